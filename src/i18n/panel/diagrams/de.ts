import type { DiagramsTexts } from './en'

export const deDiagrams: DiagramsTexts = {
  blockDiagram: 'Schaubild',
  diagramKind: 'Was es zeigt',
  diagramParts: 'Teile',
  diagramPart: 'Teil',
  diagramPartsDescription:
    'Die Zeichnung hat für jeden einen Platz, in dieser Reihenfolge. Weitere haben nur Worte.',
  diagramDrawn: 'Gezeichnete Zahlen',
  diagramDrawnDescription:
    'Wo das Schaubild Balken hat: ein Betrag (431.25), Jahre (5), Monate oder die Stunden, zwischen denen jemand arbeitet (6 12 13 18). In allen Sprachen gleich.',
  diagramDrawnProblem: 'Nur Zahlen mit Leerzeichen dazwischen, etwa 6 12 13.5.',
  diagramAgreement: 'Heuervertrag',
  diagramWages: 'Heuerabrechnung',
  diagramRest: 'Ruhezeiten',
  diagramWhoPays: 'Wer was bezahlt',
  diagramComplaint: 'Stufen einer Beschwerde',
  diagramAbandonment: 'Monate ohne Heuer',
  diagramFraud: 'Ein falsches Angebot',
  diagramPapers: 'Drei Papiere',
  diagramValidity: 'Wie lange Papiere gelten',
  diagramMailing: 'Wen ein Versand erreicht',
  blockChart: 'Seekarten-Zeichnung',
  chartHarbour: 'Hafen',
  chartQuay: 'Kai',
  chartLeadingLights: 'Richtfeuer',
  chartPassage: 'Betonntes Fahrwasser',
  chartLighthouse: 'Leuchtturm',
  chartAnchorage: 'Ankerplatz',
  chartStrait: 'Meerenge',
  chartWreck: 'Wrack und Klippen',
}
