import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Pont',
    engine: 'Machine',
    electro: 'Électrotechnique',
    catering: 'Service général',
    offshore: 'Offshore',
    hotel: 'Hôtellerie',
  },
  levels: {
    management: 'Niveau de direction',
    operational: 'Niveau opérationnel',
    support: 'Niveau d’appui',
  },
  documentKinds: {
    competency: 'Brevets d’aptitude',
    proficiency: 'Certificats d’aptitude',
    medical: 'Certificats médicaux',
    identity: 'Passeports et documents de marin',
    visa: 'Visas',
  },
  englishLevels: {
    basic: 'Élémentaire',
    intermediate: 'Intermédiaire',
    good: 'Bon',
    fluent: 'Courant',
  },
  contractKinds: {
    'fixed-term': 'Durée déterminée',
    voyage: 'Au voyage',
    indefinite: 'Durée indéterminée',
    rotation: 'Rotation',
    relief: 'Remplacement',
    training: 'Formation',
  },
}
