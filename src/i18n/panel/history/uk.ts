import type { HistoryTexts } from './en'

export const ukHistory: HistoryTexts = {
  historyChanged: 'Що змінилося',
  historyShared: 'Усі мови',
  historyFirst: 'Давнішого не збережено',
  historySame: 'Збережено без змін',
  historyNow: 'Так є зараз',
  historyRestoreAll: 'Відновити',
  historyAsk: 'Відновити те, що було тут {{date}}?',
  historyAskText:
    'Усе повернеться всіма мовами й одразу почне діяти. Те, що є тут зараз, залишиться в історії, і його теж можна буде повернути.',
  historyBefore: 'Невідомо: до початку цієї історії',
  historyGlobalRestored: 'Відновлено так, як було {{date}}.',
  historyGlobalSame: 'Тут уже все саме так. Нічого не змінено.',
  historyInvalid: 'Цю версію не можна відновити, нічого не змінено. {{reasons}}',
  historyDocumentGone: 'те, куди вело посилання, видалено',
}
