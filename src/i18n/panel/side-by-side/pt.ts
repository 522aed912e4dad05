import type { enSideBySide } from './en'

export const ptSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'pt',
  sourceText: 'Texto em {{language}}',
  sourceUnpublished: 'O texto em {{language}} não está publicado; não há nada com que comparar.',
  sourceUnread: 'Não foi possível ler o texto em {{language}}. Nova tentativa ao guardar.',
  draftIsRight:
    'O que está escrito aqui diz o que o texto de origem diz agora. Publique-o e a tradução fica em dia.',
  toTranslate: 'Ainda por traduzir: {{count}}.',
  pieceMissing: 'ainda por traduzir',
  pieceLeftOut: 'omitido na tradução',
  pieceSame: 'igual ao original',
  pieceChanged: 'alterado desde que foi traduzido',
  pieceUnknown: 'não se sabe de que foi feita a tradução',
  pieceGone: 'O original já não diz isto',
  pieceOwn: 'Só na tradução',
  pieceGoTo: 'Ir para a tradução disto',
  wordsAdded: 'acrescentado:',
  wordsRemoved: 'retirado:',
  kindHeading: 'Título {{level}}',
  kindQuote: 'Citação',
  kindList: 'Lista',
  kindTable: 'Tabela',
  kindLine: 'Linha',
  takeOverStructure: 'Usar a estrutura do texto em {{language}}',
  structureTakenOver:
    'Títulos, listas, ligações e imagens do original estão neste rascunho, sem as palavras. Traduza aqui.',
  publishUntranslated: 'Publicar embora algo não esteja traduzido?',
  untranslatedSame: 'Diz palavra por palavra o que diz o original: {{count}}',
  publishAnyway: 'Publicar mesmo assim',
  backToText: 'Voltar ao texto',
  bulkUntranslated:
    'Não publicado, porque nem tudo parece traduzido (igual ao original: {{same}}, ainda por traduzir: {{missing}}). Abra o texto e publique-o lá.',
  publishUncompared: 'Publicar sem comparar?',
  publishUncomparedMeaning:
    'Não foi possível ler a tempo o texto em {{language}}, por isso não se sabe se aqui ficou algo por traduzir. Compare outra vez ou publique-o como está.',
  publishCompareAgain: 'Comparar outra vez',
  pieceStillRight: 'Este trecho continua correto',
  pieceLeaveOut: 'Omitir de propósito',
  pieceStillRightSaid: 'Este trecho conta como atualizado.',
  changedSinceShown:
    'O original mudou depois de as alterações lhe terem sido mostradas. Veja-as de novo.',
  pieceStillRightOfWhat:
    'Este trecho ou o seu original mudou entretanto, ou já está atualizado. Veja-o de novo.',
  publishedChanged:
    'Publicado. Trechos que mudaram no original e não foram tocados aqui: {{count}}. Neles a tradução continua desatualizada.',
  publishedChangedShow: 'Mostrar',
  structureUndo: 'Retirar de novo a estrutura',
  structureRemoved: 'O corpo deste rascunho está vazio outra vez.',
  structureFilled: 'Já há algo escrito, por isso nada foi retirado.',
  linkToName: 'ligação por nomear',
}
