import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../es.ts`. */
export const esMail: MailTexts = {
  mailOne: 'Mensaje',
  mailMany: 'Mensajes',
  mailDescription: 'Lo que el sitio ha escrito a la gente y qué ha sido de ello.',
  mailKind: 'Tipo',
  mailKindConfirmation: 'Confirmación',
  mailKindForward: 'Reenviado a la empresa',
  mailKindStaffNotice: 'Aviso al equipo',
  mailKindReply: 'Respuesta del equipo',
  mailKindInvitation: 'Invitación',
  mailKindPasswordReset: 'Contraseña nueva',
  mailState: 'Estado',
  mailStateQueued: 'En espera',
  mailStateSending: 'Enviándose',
  mailStateSent: 'Enviado',
  mailStateFailed: 'Fallido',
  mailStateUncertain: 'Incierto',
  mailStateSuppressed: 'La dirección rechaza correos',
  mailStateBounced: 'Devuelto',
  mailTo: 'Para',
  mailReplyTo: 'Las respuestas van a',
  mailLanguage: 'Idioma',
  mailSubject: 'Asunto',
  mailText: 'Texto',
  mailWithFiles: 'Con los archivos de la solicitud',
  mailAttempts: 'Intentos',
  mailNextAttempt: 'Próximo intento',
  mailSentAt: 'Enviado el',
  mailProblem: 'Respuesta del servidor de correo',
  mailBy: 'Escrito por',
  mailRequest: 'Solicitud',
  mailFailedMeans:
    'No se envió: durante tres días ningún servidor de correo lo aceptó, o fue rechazado definitivamente.',
  mailUncertainMeans:
    'Nadie sabe si llegó: la conexión se cortó cuando el servidor de correo ya lo tenía. Si lo envías otra vez, puede llegar dos veces.',
  mailSuppressedMeans: 'No se envió: la dirección rechaza nuestros correos.',
  mailBouncedMeans: 'Se envió y fue devuelto.',
  mailSendAgain: 'Enviar otra vez',
  mailSendAgainAsk:
    'El mensaje va una vez más a {{address}}. Si la dirección está en la lista de las que rechazan correos, se quita de ella.',
  mailSendAgainDone: 'El mensaje está de nuevo en camino.',
  mailBounced: 'Fue devuelto',
  mailBouncedAsk:
    'No se enviará nada más a {{address}} hasta que alguien la quite de la lista de direcciones que rechazan correos.',
  mailBouncedDone: 'Anotado. No se envía nada más a {{address}}.',
  mailNotNow:
    'El mensaje ha cambiado entretanto, así que no se ha hecho nada. Recarga la página para ver qué ha sido de él.',
  mailLinkUsedUp:
    'El enlace de este mensaje ya no funciona, así que no se envía de nuevo. Al iniciar sesión, en «¿Olvidó su contraseña?», cualquiera puede hacer que se envíe otro a esta dirección.',
  mailInTrouble: 'Mensajes fallidos o inciertos: {{count}}',
  suppressedOne: 'Dirección que rechaza correos',
  suppressedMany: 'Direcciones que rechazan correos',
  suppressedDescription:
    'A estas direcciones no se envía nada. Elimina una de aquí y los correos volverán a ir a ella.',
  suppressedAddress: 'Dirección',
  suppressedReason: 'Motivo',
  suppressedRefused: 'La rechazó el servidor de correo',
  suppressedCameBack: 'Un mensaje fue devuelto',
  suppressedByStaff: 'Añadida por el equipo',
  suppressedDetail: 'Detalles',
  suppressedWrong: 'Escribe una sola dirección de correo.',
  invitationSubject: 'Tu cuenta en {{site}}',
  invitationAdminText:
    'Se ha creado una cuenta para ti en {{site}}. Con ella decides allí quién puede hacer qué, escribes y publicas. Primero elige una contraseña.',
  invitationText:
    'Se ha creado una cuenta para ti en {{site}}. Con ella escribes y publicas allí. Primero elige una contraseña.',
  invitationLink: 'Elegir una contraseña',
  invitationUntil:
    'El enlace funciona una sola vez, durante tres días. Después pide otro al iniciar sesión, en «¿Olvidó su contraseña?».',
  resetSubject: 'Una contraseña nueva para {{site}}',
  resetText:
    'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta en {{site}}.',
  resetLink: 'Elegir una contraseña nueva',
  resetUntil:
    'El enlace funciona una sola vez, durante una hora como mínimo. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
  resetOnItsWay: 'Si existe una cuenta con esta dirección, va en camino un correo con un enlace.',
  linkUsedUp:
    'Este enlace ya se ha usado o ha caducado. Pide otro al iniciar sesión, en «¿Olvidó su contraseña?».',
  resetBusy:
    'Ahora mismo demasiadas personas piden una contraseña nueva. Espera un minuto e inténtalo de nuevo.',
}
