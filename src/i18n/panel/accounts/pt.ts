import type { AccountsTexts } from './en'

export const ptAccounts: AccountsTexts = {
  mailKindStaffLink: 'Link para um novo endereço',
  mailKindAccountNotice: 'Aviso sobre uma conta',
  mailStateHeld: 'Retida',
  mailHeldMeans:
    'Não foi enviada: o endereço não confirmou nada no site e já recebeu mensagens suficientes hoje, ou o mesmo link foi enviado para lá na última hora.',
  askedPasswordTitle: 'A sua senha, por favor',
  askedPasswordExpired: 'Isto pede a sua senha outra vez: você a informou há mais de 15 minutos.',
  askedPasswordAccount:
    'Para mudar uma senha ou um endereço de e-mail, informe a sua própria senha atual.',
  askedPasswordKeys:
    'Informe para isso a sua própria senha atual e, se você tiver, o segundo passo.',
  askedPasswordField: 'A sua senha atual',
  askedPasswordGoOn: 'Continuar',
  askedPasswordWrong: 'Esta não é a sua senha.',
  askedPasswordEnded: 'Senhas erradas demais: a sessão foi encerrada aqui. Entre de novo.',
  passwordCommon: 'Muita gente usa esta senha, por isso é a primeira a ser tentada. Escolha outra.',
  passwordIsAddress: 'Esta senha é o endereço de e-mail, ou pouco mais. Escolha outra.',
  newAddressWaits:
    'Escrevemos para {{address}}. Até que o link dessa mensagem seja confirmado, vale o endereço acima.',
  staffLinkSubject: 'Confirme o seu novo endereço de e-mail para {{site}}',
  staffLinkText:
    'Este endereço foi indicado para uma conta em {{site}}. Ele passa a valer quando você o confirmar.',
  staffLinkPress: 'Confirmar o endereço',
  staffLinkUntil: 'O link funciona por 24 horas. Se não sabe disto, não faça nada: nada mudará.',
  staffPasswordSubject: 'A senha da sua conta em {{site}} foi mudada',
  staffPasswordText:
    'A senha da sua conta foi mudada e todos os outros dispositivos foram desconectados.',
  staffEmailSubject: 'O endereço de e-mail da sua conta em {{site}} foi mudado',
  staffEmailText: 'A partir de agora entra-se com {{address}}, e não mais com este endereço.',
  staffNotMe:
    'Se não foi você, nem um administrador a seu pedido, avise já um administrador e escolha uma nova senha em “Esqueceu a senha?”.',
  newAddressTitle: 'Um novo endereço de e-mail',
  newAddressText: 'Pressione o botão para usar {{address}} em {{site}} a partir de agora.',
  newAddressButton: 'Usar este endereço',
  newAddressDone: 'O endereço está confirmado. Entre com ele a partir de agora.',
  newAddressDead:
    'Este link já não funciona: foi usado, tem mais de 24 horas ou a senha foi mudada depois. Nada foi mudado.',
  newAddressTaken: 'Outra conta já tem este endereço, por isso nada foi mudado.',
}
