import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../ar.ts`. */
export const arIndexNow: IndexNowTexts = {
  indexNow: 'إبلاغ محركات البحث (IndexNow)',
  indexNowDescription:
    'محركات البحث المشاركة في IndexNow تُبلَّغ خلال دقيقة أو دقيقتين بالعناوين التي نُشرت أو غُيّرت أو أُزيلت. وهي التي تقرر متى تنظر. Google لا يشارك.',
  indexNowOn: 'أبلغها',
  indexNowEngine: 'من يُبلَّغ',
  indexNowEngineDescription: 'يكفي واحد: هو يُبلغ بقية المشاركين.',
  indexNowLog: 'ما أُبلغ به وما كان الجواب',
  indexNowAt: 'متى',
  indexNowAddresses: 'العناوين',
  indexNowAnswer: 'الجواب',
  indexNowTaken: 'قُبل.',
  indexNowRefused: 'رُفض:',
  indexNowLater: 'يُعاد لاحقًا:',
  indexNowNoAnswer: 'لا جواب:',
  indexNowLocal: 'هذا الموقع يعمل على هذا الجهاز وحده، فلا يُبلَّغ أحد.',
  indexNowKey: 'هنا تتحقق محركات البحث من مفتاح الموقع:',
  indexNowWaiting: 'بانتظار الإبلاغ: {{count}}',
  indexNowGivenUp: 'تُرك بعد محاولات كثيرة: {{count}}.',
}
