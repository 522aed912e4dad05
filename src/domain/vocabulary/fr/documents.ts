import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Brevet d’aptitude',
    aliases: ['brevet', 'brevet d’officier', 'brevet STCW'],
  },
  'flag-endorsement': {
    label: 'Visa de reconnaissance de l’État du pavillon',
    aliases: ['visa de reconnaissance', 'attestation de reconnaissance', 'visa du pavillon'],
  },
  'gmdss-general-operator': {
    label: 'Certificat général d’opérateur',
    short: 'CGO',
    aliases: ['CGO SMDSM', 'certificat SMDSM', 'SMDSM', 'certificat général d’opérateur SMDSM'],
  },
  'rating-watch-certificate': {
    label: 'Certificat de matelot de quart',
    aliases: [
      'certificat de matelot de quart passerelle',
      'certificat de mécanicien de quart machine',
    ],
  },
  'able-seafarer-certificate': {
    label: 'Certificat de marin qualifié',
    aliases: ['certificat de marin qualifié pont', 'certificat de marin qualifié machine'],
  },
  'basic-safety-training': {
    label: 'Certificat de formation de base à la sécurité',
    short: 'CFBS',
    aliases: ['formation de base à la sécurité'],
  },
  'survival-craft': {
    label: 'Embarcations et radeaux de sauvetage',
    short: 'CAEERS',
    aliases: [
      'certificat d’aptitude à l’exploitation des embarcations et radeaux de sauvetage',
      'BAEERS',
    ],
  },
  'fast-rescue-boats': {
    label: 'Canots de secours rapides',
    short: 'CAECSR',
    aliases: [
      'certificat d’aptitude à l’exploitation des canots de secours rapides',
      'canot de secours rapide',
    ],
  },
  'advanced-fire-fighting': {
    label: 'Techniques avancées de lutte contre l’incendie',
    short: 'CQALI',
    aliases: [
      'certificat de qualification avancée à la lutte contre l’incendie',
      'lutte avancée contre l’incendie',
    ],
  },
  'medical-first-aid': {
    label: 'Soins médicaux d’urgence',
    short: 'EM II',
    aliases: ['enseignement médical de niveau II', 'enseignement médical niveau 2', 'medical II'],
  },
  'medical-care': {
    label: 'Soins médicaux à bord',
    short: 'EM III',
    aliases: ['enseignement médical de niveau III', 'enseignement médical niveau 3', 'medical III'],
  },
  'ship-security-officer': {
    label: 'Agent de sûreté du navire',
    aliases: ['certificat d’agent de sûreté du navire', 'agent de sûreté navire'],
  },
  'security-awareness': {
    label: 'Sensibilisation à la sûreté',
    aliases: ['certificat de sensibilisation à la sûreté'],
  },
  'designated-security-duties': {
    label: 'Tâches spécifiques liées à la sûreté',
    aliases: ['certificat de formation spécifique à la sûreté', 'formation spécifique à la sûreté'],
  },
  'tanker-basic-oil-chemical': {
    label: 'Pétroliers et chimiquiers, formation de base',
    aliases: [
      'formation de base pétroliers et chimiquiers',
      'formation de base pétroliers et navires-citernes pour produits chimiques',
    ],
  },
  'tanker-advanced-oil': {
    label: 'Pétroliers, formation avancée',
    aliases: ['formation avancée pétroliers', 'spécialisation pétroliers'],
  },
  'tanker-advanced-chemical': {
    label: 'Chimiquiers, formation avancée',
    aliases: ['formation avancée chimiquiers', 'spécialisation chimiquiers'],
  },
  'tanker-basic-gas': {
    label: 'Navires-citernes pour gaz liquéfiés, formation de base',
    aliases: ['formation de base gaziers', 'formation de base gaz liquéfiés'],
  },
  'tanker-advanced-gas': {
    label: 'Navires-citernes pour gaz liquéfiés, formation avancée',
    aliases: [
      'formation avancée gaziers',
      'formation avancée gaz liquéfiés',
      'spécialisation gaziers',
    ],
  },
  'passenger-ship-crowd-management': {
    label: 'Navires à passagers, encadrement des passagers',
    aliases: ['encadrement des passagers', 'gestion de la foule'],
  },
  'passenger-ship-crisis-management': {
    label: 'Navires à passagers, gestion des situations de crise',
    aliases: [
      'gestion des situations de crise',
      'gestion des situations de crise et comportement humain',
    ],
  },
  'igf-basic': {
    label: 'Navires relevant du recueil IGF, formation de base',
    aliases: ['formation de base IGF', 'IGF base', 'recueil IGF base'],
  },
  'igf-advanced': {
    label: 'Navires relevant du recueil IGF, formation avancée',
    aliases: ['formation avancée IGF', 'IGF avancé', 'recueil IGF avancé'],
  },
  'polar-basic': {
    label: 'Eaux polaires, formation de base',
    aliases: ['navires en eaux polaires base', 'recueil polaire base', 'formation polaire de base'],
  },
  'polar-advanced': {
    label: 'Eaux polaires, formation avancée',
    aliases: [
      'navires en eaux polaires avancé',
      'recueil polaire avancé',
      'formation polaire avancée',
    ],
  },
  ecdis: {
    label: 'ECDIS',
    aliases: ['SVCEI', 'formation ECDIS', 'système de visualisation des cartes électroniques'],
  },
  'radar-arpa': { label: 'Radar et APRA', aliases: ['APRA', 'radar APRA', 'radar et ARPA'] },
  'bridge-resource-management': {
    label: 'Gestion des ressources à la passerelle',
    short: 'BRM',
    aliases: ['gestion des ressources passerelle'],
  },
  'engine-room-resource-management': {
    label: 'Gestion des ressources à la machine',
    short: 'ERM',
    aliases: ['gestion des ressources machine', 'gestion des ressources de la salle des machines'],
  },
  'high-voltage': {
    label: 'Haute tension',
    aliases: ['formation haute tension', 'habilitation haute tension'],
  },
  'ships-cook-certificate': {
    label: 'Certificat de cuisinier de navire',
    aliases: ['certificat de cuisinier', 'brevet de cuisinier de navire'],
  },
  'dp-certificate': {
    label: 'Certificat de positionnement dynamique',
    aliases: [
      'certificat DP',
      'certificat d’opérateur DP',
      'certificat d’opérateur de positionnement dynamique',
    ],
  },
  'offshore-survival-training': {
    label: 'Formation à la survie offshore',
    short: 'BOSIET',
    aliases: ['survie offshore', 'formation survie en mer offshore'],
  },
  'helicopter-escape-training': {
    label: 'Évacuation d’hélicoptère immergé',
    short: 'HUET',
    aliases: ['évacuation hélicoptère', 'formation à l’évacuation d’un hélicoptère immergé'],
  },
  'crane-operator-certificate': {
    label: 'Certificat de grutier',
    aliases: ['permis de grutier', 'certificat de conducteur de grue'],
  },
  'welder-certificate': {
    label: 'Certificat de soudeur',
    aliases: ['qualification de soudeur', 'licence de soudeur'],
  },
  'seafarer-medical-certificate': {
    label: 'Certificat médical d’aptitude à la navigation',
    aliases: [
      'certificat médical',
      'certificat d’aptitude médicale',
      'aptitude médicale à la navigation',
      'visite médicale des gens de mer',
    ],
  },
  'yellow-fever-vaccination': {
    label: 'Certificat de vaccination contre la fièvre jaune',
    aliases: [
      'fièvre jaune',
      'vaccin contre la fièvre jaune',
      'carnet jaune',
      'vaccination fièvre jaune',
    ],
  },
  'drug-and-alcohol-test': {
    label: 'Test de dépistage d’alcool et de stupéfiants',
    aliases: ['test drogue et alcool', 'dépistage alcool et drogues', 'test alcool et drogue'],
  },
  passport: { label: 'Passeport', aliases: ['passeport biométrique'] },
  'seamans-book': {
    label: 'Livret professionnel maritime',
    aliases: [
      'livret de marin',
      'livret maritime',
      'livret professionnel',
      'carnet de marin',
      'fascicule de marin',
      'fascicule de navigation maritime',
    ],
  },
  'seafarers-identity-document': {
    label: 'Pièce d’identité des gens de mer',
    short: 'SID',
    aliases: ['pièce d’identité du marin', 'document d’identité des gens de mer'],
  },
  'us-crew-visa': {
    label: 'Visa américain d’équipage',
    short: 'C1/D',
    aliases: ['visa américain', 'visa USA', 'visa équipage américain', 'visa États-Unis'],
  },
  'schengen-visa': { label: 'Visa Schengen', aliases: ['visa court séjour Schengen'] },
  'australian-crew-visa': {
    label: 'Visa australien d’équipage maritime',
    short: 'MCV',
    aliases: ['visa australien', 'visa Australie'],
  },
}
