import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: { label: 'Comandante', aliases: ['capitão', 'comandante de navio', 'capitão de navio'] },
  'staff-captain': { label: 'Comandante adjunto', aliases: ['capitão adjunto', 'subcomandante'] },
  'chief-mate': { label: 'Imediato', aliases: ['oficial imediato', 'imediato de navio'] },
  'second-mate': {
    label: 'Segundo oficial de náutica',
    aliases: ['segundo oficial de convés', 'segundo piloto', 'oficial de navegação'],
  },
  'third-mate': {
    label: 'Terceiro oficial de náutica',
    aliases: ['terceiro oficial de convés', '3º oficial de náutica', 'terceiro piloto'],
  },
  'fourth-mate': {
    label: 'Quarto oficial de náutica',
    aliases: ['quarto oficial de convés', '4º oficial de náutica'],
  },
  'safety-officer': {
    label: 'Oficial de segurança',
    aliases: [
      'técnico de segurança',
      'técnico de segurança do trabalho',
      'oficial de meio ambiente',
    ],
  },
  'radio-officer': {
    label: 'Oficial de radiocomunicações',
    aliases: ['radioperador', 'oficial de rádio', 'operador de rádio', 'radiotelegrafista'],
  },
  'deck-cadet': {
    label: 'Praticante de oficial de náutica',
    aliases: ['praticante de náutica', 'PON', 'cadete de convés', 'cadete de náutica'],
  },
  bosun: { label: 'Contramestre', aliases: ['contramestre de convés'] },
  'able-seafarer-deck': {
    label: 'Marinheiro de convés',
    aliases: [
      'MNC',
      'timoneiro',
      'marinheiro qualificado',
      'marinheiro de primeira classe',
      'marinheiro de 1ª classe',
    ],
  },
  'ordinary-seafarer': {
    label: 'Moço de convés',
    aliases: ['MOC', 'marinheiro de segunda classe', 'marinheiro de 2ª classe'],
  },
  'deck-trainee': {
    label: 'Aprendiz de convés',
    aliases: ['estagiário de convés', 'aluno de convés'],
  },
  pumpman: { label: 'Bombeador', aliases: ['condutor bombeador', 'BBD'] },
  'ships-carpenter': {
    label: 'Carpinteiro',
    aliases: ['carpinteiro de bordo', 'carpinteiro naval'],
  },
  'deck-crane-operator': {
    label: 'Guindasteiro de convés',
    aliases: ['guindasteiro de bordo', 'operador de guindaste de bordo'],
  },
  'chief-engineer': {
    label: 'Chefe de máquinas',
    aliases: ['maquinista-chefe', 'engenheiro-chefe', 'oficial chefe de máquinas'],
  },
  'second-engineer': { label: 'Subchefe de máquinas', aliases: ['segundo engenheiro'] },
  'third-engineer': {
    label: 'Terceiro oficial de máquinas',
    aliases: ['3º oficial de máquinas', 'terceiro engenheiro', 'terceiro maquinista'],
  },
  'fourth-engineer': {
    label: 'Quarto oficial de máquinas',
    aliases: ['4º oficial de máquinas', 'quarto engenheiro', 'quarto maquinista'],
  },
  'gas-engineer': {
    label: 'Oficial de gás',
    aliases: ['engenheiro de gás', 'engenheiro de carga'],
  },
  'refrigeration-engineer': {
    label: 'Mecânico de refrigeração',
    aliases: ['técnico de refrigeração', 'mecânico frigorista', 'técnico em refrigeração'],
  },
  'engine-cadet': {
    label: 'Praticante de oficial de máquinas',
    aliases: ['praticante de máquinas', 'POM'],
  },
  'able-seafarer-engine': {
    label: 'Marinheiro de máquinas',
    aliases: ['MNM', 'marinheiro qualificado de máquinas'],
  },
  motorman: { label: 'Moço de máquinas', aliases: ['MOM', 'lubrificador', 'azeitador'] },
  wiper: { label: 'Limpador', aliases: ['limpador de máquinas', 'chegador'] },
  fitter: {
    label: 'Mecânico de bordo',
    aliases: ['torneiro', 'torneiro mecânico', 'mecânico ajustador', 'mecânico torneiro'],
  },
  welder: { label: 'Soldador', aliases: ['soldador de bordo', 'soldador caldeireiro'] },
  'engine-trainee': {
    label: 'Aprendiz de máquinas',
    aliases: ['estagiário de máquinas', 'aluno de máquinas'],
  },
  'electro-technical-officer': {
    label: 'Oficial eletrotécnico',
    aliases: [
      'oficial eletricista',
      'eletricista-chefe',
      'engenheiro eletricista',
      'oficial de eletrotécnica',
    ],
  },
  'electro-technical-rating': {
    label: 'Marinheiro eletrotécnico',
    aliases: ['auxiliar de eletricista', 'ajudante de eletricista'],
  },
  'electro-technical-cadet': {
    label: 'Praticante de oficial eletrotécnico',
    aliases: ['praticante eletrotécnico', 'cadete eletrotécnico'],
  },
  'electronics-engineer': {
    label: 'Oficial de eletrônica',
    aliases: ['engenheiro eletrônico', 'técnico em eletrônica', 'técnico eletrônico'],
  },
  'chief-cook': { label: 'Cozinheiro-chefe', aliases: ['primeiro cozinheiro', '1º cozinheiro'] },
  'second-cook': {
    label: 'Segundo cozinheiro',
    aliases: ['2º cozinheiro', 'ajudante de cozinheiro', 'auxiliar de cozinheiro'],
  },
  'ships-cook': {
    label: 'Cozinheiro',
    aliases: ['cozinheiro de bordo', 'cozinheiro marítimo', 'cozinheira', 'CZA'],
  },
  'cook-trainee': {
    label: 'Aprendiz de cozinheiro',
    aliases: ['aprendiz de cozinha', 'ajudante de cozinha', 'auxiliar de cozinha'],
  },
  baker: { label: 'Padeiro', aliases: ['padeiro de bordo', 'padeiro confeiteiro'] },
  'chief-steward': {
    label: 'Chefe de câmara',
    aliases: ['taifeiro-chefe', 'chefe de taifa', 'despenseiro'],
  },
  steward: { label: 'Taifeiro', aliases: ['taifeira', 'TAA', 'empregado de câmaras'] },
  messman: { label: 'Copeiro', aliases: ['taifeiro de refeitório', 'copeiro de bordo'] },
  'offshore-installation-manager': {
    label: 'Gerente de instalação offshore',
    short: 'OIM',
    aliases: ['gerente de plataforma', 'GEPLAT'],
  },
  'barge-master': { label: 'Mestre de barcaça', aliases: ['supervisor de barcaça'] },
  'ballast-control-operator': {
    label: 'Operador de controle de lastro',
    short: 'BCO',
    aliases: ['controlador de lastro', 'operador de lastro'],
  },
  'senior-dp-operator': {
    label: 'Operador sênior de posicionamento dinâmico',
    short: 'SDPO',
    aliases: ['DPO sênior', 'operador de DP sênior'],
  },
  'dp-operator': {
    label: 'Operador de posicionamento dinâmico',
    short: 'DPO',
    aliases: ['operador de DP', 'oficial de DP', 'operador de sistema de posicionamento dinâmico'],
  },
  'tow-master': { label: 'Mestre de reboque', aliases: ['capitão de reboque'] },
  'offshore-crane-operator': {
    label: 'Guindasteiro offshore',
    aliases: ['operador de guindaste offshore', 'guindasteiro de plataforma'],
  },
  'rov-supervisor': { label: 'Supervisor de ROV', aliases: ['encarregado de ROV'] },
  'rov-pilot': {
    label: 'Piloto de ROV',
    aliases: ['técnico de ROV', 'operador de ROV', 'piloto técnico de ROV'],
  },
  'hydrographic-surveyor': {
    label: 'Hidrógrafo',
    aliases: ['técnico em hidrografia', 'engenheiro hidrógrafo'],
  },
  rigger: {
    label: 'Movimentador de cargas',
    aliases: ['sinaleiro amarrador', 'amarrador de cargas', 'aparelhador'],
  },
  roustabout: {
    label: 'Homem de área',
    aliases: ['auxiliar de plataforma'],
  },
  'offshore-medic': {
    label: 'Enfermeiro offshore',
    aliases: ['técnico de enfermagem offshore', 'enfermeiro de plataforma', 'paramédico'],
  },
  'hotel-director': {
    label: 'Diretor de hotel',
    aliases: ['gerente hoteleiro', 'diretor hoteleiro', 'gerente de hotel'],
  },
  purser: { label: 'Comissário de bordo', aliases: ['comissário', 'comissário-chefe'] },
  'guest-services-officer': {
    label: 'Recepcionista',
    aliases: ['atendente de recepção', 'agente de atendimento ao hóspede'],
  },
  'executive-chef': {
    label: 'Chef executivo',
    aliases: ['chefe executivo de cozinha', 'chef executivo de cozinha'],
  },
  'sous-chef': { label: 'Subchefe de cozinha', aliases: ['subchef', 'sub-chef de cozinha'] },
  'chef-de-partie': {
    label: 'Chef de partie',
    aliases: ['chefe de praça', 'cozinheiro de praça', 'chefe de partida'],
  },
  waiter: {
    label: 'Garçom',
    aliases: ['garçonete', 'auxiliar de garçom', 'cumim', 'garçom de restaurante'],
  },
  bartender: { label: 'Bartender', aliases: ['garçom de bar', 'atendente de bar'] },
  'housekeeping-supervisor': {
    label: 'Governanta',
    aliases: ['supervisor de governança', 'supervisor de andares', 'chefe de governança'],
  },
  'cabin-steward': {
    label: 'Camareiro',
    aliases: ['camareira', 'camareiro de cabine', 'arrumadeira'],
  },
  'laundry-attendant': {
    label: 'Auxiliar de lavanderia',
    aliases: ['lavadeira', 'encarregado de lavanderia', 'lavador de roupas'],
  },
  'security-guard': {
    label: 'Agente de segurança',
    aliases: ['vigilante', 'vigia', 'guarda de segurança'],
  },
  'ships-doctor': {
    label: 'Médico de bordo',
    aliases: ['médica de bordo', 'médico', 'médico de navio'],
  },
  'ships-nurse': {
    label: 'Enfermeiro de bordo',
    aliases: ['enfermeira de bordo', 'enfermeiro', 'enfermeira'],
  },
  entertainer: {
    label: 'Animador',
    aliases: ['artista', 'músico', 'dançarino', 'cantor', 'animadora'],
  },
  'youth-counsellor': {
    label: 'Recreador infantil',
    aliases: ['monitor infantil', 'animador infantil', 'recreadora infantil'],
  },
}
