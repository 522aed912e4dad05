import type { VacancyAlertTexts } from './en'

export const frVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Alerte d’offres',
  vacancyAlertMany: 'Alertes d’offres',
  vacancyAlertDescription:
    'Les nouvelles offres par e-mail, demandées dans la liste des offres et confirmées par un lien. Le destinataire l’arrête par un lien dans chaque e-mail. N’en supprimez une que si son propriétaire le demande.',
  vacancyAlertEmail: 'Adresse e-mail',
  vacancyAlertFilter: 'Filtre',
  vacancyAlertFilterDescription:
    'Tel qu’il figure dans l’adresse de la liste ; vide : toutes les offres.',
  vacancyAlertState: 'État',
  vacancyAlertUnconfirmed: 'Non confirmée',
  vacancyAlertActive: 'En cours',
  vacancyAlertEnded: 'Terminée',
  vacancyAlertLanguage: 'Langue',
  vacancyAlertConfirmedAt: 'Confirmée le',
  vacancyAlertLastMailAt: 'Dernier e-mail',
  vacancyAlertEndedAt: 'Terminée le',
  mailKindVacancyAlertLink: 'Lien d’une alerte d’offres',
  mailKindVacancyAlert: 'Nouvelles offres',
}
