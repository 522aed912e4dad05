import type { DiagramsTexts } from './en'

export const esDiagrams: DiagramsTexts = {
  blockDiagram: 'Esquema',
  diagramKind: 'Qué muestra',
  diagramParts: 'Partes',
  diagramPart: 'Parte',
  diagramPartsDescription:
    'El dibujo tiene un lugar para cada una, en este orden. Las demás solo tienen palabras.',
  diagramDrawn: 'Números que se dibujan',
  diagramDrawnDescription:
    'Donde el dibujo tiene barras: un importe (431.25), años (5), meses o las horas entre las que se trabaja (6 12 13 18). Los mismos en todos los idiomas.',
  diagramDrawnProblem: 'Solo números separados por espacios, por ejemplo 6 12 13.5.',
  diagramAgreement: 'Acuerdo de empleo',
  diagramWages: 'Cuenta de salarios',
  diagramRest: 'Horas de descanso',
  diagramWhoPays: 'Quién paga qué',
  diagramComplaint: 'Pasos de una queja',
  diagramAbandonment: 'Meses sin salario',
  diagramFraud: 'Una oferta falsa',
  diagramPapers: 'Tres documentos',
  diagramValidity: 'Cuánto valen los documentos',
  diagramMailing: 'A quién llega un envío',
  blockChart: 'Dibujo de carta náutica',
  chartHarbour: 'Puerto',
  chartQuay: 'Muelle',
  chartLeadingLights: 'Luces de enfilación',
  chartPassage: 'Canal balizado',
  chartLighthouse: 'Faro',
  chartAnchorage: 'Fondeadero',
  chartStrait: 'Estrecho',
  chartWreck: 'Naufragio y rocas',
}
