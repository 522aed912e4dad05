import type { SecondFactorTexts } from './en'

export const esSecondFactor: SecondFactorTexts = {
  factorTitle: 'Segundo paso al entrar',
  factorStepTitle: 'Un paso más',
  factorGiveText: 'Su contraseña es correcta. Ahora demuestre que es usted.',
  factorUsePasskey: 'Usar una llave de acceso',
  factorCodeField: 'Código de su aplicación o un código de recuperación',
  factorCodeHelp:
    'Seis cifras, nuevas cada 30 segundos. Si ha perdido su dispositivo, escriba uno de sus códigos de recuperación.',
  factorGive: 'Continuar',
  factorOther: 'Entrar como otra persona',
  factorWrongCode: 'Este código no es correcto o ya se usó. Espere al siguiente.',
  factorWrongRecovery: 'No es ninguno de sus códigos de recuperación, o ya se usó.',
  factorWrongPasskey: 'Esta llave de acceso no se aceptó. Inténtelo de nuevo o de otra forma.',
  factorNoCode:
    'Escriba las seis cifras de su aplicación o un código de recuperación de dieciséis letras y cifras.',
  factorNoPasskeyHere: 'No hay ninguna llave de acceso para este sitio.',
  factorPasskeyNotMade:
    'No se creó ninguna llave de acceso. Inténtelo de nuevo o use una aplicación.',
  factorPasskeyLeft:
    'El navegador no dio ninguna llave de acceso: se cerró la pregunta o pasó el tiempo.',
  factorPasskeyThere: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  factorSignInAgain: 'Entre de nuevo: dio su contraseña hace más de 15 minutos.',
  factorNotNow: 'En esta sesión no se puede hacer eso.',
  factorNone: 'Esta cuenta no tiene segundo paso.',
  factorLast: 'Su función necesita un segundo paso. Añada otro antes de quitar el último.',
  factorLostHelp:
    'Si lo ha perdido todo, pida a un administrador que retire el segundo paso. Quien lleva el servidor lo hace con {{command}}.',
  factorEnrolText:
    'Su función necesita un segundo paso además de la contraseña, para que una contraseña robada no abra nada. Elija uno; después podrá añadir otros.',
  factorEnrolFree: 'Con un segundo paso, una contraseña robada no abre nada.',
  factorPasskey: 'Llave de acceso',
  factorPasskeyText:
    'Su dedo, su cara o el PIN de este dispositivo, o una llave aparte. Lo más seguro: solo sirve en este sitio.',
  factorPasskeyName: 'Nombre de la llave de acceso',
  factorPasskeyNameHelp: 'Por él reconocerá el dispositivo, por ejemplo «Portátil del trabajo».',
  factorAddPasskey: 'Añadir una llave de acceso',
  factorNoPasskeyAddress:
    'Las llaves de acceso necesitan un sitio con nombre; este está en una dirección de números. Una aplicación sirve.',
  factorNoPasskeyInsecure:
    'Las llaves de acceso necesitan https, que este sitio no tiene. Una aplicación sirve.',
  factorNoPasskeyBrowser: 'Este navegador no conoce las llaves de acceso. Una aplicación sirve.',
  factorApp: 'Aplicación con códigos',
  factorAppText:
    'Una aplicación de su teléfono muestra seis cifras que cambian cada 30 segundos. No necesita conexión.',
  factorAddApp: 'Configurar una aplicación',
  factorAppAgain: 'Configurar otra aplicación en su lugar',
  factorAppScan: 'Apunte la aplicación a este cuadrado o escriba en ella la clave:',
  factorAppKey: 'Clave',
  factorAppOpen: 'Abrir en una aplicación de este dispositivo',
  factorAppFirst: 'El código que la aplicación muestra ahora',
  factorAppConfirm: 'Confirmar',
  factorCodes: 'Códigos de recuperación',
  factorCodesShown:
    'Guarde estos códigos donde nadie más los encuentre, en papel o en un gestor de contraseñas. Cada uno le deja entrar una vez sin su dispositivo. No se volverán a mostrar.',
  factorCodesCopy: 'Copiar',
  factorCodesCopied: 'Copiados',
  factorCodesPrint: 'Imprimir',
  factorCodesNotCopied: 'El navegador no permitió copiarlos. Imprímalos o apúntelos.',
  factorCodesKept: 'Los he guardado',
  factorCodesLeft: 'Sin usar todavía: {{codes}} de 10',
  factorCodesNew: 'Crear códigos nuevos',
  factorCodesNewMeaning: 'Los anteriores dejan de servir.',
  factorAdded: 'añadida el {{day}}',
  factorUsed: 'usada por última vez el {{day}}',
  factorNeverUsed: 'sin usar todavía',
  factorPasskeyElsewhere:
    'Sus llaves de acceso se crearon para {{site}} y no sirven en esta dirección. Use un código.',
  factorMadeFor: 'Creada para {{site}}: no sirve en esta dirección.',
  factorRemove: 'Quitar',
  factorRemoveNamed: 'Quitar «{{name}}»',
  factorRemoved: 'Quitada.',
  factorNothing: 'Todavía no hay segundo paso.',
  factorRequired: 'Esta función necesita uno.',
  factorTakeAway: 'Retirar el segundo paso',
  factorTakeAwayText:
    'Para quien ha perdido el dispositivo y los códigos. Todas las llaves de acceso, la aplicación y los códigos de recuperación de esta cuenta dejan de servir, se cierra su sesión en todas partes y recibe un correo.',
  factorTakenAway: 'Retirado. Se cerró la sesión de la cuenta en todas partes.',
  factorUnread: 'No se pudo leer. Cargue la página de nuevo.',
  staffSettings: 'Entrada del equipo',
  factorAskedOf: 'Necesitan un segundo paso',
  factorAskedOfMeaning:
    'Quien tiene una de estas funciones y no tiene segundo paso lo configura antes de nada. Los demás pueden tenerlo. Vale desde el siguiente clic: a quien le falte se le pide entrar de nuevo.',
  factorPlaceName:
    'Las llaves de acceso se crean para el nombre del sitio, {{site}}. Si SITE_URL recibe otro nombre, allí dejan de servir: entonces todos entran con una aplicación o un código de recuperación y crean otras.',
  factorAddedSubject: 'Se añadió un segundo paso a su cuenta en {{site}}',
  factorAddedText:
    'Añadido: {{what}}. Desde ahora, para entrar en su cuenta hace falta también una llave de acceso o un código.',
  factorRemovedSubject: 'Se quitó un segundo paso de su cuenta en {{site}}',
  factorRemovedText: 'Quitado de su cuenta: {{what}}.',
  factorTakenSubject: 'Se retiró el segundo paso de su cuenta en {{site}}',
  factorTakenText:
    'Un administrador, o quien lleva el servidor, ha retirado el segundo paso de su cuenta: {{what}}, y los códigos de recuperación. La contraseña sola la abre hasta que configure de nuevo un segundo paso.',
  factorCodesSubject: 'Nuevos códigos de recuperación para su cuenta en {{site}}',
  factorCodesText:
    'Se crearon nuevos códigos de recuperación para su cuenta. Los anteriores ya no sirven.',
  factorUsedSubject: 'Se usó un código de recuperación de su cuenta en {{site}}',
  factorUsedText: 'Alguien entró en su cuenta con uno de sus códigos de recuperación. Ya no sirve.',
  factorTriesSubject: 'Alguien prueba códigos de su cuenta en {{site}}',
  factorTriesText:
    'Alguien que conoce la contraseña de su cuenta ha escrito muchos códigos falsos. Los códigos de la aplicación se rechazan durante un tiempo; sus llaves de acceso, códigos de recuperación y dispositivos conocidos siguen sirviendo. Elija otra contraseña.',
  factorTooMany:
    'Demasiados códigos incorrectos para esta cuenta, vengan de donde vengan. Los códigos de la aplicación se aceptarán de nuevo en {{wait}}. Una llave de acceso, un código de recuperación o un dispositivo que ya haya usado sirven ahora.',
  factorConfirmText: 'Su contraseña es correcta. Dé ahora el segundo paso para este cambio.',
  factorWrongFirst:
    'No es el código que la aplicación muestra para esta clave. Compruebe que mira la entrada nueva y que el reloj del teléfono va bien, y escriba el código actual.',
  factorNoFirst: 'Escriba las seis cifras que muestra la aplicación.',
  factorKeyOver:
    'Esta clave ha caducado: vale diez minutos. Cargue la página de nuevo y configure otra vez la aplicación.',
  factorCodesUnkept:
    'Su segundo paso está configurado. Con él llegaron diez códigos de recuperación; se mostraron una vez y no pueden mostrarse de nuevo. Si los ha guardado, continúe. Si no, cree otros: sustituyen a los anteriores.',
  factorCodesUnkeptTitle: '¿Ha guardado sus códigos de recuperación?',
  factorNotMe:
    'Si no fue usted: entre y abra su cuenta. En «{{title}}» quite todas las llaves de acceso y la aplicación que no conozca y cree códigos de recuperación nuevos; después elija una contraseña nueva, que cierra la sesión en los demás dispositivos. Si no puede entrar, pida a un administrador que retire el segundo paso, o a quien lleva el servidor que use {{command}}.',
  keysTooLate:
    'Dio su contraseña hace demasiado tiempo para esto. Cierre esta ventana y empiece de nuevo.',
  keysSubject: 'En {{site}} se cambió quién puede hacer qué',
  keysAdminMade: '{{who}} ha creado una cuenta que puede hacerlo todo: {{name}}.',
  keysAdminRaised: '{{who}} permite desde ahora a {{name}} hacerlo todo.',
  keysDuty: '{{who}} ha fijado que estas funciones ya no necesitan un segundo paso: {{roles}}',
  keysTaken:
    '{{who}} ha retirado el segundo paso de {{name}}. Hasta que configure otro, la contraseña sola abre esa cuenta.',
  keysNotAgreed:
    'Recibe esto porque es administrador. Si no lo esperaba, pregunte en persona a {{who}}. Si no fue esa persona, alguien tiene su cuenta: dele enseguida otra función y una contraseña nueva, deshaga el cambio y revise el registro.',
  askedKeysAdminMade: 'Crea una cuenta que puede hacerlo todo: {{name}}.',
  askedKeysAdminRaised: 'Permite desde ahora a {{name}} hacerlo todo.',
  askedKeysAdminLowered: 'Quita a {{name}} los derechos de administrador.',
  askedKeysAccountDeleted: 'Elimina la cuenta de {{name}}.',
  askedKeysPassword: 'Pone otra contraseña a {{name}}.',
  askedKeysAddress: 'Da a {{name}} otra dirección de correo: {{address}}.',
  askedKeysFactorsTaken: 'Retira el segundo paso de {{name}}.',
  askedKeysDuty: 'Permite que algunas funciones entren sin segundo paso.',
  askedKeysPasskeyAdded: 'Añade una llave de acceso a su cuenta.',
  askedKeysAppAdded: 'Configura una aplicación de códigos para su cuenta.',
  askedKeysCodesMade: 'Crea nuevos códigos de recuperación; los anteriores dejarán de valer.',
  askedKeysPasskeyRemoved: 'Quita de su cuenta la llave de acceso «{{name}}».',
  askedKeysAppRemoved: 'Quita la aplicación de su cuenta.',
  keysOneByOne: 'Esto se confirma para cada cuenta por separado: abra la cuenta y hágalo allí.',
  keysAdminLowered: '{{who}} ha quitado a {{name}} los derechos de administrador.',
  keysAccountDeleted: '{{who}} ha eliminado la cuenta de {{name}}.',
  keysPassword: '{{who}} ha puesto otra contraseña a {{name}}.',
  keysAddress:
    '{{who}} ha indicado otra dirección de correo para {{name}}: {{address}}. Valdrá cuando se confirme allí.',
  loweredSubject: 'Ya no es administrador en {{site}}',
  loweredText: '{{who}} ha quitado a su cuenta los derechos de administrador.',
  deletedSubject: 'Su cuenta en {{site}} fue eliminada',
  deletedText: '{{who}} ha eliminado su cuenta en {{site}}.',
  addressAskedSubject: 'Se indicó otra dirección de correo para su cuenta en {{site}}',
  addressAskedText:
    '{{who}} ha indicado {{address}} para su cuenta. Valdrá cuando se confirme allí; hasta entonces vale esta.',
  concernedNotAgreed: 'Si no lo esperaba, pregunte en persona a {{who}} o a otro administrador.',
  factorUsedConfirmText:
    'Alguien con la sesión abierta en su cuenta ha confirmado un cambio con uno de sus códigos de recuperación. Ese código ya no vale.',
  factorTakenNotMe:
    'Si no lo pidió, avise enseguida a un administrador. En todo caso entre pronto, ponga una contraseña nueva y configure otra vez un segundo paso en «{{title}}». Si no puede entrar, quien lleva el servidor le abre con {{command}}.',
  auditFactorGiven: 'segundo paso dado',
  auditFactorRefused: 'segundo paso rechazado tras códigos falsos',
  auditFactorAdded: 'segundo paso añadido',
  auditFactorRemoved: 'segundo paso quitado',
}
