import type { VacancyAlertTexts } from './en'

export const ukVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Сповіщення про вакансії',
  vacancyAlertMany: 'Сповіщення про вакансії',
  vacancyAlertDescription:
    'Нові вакансії поштою: замовлені в списку вакансій і підтверджені посиланням. Одержувач вимикає їх посиланням у кожному листі. Видаляйте сповіщення, лише якщо про це просить його власник.',
  vacancyAlertEmail: 'Електронна пошта',
  vacancyAlertFilter: 'Фільтр',
  vacancyAlertFilterDescription: 'Як його записано в адресі списку; порожньо — усі вакансії.',
  vacancyAlertState: 'Стан',
  vacancyAlertUnconfirmed: 'Не підтверджено',
  vacancyAlertActive: 'Діє',
  vacancyAlertEnded: 'Завершено',
  vacancyAlertLanguage: 'Мова',
  vacancyAlertConfirmedAt: 'Підтверджено',
  vacancyAlertLastMailAt: 'Останній лист',
  vacancyAlertEndedAt: 'Завершено (дата)',
  mailKindVacancyAlertLink: 'Посилання сповіщення про вакансії',
  mailKindVacancyAlert: 'Нові вакансії',
}
