import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../de.ts`. */
export const deLists: Record<keyof typeof enLists, string> = {
  treeView: 'Baum',
  listView: 'Liste',
  treeExplains:
    'Ziehen Sie ein Dokument an seinen Platz, oder drücken Sie auf seinen Griff und benutzen Sie die Pfeiltasten. Die Reihenfolge gilt in allen Sprachen, und Leser sehen eine Änderung sofort; sonst wird dadurch nichts veröffentlicht.',
  treeRead: 'Redakteure verschieben hier Dokumente. Die Reihenfolge gilt in allen Sprachen.',
  treeHandle: '„{{title}}“ verschieben',
  treeBranch: 'Was unter „{{title}}“ steht',
  treeExpandAll: 'Alles zeigen',
  treeCollapseAll: 'Nur die oberste Ebene zeigen',
  treeDraft: 'Entwurf',
  treeChangedText: 'Änderungen nicht veröffentlicht',
  treeMissing: 'fehlt auf {{language}}',
  treeInTrash: 'im Papierkorb',
  treeFirstPage: 'Startseite',
  treePending: 'im Entwurf ist ein anderer übergeordneter Eintrag gewählt',
  treeLifted:
    '„{{title}}“ ist angehoben: Platz {{place}} von {{count}}, {{where}}. Pfeiltasten verschieben es, die Leertaste legt es ab, Escape legt es zurück.',
  treeStands: 'Platz {{place}} von {{count}}, {{where}}',
  treeAtTop: 'auf der obersten Ebene',
  treeBelow: 'unter „{{title}}“',
  treeNoFurther: 'In dieser Richtung geht es nicht weiter.',
  treePutBack: '„{{title}}“ steht wieder, wo es war.',
  treeDropped: '„{{title}}“ steht jetzt auf Platz {{place}} von {{count}}, {{where}}.',
  treeUp: 'Nach oben',
  treeDown: 'Nach unten',
  treeIn: 'Unter den vorigen Eintrag',
  treeOut: 'Heraus, hinter den übergeordneten Eintrag',
  treeDrop: 'Ablegen',
  treeCancel: 'Zurücklegen',
  treeAsk: 'Adressen ändern sich',
  treeAskExplains:
    'Öffentliche Adressen, die sich ändern: {{addresses}} (Dokumente: {{documents}}, Sprachen: {{languages}}). Die alten Adressen führen von selbst zu den neuen.',
  treeMove: 'Verschieben',
  treeParentGone: 'Dorthin geht es nicht: Eines von beiden ist im Papierkorb oder gelöscht.',
  treeChanged:
    'Der Baum hat sich inzwischen geändert und wurde neu gelesen. Bitte verschieben Sie noch einmal.',
  treeEmpty: 'Hier ist noch nichts.',
  treePart: 'Nur die ersten {{count}} Dokumente werden gezeigt.',
  treePlaceLink: 'Wo es steht, wird im Baum entschieden',
  listLanguages: 'Sprachen',
  listWords: 'Wörtern in jeder Sprache',
  vacancyTitle: 'Dienstgrad und Schiff',
  listFoundIn: 'gefunden auf {{language}}',
  deskDraftsElsewhere: 'In anderen Sprachen: {{count}}',
}
