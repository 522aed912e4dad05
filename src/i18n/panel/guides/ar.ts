import type { GuidesTexts } from './en'

export const arGuides: GuidesTexts = {
  guideAnswersOne: 'إجابة عن دليل',
  guideAnswersMany: 'إجابات عن الأدلة',
  guideAnswersDescription:
    'هل أفاد الدليل القراء وماذا يقولون عنه. تُمحى الجملة بعد المدة المذكورة في صفحة الخصوصية، وتبقى الإجابة محسوبة.',
  guideAnswersText: 'الجملة',
  guideAnswersUseful: 'مفيد',
  guideAnswersQuestion: 'هل كان هذا مفيدًا؟',
  guideAnswersYes: 'نعم',
  guideAnswersNo: 'لا',
  guideAnswersNone: 'لم يجب أي قارئ بعد.',
  guideAnswersAll: 'كلها',
  guideAnswersReport: 'الأدلة: هل كانت مفيدة؟',
  guideAnswersReportMeaning: 'ما يجيب به القراء في آخر الدليل، بحسب لغة النص. الأكثر «لا» أولًا.',
  guideAnswersTitle: 'الدليل',
  guideAnswersSentences: 'الجمل',
  blockLetter: 'رسالة للنسخ',
  letterLanguage: 'لغة الرسالة',
  letterLanguageDescription:
    'إن كانت غير لغة هذا النص: الرسالة إلى جهة في الخارج تُقرأ بصوت عالٍ وتُصفّ بلغتها هي.',
  staffNote: 'ملاحظة للفريق',
  staffNoteDescription: 'ما تعذّر التحقق منه، وما يجب البحث عنه، وأين. لا يراها القراء أبدًا.',
}
