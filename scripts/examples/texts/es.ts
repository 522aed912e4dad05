import type { ExampleTexts } from './example-texts'

export const es: ExampleTexts = {
  about: {
    borondon:
      'Buscamos tripulaciones para arrastreros, buques frigoríficos, ferris y veleros desde Las Palmas. Los contratos se explican en español y en inglés antes de firmar. Quien embarca por primera vez recibe una semana de formación pagada.',
  },
  work: {
    cargo: [
      'Navegación por todo el mundo, con unos cinco días en puerto al mes; casi toda la tripulación lleva años con nosotros.',
      'El buque hace una línea regular y los relevos son en el muelle, no en el fondeadero.',
    ],
    tanker: [
      'El buque pasó sus últimas inspecciones de vetting sin observaciones graves, y queremos que siga así.',
      'Las operaciones de carga se planifican entre todos y las horas de descanso se anotan tal como son.',
    ],
    offshore: [
      'Rotación igual: tanto tiempo en casa como a bordo, con los días de viaje pagados.',
      'Se trabaja desde una base fija; los relevos son en lancha o, con buen tiempo, en helicóptero.',
    ],
    passenger: [
      'Trabajará con compañeros de más de veinte países; el trato amable cuenta tanto como la experiencia.',
      'La tripulación tiene su propio comedor y gimnasio y, si el servicio lo permite, baja a tierra en cada puerto.',
    ],
    other: [
      'Una tripulación pequeña y bien avenida: todos echan una mano donde hace falta.',
      'El buque estuvo en dique seco este año; máquinas y camarotes están en buen estado.',
    ],
  },
  terms: [
    'El salario se paga el último día hábil del mes y las remesas a la familia no cuestan nada.',
    'Camarote individual con baño, wifi gratis y un cocinero que conoce la cocina de varios países.',
    'La empresa paga los vuelos, los visados y el reconocimiento médico.',
    'Quien vuelve antes de tres meses recibe una prima.',
  ],
  apply: [
    'Envíe su currículum con los embarques; respondemos en tres días hábiles.',
    'Una breve entrevista por vídeo y sabrá la respuesta. Nunca pedimos dinero a la gente de mar.',
    'Escríbanos en qué buques ha navegado y desde cuándo está disponible.',
  ],
}
