import { esAccounts } from './accounts/es'
import { esAlerts } from './alerts/es'
import { esAudit } from './audit/es'
import { esCare } from './care/es'
import { esDiagrams } from './diagrams/es'
import { esFeeds } from './feeds/es'
import { esGuides } from './guides/es'
import { esHelplines } from './helplines/es'
import { esHistory } from './history/es'
import { esImports } from './imports/es'
import { esIndexNow } from './index-now/es'
import { esJobs } from './jobs/es'
import { esLinks } from './links/es'
import { esKept } from './kept/es'
import { esLocks } from './locks/es'
import { esLists } from './lists/es'
import { esMail } from './mail/es'
import { esMailings } from './mailing/es'
import { esOverviews } from './overviews/es'
import { esPlannedPrices } from './planned-prices/es'
import { esPortals } from './portals/es'
import { esRequests } from './requests/es'
import { esSeamen } from './seamen/es'
import { esSecondFactor } from './second-factor/es'
import { esSideBySide } from './side-by-side/es'
import { esTranslations } from './translations/es'
import { esVacancyAlerts } from './vacancy-alerts/es'
import type { PanelTexts } from './panel-texts'

export const es: PanelTexts = {
  ...esAccounts,
  ...esAlerts,
  ...esAudit,
  ...esCare,
  ...esDiagrams,
  ...esFeeds,
  ...esGuides,
  ...esHelplines,
  ...esHistory,
  ...esImports,
  ...esIndexNow,
  ...esJobs,
  ...esLinks,
  ...esKept,
  ...esLocks,
  ...esLists,
  ...esMail,
  ...esMailings,
  ...esOverviews,
  ...esPlannedPrices,
  ...esPortals,
  ...esRequests,
  ...esSeamen,
  ...esSecondFactor,
  ...esSideBySide,
  ...esTranslations,
  ...esVacancyAlerts,
  oneLanguageAtATime: 'Escribe y publica en un solo idioma cada vez: indícalo en «locale».',
  requestUnreadable: 'No se puede leer la solicitud: revisa su dirección y su contenido.',
  siteBusy: 'El sitio está saturado y no se ha guardado nada. Vuelve a intentarlo en un momento.',
  diskFull:
    'El disco del sitio está lleno y no se ha guardado nada. Avisa a quien administra el servidor; lo que has escrito podrá guardarse cuando haya espacio.',
  requestTooLarge:
    'Esto supera lo que el sitio acepta de una vez (1 MB). Reparte el texto en varias páginas.',
  signInBusy:
    'Demasiadas personas están iniciando sesión ahora mismo. Espera unos segundos e inténtalo de nuevo.',
  tooManyTries: 'Demasiados intentos desde aquí. Vuelve a intentarlo en {{minutes}} min.',
  signInElsewhere:
    'En este panel solo se inicia sesión en {{address}}, porque es la dirección que tiene el sitio. Ábrelo allí.',
  signInRefused:
    'La dirección de correo o la contraseña no son correctas. Tras cinco contraseñas erróneas no se acepta ninguna durante diez minutos, salvo en los dispositivos donde ya iniciaste sesión.',
  lockedBySomeoneElse:
    'Otra persona está editando esto ahora, así que tu cambio no se ha guardado. Espera a que termine o toma el control en el panel.',
  lockNotYours:
    'Solo puedes tomar el control de la edición para ti, de un documento a la vez y donde tengas permiso para escribir.',
  fieldOutOfReach: 'No puedes buscar ni ordenar por este campo, o no existe.',
  lastAdmin: 'Debe haber al menos un administrador. Nombra primero administrador a otra persona.',
  passwordTooShort: 'Elige una contraseña de al menos {{least}} caracteres.',
  passwordTooLong: 'Esta contraseña es demasiado larga: usa como máximo {{most}} caracteres.',
  kindText: 'Aquí solo se puede guardar texto.',
  kindNumber: 'Aquí solo se puede guardar un número.',
  kindDate: 'Aquí solo se puede guardar una fecha.',
  kindCheckbox: 'Aquí solo se puede guardar sí o no.',
  kindOption: 'Elige una de las opciones.',
  kindDocument: 'Aquí solo se puede guardar un enlace a un elemento existente.',
  kindRows: 'Aquí solo se puede guardar una lista de elementos.',
  kindOther: 'Este valor no se puede guardar aquí.',
  connectionLost:
    'Se ha perdido la conexión. Lo que has escrito sigue en esta ventana y se guardará cuando vuelva la conexión: no la cierres.',
  reloadLate:
    'El sitio aún no ha respondido y, hasta que lo haga, este texto solo se puede leer. Puedes esperar o recargar la página.',
  reloadPage: 'Recargar la página',
  leftUnsaved:
    'Lo último que has escrito en «{{title}}» ({{language}}) aún no se ha guardado: no se puede contactar con el servidor. Deja esta ventana abierta: se guardará cuando vuelva la conexión.',
  leftRefused: 'No se pudo guardar lo último que has escrito en «{{title}}» ({{language}}).',
  leftCopy: 'Copiar el texto',
  connectionBack: 'La conexión ha vuelto. Se está guardando lo que has escrito.',
  bulkTooMany: 'Elige como máximo {{most}} a la vez.',
  bulkBroke:
    'Un fallo del sitio lo impidió. Inténtalo de nuevo; si se repite, avisa a quien gestiona el sitio.',
  moreIsWrong: 'Y {{count}} más.',
  pageBelowItself: 'Una página no puede estar debajo de sí misma. Elige otra página superior.',
  parentWithoutAddress:
    'La página superior todavía no tiene dirección en {{language}}. Publica primero esa página, en este idioma o en el idioma de origen.',
  pagesBelow: 'Por debajo hay: {{pages}}. Muévalos o elimínelos primero.',
  titleMakesNoAddress:
    'Con este título no se puede formar una dirección: no tiene letras. Escribe un slug.',
  addressTaken:
    'La dirección {{address}} ya está ocupada en {{language}} por «{{title}}». Elige otro slug.',
  addressRedirected:
    'La dirección {{address}} lleva a otro sitio en {{language}}: hay una redirección desde ella. Elimina esa redirección o elige otro slug.',
  addressReserved:
    'La dirección {{address}} empieza por una palabra reservada para el sitio. Elige otro slug.',
  slugLength: 'Escribe como máximo {{most}} caracteres.',
  slugCharacters:
    'Usa solo minúsculas y cifras de cualquier escritura, unidas por guiones simples: sin espacios, mayúsculas, puntos ni barras.',
  slugReserved: 'Esta palabra está reservada para el sitio. Elige otra.',
  textTooLong: 'Escribe como máximo {{most}} caracteres.',
  bodyTooLong:
    'Este texto es demasiado largo: {{size}} MB, y el máximo es {{most}} MB. Divídelo en varias páginas.',
  addressMalformed: 'Esta dirección no es válida: revisa los caracteres que siguen a cada %.',
  redirectFromHome: 'La página de inicio no se puede redirigir.',
  redirectOtherLanguage:
    'Esta dirección está en {{choice}}: elige ese idioma arriba o escribe solo la ruta.',
  redirectReserved: 'Las direcciones que empiezan por esta palabra están reservadas para el sitio.',
  redirectNowhere: 'Escribe adónde lleva.',
  redirectQuery: 'Escribe la dirección sin ? ni # ni lo que sigue.',
  redirectExternal:
    'Esto lleva a otro sitio. Si es lo que quieres, marca «Puede llevar a otro sitio».',
  redirectUnsafe:
    'Escribe una ruta que empiece por una sola barra, o una dirección completa que empiece por https://.',
  redirectTaken: 'Ya hay una redirección desde esta dirección: modifícala.',
  redirectFromPage:
    'Hay una página en {{address}} en {{language}}. Cámbiale el nombre o despublícala primero.',
  redirectCircle: 'Esto vuelve a su punto de partida: los lectores darían vueltas en círculo.',
  redirectToNothing:
    'No hay ninguna página en {{address}}. Publícala primero o escribe otra dirección.',
  redirectWithoutPage: 'Elige la página a la que lleva.',
  redirectPageHidden: 'Esta página no está publicada en {{language}}. Publícala primero.',
  redirectPageHiddenInBoth:
    'Esta página no está publicada en {{language}} ni en {{source}}. Publícala primero.',
  linkUnsafe:
    'Escribe una dirección completa (https://…, mailto:, tel:) o una ruta que empiece por una sola barra.',
  scheduleDone: 'Esta programación ya se ha ejecutado. Crea una nueva.',
  schedulePast: 'Esta hora ya ha pasado. Elige una posterior.',
  scheduleOfNothing: 'Esta página ya no existe. Elige otra.',
  scheduleUnwritten:
    'Todavía no hay nada escrito en {{language}}. Escríbelo primero y prográmalo después.',
  scheduleByNobody: 'Quien programó esto ya no tiene cuenta. Prográmalo de nuevo.',
  scheduleDeleted: '«{{title}}» se eliminó definitivamente antes de la hora prevista.',
  scheduleGone: 'A la hora prevista, la página estaba eliminada o en la papelera.',
  scheduleBroke:
    'Un fallo del sitio lo impidió muchas veces seguidas. Avisa a quien gestiona el sitio y vuelve a programarlo.',
  deskRunnerSilent:
    'No se ha ejecutado ninguna programación desde {{time}}: están en espera. Avisa a quien gestiona el sitio.',
  deskRunnerNever:
    'Las programaciones no se están ejecutando: están en espera. Avisa a quien gestiona el sitio.',
  restoreOneLanguage:
    'Una versión se restaura en un solo idioma cada vez, desde el historial de la página.',
  historyVersionGone: 'Esta versión ya no existe. Recarga la página.',
  translatorWithoutLanguage: 'Elige al menos un idioma para este traductor.',
  callToActionNowhere: 'Elige una página o un documento, o escribe una dirección.',
  videoUnknown: 'Esta no es la dirección de un vídeo de YouTube o Vimeo.',
  contactPhoneWrong:
    'Escribe el número con el signo más y el prefijo del país, por ejemplo +380 44 000 0000.',
  contactBookingWrong:
    'Escribe la dirección completa de la página de reservas: empieza por https://.',
  amountWrong: 'Escribe un número entero de céntimos o kopiykas, de 0 a {{most}}.',
  amountUnreadable:
    'Escribe un precio como 19,99, de {{least}} a {{most}}. Separa los millares solo con espacios.',
  mailingPromoNotLess:
    'El precio de un primer envío masivo debe ser menor que el precio en la misma moneda.',
  mailingKeyTaken: 'Dos envíos masivos tienen la clave «{{key}}». Pon otra a uno de ellos.',
  mailingIncludedWrong: 'Escribe como máximo ocho líneas, de hasta 120 caracteres cada una.',
  altMissing:
    'Escribe lo que muestra la imagen, en {{language}}: es lo que leen quienes no pueden verla.',
  altEmptied:
    'Puede que haya páginas con esta imagen: cambia su texto alternativo, pero no lo dejes vacío.',
  pictureWithoutAlt:
    'La imagen «{{file}}» no tiene texto alternativo en {{language}}. Ábrela en «Imágenes y archivos», elige {{choice}} arriba a la derecha, escribe lo que muestra y publica de nuevo.',
  pictureIsNone: '«{{file}}» no es una imagen. Elige una imagen y publica de nuevo.',
  downloadIsNone: '«{{file}}» no es un PDF. Elige un archivo PDF y publica de nuevo.',
  pictureGone: 'Esta imagen ya no existe. Elige otra o deja este campo vacío, y publica de nuevo.',
  blockFileGone:
    '«{{block}}» del texto ya no tiene archivo: se eliminó. Elige otro allí o quita el bloque, y publica de nuevo.',
  fileInUse:
    '«{{file}}» está en uso y no se ha eliminado: {{uses}}. Muestra antes otra cosa allí, o abre el archivo y sustitúyelo.',
  useNamed: '«{{title}}» ({{where}})',
  useLive: 'publicado',
  useDraft: 'borrador',
  useTrash: 'en la papelera',
  usesMore: '{{count}} más',
  fileMissing: 'Elige un archivo: una imagen JPEG, PNG, WebP o AVIF, o un PDF.',
  fileEmpty: 'Este archivo está vacío. Elige otro.',
  fileOfNoKnownType:
    'El sitio no puede mostrar este archivo. Guárdalo como JPEG, PNG, WebP o AVIF, o sube un PDF. No se aceptan SVG ni GIF, se llame como se llame el archivo.',
  fileTooLarge:
    'Este archivo supera los 10 MB. Reduce la imagen (2000 píxeles de ancho son más que suficientes) o comprime el PDF y súbelo de nuevo.',
  fileBroken:
    'Este archivo está dañado o se cortó por el camino. Ábrelo en tu dispositivo; si se abre, guárdalo de nuevo y sube esa copia.',
  filePixels:
    'Esta imagen tiene más de {{most}} millones de píxeles. Redúcela (2000 píxeles de ancho son más que suficientes) y súbela de nuevo.',
  pictureTooLong:
    'Esta imagen es más de {{most}} veces más larga que ancha. Recórtala en tu dispositivo y súbela de nuevo.',
  fileTooLong:
    'Una imagen, o la parte que se recorta de ella, puede ser como máximo {{most}} veces más larga que ancha. Elige una parte cuyos lados difieran menos.',
  fileTooHeavy:
    'El sitio no puede leer esta imagen con la memoria y el tiempo de que dispone. Guárdala de nuevo como JPEG, con 2000 píxeles de ancho, y súbela.',
  picturesBusy: 'Se están subiendo muchas imágenes. Espera unos segundos e inténtalo de nuevo.',
  fileMoves: 'Esta imagen se mueve. Guarda una sola imagen fija y súbela.',
  fileSharedByLanguages:
    '«{{field}}» es igual en todos los idiomas y solo lo cambian los editores. No se ha guardado nada.',
  nothingToChange: 'No se cambió nada: lo seleccionado ya está así.',
  fileForOne: 'Sustituye un solo archivo cada vez.',
  pictureEditsWrong:
    'Este recorte o punto focal no cabe en la imagen. Abre la edición de la imagen, elige la parte de nuevo y guarda.',
  fileOfOtherKind:
    'Una imagen solo se puede sustituir por una imagen, y un PDF por un PDF. Sube este como archivo nuevo.',
  redirectExternalLabel: 'Puede llevar a otro sitio',
  mediaMany: 'Imágenes y archivos',
  groupContent: 'Contenido',
  groupSite: 'Sitio',
  groupAdministration: 'Administración',
  language: 'Idioma',
  languages: 'Idiomas',
  pagesOne: 'Página',
  pagesMany: 'Páginas',
  pagesDescription: 'Páginas del sitio. Cada idioma se escribe y se publica por separado.',
  pagesHomeDescription:
    'Esta es la página de inicio: su dirección es la del sitio. Solo puede haber una.',
  docsOne: 'Documento',
  docsMany: 'Documentación',
  docsDescription:
    'La documentación: secciones y, debajo, documentos. Cada idioma se escribe y se publica por separado.',
  docsHomeDescription:
    'Esta es la vista general de la documentación: su dirección es /docs. Solo puede haber una.',
  titleLabel: 'Título',
  titleDescription: 'El encabezado, en el idioma que estás editando.',
  excerptLabel: 'Resumen',
  excerptDescription:
    'Una o dos frases debajo del título, en las tarjetas y para los buscadores. Como máximo 300 caracteres.',
  bodyLabel: 'Texto',
  slugLabel: 'Slug',
  slugDescription:
    'La última parte de la dirección en este idioma, en cualquier escritura. Si se deja vacío: el del idioma de origen, o uno formado con el título. Para los lectores cambia al publicar; entonces la dirección antigua lleva aquí.',
  parentLabel: 'Página superior',
  parentDescription:
    'Lo que está por encima en el árbol; forma parte de la dirección. Una vez publicado, se mueve en el árbol.',
  positionLabel: 'Posición',
  positionDescription:
    'Orden entre las páginas vecinas, de menor a mayor. El mismo en todos los idiomas.',
  isHomeLabel: 'Página de inicio',
  sidebarLabel: 'Etiqueta en la lista',
  sidebarLabelDescription:
    'Un nombre más corto para la lista junto a los documentos. Si se deja vacío: el título.',
  seoTitle: 'Título',
  seoDescription: 'Descripción',
  seoImage: 'Imagen',
  seoImageDescription:
    'Se muestra donde alguien enlaza a esta página. Si se deja vacío: la imagen del idioma.',
  seoPreview: 'Vista previa',
  redirectsOne: 'Redirección',
  redirectsMany: 'Redirecciones',
  redirectsDescription:
    'Direcciones que llevan a otra de forma permanente. Una página que cambia de nombre o de lugar no las necesita: sus direcciones antiguas llevan a ella por sí solas.',
  redirectLanguageDescription: 'Solo se aplica en este idioma.',
  redirectFrom: 'Desde',
  redirectFromDescription:
    'La dirección después del nombre del sitio, por ejemplo /old-page. También puedes pegar una dirección completa.',
  redirectTo: 'Hacia',
  redirectKind: 'Tipo',
  redirectToPage: 'Una página de este sitio',
  redirectToAddress: 'Una dirección',
  redirectPage: 'Página',
  redirectPageDescription: 'La redirección sigue a la página adondequiera que se mueva.',
  redirectAddress: 'Dirección',
  redirectAddressDescription:
    'Una ruta como /uk/about, o la dirección completa de otro sitio. Sin idioma, se queda en el idioma de la redirección.',
  staffOne: 'Miembro del equipo',
  staffMany: 'Equipo',
  staffDescription:
    'Las personas que escriben y publican; los lectores no necesitan cuenta. Quien reciba aquí una cuenta recibirá un correo con un enlace para elegir contraseña.',
  staffDescriptionWithoutMail:
    'Las personas que escriben y publican; los lectores no necesitan cuenta. Desde aquí todavía no se envían correos: da tú la contraseña a quien le crees una cuenta. La invitación solo se escribe en la carpeta outbox del servidor.',
  passwordByAdmin:
    'Desde aquí todavía no se envían correos. Dirígete a un administrador: abrirá tu cuenta en «Equipo» y cambiará la contraseña.',
  passwordOfLoneAdmin:
    'Si eres el único administrador, quien gestiona el servidor puede devolverte el acceso: {{command}} muestra un enlace para establecer una contraseña nueva.',
  staffName: 'Nombre',
  staffRole: 'Rol',
  roleAdmin: 'Administrador: puede hacerlo todo',
  roleEditor: 'Editor: escribe y publica en todos los idiomas',
  roleTranslator: 'Traductor: escribe y publica en algunos idiomas',
  languagesOfTranslator: 'Lo que este traductor puede escribir y publicar, y nada más.',
  schedule: 'Programación',
  schedules: 'Programaciones',
  schedulesDescription:
    'Lo que se publicará o despublicará más adelante, un idioma cada vez. Lo que debía ocurrir mientras el sitio estaba parado se hace cuando vuelve a arrancar.',
  scheduleDocument: 'Página o documento',
  scheduleAction: 'Acción',
  schedulePublish: 'Publicar',
  scheduleUnpublish: 'Despublicar',
  scheduleAt: 'Cuándo',
  scheduleAtDescription: 'En la zona horaria de tu dispositivo.',
  scheduleBy: 'Programado por',
  scheduleDoneAt: 'Hecho',
  scheduleProblem: 'Por qué no se pudo hacer',
  scheduleDocumentDeleted: 'una página eliminada',
  deskMyDrafts: 'Mis borradores',
  deskNoDrafts: 'Todo lo que has escrito está publicado.',
  deskEmpty: 'Documentos en los que nunca se ha escrito nada: {{count}}',
  deskEmptyRemove: 'Eliminarlos',
  deskEmptyRemoved: 'Documentos vacíos eliminados: {{count}}',
  deskScheduled: 'Programado',
  deskNothingScheduled: 'No hay nada programado. Puedes programar junto a cada página.',
  deskProblems: 'No se pudo hacer',
  deskRunnerWell: 'Las programaciones se ejecutan a tiempo (última comprobación: {{time}}).',
  deskLately: 'Publicado recientemente',
  deskNothingPublished: 'Todavía no hay nada publicado.',
  deskDrafts: 'Con cambios sin publicar',
  deskLinksWell: 'Todos los enlaces llevan a alguna parte.',
  deskLinksDead: 'Enlaces que no llevan a ninguna parte: {{count}}',
  report: 'Enlaces y archivos',
  reportDead: 'Enlaces que no llevan a ninguna parte',
  reportDeadMeaning:
    'Su destino no está publicado ni en este idioma ni en el de origen. Los lectores ven texto normal o una página de error.',
  reportForeign: 'Enlaces que llevan a otro idioma',
  reportForeignMeaning:
    'Su destino no está traducido. Los lectores lo reciben en el idioma de origen y se les avisa de ello.',
  reportNone: 'Ninguno.',
  reportPage: 'Página',
  reportTarget: 'Lleva a',
  history: 'Historial',
  historyWhen: 'Cuándo',
  historyWho: 'Quién',
  historyNobody: 'El propio sitio',
  historyFormer: 'Un antiguo compañero',
  historyStatus: 'Estado en {{language}}',
  historyPublished: 'Publicado',
  statusMissing: 'Falta',
  historyDraft: 'Borrador',
  historyCompare: 'Comparar',
  historyRestore: 'Restaurar en {{language}}',
  bulkPublishAsk:
    'Seleccionados: {{count}}. Sus borradores se publican en {{language}}. Los demás idiomas quedan como están.',
  bulkUnpublishAsk:
    'Seleccionados: {{count}}. Los lectores ya no los encuentran en {{language}}. Los borradores y los demás idiomas quedan como están.',
  bulkPublished: 'Publicados en {{language}}: {{count}}',
  bulkUnpublished: 'Despublicados en {{language}}: {{count}}',
  bulkPublishedBefore: 'Ya publicados, sin cambios desde entonces: {{count}}',
  bulkUnpublishedBefore: 'No estaban publicados en {{language}}: {{count}}',
  bulkRefused: 'No se pudo hacer: {{count}}',
  historyRestored:
    'Restaurado en {{language}}, como borrador. Nada cambia para los lectores hasta que lo publiques.',
  historyNone: 'Todavía no se ha guardado nada.',
  historyOlder: 'Más antiguos',
  historyNewer: 'Más recientes',
  blockTitle: 'Título',
  blockText: 'Texto',
  blockCallout: 'Recuadro',
  calloutKind: 'Tipo',
  calloutNote: 'Nota',
  calloutTip: 'Consejo',
  calloutWarning: 'Advertencia',
  calloutDanger: 'Peligro',
  calloutTitleDescription: 'Si se deja vacío: su tipo, por ejemplo «Advertencia».',
  blockPicture: 'Imagen',
  pictureCaption: 'Pie de imagen',
  pictureCaptionDescription: 'Si se deja vacío: el pie de la propia imagen.',
  blockCallToAction: 'Llamada a la acción',
  callToActionLabel: 'Texto del botón',
  callToActionDocument: 'Página o documento',
  callToActionAddress: 'O una dirección',
  callToActionAddressDescription: 'Solo se usa si no se ha elegido ninguna página ni documento.',
  blockQuestions: 'Preguntas y respuestas',
  questionsQuestion: 'Pregunta',
  questionsAnswer: 'Respuesta',
  blockSteps: 'Pasos',
  stepsStep: 'Paso',
  blockDownload: 'Archivo para descargar',
  downloadFile: 'Archivo (PDF)',
  downloadTitleDescription: 'Qué es el archivo. Si se deja vacío: su nombre.',
  blockVideo: 'Vídeo',
  videoAddress: 'Dirección del vídeo',
  videoAddressDescription:
    'En YouTube o Vimeo. Los lectores ven un enlace; no se carga nada del otro sitio hasta que lo pulsan.',
  videoTitleDescription: 'Qué muestra el vídeo. Es el enlace que pulsan los lectores.',
  blockChildPages: 'Páginas debajo de esta',
  blockContactCard: 'Tarjeta de contacto',
  tableRows: 'Filas',
  tableColumns: 'Columnas',
  mediaOne: 'Imagen o archivo',
  mediaDescription:
    'Imágenes para las páginas y archivos PDF para descargar. Son públicos en cuanto se suben.',
  usedIn: 'Se usa en',
  usedNowhere: 'Ninguna página ni documento muestra este archivo.',
  altLabel: 'Texto alternativo',
  altDescription:
    'Lo que muestra la imagen, para quienes no pueden verla, en este idioma. Sin él no se puede publicar una página con esta imagen.',
  captionLabel: 'Pie de imagen',
  captionDescription: 'Aparece debajo de la imagen, en este idioma. Puede quedar vacío.',
  creditLabel: 'Crédito',
  creditDescription: 'Quién hizo la imagen y en qué condiciones. Igual en todos los idiomas.',
  siteLabel: 'Nombre y descripción',
  siteDescription:
    'Lo que el sitio dice de sí mismo, en cada idioma. Si se deja vacío: el texto del idioma de origen.',
  siteNameLabel: 'Nombre',
  siteNameDescription: 'En el encabezado, en el pie y después del título de cada página.',
  siteTextLabel: 'Descripción',
  siteTextDescription:
    'Una frase: en el pie, y para los buscadores si una página no tiene descripción propia.',
  contactLabel: 'Perfil de contacto',
  contactDescription:
    'A quién pueden escribir, llamar y ver los lectores: al pie de cada página. Lo que está vacío no se muestra.',
  contactNameLabel: 'Nombre',
  contactNameDescription: 'Tal como se escribe en todos los idiomas.',
  contactEmailLabel: 'Correo electrónico',
  contactPhoneLabel: 'Teléfono',
  contactPhoneDescription: 'Con el prefijo del país, por ejemplo +380 44 000 0000.',
  contactBookingLabel: 'Página de reservas',
  contactBookingDescription:
    'Donde los lectores eligen hora para una reunión de 15 minutos: la dirección de otro sitio, por ejemplo https://…',
  contactMeetingsLabel: 'Disponible para reuniones',
  contactMeetingsDescription:
    'Si no se marca, no se enlaza la página de reservas y se avisa a los lectores de que por ahora no hay reuniones.',
  priceListLabel: 'Precios de los envíos masivos',
  priceListDescription:
    'Lo que cuesta un envío masivo. Lo muestran todas las páginas con el bloque «Precios de los envíos masivos». Si el sitio toma los precios de un servicio de precios, ese servicio determina qué envíos hay y cuánto cuestan; el nombre y los textos los toman de aquí, del envío con la misma clave.',
  mailingOne: 'Envío masivo',
  mailingMany: 'Envíos masivos',
  mailingKey: 'Clave',
  mailingKeyDescription: 'Cómo lo llaman los programas y el servicio de precios.',
  mailingActive: 'Activo',
  mailingActiveDescription: 'Los lectores lo ven.',
  mailingName: 'Nombre',
  mailingText: 'Descripción',
  mailingIncluded: 'Qué incluye',
  mailingIncludedDescription: 'Una cosa por línea, ocho como máximo.',
  mailingPrice: 'Precio',
  mailingPriceDescription:
    'Por ejemplo, 19,99. Si se deja vacío en una moneda: los lectores que la eligieron ven otra. Si se deja vacío en todas: «Precio a consultar».',
  mailingPromo: 'Precio de un primer envío masivo',
  mailingPromoDescription: 'Menor que el precio en la misma moneda. Si se deja vacío: no lo hay.',
  applicationPrice: 'Precio del formulario de solicitud',
  applicationPriceDescription:
    'Por rellenarlo. Si se deja vacío en todas las monedas: no se ofrece.',
  blockMailingPrices: 'Precios de los envíos masivos',
  blockRetentionPeriods: 'Plazos de conservación de los datos',
  blockDataRequest: 'Cómo preguntar por los propios datos',
  navigationTitle: 'Encabezado y pie',
  navigationDescription:
    'A qué páginas y documentos enlazan el encabezado y el pie, en este orden. Lo que no está publicado se omite.',
  navigationHeader: 'Encabezado',
  navigationFooter: 'Pie',
  navigationHelp: 'En apuros ahora',
  navigationHelpDescription:
    'La página que la portada muestra primero a quien está en apuros: a quién llamar o escribir.',
  navigationLink: 'Enlace',
  navigationLinks: 'Enlaces',
  navigationDocument: 'Página o documento',
  navigationLabel: 'Etiqueta',
  navigationLabelDescription:
    'En este idioma. Si se deja vacío: la etiqueta del idioma de origen o, si no, el título de la página.',
  reportUnused: 'Archivos sin usar',
  reportUnusedMeaning:
    'No los muestra ninguna página, borrador ni versión anterior. Elimina lo que nadie vaya a necesitar.',
  alreadyWritten: 'Ya hay un texto en este idioma, así que no se ha copiado nada encima.',
  deskLinksSoFar:
    'Enlaces que no llevan a ninguna parte en los {{read}} textos más recientes: {{count}}. El informe los lee todos.',
  deskUnfilled:
    'Los lectores ven lugares que solo puede rellenar quien gestiona el sitio, escritos como [OPERATOR: …]. Están en:',
  reportPart: 'Textos leídos para esta página del informe: {{read}}, primero los más recientes.',
  reportOn: 'Seguir leyendo',
  historyUnwritten:
    'En esta versión aún no había nada escrito en {{language}}. Elige una posterior.',
  bodyIncomplete:
    'Algo en el texto está incompleto o es incorrecto. Abre el bloque o enlace señalado y corrígelo: {{detail}}',
  viewLive: 'Ver publicado',
}
