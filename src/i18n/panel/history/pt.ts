import type { HistoryTexts } from './en'

export const ptHistory: HistoryTexts = {
  historyChanged: 'O que mudou',
  historyShared: 'Todos os idiomas',
  historyFirst: 'Nada mais antigo é guardado',
  historySame: 'Salvo sem alterações',
  historyNow: 'Como está agora',
  historyRestoreAll: 'Restaurar',
  historyAsk: 'Restaurar o que havia aqui em {{date}}?',
  historyAskText:
    'Volta em todos os idiomas e vale imediatamente. O que há aqui agora fica no histórico, então você também pode trazê-lo de volta.',
  historyBefore: 'Não se sabe: é anterior a este histórico',
  historyGlobalRestored: 'Restaurado como estava em {{date}}.',
  historyGlobalSame: 'Já está exatamente assim. Nada foi alterado.',
  historyInvalid: 'Esta versão não pode ser restaurada, e nada foi alterado. {{reasons}}',
  historyDocumentGone: 'aquilo a que levava foi excluído',
}
