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
    engine: 'Maschine',
    electro: 'Elektrotechnik',
    catering: 'Küche und Service',
    offshore: 'Offshore',
    hotel: 'Hotel',
  },
  levels: {
    management: 'Führungsebene',
    operational: 'Betriebsebene',
    support: 'Unterstützungsebene',
  },
  documentKinds: {
    competency: 'Befähigungszeugnisse',
    proficiency: 'Befähigungsnachweise',
    medical: 'Ärztliche Zeugnisse',
    identity: 'Ausweispapiere',
    visa: 'Visa',
  },
  englishLevels: {
    basic: 'Grundkenntnisse',
    intermediate: 'Mittlere Kenntnisse',
    good: 'Gute Kenntnisse',
    fluent: 'Fließende Kenntnisse',
  },
  contractKinds: {
    'fixed-term': 'Befristet',
    voyage: 'Für eine Reise',
    indefinite: 'Unbefristet',
    rotation: 'Rotation',
    relief: 'Vertretung',
    training: 'Ausbildung',
  },
}
