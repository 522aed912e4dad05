import type { VacancyAlertTexts } from './en'

export const esVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Aviso de vacantes',
  vacancyAlertMany: 'Avisos de vacantes',
  vacancyAlertDescription:
    'Vacantes nuevas por correo, pedidas en la lista de vacantes y confirmadas con un enlace. Quien recibe un aviso lo termina con un enlace de cada correo. Elimine uno solo si su dueño lo pide.',
  vacancyAlertEmail: 'Correo electrónico',
  vacancyAlertFilter: 'Filtro',
  vacancyAlertFilterDescription:
    'Como está en la dirección de la lista; vacío: todas las vacantes.',
  vacancyAlertState: 'Estado',
  vacancyAlertUnconfirmed: 'Sin confirmar',
  vacancyAlertActive: 'Activo',
  vacancyAlertEnded: 'Terminado',
  vacancyAlertLanguage: 'Idioma',
  vacancyAlertConfirmedAt: 'Confirmado',
  vacancyAlertLastMailAt: 'Último correo',
  vacancyAlertEndedAt: 'Terminado el',
  mailKindVacancyAlertLink: 'Enlace de un aviso de vacantes',
  mailKindVacancyAlert: 'Vacantes nuevas',
}
