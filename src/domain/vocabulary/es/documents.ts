import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Título de competencia',
    aliases: ['título profesional', 'titulación profesional', 'título de la marina mercante'],
  },
  'flag-endorsement': {
    label: 'Refrendo del Estado del pabellón',
    aliases: ['refrendo de reconocimiento', 'endoso de bandera', 'refrendo del pabellón'],
  },
  'gmdss-general-operator': {
    label: 'Certificado de operador general del SMSSM',
    short: 'GOC',
    aliases: ['operador general del SMSSM', 'operador general', 'SMSSM', 'certificado SMSSM'],
  },
  'rating-watch-certificate': {
    label: 'Certificado de marinero de guardia',
    aliases: [
      'certificado de marinero de puente',
      'certificado de marinero de máquinas',
      'marinero de guardia de navegación',
    ],
  },
  'able-seafarer-certificate': {
    label: 'Certificado de marinero de primera',
    aliases: [
      'certificado de marinero de primera de puente',
      'certificado de marinero de primera de máquinas',
    ],
  },
  'basic-safety-training': {
    label: 'Formación básica en seguridad',
    aliases: [
      'formación básica',
      'certificado de formación básica',
      'formación básica en seguridad marítima',
      'curso básico de seguridad',
    ],
  },
  'survival-craft': {
    label: 'Embarcaciones de supervivencia y botes de rescate',
    short: 'PSCRB',
    aliases: [
      'embarcaciones de supervivencia',
      'embarcaciones de supervivencia y botes de rescate no rápidos',
      'suficiencia en embarcaciones de supervivencia',
    ],
  },
  'fast-rescue-boats': {
    label: 'Botes de rescate rápidos',
    aliases: ['bote de rescate rápido', 'certificado de botes de rescate rápidos'],
  },
  'advanced-fire-fighting': {
    label: 'Avanzado en lucha contra incendios',
    aliases: [
      'lucha contra incendios avanzada',
      'técnicas avanzadas de lucha contra incendios',
      'contraincendios avanzado',
    ],
  },
  'medical-first-aid': {
    label: 'Primeros auxilios a bordo',
    aliases: [
      'formación sanitaria específica inicial',
      'primeros auxilios sanitarios',
      'sanitario inicial',
    ],
  },
  'medical-care': {
    label: 'Cuidados médicos a bordo',
    aliases: ['formación sanitaria específica avanzada', 'cuidados médicos', 'sanitario avanzado'],
  },
  'ship-security-officer': {
    label: 'Oficial de protección del buque',
    short: 'OPB',
    aliases: ['certificado de oficial de protección del buque', 'oficial de protección de buques'],
  },
  'security-awareness': {
    label: 'Concienciación en protección marítima',
    aliases: ['formación básica en protección marítima', 'toma de conciencia de la protección'],
  },
  'designated-security-duties': {
    label: 'Tareas de protección asignadas',
    aliases: [
      'formación en tareas de protección',
      'tareas asignadas de protección',
      'marino con tareas de protección asignadas',
    ],
  },
  'tanker-basic-oil-chemical': {
    label: 'Petroleros y quimiqueros, formación básica',
    aliases: ['básico de petroleros y quimiqueros', 'formación básica de petroleros y quimiqueros'],
  },
  'tanker-advanced-oil': {
    label: 'Petroleros, formación avanzada',
    aliases: [
      'avanzado de petroleros',
      'formación avanzada de petroleros',
      'avanzado en operaciones de carga de petroleros',
    ],
  },
  'tanker-advanced-chemical': {
    label: 'Quimiqueros, formación avanzada',
    aliases: ['avanzado de quimiqueros', 'formación avanzada de quimiqueros'],
  },
  'tanker-basic-gas': {
    label: 'Gaseros, formación básica',
    aliases: ['básico de gaseros', 'formación básica de gaseros'],
  },
  'tanker-advanced-gas': {
    label: 'Gaseros, formación avanzada',
    aliases: ['avanzado de gaseros', 'formación avanzada de gaseros'],
  },
  'passenger-ship-crowd-management': {
    label: 'Buques de pasaje, control de multitudes',
    aliases: ['control de multitudes', 'gestión de multitudes'],
  },
  'passenger-ship-crisis-management': {
    label: 'Buques de pasaje, gestión de emergencias',
    aliases: [
      'gestión de emergencias y comportamiento humano',
      'gestión de crisis',
      'gestión de crisis y comportamiento humano',
    ],
  },
  'igf-basic': {
    label: 'Buques regidos por el Código IGF, formación básica',
    aliases: ['básico IGF', 'básico código IGF', 'IGF básico'],
  },
  'igf-advanced': {
    label: 'Buques regidos por el Código IGF, formación avanzada',
    aliases: ['avanzado IGF', 'avanzado código IGF', 'IGF avanzado'],
  },
  'polar-basic': {
    label: 'Aguas polares, formación básica',
    aliases: ['básico código polar', 'código polar básico', 'básico de aguas polares'],
  },
  'polar-advanced': {
    label: 'Aguas polares, formación avanzada',
    aliases: ['avanzado código polar', 'código polar avanzado', 'avanzado de aguas polares'],
  },
  ecdis: {
    label: 'ECDIS',
    aliases: ['SIVCE', 'curso ECDIS', 'certificado ECDIS', 'cartas electrónicas ECDIS'],
  },
  'radar-arpa': {
    label: 'Radar y APRA',
    aliases: ['APRA', 'radar ARPA', 'radar y ARPA', 'radar de punteo automático'],
  },
  'bridge-resource-management': {
    label: 'Gestión de los recursos del puente',
    short: 'BRM',
    aliases: ['gestión de recursos del puente'],
  },
  'engine-room-resource-management': {
    label: 'Gestión de los recursos de la cámara de máquinas',
    short: 'ERM',
    aliases: ['gestión de recursos de máquinas', 'gestión de los recursos de máquinas'],
  },
  'high-voltage': { label: 'Alta tensión', aliases: ['alto voltaje', 'curso de alta tensión'] },
  'ships-cook-certificate': {
    label: 'Certificado de cocinero de buque',
    aliases: ['certificado de cocinero', 'cocinero de buque MLC'],
  },
  'dp-certificate': {
    label: 'Certificado de posicionamiento dinámico',
    aliases: ['certificado DP', 'certificado de operador DP'],
  },
  'offshore-survival-training': {
    label: 'Formación de supervivencia offshore',
    short: 'BOSIET',
    aliases: ['supervivencia offshore', 'curso de supervivencia offshore'],
  },
  'helicopter-escape-training': {
    label: 'Escape de helicóptero sumergido',
    short: 'HUET',
    aliases: [
      'escape de helicóptero',
      'curso de escape de helicóptero',
      'evacuación de helicóptero',
    ],
  },
  'crane-operator-certificate': {
    label: 'Certificado de gruista',
    aliases: ['certificado de operador de grúa', 'carné de gruista'],
  },
  'welder-certificate': {
    label: 'Certificado de soldador',
    aliases: ['homologación de soldador', 'calificación de soldador'],
  },
  'seafarer-medical-certificate': {
    label: 'Certificado médico de la gente de mar',
    aliases: [
      'certificado médico',
      'reconocimiento médico de embarque',
      'certificado médico de aptitud',
      'reconocimiento médico marítimo',
    ],
  },
  'yellow-fever-vaccination': {
    label: 'Certificado de vacunación contra la fiebre amarilla',
    aliases: [
      'fiebre amarilla',
      'vacuna de la fiebre amarilla',
      'vacuna contra la fiebre amarilla',
      'cartilla amarilla',
    ],
  },
  'drug-and-alcohol-test': {
    label: 'Prueba de alcohol y drogas',
    aliases: [
      'prueba de drogas',
      'test de drogas y alcohol',
      'prueba de drogas y alcohol',
      'control de alcohol y drogas',
    ],
  },
  passport: { label: 'Pasaporte', aliases: ['pasaporte internacional'] },
  'seamans-book': {
    label: 'Libreta marítima',
    aliases: [
      'libreta de embarque',
      'libreta de embarco',
      'libreta de mar',
      'libreta de inscripción marítima',
      'libreta nacional de servicio',
    ],
  },
  'seafarers-identity-document': {
    label: 'Documento de identidad de la gente de mar',
    short: 'SID',
    aliases: ['documento de identidad del marino', 'DIM'],
  },
  'us-crew-visa': {
    label: 'Visado de tripulante de Estados Unidos',
    short: 'C1/D',
    aliases: [
      'visa americana',
      'visado americano',
      'visa C1/D',
      'visa de Estados Unidos',
      'visado de Estados Unidos',
      'visa de tripulante americana',
    ],
  },
  'schengen-visa': {
    label: 'Visado Schengen',
    aliases: ['visa Schengen', 'visado Schengen de tránsito'],
  },
  'australian-crew-visa': {
    label: 'Visado australiano de tripulante',
    short: 'MCV',
    aliases: ['visa australiana', 'visado australiano', 'visa de tripulante australiana'],
  },
}
