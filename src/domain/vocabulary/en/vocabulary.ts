import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Deck',
    engine: 'Engine',
    electro: 'Electro-technical',
    catering: 'Catering',
    offshore: 'Offshore',
    hotel: 'Hotel',
  },
  levels: {
    management: 'Management level',
    operational: 'Operational level',
    support: 'Support level',
  },
  documentKinds: {
    competency: 'Certificates of competency',
    proficiency: 'Certificates of proficiency',
    medical: 'Medical certificates',
    identity: 'Passports and seafarer’s documents',
    visa: 'Visas',
  },
  englishLevels: {
    basic: 'Basic',
    intermediate: 'Intermediate',
    good: 'Good',
    fluent: 'Fluent',
  },
  contractKinds: {
    'fixed-term': 'Fixed term',
    voyage: 'For one voyage',
    indefinite: 'Without end date',
    rotation: 'Rotation',
    relief: 'Relief',
    training: 'Training',
  },
}
