import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../fr.ts`. */
export const frCare: CareTexts = {
  consequencesUnknown:
    'Rien n’a encore changé. Adresses qui répondraient autrement : {{addresses}} ; endroits où il est utilisé : {{uses}}. Ce sera fait une fois confirmé.',
  consequencesTrash: 'Mettre à la corbeille ?',
  consequencesDelete: 'Supprimer définitivement ?',
  consequencesUnpublish: 'Dépublier ?',
  consequencesMove: 'Publier à une autre adresse ?',
  consequencesTrashUntil:
    'Restauration possible jusqu’au {{date}}, adresses comprises. Ensuite, suppression définitive.',
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
  consequencesUses: 'Où c’est utilisé',
  consequencesMore: 'Et {{count}} de plus.',
  usesAfterTexts: 'Dans les textes, les liens qui y mènent deviennent de simples mots.',
  usesAfterMenus: 'Les menus omettent les entrées qui y mènent.',
  usesAfterRedirects: 'Les redirections qui y mènent n’aboutissent plus.',
  usesAfterSchedules: 'Ce qui est programmé ici ne sera pas exécuté.',
  usesAfterBelow: 'Ce qui se trouve en dessous garde ses adresses.',
  usesAfterDrafts:
    'Les brouillons où cela figure ne pourront être publiés qu’avec un autre fichier.',
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
  trashAlone:
    'Mettez-le à la corbeille sans autre modification : enregistrez d’abord ce que vous avez écrit.',
  fileBlocked:
    'Le site a de nouveau examiné ce fichier et ne le donne pas aux lecteurs : {{problem}} Téléversez-en un autre à sa place.',
  trashRestoreAsDraft: 'Comme brouillon : pas encore pour les lecteurs',
  trashRestoreHow: 'Dans quel état',
  consequencesKept: 'Ce qui reste, parce que d’autres se trouvent en dessous',
  consequencesKeptBelow: 'en dessous : {{titles}}',
  consequencesNobody: 'Les lecteurs n’y perdent rien, et rien n’y mène.',
  consequencesInstead: 'Supprimer plutôt définitivement…',
  trashRestoreAsItWas: 'De nouveau en ligne aux mêmes adresses, dans les mêmes langues qu’avant',
  consequencesCount: '{{type}} : {{count}}',
  trashRestoreAddress:
    'Comme brouillon, le document peut revenir quand même ; son formulaire permet ensuite de lui donner une autre adresse.',
  consequencesWaiting: 'En attente du site…',
  consequencesUnanswered:
    'Le site n’a pas répondu. Le changement a peut-être été fait malgré tout : rechargez la page et vérifiez avant de réessayer.',
  consequencesRefused: 'Cela n’a pas pu être fait',
}
