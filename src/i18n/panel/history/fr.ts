import type { HistoryTexts } from './en'

export const frHistory: HistoryTexts = {
  historyChanged: 'Ce qui a changé',
  historyShared: 'Toutes les langues',
  historyFirst: 'Rien de plus ancien n’est conservé',
  historySame: 'Enregistré sans changement',
  historyNow: 'Tel que c’est maintenant',
  historyRestoreAll: 'Rétablir',
  historyAsk: 'Rétablir ce qui figurait ici le {{date}} ?',
  historyAskText:
    'Tout revient dans toutes les langues et s’applique aussitôt. Ce qui figure ici maintenant reste dans l’historique : vous pourrez aussi le rétablir.',
  historyBefore: 'Inconnu : d’avant le début de cet historique',
  historyGlobalRestored: 'Rétabli tel que c’était le {{date}}.',
  historyGlobalSame: 'C’est déjà exactement ainsi. Rien n’a été modifié.',
  historyInvalid: 'Cette version ne peut pas être rétablie, et rien n’a été modifié. {{reasons}}',
  historyDocumentGone: 'la page vers laquelle cela menait a été supprimée',
}
