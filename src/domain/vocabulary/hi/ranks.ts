import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: { label: 'मास्टर', aliases: ['कप्तान', 'कैप्टन', 'जहाज़ का कप्तान', 'पोत मास्टर', 'शिप मास्टर'] },
  'staff-captain': { label: 'स्टाफ़ कैप्टन' },
  'chief-mate': {
    label: 'चीफ़ ऑफ़िसर',
    short: 'C/O',
    aliases: ['चीफ़ मेट', 'मुख्य अधिकारी', 'फ़र्स्ट मेट', 'फ़र्स्ट ऑफ़िसर'],
  },
  'second-mate': {
    label: 'सेकंड ऑफ़िसर',
    short: '2/O',
    aliases: ['सेकेंड ऑफिसर', 'सेकंड मेट', 'द्वितीय अधिकारी', 'दूसरा अधिकारी'],
  },
  'third-mate': {
    label: 'थर्ड ऑफ़िसर',
    short: '3/O',
    aliases: ['थर्ड मेट', 'तृतीय अधिकारी', 'तीसरा अधिकारी'],
  },
  'fourth-mate': { label: 'फ़ोर्थ ऑफ़िसर', short: '4/O', aliases: ['जूनियर ऑफिसर'] },
  'safety-officer': { label: 'सेफ़्टी ऑफ़िसर' },
  'radio-officer': {
    label: 'रेडियो ऑफ़िसर',
    short: 'R/O',
    aliases: ['रेडियो अधिकारी', 'रेडियो ऑपरेटर'],
  },
  'deck-cadet': {
    label: 'डेक कैडेट',
    short: 'D/C',
    aliases: ['डेक कैडिट', 'ट्रेनी नेविगेटिंग ऑफिसर', 'ट्रेनी डेक ऑफिसर'],
  },
  bosun: { label: 'बोसन', aliases: ['बोसुन', 'बोट्सवेन', 'डेक सारंग'] },
  'able-seafarer-deck': {
    label: 'एबल सीमैन',
    short: 'AB',
    aliases: ['एबल सीफेरर डेक', 'ए बी', 'सुखानी', 'क्वार्टरमास्टर'],
  },
  'ordinary-seafarer': {
    label: 'ऑर्डिनरी सीमैन',
    short: 'OS',
    aliases: ['ओ एस', 'डेक रेटिंग', 'साधारण नाविक'],
  },
  'deck-trainee': {
    label: 'ट्रेनी ऑर्डिनरी सीमैन',
    aliases: ['ट्रेनी ओएस', 'ट्रेनी सीमैन', 'ट्रेनी डेक रेटिंग', 'डेक ट्रेनी'],
  },
  pumpman: { label: 'पंपमैन', aliases: ['पम्पमैन'] },
  'ships-carpenter': { label: 'शिप कारपेंटर', aliases: ['कारपेंटर', 'बढ़ई', 'जहाज़ का बढ़ई'] },
  'deck-crane-operator': {
    label: 'डेक क्रेन ऑपरेटर',
    aliases: ['जहाज़ का क्रेन ऑपरेटर', 'शिप क्रेन ऑपरेटर'],
  },

  'chief-engineer': {
    label: 'चीफ़ इंजीनियर',
    short: 'C/E',
    aliases: ['मुख्य इंजीनियर', 'मुख्य अभियंता', 'चीफ़ इंजीनियर ऑफ़िसर'],
  },
  'second-engineer': {
    label: 'सेकंड इंजीनियर',
    short: '2/E',
    aliases: [
      'सेकेंड इंजीनियर',
      'सेकण्ड इंजीनियर',
      'द्वितीय इंजीनियर',
      'द्वितीय अभियंता',
      'दूसरा अभियंता',
      'दूसरा इंजीनियर',
    ],
  },
  'third-engineer': {
    label: 'थर्ड इंजीनियर',
    short: '3/E',
    aliases: ['तृतीय इंजीनियर', 'तृतीय अभियंता', 'तीसरा अभियंता', 'तीसरा इंजीनियर'],
  },
  'fourth-engineer': {
    label: 'फ़ोर्थ इंजीनियर',
    short: '4/E',
    aliases: ['चतुर्थ इंजीनियर', 'चतुर्थ अभियंता', 'चौथा अभियंता', 'चौथा इंजीनियर', 'जूनियर इंजीनियर'],
  },
  'gas-engineer': { label: 'गैस इंजीनियर', short: 'G/E', aliases: ['कार्गो इंजीनियर'] },
  'refrigeration-engineer': { label: 'रेफ़्रिजरेशन इंजीनियर', aliases: ['रीफर इंजीनियर', 'रीफ़र मैकेनिक'] },
  'engine-cadet': {
    label: 'इंजन कैडेट',
    short: 'E/C',
    aliases: ['ट्रेनी मरीन इंजीनियर', 'ट्रेनी इंजीनियर', 'इंजन कैडिट'],
  },
  'able-seafarer-engine': { label: 'एबल सीफ़ेरर इंजन', aliases: ['एबल सीमैन इंजन'] },
  motorman: {
    label: 'मोटरमैन',
    short: 'MM',
    aliases: ['ऑयलर', 'आयलर', 'तेलवाला', 'ग्रीज़र'],
  },
  wiper: { label: 'वाइपर', aliases: ['वायपर', 'इंजन वाइपर'] },
  fitter: { label: 'फ़िटर', aliases: ['इंजन फिटर', 'टर्नर', 'फिटर टर्नर'] },
  welder: { label: 'वेल्डर', aliases: ['शिप वेल्डर', 'जहाज़ का वेल्डर'] },
  'engine-trainee': {
    label: 'ट्रेनी वाइपर',
    aliases: ['इंजन ट्रेनी', 'ट्रेनी ऑयलर', 'ट्रेनी इंजन रेटिंग'],
  },

  'electro-technical-officer': {
    label: 'इलेक्ट्रो-टेक्निकल ऑफ़िसर',
    short: 'ETO',
    aliases: [
      'ईटीओ',
      'इलेक्ट्रो-टेक्निकल अधिकारी',
      'इलेक्ट्रिकल ऑफिसर',
      'इलेक्ट्रीशियन',
      'जहाज़ का इलेक्ट्रीशियन',
    ],
  },
  'electro-technical-rating': {
    label: 'इलेक्ट्रो-टेक्निकल रेटिंग',
    short: 'ETR',
    aliases: ['असिस्टेंट इलेक्ट्रीशियन', 'ईटीआर'],
  },
  'electro-technical-cadet': {
    label: 'ETO कैडेट',
    aliases: ['ईटीओ कैडेट', 'ट्रेनी ईटीओ', 'इलेक्ट्रिकल कैडेट'],
  },
  'electronics-engineer': {
    label: 'इलेक्ट्रॉनिक्स इंजीनियर',
    aliases: ['इलेक्ट्रॉनिक इंजीनियर', 'इलेक्ट्रॉनिक्स ऑफिसर'],
  },

  'chief-cook': { label: 'चीफ़ कुक', short: 'C/CK', aliases: ['मुख्य रसोइया'] },
  'second-cook': {
    label: 'सेकंड कुक',
    aliases: ['सेकेंड कुक', 'असिस्टेंट कुक', 'सहायक रसोइया'],
  },
  'ships-cook': { label: 'शिप कुक', aliases: ['कुक', 'रसोइया', 'बावर्ची', 'जहाज़ का कुक', 'भंडारी'] },
  'cook-trainee': { label: 'ट्रेनी कुक', aliases: ['प्रशिक्षु रसोइया', 'गैली बॉय'] },
  baker: { label: 'बेकर', aliases: ['जहाज़ का बेकर'] },
  'chief-steward': { label: 'चीफ़ स्टीवर्ड', aliases: ['चीफ स्टुअर्ड', 'कैंप बॉस'] },
  steward: {
    label: 'स्टीवर्ड',
    aliases: ['जनरल स्टीवर्ड', 'स्टुअर्ड', 'जीएस', 'स्टीवर्डेस'],
  },
  messman: { label: 'मेसमैन', aliases: ['मेस बॉय'] },

  'offshore-installation-manager': {
    label: 'ऑफ़शोर इंस्टॉलेशन मैनेजर',
    short: 'OIM',
    aliases: ['ओआईएम'],
  },
  'barge-master': { label: 'बार्ज मास्टर', aliases: ['बार्ज सुपरवाइज़र', 'बार्ज कैप्टन'] },
  'ballast-control-operator': {
    label: 'बैलास्ट कंट्रोल ऑपरेटर',
    short: 'BCO',
    aliases: ['बैलास्ट ऑपरेटर'],
  },
  'senior-dp-operator': {
    label: 'सीनियर डायनेमिक पोज़िशनिंग ऑपरेटर',
    short: 'SDPO',
    aliases: ['सीनियर डीपीओ', 'सीनियर डीपी ऑपरेटर'],
  },
  'dp-operator': {
    label: 'डायनेमिक पोज़िशनिंग ऑपरेटर',
    short: 'DPO',
    aliases: ['डीपीओ', 'डीपी ऑपरेटर'],
  },
  'tow-master': { label: 'टो मास्टर', aliases: ['टोइंग मास्टर'] },
  'offshore-crane-operator': { label: 'ऑफ़शोर क्रेन ऑपरेटर' },
  'rov-supervisor': { label: 'ROV सुपरवाइज़र', aliases: ['आरओवी सुपरवाइजर'] },
  'rov-pilot': { label: 'ROV पायलट', aliases: ['आरओवी पायलट', 'ROV टेक्नीशियन', 'ROV ऑपरेटर'] },
  'hydrographic-surveyor': { label: 'हाइड्रोग्राफ़िक सर्वेयर', aliases: ['जल सर्वेक्षक'] },
  rigger: { label: 'रिगर', aliases: ['ऑफशोर रिगर', 'डेक रिगर'] },
  roustabout: { label: 'राउस्टअबाउट', aliases: ['रूस्टअबाउट'] },
  'offshore-medic': { label: 'ऑफ़शोर मेडिक', aliases: ['पैरामेडिक', 'मेडिक'] },

  'hotel-director': { label: 'होटल डायरेक्टर', aliases: ['होटल मैनेजर', 'होटल निदेशक'] },
  purser: { label: 'पर्सर', aliases: ['क्रू पर्सर', 'चीफ पर्सर'] },
  'guest-services-officer': {
    label: 'गेस्ट सर्विसेज़ ऑफ़िसर',
    aliases: ['गेस्ट सर्विस ऑफिसर', 'रिसेप्शनिस्ट', 'गेस्ट रिलेशन ऑफिसर'],
  },
  'executive-chef': { label: 'एग्ज़ीक्यूटिव शेफ़', aliases: ['हेड शेफ', 'मुख्य शेफ़'] },
  'sous-chef': { label: 'सू शेफ़', aliases: ['सूस शेफ', 'सूज़ शेफ़'] },
  'chef-de-partie': { label: 'शेफ़ डी पार्टी', aliases: ['सीडीपी', 'डेमी शेफ', 'शेफ़ द पार्टी'] },
  waiter: { label: 'वेटर', aliases: ['वेट्रेस', 'रेस्टोरेंट स्टीवर्ड', 'असिस्टेंट वेटर'] },
  bartender: { label: 'बारटेंडर', aliases: ['बारमैन', 'बार स्टीवर्ड'] },
  'housekeeping-supervisor': {
    label: 'हाउसकीपिंग सुपरवाइज़र',
    aliases: ['हाउसकीपर', 'हाउसकीपिंग मैनेजर'],
  },
  'cabin-steward': {
    label: 'केबिन स्टीवर्ड',
    aliases: ['केबिन स्टीवर्डेस', 'स्टेटरूम अटेंडेंट', 'केबिन अटेंडेंट'],
  },
  'laundry-attendant': {
    label: 'लॉन्ड्री अटेंडेंट',
    aliases: ['लॉन्ड्रीमैन', 'लांड्री अटेंडेंट', 'धोबी'],
  },
  'security-guard': { label: 'सिक्योरिटी गार्ड', aliases: ['सुरक्षा गार्ड', 'सुरक्षाकर्मी'] },
  'ships-doctor': {
    label: 'शिप डॉक्टर',
    aliases: ['डॉक्टर', 'जहाज़ का डॉक्टर', 'जहाज़ का चिकित्सक'],
  },
  'ships-nurse': { label: 'शिप नर्स', aliases: ['नर्स', 'जहाज़ की नर्स'] },
  entertainer: {
    label: 'एंटरटेनर',
    aliases: ['संगीतकार', 'गायक', 'नर्तक', 'एंटरटेनमेंट स्टाफ'],
  },
  'youth-counsellor': {
    label: 'यूथ काउंसलर',
    aliases: ['यूथ स्टाफ', 'किड्स क्लब स्टाफ', 'बच्चों की देखभाल करने वाला'],
  },
}
