import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Certificate of competency (COC)',
    short: 'COC',
    aliases: ['lisensiya', 'lisensya', 'lisensya ng opisyal', 'MARINA COC'],
  },
  'flag-endorsement': {
    label: 'Flag State endorsement',
    aliases: ['lisensya ng flag', 'endorsement ng flag State', 'flag license'],
  },
  'gmdss-general-operator': {
    label: 'GMDSS general operator’s certificate',
    short: 'GOC',
    aliases: ['lisensya sa GMDSS'],
  },
  'rating-watch-certificate': {
    label: 'Watchkeeping rating certificate',
    aliases: [
      'watchkeeping COP',
      'deck watchkeeping',
      'engine watchkeeping',
      'watchkeeping certificate ng rating',
    ],
  },
  'able-seafarer-certificate': {
    label: 'Able seafarer certificate',
    aliases: ['able seafarer COP'],
  },

  'basic-safety-training': {
    label: 'Basic training (BT)',
    short: 'BT',
    aliases: ['basic training COP'],
  },
  'survival-craft': {
    label: 'Survival craft and rescue boats (PSCRB)',
    short: 'PSCRB',
    aliases: ['PSCRB COP'],
  },
  'fast-rescue-boats': { label: 'Fast rescue boats', short: 'FRB', aliases: ['PFRB'] },
  'advanced-fire-fighting': {
    label: 'Advanced fire fighting (AFF)',
    short: 'AFF',
  },
  'medical-first-aid': { label: 'Medical first aid (MEFA)', short: 'MEFA', aliases: ['MEFA COP'] },
  'medical-care': { label: 'Medical care (MECA)', short: 'MECA', aliases: ['MECA COP'] },
  'ship-security-officer': { label: 'Ship security officer (SSO)', short: 'SSO' },
  'security-awareness': { label: 'Security awareness training', short: 'SAT' },
  'designated-security-duties': {
    label: 'Seafarers with designated security duties (SDSD)',
    short: 'SDSD',
  },
  'tanker-basic-oil-chemical': {
    label: 'Oil and chemical tanker, basic training (BTOCT)',
    short: 'BTOCT',
  },
  'tanker-advanced-oil': { label: 'Oil tanker, advanced training (ATOT)', short: 'ATOT' },
  'tanker-advanced-chemical': {
    label: 'Chemical tanker, advanced training (ATCT)',
    short: 'ATCT',
  },
  'tanker-basic-gas': {
    label: 'Liquefied gas tanker, basic training (BTLGT)',
    short: 'BTLGT',
  },
  'tanker-advanced-gas': {
    label: 'Liquefied gas tanker, advanced training (ATLGT)',
    short: 'ATLGT',
  },
  'passenger-ship-crowd-management': {
    label: 'Passenger ship, crowd management',
    aliases: ['crowd management training', 'CMT'],
  },
  'passenger-ship-crisis-management': {
    label: 'Passenger ship, crisis management',
    aliases: ['crisis management training', 'CMHBT'],
  },
  'igf-basic': { label: 'IGF Code, basic training', aliases: ['BT-IGF', 'basic IGF'] },
  'igf-advanced': { label: 'IGF Code, advanced training', aliases: ['AT-IGF', 'advanced IGF'] },
  'polar-basic': { label: 'Polar waters, basic training', aliases: ['basic polar'] },
  'polar-advanced': { label: 'Polar waters, advanced training', aliases: ['advanced polar'] },
  ecdis: { label: 'ECDIS', aliases: ['operational use of ECDIS'] },
  'radar-arpa': { label: 'Radar and ARPA' },
  'bridge-resource-management': {
    label: 'Bridge resource management',
    short: 'BRM',
    aliases: ['ship simulator and bridge teamwork', 'SSBT'],
  },
  'engine-room-resource-management': { label: 'Engine-room resource management', short: 'ERM' },
  'high-voltage': { label: 'High voltage', short: 'HV' },
  'ships-cook-certificate': {
    label: 'Ship’s cook certificate',
    aliases: ['ship’s catering NC III', 'certificate ng ship’s cook'],
  },
  'dp-certificate': {
    label: 'DP certificate',
    aliases: ['dynamic positioning'],
  },
  'offshore-survival-training': {
    label: 'Basic offshore safety induction and emergency training (BOSIET)',
    short: 'BOSIET',
  },
  'helicopter-escape-training': {
    label: 'Helicopter underwater escape training (HUET)',
    short: 'HUET',
  },
  'crane-operator-certificate': { label: 'Crane operator certificate' },
  'welder-certificate': {
    label: 'Welder certificate',
    aliases: ['SMAW NC II'],
  },

  'seafarer-medical-certificate': {
    label: 'Medical certificate ng marino',
    aliases: ['medikal', 'sertipikong medikal'],
  },
  'yellow-fever-vaccination': {
    label: 'Yellow fever vaccination',
    aliases: ['yellow fever vaccine', 'bakuna sa yellow fever'],
  },
  'drug-and-alcohol-test': { label: 'Drug and alcohol test' },

  passport: { label: 'Pasaporte', aliases: ['PH passport'] },
  'seamans-book': {
    label: 'Seaman’s book (SRB)',
    short: 'SRB',
    aliases: [
      'seamans identification and record book',
      'SIRB',
      'seafarers record book',
      'seafarers identification and record book',
      'seamans book SIRB',
    ],
  },
  'seafarers-identity-document': {
    label: 'Seafarer’s identity document (SID)',
    short: 'SID',
    aliases: ['SID ng MARINA'],
  },
  'us-crew-visa': {
    label: 'US crew visa',
    short: 'C1/D',
    aliases: ['visa sa Amerika', 'visa sa US'],
  },
  'schengen-visa': { label: 'Schengen visa', aliases: ['visa sa Schengen', 'visa sa Europa'] },
  'australian-crew-visa': {
    label: 'Australian maritime crew visa',
    short: 'MCV',
    aliases: ['visa sa Australia'],
  },
}
