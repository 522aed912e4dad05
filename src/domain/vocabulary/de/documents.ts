import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Befähigungszeugnis',
    aliases: [
      'Befaehigungszeugnis',
      'Patent',
      'Offizierspatent',
      'nautisches Patent',
      'technisches Patent',
    ],
  },
  'flag-endorsement': {
    label: 'Anerkennungsvermerk des Flaggenstaates',
    aliases: [
      'Anerkennungsvermerk',
      'Flaggenstaatvermerk',
      'Vermerk über die Anerkennung',
      'Flaggenvermerk',
    ],
  },
  'gmdss-general-operator': {
    label: 'Allgemeines Betriebszeugnis für Funker',
    short: 'GOC',
    aliases: ['Allgemeines Funkbetriebszeugnis', 'GMDSS-Zeugnis', 'Funkzeugnis', 'Seefunkzeugnis'],
  },
  'rating-watch-certificate': {
    label: 'Wachbefähigung Brücke oder Maschine',
    aliases: ['Wachbefähigung', 'Wachbefähigung Brücke', 'Wachbefähigung Maschine', 'NWB', 'TWB'],
  },
  'able-seafarer-certificate': {
    label: 'Befähigungsnachweis Vollmatrose',
    aliases: ['Vollmatrosenzeugnis', 'Vollmatrose Deck', 'Vollmatrose Maschine', 'Matrosenbrief'],
  },

  'basic-safety-training': {
    label: 'Sicherheitsgrundausbildung',
    short: 'SGA',
    aliases: [
      'Sicherheitsgrundlehrgang',
      'Grundlegende Sicherheitsausbildung',
      'Basissicherheitstraining',
    ],
  },
  'survival-craft': {
    label: 'Führen von Überlebensfahrzeugen und Bereitschaftsbooten',
    short: 'SÜB',
    aliases: [
      'Überlebensfahrzeuge und Bereitschaftsboote',
      'Überlebensfahrzeuge',
      'Rettungsbootmann',
    ],
  },
  'fast-rescue-boats': {
    label: 'Führen von schnellen Bereitschaftsbooten',
    short: 'SBB',
    aliases: ['Schnelle Bereitschaftsboote', 'schnelles Bereitschaftsboot'],
  },
  'advanced-fire-fighting': {
    label: 'Leitung von Brandbekämpfungsmaßnahmen',
    short: 'SLB',
    aliases: [
      'Fortschrittliche Brandbekämpfung',
      'Feuerschutzlehrgang für Führungskräfte',
      'Brandbekämpfung für Fortgeschrittene',
    ],
  },
  'medical-first-aid': {
    label: 'Medizinische Erste Hilfe',
    aliases: ['Erste Hilfe an Bord', 'Medizinische Erste Hilfe an Bord'],
  },
  'medical-care': {
    label: 'Medizinische Betreuung an Bord',
    aliases: [
      'Medizinische Betreuung',
      'Medizinischer Lehrgang',
      'Medizinischer Wiederholungslehrgang',
    ],
  },
  'ship-security-officer': {
    label: 'Beauftragter für die Gefahrenabwehr auf dem Schiff',
    short: 'SSO',
    aliases: ['Gefahrenabwehrbeauftragter', 'Gefahrenabwehrbeauftragter Schiff'],
  },
  'security-awareness': {
    label: 'Bewusstsein für die Gefahrenabwehr',
    aliases: ['Einführung in die Gefahrenabwehr', 'Gefahrenabwehr, allgemeines Bewusstsein'],
  },
  'designated-security-duties': {
    label: 'Spezifische Aufgaben der Gefahrenabwehr',
    aliases: ['Aufgaben in der Gefahrenabwehr', 'Gefahrenabwehr, besondere Aufgaben'],
  },
  'tanker-basic-oil-chemical': {
    label: 'Öl- und Chemikalientankschiffe, Grundausbildung',
    aliases: ['Grundausbildung Öl- und Chemikalientanker'],
  },
  'tanker-advanced-oil': {
    label: 'Öltankschiffe, Fortbildung',
    aliases: ['Fortbildung Öltanker', 'Öltankerlehrgang', 'Tanker-Fortbildung Öl'],
  },
  'tanker-advanced-chemical': {
    label: 'Chemikalientankschiffe, Fortbildung',
    aliases: [
      'Fortbildung Chemikalientanker',
      'Chemikalientankerlehrgang',
      'Tanker-Fortbildung Chemikalien',
    ],
  },
  'tanker-basic-gas': {
    label: 'Flüssiggastankschiffe, Grundausbildung',
    aliases: ['Grundausbildung Gastanker', 'Grundausbildung Flüssiggastanker'],
  },
  'tanker-advanced-gas': {
    label: 'Flüssiggastankschiffe, Fortbildung',
    aliases: ['Fortbildung Gastanker', 'Gastankerlehrgang', 'Tanker-Fortbildung Gas'],
  },
  'passenger-ship-crowd-management': {
    label: 'Fahrgastschiffe, Führung von Menschenmengen',
    aliases: [
      'Führung von Menschenmengen',
      'Führen von Menschenmengen',
      'Lenkung von Menschenmengen',
    ],
  },
  'passenger-ship-crisis-management': {
    label: 'Fahrgastschiffe, Krisenbewältigung',
    aliases: [
      'Krisenbewältigung und menschliches Verhalten',
      'Krisenmanagement',
      'Krisenbewältigung',
    ],
  },
  'igf-basic': {
    label: 'Schiffe nach dem IGF-Code, Grundausbildung',
    short: 'IGF-G',
    aliases: ['IGF-Grundausbildung', 'Grundausbildung IGF-Code'],
  },
  'igf-advanced': {
    label: 'Schiffe nach dem IGF-Code, Fortbildung',
    short: 'IGF-F',
    aliases: ['IGF-Fortbildung', 'Fortbildung IGF-Code'],
  },
  'polar-basic': {
    label: 'Polargewässer, Grundausbildung',
    aliases: ['Grundausbildung Polargewässer', 'Polar-Code-Grundausbildung'],
  },
  'polar-advanced': {
    label: 'Polargewässer, Fortbildung',
    aliases: ['Fortbildung Polargewässer', 'Polar-Code-Fortbildung'],
  },
  ecdis: {
    label: 'ECDIS',
    aliases: ['ECDIS-Lehrgang', 'ECDIS-Zeugnis', 'Elektronisches Seekartensystem'],
  },
  'radar-arpa': { label: 'Radar und ARPA', aliases: ['Radarlehrgang', 'ARPA-Lehrgang'] },
  'bridge-resource-management': {
    label: 'Ressourcenmanagement auf der Brücke',
    short: 'BRM',
    aliases: ['Brückenressourcenmanagement', 'Brückenteam-Management'],
  },
  'engine-room-resource-management': {
    label: 'Ressourcenmanagement im Maschinenraum',
    short: 'ERM',
    aliases: ['Maschinenraum-Ressourcenmanagement', 'Maschinenressourcenmanagement'],
  },
  'high-voltage': {
    label: 'Hochspannungsanlagen',
    short: 'HV',
    aliases: ['Hochspannung', 'Hochspannungslehrgang', 'Hochspannungsschein'],
  },
  'ships-cook-certificate': {
    label: 'Befähigungsnachweis Schiffskoch',
    aliases: ['Schiffskochzeugnis', 'Schiffskochlehrgang', 'Schiffskoch nach MLC'],
  },
  'dp-certificate': {
    label: 'Zeugnis für dynamisches Positionieren',
    short: 'DP',
    aliases: ['DP-Zeugnis', 'DP-Zertifikat', 'Dynamisches Positionieren', 'DP-Schein'],
  },
  'offshore-survival-training': {
    label: 'Offshore-Sicherheits- und Überlebenstraining',
    short: 'BOSIET',
    aliases: [
      'Offshore-Sicherheitstraining',
      'Offshore-Überlebenstraining',
      'Überlebenstraining offshore',
    ],
  },
  'helicopter-escape-training': {
    label: 'Unterwasserausstieg aus dem Hubschrauber',
    short: 'HUET',
    aliases: [
      'Hubschrauber-Unterwasserausstieg',
      'HUET-Training',
      'Helikopter-Unterwasserausstieg',
    ],
  },
  'crane-operator-certificate': {
    label: 'Kranführerzeugnis',
    aliases: ['Kranführerschein', 'Kranschein', 'Befähigungsnachweis Kranführer'],
  },
  'welder-certificate': {
    label: 'Schweißerzeugnis',
    aliases: ['Schweißerschein', 'Schweißerprüfung', 'Schweisserzeugnis', 'Schweisserschein'],
  },

  'seafarer-medical-certificate': {
    label: 'Seediensttauglichkeitszeugnis',
    aliases: [
      'Seetauglichkeitszeugnis',
      'Seediensttauglichkeit',
      'Seetauglichkeit',
      'ärztliches Zeugnis',
    ],
  },
  'yellow-fever-vaccination': {
    label: 'Impfnachweis Gelbfieber',
    aliases: ['Gelbfieberimpfung', 'Gelbfieber', 'Gelbfieberimpfbescheinigung'],
  },
  'drug-and-alcohol-test': {
    label: 'Drogen- und Alkoholtest',
    aliases: ['Drogentest', 'Alkohol- und Drogentest', 'Drogenscreening'],
  },

  passport: { label: 'Reisepass', aliases: ['Pass', 'Auslandspass'] },
  'seamans-book': {
    label: 'Seefahrtsbuch',
    aliases: ['Seefahrtbuch', 'Seemannsbuch'],
  },
  'seafarers-identity-document': {
    label: 'Ausweis für Seeleute',
    short: 'SID',
    aliases: ['Seeleuteausweis', 'Personalausweis für Seeleute', 'Seemannsausweis'],
  },
  'us-crew-visa': {
    label: 'US-Visum für Besatzungsmitglieder',
    short: 'C1/D',
    aliases: ['US-Visum', 'USA-Visum', 'Crewvisum USA', 'C1/D-Visum', 'amerikanisches Visum'],
  },
  'schengen-visa': { label: 'Schengen-Visum', aliases: ['EU-Visum'] },
  'australian-crew-visa': {
    label: 'Australisches Visum für Seeleute',
    short: 'MCV',
    aliases: ['Australienvisum', 'MCV-Visum', 'australisches Crewvisum', 'australisches Visum'],
  },
}
