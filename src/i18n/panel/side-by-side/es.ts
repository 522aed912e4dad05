import type { enSideBySide } from './en'

export const esSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'es',
  sourceText: 'Texto en {{language}}',
  sourceUnpublished:
    'El texto en {{language}} no está publicado, así que no hay nada con qué comparar.',
  sourceUnread: 'No se pudo leer el texto en {{language}}. Se intentará de nuevo al guardar.',
  draftIsRight:
    'Lo escrito aquí dice lo que dice ahora el texto de origen. Publíquelo y la traducción estará al día.',
  toTranslate: 'Aún sin traducir: {{count}}.',
  pieceMissing: 'aún sin traducir',
  pieceLeftOut: 'omitido en la traducción',
  pieceSame: 'igual que el original',
  pieceChanged: 'cambiado desde que se tradujo',
  pieceUnknown: 'no se sabe de qué se hizo la traducción',
  pieceGone: 'El original ya no dice esto',
  pieceOwn: 'Solo en la traducción',
  pieceGoTo: 'Ir a su traducción',
  wordsAdded: 'añadido:',
  wordsRemoved: 'quitado:',
  kindHeading: 'Título {{level}}',
  kindQuote: 'Cita',
  kindList: 'Lista',
  kindTable: 'Tabla',
  kindLine: 'Línea',
  takeOverStructure: 'Tomar la estructura del texto en {{language}}',
  structureTakenOver:
    'Los títulos, listas, enlaces e imágenes del original están en este borrador, sin sus palabras. Tradúzcalo aquí.',
  publishUntranslated: '¿Publicar aunque algo no esté traducido?',
  untranslatedSame: 'Dice palabra por palabra lo que el original: {{count}}',
  publishAnyway: 'Publicar de todos modos',
  backToText: 'Volver al texto',
  bulkUntranslated:
    'No publicado, porque no todo parece traducido (igual que el original: {{same}}, aún sin traducir: {{missing}}). Ábralo y publíquelo allí.',
  publishUncompared: '¿Publicar sin comparar?',
  publishUncomparedMeaning:
    'No se ha podido leer a tiempo el texto en {{language}}, así que no se sabe si aquí queda algo sin traducir. Compare otra vez o publíquelo tal como está.',
  publishCompareAgain: 'Comparar otra vez',
  pieceStillRight: 'Este pasaje sigue siendo correcto',
  pieceLeaveOut: 'Omitirlo a propósito',
  pieceStillRightSaid: 'Este pasaje cuenta como actualizado.',
  changedSinceShown:
    'El original ha cambiado después de que se le mostraran los cambios. Vuelva a mirarlos.',
  pieceStillRightOfWhat:
    'Este pasaje o su original ha cambiado entretanto, o ya está actualizado. Vuelva a mirarlo.',
  publishedChanged:
    'Publicado. Pasajes que han cambiado en el original y aquí no se han tocado: {{count}}. En ellos la traducción sigue desactualizada.',
  publishedChangedShow: 'Mostrarlos',
  structureUndo: 'Quitar de nuevo la estructura',
  structureRemoved: 'El cuerpo de este borrador vuelve a estar vacío.',
  structureFilled: 'Ya hay algo escrito, así que no se ha quitado nada.',
  linkToName: 'enlace por nombrar',
}
