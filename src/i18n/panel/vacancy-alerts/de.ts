import type { VacancyAlertTexts } from './en'

export const deVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Stellenalarm',
  vacancyAlertMany: 'Stellenalarme',
  vacancyAlertDescription:
    'Neue Stellen per E-Mail, bestellt auf der Stellenliste und mit einem Link bestätigt. Wer einen erhält, beendet ihn mit einem Link in jeder E-Mail. Löschen Sie einen nur, wenn sein Besitzer darum bittet.',
  vacancyAlertEmail: 'E-Mail-Adresse',
  vacancyAlertFilter: 'Filterauswahl',
  vacancyAlertFilterDescription: 'Wie sie in der Adresse der Liste steht; leer: alle Stellen.',
  vacancyAlertState: 'Zustand',
  vacancyAlertUnconfirmed: 'Nicht bestätigt',
  vacancyAlertActive: 'Aktiv',
  vacancyAlertEnded: 'Beendet',
  vacancyAlertLanguage: 'Sprache',
  vacancyAlertConfirmedAt: 'Bestätigt',
  vacancyAlertLastMailAt: 'Letzte E-Mail',
  vacancyAlertEndedAt: 'Beendet am',
  mailKindVacancyAlertLink: 'Link eines Stellenalarms',
  mailKindVacancyAlert: 'Neue Stellen',
}
