import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: {
    label: 'Capitán',
    aliases: ['capitán de buque', 'capitán de la marina mercante', 'capitán de altura', 'patrón'],
  },
  'staff-captain': { label: 'Segundo capitán', aliases: ['capitán adjunto'] },
  'chief-mate': {
    label: 'Primer oficial de puente',
    aliases: [
      'primer oficial de cubierta',
      '1er oficial de puente',
      '1er oficial de cubierta',
      'primer piloto',
    ],
  },
  'second-mate': {
    label: 'Segundo oficial de puente',
    aliases: [
      'segundo oficial de cubierta',
      '2º oficial de puente',
      '2do oficial de cubierta',
      'segundo piloto',
      'oficial de navegación',
    ],
  },
  'third-mate': {
    label: 'Tercer oficial de puente',
    aliases: [
      'tercer oficial de cubierta',
      '3er oficial de puente',
      '3er oficial de cubierta',
      'tercer piloto',
    ],
  },
  'fourth-mate': {
    label: 'Cuarto oficial de puente',
    aliases: ['cuarto oficial de cubierta', 'cuarto piloto'],
  },
  'safety-officer': {
    label: 'Oficial de seguridad',
    aliases: ['oficial HSE', 'oficial de seguridad y medio ambiente', 'oficial de medio ambiente'],
  },
  'radio-officer': {
    label: 'Oficial radioelectrónico',
    aliases: ['oficial de radio', 'radiooperador', 'radiotelegrafista', 'operador SMSSM'],
  },
  'deck-cadet': {
    label: 'Alumno de puente',
    aliases: [
      'oficial alumno de puente y cubierta',
      'cadete de cubierta',
      'cadete de puente',
      'agregado de puente',
      'alumno de náutica',
      'pilotín',
    ],
  },
  bosun: { label: 'Contramaestre', aliases: ['nostramo', 'contramaestre de cubierta'] },
  'able-seafarer-deck': {
    label: 'Marinero de primera de puente',
    aliases: [
      'marinero de primera',
      'marinero calificado',
      'marinero cualificado',
      'timonel',
      'marinero timonel',
      'marinero preferente',
    ],
  },
  'ordinary-seafarer': {
    label: 'Marinero de puente',
    aliases: [
      'mozo de cubierta',
      'marinero',
      'marinero de cubierta',
      'marinero ordinario',
      'marinero de segunda',
      'tripulante de cubierta',
    ],
  },
  'deck-trainee': {
    label: 'Marinero en prácticas',
    aliases: ['aprendiz de cubierta', 'alumno marinero', 'grumete'],
  },
  pumpman: {
    label: 'Bombero',
    aliases: ['bombista', 'bombero de buque tanque', 'operador de bombas'],
  },
  'ships-carpenter': { label: 'Carpintero', aliases: ['carpintero de a bordo'] },
  'deck-crane-operator': {
    label: 'Gruista de cubierta',
    aliases: ['operador de grúa de cubierta', 'gruista de a bordo'],
  },
  'chief-engineer': {
    label: 'Jefe de máquinas',
    aliases: ['ingeniero jefe', 'maquinista jefe', 'jefe maquinista'],
  },
  'second-engineer': {
    label: 'Primer oficial de máquinas',
    aliases: ['1er oficial de máquinas', 'primer oficial de máquina'],
  },
  'third-engineer': {
    label: 'Segundo oficial de máquinas',
    aliases: ['2º oficial de máquinas', '2do oficial de máquinas'],
  },
  'fourth-engineer': {
    label: 'Tercer oficial de máquinas',
    aliases: ['3er oficial de máquinas', 'cuarto maquinista', 'cuarto ingeniero'],
  },
  'gas-engineer': {
    label: 'Oficial de gas',
    aliases: ['ingeniero de gas', 'maquinista de gas', 'ingeniero de carga'],
  },
  'refrigeration-engineer': {
    label: 'Frigorista',
    aliases: [
      'oficial frigorista',
      'técnico frigorista',
      'maquinista frigorista',
      'técnico en refrigeración',
    ],
  },
  'engine-cadet': {
    label: 'Alumno de máquinas',
    aliases: ['oficial alumno de máquinas', 'cadete de máquinas', 'agregado de máquinas'],
  },
  'able-seafarer-engine': {
    label: 'Marinero de primera de máquinas',
    aliases: ['marinero calificado de máquinas'],
  },
  motorman: {
    label: 'Engrasador',
    aliases: ['marinero de máquinas', 'aceitero', 'caldereta', 'calderetero'],
  },
  wiper: { label: 'Limpiador', aliases: ['limpiador de máquinas', 'mozo de máquinas'] },
  fitter: {
    label: 'Ajustador',
    aliases: [
      'ajustador mecánico',
      'mecánico ajustador',
      'tornero',
      'mecánico tornero',
      'mecánico de a bordo',
    ],
  },
  welder: {
    label: 'Soldador',
    aliases: ['soldador de a bordo', 'soldador naval', 'soldador tubero'],
  },
  'engine-trainee': {
    label: 'Marinero de máquinas en prácticas',
    aliases: ['aprendiz de máquinas', 'alumno marinero de máquinas'],
  },
  'electro-technical-officer': {
    label: 'Oficial electrotécnico',
    aliases: [
      'electricista',
      'electricista de a bordo',
      'oficial electricista',
      'electricista naval',
      'ingeniero electricista',
      'primer electricista',
    ],
  },
  'electro-technical-rating': {
    label: 'Marinero electrotécnico',
    aliases: ['ayudante de electricista', 'segundo electricista'],
  },
  'electro-technical-cadet': {
    label: 'Alumno electrotécnico',
    aliases: ['oficial alumno electrotécnico', 'cadete electrotécnico', 'cadete electricista'],
  },
  'electronics-engineer': {
    label: 'Oficial electrónico',
    aliases: ['ingeniero electrónico', 'técnico electrónico', 'electrónico naval'],
  },
  'chief-cook': { label: 'Primer cocinero', aliases: ['cocinero jefe', '1er cocinero'] },
  'second-cook': {
    label: 'Segundo cocinero',
    aliases: ['2º cocinero', '2do cocinero', 'ayudante de cocinero'],
  },
  'ships-cook': {
    label: 'Cocinero',
    aliases: ['cocinero de a bordo', 'cocinero de buque', 'cocinero marinero'],
  },
  'cook-trainee': {
    label: 'Cocinero en prácticas',
    aliases: ['aprendiz de cocina', 'ayudante de cocina', 'pinche', 'pinche de cocina'],
  },
  baker: { label: 'Panadero', aliases: ['panadero de a bordo', 'panadero repostero'] },
  'chief-steward': {
    label: 'Mayordomo',
    aliases: ['mayordomo de a bordo', 'jefe de fonda', 'primer mayordomo'],
  },
  steward: { label: 'Camarero', aliases: ['camarera', 'camarero de a bordo', 'camarero de fonda'] },
  messman: { label: 'Mozo de comedor', aliases: ['camarero de tripulación', 'mozo de cámara'] },
  'offshore-installation-manager': {
    label: 'Jefe de instalación offshore',
    short: 'OIM',
    aliases: [
      'jefe de plataforma',
      'gerente de instalación costa afuera',
      'superintendente de plataforma',
    ],
  },
  'barge-master': {
    label: 'Capitán de barcaza',
    aliases: ['jefe de barcaza', 'patrón de barcaza', 'supervisor de barcaza'],
  },
  'ballast-control-operator': {
    label: 'Operador de control de lastre',
    short: 'BCO',
    aliases: ['operador de lastre'],
  },
  'senior-dp-operator': {
    label: 'Operador sénior de posicionamiento dinámico',
    short: 'SDPO',
    aliases: [
      'operador DP sénior',
      'oficial DP sénior',
      'operador principal de posicionamiento dinámico',
    ],
  },
  'dp-operator': {
    label: 'Operador de posicionamiento dinámico',
    short: 'DPO',
    aliases: ['operador DP', 'oficial DP', 'oficial de posicionamiento dinámico'],
  },
  'tow-master': { label: 'Jefe de remolque', aliases: ['capitán de remolque'] },
  'offshore-crane-operator': {
    label: 'Gruista offshore',
    aliases: ['operador de grúa offshore', 'operador de grúa de plataforma'],
  },
  'rov-supervisor': { label: 'Supervisor de ROV', aliases: ['jefe de ROV'] },
  'rov-pilot': {
    label: 'Piloto de ROV',
    aliases: ['piloto técnico de ROV', 'técnico de ROV', 'operador de ROV'],
  },
  'hydrographic-surveyor': {
    label: 'Hidrógrafo',
    aliases: ['técnico hidrógrafo', 'topógrafo hidrográfico'],
  },
  rigger: { label: 'Aparejador', aliases: ['aparejador offshore', 'eslingador'] },
  roustabout: {
    label: 'Obrero de plataforma',
    aliases: ['peón de plataforma', 'obrero de patio'],
  },
  'offshore-medic': {
    label: 'Paramédico offshore',
    aliases: ['paramédico', 'sanitario offshore', 'enfermero de plataforma'],
  },
  'hotel-director': {
    label: 'Director de hotel',
    aliases: ['gerente de hotel', 'director hotelero'],
  },
  purser: {
    label: 'Sobrecargo',
    aliases: ['comisario de a bordo', 'primer sobrecargo', 'contador de a bordo'],
  },
  'guest-services-officer': {
    label: 'Recepcionista',
    aliases: [
      'agente de atención al huésped',
      'agente de atención al pasajero',
      'oficial de atención al huésped',
    ],
  },
  'executive-chef': { label: 'Chef ejecutivo', aliases: ['jefe ejecutivo de cocina'] },
  'sous-chef': { label: 'Segundo jefe de cocina', aliases: ['subjefe de cocina', 'segundo chef'] },
  'chef-de-partie': {
    label: 'Jefe de partida',
    aliases: ['cocinero de partida', 'ayudante de partida'],
  },
  waiter: {
    label: 'Camarero de restaurante',
    aliases: ['mesero', 'mesera', 'ayudante de camarero'],
  },
  bartender: { label: 'Camarero de bar', aliases: ['cantinero', 'coctelero'] },
  'housekeeping-supervisor': {
    label: 'Gobernanta',
    aliases: ['gobernante', 'supervisor de pisos', 'ama de llaves', 'jefe de pisos'],
  },
  'cabin-steward': {
    label: 'Camarero de cabina',
    aliases: ['camarera de cabina', 'camarera de pisos', 'camarero de camarotes', 'camarotero'],
  },
  'laundry-attendant': {
    label: 'Lavandero',
    aliases: ['lavandera', 'encargado de lavandería', 'operario de lavandería'],
  },
  'security-guard': {
    label: 'Guardia de seguridad',
    aliases: ['vigilante de seguridad', 'agente de seguridad'],
  },
  'ships-doctor': { label: 'Médico de a bordo', aliases: ['médico', 'doctora', 'médico de buque'] },
  'ships-nurse': {
    label: 'Enfermero de a bordo',
    aliases: ['enfermera de a bordo', 'enfermero', 'enfermera'],
  },
  entertainer: {
    label: 'Animador',
    aliases: ['animadora', 'artista', 'músico', 'bailarín', 'cantante'],
  },
  'youth-counsellor': {
    label: 'Animador juvenil',
    aliases: ['animador infantil', 'monitor infantil', 'monitor juvenil'],
  },
}
