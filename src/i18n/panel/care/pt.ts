import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../pt.ts`. */
export const ptCare: CareTexts = {
  consequencesUnknown:
    'Nada foi alterado ainda. Endereços que responderiam de outra forma: {{addresses}}; lugares onde é usado: {{uses}}. Será feito assim que for confirmado.',
  consequencesTrash: 'Mover para a lixeira?',
  consequencesDelete: 'Excluir definitivamente?',
  consequencesUnpublish: 'Cancelar a publicação?',
  consequencesMove: 'Publicar em outro endereço?',
  consequencesTrashUntil:
    'Até {{date}} é possível restaurar, endereços incluídos. Depois, a exclusão é definitiva.',
  consequencesForGood: 'Isto não pode ser desfeito.',
  consequencesAddresses: 'O que acontece com os endereços',
  consequencesBelow: 'abaixo',
  consequencesEveryLanguage: 'todos os idiomas',
  answerGone: 'removido (410)',
  answerMoved: 'leva a {{address}} (308)',
  answerUntranslated: 'mostra o texto em {{language}}',
  answerTaken: 'mostra outra página',
  answerUnknown: 'não encontrado (404)',
  consequencesMoveFollows:
    'Links e menus acompanham sozinhos, assim como quem chega a um endereço anterior.',
  consequencesUses: 'Onde se usa',
  consequencesMore: 'E mais {{count}}.',
  usesAfterTexts: 'Nos textos, os links que trazem até aqui passam a ser simples palavras.',
  usesAfterMenus: 'Os menus omitem as entradas que trazem até aqui.',
  usesAfterRedirects: 'Os redirecionamentos para cá não levam a lugar nenhum.',
  usesAfterSchedules: 'O que está agendado aqui não será executado.',
  usesAfterBelow: 'O que está abaixo mantém os seus endereços.',
  usesAfterDrafts: 'Rascunhos em que isto aparece só poderão ser publicados com outro arquivo.',
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
  trashAlone: 'Mova-o para a lixeira sem nenhuma outra alteração: salve antes o que escreveu.',
  fileBlocked:
    'O site examinou este arquivo outra vez e não o entrega aos leitores: {{problem}} Envie outro em seu lugar.',
  trashRestoreAsDraft: 'Como rascunho: ainda não para os leitores',
  trashRestoreHow: 'Em que estado',
  consequencesKept: 'O que fica, porque há outros abaixo',
  consequencesKeptBelow: 'abaixo: {{titles}}',
  consequencesNobody: 'Os leitores não perdem nada, e nada leva até aqui.',
  consequencesInstead: 'Em vez disso, excluir definitivamente…',
  trashRestoreAsItWas: 'De novo no ar nos mesmos endereços, nos mesmos idiomas de antes',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'Como rascunho, o documento pode ser restaurado mesmo assim; depois, o formulário permite dar-lhe outro endereço.',
  consequencesWaiting: 'Aguardando o site…',
  consequencesUnanswered:
    'O site não respondeu. Talvez a alteração tenha sido feita mesmo assim: recarregue a página e verifique antes de tentar de novo.',
  consequencesRefused: 'Não foi possível fazer isto',
}
