import type { AccountsTexts } from './en'

export const esAccounts: AccountsTexts = {
  mailKindStaffLink: 'Enlace a una dirección nueva',
  mailKindAccountNotice: 'Aviso sobre una cuenta',
  mailStateHeld: 'Retenido',
  mailHeldMeans:
    'No se envió: la dirección no ha confirmado nada en el sitio y hoy ya recibió bastante correo, o el mismo enlace se envió allí en la última hora.',
  askedPasswordTitle: 'Su contraseña, por favor',
  askedPasswordExpired: 'Esto vuelve a pedir su contraseña: la indicó hace más de 15 minutos.',
  askedPasswordAccount:
    'Para cambiar una contraseña o una dirección de correo, indique su propia contraseña actual.',
  askedPasswordKeys:
    'Indique para ello su propia contraseña actual y, si lo tiene, su segundo paso.',
  askedPasswordField: 'Su contraseña actual',
  askedPasswordGoOn: 'Continuar',
  askedPasswordWrong: 'Esta no es su contraseña.',
  askedPasswordEnded:
    'Demasiadas contraseñas incorrectas: se ha cerrado la sesión aquí. Vuelva a entrar.',
  passwordCommon:
    'Mucha gente usa esta contraseña, por eso es la primera que se prueba. Elija otra.',
  passwordIsAddress: 'Esta contraseña es la dirección de correo, o poco más. Elija otra.',
  newAddressWaits:
    'Hemos escrito a {{address}}. Hasta que se confirme el enlace de ese correo, vale la dirección de arriba.',
  staffLinkSubject: 'Confirme su nueva dirección de correo para {{site}}',
  staffLinkText:
    'Esta dirección se indicó para una cuenta en {{site}}. Valdrá en cuanto la confirme.',
  staffLinkPress: 'Confirmar la dirección',
  staffLinkUntil:
    'El enlace funciona 24 horas. Si no sabe nada de esto, no haga nada: nada cambiará.',
  staffPasswordSubject: 'Se cambió la contraseña de su cuenta en {{site}}',
  staffPasswordText:
    'Se cambió la contraseña de su cuenta y se cerró la sesión en todos los demás dispositivos.',
  staffEmailSubject: 'Se cambió la dirección de correo de su cuenta en {{site}}',
  staffEmailText: 'A partir de ahora se entra con {{address}}, y ya no con esta dirección.',
  staffNotMe:
    'Si no fue usted, ni un administrador a petición suya, avise enseguida a un administrador y elija una contraseña nueva en «¿Olvidó la contraseña?».',
  newAddressTitle: 'Una dirección de correo nueva',
  newAddressText: 'Pulse el botón para usar desde ahora {{address}} en {{site}}.',
  newAddressButton: 'Usar esta dirección',
  newAddressDone: 'La dirección está confirmada. Entre con ella a partir de ahora.',
  newAddressDead:
    'Este enlace ya no funciona: se usó, tiene más de 24 horas o después se cambió la contraseña. No se cambió nada.',
  newAddressTaken: 'Otra cuenta tiene ya esta dirección, así que no se cambió nada.',
}
