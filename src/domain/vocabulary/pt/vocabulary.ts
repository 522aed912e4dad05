import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Convés',
    engine: 'Máquinas',
    electro: 'Eletrotécnica',
    catering: 'Câmara',
    offshore: 'Offshore',
    hotel: 'Hotel',
  },
  levels: {
    management: 'Nível gerencial',
    operational: 'Nível operacional',
    support: 'Nível de apoio',
  },
  documentKinds: {
    competency: 'Certificados de competência',
    proficiency: 'Certificados de proficiência',
    medical: 'Certificados médicos',
    identity: 'Passaportes e documentos do marítimo',
    visa: 'Vistos',
  },
  englishLevels: {
    basic: 'Básico',
    intermediate: 'Intermediário',
    good: 'Bom',
    fluent: 'Fluente',
  },
  contractKinds: {
    'fixed-term': 'Prazo determinado',
    voyage: 'Por viagem',
    indefinite: 'Prazo indeterminado',
    rotation: 'Escala',
    relief: 'Substituição',
    training: 'Treinamento',
  },
}
