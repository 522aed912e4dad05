import { ptAccounts } from './accounts/pt'
import { ptAlerts } from './alerts/pt'
import { ptAudit } from './audit/pt'
import { ptCare } from './care/pt'
import { ptDiagrams } from './diagrams/pt'
import { ptFeeds } from './feeds/pt'
import { ptGuides } from './guides/pt'
import { ptHelplines } from './helplines/pt'
import { ptHistory } from './history/pt'
import { ptImports } from './imports/pt'
import { ptIndexNow } from './index-now/pt'
import { ptJobs } from './jobs/pt'
import { ptLinks } from './links/pt'
import { ptKept } from './kept/pt'
import { ptLocks } from './locks/pt'
import { ptLists } from './lists/pt'
import { ptMail } from './mail/pt'
import { ptMailings } from './mailing/pt'
import { ptOverviews } from './overviews/pt'
import { ptPlannedPrices } from './planned-prices/pt'
import { ptPortals } from './portals/pt'
import { ptRequests } from './requests/pt'
import { ptSeamen } from './seamen/pt'
import { ptSecondFactor } from './second-factor/pt'
import { ptSideBySide } from './side-by-side/pt'
import { ptTranslations } from './translations/pt'
import { ptVacancyAlerts } from './vacancy-alerts/pt'
import type { PanelTexts } from './panel-texts'

export const pt: PanelTexts = {
  ...ptAccounts,
  ...ptAlerts,
  ...ptAudit,
  ...ptCare,
  ...ptDiagrams,
  ...ptFeeds,
  ...ptGuides,
  ...ptHelplines,
  ...ptHistory,
  ...ptImports,
  ...ptIndexNow,
  ...ptJobs,
  ...ptLinks,
  ...ptKept,
  ...ptLocks,
  ...ptLists,
  ...ptMail,
  ...ptMailings,
  ...ptOverviews,
  ...ptPlannedPrices,
  ...ptPortals,
  ...ptRequests,
  ...ptSeamen,
  ...ptSecondFactor,
  ...ptSideBySide,
  ...ptTranslations,
  ...ptVacancyAlerts,
  oneLanguageAtATime: 'Escreva e publique em um idioma de cada vez: indique-o em “locale”.',
  requestUnreadable: 'Não foi possível ler a solicitação: verifique o endereço e o conteúdo.',
  siteBusy: 'O site está sobrecarregado, por isso nada foi salvo. Tente novamente em instantes.',
  diskFull:
    'O disco do site está cheio, por isso nada foi salvo. Avise quem administra o servidor; o que você escreveu poderá ser salvo assim que houver espaço.',
  requestTooLarge:
    'Isto é maior do que o site aceita de uma vez (1 MB). Divida o texto em várias páginas.',
  signInBusy: 'Há pessoas demais entrando agora. Aguarde alguns segundos e tente novamente.',
  tooManyTries: 'Tentativas demais a partir daqui. Tente novamente em {{minutes}} min.',
  signInElsewhere:
    'Só é possível entrar neste painel pelo endereço {{address}}, que é o endereço definido para o site. Abra-o por lá.',
  signInRefused:
    'O e-mail ou a senha está incorreto. Depois de cinco senhas erradas nenhuma é aceita por dez minutos, exceto em dispositivos onde você já entrou.',
  lockedBySomeoneElse:
    'Outra pessoa está editando isto agora, por isso sua alteração não foi salva. Espere até que ela termine ou assuma a edição no painel.',
  lockNotYours:
    'Só é possível assumir a edição para si, um documento de cada vez e onde você pode escrever.',
  fieldOutOfReach: 'Você não pode pesquisar nem ordenar por este campo, ou ele não existe.',
  lastAdmin: 'Deve haver pelo menos um administrador. Primeiro, torne outra pessoa administradora.',
  passwordTooShort: 'Escolha uma senha de pelo menos {{least}} caracteres.',
  passwordTooLong: 'Esta senha é longa demais: use no máximo {{most}} caracteres.',
  kindText: 'Aqui só é possível salvar texto.',
  kindNumber: 'Aqui só é possível salvar um número.',
  kindDate: 'Aqui só é possível salvar uma data.',
  kindCheckbox: 'Aqui só é possível salvar sim ou não.',
  kindOption: 'Escolha uma das opções.',
  kindDocument: 'Aqui só é possível salvar um link para um item existente.',
  kindRows: 'Aqui só é possível salvar uma lista de itens.',
  kindOther: 'Este valor não pode ser salvo aqui.',
  connectionLost:
    'A conexão foi perdida. O que você escreveu continua nesta janela e será salvo quando a conexão voltar: não a feche.',
  reloadLate:
    'O site ainda não respondeu e, até lá, este texto só pode ser lido. Você pode esperar ou recarregar a página.',
  reloadPage: 'Recarregar a página',
  leftUnsaved:
    'O que você escreveu por último em “{{title}}” ({{language}}) ainda não foi salvo: não é possível acessar o servidor. Mantenha esta janela aberta: o texto será salvo quando a conexão voltar.',
  leftRefused:
    'Não foi possível salvar o que você escreveu por último em “{{title}}” ({{language}}).',
  leftCopy: 'Copiar o texto',
  connectionBack: 'A conexão voltou. O que você escreveu está sendo salvo.',
  bulkTooMany: 'Escolha no máximo {{most}} de cada vez.',
  bulkBroke:
    'Uma falha do site impediu isto. Tente de novo; se acontecer outra vez, avise quem administra o site.',
  moreIsWrong: 'E mais {{count}}.',
  pageBelowItself: 'Uma página não pode ficar abaixo de si mesma. Escolha outra página superior.',
  parentWithoutAddress:
    'A página acima desta ainda não tem endereço em {{language}}. Publique primeiro aquela página, neste idioma ou no idioma de origem.',
  pagesBelow: 'Abaixo há: {{pages}}. Mova-os ou exclua-os primeiro.',
  titleMakesNoAddress:
    'Não é possível formar um endereço com este título: ele não tem letras. Escreva um slug.',
  addressTaken:
    'O endereço {{address}} já está ocupado em {{language}} por “{{title}}”. Escolha outro slug.',
  addressRedirected:
    'O endereço {{address}} leva a outro lugar em {{language}}: há um redirecionamento a partir dele. Exclua esse redirecionamento ou escolha outro slug.',
  addressReserved:
    'O endereço {{address}} começa com uma palavra reservada ao site. Escolha outro slug.',
  slugLength: 'Escreva no máximo {{most}} caracteres.',
  slugCharacters:
    'Use apenas minúsculas e algarismos de qualquer escrita, unidos por hífens simples: sem espaços, maiúsculas, pontos ou barras.',
  slugReserved: 'Esta palavra está reservada ao site. Escolha outra.',
  textTooLong: 'Escreva no máximo {{most}} caracteres.',
  bodyTooLong:
    'Este texto é longo demais: {{size}} MB, e o máximo é {{most}} MB. Divida-o em várias páginas.',
  addressMalformed: 'Este endereço não é válido: verifique os caracteres depois de cada %.',
  redirectFromHome: 'A página inicial não pode ser redirecionada.',
  redirectOtherLanguage:
    'Este é um endereço em {{choice}}: escolha esse idioma acima ou escreva apenas o caminho.',
  redirectReserved: 'Os endereços que começam com esta palavra estão reservados ao site.',
  redirectNowhere: 'Escreva para onde ele leva.',
  redirectQuery: 'Escreva o endereço sem ? nem # e sem o que vem depois.',
  redirectExternal:
    'Isto leva a outro site. Se for essa a intenção, marque “Pode levar a outro site”.',
  redirectUnsafe:
    'Escreva um caminho que comece com uma única barra ou um endereço completo que comece com https://.',
  redirectTaken: 'Já existe um redirecionamento a partir deste endereço: altere-o.',
  redirectFromPage:
    'Há uma página em {{address}} em {{language}}. Renomeie-a ou despublique-a primeiro.',
  redirectCircle: 'Isto leva de volta ao ponto de partida: os leitores andariam em círculos.',
  redirectToNothing:
    'Não há nenhuma página em {{address}}. Publique-a primeiro ou escreva outro endereço.',
  redirectWithoutPage: 'Escolha a página de destino.',
  redirectPageHidden: 'Esta página não está publicada em {{language}}. Publique-a primeiro.',
  redirectPageHiddenInBoth:
    'Esta página não está publicada nem em {{language}} nem em {{source}}. Publique-a primeiro.',
  linkUnsafe:
    'Escreva um endereço completo (https://…, mailto:, tel:) ou um caminho que comece com uma única barra.',
  scheduleDone: 'Este agendamento já foi executado. Crie um novo.',
  schedulePast: 'Este horário já passou. Escolha um posterior.',
  scheduleOfNothing: 'Esta página não existe mais. Escolha outra.',
  scheduleUnwritten: 'Ainda não há nada escrito em {{language}}. Escreva primeiro e agende depois.',
  scheduleByNobody: 'Quem agendou isto não tem mais conta. Agende de novo.',
  scheduleDeleted: '“{{title}}” foi excluído permanentemente antes da hora marcada.',
  scheduleGone: 'Na hora marcada, a página estava excluída ou na lixeira.',
  scheduleBroke:
    'Uma falha do site impediu isto várias vezes seguidas. Avise quem administra o site e depois agende de novo.',
  deskRunnerSilent:
    'Nenhum agendamento é executado desde {{time}}: eles estão em espera. Avise quem administra o site.',
  deskRunnerNever:
    'Os agendamentos não estão sendo executados: eles estão em espera. Avise quem administra o site.',
  restoreOneLanguage: 'Uma versão é restaurada em um idioma de cada vez, no histórico da página.',
  historyVersionGone: 'Esta versão não existe mais. Recarregue a página.',
  translatorWithoutLanguage: 'Escolha pelo menos um idioma para este tradutor.',
  callToActionNowhere: 'Escolha uma página ou um documento, ou escreva um endereço.',
  videoUnknown: 'Este não é o endereço de um vídeo no YouTube ou no Vimeo.',
  contactPhoneWrong:
    'Escreva o número com o sinal de mais e o código do país, por exemplo +380 44 000 0000.',
  contactBookingWrong:
    'Escreva o endereço completo da página de agendamento: ele começa com https://.',
  amountWrong: 'Escreva um número inteiro de centavos ou kopiykas, de 0 a {{most}}.',
  amountUnreadable:
    'Escreva um preço como 19,99, de {{least}} a {{most}}. Separe os milhares apenas com espaços.',
  mailingPromoNotLess:
    'O preço de um primeiro envio em massa deve ser menor que o preço na mesma moeda.',
  mailingKeyTaken: 'Dois envios em massa têm a chave “{{key}}”. Dê outra a um deles.',
  mailingIncludedWrong: 'Escreva no máximo oito linhas, de até 120 caracteres cada uma.',
  altMissing:
    'Escreva o que a imagem mostra, em {{language}}: é o que leem as pessoas que não podem vê-la.',
  altEmptied:
    'Talvez haja páginas com esta imagem: altere o texto alternativo, mas não o deixe vazio.',
  pictureWithoutAlt:
    'A imagem “{{file}}” não tem texto alternativo em {{language}}. Abra-a em “Imagens e arquivos”, escolha {{choice}} no canto superior direito, escreva o que ela mostra e publique de novo.',
  pictureIsNone: '“{{file}}” não é uma imagem. Escolha uma imagem e publique de novo.',
  downloadIsNone: '“{{file}}” não é um PDF. Escolha um arquivo PDF e publique de novo.',
  pictureGone:
    'Esta imagem não existe mais. Escolha outra ou deixe este campo vazio e publique de novo.',
  blockFileGone:
    '“{{block}}” no texto não tem mais arquivo: ele foi excluído. Escolha outro ali ou remova o bloco e publique de novo.',
  fileInUse:
    '“{{file}}” está em uso e não foi excluído: {{uses}}. Mostre antes outra coisa ali, ou abra o arquivo e substitua-o.',
  useNamed: '“{{title}}” ({{where}})',
  useLive: 'publicado',
  useDraft: 'rascunho',
  useTrash: 'na lixeira',
  usesMore: 'mais {{count}}',
  fileMissing: 'Escolha um arquivo: uma imagem JPEG, PNG, WebP ou AVIF, ou um PDF.',
  fileEmpty: 'Este arquivo está vazio. Escolha outro.',
  fileOfNoKnownType:
    'O site não pode mostrar este arquivo. Salve-o como JPEG, PNG, WebP ou AVIF, ou envie um PDF. SVG e GIF não são aceitos, seja qual for o nome do arquivo.',
  fileTooLarge:
    'Este arquivo tem mais de 10 MB. Reduza a imagem (2.000 pixels de largura são mais que suficientes) ou comprima o PDF e envie-o de novo.',
  fileBroken:
    'Este arquivo está danificado ou foi cortado no caminho. Abra-o no seu dispositivo; se abrir, salve-o de novo e envie essa cópia.',
  filePixels:
    'Esta imagem tem mais de {{most}} milhões de pixels. Reduza-a (2.000 pixels de largura são mais que suficientes) e envie-a de novo.',
  pictureTooLong:
    'Esta imagem é mais de {{most}} vezes mais comprida do que larga. Recorte-a no seu dispositivo e envie-a novamente.',
  fileTooLong:
    'Uma imagem, ou a parte recortada dela, pode ser no máximo {{most}} vezes mais comprida do que larga. Escolha uma parte cujos lados difiram menos.',
  fileTooHeavy:
    'O site não consegue ler esta imagem com a memória e o tempo de que dispõe. Salve-a de novo como JPEG, com 2.000 pixels de largura, e envie-a.',
  picturesBusy:
    'Muitas imagens estão sendo enviadas agora. Espere alguns segundos e tente de novo.',
  fileMoves: 'Esta imagem se move. Salve uma única imagem fixa e envie-a.',
  fileSharedByLanguages:
    '“{{field}}” é igual em todos os idiomas, e só os editores o alteram. Nada foi salvo.',
  nothingToChange: 'Nada foi alterado: o que você selecionou já está assim.',
  fileForOne: 'Substitua um arquivo de cada vez.',
  pictureEditsWrong:
    'Este recorte ou ponto focal não cabe na imagem. Abra a edição da imagem, escolha a parte de novo e salve.',
  fileOfOtherKind:
    'Uma imagem só pode ser substituída por uma imagem, e um PDF por um PDF. Envie este como arquivo novo.',
  redirectExternalLabel: 'Pode levar a outro site',
  mediaMany: 'Imagens e arquivos',
  groupContent: 'Conteúdo',
  groupSite: 'Site',
  groupAdministration: 'Administração',
  language: 'Idioma',
  languages: 'Idiomas',
  pagesOne: 'Página',
  pagesMany: 'Páginas',
  pagesDescription: 'Páginas do site. Cada idioma é escrito e publicado separadamente.',
  pagesHomeDescription: 'Esta é a página inicial: seu endereço é o do site. Só pode haver uma.',
  docsOne: 'Documento',
  docsMany: 'Documentação',
  docsDescription:
    'A documentação: seções e, abaixo delas, documentos. Cada idioma é escrito e publicado separadamente.',
  docsHomeDescription:
    'Esta é a visão geral da documentação: seu endereço é /docs. Só pode haver uma.',
  titleLabel: 'Título',
  titleDescription: 'O título exibido, no idioma que você está editando.',
  excerptLabel: 'Resumo',
  excerptDescription:
    'Uma ou duas frases abaixo do título, nos cartões e para os mecanismos de busca. No máximo 300 caracteres.',
  bodyLabel: 'Texto',
  slugLabel: 'Slug',
  slugDescription:
    'A última parte do endereço neste idioma, em qualquer escrita. Se ficar vazio: o do idioma de origem, ou um formado a partir do título. Para os leitores, muda quando você publica; o endereço antigo passa a levar para cá.',
  parentLabel: 'Página superior',
  parentDescription:
    'O que fica acima na árvore; torna-se parte do endereço. Depois de publicado, ele é movido na árvore.',
  positionLabel: 'Posição',
  positionDescription:
    'Ordem entre as páginas vizinhas, da menor para a maior. A mesma em todos os idiomas.',
  isHomeLabel: 'Página inicial',
  sidebarLabel: 'Rótulo na lista',
  sidebarLabelDescription:
    'Um nome mais curto para a lista ao lado dos documentos. Se ficar vazio: o título.',
  seoTitle: 'Título',
  seoDescription: 'Descrição',
  seoImage: 'Imagem',
  seoImageDescription:
    'Aparece onde alguém cria um link para esta página. Se ficar vazia: a imagem do idioma.',
  seoPreview: 'Pré-visualização',
  redirectsOne: 'Redirecionamento',
  redirectsMany: 'Redirecionamentos',
  redirectsDescription:
    'Endereços que levam a outro de forma permanente. Uma página renomeada ou movida não precisa deles: seus endereços antigos levam a ela por si sós.',
  redirectLanguageDescription: 'Vale apenas neste idioma.',
  redirectFrom: 'De',
  redirectFromDescription:
    'O endereço depois do nome do site, por exemplo /old-page. Você também pode colar um endereço completo.',
  redirectTo: 'Para',
  redirectKind: 'Tipo',
  redirectToPage: 'Uma página deste site',
  redirectToAddress: 'Um endereço',
  redirectPage: 'Página',
  redirectPageDescription: 'O redirecionamento acompanha a página para onde quer que ela vá.',
  redirectAddress: 'Endereço',
  redirectAddressDescription:
    'Um caminho como /uk/about ou o endereço completo de outro site. Sem idioma, permanece no idioma do redirecionamento.',
  staffOne: 'Membro da equipe',
  staffMany: 'Equipe',
  staffDescription:
    'Pessoas que escrevem e publicam; os leitores não precisam de conta. Quem recebe uma conta aqui recebe um e-mail com um link para escolher a senha.',
  staffDescriptionWithoutMail:
    'Pessoas que escrevem e publicam; os leitores não precisam de conta. Ainda não são enviados e-mails daqui: informe você mesmo a senha a quem recebe uma conta. O convite fica apenas na pasta outbox do servidor.',
  passwordByAdmin:
    'Ainda não são enviados e-mails daqui. Fale com um administrador: ele abre a sua conta em “Equipe” e muda a senha.',
  passwordOfLoneAdmin:
    'Se você é o único administrador, quem cuida do servidor pode devolver o acesso: {{command}} mostra um link para definir uma nova senha.',
  staffName: 'Nome',
  staffRole: 'Função',
  roleAdmin: 'Administrador: pode tudo',
  roleEditor: 'Editor: escreve e publica em todos os idiomas',
  roleTranslator: 'Tradutor: escreve e publica em alguns idiomas',
  languagesOfTranslator: 'O que este tradutor pode escrever e publicar, e nada mais.',
  schedule: 'Agendamento',
  schedules: 'Agendamentos',
  schedulesDescription:
    'O que será publicado ou despublicado mais tarde, um idioma de cada vez. O que venceu enquanto o site estava parado é feito quando ele volta a funcionar.',
  scheduleDocument: 'Página ou documento',
  scheduleAction: 'Ação',
  schedulePublish: 'Publicar',
  scheduleUnpublish: 'Despublicar',
  scheduleAt: 'Quando',
  scheduleAtDescription: 'No fuso horário do seu dispositivo.',
  scheduleBy: 'Agendado por',
  scheduleDoneAt: 'Feito',
  scheduleProblem: 'Por que não foi possível',
  scheduleDocumentDeleted: 'uma página excluída',
  deskMyDrafts: 'Meus rascunhos',
  deskNoDrafts: 'Tudo o que você escreveu está publicado.',
  deskEmpty: 'Documentos em que nunca se escreveu nada: {{count}}',
  deskEmptyRemove: 'Removê-los',
  deskEmptyRemoved: 'Documentos vazios removidos: {{count}}',
  deskScheduled: 'Agendado',
  deskNothingScheduled: 'Nada está agendado. Você pode agendar ao lado de cada página.',
  deskProblems: 'Não foi possível executar',
  deskRunnerWell: 'Os agendamentos são executados no horário (última verificação: {{time}}).',
  deskLately: 'Publicado recentemente',
  deskNothingPublished: 'Nada foi publicado ainda.',
  deskDrafts: 'Com alterações não publicadas',
  deskLinksWell: 'Todos os links levam a algum lugar.',
  deskLinksDead: 'Links que não levam a lugar nenhum: {{count}}',
  report: 'Links e arquivos',
  reportDead: 'Links que não levam a lugar nenhum',
  reportDeadMeaning:
    'O destino não está publicado nem neste idioma nem no de origem. Os leitores veem texto simples ou uma página de erro.',
  reportForeign: 'Links que levam a outro idioma',
  reportForeignMeaning:
    'O destino não está traduzido. Os leitores o recebem no idioma de origem e são avisados disso.',
  reportNone: 'Nenhum.',
  reportPage: 'Página',
  reportTarget: 'Leva a',
  history: 'Histórico',
  historyWhen: 'Quando',
  historyWho: 'Quem',
  historyNobody: 'O próprio site',
  historyFormer: 'Um antigo colega',
  historyStatus: 'Status em {{language}}',
  historyPublished: 'Publicado',
  statusMissing: 'Ausente',
  historyDraft: 'Rascunho',
  historyCompare: 'Comparar',
  historyRestore: 'Restaurar em {{language}}',
  bulkPublishAsk:
    'Selecionados: {{count}}. Os rascunhos são publicados em {{language}}. Os outros idiomas ficam como estão.',
  bulkUnpublishAsk:
    'Selecionados: {{count}}. Os leitores não os encontram mais em {{language}}. Os rascunhos e os outros idiomas ficam como estão.',
  bulkPublished: 'Publicados em {{language}}: {{count}}',
  bulkUnpublished: 'Despublicados em {{language}}: {{count}}',
  bulkPublishedBefore: 'Já publicados, sem alterações desde então: {{count}}',
  bulkUnpublishedBefore: 'Não estavam publicados em {{language}}: {{count}}',
  bulkRefused: 'Não foi possível: {{count}}',
  historyRestored:
    'Restaurado em {{language}}, como rascunho. Nada muda para os leitores até que você o publique.',
  historyNone: 'Nada foi salvo ainda.',
  historyOlder: 'Mais antigos',
  historyNewer: 'Mais recentes',
  blockTitle: 'Título',
  blockText: 'Texto',
  blockCallout: 'Destaque',
  calloutKind: 'Tipo',
  calloutNote: 'Nota',
  calloutTip: 'Dica',
  calloutWarning: 'Aviso',
  calloutDanger: 'Perigo',
  calloutTitleDescription: 'Se ficar vazio: o tipo, por exemplo “Aviso”.',
  blockPicture: 'Imagem',
  pictureCaption: 'Legenda',
  pictureCaptionDescription: 'Se ficar vazia: a legenda da própria imagem.',
  blockCallToAction: 'Chamada para ação',
  callToActionLabel: 'Texto do botão',
  callToActionDocument: 'Página ou documento',
  callToActionAddress: 'Ou um endereço',
  callToActionAddressDescription: 'Usado apenas quando nenhuma página nem documento foi escolhido.',
  blockQuestions: 'Perguntas e respostas',
  questionsQuestion: 'Pergunta',
  questionsAnswer: 'Resposta',
  blockSteps: 'Passos',
  stepsStep: 'Passo',
  blockDownload: 'Arquivo para baixar',
  downloadFile: 'Arquivo (PDF)',
  downloadTitleDescription: 'O que é o arquivo. Se ficar vazio: o nome dele.',
  blockVideo: 'Vídeo',
  videoAddress: 'Endereço do vídeo',
  videoAddressDescription:
    'No YouTube ou no Vimeo. Os leitores veem um link; nada é carregado do outro site antes de clicarem nele.',
  videoTitleDescription: 'O que o vídeo mostra. É o link em que os leitores clicam.',
  blockChildPages: 'Páginas abaixo desta',
  blockContactCard: 'Cartão de contato',
  tableRows: 'Linhas',
  tableColumns: 'Colunas',
  mediaOne: 'Imagem ou arquivo',
  mediaDescription:
    'Imagens para as páginas e arquivos PDF para baixar. Eles ficam públicos assim que são enviados.',
  usedIn: 'Usado em',
  usedNowhere: 'Nenhuma página ou documento mostra este arquivo.',
  altLabel: 'Texto alternativo',
  altDescription:
    'O que a imagem mostra, para quem não pode vê-la, neste idioma. Sem ele, uma página com esta imagem não pode ser publicada.',
  captionLabel: 'Legenda',
  captionDescription: 'Fica abaixo da imagem, neste idioma. Pode ficar vazia.',
  creditLabel: 'Crédito',
  creditDescription: 'Quem fez a imagem e em que condições. Igual em todos os idiomas.',
  siteLabel: 'Nome e descrição',
  siteDescription:
    'O que o site diz de si mesmo, em cada idioma. Se ficar vazio: o texto do idioma de origem.',
  siteNameLabel: 'Nome',
  siteNameDescription: 'No cabeçalho, no rodapé e depois do título de cada página.',
  siteTextLabel: 'Descrição',
  siteTextDescription:
    'Uma frase: no rodapé, e para os mecanismos de busca quando uma página não tem descrição própria.',
  contactLabel: 'Perfil de contato',
  contactDescription:
    'A quem os leitores podem escrever, telefonar e encontrar: no rodapé de cada página. O que está vazio não aparece.',
  contactNameLabel: 'Nome',
  contactNameDescription: 'Como é escrito em todos os idiomas.',
  contactEmailLabel: 'E-mail',
  contactPhoneLabel: 'Telefone',
  contactPhoneDescription: 'Com o código do país, por exemplo +380 44 000 0000.',
  contactBookingLabel: 'Página de agendamento',
  contactBookingDescription:
    'Onde os leitores escolhem o horário de uma reunião de 15 minutos: o endereço de outro site, por exemplo https://…',
  contactMeetingsLabel: 'Disponível para reuniões',
  contactMeetingsDescription:
    'Se não estiver marcado, não há link para a página de agendamento, e os leitores são avisados de que não há reuniões no momento.',
  priceListLabel: 'Preços dos envios em massa',
  priceListDescription:
    'Quanto custa um envio em massa. Todas as páginas com o bloco “Preços dos envios em massa” mostram isso. Se o site obtém os preços de um serviço de preços, esse serviço determina quais envios existem e quanto custam; o nome e os textos vêm daqui, do envio com a mesma chave.',
  mailingOne: 'Envio em massa',
  mailingMany: 'Envios em massa',
  mailingKey: 'Chave',
  mailingKeyDescription: 'Como os programas e o serviço de preços o chamam.',
  mailingActive: 'Ativo',
  mailingActiveDescription: 'Os leitores o veem.',
  mailingName: 'Nome',
  mailingText: 'Descrição',
  mailingIncluded: 'O que está incluído',
  mailingIncludedDescription: 'Uma coisa por linha, no máximo oito.',
  mailingPrice: 'Preço',
  mailingPriceDescription:
    'Por exemplo, 19,99. Se ficar vazio em uma moeda: os leitores que a escolheram veem outra. Se ficar vazio em todas: “Preço sob consulta”.',
  mailingPromo: 'Preço de um primeiro envio em massa',
  mailingPromoDescription: 'Menor que o preço na mesma moeda. Se ficar vazio: não há.',
  applicationPrice: 'Preço do formulário de candidatura',
  applicationPriceDescription:
    'Pelo preenchimento. Se ficar vazio em todas as moedas: não é oferecido.',
  blockMailingPrices: 'Preços dos envios em massa',
  blockRetentionPeriods: 'Prazos de guarda dos dados',
  blockDataRequest: 'Como perguntar sobre os próprios dados',
  navigationTitle: 'Cabeçalho e rodapé',
  navigationDescription:
    'Para quais páginas e documentos o cabeçalho e o rodapé levam, nesta ordem. O que não está publicado é omitido.',
  navigationHeader: 'Cabeçalho',
  navigationFooter: 'Rodapé',
  navigationHelp: 'Em apuros agora',
  navigationHelpDescription:
    'A página que o início mostra primeiro a quem está em apuros: a quem ligar ou escrever.',
  navigationLink: 'Link',
  navigationLinks: 'Links',
  navigationDocument: 'Página ou documento',
  navigationLabel: 'Rótulo',
  navigationLabelDescription:
    'Neste idioma. Se ficar vazio: o rótulo do idioma de origem ou, na falta dele, o título da página.',
  reportUnused: 'Arquivos não usados',
  reportUnusedMeaning:
    'Nenhuma página, rascunho ou versão anterior os mostra. Exclua o que ninguém vai precisar.',
  alreadyWritten: 'Já existe um texto neste idioma, por isso nada foi copiado por cima.',
  deskLinksSoFar:
    'Links que não levam a lugar nenhum nos {{read}} textos mais recentes: {{count}}. O relatório lê todos.',
  deskUnfilled:
    'Os leitores veem lugares que só quem mantém o site pode preencher, escritos como [OPERATOR: …]. Estão em:',
  reportPart: 'Textos lidos para esta página do relatório: {{read}}, os mais recentes primeiro.',
  reportOn: 'Continuar lendo',
  historyUnwritten:
    'Nesta versão ainda não havia nada escrito em {{language}}. Escolha uma posterior.',
  bodyIncomplete:
    'Algo no texto está incompleto ou incorreto. Abra o bloco ou link marcado e corrija: {{detail}}',
  viewLive: 'Ver publicado',
}
