import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../es.ts`. */
export const esLists: Record<keyof typeof enLists, string> = {
  treeView: 'Árbol',
  listView: 'Lista',
  treeExplains:
    'Arrastre un documento a su lugar, o pulse su asa y use las flechas del teclado. El orden vale para todos los idiomas y los lectores ven el cambio enseguida; no se publica nada más.',
  treeRead: 'Los editores mueven aquí los documentos. El orden vale para todos los idiomas.',
  treeHandle: 'Mover «{{title}}»',
  treeBranch: 'Lo que está debajo de «{{title}}»',
  treeExpandAll: 'Mostrar todo',
  treeCollapseAll: 'Mostrar solo el primer nivel',
  treeDraft: 'borrador',
  treeChangedText: 'cambios sin publicar',
  treeMissing: 'falta en {{language}}',
  treeInTrash: 'en la papelera',
  treeFirstPage: 'página de inicio',
  treePending: 'en su borrador se ha elegido otro elemento superior',
  treeLifted:
    '«{{title}}» está levantado: lugar {{place}} de {{count}}, {{where}}. Las flechas lo mueven, la barra espaciadora lo suelta, Escape lo devuelve a su lugar.',
  treeStands: 'Lugar {{place}} de {{count}}, {{where}}',
  treeAtTop: 'en el primer nivel',
  treeBelow: 'debajo de «{{title}}»',
  treeNoFurther: 'No puede ir más allá en esa dirección.',
  treePutBack: '«{{title}}» ha vuelto a su lugar.',
  treeDropped: '«{{title}}» está ahora en el lugar {{place}} de {{count}}, {{where}}.',
  treeUp: 'Arriba',
  treeDown: 'Abajo',
  treeIn: 'Debajo del anterior',
  treeOut: 'Fuera, tras su elemento superior',
  treeDrop: 'Soltar',
  treeCancel: 'Devolver',
  treeAsk: 'Cambian direcciones',
  treeAskExplains:
    'Direcciones publicadas que cambian: {{addresses}} (documentos: {{documents}}, idiomas: {{languages}}). Las antiguas llevan por sí solas a las nuevas.',
  treeMove: 'Mover',
  treeParentGone: 'No puede ir allí: uno de los dos está en la papelera o se ha eliminado.',
  treeChanged: 'El árbol ha cambiado entretanto y se ha leído de nuevo. Vuelva a moverlo.',
  treeEmpty: 'Aquí no hay nada todavía.',
  treePart: 'Solo se muestran los primeros {{count}} documentos.',
  treePlaceLink: 'Su lugar se decide en el árbol',
}
