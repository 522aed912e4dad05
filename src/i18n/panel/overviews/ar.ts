import type { OverviewTexts } from './en'

/** A part of `../ar.ts`. */
export const arOverviews: OverviewTexts = {
  deskShown: 'المعروض هنا: {{shown}} من {{found}}.',
  deskShowAll: 'عرض الكل ({{found}})',
  deskHealth: 'حالة الموقع',
  translationsToDo: 'فيها ما يجب عمله',
  totalsMeaning:
    'تُحسب كل وثيقة (عددها {{count}}) مرة واحدة في كل لغة بحسب حالة نصها. ما يراه القرّاء يُعدّ منشورًا أو قديمًا حتى لو كُتبت مسودة أحدث؛ وعدد هذه النصوص مذكور في العمود الأخير.',
  totalsSum: 'المجموع',
  stillRightChoose:
    'هذا ما تغيّر في النص المصدر منذ تُرجم «{{title}}». اختر اللغات التي ما زال نصها المنشور يقول الشيء نفسه: لا يتغيّر فيه شيء، ويُعدّ محدّثًا.',
  stillRightDiffers: 'لم يتغيّر الشيء نفسه لكل اللغات، لذلك لم تُختر أي لغة: راجع كل واحدة منها.',
  stillRightFormerUnknown: 'لم يُحفظ ما كان هنا من قبل.',
  stillRightMissing:
    'لا يوجد شيء في هذا الموضع من الترجمات بعد. إذا اخترت لغة، فإنه يُترك فيها عمدًا.',
  stillRightTicked: 'ما زالت صحيحة: {{count}}',
  auditMoved: 'نُقلت',
  auditTop: 'المستوى الأعلى',
  auditKinds: 'ما تعرضه القائمة',
  auditKindChanges: 'التغييرات',
  auditKindSignIns: 'عمليات تسجيل الدخول',
  auditKindAll: 'الكل',
  deskClockAhead:
    'ساعة هذا الجهاز متقدمة على ساعة قاعدة البيانات بمقدار {{count}} دقيقة. اضبط الساعتين عبر الشبكة، وإلا انتهت الجلسات مبكرًا وكان السجل خاطئًا.',
  deskClockBehind:
    'ساعة هذا الجهاز متأخرة عن ساعة قاعدة البيانات بمقدار {{count}} دقيقة. اضبط الساعتين عبر الشبكة، وإلا انتهت الجلسات متأخرة وكان السجل خاطئًا.',
  reportTime: 'الساعة والمناطق الزمنية',
  reportClock: 'تختلف ساعة هذا الجهاز عن ساعة قاعدة البيانات بمقدار {{seconds}} ثانية.',
  reportZones: 'تنتهي الأيام وفق قواعد المناطق الزمنية من الإصدار {{release}}.',
  reportZonesNode:
    'لدى Node على هذا الجهاز قواعد أخرى (الإصدار {{node}}) للمناطق: {{zones}}. يعمل الموقع بقواعده هو.',
  reportZonesMoved:
    'وفق هذه القواعد منذ {{date}} (UTC). ما يُغلق في وقت آخر بسببها – الوظائف: {{closings}}، التراخيص: {{licences}}.',
  reportZonesLicence: 'الترخيص',
}
