import type { JobsTexts } from './en'

export const esJobs: JobsTexts = {
  groupJobs: 'Empleos',

  crewingsOne: 'Empresa',
  crewingsMany: 'Empresas de tripulación',
  crewingsDescription:
    'Empresas que ofrecen trabajo en el mar. Una empresa se publica en todos los idiomas a la vez; solo sus textos se escriben idioma por idioma.',
  companyName: 'Nombre',
  companyLegalName: 'Razón social',
  companyLegalNameDescription: 'Como está registrada. Si queda vacía: el nombre.',
  companySlugDescription:
    'La parte de la dirección después de /crewings/, la misma en todos los idiomas. Si queda vacía: se forma a partir del nombre.',
  companySlugTaken: '«{{title}}» ya tiene este slug. Elige otro.',
  companySlugReserved: 'En esta dirección está el directorio de empresas. Elige otro slug.',
  companyLogo: 'Logotipo',
  country: 'País',
  companyCity: 'Ciudad',
  companyAddress: 'Dirección',
  companyTimeZone: 'Zona horaria',
  companyTimeZoneDescription:
    'Donde terminan sus días, por ejemplo Europe/Kyiv o Asia/Manila: las vacantes se cierran y la licencia vence al final de un día allí.',
  timeZoneUnknown:
    'Esta zona horaria no se conoce. Escribe, por ejemplo, Europe/Kyiv, Asia/Manila o UTC.',
  companyLanguagesDescription: 'En los que su oficina habla con los marinos.',
  companyContacts: 'Contactos',
  companyWebsite: 'Sitio web',
  webAddressDescription: 'La dirección completa: empieza por https://.',
  webAddressWrong: 'Escribe la dirección completa: empieza por https:// o http://.',
  companyTelephones: 'Teléfonos',
  companyNote: 'Nota',
  companyMessengers: 'Mensajería',
  messengerKind: 'Servicio',
  messengerHandle: 'Nombre o número',
  messengerHandleDescription:
    'Como se la encuentra allí: un nombre, o un número con el signo más y el prefijo del país.',
  messengerHandleWrong: 'Escribe solo el nombre o el número en el servicio, no un enlace.',
  licence: 'Licencia',
  licenceDescription:
    'Los contactos de la empresa son enlaces solo mientras su licencia es válida y la hemos comprobado.',
  licenceNumber: 'Número',
  licenceAuthority: 'Expedida por',
  licenceRegister: 'En el registro público',
  licenceRegisterDescription:
    'Donde los lectores ven la licencia por sí mismos: la dirección completa.',
  licenceValidUntil: 'Válida hasta',
  licenceValidUntilDescription: 'El último día en que es válida.',
  licenceCheckedOn: 'Última comprobación',
  licenceCheckedOnDescription: 'El día en que uno de nosotros la consultó en el registro.',
  dayNotYet: 'Este día aún no ha llegado.',
  fleet: 'Flota',
  vesselTypes: 'Tipos de buques',
  flags: 'Banderas',
  companyTexts: 'Textos',
  companyAbout: 'Sobre la empresa',
  companyAboutDescription: 'En el idioma que estás editando. Puede quedar vacío.',
  companyWarning: 'Tenga en cuenta',
  companyWarningDescription:
    'Lo que los lectores deben saber antes, en el idioma que está editando. Aparece en la página de la agencia y de cada una de sus vacantes. De quien se advierte, en las advertencias.',
  companyInUse:
    'Esta empresa tiene vacantes ({{count}}), por eso no se ha eliminado. Elimínalas primero o asígnalas a otra empresa.',
  companyInTrash: 'Esta empresa está en la papelera. Restáurala primero o elige otra.',
  companyGone: 'Esta empresa ya no existe. Elige otra.',

  warningsOne: 'Advertencia',
  warningsMany: 'Advertencias',
  warningsDescription:
    'De quién advertimos a los marinos: una lista pública, publicada en todos los idiomas a la vez. Una agencia bajo advertencia lo dice en cada una de sus páginas, no recibe respuestas ni envíos, y no se muestran sus contactos.',
  warningCompanyDescription:
    'Si es una agencia del sitio. Quien solo se hace pasar por ella es otro.',
  warningNameDescription: 'Cómo se llaman a sí mismos. Si se deja vacío: el nombre de la agencia.',
  warningNameMissing: 'Escriba un nombre o elija una agencia.',
  warningTraces: 'Desde dónde escriben',
  warningTrace: 'Nombre, dirección o número',
  warningTracesDescription:
    'Otros nombres, dominios, correos electrónicos y teléfonos. Los lectores los buscan en la lista.',
  warningTraceName: 'Otro nombre',
  warningTraceDomain: 'Dominio',
  warningDomainWrong: 'Escriba un dominio, por ejemplo crewing.example.',
  warningEmailWrong: 'Escriba un correo electrónico, por ejemplo jobs@crewing.example.',
  warningKind: 'Clase',
  warningKindFee: 'Pide dinero a los marinos',
  warningKindImpersonation: 'Se hace pasar por otra empresa',
  warningKindUnlicensed: 'Trabaja sin licencia',
  warningKindUnpaid: 'No paga los salarios',
  warningKindOther: 'Otros motivos',
  warningSince: 'Desde',
  warningEndedOn: 'Terminó el',
  warningEndedOnDescription:
    'Si se deja vacío, está en vigor. Una advertencia terminada queda en la lista y lo dice.',
  warningUpsideDown: 'Es anterior al día en que empieza la advertencia.',
  warningText: 'Qué ocurrió',
  warningTextDescription:
    'En el idioma que está editando. Escriba lo que puede demostrar y quién se lo dijo; hasta que se traduzca, los demás lo leen en este idioma.',
  warningSources: 'Fuentes',
  warningSource: 'Fuente',
  warningSourceDescription: 'La dirección completa de una página pública: empieza por https://.',
  warningEditedBy: 'Guardado por',
  companyWarnings: 'Advertencias sobre esta agencia',
  companyWarningsDescription:
    'Mientras una de ellas esté publicada y no haya terminado, se advierte a los lectores en cada página de la agencia, y no se puede responder a nada suyo.',
  companyWarnedOf:
    'Hay una advertencia sobre esta agencia, por eso no se ha eliminado. Quítela antes de la advertencia, o elimine la advertencia.',

  vacanciesOne: 'Vacante',
  vacanciesMany: 'Vacantes',
  vacanciesDescription:
    'Trabajo en el mar. Una vacante se publica en todos los idiomas a la vez: cada idioma muestra sus datos con sus propias palabras.',
  rank: 'Cargo',
  vesselType: 'Tipo de buque',
  openUntil: 'Abierta hasta',
  openUntilDescription:
    'El último día en que se puede solicitar. Se cierra al final de ese día en la zona horaria de la empresa.',
  pay: 'Salario',
  payNegotiable: 'A convenir',
  payMin: 'Salario, o desde',
  payMax: 'Hasta',
  payAmountDescription: 'Por ejemplo, 9500 o 430,50.',
  payMaxDescription: 'Si queda vacío: un solo importe.',
  payCurrency: 'Moneda',
  payPeriod: 'Se paga por',
  payMonth: 'mes',
  payDay: 'día',
  payHour: 'hora',
  payWeek: 'semana',
  payYear: 'año',
  payMissing: 'Escribe lo que se paga o marca «A convenir».',
  payUpsideDown: 'Es menos que el importe con que empieza.',
  alsoRanks: 'También para estos puestos',
  alsoRanksDescription: 'Quien tenga uno de ellos también encuentra la vacante.',
  openUntilAssumed: 'Este día es supuesto',
  openUntilAssumedDescription:
    'El origen de la vacante no indicaba un último día. Otro día pone fin a la suposición.',
  vesselTypeAssumed: 'El tipo de buque es supuesto',
  payCurrencyAssumed: 'La moneda es supuesta',
  payPeriodAssumed: 'El período es supuesto',
  factAssumedDescription:
    'El origen de la vacante no lo decía con certeza, y se advierte a los lectores. Desmárquelo cuando lo sepa.',
  contract: 'Contrato',
  contractLeast: 'Como mínimo',
  contractMost: 'Como máximo',
  contractUnit: 'Se cuenta en',
  contractDays: 'días',
  contractWeeks: 'semanas',
  contractMonths: 'meses',
  contractPlusMinus: 'Meses de más o de menos',
  contractOff: 'Después en casa',
  contractOffDescription: 'En una rotación: cuánto tiempo en casa tras cada período a bordo.',
  contractApproximate: 'Aproximadamente',
  contractEndsUpsideDown: 'No puede ser menor que el mínimo.',
  contractOffAlone: 'Escriba también cuánto tiempo a bordo.',
  joining: 'Embarque',
  joiningFrom: 'Desde',
  joiningFromDescription: 'Si queda vacío: lo antes posible.',
  joiningUnsaid: 'No se indica el día',
  joiningTo: 'Hasta',
  joiningPort: 'Puerto',
  joiningUpsideDown: 'Es anterior al día en que empieza el embarque.',
  vessel: 'Buque',
  vesselName: 'Nombre del buque',
  vesselNameDescription: 'Puede quedar vacío.',
  vesselFlag: 'Bandera',
  vesselBuilt: 'Año de construcción',
  vesselDeadweight: 'Peso muerto (t)',
  vesselGrossTonnage: 'Arqueo bruto',
  vesselEngine: 'Motor principal',
  vesselPower: 'Potencia (kW)',
  vesselCrew: 'Tripulación (personas)',
  crewNationalities: 'Nacionalidades a bordo',
  requirements: 'Requisitos',
  englishLevel: 'Inglés',
  experience: 'Experiencia en el cargo (meses)',
  experienceDescription: 'La mínima que se pide. 0: no hace falta.',
  certificates: 'Certificados y documentos',
  citizenships: 'Nacionalidad preferida',
  citizenshipsDescription: 'Si queda vacío: cualquiera.',
  vacancyText: 'En palabras de la empresa',
  vacancyTextDescription:
    'En el idioma que estás editando. Puede quedar vacío: los lectores ven los datos en todos los idiomas.',
  contactPerson: 'Persona de contacto',

  wholeNumberWrong: 'Escribe un número entero de {{least}} a {{most}}.',
  yearImplausible: 'Este año no puede ser: debe estar entre {{least}} y {{most}}.',

  examplesShown:
    'Este sitio muestra ejemplos inventados. Empresas: {{companies}}, vacantes: {{vacancies}}. Elimínalos antes de que el sitio sea público.',
  examplesHidden:
    'Este sitio es público y su base de datos aún contiene ejemplos inventados. Empresas: {{companies}}, vacantes: {{vacancies}}. Los lectores no los ven; elimínalos.',
  examplesRemove: 'Eliminar los ejemplos',
  examplesRemoveAsk:
    'Se eliminarán definitivamente todas las empresas y vacantes inventadas. Lo que hayáis escrito vosotros se queda.',
  examplesRemoved: 'Ejemplos eliminados. Empresas: {{companies}}, vacantes: {{vacancies}}.',
  exampleCompany:
    'Esta empresa es un ejemplo inventado y desaparece al eliminar los ejemplos. Elige o crea una empresa propia.',
  exampleStays:
    'Esta vacante es un ejemplo inventado y se queda con su empresa inventada. Escribe una vacante nueva para esta empresa.',

  exampleNotCopied: 'Es un ejemplo inventado y no se copia. Crea uno propio.',
  openUntilPast:
    'Este día ya pasó y la vacante quedaría cerrada al momento. Elige un día posterior para publicarla.',
  companyNotPublished:
    'Esta empresa no está publicada y nadie vería la vacante. Publica primero la empresa o guarda la vacante como borrador.',
  licenceCheckedUnknown:
    'Escribe también el número de la licencia y quién la expidió: es lo que se comprobó.',
  joiningToAlone: 'Escribe también el día en que empieza el embarque.',
  joiningLongAgo:
    'El embarque fue hace más de {{days}} días. Escribe un día posterior para publicar la vacante.',
  payBoth: 'Deja vacíos los importes o desmarca «A convenir».',
  telegramHandleWrong:
    'Escribe un nombre de usuario de letras latinas, cifras y guiones bajos, o un número con el signo más y el código del país.',
  ratesLabel: 'Tipos de cambio',
  ratesDescription:
    'Cuando los lectores buscan un salario mínimo, los salarios en otras monedas se comparan con estos tipos. Sin ellos solo se comparan los salarios en la misma moneda.',
  ratesDay: 'Día de los tipos',
  ratesDayAhead: 'Ese día aún no ha llegado. Escribe el día en que se publicaron los tipos.',
  ratesSource: 'Dónde se publican',
  ratesSourceDescription: 'La dirección de la página, por ejemplo la del Banco Central Europeo.',
  ratesSourceWrong: 'Escribe la dirección completa de la página: empieza por https://.',
  ratesPerDollar: 'Un dólar estadounidense vale',
  ratesPerDollarDescription:
    'Escribe cuánto de cada moneda vale un dólar estadounidense. Deja vacío el campo si no se conoce el tipo: entonces el salario en esa moneda no se compara con ningún otro.',
  ratesRateWrong: 'Escribe un número de {{least}} a {{most}}.',
  ratesOld: 'Estos tipos son del {{day}}: tienen más de 31 días. Escribe otros más recientes.',
  closingProlong: 'Prolongar {{days}} días',
  closingClose: 'Cerrar ahora',
  closingProlongAsk:
    'Vacantes: {{count}}. Cada una sigue abierta {{days}} días más; una cerrada se abre de nuevo durante {{days}} días desde hoy.',
  closingCloseAsk:
    'Vacantes: {{count}}. Cada una sale enseguida de todas las listas y su página dice que está cerrada.',
  closingProlonged: 'Prolongadas: {{count}}',
  closingClosed: 'Cerradas: {{count}}',
  closingUnchanged: 'Ya cerradas antes: {{count}}',
  closingDraft: 'No está publicada o tiene cambios sin publicar. Ábrala y publíquela allí.',
  closingOfNothing: 'Esta vacante ya no existe.',
  deskClosing: 'Se cierran esta semana',
  deskClosingNone: 'Ninguna vacante se cierra en los próximos siete días.',
  deskClosingCount: 'Vacantes que se cierran en siete días: {{count}}',
  deskLicences: 'Licencias por comprobar',
  deskLicencesNone:
    'Todas las licencias se comprobaron en el último medio año y ninguna vence en un mes.',
  deskLicencesCount: 'Empresas: {{count}}',
  deskLicenceValid: 'comprobada',
  deskLicenceExpired: 'vencida',
  deskLicenceNever: 'sin comprobar',
  deskLicenceVacancies: 'vacantes abiertas: {{count}}',
  deskLicenceUntil: 'válida hasta el {{day}}',
  deskLicenceChecked: 'última comprobación: {{day}}',
  suspend: 'Suspender',
  liftSuspension: 'Levantar la suspensión',
  suspendedSince: 'Suspendido desde el {{day}}',
  suspendedAt: 'Suspendido el',
  suspensionDone:
    'Suspendido: se avisa a los lectores, no está en las listas y no se puede responder.',
  suspensionLifted: 'Se ha levantado la suspensión.',
  suspensionOfNothing: 'Aquí no hay nada que suspender: guárdelo antes.',

  flagsTitle: 'Revise esto antes de publicar',
  flagsUnknown:
    'Ahora mismo no se ha podido averiguar qué hay que revisar. Guarde otra vez para volver a intentarlo.',
  flagsOfMany:
    'No publicada, porque antes alguien debe revisar esto: {{flags}} Ábrala y publíquela allí.',
  flagWarned: 'Hay una advertencia en vigor sobre esto: {{trace}} ({{name}}).',
  flagFees:
    'El texto habla de dinero que hay que pagar: {{words}}. Un marino nunca paga por un empleo (MLC 2006, A1.4).',
  flagFreeMail:
    'En un servicio de correo gratuito: {{addresses}}. Las empresas suelen escribir desde un dominio propio.',
  flagLookAlike: '{{domain}} se parece a {{known}}, que es de {{company}}.',
  flagPayBelowMinimum:
    'El salario es inferior al mínimo de la OIT para marineros preferentes: {{dollars}} dólares de EE. UU. al mes desde {{since}} (MLC 2006, pauta B2.2.4).',
  flagPayLow:
    'El salario está muy por debajo de lo habitual para este cargo en tales buques: la mediana de {{count}} vacantes es de {{median}} al mes.',
  flagPayHigh:
    'El salario está muy por encima de lo habitual para este cargo en tales buques: la mediana de {{count}} vacantes es de {{median}} al mes.',
  flagSameText: '{{company}} tiene el mismo texto, en la vacante n.º {{vacancy}}.',
}
