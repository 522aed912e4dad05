import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../pt.ts`. */
export const ptCare: CareTexts = {
  consequencesUnknown:
    'Nada foi alterado ainda. Endereços que responderiam de outra forma: {{addresses}}; lugares onde é usado: {{uses}}. Será feito assim que for confirmado.',
  consequencesTrash: 'Mover para a lixeira?',
  consequencesDelete: 'Excluir definitivamente?',
  consequencesUnpublish: 'Cancelar a publicação?',
  consequencesMove: 'Publicar em outro endereço?',
  consequencesMany: 'Documentos: {{count}}.',
  consequencesTrashUntil:
    'Até {{date}} pode ser restaurado com os seus endereços. Depois é excluído definitivamente.',
  consequencesForGood: 'Isto não pode ser desfeito.',
  consequencesAddresses: 'O que acontece com os endereços',
  consequencesBelow: 'abaixo dele',
  consequencesEveryLanguage: 'todos os idiomas',
  answerGone: 'removido (410)',
  answerMoved: 'leva a {{address}} (308)',
  answerUntranslated: 'mostra o texto em {{language}}',
  answerTaken: 'mostra outra página',
  answerUnknown: 'não encontrado (404)',
  consequencesMoveFollows:
    'Links e menus acompanham sozinhos, assim como quem chega a um endereço anterior.',
  consequencesUses: 'Onde é usado',
  consequencesMore: 'E mais {{count}}.',
  usesAfterTexts: 'Nos textos, os links para ele passam a ser simples palavras.',
  usesAfterMenus: 'Os menus o deixam de fora.',
  usesAfterRedirects: 'Os redirecionamentos para ele não levam a lugar nenhum.',
  usesAfterSchedules: 'O que está agendado para ele não será executado.',
  usesAfterBelow: 'O que está abaixo dele mantém os seus endereços.',
  usesAfterDrafts: 'Rascunhos que o mostram só poderão ser publicados com outro arquivo.',
  consequencesLeave: 'Deixar como está',
  consequencesDoTrash: 'Mover para a lixeira',
  consequencesDoDelete: 'Excluir definitivamente',
  consequencesDoUnpublish: 'Cancelar a publicação',
  consequencesDoMove: 'Publicar no novo endereço',
  consequencesNothingDone: 'Nada foi alterado.',
  trashedUntil:
    'Na lixeira. É excluído definitivamente em {{date}}; até lá pode ser restaurado com os seus endereços.',
  trashedColumn: 'Jogado fora',
  trashedCellUntil: 'guardado até {{date}}',
  trashListNote:
    'O que está aqui é excluído definitivamente {{days}} dias depois de ter sido jogado fora. Até lá pode ser restaurado, com os seus endereços.',
  trashRestoreAboveFirst:
    '“{{title}}” está acima dele e encontra-se na lixeira: restaure-o primeiro.',
  trashRestoreAsDraft: 'Como rascunho: os leitores ainda não o recuperam',
  trashRestoreHow: 'Como volta',
  consequencesKept: 'O que fica, porque há outros abaixo',
  consequencesKeptBelow: 'abaixo: {{titles}}',
  consequencesNobody: 'Os leitores não perdem nada, e nada leva até aqui.',
  consequencesInstead: 'Em vez disso, excluir definitivamente…',
  trashRestoreAsItWas: 'De novo no ar nos seus endereços, nos idiomas em que estava',
}
