import type { HistoryTexts } from './en'

export const ruHistory: HistoryTexts = {
  historyChanged: 'Что изменилось',
  historyShared: 'Все языки',
  historyFirst: 'Более старого не сохранилось',
  historySame: 'Сохранено без изменений',
  historyNow: 'Так сейчас',
  historyRestoreAll: 'Восстановить',
  historyAsk: 'Восстановить то, что было здесь {{date}}?',
  historyAskText:
    'Всё вернётся на всех языках и сразу начнёт действовать. То, что стоит здесь сейчас, останется в истории, и его тоже можно будет вернуть.',
  historyBefore: 'Неизвестно: до начала этой истории',
  historyGlobalRestored: 'Восстановлено так, как было {{date}}.',
  historyGlobalSame: 'Здесь уже всё именно так. Ничего не изменено.',
  historyInvalid: 'Эту версию нельзя восстановить, ничего не изменено. {{reasons}}',
  historyDocumentGone: 'то, куда вела ссылка, удалено',
}
