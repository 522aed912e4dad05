import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'قسم السطح',
    engine: 'قسم المحركات',
    electro: 'القسم الكهروتقني',
    catering: 'قسم الإعاشة',
    offshore: 'المنشآت البحرية',
    hotel: 'قسم الفندقة',
  },
  levels: {
    management: 'مستوى الإدارة',
    operational: 'مستوى التشغيل',
    support: 'مستوى الدعم',
  },
  documentKinds: {
    competency: 'شهادات الكفاءة (CoC)',
    proficiency: 'شهادات الأهلية (CoP)',
    medical: 'الشهادات الطبية',
    identity: 'جوازات السفر ووثائق البحّار',
    visa: 'التأشيرات',
  },
  englishLevels: {
    basic: 'أساسي',
    intermediate: 'متوسط',
    good: 'جيد',
    fluent: 'بطلاقة',
  },
  contractKinds: {
    'fixed-term': 'محدد المدة',
    voyage: 'لرحلة واحدة',
    indefinite: 'غير محدد المدة',
    rotation: 'بالتناوب',
    relief: 'بديل مؤقت',
    training: 'تدريب',
  },
}
