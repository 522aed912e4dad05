import type { DiagramsTexts } from './en'

export const ptDiagrams: DiagramsTexts = {
  blockDiagram: 'Esquema',
  diagramKind: 'O que mostra',
  diagramParts: 'Partes',
  diagramPart: 'Parte',
  diagramPartsDescription:
    'O desenho tem um lugar para cada uma, nesta ordem. As restantes têm só palavras.',
  diagramDrawn: 'Números desenhados',
  diagramDrawnDescription:
    'Onde o desenho tem barras: um valor (431.25), anos (5), meses ou as horas entre as quais se trabalha (6 12 13 18). Os mesmos em todas as línguas.',
  diagramDrawnProblem: 'Só números separados por espaços, por exemplo 6 12 13.5.',
  diagramAgreement: 'Acordo de emprego',
  diagramWages: 'Demonstrativo de salário',
  diagramRest: 'Horas de descanso',
  diagramWhoPays: 'Quem paga o quê',
  diagramComplaint: 'Degraus de uma reclamação',
  diagramAbandonment: 'Meses sem salário',
  diagramFraud: 'Uma oferta falsa',
  diagramPapers: 'Três documentos',
  diagramValidity: 'Validade dos documentos',
  diagramMailing: 'A quem chega um envio',
  blockChart: 'Desenho de carta náutica',
  chartHarbour: 'Porto',
  chartQuay: 'Cais',
  chartLeadingLights: 'Luzes de alinhamento',
  chartPassage: 'Canal balizado',
  chartLighthouse: 'Farol',
  chartAnchorage: 'Fundeadouro',
  chartStrait: 'Estreito',
  chartWreck: 'Naufrágio e rochas',
}
