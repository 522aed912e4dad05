import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Certificado de competência',
    aliases: ['carta de oficial', 'certificado de competência STCW'],
  },
  'flag-endorsement': {
    label: 'Endosso do Estado da bandeira',
    aliases: ['endosso de bandeira', 'certificado de reconhecimento', 'endosso de reconhecimento'],
  },
  'gmdss-general-operator': {
    label: 'Certificado de operador geral do GMDSS',
    short: 'GOC',
    aliases: ['operador geral do GMDSS', 'radioperador geral', 'EROG', 'operador geral'],
  },
  'rating-watch-certificate': {
    label: 'Certificado de serviço de quarto para subalternos',
    aliases: [
      'certificado de quarto de navegação',
      'certificado de quarto de máquinas',
      'certificado de serviço de quarto',
    ],
  },
  'able-seafarer-certificate': {
    label: 'Certificado de marinheiro qualificado',
    aliases: ['certificado de marinheiro de convés', 'certificado de marinheiro de máquinas'],
  },
  'basic-safety-training': {
    label: 'Treinamento básico de segurança',
    aliases: ['treinamento básico STCW', 'formação básica em segurança', 'treinamento básico'],
  },
  'survival-craft': {
    label: 'Embarcações de sobrevivência e resgate',
    short: 'PSCRB',
    aliases: [
      'ESPM',
      'EESS',
      'proficiência em embarcações de sobrevivência',
      'proficiência em embarcações de sobrevivência e resgate',
    ],
  },
  'fast-rescue-boats': {
    label: 'Embarcações rápidas de resgate',
    aliases: ['embarcação rápida de resgate', 'bote rápido de resgate', 'botes de resgate rápidos'],
  },
  'advanced-fire-fighting': {
    label: 'Combate a incêndio avançado',
    aliases: ['ECIA', 'curso avançado de combate a incêndio', 'avançado de combate a incêndio'],
  },
  'medical-first-aid': {
    label: 'Primeiros socorros médicos',
    aliases: ['primeiros socorros', 'primeiros socorros a bordo'],
  },
  'medical-care': {
    label: 'Cuidados médicos a bordo',
    aliases: ['ECSM', 'cuidados médicos', 'assistência médica a bordo'],
  },
  'ship-security-officer': {
    label: 'Oficial de proteção do navio',
    aliases: ['EOPN', 'curso de oficial de proteção do navio', 'oficial de proteção de navio'],
  },
  'security-awareness': {
    label: 'Conscientização sobre proteção',
    aliases: ['conscientização em proteção', 'conscientização sobre proteção marítima'],
  },
  'designated-security-duties': {
    label: 'Tarefas específicas de proteção',
    aliases: [
      'tarefas de proteção designadas',
      'deveres de proteção designados',
      'atribuições de proteção designadas',
    ],
  },
  'tanker-basic-oil-chemical': {
    label: 'Petroleiros e quimiqueiros, treinamento básico',
    aliases: [
      'EBPQ',
      'básico de petroleiros e quimiqueiros',
      'treinamento básico de petroleiros e quimiqueiros',
    ],
  },
  'tanker-advanced-oil': {
    label: 'Petroleiros, treinamento avançado',
    aliases: ['avançado de petroleiros', 'treinamento avançado de petroleiros'],
  },
  'tanker-advanced-chemical': {
    label: 'Quimiqueiros, treinamento avançado',
    aliases: ['avançado de quimiqueiros', 'treinamento avançado de quimiqueiros'],
  },
  'tanker-basic-gas': {
    label: 'Gaseiros, treinamento básico',
    aliases: ['EBGL', 'básico de gaseiros', 'treinamento básico de gaseiros'],
  },
  'tanker-advanced-gas': {
    label: 'Gaseiros, treinamento avançado',
    aliases: ['avançado de gaseiros', 'treinamento avançado de gaseiros'],
  },
  'passenger-ship-crowd-management': {
    label: 'Navios de passageiros, controle de multidões',
    aliases: ['controle de multidões', 'controle de multidão'],
  },
  'passenger-ship-crisis-management': {
    label: 'Navios de passageiros, gerenciamento de crises',
    aliases: ['gerenciamento de crises', 'gerenciamento de crises e comportamento humano'],
  },
  'igf-basic': {
    label: 'Navios sujeitos ao Código IGF, treinamento básico',
    aliases: ['treinamento básico IGF', 'código IGF básico'],
  },
  'igf-advanced': {
    label: 'Navios sujeitos ao Código IGF, treinamento avançado',
    aliases: ['treinamento avançado IGF', 'código IGF avançado', 'IGF avançado'],
  },
  'polar-basic': {
    label: 'Águas polares, treinamento básico',
    aliases: ['treinamento básico polar', 'básico de águas polares'],
  },
  'polar-advanced': {
    label: 'Águas polares, treinamento avançado',
    aliases: ['treinamento avançado polar', 'código polar avançado', 'avançado de águas polares'],
  },
  ecdis: { label: 'ECDIS', aliases: ['curso ECDIS', 'curso de ECDIS', 'operador ECDIS'] },
  'radar-arpa': {
    label: 'Radar e ARPA',
    aliases: ['EARP', 'operador ARPA', 'operador de radar e ARPA'],
  },
  'bridge-resource-management': {
    label: 'Gerenciamento de recursos do passadiço',
    short: 'BRM',
    aliases: ['gerenciamento dos recursos do passadiço'],
  },
  'engine-room-resource-management': {
    label: 'Gerenciamento de recursos da praça de máquinas',
    short: 'ERM',
    aliases: ['gerenciamento dos recursos da praça de máquinas'],
  },
  'high-voltage': { label: 'Alta tensão', aliases: ['alta voltagem', 'curso de alta tensão'] },
  'ships-cook-certificate': {
    label: 'Certificado de cozinheiro de navio',
    aliases: ['certificado de cozinheiro', 'certificado de cozinheiro de bordo'],
  },
  'dp-certificate': {
    label: 'Certificado de posicionamento dinâmico',
    aliases: ['certificado de DP', 'certificado de operador de DP'],
  },
  'offshore-survival-training': {
    label: 'Treinamento de sobrevivência offshore',
    short: 'BOSIET',
    aliases: ['CBSP', 'curso básico de segurança de plataforma', 'salvatagem'],
  },
  'helicopter-escape-training': {
    label: 'Escape de aeronave submersa',
    short: 'HUET',
    aliases: [
      'T-HUET',
      'escape de helicóptero submerso',
      'treinamento de escape de aeronave submersa',
    ],
  },
  'crane-operator-certificate': {
    label: 'Certificado de guindasteiro',
    aliases: ['certificado de operador de guindaste'],
  },
  'welder-certificate': { label: 'Certificado de soldador', aliases: ['qualificação de soldador'] },
  'seafarer-medical-certificate': {
    label: 'Certificado médico da gente do mar',
    aliases: [
      'certificado médico',
      'certificado médico de marítimo',
      'ASO',
      'atestado de saúde ocupacional',
    ],
  },
  'yellow-fever-vaccination': {
    label: 'Certificado de vacinação contra a febre amarela',
    aliases: [
      'febre amarela',
      'vacina contra febre amarela',
      'CIVP',
      'certificado internacional de vacinação',
    ],
  },
  'drug-and-alcohol-test': {
    label: 'Teste de álcool e drogas',
    aliases: ['teste de drogas e álcool', 'teste de drogas', 'exame toxicológico'],
  },
  passport: { label: 'Passaporte', aliases: ['passaporte internacional'] },
  'seamans-book': {
    label: 'Caderneta de Inscrição e Registro',
    short: 'CIR',
    aliases: [
      'caderneta de marítimo',
      'caderneta marítima',
      'cédula marítima',
      'cédula de inscrição marítima',
    ],
  },
  'seafarers-identity-document': {
    label: 'Documento de identidade da gente do mar',
    short: 'SID',
    aliases: ['documento de identidade do marítimo', 'carteira de identidade do marítimo'],
  },
  'us-crew-visa': {
    label: 'Visto de tripulante dos Estados Unidos',
    short: 'C1/D',
    aliases: ['visto americano', 'visto C1/D', 'visto dos Estados Unidos', 'visto dos EUA'],
  },
  'schengen-visa': { label: 'Visto Schengen', aliases: ['visto europeu'] },
  'australian-crew-visa': {
    label: 'Visto australiano de tripulante',
    short: 'MCV',
    aliases: ['visto australiano', 'visto da Austrália'],
  },
}
