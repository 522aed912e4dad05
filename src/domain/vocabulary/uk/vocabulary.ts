import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Палубна команда',
    engine: 'Машинна команда',
    electro: 'Електротехнічна служба',
    catering: 'Камбуз і обслуговування',
    offshore: 'Офшор',
    hotel: 'Готельна служба',
  },
  levels: {
    management: 'Рівень управління',
    operational: 'Рівень експлуатації',
    support: 'Допоміжний рівень',
  },
  documentKinds: {
    competency: 'Дипломи та кваліфікаційні свідоцтва',
    proficiency: 'Свідоцтва фахівця',
    medical: 'Медичні документи',
    identity: 'Паспорти й документи моряка',
    visa: 'Візи',
  },
  englishLevels: {
    basic: 'Базовий',
    intermediate: 'Середній',
    good: 'Добрий',
    fluent: 'Вільний',
  },
  contractKinds: {
    'fixed-term': 'На визначений строк',
    voyage: 'На один рейс',
    indefinite: 'На невизначений строк',
    rotation: 'Ротація',
    relief: 'Тимчасова заміна',
    training: 'Практика',
  },
}
