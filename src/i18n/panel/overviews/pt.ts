import type { OverviewTexts } from './en'

/** A part of `../pt.ts`. */
export const ptOverviews: OverviewTexts = {
  deskShown: 'Mostrados aqui: {{shown}} de {{found}}.',
  deskShowAll: 'Mostrar todos os {{found}}',
  deskHealth: 'Estado do site',
  translationsToDo: 'com algo por fazer',
  totalsMeaning:
    'Cada documento ({{count}} no total) conta uma vez em cada idioma, pelo estado do seu texto. O que os leitores veem conta como publicado ou desatualizado mesmo que haja um rascunho mais recente; quantos são está na última coluna.',
  totalsSum: 'Total',
  stillRightChoose:
    'Isto mudou no original desde que “{{title}}” foi traduzido. Marque os idiomas cujo texto publicado continua a dizer o mesmo: nada nele é alterado, e ele conta como atualizado.',
  stillRightDiffers:
    'Não mudou o mesmo para todos os idiomas, por isso nenhum está marcado: veja cada um.',
  stillRightFormerUnknown: 'O que estava aqui antes não foi guardado.',
  stillRightMissing:
    'As traduções ainda não dizem nada neste lugar. Nos idiomas que assinalar, é omitido de propósito.',
  stillRightTicked: 'Continua correta: {{count}}',
  auditMoved: 'mudado de lugar',
  auditTop: 'o nível superior',
  auditKinds: 'O que a lista mostra',
  auditKindChanges: 'Alterações',
  auditKindSignIns: 'Inícios de sessão',
  auditKindAll: 'Tudo',
  deskClockAhead:
    'O relógio desta máquina está {{count}} min adiantado em relação ao da base de dados. Acerte ambos pela rede; caso contrário, as sessões terminam cedo demais e o registo fica errado.',
  deskClockBehind:
    'O relógio desta máquina está {{count}} min atrasado em relação ao da base de dados. Acerte ambos pela rede; caso contrário, as sessões terminam tarde demais e o registo fica errado.',
  reportTime: 'Relógio e fusos horários',
  reportClock: 'Os relógios desta máquina e da base de dados diferem {{seconds}} s.',
  reportZones: 'Os dias terminam segundo as regras de fusos horários da versão {{release}}.',
  reportZonesNode:
    'O Node desta máquina tem outras regras (versão {{node}}) para: {{zones}}. O site segue as suas.',
  reportZonesMoved:
    'Segundo estas regras desde {{date}} (UTC). Fecham a outra hora por causa delas – vagas: {{closings}}, licenças: {{licences}}.',
  reportZonesLicence: 'Licença',
}
