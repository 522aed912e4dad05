import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Certificate of competency',
    short: 'CoC',
    aliases: ['COC licence', 'licence of competency', 'officer licence', 'working diploma'],
  },
  'flag-endorsement': {
    label: 'Flag State endorsement',
    aliases: ['flag endorsement', 'CRA', 'endorsement of recognition'],
  },
  'gmdss-general-operator': {
    label: 'GMDSS general operator’s certificate',
    short: 'GOC',
    aliases: ['GMDSS GOC', 'GMDSS certificate', 'GMDSS', 'radio operator certificate'],
  },
  'rating-watch-certificate': {
    label: 'Watchkeeping rating certificate',
    aliases: [
      'RFPNW certificate',
      'RFPEW certificate',
      'navigational watch rating',
      'engine room watch rating',
      'watchkeeping certificate',
    ],
  },
  'able-seafarer-certificate': {
    label: 'Able seafarer certificate',
    aliases: [
      'AB certificate',
      'able seafarer deck certificate',
      'able seafarer engine certificate',
    ],
  },

  'basic-safety-training': {
    label: 'Basic safety training',
    short: 'BST',
    aliases: [
      'STCW basic safety',
      'basic training',
      'BST certificate',
      'basic safety',
      'STCW 95 basic safety training',
    ],
  },
  'survival-craft': {
    label: 'Survival craft and rescue boats',
    short: 'PSCRB',
    aliases: [
      'proficiency in survival craft',
      'PSC',
      'lifeboat certificate',
      'proficiency in survival craft and rescue boats',
    ],
  },
  'fast-rescue-boats': {
    label: 'Fast rescue boats',
    short: 'FRB',
    aliases: ['FRC', 'fast rescue craft', 'fast rescue boat'],
  },
  'advanced-fire-fighting': {
    label: 'Advanced fire fighting',
    short: 'AFF',
    aliases: ['advanced firefighting', 'ATFF', 'fire fighting advanced'],
  },
  'medical-first-aid': {
    label: 'Medical first aid',
    short: 'MFA',
    aliases: ['first aid certificate', 'medical first aid on board'],
  },
  'medical-care': {
    label: 'Medical care on board',
    short: 'MC',
    aliases: ['medical care', 'medicare', 'ship medical care'],
  },
  'ship-security-officer': {
    label: 'Ship security officer',
    short: 'SSO',
    aliases: ['SSO certificate', 'ISPS SSO'],
  },
  'security-awareness': {
    label: 'Security awareness',
    short: 'SAT',
    aliases: ['security awareness training', 'ISPS awareness'],
  },
  'designated-security-duties': {
    label: 'Designated security duties',
    short: 'DSD',
    aliases: ['SDSD', 'seafarers with designated security duties', 'security duties'],
  },
  'tanker-basic-oil-chemical': {
    label: 'Oil and chemical tankers, basic training',
    aliases: [
      'BTOCT',
      'OCTF',
      'basic oil and chemical tanker',
      'tanker familiarization oil chemical',
    ],
  },
  'tanker-advanced-oil': {
    label: 'Oil tankers, advanced training',
    aliases: [
      'ATOT',
      'advanced oil tanker',
      'oil tanker endorsement',
      'TASCO oil',
      'advanced oil tanker training',
    ],
  },
  'tanker-advanced-chemical': {
    label: 'Chemical tankers, advanced training',
    aliases: ['ATCT', 'advanced chemical tanker', 'chemical tanker endorsement', 'chemco'],
  },
  'tanker-basic-gas': {
    label: 'Liquefied gas tankers, basic training',
    aliases: [
      'BTLGT',
      'GTF',
      'basic gas tanker',
      'gas tanker familiarization',
      'basic liquefied gas tanker',
    ],
  },
  'tanker-advanced-gas': {
    label: 'Liquefied gas tankers, advanced training',
    aliases: [
      'ATLGT',
      'advanced gas tanker',
      'gas tanker endorsement',
      'gasco',
      'advanced liquefied gas tanker',
    ],
  },
  'passenger-ship-crowd-management': {
    label: 'Passenger ships, crowd management',
    aliases: ['crowd management', 'passenger ship safety training'],
  },
  'passenger-ship-crisis-management': {
    label: 'Passenger ships, crisis management',
    aliases: [
      'crisis management and human behaviour',
      'crisis management',
      'crisis management and human behavior',
    ],
  },
  'igf-basic': {
    label: 'Ships using gases as fuel, basic training',
    short: 'IGF basic',
    aliases: ['IGF code basic', 'basic IGF training', 'LNG as fuel basic'],
  },
  'igf-advanced': {
    label: 'Ships using gases as fuel, advanced training',
    short: 'IGF advanced',
    aliases: ['IGF code advanced', 'advanced IGF training', 'LNG as fuel advanced'],
  },
  'polar-basic': {
    label: 'Polar waters, basic training',
    aliases: ['polar code basic', 'basic polar training', 'ice navigation basic'],
  },
  'polar-advanced': {
    label: 'Polar waters, advanced training',
    aliases: ['polar code advanced', 'advanced polar training', 'ice navigation advanced'],
  },
  ecdis: {
    label: 'ECDIS',
    aliases: [
      'ECDIS generic',
      'ECDIS type specific',
      'ECDIS certificate',
      'electronic chart display and information system',
    ],
  },
  'radar-arpa': {
    label: 'Radar and ARPA',
    aliases: ['ARPA', 'radar observer', 'radar navigation', 'RANSCO', 'radar simulator'],
  },
  'bridge-resource-management': {
    label: 'Bridge resource management',
    short: 'BRM',
    aliases: ['bridge team management', 'BTM', 'maritime resource management'],
  },
  'engine-room-resource-management': {
    label: 'Engine-room resource management',
    short: 'ERM',
    aliases: ['engine resource management', 'ERRM'],
  },
  'high-voltage': {
    label: 'High-voltage systems',
    short: 'HV',
    aliases: ['high voltage', 'high voltage certificate', 'HV management level'],
  },
  'ships-cook-certificate': {
    label: 'Ship’s cook certificate',
    aliases: ['MLC cook certificate', 'ship cook certificate', 'cook certificate'],
  },
  'dp-certificate': {
    label: 'Dynamic positioning certificate',
    aliases: [
      'DP unlimited',
      'DP limited',
      'NI DP certificate',
      'DP licence',
      'full DP certificate',
      'DP certificate',
    ],
  },
  'offshore-survival-training': {
    label: 'Offshore survival training',
    short: 'BOSIET',
    aliases: ['FOET', 'OPITO BOSIET', 'TBOSIET', 'basic offshore safety induction'],
  },
  'helicopter-escape-training': {
    label: 'Helicopter underwater escape training',
    short: 'HUET',
    aliases: ['helicopter escape', 'HUET certificate'],
  },
  'crane-operator-certificate': {
    label: 'Crane operator certificate',
    aliases: ['crane certificate', 'crane operator licence', 'ship crane certificate'],
  },
  'welder-certificate': {
    label: 'Welder certificate',
    aliases: ['welding certificate', '6G welding certificate', 'welder qualification'],
  },

  'seafarer-medical-certificate': {
    label: 'Seafarer medical certificate',
    aliases: [
      'medical certificate',
      'ENG1',
      'PEME',
      'medical examination',
      'flag medical',
      'fitness certificate',
    ],
  },
  'yellow-fever-vaccination': {
    label: 'Yellow fever vaccination certificate',
    aliases: ['yellow fever', 'yellow card', 'yellow fever certificate'],
  },
  'drug-and-alcohol-test': {
    label: 'Drug and alcohol test',
    aliases: ['D&A test', 'drug test', 'drug alcohol test'],
  },

  passport: { label: 'Passport', aliases: ['international passport', 'travel passport'] },
  'seamans-book': {
    label: 'Seaman’s book',
    aliases: [
      'seaman book',
      'discharge book',
      'CDC',
      'continuous discharge certificate',
      'SIRB',
      'seafarer book',
      'SRB',
      'national seamans book',
    ],
  },
  'seafarers-identity-document': {
    label: 'Seafarer’s identity document',
    short: 'SID',
    aliases: ['seafarer identity document', 'biometric SID', 'C185'],
  },
  'us-crew-visa': {
    label: 'US crew visa',
    short: 'C1/D',
    aliases: ['US visa', 'USA visa', 'C1D visa', 'American visa', 'US C1/D visa'],
  },
  'schengen-visa': { label: 'Schengen visa', aliases: ['schengen', 'EU visa'] },
  'australian-crew-visa': {
    label: 'Australian maritime crew visa',
    short: 'MCV',
    aliases: ['Australian visa', 'maritime crew visa', 'Australia visa', 'MCV visa'],
  },
}
