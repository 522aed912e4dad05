import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../ar.ts`. */
export const arAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: القرص يكاد يمتلئ',
  alertDiskText:
    'لم يبقَ سوى القليل من المساحة على القرص الذي يحفظ بيانات {{site}}. وإذا امتلأ فلن يمكن حفظ شيء ولا إرساله. أفرغوا بعض المساحة أو انتقلوا إلى قرص أكبر.',
  alertOutboxSubject: '{{site}}: البريد لا يُرسل',
  alertOutboxText:
    'رسائل من {{site}} تنتظر منذ أكثر من ساعة. قد يكون خادم البريد غير متاح أو يرفضها: في لوحة التحكم تذكر كل رسالة السبب. وتستمر المحاولة ثلاثة أيام.',
  alertScheduleSubject: '{{site}}: تأخر النشر المجدول',
  alertScheduleText:
    'كان يُفترض أن يُنشر شيء على {{site}} أو يُلغى نشره قبل الآن، ولم يحدث ذلك. يجد من يشغّل الموقع السبب في سجله.',
  alertBackupSubject: '{{site}}: لا توجد نسخة احتياطية حديثة',
  alertBackupText:
    'فشلت آخر نسخة احتياطية من {{site}} أو مضى عليها أكثر من يومين. وما كُتب بعدها يضيع إن ضاعت البيانات. يجد من يشغّل الموقع السبب في سجله.',
  alertFeedSubject: '{{site}}: خلاصات الوظائف تفشل',
  alertFeedText:
    'فشلت خلاصات يجلب منها {{site}} الوظائف خمس مرات متتالية أو أكثر. في هذه الأثناء لا يُنشأ منها شيء ولا يُعدّل ولا يُغلق: تبقى الوظائف كما هي حتى يومها الأخير. كل خلاصة في اللوحة تقول السبب.',
  alertFeeds: 'خلاصات تفشل',
  alertToFeeds: 'الخلاصات في اللوحة',
  alertOnce: 'لن تُخطَروا بهذا مجددًا إلا إذا بقي الحال كما هو بعد يوم، أو إذا تكرر.',
  alertMachine: 'الجهاز',
  alertFree: 'المساحة الحرة',
  alertWaiting: 'مدة الانتظار',
  alertLate: 'مدة التأخر',
  alertLastBackup: 'آخر نسخة',
  alertLastFailure: 'آخر فشل',
  alertNever: 'لم يحدث قط',
  alertToMessages: 'الرسائل في لوحة التحكم',
  alertToSchedules: 'المواعيد في لوحة التحكم',
}
