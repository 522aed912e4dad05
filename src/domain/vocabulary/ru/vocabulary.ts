import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Палубная команда',
    engine: 'Машинная команда',
    electro: 'Электротехническая служба',
    catering: 'Камбуз и обслуживание',
    offshore: 'Офшор',
    hotel: 'Гостиничная служба',
  },
  levels: {
    management: 'Уровень управления',
    operational: 'Уровень эксплуатации',
    support: 'Вспомогательный уровень',
  },
  documentKinds: {
    competency: 'Дипломы и квалификационные свидетельства',
    proficiency: 'Свидетельства специалиста',
    medical: 'Медицинские документы',
    identity: 'Паспорта и документы моряка',
    visa: 'Визы',
  },
  englishLevels: {
    basic: 'Базовый',
    intermediate: 'Средний',
    good: 'Хороший',
    fluent: 'Свободный',
  },
  contractKinds: {
    'fixed-term': 'На определённый срок',
    voyage: 'На один рейс',
    indefinite: 'На неопределённый срок',
    rotation: 'Ротация',
    relief: 'Временная замена',
    training: 'Практика',
  },
}
