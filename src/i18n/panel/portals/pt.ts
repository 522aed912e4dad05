import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../pt.ts`. */
export const ptPortals: PortalTexts = {
  portalFeeds: 'Feeds para portais',
  portalFeedsDescription:
    'Ficheiros que os portais de emprego vêm buscar. De cada um que esteja ligado, qualquer pessoa pode ler o que está aberto; vagas inventadas e empresas com aviso não estão em nenhum. Indique o endereço ao portal: ele decide o que aceita.',
  portalOperator: 'Publicado por',
  portalOperatorDescription: 'O seu próprio nome, como os portais o devem mostrar.',
  portalOperatorMissing: 'Escreva quem publica os feeds antes de ligar um.',
  portalEmail: 'E-mail das suas contas lá',
  portalEmailDescription:
    'O das suas contas no Indeed e no LinkedIn, que sem ele não aceitam nada. Quem for buscar estes dois feeds pode lê-lo.',
  portalEmailMissing: '{{portals}} não aceitam nada sem o e-mail da sua conta lá.',
  portalsOn: 'Ligados',
  portalAddresses: 'Endereços',
  portalAddressOther: 'Cada outra língua tem o seu próprio endereço, por exemplo {{address}}.',
  portalCounts:
    'Abertas: {{open}}; destas, sem cidade conhecida: {{noCity}}, sem país: {{noCountry}}. Os portais que pedem cidade ou país não as recebem.',
  portalNoneOn: 'Nenhum está ligado: ninguém pode ir buscar nada.',
}
