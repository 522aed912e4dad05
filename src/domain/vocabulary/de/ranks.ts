import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: {
    label: 'Kapitän',
    aliases: ['Kapitaen', 'Kapitänin', 'Kpt.', 'Schiffsführer', 'Schiffskapitän'],
  },
  'staff-captain': {
    label: 'Staffkapitän',
    aliases: ['Staffkapitaen', 'stellvertretender Kapitän', 'Vizekapitän'],
  },
  'chief-mate': {
    label: 'Erster Offizier',
    short: '1. NO',
    aliases: [
      '1. Offizier',
      'Erster nautischer Offizier',
      '1. nautischer Offizier',
      'I. Offizier',
      'NEO',
      'Nautischer Erster Offizier',
      'I. NO',
      'Erste Offizierin',
      'Erster Steuermann',
      '1. Steuermann',
    ],
  },
  'second-mate': {
    label: 'Zweiter Offizier',
    short: '2. NO',
    aliases: [
      '2. Offizier',
      'Zweiter nautischer Offizier',
      '2. nautischer Offizier',
      'II. Offizier',
      'II. NO',
      'Zweite Offizierin',
      'Zweiter Steuermann',
      '2. Steuermann',
    ],
  },
  'third-mate': {
    label: 'Dritter Offizier',
    short: '3. NO',
    aliases: [
      '3. Offizier',
      'Dritter nautischer Offizier',
      '3. nautischer Offizier',
      'III. Offizier',
      'III. NO',
      'Dritte Offizierin',
    ],
  },
  'fourth-mate': {
    label: 'Vierter Offizier',
    aliases: ['4. Offizier', 'Vierter nautischer Offizier', '4. nautischer Offizier', '4. NO'],
  },
  'safety-officer': { label: 'Sicherheitsoffizier', aliases: ['Umweltoffizier', 'HSE-Offizier'] },
  'radio-officer': {
    label: 'Funkoffizier',
    aliases: ['Funker', 'Bordfunker', 'Seefunker', 'Schiffsfunker'],
  },
  'deck-cadet': {
    label: 'Nautischer Offiziersassistent',
    short: 'NOA',
    aliases: [
      'Nautischer Offiziersanwärter',
      'Deckskadett',
      'Kadett Deck',
      'Nautischer Kadett',
      'nautischer Assistent',
      'Nautische Offiziersassistentin',
    ],
  },
  bosun: { label: 'Bootsmann', aliases: ['Bosmann', 'Decksbootsmann', 'Schiffsbootsmann'] },
  'able-seafarer-deck': {
    label: 'Vollmatrose Deck',
    aliases: ['Vollmatrose im Decksbereich', 'Vollmatrose Decksbereich', 'Rudergänger', 'NVM'],
  },
  'ordinary-seafarer': {
    label: 'Leichtmatrose',
    aliases: ['Decksmann', 'Wachmatrose', 'Wachgänger Brücke', 'Decksarbeiter'],
  },
  'deck-trainee': {
    label: 'Trainee Deck',
    aliases: ['Decksjunge', 'Schiffsjunge', 'Moses', 'Deckspraktikant', 'Jungmann'],
  },
  pumpman: { label: 'Pumpenmann', aliases: ['Pumpmann'] },
  'ships-carpenter': { label: 'Schiffszimmermann', aliases: ['Zimmermann', 'Bordzimmermann'] },
  'deck-crane-operator': {
    label: 'Bordkranführer',
    aliases: ['Schiffskranführer', 'Bordkranfahrer'],
  },

  'chief-engineer': {
    label: 'Leiter der Maschinenanlage',
    short: 'LI',
    aliases: [
      'Leitender Ingenieur',
      'Leiter Maschinenanlage',
      'Leitender technischer Offizier',
      'Leiter Maschine',
      'TLM',
      'Chefingenieur',
    ],
  },
  'second-engineer': {
    label: 'Zweiter technischer Schiffsoffizier',
    short: '2. TO',
    aliases: [
      'Zweiter technischer Offizier',
      'Zweiter Ingenieur',
      '2. Ingenieur',
      'II. Ingenieur',
      '2. technischer Offizier',
      'TZO',
      'II. TO',
      '2. Ing.',
      'II. Ing.',
    ],
  },
  'third-engineer': {
    label: 'Dritter technischer Schiffsoffizier',
    short: '3. TO',
    aliases: [
      'Dritter technischer Offizier',
      'Dritter Ingenieur',
      '3. Ingenieur',
      'III. Ingenieur',
      '3. technischer Offizier',
      'III. TO',
      '3. Ing.',
      'III. Ing.',
    ],
  },
  'fourth-engineer': {
    label: 'Vierter technischer Schiffsoffizier',
    short: '4. TO',
    aliases: [
      'Vierter technischer Offizier',
      'Vierter Ingenieur',
      '4. Ingenieur',
      '4. technischer Offizier',
      '4. Ing.',
    ],
  },
  'gas-engineer': { label: 'Gasingenieur', aliases: ['Ladungsingenieur', 'Ladungsoffizier Gas'] },
  'refrigeration-engineer': {
    label: 'Kühlingenieur',
    aliases: ['Kälteingenieur', 'Kühlmaschinist', 'Kältetechniker'],
  },
  'engine-cadet': {
    label: 'Technischer Offiziersassistent',
    short: 'TOA',
    aliases: [
      'Technischer Offiziersanwärter',
      'Maschinenkadett',
      'Kadett Maschine',
      'Technischer Kadett',
      'Ingenieurassistent',
      'technischer Assistent',
      'Technische Offiziersassistentin',
    ],
  },
  'able-seafarer-engine': {
    label: 'Vollmatrose Maschine',
    aliases: ['Vollmatrose im Maschinenbereich', 'Vollmatrose Maschinenbereich', 'TVM'],
  },
  motorman: {
    label: 'Motorenwärter',
    aliases: [
      'Motormann',
      'Maschinenwärter',
      'Motorenwart',
      'Öler',
      'Schmierer',
      'Wachgänger Maschine',
    ],
  },
  wiper: {
    label: 'Maschinenreiniger',
    aliases: ['Reiniger', 'Reiniger Maschine', 'Maschinenhelfer'],
  },
  fitter: {
    label: 'Fitter',
    aliases: ['Schiffsschlosser', 'Maschinenschlosser', 'Bordschlosser', 'Schlosser', 'Dreher'],
  },
  welder: { label: 'Schweißer', aliases: ['Schweisser', 'Schiffsschweißer', 'Schiffsschweisser'] },
  'engine-trainee': {
    label: 'Trainee Maschine',
    aliases: ['Maschinenjunge', 'Maschinenpraktikant'],
  },

  'electro-technical-officer': {
    label: 'Elektrotechnischer Schiffsoffizier',
    short: 'ETO',
    aliases: [
      'Elektrotechnischer Offizier',
      'Elektrooffizier',
      'Elektroingenieur',
      'Schiffselektroingenieur',
    ],
  },
  'electro-technical-rating': {
    label: 'Schiffselektriker',
    aliases: ['ESE', 'Elektrikerassistent', 'Elektrotechnischer Schiffsmann'],
  },
  'electro-technical-cadet': {
    label: 'Elektrotechnischer Offiziersassistent',
    aliases: [
      'Elektrotechnischer Offiziersanwärter',
      'Kadett Elektrotechnik',
      'Elektrokadett',
      'ETO-Assistent',
    ],
  },
  'electronics-engineer': {
    label: 'Elektronikingenieur',
    aliases: ['Schiffselektroniker', 'Elektroniker'],
  },

  'chief-cook': { label: 'Erster Koch', aliases: ['1. Koch', 'Oberkoch'] },
  'second-cook': { label: 'Zweiter Koch', aliases: ['2. Koch', 'Beikoch', 'Kochsmaat'] },
  'ships-cook': {
    label: 'Schiffskoch',
    aliases: ['Koch', 'Köchin', 'Koechin', 'Smutje', 'Bordkoch', 'Schiffsköchin'],
  },
  'cook-trainee': {
    label: 'Trainee Küche',
    aliases: ['Kochlehrling', 'Küchenjunge', 'Küchenhelfer', 'Kochsjunge'],
  },
  baker: {
    label: 'Bäcker',
    aliases: ['Schiffsbäcker', 'Bordbäcker', 'Baecker', 'Bäcker und Konditor'],
  },
  'chief-steward': {
    label: 'Chefsteward',
    aliases: ['Obersteward', 'Chefstewardess', 'Erster Steward', '1. Steward'],
  },
  steward: { label: 'Steward', aliases: ['Schiffssteward', 'Bordsteward', 'Zweiter Steward'] },
  messman: {
    label: 'Messesteward',
    aliases: ['Messejunge', 'Messjunge', 'Messebursche', 'Messestewardess', 'Aufklarer'],
  },

  'offshore-installation-manager': {
    label: 'Offshore Installation Manager',
    short: 'OIM',
    aliases: ['Plattformleiter', 'Leiter der Offshore-Anlage'],
  },
  'barge-master': { label: 'Barge Master', aliases: ['Bargenkapitän', 'Bargenführer'] },
  'ballast-control-operator': {
    label: 'Ballast Control Operator',
    short: 'BCO',
    aliases: ['Ballastkontrolleur'],
  },
  'senior-dp-operator': {
    label: 'Senior DP Operator',
    short: 'SDPO',
    aliases: ['Leitender DP-Operator', 'Erster DP-Operator'],
  },
  'dp-operator': {
    label: 'DP-Operator',
    short: 'DPO',
    aliases: ['DP-Offizier', 'Operator für dynamisches Positionieren'],
  },
  'tow-master': { label: 'Schleppmeister', aliases: ['Schleppleiter', 'Schleppzugführer'] },
  'offshore-crane-operator': {
    label: 'Offshore-Kranführer',
    aliases: ['Kranführer offshore', 'Offshore-Kranfahrer'],
  },
  'rov-supervisor': { label: 'ROV-Supervisor', aliases: ['ROV-Einsatzleiter', 'ROV-Leiter'] },
  'rov-pilot': { label: 'ROV-Pilot', aliases: ['ROV-Techniker', 'Pilot für Unterwasserfahrzeuge'] },
  'hydrographic-surveyor': {
    label: 'Hydrograph',
    aliases: ['Hydrograf', 'Hydrographischer Vermesser', 'Seevermesser', 'Vermessungsingenieur'],
  },
  rigger: { label: 'Rigger', aliases: ['Takler', 'Anschläger'] },
  roustabout: {
    label: 'Roustabout',
    aliases: ['Bohrplattformarbeiter'],
  },
  'offshore-medic': {
    label: 'Offshore-Sanitäter',
    aliases: [
      'Sanitäter',
      'Offshore-Rettungssanitäter',
      'Notfallsanitäter',
      'Offshore-Notfallsanitäter',
    ],
  },

  'hotel-director': {
    label: 'Hoteldirektor',
    aliases: ['Hotelleiter', 'Hoteldirektorin', 'Leiter Hotelbetrieb'],
  },
  purser: {
    label: 'Zahlmeister',
    aliases: ['Bordzahlmeister', 'Schiffszahlmeister', 'Oberzahlmeister'],
  },
  'guest-services-officer': {
    label: 'Mitarbeiter Gästeservice',
    aliases: [
      'Rezeptionist',
      'Rezeptionistin',
      'Gästebetreuer',
      'Rezeptionsmitarbeiter',
      'Mitarbeiter Rezeption',
    ],
  },
  'executive-chef': {
    label: 'Küchenchef',
    aliases: ['Kuechenchef', 'Küchendirektor', 'Küchenleiter'],
  },
  'sous-chef': { label: 'Souschef', aliases: ['stellvertretender Küchenchef'] },
  'chef-de-partie': {
    label: 'Chef de Partie',
    aliases: ['Postenchef', 'Partiechef', 'Demichef'],
  },
  waiter: {
    label: 'Kellner',
    aliases: ['Kellnerin', 'Restaurantfachmann', 'Restaurantfachfrau', 'Chef de Rang'],
  },
  bartender: { label: 'Barkeeper', aliases: ['Barmixer', 'Barkellner', 'Barkeeperin'] },
  'housekeeping-supervisor': {
    label: 'Housekeeping-Leiter',
    aliases: ['Hausdame', 'Erste Hausdame', 'Etagenhausdame', 'Leitung Housekeeping'],
  },
  'cabin-steward': {
    label: 'Kabinensteward',
    aliases: ['Kabinenstewardess', 'Zimmersteward', 'Zimmermädchen'],
  },
  'laundry-attendant': {
    label: 'Wäscher',
    aliases: ['Waescher', 'Wäschereimitarbeiter', 'Waschmann', 'Wäschesteward'],
  },
  'security-guard': {
    label: 'Sicherheitsmitarbeiter',
    aliases: ['Wachmann', 'Gangwaywache', 'Sicherheitskraft', 'Sicherheitswache'],
  },
  'ships-doctor': {
    label: 'Schiffsarzt',
    aliases: ['Schiffsärztin', 'Bordarzt', 'Arzt', 'Ärztin'],
  },
  'ships-nurse': {
    label: 'Krankenpfleger',
    aliases: [
      'Krankenschwester',
      'Schiffskrankenpfleger',
      'Bordkrankenschwester',
      'Schiffskrankenschwester',
      'Pflegefachkraft',
    ],
  },
  entertainer: {
    label: 'Entertainer',
    aliases: ['Unterhaltungskünstler', 'Musiker', 'Sänger', 'Tänzer', 'Tänzerin', 'Sängerin'],
  },
  'youth-counsellor': {
    label: 'Jugendbetreuer',
    aliases: ['Kinderbetreuer', 'Kinderbetreuerin', 'Kids-Club-Betreuer', 'Jugendbetreuerin'],
  },
}
