import type { enSideBySide } from './en'

export const deSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'de',
  sourceText: 'Text auf {{language}}',
  sourceUnpublished:
    'Der Text auf {{language}} ist nicht veröffentlicht; es gibt nichts zu vergleichen.',
  sourceUnread:
    'Der Text auf {{language}} konnte nicht gelesen werden. Beim nächsten Speichern wird es wieder versucht.',
  draftIsRight:
    'Was hier steht, entspricht dem heutigen Ausgangstext. Veröffentlichen Sie es, dann ist die Übersetzung aktuell.',
  toTranslate: 'Noch nicht übersetzt: {{count}}.',
  pieceMissing: 'noch nicht übersetzt',
  pieceLeftOut: 'in der Übersetzung weggelassen',
  pieceSame: 'wie im Ausgangstext',
  pieceChanged: 'seit der Übersetzung geändert',
  pieceUnknown: 'unbekannt, woraus übersetzt wurde',
  pieceGone: 'Das steht nicht mehr im Ausgangstext',
  pieceOwn: 'Nur in der Übersetzung',
  pieceGoTo: 'Zur Übersetzung',
  wordsAdded: 'hinzugefügt:',
  wordsRemoved: 'entfernt:',
  kindHeading: 'Überschrift {{level}}',
  kindQuote: 'Zitat',
  kindList: 'Liste',
  kindTable: 'Tabelle',
  kindLine: 'Linie',
  takeOverStructure: 'Aufbau des Textes auf {{language}} übernehmen',
  structureTakenOver:
    'Überschriften, Listen, Links und Bilder des Ausgangstextes stehen jetzt in diesem Entwurf, ohne seine Wörter. Übersetzen Sie hier.',
  publishUntranslated: 'Veröffentlichen, obwohl etwas nicht übersetzt ist?',
  untranslatedSame: 'Wörtlich wie im Ausgangstext: {{count}}',
  publishAnyway: 'Trotzdem veröffentlichen',
  backToText: 'Zurück zum Text',
  bulkUntranslated:
    'Nicht veröffentlicht, weil nicht alles übersetzt scheint (wie im Ausgangstext: {{same}}, noch nicht übersetzt: {{missing}}). Öffnen Sie den Text und veröffentlichen Sie ihn dort.',
  publishUncompared: 'Ohne Vergleich veröffentlichen?',
  publishUncomparedMeaning:
    'Der Text auf {{language}} konnte nicht rechtzeitig gelesen werden. Deshalb ist nicht bekannt, ob hier noch etwas unübersetzt ist. Vergleichen Sie noch einmal, oder veröffentlichen Sie den Text, wie er ist.',
  publishCompareAgain: 'Noch einmal vergleichen',
  pieceStillRight: 'Diese Stelle stimmt noch',
  pieceLeaveOut: 'Das absichtlich weglassen',
  pieceStillRightSaid: 'Diese Stelle gilt als aktuell.',
  changedSinceShown:
    'Der Ausgangstext wurde geändert, nachdem Ihnen die Änderungen gezeigt wurden. Sehen Sie noch einmal nach.',
  pieceStillRightOfWhat:
    'Diese Stelle oder ihr Ausgangstext wurde inzwischen geändert, oder sie ist schon aktuell. Sehen Sie noch einmal nach.',
  publishedChanged:
    'Veröffentlicht. Stellen, die im Ausgangstext seither geändert und hier nicht angepasst wurden: {{count}}. Dort bleibt die Übersetzung veraltet.',
  publishedChangedShow: 'Zeigen',
  structureUndo: 'Aufbau wieder entfernen',
  structureRemoved: 'Der Haupttext dieses Entwurfs ist wieder leer.',
  structureFilled: 'Dort steht schon etwas geschrieben; es wurde nichts entfernt.',
  linkToName: 'Link zu benennen',
}
