import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: {
    label: 'Capitaine',
    aliases: ['commandant', 'capitaine de navire', 'cdt', 'capitaine au long cours'],
  },
  'staff-captain': {
    label: 'Commandant adjoint',
    aliases: ['capitaine adjoint', 'second commandant', 'commandant en second'],
  },
  'chief-mate': {
    label: 'Second capitaine',
    aliases: [
      'premier officier',
      'premier officier de pont',
      'officier en second',
      'second pont',
      '1er officier',
    ],
  },
  'second-mate': {
    label: 'Deuxième officier',
    aliases: [
      'premier lieutenant',
      '1er lieutenant',
      '2e officier',
      '2ème officier',
      'deuxième officier pont',
      'lieutenant navigation',
    ],
  },
  'third-mate': {
    label: 'Troisième officier',
    aliases: [
      '3e officier',
      '3ème officier',
      'troisième officier pont',
      'lieutenant sécurité',
      'deuxième lieutenant',
      '2e lieutenant',
      '2ème lieutenant',
    ],
  },
  'fourth-mate': {
    label: 'Quatrième officier',
    aliases: [
      '4e officier',
      '4ème officier',
      'troisième lieutenant',
      '3e lieutenant',
      '3ème lieutenant',
    ],
  },
  'safety-officer': {
    label: 'Officier sécurité',
    aliases: ['responsable HSE', 'officier sécurité et environnement', 'officier environnement'],
  },
  'radio-officer': {
    label: 'Officier radio',
    aliases: ['radioélectronicien', 'officier radioélectronicien', 'opérateur SMDSM'],
  },
  'deck-cadet': {
    label: 'Élève officier pont',
    aliases: ['élève pont', 'élève officier de pont', 'cadet pont', 'élève officier passerelle'],
  },
  bosun: { label: 'Maître d’équipage', aliases: ['bosco'] },
  'able-seafarer-deck': {
    label: 'Marin qualifié pont',
    aliases: [
      'matelot qualifié',
      'matelot qualifié pont',
      'timonier',
      'matelot breveté',
      'matelot de première classe',
    ],
  },
  'ordinary-seafarer': {
    label: 'Matelot pont',
    aliases: [
      'matelot de quart passerelle',
      'matelot léger',
      'matelot de quart',
      'matelot ordinaire',
      'matelot de pont',
    ],
  },
  'deck-trainee': {
    label: 'Matelot stagiaire',
    aliases: ['mousse', 'novice pont', 'élève matelot', 'matelot débutant'],
  },
  pumpman: { label: 'Pompiste', aliases: ['maître pompiste', 'pompiste de navire-citerne'] },
  'ships-carpenter': {
    label: 'Charpentier',
    aliases: ['charpentier de bord', 'charpentier de navire'],
  },
  'deck-crane-operator': {
    label: 'Grutier de bord',
    aliases: ['grutier pont', 'conducteur de grue de bord'],
  },
  'chief-engineer': {
    label: 'Chef mécanicien',
    aliases: ['chef machine', 'chef méca', 'officier chef mécanicien'],
  },
  'second-engineer': {
    label: 'Second mécanicien',
    aliases: [
      'second méca',
      '2e mécanicien',
      '2ème mécanicien',
      'deuxième mécanicien',
      'officier second mécanicien',
    ],
  },
  'third-engineer': {
    label: 'Troisième mécanicien',
    aliases: ['3e mécanicien', '3ème mécanicien', 'troisième officier mécanicien'],
  },
  'fourth-engineer': {
    label: 'Quatrième mécanicien',
    aliases: ['4e mécanicien', '4ème mécanicien', 'quatrième officier mécanicien'],
  },
  'gas-engineer': {
    label: 'Mécanicien gaz',
    aliases: ['officier gaz', 'officier mécanicien gaz', 'ingénieur cargaison gaz'],
  },
  'refrigeration-engineer': {
    label: 'Mécanicien frigoriste',
    aliases: ['frigoriste', 'frigoriste de bord', 'maître frigoriste'],
  },
  'engine-cadet': {
    label: 'Élève officier machine',
    aliases: ['élève machine', 'élève mécanicien', 'cadet machine', 'élève officier mécanicien'],
  },
  'able-seafarer-engine': {
    label: 'Marin qualifié machine',
    aliases: ['matelot qualifié machine'],
  },
  motorman: {
    label: 'Mécanicien de quart machine',
    aliases: ['graisseur', 'matelot machine', 'matelot mécanicien', 'matelot de quart machine'],
  },
  wiper: { label: 'Nettoyeur', aliases: ['nettoyeur machine', 'aide machine'] },
  fitter: {
    label: 'Ouvrier mécanicien',
    aliases: ['ajusteur', 'ajusteur mécanicien', 'tourneur', 'mécanicien ajusteur'],
  },
  welder: {
    label: 'Soudeur',
    aliases: ['soudeur de bord', 'soudeur ajusteur', 'soudeur chaudronnier'],
  },
  'engine-trainee': {
    label: 'Matelot machine stagiaire',
    aliases: ['novice machine', 'mousse machine', 'apprenti machine'],
  },
  'electro-technical-officer': {
    label: 'Officier électrotechnicien',
    aliases: ['officier électricien', 'électricien de bord', 'électricien', 'chef électricien'],
  },
  'electro-technical-rating': {
    label: 'Matelot électrotechnicien',
    aliases: ['aide-électricien', 'matelot électricien'],
  },
  'electro-technical-cadet': {
    label: 'Élève officier électrotechnicien',
    aliases: ['élève électricien', 'cadet électrotechnicien', 'élève électrotechnicien'],
  },
  'electronics-engineer': {
    label: 'Officier électronicien',
    aliases: ['électronicien', 'électronicien de bord', 'ingénieur électronicien'],
  },
  'chief-cook': {
    label: 'Chef cuisinier',
    aliases: ['premier cuisinier', 'maître coq', '1er cuisinier'],
  },
  'second-cook': {
    label: 'Second cuisinier',
    aliases: ['deuxième cuisinier', '2e cuisinier', 'aide-cuisinier'],
  },
  'ships-cook': {
    label: 'Cuisinier',
    aliases: ['cuisinier de bord', 'cuisinier de navire', 'cuistot'],
  },
  'cook-trainee': {
    label: 'Cuisinier stagiaire',
    aliases: ['apprenti cuisinier', 'aide de cuisine'],
  },
  baker: { label: 'Boulanger', aliases: ['boulanger de bord', 'boulanger-pâtissier'] },
  'chief-steward': {
    label: 'Maître d’hôtel',
    aliases: [
      'chef steward',
      'intendant',
      'maître d’hôtel de bord',
      'responsable du service général',
    ],
  },
  steward: { label: 'Steward', aliases: ['agent du service général', 'garçon', 'hôtesse', 'ADSG'] },
  messman: { label: 'Garçon de carré', aliases: ['garçon de mess', 'serveur de carré'] },
  'offshore-installation-manager': {
    label: 'Chef d’installation offshore',
    short: 'OIM',
    aliases: ['directeur d’installation offshore', 'chef de plateforme'],
  },
  'barge-master': { label: 'Chef de barge', aliases: ['capitaine de barge', 'maître de barge'] },
  'ballast-control-operator': {
    label: 'Opérateur de ballastage',
    short: 'BCO',
    aliases: ['opérateur ballast', 'opérateur contrôle ballast'],
  },
  'senior-dp-operator': {
    label: 'Opérateur principal de positionnement dynamique',
    short: 'SDPO',
    aliases: ['opérateur DP principal', 'opérateur DP senior', 'officier DP principal'],
  },
  'dp-operator': {
    label: 'Opérateur de positionnement dynamique',
    short: 'DPO',
    aliases: ['opérateur DP', 'officier DP', 'opérateur PD'],
  },
  'tow-master': {
    label: 'Maître de remorquage',
    aliases: ['capitaine de remorquage', 'chef de remorquage'],
  },
  'offshore-crane-operator': { label: 'Grutier offshore', aliases: ['opérateur de grue offshore'] },
  'rov-supervisor': { label: 'Superviseur ROV', aliases: ['chef d’équipe ROV'] },
  'rov-pilot': {
    label: 'Pilote ROV',
    aliases: ['pilote technicien ROV', 'technicien ROV', 'opérateur ROV'],
  },
  'hydrographic-surveyor': {
    label: 'Hydrographe',
    aliases: ['ingénieur hydrographe', 'technicien hydrographe'],
  },
  rigger: { label: 'Gréeur', aliases: ['gréeur offshore', 'élingueur'] },
  roustabout: {
    label: 'Manœuvre offshore',
    aliases: ['manœuvre de plateforme', 'manœuvre de forage'],
  },
  'offshore-medic': {
    label: 'Infirmier offshore',
    aliases: ['secouriste offshore', 'infirmier de plateforme'],
  },
  'hotel-director': {
    label: 'Directeur hôtelier',
    aliases: ['directeur d’hôtel de bord', 'directeur hôtel'],
  },
  purser: {
    label: 'Commissaire de bord',
    aliases: ['commissaire', 'chef commissaire', 'écrivain de bord'],
  },
  'guest-services-officer': {
    label: 'Réceptionniste',
    aliases: ['agent d’accueil', 'agent du service clientèle', 'hôte d’accueil'],
  },
  'executive-chef': {
    label: 'Chef exécutif',
    aliases: ['chef de cuisine exécutif', 'chef des cuisines'],
  },
  'sous-chef': { label: 'Sous-chef de cuisine', aliases: ['second de cuisine', 'sous-chef'] },
  'chef-de-partie': {
    label: 'Chef de partie',
    aliases: ['demi-chef de partie'],
  },
  waiter: {
    label: 'Serveur',
    aliases: ['serveuse', 'garçon de restaurant', 'serveur de restaurant', 'chef de rang'],
  },
  bartender: { label: 'Barman', aliases: ['barmaid', 'serveur de bar'] },
  'housekeeping-supervisor': {
    label: 'Gouvernante',
    aliases: ['gouvernant', 'gouvernante générale', 'responsable housekeeping'],
  },
  'cabin-steward': {
    label: 'Garçon de cabine',
    aliases: ['steward de cabine', 'femme de chambre', 'valet de chambre', 'agent de cabine'],
  },
  'laundry-attendant': {
    label: 'Employé de blanchisserie',
    aliases: ['blanchisseur', 'buandier', 'lingère'],
  },
  'security-guard': {
    label: 'Agent de sécurité',
    aliases: ['vigile', 'garde de sécurité', 'gardien de coupée'],
  },
  'ships-doctor': {
    label: 'Médecin de bord',
    aliases: ['médecin', 'docteur de bord', 'médecin de navire'],
  },
  'ships-nurse': {
    label: 'Infirmier de bord',
    aliases: ['infirmière de bord', 'infirmier', 'infirmière'],
  },
  entertainer: {
    label: 'Animateur',
    aliases: ['animatrice', 'artiste de bord', 'danseur', 'chanteur', 'musicien'],
  },
  'youth-counsellor': {
    label: 'Animateur jeunesse',
    aliases: ['animateur enfants', 'moniteur jeunesse', 'animateur club enfants'],
  },
}
