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
    competency: 'Mga certificate of competency (COC)',
    proficiency: 'Mga certificate of proficiency (COP)',
    medical: 'Mga medical certificate',
    identity: 'Pasaporte at mga papeles ng marino',
    visa: 'Mga visa',
  },
  englishLevels: {
    basic: 'Basic',
    intermediate: 'Katamtaman',
    good: 'Mahusay',
    fluent: 'Matatas',
  },
  contractKinds: {
    'fixed-term': 'May takdang panahon',
    voyage: 'Para sa isang biyahe',
    indefinite: 'Walang takdang panahon',
    rotation: 'Rotation',
    relief: 'Reliever',
    training: 'Pagsasanay',
  },
}
