import type { HistoryTexts } from './en'

export const arHistory: HistoryTexts = {
  historyChanged: 'ما الذي تغيّر',
  historyShared: 'كل اللغات',
  historyFirst: 'لا يُحتفظ بما هو أقدم',
  historySame: 'حُفظ من دون تغيير',
  historyNow: 'كما هو الآن',
  historyRestoreAll: 'استعادة',
  historyAsk: 'هل تريد استعادة ما كان هنا في {{date}}؟',
  historyAskText:
    'يعود بكل اللغات ويسري على الفور. وما هو موجود هنا الآن يبقى في السجل، فيمكنك استعادته أيضًا.',
  historyBefore: 'غير معروف: من قبل بداية هذا السجل',
  historyGlobalRestored: 'استُعيد كما كان في {{date}}.',
  historyGlobalSame: 'هو على هذه الحال تمامًا. لم يتغيّر شيء.',
  historyInvalid: 'لا يمكن استعادة هذه النسخة، ولم يتغيّر شيء. {{reasons}}',
  historyDocumentGone: 'حُذف ما كان يؤدي إليه',
}
