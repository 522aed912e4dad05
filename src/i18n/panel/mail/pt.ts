import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../pt.ts`. */
export const ptMail: MailTexts = {
  mailOne: 'Mensagem',
  mailMany: 'Mensagens',
  mailDescription: 'O que o site escreveu às pessoas e o que foi feito disso.',
  mailKind: 'Tipo',
  mailKindConfirmation: 'Confirmação',
  mailKindForward: 'Encaminhada à empresa',
  mailKindStaffNotice: 'Aviso à equipe',
  mailKindReply: 'Resposta da equipe',
  mailKindInvitation: 'Convite',
  mailKindPasswordReset: 'Nova senha',
  mailState: 'Estado',
  mailStateQueued: 'Na fila',
  mailStateSending: 'Sendo enviada',
  mailStateSent: 'Enviada',
  mailStateFailed: 'Falhou',
  mailStateUncertain: 'Incerta',
  mailStateSuppressed: 'O endereço recusa e-mails',
  mailStateBounced: 'Devolvida',
  mailTo: 'Para',
  mailReplyTo: 'As respostas vão para',
  mailLanguage: 'Idioma',
  mailSubject: 'Assunto',
  mailText: 'Texto',
  mailWithFiles: 'Com os arquivos do pedido',
  mailAttempts: 'Tentativas',
  mailNextAttempt: 'Próxima tentativa',
  mailSentAt: 'Enviada em',
  mailProblem: 'Resposta do servidor de e-mail',
  mailBy: 'Escrita por',
  mailRequest: 'Pedido',
  mailFailedMeans:
    'Não foi enviada: durante três dias nenhum servidor de e-mail a aceitou, ou foi recusada definitivamente.',
  mailUncertainMeans:
    'Ninguém sabe se chegou: a conexão caiu quando o servidor de e-mail já a tinha. Se você a enviar outra vez, ela pode chegar duas vezes.',
  mailSuppressedMeans: 'Não foi enviada: o endereço recusa os nossos e-mails.',
  mailBouncedMeans: 'Foi enviada e voltou.',
  mailSendAgain: 'Enviar outra vez',
  mailSendAgainAsk:
    'A mensagem vai mais uma vez para {{address}}. Se o endereço estiver na lista dos que recusam e-mails, ele sai dela.',
  mailSendAgainDone: 'A mensagem está a caminho de novo.',
  mailBounced: 'Foi devolvida',
  mailBouncedAsk:
    'Nada mais será enviado para {{address}} até que alguém o tire da lista de endereços que recusam e-mails.',
  mailBouncedDone: 'Anotado. Nada mais é enviado para {{address}}.',
  mailNotNow:
    'A mensagem mudou nesse meio-tempo, por isso nada foi feito. Recarregue a página para ver o que aconteceu com ela.',
  mailLinkUsedUp:
    'O link desta mensagem já não funciona, por isso ela não é enviada de novo. Na entrada, em “Esqueceu a senha?”, qualquer pessoa pode pedir outro para este endereço.',
  mailInTrouble: 'Mensagens que falharam ou são incertas: {{count}}',
  suppressedOne: 'Endereço que recusa e-mails',
  suppressedMany: 'Endereços que recusam e-mails',
  suppressedDescription:
    'Nada é enviado para estes endereços. Apague um aqui e os e-mails voltam a ir para ele.',
  suppressedAddress: 'Endereço',
  suppressedReason: 'Motivo',
  suppressedRefused: 'O servidor de e-mail o recusou',
  suppressedCameBack: 'Uma mensagem foi devolvida',
  suppressedByStaff: 'Adicionado pela equipe',
  suppressedDetail: 'Detalhes',
  suppressedWrong: 'Escreva um só endereço de e-mail.',
  invitationSubject: 'A sua conta em {{site}}',
  invitationAdminText:
    'Foi criada uma conta para você em {{site}}. Com ela você decide lá quem pode fazer o quê, escreve e publica. Primeiro escolha uma senha.',
  invitationText:
    'Foi criada uma conta para você em {{site}}. Com ela você escreve e publica lá. Primeiro escolha uma senha.',
  invitationLink: 'Escolher uma senha',
  invitationUntil:
    'O link funciona uma só vez, durante três dias. Depois peça outro na entrada, em “Esqueceu a senha?”.',
  resetSubject: 'Uma nova senha para {{site}}',
  resetText: 'Alguém, provavelmente você, pediu uma nova senha para a sua conta em {{site}}.',
  resetLink: 'Escolher uma nova senha',
  resetUntil:
    'O link funciona uma só vez, por pelo menos uma hora. Se você não o pediu, não faça nada: a sua senha continua a mesma.',
  resetOnItsWay: 'Se houver uma conta com este endereço, um e-mail com um link está a caminho.',
  linkUsedUp:
    'Este link já foi usado ou perdeu a validade. Peça outro na entrada, em “Esqueceu a senha?”.',
  resetBusy: 'Há pessoas demais pedindo uma nova senha agora. Espere um minuto e tente de novo.',
}
