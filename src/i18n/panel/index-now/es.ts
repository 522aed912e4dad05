import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../es.ts`. */
export const esIndexNow: IndexNowTexts = {
  indexNow: 'Avisar a los buscadores (IndexNow)',
  indexNowDescription:
    'Los buscadores que participan en IndexNow saben en uno o dos minutos qué direcciones se han publicado, cambiado o retirado. Ellos deciden cuándo miran. Google no participa.',
  indexNowOn: 'Avisarles',
  indexNowEngine: 'A quién avisar',
  indexNowEngineDescription: 'Basta con uno: avisa a los demás participantes.',
  indexNowLog: 'Qué se avisó y qué se respondió',
  indexNowAt: 'Cuándo',
  indexNowAddresses: 'Direcciones',
  indexNowAnswer: 'Respuesta',
  indexNowTaken: 'Aceptado.',
  indexNowRefused: 'Rechazado:',
  indexNowLater: 'Se intentará más tarde:',
  indexNowNoAnswer: 'Sin respuesta:',
  indexNowLocal: 'Este sitio funciona solo en esta máquina, así que no se avisa a nadie.',
  indexNowKey: 'Los buscadores comprueban aquí la clave del sitio:',
  indexNowWaiting: 'Por avisar: {{count}}',
  indexNowGivenUp: '{{count}} se abandonaron tras muchos intentos.',
}
