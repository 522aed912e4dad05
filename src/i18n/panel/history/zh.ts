import type { HistoryTexts } from './en'

export const zhHistory: HistoryTexts = {
  historyChanged: '更改内容',
  historyShared: '所有语言',
  historyFirst: '没有保留更早的版本',
  historySame: '保存时没有更改',
  historyNow: '当前内容',
  historyRestoreAll: '恢复',
  historyAsk: '要恢复 {{date}} 时的内容吗？',
  historyAskText:
    '所有语言的内容都会恢复，并立即生效。当前内容会留在历史记录中，您也可以再把它恢复回来。',
  historyBefore: '未知：早于此历史记录',
  historyGlobalRestored: '已恢复为 {{date}} 时的内容。',
  historyGlobalSame: '内容已经完全如此，没有任何更改。',
  historyInvalid: '此版本无法恢复，没有任何更改。{{reasons}}',
  historyDocumentGone: '它所指向的内容已被删除',
}
