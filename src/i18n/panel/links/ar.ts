import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../ar.ts`. */
export const arLinks: LinkTexts = {
  linksLeading: 'القوائم وعمليات إعادة التوجيه',
  linksLeadingMeaning:
    'هذه المداخل لا تؤدي إلى شيء، أو تؤدي ببعض القراء إلى لغة المصدر. المدخل الذي لا يؤدي إلى شيء لا يُعرض على القراء.',
  linksPlace: 'موضعه',
  linksWrong: 'المشكلة',
  linksMissing: 'لم يعد يشير إلى شيء',
  linksTrash: 'في سلة المهملات',
  linksUnpublished: 'غير منشور',
  linksUntranslated: 'غير مترجم إلى: {{languages}}',
  linksExternal: 'روابط معطّلة إلى مواقع أخرى',
  linksExternalMeaning:
    'يتحقق الموقع ليلًا مما إذا كانت الروابط إلى المواقع الأخرى ما زالت تعمل. هذه الروابط لم تعد موجودة، أو لم تُجب ليلتين متتاليتين.',
  linksExternalOff:
    'لا تُفحص هنا الروابط إلى المواقع الأخرى: على مشغّل الموقع تفعيل ذلك (EXTERNAL_LINKS).',
  linksExternalNever: 'لم يُفحص أي منها بعد. يجري الفحص ليلًا من 0:00 إلى 5:00 بالتوقيت العالمي.',
  linksLastCheck: 'آخر فحص: {{date}} (UTC).',
  linksAddress: 'العنوان',
  linksAnswer: 'الجواب',
  linksSince: 'منذ {{date}}',
  linksMoved: 'روابط يمكن تحديثها',
  linksMovedMeaning:
    'انتقلت هذه العناوين نهائيًا. ما زال القراء يصلون ما دام الموقع الآخر يعيد توجيههم.',
  linksMovedTo: 'العنوان الجديد',
  linkStatus: 'يجيب الموقع بالرمز {{status}}.',
  linkAddress: 'لا يمكن طلب هذا العنوان.',
  linkUnresolved: 'لم يعد اسم الموقع معروفًا.',
  linkNotPublic: 'يؤدي إلى شبكة خاصة.',
  linkSlow: 'لا يجيب الموقع في الوقت المناسب.',
  linkCertificate: 'شهادة الموقع غير صالحة.',
  linkConnection: 'يرفض الموقع الاتصال أو يقطعه.',
  linkRedirects: 'يعيد التوجيه مرة بعد مرة ولا يصل أبدًا.',
  linksFiles: 'ملفات لا يجدها القراء',
  linksFilesMeaning: 'ما يراه القراء يشير إلى هذه الملفات، وهي غير موجودة.',
  linksFile: 'الملف',
  linksFileGone: 'حُذف',
  linksFileLost: 'ليس على القرص',
  linksUntold: 'صور بلا نص بديل',
  linksUntoldMeaning: 'تعرض نصوص منشورة هذه الصور، ومن لا يراها لا يُخبَر عنها بشيء في تلك اللغة.',
  deskLinksForeign: 'روابط تقود إلى لغة أخرى: {{count}}',
  deskLinksOutside:
    'روابط لا تؤدي إلى شيء في القوائم وعمليات إعادة التوجيه وإلى مواقع أخرى: {{count}}',
}
