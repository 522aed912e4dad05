import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../pt.ts`. */
export const ptLists: Record<keyof typeof enLists, string> = {
  treeView: 'Árvore',
  listView: 'Lista',
  treeExplains:
    'Arraste um documento para o seu lugar, ou pressione a alça dele e use as setas do teclado. A ordem vale para todos os idiomas e os leitores veem a mudança na hora; nada mais é publicado.',
  treeRead: 'Os editores movem os documentos aqui. A ordem vale para todos os idiomas.',
  treeHandle: 'Mover “{{title}}”',
  treeBranch: 'O que está abaixo de “{{title}}”',
  treeExpandAll: 'Mostrar tudo',
  treeCollapseAll: 'Mostrar só o primeiro nível',
  treeDraft: 'rascunho',
  treeChangedText: 'alterações não publicadas',
  treeMissing: 'falta em {{language}}',
  treeInTrash: 'na lixeira',
  treeFirstPage: 'página inicial',
  treePending: 'outro item superior foi escolhido no rascunho',
  treeLifted:
    '“{{title}}” foi erguido: lugar {{place}} de {{count}}, {{where}}. As setas o movem, a barra de espaço o solta, Esc o devolve ao lugar.',
  treeStands: 'Lugar {{place}} de {{count}}, {{where}}',
  treeAtTop: 'no primeiro nível',
  treeBelow: 'abaixo de “{{title}}”',
  treeNoFurther: 'Não vai mais longe nessa direção.',
  treePutBack: '“{{title}}” voltou ao seu lugar.',
  treeDropped: '“{{title}}” está agora no lugar {{place}} de {{count}}, {{where}}.',
  treeUp: 'Para cima',
  treeDown: 'Para baixo',
  treeIn: 'Abaixo do anterior',
  treeOut: 'Para fora, depois do item superior',
  treeDrop: 'Soltar',
  treeCancel: 'Devolver',
  treeAsk: 'Endereços mudam',
  treeAskExplains:
    'Endereços publicados que mudam: {{addresses}} (documentos: {{documents}}, idiomas: {{languages}}). Os antigos levam sozinhos aos novos.',
  treeMove: 'Mover',
  treeParentGone: 'Não pode ir para lá: um dos dois está na lixeira ou foi excluído.',
  treeChanged: 'A árvore mudou nesse meio-tempo e foi lida de novo. Mova outra vez.',
  treeEmpty: 'Ainda não há nada aqui.',
  treePart: 'Só os primeiros {{count}} documentos são mostrados.',
  treePlaceLink: 'O lugar dele é decidido na árvore',
}
