import type { HistoryTexts } from './en'

export const deHistory: HistoryTexts = {
  historyChanged: 'Was sich geändert hat',
  historyShared: 'Alle Sprachen',
  historyFirst: 'Älteres ist nicht aufbewahrt',
  historySame: 'Ohne Änderung gespeichert',
  historyNow: 'Wie es jetzt ist',
  historyRestoreAll: 'Wiederherstellen',
  historyAsk: 'Wiederherstellen, was hier am {{date}} stand?',
  historyAskText:
    'Es kommt in allen Sprachen zurück und gilt sofort. Was jetzt hier steht, bleibt im Verlauf und lässt sich ebenso zurückholen.',
  historyBefore: 'Nicht bekannt: aus der Zeit vor diesem Verlauf',
  historyGlobalRestored: 'Wiederhergestellt, wie es am {{date}} stand.',
  historyGlobalSame: 'Genau so steht es schon da. Nichts wurde geändert.',
  historyInvalid:
    'Diese Version lässt sich nicht wiederherstellen, und nichts wurde geändert. {{reasons}}',
  historyDocumentGone: 'das, wohin es führte, wurde gelöscht',
}
