import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../fr.ts`. */
export const frCare: CareTexts = {
  consequencesUnknown:
    'Rien n’a encore changé. Adresses qui répondraient autrement : {{addresses}} ; endroits où il est utilisé : {{uses}}. Ce sera fait une fois confirmé.',
  consequencesTrash: 'Mettre à la corbeille ?',
  consequencesDelete: 'Supprimer définitivement ?',
  consequencesUnpublish: 'Dépublier ?',
  consequencesMove: 'Publier à une autre adresse ?',
  consequencesMany: 'Documents : {{count}}.',
  consequencesTrashUntil:
    'Jusqu’au {{date}}, il peut être restauré avec ses adresses. Ensuite, il est supprimé définitivement.',
  consequencesForGood: 'C’est irréversible.',
  consequencesAddresses: 'Ce que deviennent les adresses',
  consequencesBelow: 'en dessous',
  consequencesEveryLanguage: 'toutes les langues',
  answerGone: 'disparue (410)',
  answerMoved: 'mène à {{address}} (308)',
  answerUntranslated: 'montre le texte en {{language}}',
  answerTaken: 'montre une autre page',
  answerUnknown: 'introuvable (404)',
  consequencesMoveFollows:
    'Les liens et les menus suivent d’eux-mêmes, tout comme les visiteurs d’une ancienne adresse.',
  consequencesUses: 'Où il est utilisé',
  consequencesMore: 'Et {{count}} de plus.',
  usesAfterTexts: 'Dans les textes, les liens vers lui deviennent de simples mots.',
  usesAfterMenus: 'Les menus l’omettent.',
  usesAfterRedirects: 'Les redirections vers lui ne mènent nulle part.',
  usesAfterSchedules: 'Ce qui est programmé pour lui ne sera pas exécuté.',
  usesAfterBelow: 'Ce qui se trouve en dessous garde ses adresses.',
  usesAfterDrafts:
    'Les brouillons qui le montrent ne pourront être publiés qu’avec un autre fichier.',
  consequencesLeave: 'Laisser tel quel',
  consequencesDoTrash: 'Mettre à la corbeille',
  consequencesDoDelete: 'Supprimer définitivement',
  consequencesDoUnpublish: 'Dépublier',
  consequencesDoMove: 'Publier à la nouvelle adresse',
  consequencesNothingDone: 'Rien n’a été changé.',
  trashedUntil:
    'Dans la corbeille. Suppression définitive le {{date}} ; d’ici là, il peut être restauré avec ses adresses.',
  trashedColumn: 'Jeté',
  trashedCellUntil: 'gardé jusqu’au {{date}}',
  trashListNote:
    'Ce qui se trouve ici est supprimé définitivement {{days}} jours après avoir été jeté. D’ici là, tout peut être restauré, adresses comprises.',
  trashRestoreAboveFirst:
    '« {{title}} » se trouve au-dessus et est dans la corbeille : restaurez-le d’abord.',
  trashRestoreAsDraft: 'Comme brouillon : les lecteurs ne le retrouvent pas encore',
  trashRestoreHow: 'Comment il revient',
  consequencesKept: 'Ce qui reste, parce que d’autres se trouvent en dessous',
  consequencesKeptBelow: 'en dessous : {{titles}}',
  consequencesNobody: 'Les lecteurs n’y perdent rien, et rien n’y mène.',
  consequencesInstead: 'Supprimer plutôt définitivement…',
  trashRestoreAsItWas: 'De nouveau en ligne à ses adresses, dans les langues où il l’était',
}
