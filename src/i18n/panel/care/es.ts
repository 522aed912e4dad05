import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../es.ts`. */
export const esCare: CareTexts = {
  consequencesUnknown:
    'Aún no se ha cambiado nada. Direcciones que responderían de otro modo: {{addresses}}; lugares donde se usa: {{uses}}. Se hará cuando se confirme.',
  consequencesTrash: '¿Mover a la papelera?',
  consequencesDelete: '¿Eliminar definitivamente?',
  consequencesUnpublish: '¿Retirar de la publicación?',
  consequencesMove: '¿Publicar en otra dirección?',
  consequencesTrashUntil:
    'Hasta el {{date}} es posible restaurar, direcciones incluidas. Después, la eliminación es definitiva.',
  consequencesForGood: 'Esto no se puede deshacer.',
  consequencesAddresses: 'Qué ocurre con las direcciones',
  consequencesBelow: 'por debajo',
  consequencesEveryLanguage: 'todos los idiomas',
  answerGone: 'retirada (410)',
  answerMoved: 'lleva a {{address}} (308)',
  answerUntranslated: 'muestra el texto en {{language}}',
  answerTaken: 'muestra otra página',
  answerUnknown: 'no encontrada (404)',
  consequencesMoveFollows:
    'Los enlaces y los menús siguen por sí solos, y también quien llega a una dirección anterior.',
  consequencesUses: 'Dónde se usa',
  consequencesMore: 'Y {{count}} más.',
  usesAfterTexts: 'En los textos, los enlaces que llevan aquí pasan a ser simples palabras.',
  usesAfterMenus: 'Los menús omiten las entradas que llevan aquí.',
  usesAfterRedirects: 'Las redirecciones hacia aquí no llevan a ninguna parte.',
  usesAfterSchedules: 'Lo programado aquí no se ejecutará.',
  usesAfterBelow: 'Lo que está por debajo conserva sus direcciones.',
  usesAfterDrafts: 'Los borradores donde esto aparece solo se podrán publicar con otro archivo.',
  consequencesLeave: 'Dejarlo como está',
  consequencesDoTrash: 'Mover a la papelera',
  consequencesDoDelete: 'Eliminar definitivamente',
  consequencesDoUnpublish: 'Retirar de la publicación',
  consequencesDoMove: 'Publicar en la nueva dirección',
  consequencesNothingDone: 'No se ha cambiado nada.',
  trashedUntil:
    'En la papelera. Se elimina definitivamente el {{date}}; hasta entonces se puede restaurar con sus direcciones.',
  trashedColumn: 'Tirado',
  trashedCellUntil: 'se conserva hasta el {{date}}',
  trashListNote:
    'Lo que hay aquí se elimina definitivamente {{days}} días después de tirarlo. Hasta entonces se puede restaurar, con sus direcciones.',
  trashRestoreAboveFirst:
    '«{{title}}» está por encima y se encuentra en la papelera: restáurelo primero.',
  trashAlone: 'Muévalo a la papelera sin ningún otro cambio: guarde antes lo que ha escrito.',
  fileBlocked:
    'El sitio ha vuelto a examinar este archivo y no lo entrega a los lectores: {{problem}} Suba otro en su lugar.',
  trashRestoreAsDraft: 'Como borrador: todavía no para los lectores',
  trashRestoreHow: 'En qué estado',
  consequencesKept: 'Lo que se queda, porque hay otros por debajo',
  consequencesKeptBelow: 'por debajo: {{titles}}',
  consequencesNobody: 'Los lectores no pierden nada, y nada lleva hasta aquí.',
  consequencesInstead: 'Eliminar definitivamente…',
  trashRestoreAsItWas:
    'De nuevo en línea en las mismas direcciones, en los mismos idiomas que antes',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'Como borrador sí se puede restaurar; después, en su formulario, se le da otra dirección.',
  consequencesWaiting: 'Esperando al sitio…',
  consequencesUnanswered:
    'El sitio no ha respondido. Puede que el cambio se haya hecho de todos modos: recargue la página y compruébelo antes de volver a intentarlo.',
  consequencesRefused: 'No se ha podido hacer',
}
