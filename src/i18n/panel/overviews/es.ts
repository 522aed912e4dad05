import type { OverviewTexts } from './en'

/** A part of `../es.ts`. */
export const esOverviews: OverviewTexts = {
  deskShown: 'Se muestran {{shown}} de {{found}}.',
  deskShowAll: 'Mostrar los {{found}}',
  deskHealth: 'Estado del sitio',
  translationsToDo: 'con algo por hacer',
  totalsMeaning:
    'Cada documento ({{count}} en total) cuenta una vez en cada idioma, según el estado de su texto. Lo que ven los lectores cuenta como publicado o desactualizado aunque haya un borrador más reciente; cuántos son figura en la última columna.',
  totalsSum: 'Total',
  stillRightChoose:
    'Esto ha cambiado en el original desde que se tradujo «{{title}}». Marque los idiomas cuyo texto publicado sigue diciendo lo mismo: no se cambia nada en él y cuenta como actualizado.',
  stillRightDiffers:
    'No ha cambiado lo mismo para todos los idiomas, por eso ninguno está marcado: revise cada uno.',
  stillRightFormerUnknown: 'Lo que decía antes no se conserva.',
  stillRightMissing:
    'En este lugar las traducciones aún no dicen nada. En los idiomas que marque se omite a propósito.',
  stillRightTicked: 'Sigue siendo correcta: {{count}}',
  auditMoved: 'trasladado',
  auditTop: 'el nivel superior',
  auditKinds: 'Qué muestra la lista',
  auditKindChanges: 'Cambios',
  auditKindSignIns: 'Inicios de sesión',
  auditKindAll: 'Todo',
  deskClockAhead:
    'El reloj de esta máquina va {{count}} min por delante del de la base de datos. Ponga ambos en hora por la red; si no, las sesiones terminan antes de tiempo y el registro es incorrecto.',
  deskClockBehind:
    'El reloj de esta máquina va {{count}} min por detrás del de la base de datos. Ponga ambos en hora por la red; si no, las sesiones terminan tarde y el registro es incorrecto.',
  reportTime: 'Reloj y zonas horarias',
  reportClock: 'Los relojes de esta máquina y de la base de datos difieren en {{seconds}} s.',
  reportZones: 'Los días terminan según las reglas de zonas horarias de la versión {{release}}.',
  reportZonesNode:
    'Node tiene en esta máquina otras reglas (versión {{node}}) para: {{zones}}. El sitio sigue las suyas.',
  reportZonesMoved:
    'Según estas reglas desde el {{date}} (UTC). Se cierran a otra hora por ellas – ofertas: {{closings}}, licencias: {{licences}}.',
  reportZonesLicence: 'Licencia',
}
