import type { enSideBySide } from './en'

export const arSideBySide: Record<keyof typeof enSideBySide, string> = {
  sourceText: 'النص بلغة {{language}}',
  sourceUnpublished: 'النص بلغة {{language}} غير منشور، فلا يوجد ما يُقارَن به.',
  sourceUnread: 'تعذّرت قراءة النص بلغة {{language}}. سيُعاد ذلك عند الحفظ التالي.',
  draftIsRight: 'ما كُتب هنا يطابق ما يقوله النص المصدر الآن. انشره لتصبح الترجمة محدّثة.',
  toTranslate: 'لم يُترجم بعد: {{count}}.',
  pieceMissing: 'لم يُترجم بعد',
  pieceLeftOut: 'متروك في الترجمة',
  pieceSame: 'مطابق للنص المصدر',
  pieceChanged: 'تغيّر منذ ترجمته',
  pieceUnknown: 'لا يُعرف ممّ أُعدّت ترجمته',
  pieceGone: 'لم يعد النص المصدر يقول هذا',
  pieceOwn: 'في الترجمة فقط',
  pieceGoTo: 'انتقل إلى ترجمته',
  wordsAdded: 'أُضيف:',
  wordsRemoved: 'حُذف:',
  kindHeading: 'عنوان {{level}}',
  kindQuote: 'اقتباس',
  kindList: 'قائمة',
  kindTable: 'جدول',
  kindLine: 'خط',
  takeOverStructure: 'خذ بنية النص بلغة {{language}}',
  structureTakenOver:
    'عناوين النص المصدر وقوائمه وروابطه وصوره في هذه المسودة من دون كلماته. ترجم هنا.',
  publishUntranslated: 'أتنشر مع أن شيئًا لم يُترجم؟',
  untranslatedSame: 'يقول حرفيًا ما يقوله النص المصدر: {{count}}',
  untranslatedEmpty: 'ما زال فارغًا: {{count}}',
  publishAnyway: 'انشر على أي حال',
  backToText: 'العودة إلى النص',
  bulkUntranslated:
    'لم يُنشر لأن بعضه يبدو غير مترجم (مطابق للمصدر: {{same}}، فارغ: {{empty}}). افتحه وانشره من هناك.',
  publishUncompared: 'أتنشر من دون مقارنة؟',
  publishUncomparedMeaning:
    'تعذّرت قراءة النص بلغة {{language}} في الوقت المناسب، فلا يُعرف هل بقي هنا شيء لم يُترجم. قارن من جديد، أو انشر النص كما هو.',
  publishCompareAgain: 'قارن من جديد',
}
