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
  deskClockAhead:
    'Die Uhr dieser Maschine geht gegenüber der Datenbank um {{count}} min vor. Stellen Sie beide über das Netz, sonst enden Sitzungen zu früh und das Protokoll ist falsch.',
  deskClockBehind:
    'Die Uhr dieser Maschine geht gegenüber der Datenbank um {{count}} min nach. Stellen Sie beide über das Netz, sonst enden Sitzungen zu spät und das Protokoll ist falsch.',
  reportTime: 'Uhr und Zeitzonen',
  reportClock: 'Die Uhren dieser Maschine und der Datenbank unterscheiden sich um {{seconds}} s.',
  reportZones: 'Tage enden nach den Regeln der Zeitzonen der Ausgabe {{release}}.',
  reportZonesNode:
    'Node hat auf dieser Maschine andere Regeln (Ausgabe {{node}}) für: {{zones}}. Die Website richtet sich nach ihren eigenen.',
  reportZonesMoved:
    'Nach diesen Regeln seit {{date}} (UTC). Dadurch enden zu anderer Zeit – Stellen: {{closings}}, Lizenzen: {{licences}}.',
  reportZonesLicence: 'Lizenz',
}
