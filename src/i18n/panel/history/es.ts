import type { HistoryTexts } from './en'

export const esHistory: HistoryTexts = {
  historyChanged: 'Qué cambió',
  historyShared: 'Todos los idiomas',
  historyFirst: 'No se conserva nada anterior',
  historySame: 'Guardado sin cambios',
  historyNow: 'Como está ahora',
  historyRestoreAll: 'Restaurar',
  historyAsk: '¿Restaurar lo que había aquí el {{date}}?',
  historyAskText:
    'Vuelve en todos los idiomas y vale de inmediato. Lo que hay aquí ahora queda en el historial, así que también podrá recuperarlo.',
  historyBefore: 'Se desconoce: anterior a este historial',
  historyGlobalRestored: 'Restaurado tal como estaba el {{date}}.',
  historyGlobalSame: 'Ya está exactamente así. No se ha cambiado nada.',
  historyInvalid: 'Esta versión no se puede restaurar y no se ha cambiado nada. {{reasons}}',
  historyDocumentGone: 'se eliminó aquello a lo que llevaba',
}
