import type { FeedTexts } from './en'

/** What the panel says of feeds and tokens; a part of `../de.ts`. */
export const deFeeds: FeedTexts = {
  feedHosts: 'Server der Feeds',
  feedHost: 'Server',
  feedHostsDescription:
    'Feeds werden nur von diesen Servern geholt, und nur, wenn ihr Name zu Adressen des öffentlichen Internets führt.',
  feedHostDescription:
    'Zum Beispiel jobs.example.org, ohne https:// und ohne Pfad; mit dem Port, wenn er nicht 443 ist.',
  feedHostWrong:
    'Schreiben Sie nur den Namen eines Servers im Internet, zum Beispiel jobs.example.org.',
  feedHostTwice: 'Dieser Server steht schon in der Liste.',
  feedsOne: 'Vakanzen-Feed',
  feedsMany: 'Vakanzen-Feeds',
  feedsDescription:
    'Dateien mit Vakanzen, die die Website selbst holt. Was aus einer solchen Datei verschwindet, wird geschlossen; wäre das mehr als ein Drittel auf einmal, wird vorher jemand gefragt.',
  feedAddress: 'Adresse',
  feedAddressDescription:
    'Die ganze Adresse der Datei: Sie beginnt mit https://. Ein Admin muss den Server vorher erlauben.',
  feedAddressUnreadable:
    'Diese Adresse kann nicht abgefragt werden. Schreiben Sie die ganze, zum Beispiel https://jobs.example.org/vacancies.csv.',
  feedAddressNotHttps: 'Feeds werden nur über https:// geholt.',
  feedAddressCredentials:
    'Lassen Sie Name und Passwort aus der Adresse weg: Wer dieses Formular liest, würde sie sehen.',
  feedAddressNumeric:
    'Schreiben Sie den Namen des Servers: Eine Adresse aus Zahlen wird nicht abgefragt.',
  feedAddressLocal: 'Dieser Name führt zu keinem Server im Internet.',
  feedHostNotAllowed:
    'Von {{host}} werden keine Feeds geholt: Ein Admin muss ihn zuerst bei den Servern der Feeds eintragen.',
  feedFormat: 'Dateiformat',
  feedFormatPage: 'Webseite (JobPosting)',
  feedFormatDescription:
    'RSS, Atom und Webseiten zeigen nur die neuesten Stellen: Was sie nicht mehr haben, wird nicht geschlossen.',
  feedEvery: 'Alle',
  feedEveryHours: '{{hours}} Std.',
  feedPaused: 'Angehalten',
  feedPausedDescription:
    'Er wird nicht geholt, und nichts wird geschlossen, bis der Haken entfernt ist.',
  feedFetchNow: 'Jetzt holen',
  feedFetchAsked: 'Er wird innerhalb einer Minute geholt.',
  feedWaits:
    'Er wird nicht geholt, solange sein letzter Import auf jemanden wartet: Schließen Sie diesen zuerst ab oder brechen Sie ihn ab.',
  feedNotRunning: 'Dieser Feed ist angehalten, oder es gibt ihn nicht mehr.',
  feedState: 'Stand',
  feedStateNew: 'noch nicht geholt',
  feedStateWell: 'geholt',
  feedStateSame: 'nichts Neues',
  feedStateWaiting: 'wartet auf jemanden: siehe letzter Import',
  feedStateFailed: 'fehlgeschlagen',
  feedProblem: 'Fehler',
  feedProblemDetail: 'Mehr dazu',
  feedTriedAt: 'Zuletzt gefragt',
  feedWellAt: 'Zuletzt gelesen',
  feedNextAt: 'Nächste Abfrage',
  feedFailures: 'Fehlschläge in Folge',
  feedLastImport: 'Letzter Import',
  feedResult: 'Was daraus wurde',
  feedResultText:
    '{{state}} · neu: {{created}} · geändert: {{changed}} · geschlossen: {{closed}} · unverändert: {{same}} · abgelehnt: {{refused}}',
  feedProblemAddress:
    'Die Adresse, oder eine, zu der sie weiterleitet, darf nicht abgefragt werden.',
  feedProblemHost:
    'Der Server steht nicht oder nicht mehr bei den Servern der Feeds, oder die Adresse leitet zu einem solchen weiter.',
  feedProblemUnresolved: 'Niemand kennt diesen Server.',
  feedProblemNotPublic:
    'Der Name des Servers führt zu einer Adresse, die nicht zum öffentlichen Internet gehört.',
  feedProblemUnreachable: 'Der Server ist nicht erreichbar oder hat die Verbindung abgebrochen.',
  feedProblemCertificate: 'Das Zertifikat des Servers gilt nicht für diesen Namen.',
  feedProblemSlow: 'Der Server braucht zu lange.',
  feedProblemStatus: 'Der Server lehnt mit diesem Status ab.',
  feedProblemRedirects: 'Der Server leitet mehr als dreimal weiter.',
  feedProblemContentType:
    'Was kommt, hat keines der Formate, die gelesen werden. Eine Webseite wird nur gelesen, wenn sie als Format gewählt ist.',
  feedProblemTooLarge: 'Die Datei ist größer als 20 MB.',
  feedProblemDamaged: 'Die Datei ist auf unlesbare Weise gepackt oder wurde unterwegs beschädigt.',
  feedProblemEmpty: 'Die Datei ist leer.',
  feedProblemUnreadable: 'Die letzte Datei konnte nicht gelesen werden: siehe ihren Import.',
  feedProblemCompany:
    'Das Unternehmen ist gesperrt, im Papierkorb oder nicht veröffentlicht, oder es wird vor ihm gewarnt.',
  feedProblemBroke:
    'Die Website konnte es nicht ausführen. Wer sie betreibt, findet den Grund im Protokoll.',
  pushTokensOne: 'Token eines Unternehmens',
  pushTokensMany: 'Tokens von Unternehmen',
  pushTokensDescription:
    'Mit einem Token sendet das System eines Unternehmens seine eigenen Vakanzen: Es erstellt, ändert und schließt nur die dieses Unternehmens.',
  pushTokenName: 'Wofür es ist',
  pushTokenNameDescription: 'Zum Beispiel das System, das es verwendet.',
  pushTokenRevoked: 'Widerrufen',
  pushTokenRevokedDescription: 'Damit wird nichts mehr angenommen.',
  pushTokenMake: 'Token erstellen',
  pushTokenMakeNew: 'Neues Token erstellen',
  pushTokenMakeAsk: 'Das Token, das das Unternehmen jetzt verwendet, gilt sofort nicht mehr.',
  pushTokenSaveFirst: 'Speichern Sie zuerst, dann erstellen Sie hier das Token.',
  pushTokenShownOnce:
    'Kopieren Sie das Token jetzt und geben Sie es dem Unternehmen: Es wird nur dieses eine Mal gezeigt.',
  pushTokenMadeAt: 'Erstellt',
  pushTokenUsedAt: 'Zuletzt verwendet',
  pushTokenNone: 'Dieses Token ist widerrufen, oder es gibt es nicht mehr.',
  pushesOne: 'Von einem Unternehmen gesendet',
  pushesMany: 'Von Unternehmen gesendet',
  pushesDescription:
    'Was Systeme von Unternehmen in den letzten 90 Tagen mit ihren Tokens gesendet haben, und was daraus wurde.',
  pushMethod: 'Verlangt',
  pushReason: 'Grund',
  pushProblemBodyUnreadable: 'Was kam, ist kein lesbares JSON.',
  pushProblemBodyTooLarge: 'Was kam, ist größer als 64 kB.',
  pushProblemContentType: 'Was kam, wurde nicht als JSON gesendet.',
  pushProblemIdWrong: 'Die Kennung der Stelle ist nicht verwendbar.',
  pushProblemFeed: 'Die Stellen dieser Firma kommen über einen Feed.',
  pushProblemLeftToStaff: 'Die Redaktion hat diese Stelle geändert oder gelöscht.',
  pushProblemCompanySuspended: 'Die Firma ist gesperrt.',
  pushProblemCompanyWarned: 'Vor der Firma wird gewarnt.',
  pushProblemCompanyNotPublished: 'Die Firma ist nicht veröffentlicht.',
  pushProblemCompanyExample: 'Die Firma ist ein erfundenes Beispiel.',
  pushReasonUnknownField: 'dieses Feld gibt es nicht',
  pushReasonWrongKind: 'weder Text noch Zahl noch eine Liste davon',
  pushReasonCompanyOfToken: 'nicht mitsenden: das Token legt es fest',
  pushReasonExternalIdDiffers: 'anders als in der Adresse',
  pushReasonInvalid: 'nicht angenommen',
  pushHeld: 'Wartet auf die Redaktion: {{why}}',
  pushFlagFees: 'es ist von zu zahlendem Geld die Rede',
  pushFlagFreeMail: 'Adresse eines kostenlosen Maildienstes',
  pushFlagLookAlike: 'ähnelt einer anderen Firma',
  pushFlagPayHigh: 'die Heuer ist ungewöhnlich hoch',
  pushFlagPayBelowMinimum: 'Heuer unter dem Mindestsatz der ILO',
  pushFlagPayLow: 'die Heuer ist ungewöhnlich niedrig',
  pushFlagSameText: 'eine andere Firma hat denselben Text',
  pushFlagWarned: 'vor etwas darin wird gewarnt',
  pushOutcome: 'Ergebnis',
  pushOutcomeCreated: 'erstellt',
  pushOutcomeChanged: 'geändert',
  pushOutcomeClosed: 'geschlossen',
  pushOutcomeSame: 'unverändert',
  pushOutcomeUnknown: 'nicht bekannt',
  pushOutcomeRefused: 'abgelehnt',
  pushOutcomeForbidden: 'nicht erlaubt',
  pushOutcomeFailed: 'fehlgeschlagen',
}
