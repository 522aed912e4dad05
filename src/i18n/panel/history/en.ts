/** What the panel says of the history of globals; a part of `../en.ts`. */
export const enHistory = {
  historyChanged: 'What changed',
  historyShared: 'All languages',
  historyFirst: 'Nothing older is kept',
  historySame: 'Saved without a change',
  historyNow: 'As it is now',
  historyRestoreAll: 'Restore',
  historyAsk: 'Restore what stood here on {{date}}?',
  historyAskText:
    'It comes back in all languages, and counts at once. What stands here now stays in the history, so you can bring that back as well.',
  historyBefore: 'Not known: from before this history began',
  historyGlobalRestored: 'Restored as it stood on {{date}}.',
  historyGlobalSame: 'It already stands exactly like that. Nothing was changed.',
  historyInvalid: 'This version cannot be restored, and nothing was changed. {{reasons}}',
  historyDocumentGone: 'what it led to was deleted',
}

export type HistoryTexts = Record<keyof typeof enHistory, string>
