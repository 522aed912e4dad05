import type { VacancyAlertTexts } from './en'

export const ruVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Оповещение о вакансиях',
  vacancyAlertMany: 'Оповещения о вакансиях',
  vacancyAlertDescription:
    'Новые вакансии по почте: заказаны в списке вакансий и подтверждены ссылкой. Получатель отключает их ссылкой в каждом письме. Удаляйте оповещение, только если об этом просит его владелец.',
  vacancyAlertEmail: 'Электронная почта',
  vacancyAlertFilter: 'Фильтр',
  vacancyAlertFilterDescription: 'Как он записан в адресе списка; пусто — все вакансии.',
  vacancyAlertState: 'Состояние',
  vacancyAlertUnconfirmed: 'Не подтверждено',
  vacancyAlertActive: 'Действует',
  vacancyAlertEnded: 'Завершено',
  vacancyAlertLanguage: 'Язык',
  vacancyAlertConfirmedAt: 'Подтверждено',
  vacancyAlertLastMailAt: 'Последнее письмо',
  vacancyAlertEndedAt: 'Завершено (дата)',
  mailKindVacancyAlertLink: 'Ссылка оповещения о вакансиях',
  mailKindVacancyAlert: 'Новые вакансии',
}
