import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../de.ts`. */
export const deMail: MailTexts = {
  mailOne: 'Nachricht',
  mailMany: 'Nachrichten',
  mailDescription: 'Was die Website Menschen geschrieben hat und was daraus geworden ist.',
  mailKind: 'Art',
  mailKindConfirmation: 'Bestätigung',
  mailKindForward: 'An das Unternehmen weitergeleitet',
  mailKindStaffNotice: 'Mitteilung an das Team',
  mailKindReply: 'Antwort des Teams',
  mailKindInvitation: 'Einladung',
  mailKindPasswordReset: 'Neues Passwort',
  mailState: 'Zustand',
  mailStateQueued: 'Wartet',
  mailStateSending: 'Wird gesendet',
  mailStateSent: 'Gesendet',
  mailStateFailed: 'Fehlgeschlagen',
  mailStateUncertain: 'Ungewiss',
  mailStateSuppressed: 'Adresse nimmt keine E-Mails an',
  mailStateBounced: 'Zurückgekommen',
  mailTo: 'An',
  mailReplyTo: 'Antworten gehen an',
  mailLanguage: 'Sprache',
  mailSubject: 'Betreff',
  mailText: 'Text',
  mailWithFiles: 'Mit den Dateien der Anfrage',
  mailAttempts: 'Versuche',
  mailNextAttempt: 'Nächster Versuch',
  mailSentAt: 'Gesendet am',
  mailProblem: 'Antwort des Mailservers',
  mailBy: 'Geschrieben von',
  mailRequest: 'Anfrage',
  mailFailedMeans:
    'Sie wurde nicht gesendet: Drei Tage lang hat kein Mailserver sie angenommen, oder sie wurde endgültig abgelehnt.',
  mailUncertainMeans:
    'Niemand weiß, ob sie angekommen ist: Die Verbindung riss ab, während der Mailserver sie hatte. Wenn Sie sie noch einmal senden, kommt sie vielleicht zweimal an.',
  mailSuppressedMeans: 'Sie wurde nicht gesendet: Die Adresse nimmt unsere E-Mails nicht an.',
  mailBouncedMeans: 'Sie wurde gesendet und kam zurück.',
  mailSendAgain: 'Noch einmal senden',
  mailSendAgainAsk:
    'Die Nachricht geht noch einmal an {{address}}. Steht die Adresse auf der Liste derer, die keine E-Mails annehmen, wird sie dort gestrichen.',
  mailSendAgainDone: 'Die Nachricht ist wieder unterwegs.',
  mailBounced: 'Kam zurück',
  mailBouncedAsk:
    'An {{address}} wird nichts mehr gesendet, bis jemand die Adresse von der Liste derer streicht, die keine E-Mails annehmen.',
  mailBouncedDone: 'Vermerkt. An {{address}} wird nichts mehr gesendet.',
  mailNotNow:
    'Die Nachricht hat sich inzwischen geändert, deshalb ist nichts geschehen. Laden Sie die Seite neu, um zu sehen, was aus ihr geworden ist.',
  mailLinkUsedUp:
    'Der Link in dieser Nachricht gilt nicht mehr, deshalb wird sie nicht noch einmal gesendet. Bei der Anmeldung kann sich jeder unter „Passwort vergessen?“ einen neuen an diese Adresse schicken lassen.',
  mailInTrouble: 'Fehlgeschlagene oder ungewisse Nachrichten: {{count}}',
  suppressedOne: 'Adresse, die keine E-Mails annimmt',
  suppressedMany: 'Adressen, die keine E-Mails annehmen',
  suppressedDescription:
    'An diese Adressen wird nichts gesendet. Löschen Sie eine hier, und E-Mails gehen wieder dorthin.',
  suppressedAddress: 'Adresse',
  suppressedReason: 'Grund',
  suppressedRefused: 'Der Mailserver hat sie abgelehnt',
  suppressedCameBack: 'Eine Nachricht kam zurück',
  suppressedByStaff: 'Vom Team eingetragen',
  suppressedDetail: 'Einzelheiten',
  suppressedWrong: 'Schreiben Sie eine E-Mail-Adresse.',
  invitationSubject: 'Ihr Konto bei {{site}}',
  invitationAdminText:
    'Für Sie wurde ein Konto bei {{site}} angelegt. Damit entscheiden Sie dort, wer was darf, und schreiben und veröffentlichen. Wählen Sie zuerst ein Passwort.',
  invitationText:
    'Für Sie wurde ein Konto bei {{site}} angelegt. Damit schreiben und veröffentlichen Sie dort. Wählen Sie zuerst ein Passwort.',
  invitationLink: 'Passwort wählen',
  invitationUntil:
    'Der Link gilt einmal, drei Tage lang. Danach fordern Sie bei der Anmeldung unter „Passwort vergessen?“ einen neuen an.',
  resetSubject: 'Ein neues Passwort für {{site}}',
  resetText:
    'Jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto bei {{site}} angefordert.',
  resetLink: 'Neues Passwort wählen',
  resetUntil:
    'Der Link gilt einmal, mindestens eine Stunde lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  resetOnItsWay:
    'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link dorthin unterwegs.',
  linkUsedUp:
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie bei der Anmeldung unter „Passwort vergessen?“ einen neuen an.',
  resetBusy:
    'Gerade fordern zu viele ein neues Passwort an. Warten Sie eine Minute und versuchen Sie es noch einmal.',
}
