import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../de.ts`. */
export const deCare: CareTexts = {
  consequencesUnknown:
    'Noch wurde nichts geändert. Adressen, die anders antworten würden: {{addresses}}; Stellen, an denen es verwendet wird: {{uses}}. Es geschieht, sobald das bestätigt ist.',
  consequencesTrash: 'In den Papierkorb legen?',
  consequencesDelete: 'Endgültig löschen?',
  consequencesUnpublish: 'Veröffentlichung aufheben?',
  consequencesMove: 'Unter anderer Adresse veröffentlichen?',
  consequencesTrashUntil:
    'Bis zum {{date}} ist die Wiederherstellung samt Adressen möglich. Danach wird endgültig gelöscht.',
  consequencesForGood: 'Das lässt sich nicht rückgängig machen.',
  consequencesAddresses: 'Was mit den Adressen geschieht',
  consequencesBelow: 'darunter',
  consequencesEveryLanguage: 'jede Sprache',
  answerGone: 'entfernt (410)',
  answerMoved: 'führt zu {{address}} (308)',
  answerUntranslated: 'zeigt den Text auf {{language}}',
  answerTaken: 'zeigt eine andere Seite',
  answerUnknown: 'nicht gefunden (404)',
  consequencesMoveFollows:
    'Links und Menüs folgen von selbst, ebenso wer eine frühere Adresse aufruft.',
  consequencesUses: 'Wo das verwendet wird',
  consequencesMore: 'Und {{count}} weitere.',
  usesAfterTexts: 'Links darauf werden in Texten zu einfachen Wörtern.',
  usesAfterMenus: 'Menüs lassen die Einträge dafür weg.',
  usesAfterRedirects: 'Weiterleitungen darauf führen ins Leere.',
  usesAfterSchedules: 'Was dafür geplant ist, wird nicht ausgeführt.',
  usesAfterBelow: 'Was darunter steht, behält seine Adressen.',
  usesAfterDrafts:
    'Entwürfe, die das zeigen, lassen sich nur mit einer anderen Datei veröffentlichen.',
  consequencesLeave: 'So lassen',
  consequencesDoTrash: 'In den Papierkorb legen',
  consequencesDoDelete: 'Endgültig löschen',
  consequencesDoUnpublish: 'Veröffentlichung aufheben',
  consequencesDoMove: 'Unter der neuen Adresse veröffentlichen',
  consequencesNothingDone: 'Es wurde nichts geändert.',
  trashedUntil:
    'Im Papierkorb. Wird am {{date}} endgültig gelöscht; bis dahin lässt es sich mit seinen Adressen wiederherstellen.',
  trashedColumn: 'Weggeworfen',
  trashedCellUntil: 'aufbewahrt bis {{date}}',
  trashListNote:
    'Was hier liegt, wird {{days}} Tage nach dem Wegwerfen endgültig gelöscht. Bis dahin lässt es sich mit seinen Adressen wiederherstellen.',
  trashRestoreAboveFirst:
    '„{{title}}“ steht darüber und liegt im Papierkorb: Stellen Sie das zuerst wieder her.',
  trashAlone:
    'Legen Sie es ohne weitere Änderung in den Papierkorb: Speichern Sie zuerst, was Sie geschrieben haben.',
  fileBlocked:
    'Die Website hat diese Datei noch einmal geprüft und gibt sie Lesern nicht: {{problem}} Laden Sie an ihrer Stelle eine andere hoch.',
  trashRestoreAsDraft: 'Als Entwurf: noch nicht für Leser',
  trashRestoreHow: 'In welchem Zustand',
  consequencesKept: 'Was bleibt, weil anderes darunter steht',
  consequencesKeptBelow: 'darunter: {{titles}}',
  consequencesNobody: 'Leser verlieren dadurch nichts, und nichts führt dorthin.',
  consequencesInstead: 'Stattdessen endgültig löschen …',
  trashRestoreAsItWas: 'Wieder live unter denselben Adressen, in denselben Sprachen wie zuvor',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'Als Entwurf lässt sich das Dokument trotzdem wiederherstellen; in seinem Formular bekommt es dann eine andere Adresse.',
  consequencesWaiting: 'Warten auf die Website …',
  consequencesUnanswered:
    'Die Website hat nicht geantwortet. Vielleicht ist die Änderung trotzdem geschehen: Laden Sie die Seite neu und sehen Sie nach, bevor Sie es noch einmal versuchen.',
  consequencesRefused: 'Das war nicht möglich',
}
