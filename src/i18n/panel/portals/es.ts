import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../es.ts`. */
export const esPortals: PortalTexts = {
  portalFeeds: 'Fuentes para portales',
  portalFeedsDescription:
    'Archivos que los portales de empleo recogen. De cada uno que esté activado, cualquiera puede leer lo que está abierto; las vacantes inventadas y las empresas con advertencia no están en ninguno. Indique la dirección al portal: él decide qué toma.',
  portalOperator: 'Publicado por',
  portalOperatorDescription: 'Su propio nombre, tal como deben mostrarlo los portales.',
  portalOperatorMissing: 'Escriba quién publica las fuentes antes de activar una.',
  portalEmail: 'Correo electrónico de sus cuentas allí',
  portalEmailDescription:
    'El de sus cuentas en Indeed y LinkedIn, que sin él no toman nada. Quien recoja estas dos fuentes puede leerlo.',
  portalEmailMissing: '{{portals}} no toman nada sin el correo electrónico de su cuenta allí.',
  portalsOn: 'Activados',
  portalAddresses: 'Direcciones',
  portalAddressOther: 'Cada otro idioma tiene su propia dirección, por ejemplo {{address}}.',
  portalCounts:
    'Abiertas: {{open}}; de ellas sin ciudad conocida: {{noCity}}, sin país: {{noCountry}}. Los portales que piden ciudad o país no las reciben.',
  portalNoneOn: 'Ninguno está activado: nadie puede recoger nada.',
}
