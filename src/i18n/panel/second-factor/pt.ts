import type { SecondFactorTexts } from './en'

export const ptSecondFactor: SecondFactorTexts = {
  factorTitle: 'Segundo passo ao entrar',
  factorStepTitle: 'Mais um passo',
  factorGiveText: 'A sua senha está certa. Agora mostre que é você.',
  factorUsePasskey: 'Usar uma chave de acesso',
  factorCodeField: 'Código do seu aplicativo ou um código de recuperação',
  factorCodeHelp:
    'Seis algarismos, novos a cada 30 segundos. Se perdeu o aparelho, digite um dos seus códigos de recuperação.',
  factorGive: 'Continuar',
  factorOther: 'Entrar como outra pessoa',
  factorWrongCode: 'Este código não está certo ou já foi usado. Espere pelo próximo.',
  factorWrongRecovery: 'Não é nenhum dos seus códigos de recuperação, ou já foi usado.',
  factorWrongPasskey: 'Esta chave de acesso não foi aceita. Tente de novo ou de outra forma.',
  factorNoCode:
    'Digite os seis algarismos do aplicativo ou um código de recuperação de dezesseis letras e algarismos.',
  factorNoPasskeyHere: 'Não há chave de acesso para este site.',
  factorPasskeyNotMade: 'Nenhuma chave de acesso foi criada. Tente de novo ou use um aplicativo.',
  factorPasskeyLeft:
    'O navegador não deu nenhuma chave de acesso: a pergunta foi fechada, ou o tempo passou.',
  factorPasskeyThere: 'Este aparelho já tem uma chave de acesso para a sua conta.',
  factorSignInAgain: 'Entre de novo: a sua senha foi dada há mais de 15 minutos.',
  factorNotNow: 'Esta sessão não permite isso.',
  factorNone: 'Esta conta não tem segundo passo.',
  factorLast: 'A sua função precisa de um segundo passo. Adicione outro antes de remover o último.',
  factorLostHelp:
    'Se perdeu tudo, peça a um administrador que retire o segundo passo. Quem cuida do servidor faz isso com {{command}}.',
  factorEnrolText:
    'A sua função precisa de um segundo passo além da senha, para que uma senha roubada não abra nada. Escolha um; depois pode adicionar outros.',
  factorEnrolFree: 'Com um segundo passo, uma senha roubada não abre nada.',
  factorPasskey: 'Chave de acesso',
  factorPasskeyText:
    'O seu dedo, o rosto ou o PIN deste aparelho, ou uma chave à parte. O mais seguro: só vale neste site.',
  factorPasskeyName: 'Nome da chave de acesso',
  factorPasskeyNameHelp: 'Por ele você reconhece o aparelho, por exemplo “Notebook do trabalho”.',
  factorAddPasskey: 'Adicionar uma chave de acesso',
  factorNoPasskeyAddress:
    'Chaves de acesso precisam de um site com nome; este está num endereço de números. Um aplicativo funciona.',
  factorNoPasskeyInsecure:
    'Chaves de acesso precisam de https, que este site não tem. Um aplicativo funciona.',
  factorNoPasskeyBrowser: 'Este navegador não conhece chaves de acesso. Um aplicativo funciona.',
  factorApp: 'Aplicativo com códigos',
  factorAppText:
    'Um aplicativo no seu telefone mostra seis algarismos que mudam a cada 30 segundos. Não precisa de conexão.',
  factorAddApp: 'Configurar um aplicativo',
  factorAppAgain: 'Configurar outro aplicativo no lugar dele',
  factorAppScan: 'Aponte o aplicativo para este quadrado ou digite nele a chave:',
  factorAppKey: 'Chave',
  factorAppOpen: 'Abrir num aplicativo deste aparelho',
  factorAppFirst: 'O código que o aplicativo mostra agora',
  factorAppConfirm: 'Confirmar',
  factorCodes: 'Códigos de recuperação',
  factorCodesShown:
    'Guarde estes códigos onde mais ninguém os encontre, em papel ou num gerenciador de senhas. Cada um deixa você entrar uma vez sem o aparelho. Eles não serão mostrados de novo.',
  factorCodesCopy: 'Copiar',
  factorCodesCopied: 'Copiados',
  factorCodesPrint: 'Imprimir',
  factorCodesNotCopied: 'O navegador não permitiu copiar os códigos. Imprima-os ou anote-os.',
  factorCodesKept: 'Já guardei',
  factorCodesLeft: 'Ainda não usados: {{codes}} de 10',
  factorCodesNew: 'Criar novos códigos',
  factorCodesNewMeaning: 'Os anteriores deixam de valer.',
  factorAdded: 'adicionada em {{day}}',
  factorUsed: 'usada pela última vez em {{day}}',
  factorNeverUsed: 'ainda não usada',
  factorPasskeyElsewhere:
    'As suas chaves de acesso foram criadas para {{site}} e não podem ser usadas neste endereço. Use um código.',
  factorMadeFor: 'Criada para {{site}}: não pode ser usada neste endereço.',
  factorRemove: 'Remover',
  factorRemoveNamed: 'Remover “{{name}}”',
  factorRemoved: 'Removida.',
  factorNothing: 'Ainda não há segundo passo.',
  factorRequired: 'Esta função precisa de um.',
  factorTakeAway: 'Retirar o segundo passo',
  factorTakeAwayText:
    'Para quem perdeu o aparelho e os códigos. Todas as chaves de acesso, o aplicativo e os códigos de recuperação desta conta deixam de valer, ela sai de todos os lugares e recebe um e-mail.',
  factorTakenAway: 'Retirado. A conta saiu de todos os lugares.',
  factorUnread: 'Não foi possível ler. Carregue a página de novo.',
  staffSettings: 'Entrada da equipe',
  factorAskedOf: 'Precisam de um segundo passo',
  factorAskedOfMeaning:
    'Quem tem uma destas funções e não tem segundo passo o configura antes de tudo. Os outros podem ter um. Vale a partir do próximo clique: quem não o tem precisa entrar de novo.',
  factorPlaceName:
    'As chaves de acesso são criadas para o nome do site, {{site}}. Se SITE_URL receber outro nome, deixam de valer lá: todos entram então com um aplicativo ou um código de recuperação e criam outras.',
  factorAddedSubject: 'Um segundo passo foi adicionado à sua conta em {{site}}',
  factorAddedText:
    'Adicionado: {{what}}. A partir de agora, entrar na sua conta exige também uma chave de acesso ou um código.',
  factorRemovedSubject: 'Um segundo passo foi removido da sua conta em {{site}}',
  factorRemovedText: 'Removido da sua conta: {{what}}.',
  factorTakenSubject: 'O segundo passo da sua conta em {{site}} foi retirado',
  factorTakenText:
    'Um administrador, ou quem cuida do servidor, retirou o segundo passo da sua conta: {{what}}, e os códigos de recuperação. A senha sozinha a abre até você configurar de novo um segundo passo.',
  factorCodesSubject: 'Novos códigos de recuperação para a sua conta em {{site}}',
  factorCodesText:
    'Novos códigos de recuperação foram criados para a sua conta. Os anteriores não valem mais.',
  factorUsedSubject: 'Um código de recuperação da sua conta em {{site}} foi usado',
  factorUsedText:
    'Alguém entrou na sua conta com um dos códigos de recuperação. Ele não vale mais.',
  factorTriesSubject: 'Alguém experimenta códigos da sua conta em {{site}}',
  factorTriesText:
    'Alguém que sabe a senha da sua conta digitou muitos códigos errados. Os códigos do aplicativo são recusados por um tempo; as suas chaves de acesso, os códigos de recuperação e os aparelhos conhecidos continuam valendo. Escolha outra senha.',
  factorTooMany:
    'Códigos errados demais para esta conta, de onde quer que venham. Os códigos do aplicativo voltam a ser aceitos em {{wait}}. Uma chave de acesso, um código de recuperação ou um dispositivo que você já usou funciona agora.',
  factorConfirmText: 'A sua senha está certa. Agora dê o segundo passo para esta mudança.',
  factorWrongFirst:
    'Este não é o código que o aplicativo mostra para esta chave. Veja se está olhando a entrada nova e se o relógio do telefone está certo, e digite o código atual.',
  factorNoFirst: 'Digite os seis algarismos que o aplicativo mostra.',
  factorKeyOver:
    'Esta chave expirou: vale dez minutos. Carregue a página de novo e configure o aplicativo outra vez.',
  factorCodesUnkept:
    'O seu segundo passo está configurado. Com ele vieram dez códigos de recuperação; foram mostrados uma vez e não podem ser mostrados de novo. Se você os guardou, siga em frente. Se não, crie novos: eles substituem os anteriores.',
  factorCodesUnkeptTitle: 'Você guardou os códigos de recuperação?',
  factorNotMe:
    'Se não foi você: entre e abra a sua conta. Em “{{title}}”, remova todas as chaves de acesso e o aplicativo que você não conhece e crie novos códigos de recuperação; depois defina uma nova senha, que encerra a sessão nos outros dispositivos. Se não conseguir entrar, peça a um administrador que retire o segundo passo, ou a quem cuida do servidor que use {{command}}.',
  keysTooLate:
    'A sua senha foi dada há tempo demais para isto. Feche esta janela e comece de novo.',
  keysSubject: 'Em {{site}} mudou quem pode fazer o quê',
  keysAdminMade: '{{who}} criou uma conta que pode tudo: {{name}}.',
  keysAdminRaised: '{{who}} permite a partir de agora que {{name}} faça tudo.',
  keysDuty: '{{who}} definiu que estas funções já não precisam de um segundo passo: {{roles}}',
  keysTaken:
    '{{who}} retirou o segundo passo de {{name}}. Até que haja outro, a senha sozinha abre essa conta.',
  keysNotAgreed:
    'Você recebe isto porque é administrador. Se não esperava, pergunte pessoalmente a {{who}}. Se não foi essa pessoa, alguém está com a conta dela: dê-lhe já outra função e uma nova senha, desfaça a mudança e veja o registro.',
  askedKeysAdminMade: 'Você cria uma conta que pode tudo: {{name}}.',
  askedKeysAdminRaised: 'Você permite que {{name}} faça tudo a partir de agora.',
  askedKeysAdminLowered: 'Você retira de {{name}} os direitos de administrador.',
  askedKeysAccountDeleted: 'Você exclui a conta de {{name}}.',
  askedKeysPassword: 'Você define outra senha para {{name}}.',
  askedKeysAddress: 'Você dá a {{name}} outro endereço de e-mail: {{address}}.',
  askedKeysFactorsTaken: 'Você retira o segundo passo de {{name}}.',
  askedKeysDuty: 'Você permite que funções entrem sem segundo passo.',
  askedKeysPasskeyAdded: 'Você adiciona uma chave de acesso à sua conta.',
  askedKeysAppAdded: 'Você configura um aplicativo de códigos para a sua conta.',
  askedKeysCodesMade: 'Você cria novos códigos de recuperação; os antigos deixam de valer.',
  askedKeysPasskeyRemoved: 'Você remove da sua conta a chave de acesso “{{name}}”.',
  askedKeysAppRemoved: 'Você remove o aplicativo da sua conta.',
  keysOneByOne: 'Isto é confirmado para cada conta em separado: abra a conta e faça-o lá.',
  keysAdminLowered: '{{who}} retirou de {{name}} os direitos de administrador.',
  keysAccountDeleted: '{{who}} excluiu a conta de {{name}}.',
  keysPassword: '{{who}} definiu outra senha para {{name}}.',
  keysAddress:
    '{{who}} informou outro endereço de e-mail para {{name}}: {{address}}. Ele vale quando for confirmado lá.',
  loweredSubject: 'Você já não é administrador em {{site}}',
  loweredText: '{{who}} retirou da sua conta os direitos de administrador.',
  deletedSubject: 'A sua conta em {{site}} foi excluída',
  deletedText: '{{who}} excluiu a sua conta em {{site}}.',
  addressAskedSubject: 'Foi informado outro endereço de e-mail para a sua conta em {{site}}',
  addressAskedText:
    '{{who}} informou {{address}} para a sua conta. Esse endereço vale quando for confirmado lá; até então vale este.',
  concernedNotAgreed: 'Se não esperava, pergunte pessoalmente a {{who}} ou a outro administrador.',
  factorUsedConfirmText:
    'Alguém com sessão aberta na sua conta confirmou uma mudança com um dos códigos de recuperação. Esse código já não vale.',
  factorTakenNotMe:
    'Se você não pediu isto, avise já um administrador. Em todo caso entre em breve, defina uma nova senha e configure de novo um segundo passo em “{{title}}”. Se não conseguir entrar, quem cuida do servidor abre a conta com {{command}}.',
  auditFactorGiven: 'segundo passo dado',
  auditFactorRefused: 'segundo passo recusado após códigos errados',
  auditFactorAdded: 'segundo passo adicionado',
  auditFactorRemoved: 'segundo passo removido',
}
