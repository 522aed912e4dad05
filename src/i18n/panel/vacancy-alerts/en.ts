/** What the panel says of alerts of new vacancies; a part of `../en.ts`. */
export const enVacancyAlerts = {
  vacancyAlertOne: 'Vacancy alert',
  vacancyAlertMany: 'Vacancy alerts',
  vacancyAlertDescription:
    'New vacancies by mail, ordered on the list of vacancies and confirmed by a link. Each mail has a link that ends the alert. Delete one only where its owner asks for it.',
  vacancyAlertEmail: 'E-mail',
  vacancyAlertFilter: 'Filter',
  vacancyAlertFilterDescription: 'As it stands in the address of the list; empty: all vacancies.',
  vacancyAlertState: 'State',
  vacancyAlertUnconfirmed: 'Not confirmed',
  vacancyAlertActive: 'Active',
  vacancyAlertEnded: 'Ended',
  vacancyAlertLanguage: 'Language',
  vacancyAlertConfirmedAt: 'Confirmed',
  vacancyAlertLastMailAt: 'Last mail',
  vacancyAlertEndedAt: 'Ended on',
  mailKindVacancyAlertLink: 'Link of a vacancy alert',
  mailKindVacancyAlert: 'New vacancies',
} as const

/** The same in another language. */
export type VacancyAlertTexts = Record<keyof typeof enVacancyAlerts, string>
