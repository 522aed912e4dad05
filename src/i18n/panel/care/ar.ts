import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../ar.ts`. */
export const arCare: CareTexts = {
  consequencesUnknown:
    'لم يتغيّر شيء بعد. العناوين التي ستجيب بشكل آخر: {{addresses}}؛ المواضع التي تستخدمه: {{uses}}. يتم ذلك بعد التأكيد.',
  consequencesTrash: 'النقل إلى سلة المهملات؟',
  consequencesDelete: 'الحذف نهائيًا؟',
  consequencesUnpublish: 'إلغاء النشر؟',
  consequencesMove: 'النشر في عنوان آخر؟',
  consequencesMany: 'المستندات: {{count}}.',
  consequencesTrashUntil: 'يمكن استعادته مع عناوينه حتى {{date}}. بعد ذلك يُحذف نهائيًا.',
  consequencesForGood: 'لا يمكن التراجع عن هذا.',
  consequencesAddresses: 'ما الذي يحدث للعناوين',
  consequencesBelow: 'تحته',
  consequencesEveryLanguage: 'كل اللغات',
  answerGone: 'أُزيل (410)',
  answerMoved: 'يؤدي إلى {{address}} (308)',
  answerUntranslated: 'يعرض النص باللغة: {{language}}',
  answerTaken: 'يعرض صفحة أخرى',
  answerUnknown: 'غير موجود (404)',
  consequencesMoveFollows: 'تتبعه الروابط والقوائم من تلقاء نفسها، وكذلك من يأتي من عنوان سابق.',
  consequencesUses: 'أين يُستخدم',
  consequencesMore: 'و{{count}} غير ذلك.',
  usesAfterTexts: 'تصبح الروابط إليه في النصوص كلمات عادية.',
  usesAfterMenus: 'لا تعرضه القوائم.',
  usesAfterRedirects: 'التحويلات إليه لا تؤدي إلى شيء.',
  usesAfterSchedules: 'لن يُنفَّذ ما جُدول له.',
  usesAfterBelow: 'ما هو تحته يحتفظ بعناوينه.',
  usesAfterDrafts: 'لا يمكن نشر المسودات التي تعرضه إلا بملف آخر.',
  consequencesLeave: 'اتركه كما هو',
  consequencesDoTrash: 'النقل إلى سلة المهملات',
  consequencesDoDelete: 'الحذف نهائيًا',
  consequencesDoUnpublish: 'إلغاء النشر',
  consequencesDoMove: 'النشر في العنوان الجديد',
  consequencesNothingDone: 'لم يتغيّر شيء.',
  trashedUntil:
    'في سلة المهملات. يُحذف نهائيًا في {{date}}؛ وحتى ذلك الحين يمكن استعادته مع عناوينه.',
  trashListNote:
    'ما هنا يُحذف نهائيًا بعد {{days}} يومًا من رميه. وحتى ذلك الحين يمكن استعادته مع عناوينه.',
  trashRestoreAboveFirst: '«{{title}}» يقع فوقه وهو في سلة المهملات: استعِده أولًا.',
  trashRestoreAsItWas: 'يعود إلى الموقع في عناوينه، باللغات التي كان منشورًا بها',
}
