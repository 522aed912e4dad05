import type { VacancyAlertTexts } from './en'

export const arVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'تنبيه وظائف',
  vacancyAlertMany: 'تنبيهات الوظائف',
  vacancyAlertDescription:
    'وظائف جديدة بالبريد، تُطلب من قائمة الوظائف وتُؤكَّد برابط. ومن تصله التنبيهات يوقفها برابط في كل رسالة. لا تحذف تنبيهًا إلا إذا طلب صاحبه ذلك.',
  vacancyAlertEmail: 'البريد الإلكتروني',
  vacancyAlertFilter: 'المرشِّح',
  vacancyAlertFilterDescription: 'كما هو في عنوان القائمة؛ فارغ: كل الوظائف.',
  vacancyAlertState: 'الحالة',
  vacancyAlertUnconfirmed: 'غير مؤكَّد',
  vacancyAlertActive: 'نشط',
  vacancyAlertEnded: 'منتهٍ',
  vacancyAlertLanguage: 'اللغة',
  vacancyAlertConfirmedAt: 'تاريخ التأكيد',
  vacancyAlertLastMailAt: 'آخر رسالة',
  vacancyAlertEndedAt: 'تاريخ الانتهاء',
  mailKindVacancyAlertLink: 'رابط تنبيه وظائف',
  mailKindVacancyAlert: 'وظائف جديدة',
}
