import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../fr.ts`. */
export const frLists: Record<keyof typeof enLists, string> = {
  treeView: 'Arborescence',
  listView: 'Liste',
  treeExplains:
    'Faites glisser un document à sa place, ou appuyez sur sa poignée puis utilisez les flèches du clavier. L’ordre vaut pour toutes les langues et les lecteurs voient aussitôt un déplacement ; rien d’autre n’est publié.',
  treeRead: 'Les rédacteurs déplacent ici les documents. L’ordre vaut pour toutes les langues.',
  treeHandle: 'Déplacer « {{title}} »',
  treeBranch: 'Sous « {{title}} »',
  treeExpandAll: 'Tout afficher',
  treeCollapseAll: 'N’afficher que le premier niveau',
  treeDraft: 'brouillon',
  treeChangedText: 'modifications non publiées',
  treeMissing: 'manque en {{language}}',
  treeInTrash: 'dans la corbeille',
  treeFirstPage: 'page d’accueil',
  treePending: 'un autre parent est choisi dans son brouillon',
  treeLifted:
    '« {{title}} » est saisi : place {{place}} sur {{count}}, {{where}}. Les flèches le déplacent, la barre d’espace le dépose, Échap le remet à sa place.',
  treeStands: 'Place {{place}} sur {{count}}, {{where}}',
  treeAtTop: 'au premier niveau',
  treeBelow: 'sous « {{title}} »',
  treeNoFurther: 'Impossible d’aller plus loin dans ce sens.',
  treePutBack: '« {{title}} » est revenu à sa place.',
  treeDropped: '« {{title}} » est maintenant à la place {{place}} sur {{count}}, {{where}}.',
  treeUp: 'Vers le haut',
  treeDown: 'Vers le bas',
  treeIn: 'Sous le précédent',
  treeOut: 'Sortir, après son parent',
  treeDrop: 'Déposer',
  treeCancel: 'Remettre',
  treeAsk: 'Des adresses changent',
  treeAskExplains:
    'Adresses en ligne qui changent : {{addresses}} (documents : {{documents}}, langues : {{languages}}). Les anciennes adresses mènent d’elles-mêmes aux nouvelles.',
  treeMove: 'Déplacer',
  treeParentGone: 'Impossible de le mettre là : l’un des deux est dans la corbeille ou supprimé.',
  treeChanged: 'L’arborescence a changé entre-temps et vient d’être relue. Veuillez recommencer.',
  treeEmpty: 'Il n’y a encore rien ici.',
  treePart: 'Seuls les {{count}} premiers documents sont affichés.',
  treePlaceLink: 'Sa place se décide dans l’arborescence',
}
