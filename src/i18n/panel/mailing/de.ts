import type { MailingTexts } from './en'

export const deMailings: MailingTexts = {
  requestKindMailing: 'Mailing',
  requestStateConfirmed: 'Bestätigt',
  requestStateSending: 'Wird verschickt',
  requestStateDone: 'Erledigt',
  requestStateDeclined: 'Abgelehnt',
  requestSettingsMailing: 'Mailings (Monate)',
  mailKindMailing: 'Mailing an ein Unternehmen',
  mailKindMailingReport: 'Bericht über ein Mailing',
  mailCompany: 'Unternehmen',
  companyMailings: 'Mailings',
  companyAcceptsMailings: 'Nimmt Mailings an',
  companyAcceptsMailingsDescription:
    'Das Unternehmen will Bewerbungen von Seeleuten bekommen, die ein Mailing bestellen. Nur solche werden gezählt und angeschrieben.',
  companyMailingEmail: 'Adresse für Mailings',
  companyMailingEmailDescription: 'Leer: die E-Mail-Adresse des Unternehmens.',
  companyMailingDepartments: 'Bereiche an Bord',
  companyMailingDepartmentsDescription:
    'Nur Bewerbungen aus diesen Bereichen gehen an das Unternehmen. Leer: aus allen.',
  mailingReach: 'Geht an',
  mailingReachDescription:
    'Welche der Unternehmen, die Mailings annehmen. Leser sehen, wie viele es gerade sind; niemand trägt diese Zahl ein.',
  mailingReachAll: 'Alle Unternehmen',
  mailingReachCountry: 'Unternehmen eines Landes',
  mailingReachMatching: 'Unternehmen, zu denen Dienstgrad und Schiffe passen',
  mailingSettlement: 'Wie bezahlt wird',
  mailingSettlementDescription:
    'Leser lesen das, bevor sie ein Mailing anfragen: wann und wie bezahlt wird, und dass auf der Website nichts abgebucht wird.',
  mailingRefund: 'Rückerstattung',
  mailingRefundDescription: 'Wann das Geld zurückgegeben wird.',
  mailingPrivacy: 'Was mit den Daten geschieht',
  mailingPrivacyDescription: 'Über der Einwilligung, in wenigen Sätzen.',
  mailingStopOne: 'Unternehmen ohne Mailings',
  mailingStopMany: 'Unternehmen ohne Mailings',
  mailingStopDescription:
    'Sie haben über den Link in einem Mailing abbestellt. Niemand nimmt sie von dieser Liste; andere E-Mails erreichen sie weiterhin.',
  mailingStopAddress: 'Adresse',
  mailingStopCompany: 'Unternehmen',
  mailingSend: 'An {{count}} Unternehmen senden',
  mailingSendAsk:
    'Die Briefe gehen jetzt hinaus, je einer an {{count}} Unternehmen, und lassen sich nicht zurückholen. Senden?',
  mailingNotConfirmed:
    'Setzen Sie zuerst den Zustand „Bestätigt“ und speichern Sie. Gesendetes wird nicht noch einmal gesendet.',
  mailingReachesNobody:
    'Kein Unternehmen nimmt dieses Mailing gerade an; es wurde nichts gesendet.',
  mailingConfirmFirst:
    'Hat der Seemann bestätigt und bezahlt, setzen Sie den Zustand „Bestätigt“ und speichern: dann kann es gesendet werden.',
  mailingAsked: 'Das angefragte Mailing',
  mailingRank: 'Dienstgrad',
  mailingShips: 'Schiffe',
  mailingApplicationAsked: 'Ausfüllen des Bewerbungsformulars gewünscht',
  mailingFirstReduction: 'Nachlass für ein erstes Mailing',
  mailingTotal: 'Summe',
  mailingPricesOf: 'Preise vom',
  mailingsConfirmedBefore: 'Andere bestätigte Mailings dieser E-Mail-Adresse',
  mailingOnRequest: 'Auf Anfrage',
  mailingReachedThen: 'Unternehmen bei der Anfrage',
  mailingReachedNow: 'Unternehmen jetzt',
  mailingReportOpen: 'Bericht öffnen',
  mailingLetterSent: 'Von Mailservern angenommen',
  mailingLetterWaiting: 'Wartet',
  mailingLetterRefused: 'Abgewiesen',
  mailingLetterBounced: 'Zurückgekommen',
  mailingLetterUncertain: 'Ungewiss',
  mailingLetterStopped: 'Vom Unternehmen abbestellt',
  requestStateNotNow: 'Diesen Zustand setzt die Website, oder er gehört nur zu Mailings.',
}
