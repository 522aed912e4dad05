import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'Dek',
    engine: 'Mesin',
    electro: 'Kelistrikan',
    catering: 'Katering',
    offshore: 'Lepas pantai',
    hotel: 'Hotel',
  },
  levels: {
    management: 'Tingkat manajemen',
    operational: 'Tingkat operasional',
    support: 'Tingkat pendukung',
  },
  documentKinds: {
    competency: 'Sertifikat keahlian',
    proficiency: 'Sertifikat keterampilan',
    medical: 'Sertifikat kesehatan',
    identity: 'Paspor dan dokumen pelaut',
    visa: 'Visa',
  },
  englishLevels: {
    basic: 'Dasar',
    intermediate: 'Menengah',
    good: 'Baik',
    fluent: 'Lancar',
  },
  contractKinds: {
    'fixed-term': 'Waktu tertentu',
    voyage: 'Untuk satu pelayaran',
    indefinite: 'Waktu tidak tertentu',
    rotation: 'Rotasi',
    relief: 'Pengganti',
    training: 'Magang',
  },
}
