import type { OverviewTexts } from './en'

/** A part of `../de.ts`. */
export const deOverviews: OverviewTexts = {
  deskShown: 'Hier gezeigt: {{shown}} von {{found}}.',
  deskShowAll: 'Alle {{found}} zeigen',
  deskHealth: 'Zustand der Website',
  translationsToDo: 'mit etwas zu tun',
  totalsMeaning:
    'Jedes Dokument (insgesamt {{count}}) zählt in jeder Sprache einmal, nach dem Zustand seines Textes. Was Leser sehen, zählt als veröffentlicht oder veraltet, auch wenn ein neuerer Entwurf geschrieben ist; wie viele das sind, steht in der letzten Spalte.',
  totalsSum: 'Summe',
  stillRightChoose:
    'Das hat sich im Ausgangstext geändert, seit „{{title}}“ übersetzt wurde. Wählen Sie die Sprachen, deren veröffentlichter Text immer noch dasselbe sagt: Nichts daran wird geändert, und er gilt als aktuell.',
  stillRightDiffers:
    'Nicht für jede Sprache hat sich dasselbe geändert, deshalb ist keine gewählt: Sehen Sie jede an.',
  stillRightFormerUnknown: 'Was hier vorher stand, ist nicht aufbewahrt.',
  stillRightMissing:
    'In den Übersetzungen steht an dieser Stelle noch nichts. Wo Sie eine Sprache ankreuzen, bleibt es dort mit Absicht weg.',
  stillRightTicked: 'Stimmt noch: {{count}}',
  auditMoved: 'verschoben',
  auditTop: 'oberste Ebene',
  auditKinds: 'Was die Liste zeigt',
  auditKindChanges: 'Änderungen',
  auditKindSignIns: 'Anmeldungen',
  auditKindAll: 'Alles',
}
