import type { DiagramKind } from '../../domain/texts/diagrams'

/** How the parts of a diagram stand to each other. */
export type DiagramLayout = 'sheet' | 'chat' | 'bars' | 'hours' | 'cards' | 'stairs' | 'months'

export const DIAGRAM_LAYOUTS: Readonly<Record<DiagramKind, DiagramLayout>> = {
  agreement: 'sheet',
  wages: 'bars',
  rest: 'hours',
  whoPays: 'cards',
  complaint: 'stairs',
  abandonment: 'months',
  fraud: 'chat',
  papers: 'cards',
  validity: 'bars',
  mailing: 'cards',
}
