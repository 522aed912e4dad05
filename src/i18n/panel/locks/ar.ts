import type { LocksTexts } from './en'

export const arLocks: LocksTexts = {
  lockHeld:
    '{{name}} يكتب هذا النص الآن ({{language}})، لذلك لم يُحفظ تغييرك. انتظر حتى ينتهي، أو افتح النص وتولَّ تحريره.',
  lockHolder: '{{name}} يكتب الآن ({{language}}). أنت تقرأ فقط، وسيُفتح النص تلقائيًا عند الانتهاء.',
  lockTakeOver: 'تولّي التحرير',
  lockTaken: 'تولّى {{name}} تحرير هذا النص. ما كتبته محفوظ، أو تجده في إشعار يمكنك نسخه منه.',
  lockTakenReason: 'تولّى {{name}} تحرير هذا النص.',
  lockStaleReason: 'غيّر أحد الزملاء هذا النص في هذه الأثناء، وأنت تراه كما هو الآن.',
  lockOthers: '{{name}} يكتب الآن: {{language}}',
  lockList: 'نصوص تُكتب الآن',
  sharedChanged:
    'غيّر أحد الزملاء هذا في هذه الأثناء. أعِد ما كان هنا، أو حمّل الصفحة من جديد واختر مرة أخرى.',
}
