import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../pt.ts`. */
export const ptLinks: LinkTexts = {
  linksLeading: 'Menus e redirecionamentos',
  linksLeadingMeaning:
    'Estas entradas não levam a lugar nenhum, ou levam alguns leitores ao idioma de origem. Uma entrada que não leva a lugar nenhum não é mostrada aos leitores.',
  linksPlace: 'Está em',
  linksWrong: 'O que há de errado',
  linksMissing: 'já não indica nada',
  linksTrash: 'está no lixo',
  linksUnpublished: 'não está publicado',
  linksUntranslated: 'sem tradução em: {{languages}}',
  linksExternal: 'Links quebrados para outros sites',
  linksExternalMeaning:
    'De noite o site verifica se os links para outros sites ainda levam a algum lugar. Estes já não existem, ou não responderam em duas noites seguidas.',
  linksExternalOff:
    'Os links para outros sites não são verificados aqui: o operador precisa ativar isso (EXTERNAL_LINKS).',
  linksExternalNever:
    'Nenhum foi verificado ainda. São verificados de noite, das 0:00 às 5:00 UTC.',
  linksLastCheck: 'Última verificação: {{date}} (UTC).',
  linksAddress: 'Endereço',
  linksAnswer: 'Resposta',
  linksSince: 'desde {{date}}',
  linksMoved: 'Links que poderiam ser atualizados',
  linksMovedMeaning:
    'Estes endereços mudaram para sempre. Os leitores ainda chegam, enquanto o outro site os encaminhar.',
  linksMovedTo: 'Novo endereço',
  linkStatus: 'O site responde {{status}}.',
  linkAddress: 'Não pode ser consultado.',
  linkUnresolved: 'O nome já não é conhecido.',
  linkNotPublic: 'Leva a uma rede privada.',
  linkSlow: 'O site não responde a tempo.',
  linkCertificate: 'O certificado não é válido.',
  linkConnection: 'O site recusa ou interrompe a conexão.',
  linkRedirects: 'Redireciona sem parar e nunca chega.',
  linksFiles: 'Arquivos que faltam aos leitores',
  linksFilesMeaning: 'O que os leitores veem indica estes arquivos, e eles não estão lá.',
  linksFile: 'Arquivo',
  linksFileGone: 'foi apagado',
  linksFileLost: 'não está no disco',
  linksUntold: 'Imagens sem texto alternativo',
  linksUntoldMeaning:
    'Textos publicados mostram estas imagens, e quem não as vê não fica sabendo de nada nesse idioma.',
  deskLinksForeign: 'Links que levam a outro idioma: {{count}}',
  deskLinksOutside:
    'Links que não levam a lugar nenhum em menus, em redirecionamentos e para outros sites: {{count}}',
}
