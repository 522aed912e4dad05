/** A part of `../es.ts`. */
export const esTranslations = {
  translations: 'Traducciones',
  translationsMeaning:
    'Cada texto en cada idioma. Cada celda abre el texto en ese idioma. «Desactualizada» significa que el original cambió después de la traducción; «desconocido», que nadie sabe de qué texto se tradujo.',
  stateMissing: 'falta',
  stateDraft: 'borrador',
  stateScheduled: 'programada',
  stateLive: 'publicada',
  stateOutOfDate: 'desactualizada',
  stateUnpublished: 'retirada',
  stateUnknown: 'desconocido',
  translationsType: 'Tipo',
  translationsAllTypes: 'Todos los tipos',
  translationsGlobals: 'Textos del sitio',
  translationsState: 'Estado',
  translationsAllStates: 'Todos los estados',
  translationsLanguages: 'Idiomas',
  translationsOwnLanguages: 'Mis idiomas',
  translationsAllLanguages: 'Todos los idiomas',
  translationsAge: 'Desactualizada',
  translationsAnyAge: 'desde cualquier fecha',
  translationsOlder: 'desde hace más de {{days}} días',
  translationsShow: 'Mostrar',
  translationsFound: 'Documentos encontrados: {{count}}',
  translationsNone: 'Ningún texto está así.',
  translationsTotals: 'Totales por idioma',
  translationsDocument: 'Documento',
  translationsEarlier: 'Anteriores',
  translationsLater: 'Siguientes',
  translationsCell: '{{language}}: {{state}}',
  translationsDraftToo: '{{state}}, borrador más reciente',
  translationsSince: 'desactualizada desde el {{date}}',
  translationsPieces: 'partes por revisar: {{count}}',
  translationsAll: 'Todas las traducciones',
  stillRight: 'Sigue siendo correcta',
  stillRightMeaning:
    'La traducción dice lo que el original dice ahora: no se cambia nada y cuenta como actualizada.',
  stillRightAsk:
    'Los textos publicados de «{{title}}» en {{languages}} dicen lo que la fuente dice ahora. No se cambia nada en ellos y cuentan como actualizados.',
  stillRightSaid: 'El texto en {{language}} cuenta como actualizado.',
  stillRightOfWhat:
    'No hay un texto publicado en este idioma, o en el idioma original, con el que comparar.',
  stillRightConfirmed: 'Sigue siendo correcta, según {{name}}, el {{date}}',
  outOfDateHere:
    'El original ha cambiado después de esta traducción. Partes por revisar: {{count}}.',
  unknownHere:
    'Nadie sabe de qué texto original se hizo esta traducción. Compárelos y diga si sigue siendo correcta.',
}
