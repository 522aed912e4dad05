import type { KeptTexts } from './en'

export const deKept: KeptTexts = {
  keptOffer:
    'Was hier am {{date}} geschrieben wurde, ist nicht gespeichert. Dieser Browser hat es aufbewahrt.',
  keptShow: 'Ansehen',
  keptDrop: 'Verwerfen',
  keptTitle: 'Nicht gespeicherter Text',
  keptLater: 'Später',
  keptTake: 'In das Formular übernehmen',
  keptReplace: 'Den gespeicherten Text damit ersetzen',
  keptCopy: 'Kopieren',
  keptCopied: 'Kopiert',
  keptChangedSince:
    'Seither hat jemand den Text geändert. Vergleichen Sie, bevor Sie etwas ersetzen.',
  keptFieldChanged: 'seither geändert',
  keptYours: 'Ihr Text',
  keptStored: 'Jetzt gespeichert',
  notSaved: 'Nicht gespeichert: Sie sind abgemeldet.',
  notSavedYet: 'Noch ist nicht alles gespeichert.',
  lastSavedAt: 'Zuletzt gespeichert: {{time}}',
  signedOut:
    'Sie sind abgemeldet. Was Sie schreiben, bewahrt dieser Browser auf; gespeichert wird es, sobald Sie sich anmelden.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutMeaning:
    'Ihre Sitzung ist beim Schreiben zu Ende gegangen. Ihr Text steht noch im Formular: Melden Sie sich an, dann wird er gespeichert.',
  signedOutLater: 'Zurück zum Text',
  signedInAsOther: 'Sie sind jetzt als {{name}} angemeldet',
  signedInAsOtherMeaning:
    'Dieser Text wurde mit einem anderen Konto geschrieben. Speichern Sie ihn mit diesem, falls es hier schreiben darf, oder laden Sie die Seite neu: Dann bewahrt ihn dieser Browser für das andere Konto auf.',
  signedInSave: 'Mit diesem Konto speichern',
  seoTitleInherited: 'Leer gelassen: Suchmaschinen sehen den Titel der Seite.',
  seoDescriptionInherited:
    'Leer gelassen: Suchmaschinen sehen die Zusammenfassung oder den Anfang des Textes.',
}
