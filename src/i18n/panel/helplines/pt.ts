import type { HelplinesTexts } from './en'

export const ptHelplines: HelplinesTexts = {
  helplinesLabel: 'Linhas de ajuda',
  helplinesDescription:
    'Quem ajuda marítimos em apuros. As páginas de ajuda e a pesquisa mostram estas linhas como estão aqui, em todos os idiomas. Um número errado pode custar uma vida: antes de escrevê-lo, ligue para ele ou consulte a página da própria organização.',
  helplinesNoneAtTop:
    'Deixe no topo ao menos um telefone que atenda dia e noite: as páginas de ajuda começam por ele.',
  helplineOne: 'Linha de ajuda',
  helplineOrganisation: 'Organização',
  helplinePurpose: 'O que é',
  helplineKind: 'Tipo',
  helplineValue: 'Número ou endereço',
  helplineValueDescription:
    'Um número com o sinal de mais e o código do país, a não ser que só se possa ligar de um país.',
  helplineValueWrong:
    'Ninguém consegue ligar para isto nem abri-lo. Um número de telefone começa com o sinal de mais e o código do país (sem eles, marque “Só funciona dentro deste país”); o endereço de uma página começa com https://.',
  helplineHours: 'Quando atendem',
  helplineTimes: 'Horário',
  helplineTimesDescription: 'Em algarismos, com o fuso horário: 08:00–18:00 UTC.',
  helplineSituations: 'O que aconteceu',
  helplineAtTop: 'No topo',
  helplineAtTopDescription:
    'Aparece antes de todas as outras. De preferência, linhas que atendem dia e noite.',
  helplineCountry: 'País',
  helplineCountryDescription:
    'O das pessoas que ela ajuda, ou o da bandeira ou do porto. Se ficar vazio: para todos.',
  helplineOnlyInside: 'Só funciona dentro deste país',
  helplineSource: 'Onde está publicado',
  helplineCheckedOn: 'Verificado em',
  helplineCheckedOnDescription:
    'O dia em que alguém leu isso lá. Nunca um dia em que ninguém olhou: se ficar vazio, aqui aparece “não verificado”, e nenhum dia é informado aos leitores.',
  helplineNote: 'Nota para os editores',
  helplineNoteDescription:
    'Até que ponto está confirmado e o que o contradiz. Os leitores nunca veem isto.',
  helplineUnchecked: 'não verificado',
  helplineKindPhone: 'Telefone',
  helplineKindEmail: 'E-mail',
  helplineKindPage: 'Página',
  helplineHoursAlways: 'Dia e noite',
  helplineHoursWeekdays: 'Em dias úteis',
  helplineHoursUnknown: 'Não se sabe',
  helplineOwnLife: 'Pensamentos suicidas',
  helplineHurt: 'Ferido ou doente',
  helplineNotPaid: 'Salário não pago',
  helplineLeftBehind: 'Abandonado',
  helplineThreatened: 'Ameaçado',
  helplinePurposeSeafarers: 'Linha de ajuda para marítimos',
  helplinePurposeUnion: 'Sindicato',
  helplinePurposeMedical: 'Orientação médica para navios',
  helplinePurposePiracy: 'Pirataria e roubo à mão armada',
  helplinePurposeCrisis: 'Alguém com quem conversar',
  helplinePurposeDirectory: 'Lista de linhas de ajuda',
  helplinePurposeConsular: 'Ministério das Relações Exteriores',
  helplinePurposeWorkers: 'Órgão para trabalhadores no exterior',
  helplinePurposeFlag: 'Estado da bandeira',
  helplinePurposePort: 'Estado do porto',
  blockHelplines: 'Linhas de ajuda',
  blockHelplinesChoice: 'Quais',
  blockHelplinesAlways: 'As do topo',
  blockHelplinesCountries: 'Por país',
  blockHelplinesFlags: 'Por bandeira e porto',
  blockHelplinesSources: 'Onde estão publicadas',
}
