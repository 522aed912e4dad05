import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: 'डेक',
    engine: 'इंजन',
    electro: 'इलेक्ट्रो-टेक्निकल',
    catering: 'केटरिंग',
    offshore: 'ऑफ़शोर',
    hotel: 'होटल',
  },
  levels: {
    management: 'प्रबंधन स्तर',
    operational: 'परिचालन स्तर',
    support: 'सहायक स्तर',
  },
  documentKinds: {
    competency: 'सक्षमता प्रमाणपत्र (CoC)',
    proficiency: 'प्रवीणता प्रमाणपत्र (CoP)',
    medical: 'मेडिकल सर्टिफ़िकेट',
    identity: 'पासपोर्ट और नाविक के दस्तावेज़',
    visa: 'वीज़ा',
  },
  englishLevels: {
    basic: 'बुनियादी',
    intermediate: 'मध्यम',
    good: 'अच्छी',
    fluent: 'धाराप्रवाह',
  },
  contractKinds: {
    'fixed-term': 'निश्चित अवधि का',
    voyage: 'एक यात्रा के लिए',
    indefinite: 'अनिश्चित अवधि का',
    rotation: 'रोटेशन',
    relief: 'रिलीवर के तौर पर',
    training: 'प्रशिक्षण',
  },
}
