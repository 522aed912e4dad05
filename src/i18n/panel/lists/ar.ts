import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../ar.ts`. */
export const arLists: Record<keyof typeof enLists, string> = {
  treeView: 'الشجرة',
  listView: 'القائمة',
  treeExplains:
    'اسحب المستند إلى مكانه، أو اضغط على مقبضه واستخدم مفاتيح الأسهم. الترتيب واحد في كل اللغات ويرى القراء النقل فورًا، ولا يُنشر بذلك شيء آخر.',
  treeRead: 'ينقل المحررون المستندات هنا. الترتيب واحد في كل اللغات.',
  treeHandle: 'نقل «{{title}}»',
  treeBranch: 'ما تحت «{{title}}»',
  treeExpandAll: 'إظهار الكل',
  treeCollapseAll: 'إظهار المستوى الأعلى فقط',
  treeDraft: 'مسودة',
  treeChangedText: 'تغييرات لم تُنشر',
  treeMissing: 'غير موجود باللغة: {{language}}',
  treeInTrash: 'في سلة المهملات',
  treeFirstPage: 'الصفحة الأولى',
  treePending: 'اختير أصل آخر في مسودته',
  treeLifted:
    'رُفع «{{title}}»: الموضع {{place}} من {{count}}، {{where}}. تنقله مفاتيح الأسهم، ويضعه مفتاح المسافة، ويعيده مفتاح Escape.',
  treeStands: 'الموضع {{place}} من {{count}}، {{where}}',
  treeAtTop: 'في المستوى الأعلى',
  treeBelow: 'تحت «{{title}}»',
  treeNoFurther: 'لا يمكن الذهاب أبعد في هذا الاتجاه.',
  treePutBack: 'عاد «{{title}}» إلى مكانه.',
  treeDropped: 'أصبح «{{title}}» في الموضع {{place}} من {{count}}، {{where}}.',
  treeUp: 'إلى أعلى',
  treeDown: 'إلى أسفل',
  treeIn: 'تحت السابق',
  treeOut: 'إلى الخارج، بعد أصله',
  treeDrop: 'وضع',
  treeCancel: 'إعادة',
  treeAsk: 'ستتغير عناوين',
  treeAskExplains:
    'العناوين المنشورة التي ستتغير: {{addresses}} (المستندات: {{documents}}، اللغات: {{languages}}). العناوين القديمة تؤدي تلقائيًا إلى الجديدة.',
  treeMove: 'نقل',
  treeParentGone: 'لا يمكن وضعه هناك: أحدهما في سلة المهملات أو محذوف.',
  treeChanged: 'تغيرت الشجرة في هذه الأثناء وقُرئت من جديد. انقله مرة أخرى.',
  treeEmpty: 'لا شيء هنا بعد.',
  treePart: 'تظهر أول {{count}} من المستندات فقط.',
  treePlaceLink: 'يُحدد مكانه في الشجرة',
}
