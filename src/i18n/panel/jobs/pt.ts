import type { JobsTexts } from './en'

export const ptJobs: JobsTexts = {
  groupJobs: 'Empregos',

  crewingsOne: 'Empresa',
  crewingsMany: 'Empresas de tripulação',
  crewingsDescription:
    'Empresas que oferecem trabalho no mar. Uma empresa é publicada em todos os idiomas ao mesmo tempo; só os seus textos são escritos idioma por idioma.',
  companyName: 'Nome',
  companyLegalName: 'Razão social',
  companyLegalNameDescription: 'Como está registrada. Se ficar vazia: o nome.',
  companySlugDescription:
    'A parte do endereço depois de /crewings/, igual em todos os idiomas. Se ficar vazia: formada a partir do nome.',
  companySlugTaken: '“{{title}}” já tem este slug. Escolha outro.',
  companySlugReserved: 'Neste endereço está o diretório de empresas. Escolha outro slug.',
  companyLogo: 'Logotipo',
  country: 'País',
  companyCity: 'Cidade',
  companyAddress: 'Endereço',
  companyTimeZone: 'Fuso horário',
  companyTimeZoneDescription:
    'Onde terminam os seus dias, como Europe/Kyiv ou Asia/Manila: as vagas fecham e a licença vence no fim de um dia lá.',
  timeZoneUnknown:
    'Este fuso horário não é conhecido. Escreva, por exemplo, Europe/Kyiv, Asia/Manila ou UTC.',
  companyLanguagesDescription: 'Em que o seu escritório fala com marítimos.',
  companyContacts: 'Contatos',
  companyWebsite: 'Site',
  webAddressDescription: 'O endereço completo: começa com https://.',
  webAddressWrong: 'Escreva o endereço completo: ele começa com https:// ou http://.',
  companyTelephones: 'Telefones',
  companyNote: 'Observação',
  companyMessengers: 'Mensageiros',
  messengerKind: 'Mensageiro',
  messengerHandle: 'Nome ou número',
  messengerHandleDescription:
    'Como ela é encontrada lá: um nome, ou um número com o sinal de mais e o código do país.',
  messengerHandleWrong: 'Escreva só o nome ou o número no mensageiro, não um link.',
  licence: 'Licença',
  licenceDescription:
    'Os contatos da empresa só são links enquanto a licença é válida e foi verificada por nós.',
  licenceNumber: 'Número',
  licenceAuthority: 'Emitida por',
  licenceRegister: 'No registro público',
  licenceRegisterDescription: 'Onde os leitores veem a licença por si mesmos: o endereço completo.',
  licenceValidUntil: 'Válida até',
  licenceValidUntilDescription: 'O último dia em que é válida.',
  licenceCheckedOn: 'Última verificação',
  licenceCheckedOnDescription: 'O dia em que um de nós a consultou no registro.',
  dayNotYet: 'Este dia ainda não chegou.',
  fleet: 'Frota',
  vesselTypes: 'Tipos de embarcação',
  flags: 'Bandeiras',
  companyTexts: 'Textos',
  companyAbout: 'Sobre a empresa',
  companyAboutDescription: 'No idioma que você está editando. Pode ficar vazio.',
  companyWarning: 'Atenção',
  companyWarningDescription:
    'O que os leitores devem saber antes, no idioma que você está editando. Aparece na página da agência e de cada uma das suas vagas. De quem se alerta, entre os alertas.',
  companyInUse:
    'Esta empresa tem vagas ({{count}}), por isso não foi excluída. Exclua-as primeiro ou passe-as para outra empresa.',
  companyInTrash: 'Esta empresa está na lixeira. Restaure-a primeiro ou escolha outra.',
  companyGone: 'Esta empresa já não existe. Escolha outra.',

  warningsOne: 'Alerta',
  warningsMany: 'Alertas',
  warningsDescription:
    'De quem alertamos os marítimos: uma lista pública, publicada em todos os idiomas de uma vez. Uma agência sob alerta diz isso em cada uma das suas páginas, não recebe respostas nem envios, e os seus contatos não são mostrados.',
  warningCompanyDescription:
    'Se for uma agência do site. Quem apenas se faz passar por ela é outro.',
  warningNameDescription: 'Como se chamam. Se ficar vazio: o nome da agência.',
  warningNameMissing: 'Escreva um nome ou escolha uma agência.',
  warningTraces: 'De onde escrevem',
  warningTrace: 'Nome, endereço ou número',
  warningTracesDescription:
    'Outros nomes, domínios, e-mails e telefones. Os leitores procuram por eles na lista.',
  warningTraceName: 'Outro nome',
  warningTraceDomain: 'Domínio',
  warningDomainWrong: 'Escreva um domínio, como crewing.example.',
  warningEmailWrong: 'Escreva um e-mail, como jobs@crewing.example.',
  warningKind: 'Tipo',
  warningKindFee: 'Pede dinheiro aos marítimos',
  warningKindImpersonation: 'Faz-se passar por outra empresa',
  warningKindUnlicensed: 'Trabalha sem licença',
  warningKindUnpaid: 'Não paga os salários',
  warningKindOther: 'Outros motivos',
  warningSince: 'Desde',
  warningEndedOn: 'Terminou em',
  warningEndedOnDescription:
    'Se ficar vazio, está em vigor. Um alerta terminado fica na lista e diz isso.',
  warningUpsideDown: 'É antes do dia em que o alerta começa.',
  warningText: 'O que aconteceu',
  warningTextDescription:
    'No idioma que você está editando. Escreva o que pode provar e de quem o soube; até ser traduzido, os outros leem neste idioma.',
  warningSources: 'Fontes',
  warningSource: 'Fonte',
  warningSourceDescription: 'O endereço completo de uma página pública: começa com https://.',
  warningEditedBy: 'Salvo por',
  companyWarnings: 'Alertas sobre esta agência',
  companyWarningsDescription:
    'Enquanto um deles estiver publicado e não tiver terminado, os leitores são alertados em cada página da agência, e nada dela pode ser respondido.',
  companyWarnedOf:
    'Há um alerta sobre esta agência, por isso ela não foi excluída. Retire-a primeiro do alerta, ou exclua o alerta.',

  vacanciesOne: 'Vaga',
  vacanciesMany: 'Vagas',
  vacanciesDescription:
    'Trabalho no mar. Uma vaga é publicada em todos os idiomas ao mesmo tempo: cada idioma mostra os seus dados com as suas próprias palavras.',
  rank: 'Função',
  vesselType: 'Tipo de embarcação',
  openUntil: 'Aberta até',
  openUntilDescription:
    'O último dia em que se pode candidatar. Fecha no fim desse dia no fuso horário da empresa.',
  pay: 'Salário',
  payNegotiable: 'A combinar',
  payMin: 'Salário, ou a partir de',
  payMax: 'Até',
  payAmountDescription: 'Por exemplo, 9500 ou 430,50.',
  payMaxDescription: 'Se ficar vazio: um só valor.',
  payCurrency: 'Moeda',
  payPeriod: 'Pago por',
  payMonth: 'mês',
  payDay: 'dia',
  payHour: 'hora',
  payWeek: 'semana',
  payYear: 'ano',
  payMissing: 'Escreva o que é pago ou marque “A combinar”.',
  payUpsideDown: 'É menos do que o valor com que começa.',
  alsoRanks: 'Também para estas funções',
  alsoRanksDescription: 'Quem tem uma delas também encontra a vaga.',
  openUntilAssumed: 'Este dia foi presumido',
  openUntilAssumedDescription:
    'A origem da vaga não indicava o último dia. Outro dia encerra a suposição.',
  contract: 'Contrato',
  contractLeast: 'No mínimo',
  contractMost: 'No máximo',
  contractUnit: 'Contado em',
  contractDays: 'dias',
  contractWeeks: 'semanas',
  contractMonths: 'meses',
  contractPlusMinus: 'Meses a mais ou a menos',
  contractOff: 'Depois em casa',
  contractOffDescription: 'Numa rotação: quanto tempo em casa após cada período a bordo.',
  contractApproximate: 'Aproximadamente',
  contractEndsUpsideDown: 'Não pode ser menor do que o mínimo.',
  contractOffAlone: 'Escreva também quanto tempo a bordo.',
  joining: 'Embarque',
  joiningFrom: 'De',
  joiningFromDescription: 'Se ficar vazio: o quanto antes.',
  joiningTo: 'Até',
  joiningPort: 'Porto',
  joiningUpsideDown: 'É antes do dia em que o embarque começa.',
  vessel: 'Embarcação',
  vesselName: 'Nome da embarcação',
  vesselNameDescription: 'Pode ficar vazio.',
  vesselFlag: 'Bandeira',
  vesselBuilt: 'Ano de construção',
  vesselDeadweight: 'Porte bruto (t)',
  vesselGrossTonnage: 'Arqueação bruta',
  vesselEngine: 'Motor principal',
  vesselPower: 'Potência (kW)',
  vesselCrew: 'Tripulação (pessoas)',
  crewNationalities: 'Nacionalidades a bordo',
  requirements: 'Requisitos',
  englishLevel: 'Inglês',
  experience: 'Experiência na função (meses)',
  experienceDescription: 'A mínima pedida. 0: não é necessária.',
  certificates: 'Certificados e documentos',
  citizenships: 'Nacionalidade preferida',
  citizenshipsDescription: 'Se ficar vazio: qualquer uma.',
  vacancyText: 'Nas palavras da empresa',
  vacancyTextDescription:
    'No idioma que você está editando. Pode ficar vazio: os leitores veem os dados em todos os idiomas.',
  contactPerson: 'Pessoa de contato',

  wholeNumberWrong: 'Escreva um número inteiro de {{least}} a {{most}}.',
  yearImplausible: 'Este ano não pode estar certo: deve ser de {{least}} a {{most}}.',

  examplesShown:
    'Este site mostra exemplos inventados. Empresas: {{companies}}, vagas: {{vacancies}}. Remova-os antes de o site se tornar público.',
  examplesHidden:
    'Este site é público, e ainda há exemplos inventados no banco de dados. Empresas: {{companies}}, vagas: {{vacancies}}. Os leitores não os veem; remova-os.',
  examplesRemove: 'Remover os exemplos',
  examplesRemoveAsk:
    'Todas as empresas e vagas inventadas serão removidas definitivamente. O que vocês escreveram permanece.',
  examplesRemoved: 'Exemplos removidos. Empresas: {{companies}}, vagas: {{vacancies}}.',
  exampleCompany:
    'Esta empresa é um exemplo inventado e some quando os exemplos são removidos. Escolha ou crie uma empresa própria.',
  exampleStays:
    'Esta vaga é um exemplo inventado e fica com a sua empresa inventada. Escreva uma vaga nova para esta.',

  exampleNotCopied: 'É um exemplo inventado e não se copia. Crie um seu.',
  openUntilPast:
    'Este dia já passou e a vaga ficaria fechada de imediato. Escolha um dia posterior para publicá-la.',
  companyNotPublished:
    'Esta empresa não está publicada e ninguém veria a vaga. Publique primeiro a empresa ou salve a vaga como rascunho.',
  licenceCheckedUnknown:
    'Escreva também o número da licença e quem a emitiu: foi isso que se verificou.',
  joiningToAlone: 'Escreva também o dia em que o embarque começa.',
  joiningLongAgo:
    'O embarque foi há mais de {{days}} dias. Escreva um dia posterior para publicar a vaga.',
  payBoth: 'Deixe os valores vazios ou desmarque “A combinar”.',
  telegramHandleWrong:
    'Escreva um nome de usuário com letras latinas, algarismos e sublinhados, ou um número com o sinal de mais e o código do país.',
  ratesLabel: 'Taxas de câmbio',
  ratesDescription:
    'Quando os leitores procuram um salário mínimo, os salários em outras moedas são comparados por estas taxas. Sem elas, só se comparam salários na mesma moeda.',
  ratesDay: 'Dia das taxas',
  ratesDayAhead: 'Esse dia ainda não chegou. Escreva o dia em que as taxas foram publicadas.',
  ratesSource: 'Onde estão publicadas',
  ratesSourceDescription: 'O endereço da página, por exemplo a do Banco Central Europeu.',
  ratesSourceWrong: 'Escreva o endereço completo da página: ele começa com https://.',
  ratesPerDollar: 'Um dólar americano vale',
  ratesPerDollarDescription:
    'Escreva quanto de cada moeda vale um dólar americano. Deixe o campo vazio se a taxa não for conhecida: então o salário nessa moeda não é comparado com nenhum outro.',
  ratesRateWrong: 'Escreva um número de {{least}} a {{most}}.',
  ratesOld: 'Estas taxas são de {{day}}: têm mais de 31 dias. Escreva outras mais recentes.',
  closingProlong: 'Prolongar por {{days}} dias',
  closingClose: 'Encerrar agora',
  closingProlongAsk:
    'Vagas: {{count}}. Cada uma fica aberta mais {{days}} dias; uma vaga encerrada reabre por {{days}} dias a partir de hoje.',
  closingCloseAsk:
    'Vagas: {{count}}. Cada uma sai logo de todas as listas e a sua página diz que está encerrada.',
  closingProlonged: 'Prolongadas: {{count}}',
  closingClosed: 'Encerradas: {{count}}',
  closingUnchanged: 'Já encerradas antes: {{count}}',
  closingDraft: 'Não está publicada ou tem alterações por publicar. Abra-a e publique-a lá.',
  closingOfNothing: 'Esta vaga já não existe.',
  deskClosing: 'Encerram esta semana',
  deskClosingNone: 'Nenhuma vaga encerra nos próximos sete dias.',
  deskClosingCount: 'Vagas que encerram em sete dias: {{count}}',
  deskLicences: 'Licenças a verificar',
  deskLicencesNone:
    'Todas as licenças foram verificadas no último meio ano e nenhuma expira dentro de um mês.',
  deskLicencesCount: 'Empresas: {{count}}',
  deskLicenceValid: 'verificada',
  deskLicenceExpired: 'expirada',
  deskLicenceNever: 'não verificada',
  deskLicenceVacancies: 'vagas abertas: {{count}}',
  deskLicenceUntil: 'válida até {{day}}',
  deskLicenceChecked: 'última verificação em {{day}}',
  suspend: 'Suspender',
  liftSuspension: 'Levantar a suspensão',
  suspendedSince: 'Suspenso desde {{day}}',
  suspendedAt: 'Suspenso em',
  suspensionDone:
    'Suspenso: os leitores são avisados, não aparece nas listas e não pode ser respondido.',
  suspensionLifted: 'A suspensão foi levantada.',
  suspensionOfNothing: 'Não há nada a suspender aqui: salve primeiro.',

  flagsTitle: 'Veja isto antes de publicar',
  flagsUnknown:
    'Não foi possível descobrir agora o que há para ver. Salve mais uma vez para tentar de novo.',
  flagsOfMany:
    'Não publicada, porque alguém deve ver isto antes: {{flags}} Abra a vaga e publique-a lá.',
  flagWarned: 'Há um alerta em vigor sobre isto: {{trace}} ({{name}}).',
  flagFees:
    'O texto fala de dinheiro a pagar: {{words}}. Um marítimo nunca paga por um emprego (MLC 2006, A1.4).',
  flagFreeMail:
    'Em um serviço de e-mail gratuito: {{addresses}}. As empresas costumam escrever de um domínio próprio.',
  flagLookAlike: '{{domain}} parece {{known}}, que é de {{company}}.',
  flagPayBelowMinimum:
    'O salário está abaixo do mínimo da OIT para marinheiros qualificados: {{dollars}} dólares dos EUA por mês desde {{since}} (MLC 2006, Diretriz B2.2.4).',
  flagPayLow:
    'O salário está muito abaixo do habitual para esta função em navios assim: a mediana de {{count}} vagas é de {{median}} por mês.',
  flagPayHigh:
    'O salário está muito acima do habitual para esta função em navios assim: a mediana de {{count}} vagas é de {{median}} por mês.',
  flagSameText: '{{company}} tem o mesmo texto, na vaga n.º {{vacancy}}.',
}
