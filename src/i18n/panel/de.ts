import { deAccounts } from './accounts/de'
import { deAlerts } from './alerts/de'
import { deAudit } from './audit/de'
import { deCare } from './care/de'
import { deDiagrams } from './diagrams/de'
import { deFeeds } from './feeds/de'
import { deGuides } from './guides/de'
import { deHelplines } from './helplines/de'
import { deHistory } from './history/de'
import { deImports } from './imports/de'
import { deIndexNow } from './index-now/de'
import { deJobs } from './jobs/de'
import { deLinks } from './links/de'
import { deKept } from './kept/de'
import { deLocks } from './locks/de'
import { deLists } from './lists/de'
import { deMail } from './mail/de'
import { deMailings } from './mailing/de'
import { deOverviews } from './overviews/de'
import { dePlannedPrices } from './planned-prices/de'
import { dePortals } from './portals/de'
import { deRequests } from './requests/de'
import { deSeamen } from './seamen/de'
import { deSecondFactor } from './second-factor/de'
import { deSideBySide } from './side-by-side/de'
import { deTranslations } from './translations/de'
import { deVacancyAlerts } from './vacancy-alerts/de'
import type { PanelTexts } from './panel-texts'

export const de: PanelTexts = {
  ...deAccounts,
  ...deAlerts,
  ...deAudit,
  ...deCare,
  ...deDiagrams,
  ...deFeeds,
  ...deGuides,
  ...deHelplines,
  ...deHistory,
  ...deImports,
  ...deIndexNow,
  ...deJobs,
  ...deLinks,
  ...deKept,
  ...deLocks,
  ...deLists,
  ...deMail,
  ...deMailings,
  ...deOverviews,
  ...dePlannedPrices,
  ...dePortals,
  ...deRequests,
  ...deSeamen,
  ...deSecondFactor,
  ...deSideBySide,
  ...deTranslations,
  ...deVacancyAlerts,
  oneLanguageAtATime:
    'Schreiben und veröffentlichen Sie jeweils nur in einer Sprache: Geben Sie sie in „locale“ an.',
  requestUnreadable: 'Die Anfrage ist nicht lesbar: Prüfen Sie ihre Adresse und ihren Inhalt.',
  siteBusy:
    'Die Website ist ausgelastet, daher wurde nichts gespeichert. Versuchen Sie es gleich noch einmal.',
  diskFull:
    'Der Datenträger der Website ist voll, daher wurde nichts gespeichert. Sagen Sie der Person Bescheid, die den Server betreut; sobald Platz ist, lässt sich Ihr Text speichern.',
  requestTooLarge:
    'Das ist mehr, als die Site auf einmal annimmt (1 MB). Verteilen Sie den Text auf mehrere Seiten.',
  signInBusy:
    'Gerade melden sich zu viele Personen an. Warten Sie einige Sekunden und versuchen Sie es noch einmal.',
  tooManyTries: 'Zu viele Versuche von hier aus. Versuchen Sie es in {{minutes}} Min. noch einmal.',
  signInElsewhere:
    'Die Anmeldung ist nur unter {{address}} möglich, weil der Website diese Adresse gegeben wurde. Öffnen Sie die Seite dort.',
  signInRefused:
    'Die E-Mail-Adresse oder das Passwort ist falsch. Nach fünf falschen Passwörtern wird zehn Minuten lang keines angenommen, außer auf Geräten, auf denen Sie schon angemeldet waren.',
  lockedBySomeoneElse:
    'Jemand anderes bearbeitet dies gerade, daher wurde Ihre Änderung nicht gespeichert. Warten Sie, bis die Bearbeitung beendet ist, oder übernehmen Sie sie im Panel.',
  lockNotYours:
    'Die Bearbeitung lässt sich nur für sich selbst übernehmen, ein Dokument nach dem anderen und nur, wo Sie schreiben dürfen.',
  fieldOutOfReach: 'Danach dürfen Sie nicht suchen oder sortieren, oder das Feld gibt es nicht.',
  lastAdmin:
    'Es muss mindestens einen Administrator geben. Machen Sie zuerst jemand anderen zum Administrator.',
  passwordTooShort: 'Wählen Sie ein Passwort mit mindestens {{least}} Zeichen.',
  passwordTooLong: 'Dieses Passwort ist zu lang: höchstens {{most}} Zeichen.',
  kindText: 'Hier lässt sich nur Text speichern.',
  kindNumber: 'Hier lässt sich nur eine Zahl speichern.',
  kindDate: 'Hier lässt sich nur ein Datum speichern.',
  kindCheckbox: 'Hier lässt sich nur Ja oder Nein speichern.',
  kindOption: 'Wählen Sie eine der Möglichkeiten.',
  kindDocument: 'Hier lässt sich nur ein Verweis auf einen vorhandenen Eintrag speichern.',
  kindRows: 'Hier lässt sich nur eine Liste von Einträgen speichern.',
  kindOther: 'Dieser Wert lässt sich hier nicht speichern.',
  connectionLost:
    'Die Verbindung ist unterbrochen. Ihr Text bleibt in diesem Fenster und wird gespeichert, sobald die Verbindung wieder besteht: Schließen Sie es nicht.',
  reloadLate:
    'Die Website hat noch nicht geantwortet; bis dahin lässt sich dieser Text nur lesen. Warten Sie oder laden Sie die Seite neu.',
  reloadPage: 'Seite neu laden',
  leftUnsaved:
    'Was Sie zuletzt in „{{title}}“ ({{language}}) geschrieben haben, ist noch nicht gespeichert: Der Server ist nicht erreichbar. Lassen Sie dieses Fenster offen; gespeichert wird, sobald die Verbindung wieder da ist.',
  leftRefused:
    'Was Sie zuletzt in „{{title}}“ ({{language}}) geschrieben haben, konnte nicht gespeichert werden.',
  leftCopy: 'Text kopieren',
  connectionBack: 'Die Verbindung besteht wieder. Ihr Text wird gespeichert.',
  bulkTooMany: 'Wählen Sie höchstens {{most}} auf einmal.',
  bulkBroke:
    'Ein Fehler der Website hat das verhindert. Versuchen Sie es noch einmal; passiert es wieder, benachrichtigen Sie die Betreiber der Website.',
  moreIsWrong: 'Und {{count}} weitere.',
  pageBelowItself:
    'Eine Seite kann nicht unter sich selbst stehen. Wählen Sie eine andere übergeordnete Seite.',
  parentWithoutAddress:
    'Die übergeordnete Seite hat noch keine Adresse auf {{language}}. Veröffentlichen Sie zuerst jene Seite, in dieser Sprache oder in der Ausgangssprache.',
  pagesBelow: 'Darunter stehen {{pages}}. Bitte zuerst verschieben oder löschen.',
  titleMakesNoAddress:
    'Aus diesem Titel lässt sich keine Adresse bilden: Er enthält keine Buchstaben. Geben Sie einen Slug ein.',
  addressTaken:
    'Die Adresse {{address}} ist auf {{language}} bereits von „{{title}}“ belegt. Wählen Sie einen anderen Slug.',
  addressRedirected:
    'Die Adresse {{address}} führt auf {{language}} woandershin: Von ihr geht eine Weiterleitung aus. Löschen Sie diese oder wählen Sie einen anderen Slug.',
  addressReserved:
    'Die Adresse {{address}} beginnt mit einem Wort, das der Website vorbehalten ist. Wählen Sie einen anderen Slug.',
  slugLength: 'Geben Sie höchstens {{most}} Zeichen ein.',
  slugCharacters:
    'Nur Kleinbuchstaben und Ziffern beliebiger Schriften, verbunden durch einzelne Bindestriche: keine Leerzeichen, Großbuchstaben, Punkte oder Schrägstriche.',
  slugReserved: 'Dieses Wort ist der Website vorbehalten. Wählen Sie ein anderes.',
  textTooLong: 'Geben Sie höchstens {{most}} Zeichen ein.',
  bodyTooLong:
    'Dieser Text ist zu lang: {{size}} MB, erlaubt sind höchstens {{most}} MB. Teilen Sie ihn auf mehrere Seiten auf.',
  addressMalformed: 'Diese Adresse ist ungültig: Prüfen Sie die Zeichen nach jedem %.',
  redirectFromHome: 'Die Startseite kann nicht weitergeleitet werden.',
  redirectOtherLanguage:
    'Das ist eine Adresse auf {{choice}}: Wählen Sie oben diese Sprache oder geben Sie nur den Pfad ein.',
  redirectReserved: 'Adressen, die mit diesem Wort beginnen, sind der Website vorbehalten.',
  redirectNowhere: 'Geben Sie das Ziel ein.',
  redirectQuery: 'Geben Sie die Adresse ohne ? oder # und ohne das Folgende ein.',
  redirectExternal:
    'Das führt auf eine andere Website. Wenn das so sein soll, haken Sie „Darf auf eine andere Website führen“ an.',
  redirectUnsafe:
    'Geben Sie einen Pfad ein, der mit einem einzelnen Schrägstrich beginnt, oder eine vollständige Adresse, die mit https:// beginnt.',
  redirectTaken: 'Von dieser Adresse geht bereits eine Weiterleitung aus: Ändern Sie jene.',
  redirectFromPage:
    'Unter {{address}} gibt es auf {{language}} eine Seite. Benennen Sie sie zuerst um oder heben Sie ihre Veröffentlichung auf.',
  redirectCircle: 'Das führt an den Anfang zurück: Leser würden sich im Kreis drehen.',
  redirectToNothing:
    'Unter {{address}} gibt es keine Seite. Veröffentlichen Sie sie zuerst oder geben Sie eine andere Adresse ein.',
  redirectWithoutPage: 'Wählen Sie die Seite, auf die weitergeleitet wird.',
  redirectPageHidden:
    'Diese Seite ist auf {{language}} nicht veröffentlicht. Veröffentlichen Sie sie zuerst.',
  redirectPageHiddenInBoth:
    'Diese Seite ist weder auf {{language}} noch auf {{source}} veröffentlicht. Veröffentlichen Sie sie zuerst.',
  linkUnsafe:
    'Geben Sie eine vollständige Adresse ein (https://…, mailto:, tel:) oder einen Pfad, der mit einem einzelnen Schrägstrich beginnt.',
  scheduleDone: 'Diese Planung wurde bereits ausgeführt. Legen Sie eine neue an.',
  schedulePast: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
  scheduleOfNothing: 'Diese Seite gibt es nicht mehr. Wählen Sie eine andere.',
  scheduleUnwritten:
    'Auf {{language}} ist noch nichts geschrieben. Schreiben Sie zuerst, planen Sie dann.',
  scheduleByNobody: 'Wer dies geplant hat, hat kein Konto mehr. Planen Sie es neu.',
  scheduleDeleted: '„{{title}}“ wurde endgültig gelöscht, bevor es so weit war.',
  scheduleGone: 'Als es so weit war, war die Seite gelöscht oder im Papierkorb.',
  scheduleBroke:
    'Ein Fehler der Website hat das viele Male hintereinander verhindert. Benachrichtigen Sie die Betreiber der Website und planen Sie es neu.',
  deskRunnerSilent:
    'Seit {{time}} wurde keine Planung ausgeführt: Die Planungen warten. Benachrichtigen Sie die Betreiber der Website.',
  deskRunnerNever:
    'Planungen werden nicht ausgeführt: Sie warten. Benachrichtigen Sie die Betreiber der Website.',
  restoreOneLanguage:
    'Eine Version wird jeweils in einer Sprache wiederhergestellt, im Verlauf der Seite.',
  historyVersionGone: 'Diese Version gibt es nicht mehr. Laden Sie die Seite neu.',
  translatorWithoutLanguage:
    'Wählen Sie für diese Übersetzerin oder diesen Übersetzer mindestens eine Sprache.',
  callToActionNowhere: 'Wählen Sie eine Seite oder ein Dokument oder geben Sie eine Adresse ein.',
  videoUnknown: 'Das ist nicht die Adresse eines Videos auf YouTube oder Vimeo.',
  contactPhoneWrong: 'Geben Sie die Nummer mit Plus und Landesvorwahl ein, etwa +380 44 000 0000.',
  contactBookingWrong:
    'Geben Sie die vollständige Adresse der Buchungsseite ein: Sie beginnt mit https://.',
  amountWrong: 'Geben Sie eine ganze Zahl von Cent oder Kopeken ein, von 0 bis {{most}}.',
  amountUnreadable:
    'Geben Sie einen Preis wie 19,99 ein, von {{least}} bis {{most}}. Trennen Sie Tausender nur durch Leerzeichen.',
  mailingPromoNotLess:
    'Der Preis eines ersten Mailings muss niedriger sein als der Preis in derselben Währung.',
  mailingKeyTaken:
    'Zwei Mailings haben den Schlüssel „{{key}}“. Geben Sie einem davon einen anderen.',
  mailingIncludedWrong: 'Geben Sie höchstens acht Zeilen mit jeweils höchstens 120 Zeichen ein.',
  altMissing:
    'Beschreiben Sie auf {{language}}, was das Bild zeigt: Das lesen alle, die es nicht sehen können.',
  altEmptied:
    'Seiten zeigen dieses Bild möglicherweise: Ändern Sie den Alternativtext, aber lassen Sie ihn nicht leer.',
  pictureWithoutAlt:
    'Das Bild „{{file}}“ hat keinen Alternativtext auf {{language}}. Öffnen Sie es unter „Bilder und Dateien“, wählen Sie oben rechts {{choice}}, beschreiben Sie, was es zeigt, und veröffentlichen Sie erneut.',
  pictureIsNone: '„{{file}}“ ist kein Bild. Wählen Sie ein Bild und veröffentlichen Sie erneut.',
  downloadIsNone:
    '„{{file}}“ ist kein PDF. Wählen Sie eine PDF-Datei und veröffentlichen Sie erneut.',
  pictureGone:
    'Dieses Bild gibt es nicht mehr. Wählen Sie ein anderes oder lassen Sie das Feld leer, und veröffentlichen Sie erneut.',
  blockFileGone:
    '„{{block}}“ im Text hat keine Datei mehr: Sie wurde gelöscht. Wählen Sie dort eine andere oder entfernen Sie den Block, und veröffentlichen Sie erneut.',
  fileInUse:
    '„{{file}}“ wird verwendet und wurde nicht gelöscht: {{uses}}. Zeigen Sie dort zuerst etwas anderes, oder öffnen Sie die Datei und ersetzen Sie sie.',
  useNamed: '„{{title}}“ ({{where}})',
  useLive: 'veröffentlicht',
  useDraft: 'Entwurf',
  useTrash: 'im Papierkorb',
  usesMore: '{{count}} weitere',
  fileMissing: 'Wählen Sie eine Datei: ein Bild als JPEG, PNG, WebP oder AVIF oder ein PDF.',
  fileEmpty: 'Diese Datei ist leer. Wählen Sie eine andere.',
  fileOfNoKnownType:
    'Die Website kann diese Datei nicht anzeigen. Speichern Sie sie als JPEG, PNG, WebP oder AVIF oder laden Sie ein PDF hoch. SVG und GIF werden nicht angenommen, wie auch immer die Datei heißt.',
  fileTooLarge:
    'Diese Datei ist größer als 10 MB. Verkleinern Sie das Bild (2000 Pixel Breite genügen vollauf) oder komprimieren Sie das PDF und laden Sie es erneut hoch.',
  fileBroken:
    'Diese Datei ist beschädigt oder wurde unterwegs abgeschnitten. Öffnen Sie sie auf Ihrem Gerät; lässt sie sich öffnen, speichern Sie sie neu und laden Sie diese hoch.',
  filePixels:
    'Dieses Bild hat mehr als {{most}} Millionen Pixel. Verkleinern Sie es (2000 Pixel Breite genügen vollauf) und laden Sie es erneut hoch.',
  pictureTooLong:
    'Dieses Bild ist mehr als {{most}}-mal so lang wie breit. Schneiden Sie es auf Ihrem Gerät zu und laden Sie es erneut hoch.',
  fileTooLong:
    'Ein Bild oder ein Ausschnitt davon darf höchstens {{most}}-mal so lang wie breit sein. Wählen Sie einen Ausschnitt, dessen Seiten sich weniger unterscheiden.',
  fileTooHeavy:
    'Die Website kann dieses Bild mit ihrem Speicher und in ihrer Zeit nicht lesen. Speichern Sie es noch einmal als JPEG mit 2000 Pixeln Breite und laden Sie es hoch.',
  picturesBusy:
    'Gerade werden viele Bilder hochgeladen. Warten Sie einige Sekunden und versuchen Sie es noch einmal.',
  fileMoves:
    'Dieses Bild bewegt sich. Speichern Sie ein einzelnes Standbild davon und laden Sie es hoch.',
  fileSharedByLanguages:
    '„{{field}}“ ist in allen Sprachen gleich, und nur die Redaktion ändert es. Es wurde nichts gespeichert.',
  nothingToChange: 'Nichts wurde geändert: Das Ausgewählte ist schon so.',
  fileForOne: 'Ersetzen Sie jeweils nur eine Datei.',
  pictureEditsWrong:
    'Dieser Ausschnitt oder Fokuspunkt passt nicht zum Bild. Öffnen Sie die Bearbeitung des Bildes, wählen Sie den Ausschnitt neu und speichern Sie.',
  fileOfOtherKind:
    'Ein Bild lässt sich nur durch ein Bild ersetzen, ein PDF nur durch ein PDF. Laden Sie diese Datei als neue hoch.',
  redirectExternalLabel: 'Darf auf eine andere Website führen',
  mediaMany: 'Bilder und Dateien',
  groupContent: 'Inhalt',
  groupSite: 'Website',
  groupAdministration: 'Verwaltung',
  language: 'Sprache',
  languages: 'Sprachen',
  pagesOne: 'Seite',
  pagesMany: 'Seiten',
  pagesDescription:
    'Die Seiten der Website. Jede Sprache wird für sich geschrieben und veröffentlicht.',
  pagesHomeDescription:
    'Das ist die Startseite: Ihre Adresse ist die der Website. Es kann nur eine geben.',
  docsOne: 'Dokument',
  docsMany: 'Dokumentation',
  docsDescription:
    'Die Dokumentation: Abschnitte und darunter Dokumente. Jede Sprache wird für sich geschrieben und veröffentlicht.',
  docsHomeDescription:
    'Das ist die Übersicht der Dokumentation: Ihre Adresse ist /docs. Es kann nur eine geben.',
  titleLabel: 'Titel',
  titleDescription: 'Die Überschrift in der Sprache, die Sie bearbeiten.',
  excerptLabel: 'Kurzfassung',
  excerptDescription:
    'Ein oder zwei Sätze unter der Überschrift, auf Karten und für Suchmaschinen. Höchstens 300 Zeichen.',
  bodyLabel: 'Text',
  slugLabel: 'Slug',
  slugDescription:
    'Der letzte Teil der Adresse in dieser Sprache, in beliebiger Schrift. Bleibt er leer: der aus der Ausgangssprache oder aus dem Titel gebildet. Für Leser ändert er sich beim Veröffentlichen; die alte Adresse führt dann hierher.',
  parentLabel: 'Übergeordnete Seite',
  parentDescription:
    'Was im Baum darüber steht; es wird Teil der Adresse. Ist dies veröffentlicht, wird es im Baum verschoben.',
  positionLabel: 'Position',
  positionDescription:
    'Reihenfolge unter den Nachbarn, Kleinstes zuerst. In allen Sprachen gleich.',
  isHomeLabel: 'Startseite',
  sidebarLabel: 'Bezeichnung in der Liste',
  sidebarLabelDescription:
    'Ein kürzerer Name für die Liste neben den Dokumenten. Bleibt er leer: der Titel.',
  seoTitle: 'Titel',
  seoDescription: 'Beschreibung',
  seoImage: 'Bild',
  seoImageDescription:
    'Erscheint dort, wo jemand auf diese Seite verlinkt. Bleibt es leer: das Bild der Sprache.',
  seoPreview: 'Vorschau',
  redirectsOne: 'Weiterleitung',
  redirectsMany: 'Weiterleitungen',
  redirectsDescription:
    'Adressen, die dauerhaft zu einer anderen führen. Eine umbenannte oder verschobene Seite braucht keine: Ihre alten Adressen führen von selbst zu ihr.',
  redirectLanguageDescription: 'Gilt nur in dieser Sprache.',
  redirectFrom: 'Von',
  redirectFromDescription:
    'Die Adresse nach dem Namen der Website, etwa /old-page. Sie können auch eine vollständige Adresse einfügen.',
  redirectTo: 'Nach',
  redirectKind: 'Art',
  redirectToPage: 'Eine Seite dieser Website',
  redirectToAddress: 'Eine Adresse',
  redirectPage: 'Seite',
  redirectPageDescription: 'Die Weiterleitung folgt der Seite, wohin sie auch verschoben wird.',
  redirectAddress: 'Adresse',
  redirectAddressDescription:
    'Ein Pfad wie /uk/about oder die vollständige Adresse einer anderen Website. Ohne Sprache bleibt sie in der Sprache der Weiterleitung.',
  staffOne: 'Teammitglied',
  staffMany: 'Team',
  staffDescription:
    'Wer schreibt und veröffentlicht; Leser brauchen kein Konto. Wem Sie hier ein Konto anlegen, der bekommt eine E-Mail mit einem Link, um ein Passwort zu wählen.',
  staffDescriptionWithoutMail:
    'Wer schreibt und veröffentlicht; Leser brauchen kein Konto. Von hier werden noch keine E-Mails verschickt: Wem Sie ein Konto anlegen, dem müssen Sie das Passwort selbst mitteilen. Die Einladung liegt nur im Ordner outbox auf dem Server.',
  passwordByAdmin:
    'Von hier werden noch keine E-Mails verschickt. Wenden Sie sich an einen Admin: Er öffnet Ihr Konto unter „Team“ und ändert das Passwort.',
  passwordOfLoneAdmin:
    'Wenn Sie der einzige Admin sind, kann Sie wieder hereinlassen, wer den Server betreibt: {{command}} gibt einen Link aus, mit dem Sie ein neues Passwort festlegen.',
  staffName: 'Name',
  staffRole: 'Rolle',
  roleAdmin: 'Admin: darf alles',
  roleEditor: 'Redaktion: schreibt und veröffentlicht in allen Sprachen',
  roleTranslator: 'Übersetzung: schreibt und veröffentlicht in einigen Sprachen',
  languagesOfTranslator: 'Was hier übersetzt und veröffentlicht werden darf, und sonst nichts.',
  schedule: 'Planung',
  schedules: 'Planungen',
  schedulesDescription:
    'Was später veröffentlicht oder dessen Veröffentlichung später aufgehoben werden soll, jeweils in einer Sprache. Was fällig wurde, während die Website stillstand, wird nach dem Neustart erledigt.',
  scheduleDocument: 'Seite oder Dokument',
  scheduleAction: 'Aktion',
  schedulePublish: 'Veröffentlichen',
  scheduleUnpublish: 'Veröffentlichung aufheben',
  scheduleAt: 'Wann',
  scheduleAtDescription: 'In der Zeitzone Ihres Geräts.',
  scheduleBy: 'Geplant von',
  scheduleDoneAt: 'Erledigt',
  scheduleProblem: 'Warum es nicht ging',
  scheduleDocumentDeleted: 'eine gelöschte Seite',
  deskMyDrafts: 'Meine Entwürfe',
  deskNoDrafts: 'Alles, was Sie geschrieben haben, ist veröffentlicht.',
  deskEmpty: 'Dokumente, in denen nie etwas geschrieben wurde: {{count}}',
  deskEmptyRemove: 'Entfernen',
  deskEmptyRemoved: 'Entfernte leere Dokumente: {{count}}',
  deskScheduled: 'Geplant',
  deskNothingScheduled: 'Es ist nichts geplant. Planen können Sie neben jeder Seite.',
  deskProblems: 'Nicht ausgeführt',
  deskRunnerWell: 'Planungen werden pünktlich ausgeführt (zuletzt geprüft: {{time}}).',
  deskLately: 'Kürzlich veröffentlicht',
  deskNothingPublished: 'Es ist noch nichts veröffentlicht.',
  deskDrafts: 'Mit unveröffentlichten Änderungen',
  deskLinksWell: 'Alle Links führen irgendwohin.',
  deskLinksDead: 'Links, die ins Leere führen: {{count}}',
  report: 'Links und Dateien',
  reportDead: 'Links, die ins Leere führen',
  reportDeadMeaning:
    'Ihr Ziel ist weder in dieser Sprache noch in der Ausgangssprache veröffentlicht. Leser sehen bloßen Text oder eine Fehlerseite.',
  reportForeign: 'Links, die zu einer anderen Sprache führen',
  reportForeignMeaning:
    'Ihr Ziel ist nicht übersetzt. Leser bekommen es in der Ausgangssprache und erfahren das auch.',
  reportNone: 'Keine.',
  reportPage: 'Seite',
  reportTarget: 'Führt zu',
  history: 'Verlauf',
  historyWhen: 'Wann',
  historyWho: 'Wer',
  historyNobody: 'Die Website selbst',
  historyFormer: 'Ein früheres Teammitglied',
  historyStatus: 'Status auf {{language}}',
  historyPublished: 'Veröffentlicht',
  statusMissing: 'Fehlt',
  historyDraft: 'Entwurf',
  historyCompare: 'Vergleichen',
  historyRestore: 'Auf {{language}} wiederherstellen',
  bulkPublishAsk:
    'Ausgewählt: {{count}}. Die Entwürfe werden auf {{language}} veröffentlicht. Andere Sprachen bleiben, wie sie sind.',
  bulkUnpublishAsk:
    'Ausgewählt: {{count}}. Leser finden sie auf {{language}} nicht mehr. Entwürfe und andere Sprachen bleiben, wie sie sind.',
  bulkPublished: 'Auf {{language}} veröffentlicht: {{count}}',
  bulkUnpublished: 'Veröffentlichung auf {{language}} aufgehoben: {{count}}',
  bulkPublishedBefore: 'Schon veröffentlicht, seither unverändert: {{count}}',
  bulkUnpublishedBefore: 'War auf {{language}} nicht veröffentlicht: {{count}}',
  bulkRefused: 'Ging nicht: {{count}}',
  historyRestored:
    'Auf {{language}} wiederhergestellt, als Entwurf. Für Leser ändert sich nichts, bis Sie ihn veröffentlichen.',
  historyNone: 'Es ist noch nichts gespeichert.',
  historyOlder: 'Ältere',
  historyNewer: 'Neuere',
  blockTitle: 'Titel',
  blockText: 'Text',
  blockCallout: 'Hinweiskasten',
  calloutKind: 'Art',
  calloutNote: 'Hinweis',
  calloutTip: 'Tipp',
  calloutWarning: 'Warnung',
  calloutDanger: 'Gefahr',
  calloutTitleDescription: 'Bleibt er leer: seine Art, etwa „Warnung“.',
  blockPicture: 'Bild',
  pictureCaption: 'Bildunterschrift',
  pictureCaptionDescription: 'Bleibt sie leer: die Unterschrift des Bildes selbst.',
  blockCallToAction: 'Handlungsaufruf',
  callToActionLabel: 'Text der Schaltfläche',
  callToActionDocument: 'Seite oder Dokument',
  callToActionAddress: 'Oder eine Adresse',
  callToActionAddressDescription: 'Gilt nur, wenn keine Seite und kein Dokument gewählt ist.',
  blockQuestions: 'Fragen und Antworten',
  questionsQuestion: 'Frage',
  questionsAnswer: 'Antwort',
  blockSteps: 'Schritte',
  stepsStep: 'Schritt',
  blockDownload: 'Datei zum Herunterladen',
  downloadFile: 'Datei (PDF)',
  downloadTitleDescription: 'Was die Datei ist. Bleibt er leer: ihr Name.',
  blockVideo: 'Video',
  videoAddress: 'Adresse des Videos',
  videoAddressDescription:
    'Auf YouTube oder Vimeo. Leser sehen einen Link; von der anderen Website wird nichts geladen, bevor sie ihn anklicken.',
  videoTitleDescription: 'Was das Video zeigt. Das ist der Link, den Leser anklicken.',
  blockChildPages: 'Seiten unter dieser',
  blockContactCard: 'Kontaktkarte',
  tableRows: 'Zeilen',
  tableColumns: 'Spalten',
  mediaOne: 'Bild oder Datei',
  mediaDescription:
    'Bilder für Seiten und PDF-Dateien zum Herunterladen. Sie sind öffentlich, sobald sie hochgeladen sind.',
  usedIn: 'Verwendet in',
  usedNowhere: 'Keine Seite und kein Dokument zeigt diese Datei.',
  altLabel: 'Alternativtext',
  altDescription:
    'Was das Bild zeigt, für alle, die es nicht sehen können, in dieser Sprache. Ohne ihn lässt sich eine Seite mit diesem Bild nicht veröffentlichen.',
  captionLabel: 'Bildunterschrift',
  captionDescription: 'Steht unter dem Bild, in dieser Sprache. Darf leer sein.',
  creditLabel: 'Bildnachweis',
  creditDescription:
    'Von wem das Bild stammt und zu welchen Bedingungen. In allen Sprachen gleich.',
  siteLabel: 'Name und Beschreibung',
  siteDescription:
    'Was die Website in jeder Sprache von sich sagt. Bleibt es leer: der Text der Ausgangssprache.',
  siteNameLabel: 'Name',
  siteNameDescription: 'In der Kopfzeile, in der Fußzeile und nach dem Titel jeder Seite.',
  siteTextLabel: 'Beschreibung',
  siteTextDescription:
    'Ein Satz: in der Fußzeile und für Suchmaschinen, wenn eine Seite keine eigene Beschreibung hat.',
  contactLabel: 'Kontaktprofil',
  contactDescription:
    'Wem Leser schreiben, wen sie anrufen und treffen können: am Fuß jeder Seite. Was leer ist, wird nicht gezeigt.',
  contactNameLabel: 'Name',
  contactNameDescription: 'Wie er in allen Sprachen geschrieben wird.',
  contactEmailLabel: 'E-Mail',
  contactPhoneLabel: 'Telefon',
  contactPhoneDescription: 'Mit Landesvorwahl, etwa +380 44 000 0000.',
  contactBookingLabel: 'Buchungsseite',
  contactBookingDescription:
    'Wo Leser einen Termin für ein Gespräch von 15 Minuten wählen: die Adresse einer anderen Website, etwa https://…',
  contactMeetingsLabel: 'Für Gespräche verfügbar',
  contactMeetingsDescription:
    'Ohne Haken wird die Buchungsseite nicht verlinkt, und Leser erfahren, dass derzeit keine Gespräche stattfinden.',
  priceListLabel: 'Preise der Mailings',
  priceListDescription:
    'Was ein Mailing kostet. Jede Seite mit dem Block „Preise der Mailings“ zeigt es. Bezieht die Website die Preise von einem Preisdienst, so bestimmt dieser, welche Mailings es gibt und was sie kosten; Namen und Texte kommen dann von dem Mailing, das hier denselben Schlüssel hat.',
  mailingOne: 'Mailing',
  mailingMany: 'Mailings',
  mailingKey: 'Schlüssel',
  mailingKeyDescription: 'Wie Programme und der Preisdienst es nennen.',
  mailingActive: 'Aktiv',
  mailingActiveDescription: 'Leser sehen es.',
  mailingName: 'Name',
  mailingText: 'Beschreibung',
  mailingIncluded: 'Was enthalten ist',
  mailingIncludedDescription: 'Ein Punkt pro Zeile, höchstens acht.',
  mailingPrice: 'Preis',
  mailingPriceDescription:
    'Zum Beispiel 19,99. Bleibt er in einer Währung leer: Leser, die sie gewählt haben, sehen eine andere. Bleibt er in allen leer: „Preis auf Anfrage“.',
  mailingPromo: 'Preis eines ersten Mailings',
  mailingPromoDescription:
    'Niedriger als der Preis in derselben Währung. Bleibt er leer: Es gibt keinen.',
  applicationPrice: 'Preis des Bewerbungsformulars',
  applicationPriceDescription:
    'Für das Ausfüllen. Bleibt er in allen Währungen leer: Es wird nicht angeboten.',
  blockMailingPrices: 'Preise der Mailings',
  blockRetentionPeriods: 'Fristen, wie lange Daten bleiben',
  blockDataRequest: 'Weg für Fragen zu eigenen Daten',
  navigationTitle: 'Kopf- und Fußzeile',
  navigationDescription:
    'Auf welche Seiten und Dokumente Kopf- und Fußzeile verlinken, in dieser Reihenfolge. Was nicht veröffentlicht ist, wird ausgelassen.',
  navigationHeader: 'Kopfzeile',
  navigationFooter: 'Fußzeile',
  navigationHelp: 'Jetzt in Not',
  navigationHelpDescription:
    'Die Seite, die die Startseite Lesern in Not zuerst zeigt: wen man anruft oder wem man schreibt.',
  navigationLink: 'Link',
  navigationLinks: 'Links',
  navigationDocument: 'Seite oder Dokument',
  navigationLabel: 'Bezeichnung',
  navigationLabelDescription:
    'In dieser Sprache. Bleibt sie leer: die Bezeichnung der Ausgangssprache, sonst der Titel der Seite.',
  reportUnused: 'Nicht verwendete Dateien',
  reportUnusedMeaning:
    'Keine Seite, kein Entwurf und keine frühere Version zeigt sie. Löschen Sie, was niemand mehr braucht.',
  alreadyWritten: 'In dieser Sprache gibt es bereits einen Text; es wurde nichts darüber kopiert.',
  deskLinksSoFar:
    'Links ins Leere in den {{read}} neuesten Texten: {{count}}. Der Bericht liest alle.',
  deskUnfilled:
    'Leser sehen Stellen, die nur der Betreiber der Website ausfüllen kann, geschrieben als [OPERATOR: …]. Sie stehen in:',
  reportPart: 'Für diese Seite des Berichts gelesene Texte: {{read}}, die neuesten zuerst.',
  reportOn: 'Weiterlesen',
  historyUnwritten:
    'In dieser Version war auf {{language}} noch nichts geschrieben. Wählen Sie eine spätere.',
  bodyIncomplete:
    'Etwas im Text ist unvollständig oder falsch. Öffnen Sie den markierten Block oder Link und berichtigen Sie ihn: {{detail}}',
  viewLive: 'Veröffentlichte Seite ansehen',
}
