import type { JobsTexts } from './en'

export const deJobs: JobsTexts = {
  groupJobs: 'Stellen',

  crewingsOne: 'Firma',
  crewingsMany: 'Crewing-Firmen',
  crewingsDescription:
    'Firmen, die Arbeit auf See anbieten. Eine Firma wird in allen Sprachen zugleich veröffentlicht; nur ihre Texte werden Sprache für Sprache geschrieben.',
  companyName: 'Name',
  companyLegalName: 'Firmenname laut Register',
  companyLegalNameDescription: 'Wie sie eingetragen ist. Wenn leer: der Name.',
  companySlugDescription:
    'Der Teil der Adresse nach /crewings/, in allen Sprachen gleich. Wenn leer: aus dem Namen gebildet.',
  companySlugTaken: '„{{title}}“ hat diesen Slug bereits. Wählen Sie einen anderen.',
  companySlugReserved:
    'Unter dieser Adresse steht das Verzeichnis der Unternehmen. Wählen Sie einen anderen Slug.',
  companyLogo: 'Logo',
  country: 'Land',
  companyCity: 'Stadt',
  companyAddress: 'Anschrift',
  companyTimeZone: 'Zeitzone',
  companyTimeZoneDescription:
    'Wo ihre Tage enden, etwa Europe/Kyiv oder Asia/Manila: Am Ende eines Tages dort schließen Stellen und läuft die Lizenz ab.',
  timeZoneUnknown:
    'Diese Zeitzone ist nicht bekannt. Schreiben Sie zum Beispiel Europe/Kyiv, Asia/Manila oder UTC.',
  companyLanguagesDescription: 'In denen ihr Büro mit Seeleuten spricht.',
  companyContacts: 'Kontakt',
  companyWebsite: 'Website',
  webAddressDescription: 'Die ganze Adresse: Sie beginnt mit https://.',
  webAddressWrong: 'Schreiben Sie die ganze Adresse: Sie beginnt mit https:// oder http://.',
  companyTelephones: 'Telefonnummern',
  companyNote: 'Anmerkung',
  companyMessengers: 'Messenger',
  messengerKind: 'Messenger',
  messengerHandle: 'Name oder Nummer',
  messengerHandleDescription:
    'Wie man sie dort findet: ein Name oder eine Nummer mit Plus und Ländervorwahl.',
  messengerHandleWrong: 'Schreiben Sie nur den Namen oder die Nummer im Messenger, keinen Link.',
  licence: 'Lizenz',
  licenceDescription:
    'Die Kontakte der Firma sind nur Links, solange ihre Lizenz gültig und von uns nachgesehen ist.',
  licenceNumber: 'Nummer',
  licenceAuthority: 'Ausgestellt von',
  licenceRegister: 'Im öffentlichen Register',
  licenceRegisterDescription: 'Wo Leser die Lizenz selbst sehen: die ganze Adresse.',
  licenceValidUntil: 'Gültig bis',
  licenceValidUntilDescription: 'Der letzte Tag, an dem sie gültig ist.',
  licenceCheckedOn: 'Zuletzt geprüft am',
  licenceCheckedOnDescription: 'Der Tag, an dem jemand von uns sie im Register nachgesehen hat.',
  dayNotYet: 'Dieser Tag ist noch nicht gekommen.',
  fleet: 'Flotte',
  vesselTypes: 'Schiffstypen',
  flags: 'Flaggen',
  companyTexts: 'Texte',
  companyAbout: 'Über die Firma',
  companyAboutDescription: 'In der Sprache, die Sie bearbeiten. Darf leer sein.',
  companyWarning: 'Bitte beachten',
  companyWarningDescription:
    'Was Leser vorher wissen sollten, in der Sprache, die Sie bearbeiten. Steht auf der Seite des Unternehmens und jeder seiner Stellen. Vor wem Sie warnen, der gehört unter die Warnungen.',
  companyInUse:
    'Diese Firma hat Stellen ({{count}}) und wurde deshalb nicht gelöscht. Löschen Sie zuerst diese, oder geben Sie sie einer anderen Firma.',
  companyInTrash:
    'Diese Firma ist im Papierkorb. Stellen Sie sie zuerst wieder her, oder wählen Sie eine andere.',
  companyGone: 'Diese Firma gibt es nicht mehr. Wählen Sie eine andere.',

  warningsOne: 'Warnung',
  warningsMany: 'Warnungen',
  warningsDescription:
    'Vor wem wir Seeleute warnen: eine öffentliche Liste, in allen Sprachen zugleich veröffentlicht. Ein Unternehmen unter Warnung sagt es auf jeder seiner Seiten, nimmt weder Bewerbungen noch Mailings an, und seine Kontakte werden nicht gezeigt.',
  warningCompanyDescription:
    'Wenn es eines der Website ist. Wer sich nur dafür ausgibt, ist ein anderer.',
  warningNameDescription: 'Wie sie sich nennen. Leer gelassen: der Name des Unternehmens.',
  warningNameMissing: 'Schreiben Sie einen Namen, oder wählen Sie ein Unternehmen.',
  warningTraces: 'Von wo sie schreiben',
  warningTrace: 'Name, Adresse oder Nummer',
  warningTracesDescription:
    'Andere Namen, Domains, E-Mail-Adressen und Telefonnummern. Leser durchsuchen die Liste danach.',
  warningTraceName: 'Anderer Name',
  warningTraceDomain: 'Internet-Domain',
  warningDomainWrong: 'Schreiben Sie eine Domain, etwa crewing.example.',
  warningEmailWrong: 'Schreiben Sie eine E-Mail-Adresse, etwa jobs@crewing.example.',
  warningKind: 'Art',
  warningKindFee: 'Verlangt Geld von Seeleuten',
  warningKindImpersonation: 'Gibt sich als ein anderes Unternehmen aus',
  warningKindUnlicensed: 'Arbeitet ohne Lizenz',
  warningKindUnpaid: 'Zahlt die Heuer nicht',
  warningKindOther: 'Andere Gründe',
  warningSince: 'Seit',
  warningEndedOn: 'Beendet am',
  warningEndedOnDescription:
    'Leer gelassen: Sie gilt. Eine beendete Warnung bleibt in der Liste und sagt es.',
  warningUpsideDown: 'Das ist vor dem Tag, an dem die Warnung beginnt.',
  warningText: 'Was geschehen ist',
  warningTextDescription:
    'In der Sprache, die Sie bearbeiten. Schreiben Sie, was Sie belegen können und von wem Sie es haben; bis es übersetzt ist, lesen es die anderen in dieser Sprache.',
  warningSources: 'Quellen',
  warningSource: 'Quelle',
  warningSourceDescription: 'Die ganze Adresse einer öffentlichen Seite: Sie beginnt mit https://.',
  warningEditedBy: 'Gespeichert von',
  companyWarnings: 'Warnungen vor diesem Unternehmen',
  companyWarningsDescription:
    'Solange eine davon veröffentlicht und nicht beendet ist, werden Leser auf jeder Seite des Unternehmens gewarnt, und auf nichts davon kann man sich bewerben.',
  companyWarnedOf:
    'Eine Warnung betrifft dieses Unternehmen, deshalb wurde es nicht gelöscht. Nehmen Sie es zuerst aus der Warnung, oder löschen Sie die Warnung.',

  vacanciesOne: 'Stelle',
  vacanciesMany: 'Stellen',
  vacanciesDescription:
    'Arbeit auf See. Eine Stelle wird in allen Sprachen zugleich veröffentlicht: Jede Sprache zeigt ihre Angaben in eigenen Worten.',
  rank: 'Dienststellung',
  vesselType: 'Schiffstyp',
  openUntil: 'Offen bis',
  openUntilDescription:
    'Der letzte Tag, an dem man sich bewerben kann. Sie schließt am Ende dieses Tages in der Zeitzone der Firma.',
  pay: 'Heuer',
  payNegotiable: 'Nach Vereinbarung',
  payMin: 'Heuer, oder von',
  payMax: 'Bis',
  payAmountDescription: 'Zum Beispiel 9500 oder 430,50.',
  payMaxDescription: 'Wenn leer: ein einzelner Betrag.',
  payCurrency: 'Währung',
  payPeriod: 'Gezahlt je',
  payMonth: 'Monat',
  payDay: 'Tag',
  payHour: 'Stunde',
  payWeek: 'Woche',
  payYear: 'Jahr',
  payMissing: 'Schreiben Sie, was gezahlt wird, oder kreuzen Sie „Nach Vereinbarung“ an.',
  payUpsideDown: 'Das ist weniger als der Betrag, mit dem es beginnt.',
  alsoRanks: 'Auch für diese Ränge',
  alsoRanksDescription: 'Wer einen davon hat, findet die Stelle ebenfalls.',
  openUntilAssumed: 'Dieser Tag ist angenommen',
  openUntilAssumedDescription:
    'Woher die Stelle kam, war kein letzter Tag genannt. Ein anderer Tag beendet die Annahme.',
  vesselTypeAssumed: 'Der Schiffstyp ist angenommen',
  payCurrencyAssumed: 'Die Währung ist angenommen',
  payPeriodAssumed: 'Der Zeitraum ist angenommen',
  factAssumedDescription:
    'Woher die Stelle kam, war es nicht sicher angegeben; Leser erfahren das. Nehmen Sie den Haken weg, sobald Sie es wissen.',
  contract: 'Vertrag',
  contractLeast: 'Mindestens',
  contractMost: 'Höchstens',
  contractUnit: 'Gezählt in',
  contractDays: 'Tagen',
  contractWeeks: 'Wochen',
  contractMonths: 'Monaten',
  contractPlusMinus: 'Plus oder minus Monate',
  contractOff: 'Danach frei',
  contractOffDescription: 'Bei wechselndem Dienst: wie lange frei nach jeder Zeit an Bord.',
  contractApproximate: 'Ungefähr',
  contractEndsUpsideDown: 'Das darf nicht weniger sein als das Mindeste.',
  contractOffAlone: 'Schreiben Sie auch, wie lange an Bord.',
  joining: 'Einstieg',
  joiningFrom: 'Von',
  joiningFromDescription: 'Wenn leer: so bald wie möglich.',
  joiningUnsaid: 'Der Tag ist nicht angegeben',
  joiningTo: 'Bis',
  joiningPort: 'Hafen',
  joiningUpsideDown: 'Das ist vor dem Tag, an dem der Einstieg beginnt.',
  vessel: 'Schiff',
  vesselName: 'Name des Schiffs',
  vesselNameDescription: 'Darf leer sein.',
  vesselFlag: 'Flagge',
  vesselBuilt: 'Baujahr',
  vesselDeadweight: 'Tragfähigkeit (t)',
  vesselGrossTonnage: 'Bruttoraumzahl',
  vesselEngine: 'Hauptmaschine',
  vesselPower: 'Leistung (kW)',
  vesselCrew: 'Besatzung (Personen)',
  crewNationalities: 'Nationalitäten an Bord',
  requirements: 'Anforderungen',
  englishLevel: 'Englisch',
  experience: 'Erfahrung in der Dienststellung (Monate)',
  experienceDescription: 'Die mindestens verlangte. 0: keine nötig.',
  certificates: 'Zeugnisse und Dokumente',
  citizenships: 'Bevorzugte Staatsangehörigkeit',
  citizenshipsDescription: 'Wenn leer: jede.',
  vacancyText: 'In den Worten der Firma',
  vacancyTextDescription:
    'In der Sprache, die Sie bearbeiten. Darf leer sein: Die Angaben sehen Leser in jeder Sprache.',
  contactPerson: 'Ansprechperson',

  wholeNumberWrong: 'Schreiben Sie eine ganze Zahl von {{least}} bis {{most}}.',
  yearImplausible: 'Dieses Jahr kann nicht stimmen: Es muss von {{least}} bis {{most}} sein.',

  examplesShown:
    'Diese Website zeigt erfundene Beispiele. Firmen: {{companies}}, Stellen: {{vacancies}}. Entfernen Sie sie, bevor die Website öffentlich wird.',
  examplesHidden:
    'Diese Website ist öffentlich, und in ihrer Datenbank sind noch erfundene Beispiele. Firmen: {{companies}}, Stellen: {{vacancies}}. Leser sehen sie nicht; entfernen Sie sie.',
  examplesRemove: 'Beispiele entfernen',
  examplesRemoveAsk:
    'Alle erfundenen Firmen und Stellen werden endgültig entfernt. Was Sie selbst geschrieben haben, bleibt.',
  examplesRemoved: 'Beispiele entfernt. Firmen: {{companies}}, Stellen: {{vacancies}}.',
  exampleCompany:
    'Diese Firma ist ein erfundenes Beispiel und verschwindet, wenn die Beispiele entfernt werden. Wählen oder erstellen Sie eine eigene.',
  exampleStays:
    'Diese Stelle ist ein erfundenes Beispiel und bleibt bei ihrer erfundenen Firma. Schreiben Sie für diese hier eine neue Stelle.',

  exampleNotCopied:
    'Das ist ein erfundenes Beispiel, es wird nicht kopiert. Legen Sie einen eigenen Eintrag an.',
  openUntilPast:
    'Dieser Tag ist vorbei, die Stelle wäre sofort geschlossen. Wählen Sie zum Veröffentlichen einen späteren Tag.',
  companyNotPublished:
    'Diese Firma ist nicht veröffentlicht, niemand sähe die Stelle. Veröffentlichen Sie zuerst die Firma, oder speichern Sie die Stelle als Entwurf.',
  licenceCheckedUnknown:
    'Geben Sie auch die Nummer der Lizenz an und wer sie erteilt hat: Das wurde geprüft.',
  joiningToAlone: 'Geben Sie auch den Tag an, an dem der Einstieg beginnt.',
  joiningLongAgo:
    'Der Einstieg liegt mehr als {{days}} Tage zurück. Geben Sie zum Veröffentlichen einen späteren Tag an.',
  payBoth: 'Lassen Sie die Beträge leer, oder nehmen Sie das Häkchen bei „Nach Vereinbarung“ weg.',
  telegramHandleWrong:
    'Geben Sie einen Benutzernamen aus lateinischen Buchstaben, Ziffern und Unterstrichen an oder eine Nummer mit Plus und Ländervorwahl.',
  ratesLabel: 'Wechselkurse',
  ratesDescription:
    'Wenn Leser nach einer Mindestheuer suchen, werden Heuern in anderen Währungen nach diesen Kursen verglichen. Ohne sie werden nur Heuern in derselben Währung verglichen.',
  ratesDay: 'Tag der Kurse',
  ratesDayAhead:
    'Dieser Tag ist noch nicht gekommen. Schreiben Sie den Tag, für den die Kurse gelten.',
  ratesSource: 'Wo sie veröffentlicht sind',
  ratesSourceDescription: 'Die Adresse der Seite, zum Beispiel die der Europäischen Zentralbank.',
  ratesSourceWrong: 'Schreiben Sie die ganze Adresse der Seite: Sie beginnt mit https://.',
  ratesPerDollar: 'Ein US-Dollar ist wert',
  ratesPerDollarDescription:
    'Schreiben Sie, wie viel von jeder Währung ein US-Dollar wert ist. Lassen Sie ein Feld leer, wenn kein Kurs bekannt ist: Dann wird eine Heuer in dieser Währung mit keiner anderen verglichen.',
  ratesRateWrong: 'Schreiben Sie eine Zahl von {{least}} bis {{most}}.',
  ratesOld: 'Diese Kurse sind vom {{day}} und damit älter als 31 Tage. Schreiben Sie neuere.',
  closingProlong: 'Um {{days}} Tage verlängern',
  closingClose: 'Jetzt schließen',
  closingProlongAsk:
    'Stellen: {{count}}. Jede bleibt {{days}} Tage länger offen; eine geschlossene öffnet ab heute wieder für {{days}} Tage.',
  closingCloseAsk:
    'Stellen: {{count}}. Jede verschwindet sofort aus allen Listen, und ihre Seite sagt, dass sie geschlossen ist.',
  closingProlonged: 'Verlängert: {{count}}',
  closingClosed: 'Geschlossen: {{count}}',
  closingUnchanged: 'Schon vorher geschlossen: {{count}}',
  closingDraft:
    'Sie ist nicht veröffentlicht oder hat unveröffentlichte Änderungen. Öffnen Sie sie und veröffentlichen Sie sie dort.',
  closingOfNothing: 'Diese Stelle gibt es nicht mehr.',
  deskClosing: 'Schließt diese Woche',
  deskClosingNone: 'In den nächsten sieben Tagen schließt keine Stelle.',
  deskClosingCount: 'Stellen, die innerhalb von sieben Tagen schließen: {{count}}',
  deskLicences: 'Lizenzen zu prüfen',
  deskLicencesNone:
    'Alle Lizenzen wurden im letzten halben Jahr geprüft, und keine läuft innerhalb eines Monats ab.',
  deskLicencesCount: 'Unternehmen: {{count}}',
  deskLicenceValid: 'geprüft',
  deskLicenceExpired: 'abgelaufen',
  deskLicenceNever: 'nicht geprüft',
  deskLicenceVacancies: 'offene Stellen: {{count}}',
  deskLicenceUntil: 'gültig bis {{day}}',
  deskLicenceChecked: 'zuletzt geprüft am {{day}}',
  suspend: 'Anhalten',
  liftSuspension: 'Wieder freigeben',
  suspendedSince: 'Angehalten seit {{day}}',
  suspendedAt: 'Angehalten am',
  suspensionDone:
    'Angehalten: Leser werden gewarnt, es steht in keiner Liste, niemand kann sich bewerben.',
  suspensionLifted: 'Wieder freigegeben.',
  suspensionOfNothing: 'Hier gibt es nichts anzuhalten: Speichern Sie es zuerst.',

  flagsTitle: 'Vor dem Veröffentlichen ansehen',
  flagsUnknown:
    'Was anzusehen ist, ließ sich gerade nicht ermitteln. Speichern Sie noch einmal, um es erneut zu versuchen.',
  flagsOfMany:
    'Nicht veröffentlicht, weil vorher jemand darauf schauen sollte: {{flags}} Öffnen Sie die Stelle und veröffentlichen Sie sie dort.',
  flagWarned: 'Davor wird gewarnt: {{trace}} ({{name}}).',
  flagFees:
    'Der Text spricht von Geld, das zu zahlen ist: {{words}}. Seeleute zahlen nie für eine Stelle (MLC 2006, A1.4).',
  flagFreeMail:
    'Bei einem kostenlosen Maildienst: {{addresses}}. Unternehmen schreiben meist von einer eigenen Domain.',
  flagLookAlike: '{{domain}} sieht aus wie {{known}}, und das gehört {{company}}.',
  flagPayBelowMinimum:
    'Die Heuer liegt unter dem Mindestsatz der ILO für Vollmatrosen: {{dollars}} US-Dollar im Monat seit {{since}} (MLC 2006, Richtlinie B2.2.4).',
  flagPayLow:
    'Die Heuer liegt weit unter dem, was für diesen Dienstgrad auf solchen Schiffen üblich ist: Der Median von {{count}} Stellen ist {{median}} im Monat.',
  flagPayHigh:
    'Die Heuer liegt weit über dem, was für diesen Dienstgrad auf solchen Schiffen üblich ist: Der Median von {{count}} Stellen ist {{median}} im Monat.',
  flagSameText: '{{company}} hat denselben Text, in Stelle Nr. {{vacancy}}.',
}
