import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'सक्षमता प्रमाणपत्र (CoC)',
    short: 'CoC',
    aliases: [
      'सक्षमता प्रमाणपत्र',
      'योग्यता प्रमाणपत्र',
      'सर्टिफ़िकेट ऑफ़ कॉम्पिटेंसी',
      'सीओसी',
      'क्षमता प्रमाणपत्र',
    ],
  },
  'flag-endorsement': {
    label: 'ध्वज राज्य का पृष्ठांकन (एंडोर्समेंट)',
    aliases: ['फ़्लैग एंडोर्समेंट', 'ध्वज राज्य का पृष्ठांकन'],
  },
  'gmdss-general-operator': {
    label: 'GMDSS जनरल ऑपरेटर सर्टिफ़िकेट',
    short: 'GOC',
    aliases: ['जीएमडीएसएस', 'GMDSS सर्टिफिकेट', 'जीओसी'],
  },
  'rating-watch-certificate': {
    label: 'वॉचकीपिंग रेटिंग सर्टिफ़िकेट',
    aliases: ['वॉचकीपिंग सर्टिफिकेट', 'वॉच कीपिंग', 'निगरानी रेटिंग प्रमाणपत्र'],
  },
  'able-seafarer-certificate': {
    label: 'एबल सीफ़ेरर सर्टिफ़िकेट',
    aliases: ['एबी सर्टिफिकेट', 'AB सर्टिफिकेट'],
  },

  'basic-safety-training': {
    label: 'बुनियादी सुरक्षा प्रशिक्षण (BST)',
    short: 'BST',
    aliases: ['बुनियादी सुरक्षा प्रशिक्षण', 'बेसिक सेफ्टी ट्रेनिंग', 'एसटीसीडब्ल्यू बेसिक', 'बीएसटी'],
  },
  'survival-craft': {
    label: 'सर्वाइवल क्राफ़्ट और रेस्क्यू बोट (PSCRB)',
    short: 'PSCRB',
    aliases: ['सर्वाइवल क्राफ्ट', 'लाइफबोट सर्टिफिकेट', 'पीएससीआरबी'],
  },
  'fast-rescue-boats': { label: 'फ़ास्ट रेस्क्यू बोट', short: 'FRB', aliases: ['तेज़ बचाव नाव'] },
  'advanced-fire-fighting': {
    label: 'उन्नत अग्निशमन (AFF)',
    short: 'AFF',
    aliases: ['उन्नत अग्निशमन', 'एडवांस फायर फाइटिंग', 'एडवांस्ड फ़ायर फ़ाइटिंग'],
  },
  'medical-first-aid': {
    label: 'प्राथमिक चिकित्सा (MFA)',
    short: 'MFA',
    aliases: ['प्राथमिक चिकित्सा', 'मेडिकल फर्स्ट एड', 'फर्स्ट एड'],
  },
  'medical-care': {
    label: 'जहाज़ पर चिकित्सा देखभाल',
    short: 'MC',
    aliases: ['मेडिकल केयर', 'चिकित्सा देखभाल'],
  },
  'ship-security-officer': {
    label: 'जहाज़ सुरक्षा अधिकारी (SSO)',
    short: 'SSO',
    aliases: ['जहाज़ सुरक्षा अधिकारी', 'शिप सिक्योरिटी ऑफिसर', 'एसएसओ'],
  },
  'security-awareness': {
    label: 'सिक्योरिटी अवेयरनेस',
    short: 'SAT',
    aliases: ['सुरक्षा जागरूकता', 'सुरक्षा जागरूकता प्रशिक्षण'],
  },
  'designated-security-duties': {
    label: 'निर्धारित सुरक्षा कर्तव्य (STSDSD)',
    short: 'STSDSD',
    aliases: ['निर्धारित सुरक्षा कर्तव्य', 'एसटीएसडीएसडी'],
  },
  'tanker-basic-oil-chemical': {
    label: 'तेल और केमिकल टैंकर, बुनियादी प्रशिक्षण',
    aliases: ['ऑयल केमिकल टैंकर बेसिक', 'टैंकर फ़ैमिलियराइज़ेशन', 'तेल और रसायन टैंकर, बुनियादी प्रशिक्षण'],
  },
  'tanker-advanced-oil': {
    label: 'तेल टैंकर, उन्नत प्रशिक्षण',
    aliases: ['ऑयल टैंकर एडवांस', 'टास्को'],
  },
  'tanker-advanced-chemical': {
    label: 'केमिकल टैंकर, उन्नत प्रशिक्षण',
    aliases: ['केमिकल टैंकर एडवांस', 'केमको', 'रसायन टैंकर, उन्नत प्रशिक्षण'],
  },
  'tanker-basic-gas': {
    label: 'द्रवित गैस टैंकर, बुनियादी प्रशिक्षण',
    aliases: ['गैस टैंकर बेसिक', 'गैस टैंकर फ़ैमिलियराइज़ेशन'],
  },
  'tanker-advanced-gas': {
    label: 'द्रवित गैस टैंकर, उन्नत प्रशिक्षण',
    aliases: ['गैस टैंकर एडवांस', 'गैस्को'],
  },
  'passenger-ship-crowd-management': {
    label: 'यात्री जहाज़, भीड़ प्रबंधन',
    aliases: ['क्राउड मैनेजमेंट', 'भीड़ प्रबंधन'],
  },
  'passenger-ship-crisis-management': {
    label: 'यात्री जहाज़, संकट प्रबंधन',
    aliases: ['क्राइसिस मैनेजमेंट', 'संकट प्रबंधन'],
  },
  'igf-basic': {
    label: 'गैस ईंधन वाले जहाज़, बुनियादी प्रशिक्षण',
    aliases: ['IGF बेसिक', 'आईजीएफ बेसिक'],
  },
  'igf-advanced': {
    label: 'गैस ईंधन वाले जहाज़, उन्नत प्रशिक्षण',
    aliases: ['IGF एडवांस', 'आईजीएफ एडवांस'],
  },
  'polar-basic': {
    label: 'ध्रुवीय जल, बुनियादी प्रशिक्षण',
    aliases: ['पोलर कोड बेसिक', 'पोलर बेसिक'],
  },
  'polar-advanced': {
    label: 'ध्रुवीय जल, उन्नत प्रशिक्षण',
    aliases: ['पोलर कोड एडवांस', 'पोलर एडवांस'],
  },
  ecdis: { label: 'ECDIS', aliases: ['एक्डिस', 'इलेक्ट्रॉनिक चार्ट सिस्टम', 'ECDIS सर्टिफिकेट'] },
  'radar-arpa': {
    label: 'रडार और ARPA',
    aliases: ['रडार आरपा', 'रडार ऑब्ज़र्वर', 'आरपा', 'रैंस्को'],
  },
  'bridge-resource-management': {
    label: 'ब्रिज रिसोर्स मैनेजमेंट',
    short: 'BRM',
    aliases: ['ब्रिज टीम मैनेजमेंट', 'बीआरएम'],
  },
  'engine-room-resource-management': {
    label: 'इंजन-रूम रिसोर्स मैनेजमेंट',
    short: 'ERM',
    aliases: ['इंजन रिसोर्स मैनेजमेंट', 'ईआरएम'],
  },
  'high-voltage': {
    label: 'हाई वोल्टेज',
    short: 'HV',
    aliases: ['उच्च वोल्टता', 'हाई वोल्टेज कोर्स'],
  },
  'ships-cook-certificate': {
    label: 'जहाज़ के कुक का सर्टिफ़िकेट',
    aliases: ['शिप कुक सर्टिफिकेट', 'कुक सर्टिफिकेट'],
  },
  'dp-certificate': {
    label: 'डायनेमिक पोज़िशनिंग सर्टिफ़िकेट',
    aliases: ['डीपी सर्टिफिकेट', 'DP सर्टिफिकेट', 'DP लाइसेंस'],
  },
  'offshore-survival-training': {
    label: 'ऑफ़शोर सर्वाइवल ट्रेनिंग (BOSIET)',
    short: 'BOSIET',
    aliases: ['ऑफशोर सर्वाइवल ट्रेनिंग', 'बोसिएट'],
  },
  'helicopter-escape-training': {
    label: 'हेलिकॉप्टर से पानी के नीचे बच निकलने का प्रशिक्षण (HUET)',
    short: 'HUET',
    aliases: ['हेलीकॉप्टर एस्केप ट्रेनिंग', 'ह्यूएट'],
  },
  'crane-operator-certificate': { label: 'क्रेन ऑपरेटर सर्टिफ़िकेट', aliases: ['क्रेन लाइसेंस'] },
  'welder-certificate': { label: 'वेल्डर सर्टिफ़िकेट', aliases: ['वेल्डिंग सर्टिफिकेट'] },

  'seafarer-medical-certificate': {
    label: 'नाविक का मेडिकल सर्टिफ़िकेट',
    aliases: ['मेडिकल सर्टिफ़िकेट', 'चिकित्सा प्रमाणपत्र', 'मेडिकल', 'मेडिकल फिटनेस'],
  },
  'yellow-fever-vaccination': {
    label: 'पीत ज्वर (येलो फ़ीवर) टीकाकरण प्रमाणपत्र',
    aliases: ['पीत ज्वर टीकाकरण', 'येलो फीवर', 'पीला बुखार टीका'],
  },
  'drug-and-alcohol-test': {
    label: 'ड्रग और अल्कोहल टेस्ट',
    aliases: ['ड्रग टेस्ट', 'नशीले पदार्थ की जाँच'],
  },

  passport: { label: 'पासपोर्ट', aliases: ['अंतरराष्ट्रीय पासपोर्ट'] },
  'seamans-book': {
    label: 'सीमैन बुक (CDC)',
    short: 'CDC',
    aliases: ['सीमैन बुक', 'सीडीसी', 'निरंतर निर्वहन प्रमाणपत्र', 'सतत निर्वहन प्रमाणपत्र', 'नाविक पुस्तिका'],
  },
  'seafarers-identity-document': {
    label: 'नाविक पहचान दस्तावेज़ (SID)',
    short: 'SID',
    aliases: ['नाविक पहचान दस्तावेज़', 'नाविक पहचान पत्र', 'बायोमेट्रिक SID', 'बीएसआईडी'],
  },
  'us-crew-visa': {
    label: 'अमेरिका का क्रू वीज़ा',
    short: 'C1/D',
    aliases: ['अमेरिकी वीज़ा', 'यूएस वीज़ा', 'C1/D वीज़ा'],
  },
  'schengen-visa': { label: 'शेंगेन वीज़ा', aliases: ['शेंगन वीज़ा', 'शेंगेन'] },
  'australian-crew-visa': {
    label: 'ऑस्ट्रेलिया का समुद्री क्रू वीज़ा',
    short: 'MCV',
    aliases: ['ऑस्ट्रेलिया का वीज़ा', 'ऑस्ट्रेलियाई वीज़ा', 'MCV वीज़ा'],
  },
}
