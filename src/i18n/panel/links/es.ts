import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../es.ts`. */
export const esLinks: LinkTexts = {
  linksLeading: 'Menús y redirecciones',
  linksLeadingMeaning:
    'Estas entradas no llevan a ninguna parte, o llevan a algunos lectores al idioma de origen. Una entrada que no lleva a ninguna parte no se muestra a los lectores.',
  linksPlace: 'Está en',
  linksWrong: 'Qué falla',
  linksMissing: 'ya no nombra nada',
  linksTrash: 'está en la papelera',
  linksUnpublished: 'no está publicado',
  linksUntranslated: 'sin traducir a: {{languages}}',
  linksExternal: 'Enlaces rotos a otros sitios',
  linksExternalMeaning:
    'De noche el sitio comprueba si los enlaces a otros sitios aún llevan a alguna parte. Estos ya no existen, o no respondieron dos noches seguidas.',
  linksExternalOff:
    'Aquí no se comprueban los enlaces a otros sitios: el operador tiene que activarlo (EXTERNAL_LINKS).',
  linksExternalNever:
    'Aún no se ha comprobado ninguno. Se comprueban de noche, de 0:00 a 5:00 UTC.',
  linksLastCheck: 'Última comprobación: {{date}} (UTC).',
  linksAddress: 'Dirección',
  linksAnswer: 'Respuesta',
  linksSince: 'desde el {{date}}',
  linksMoved: 'Enlaces que se podrían actualizar',
  linksMovedMeaning:
    'Estas direcciones se han mudado para siempre. Los lectores aún llegan mientras el otro sitio los redirija.',
  linksMovedTo: 'Dirección nueva',
  linkStatus: 'El sitio responde {{status}}.',
  linkAddress: 'No se puede consultar.',
  linkUnresolved: 'Su nombre ya no se conoce.',
  linkNotPublic: 'Lleva a una red privada.',
  linkSlow: 'El sitio no responde a tiempo.',
  linkCertificate: 'Su certificado no es válido.',
  linkConnection: 'El sitio rechaza o corta la conexión.',
  linkRedirects: 'Redirige una y otra vez y nunca llega.',
  linksFiles: 'Archivos que faltan a los lectores',
  linksFilesMeaning: 'Lo que ven los lectores nombra estos archivos, y no están.',
  linksFile: 'Archivo',
  linksFileGone: 'se eliminó',
  linksFileLost: 'no está en el disco',
  linksUntold: 'Imágenes sin texto alternativo',
  linksUntoldMeaning:
    'Textos publicados muestran estas imágenes, y quien no las ve no sabe nada de ellas en ese idioma.',
  deskLinksForeign: 'Enlaces que llevan a otro idioma: {{count}}',
  deskLinksOutside:
    'Enlaces que no llevan a ninguna parte en menús, en redirecciones y a otros sitios: {{count}}',
}
