import type { KeptTexts } from './en'

export const ptKept: KeptTexts = {
  keptOffer: 'O que foi escrito aqui em {{date}} não foi salvo. Este navegador guardou o texto.',
  keptShow: 'Ver',
  keptDrop: 'Descartar',
  keptTitle: 'Texto não salvo',
  keptLater: 'Mais tarde',
  keptTake: 'Colocar no formulário',
  keptReplace: 'Substituir o que está salvo',
  keptCopy: 'Copiar',
  keptCopied: 'Copiado',
  keptChangedSince:
    'Alguém alterou o texto desde então. Compare antes de substituir qualquer coisa.',
  keptFieldChanged: 'alterado desde então',
  keptYours: 'Seu texto',
  keptStored: 'Salvo agora',
  notSaved: 'Não salvo: sua sessão terminou.',
  notSavedYet: 'Ainda não está tudo salvo.',
  lastSavedAt: 'Salvo pela última vez: {{time}}',
  signedOut:
    'Sua sessão terminou. Este navegador guarda o que você escreve; tudo será salvo assim que você entrar.',
  signedOutTitle: 'Sua sessão terminou',
  signedOutMeaning:
    'A sessão terminou enquanto você escrevia. O texto ainda está no formulário: entre, e ele será salvo.',
  signedOutLater: 'Voltar ao texto',
  signedInAsOther: 'Você entrou agora como {{name}}',
  signedInAsOtherMeaning:
    'Este texto foi escrito com outra conta. Salve-o com esta, se ela puder escrever aqui, ou recarregue a página: este navegador o guardará para a outra conta.',
  signedInSave: 'Salvar com esta conta',
  seoTitleInherited: 'Deixado vazio: os buscadores mostram o título da página.',
  seoDescriptionInherited: 'Deixado vazio: os buscadores mostram o resumo ou o começo do texto.',
}
