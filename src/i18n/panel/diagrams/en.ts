/** Diagrams and charts in texts. */
export const enDiagrams = {
  blockDiagram: 'Diagram',
  diagramKind: 'What it shows',
  diagramParts: 'Parts',
  diagramPart: 'Part',
  diagramPartsDescription:
    'The drawing has a place for each, in this order. Further ones have words only.',
  diagramDrawn: 'Numbers that are drawn',
  diagramDrawnDescription:
    'Where the drawing has bars: an amount (431.25), years (5), months, or the hours between which somebody works (6 12 13 18). The same in every language.',
  diagramDrawnProblem: 'Only numbers with spaces between them, such as 6 12 13.5.',
  diagramAgreement: 'Employment agreement',
  diagramWages: 'Wage account',
  diagramRest: 'Hours of rest',
  diagramWhoPays: 'Who pays what',
  diagramComplaint: 'Steps of a complaint',
  diagramAbandonment: 'Months without pay',
  diagramFraud: 'A fake offer',
  diagramPapers: 'Three papers',
  diagramValidity: 'How long papers are valid',
  diagramMailing: 'What a mailing reaches',
  blockChart: 'Chart drawing',
  chartHarbour: 'Harbour',
  chartQuay: 'Quay',
  chartLeadingLights: 'Leading lights',
  chartPassage: 'Buoyed passage',
  chartLighthouse: 'Lighthouse',
  chartAnchorage: 'Anchorage',
  chartStrait: 'Strait',
  chartWreck: 'Wreck and rocks',
}

export type DiagramsTexts = Record<keyof typeof enDiagrams, string>
