import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Puente y cubierta',
    engine: 'Máquinas',
    electro: 'Electrotecnia',
    catering: 'Fonda',
    offshore: 'Offshore',
    hotel: 'Hotel',
  },
  levels: {
    management: 'Nivel de gestión',
    operational: 'Nivel operacional',
    support: 'Nivel de apoyo',
  },
  documentKinds: {
    competency: 'Títulos de competencia',
    proficiency: 'Certificados de suficiencia',
    medical: 'Certificados médicos',
    identity: 'Pasaportes y documentos del marino',
    visa: 'Visados',
  },
  englishLevels: {
    basic: 'Básico',
    intermediate: 'Intermedio',
    good: 'Bueno',
    fluent: 'Fluido',
  },
  contractKinds: {
    'fixed-term': 'Duración determinada',
    voyage: 'Por viaje',
    indefinite: 'Duración indefinida',
    rotation: 'Rotación',
    relief: 'Relevo',
    training: 'Formación',
  },
}
