import type { enSideBySide } from './en'

export const frSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'fr',
  sourceText: 'Texte en {{language}}',
  sourceUnpublished: 'Le texte en {{language}} n’est pas publié : il n’y a rien à comparer.',
  sourceUnread:
    'Le texte en {{language}} n’a pas pu être lu. Nouvel essai au prochain enregistrement.',
  draftIsRight:
    'Ce qui est écrit ici correspond au texte source actuel. Publiez-le, et la traduction sera à jour.',
  toTranslate: 'Reste à traduire : {{count}}.',
  pieceMissing: 'pas encore traduit',
  pieceLeftOut: 'omis dans la traduction',
  pieceSame: 'identique au texte source',
  pieceChanged: 'modifié depuis la traduction',
  pieceUnknown: 'on ne sait pas d’après quoi la traduction a été faite',
  pieceGone: 'Le texte source ne le dit plus',
  pieceOwn: 'Seulement dans la traduction',
  pieceGoTo: 'Aller à sa traduction',
  wordsAdded: 'ajouté :',
  wordsRemoved: 'supprimé :',
  kindHeading: 'Titre {{level}}',
  kindQuote: 'Citation',
  kindList: 'Liste',
  kindTable: 'Tableau',
  kindLine: 'Trait',
  takeOverStructure: 'Reprendre la structure du texte en {{language}}',
  structureTakenOver:
    'Titres, listes, liens et images du texte source sont dans ce brouillon, sans ses mots. Traduisez ici.',
  publishUntranslated: 'Publier alors que tout n’est pas traduit ?',
  untranslatedSame: 'Mot pour mot comme le texte source : {{count}}',
  publishAnyway: 'Publier quand même',
  backToText: 'Revenir au texte',
  bulkUntranslated:
    'Non publié, car tout ne semble pas traduit (identique au texte source : {{same}}, reste à traduire : {{missing}}). Ouvrez le texte et publiez-le là.',
  publishUncompared: 'Publier sans comparaison ?',
  publishUncomparedMeaning:
    'Le texte en {{language}} n’a pas pu être lu à temps : on ne sait pas si quelque chose ici n’est pas encore traduit. Comparez de nouveau, ou publiez le texte tel quel.',
  publishCompareAgain: 'Comparer de nouveau',
  pieceStillRight: 'Ce passage est toujours juste',
  pieceLeaveOut: 'L’omettre volontairement',
  pieceStillRightSaid: 'Ce passage compte comme à jour.',
  changedSinceShown:
    'Le texte source a changé depuis que ces modifications vous ont été montrées. Regardez-les de nouveau.',
  pieceStillRightOfWhat:
    'Ce passage ou son texte source a changé entre-temps, ou il est déjà à jour. Regardez-le de nouveau.',
  publishedChanged:
    'Publié. Passages modifiés depuis dans la source et restés tels quels ici : {{count}}. À ces endroits, la traduction reste périmée.',
  publishedChangedShow: 'Les montrer',
  structureUndo: 'Retirer de nouveau la structure',
  structureRemoved: 'Le corps de ce brouillon est de nouveau vide.',
  structureFilled: 'Quelque chose y est déjà écrit : rien n’a été retiré.',
  linkToName: 'lien à nommer',
}
