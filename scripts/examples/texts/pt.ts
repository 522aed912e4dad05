import type { ExampleTexts } from './example-texts'

export const pt: ExampleTexts = {
  about: {
    brandao:
      'Contratamos tripulações para plataformas FPSO, navios aliviadores e rebocadores de manuseio de âncoras na costa do Brasil. A escala é de tempo igual a bordo e em casa. Oficiais estrangeiros recebem um curso de português do dia a dia.',
  },
  work: {
    cargo: [
      'Navegação pelo mundo todo, com cerca de cinco dias no porto por mês; a maior parte da tripulação está conosco há anos.',
      'O navio faz uma linha regular e a troca de tripulação é no cais, não no fundeadouro.',
    ],
    tanker: [
      'O navio passou pelas últimas inspeções de vetting sem observações graves, e queremos que continue assim.',
      'As operações de carga são planejadas em conjunto e as horas de descanso são registradas como são.',
    ],
    offshore: [
      'Escala igual: tanto tempo em casa quanto a bordo, com os dias de viagem pagos.',
      'O trabalho parte de uma base fixa; a troca de turma é de barco ou, com tempo bom, de helicóptero.',
    ],
    passenger: [
      'Você vai trabalhar com colegas de mais de vinte países; simpatia conta tanto quanto experiência.',
      'A tripulação tem refeitório e academia próprios e, quando o serviço permite, desce em todos os portos.',
    ],
    other: [
      'Uma tripulação pequena que se dá bem: todos ajudam onde é preciso.',
      'A embarcação esteve em dique seco este ano; máquinas e camarotes estão em bom estado.',
    ],
  },
  terms: [
    'O salário é pago no último dia útil do mês, e as remessas para a família não têm custo.',
    'Camarote individual com banheiro, Wi-Fi grátis e um cozinheiro que conhece a cozinha de vários países.',
    'A empresa paga as passagens, os vistos e o exame médico.',
    'Quem volta em até três meses recebe um bônus.',
  ],
  apply: [
    'Envie o currículo com o tempo de embarque; respondemos em três dias úteis.',
    'Uma entrevista curta por vídeo e você já sabe o resultado. Nunca pedimos dinheiro a marítimos.',
    'Escreva em quais navios você já trabalhou e a partir de quando está disponível.',
  ],
}
