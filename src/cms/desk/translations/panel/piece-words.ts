import { panelText, type PanelKey } from '../../../../i18n/panel/panel-texts'
import type { PieceMark } from '../piece-mark'
import type { SideBySidePair } from '../side-by-side-pair'

const FIELDS: Readonly<Record<string, PanelKey>> = {
  title: 'titleLabel',
  excerpt: 'excerptLabel',
  papers: 'servicePapers',
  provider: 'serviceProvider',
  sidebar_label: 'sidebarLabel',
  meta_title: 'seoTitle',
  meta_description: 'seoDescription',
}

const KINDS: Readonly<Record<string, PanelKey>> = {
  quote: 'kindQuote',
  'list/ul': 'kindList',
  'list/ol': 'kindList',
  table: 'kindTable',
  horizontalrule: 'kindLine',
  'block/callout': 'blockCallout',
  'block/picture': 'blockPicture',
  'block/steps': 'blockSteps',
  'block/questions': 'blockQuestions',
  'block/letter': 'blockLetter',
  'block/diagram': 'blockDiagram',
  'block/chart': 'blockChart',
  'block/callToAction': 'blockCallToAction',
  'block/download': 'blockDownload',
  'block/video': 'blockVideo',
  'block/childPages': 'blockChildPages',
  'block/contactCard': 'blockContactCard',
  'block/mailingPrices': 'blockMailingPrices',
  'block/retentionPeriods': 'blockRetentionPeriods',
  'block/dataRequest': 'blockDataRequest',
  'block/helplines': 'blockHelplines',
}

type Translate = Parameters<typeof panelText>[0]

/** What a piece is called; nothing for a paragraph, which shows by itself what it is. */
export function pieceName(
  t: Translate,
  { at, kind }: Pick<SideBySidePair, 'at' | 'kind'>,
): string | undefined {
  const level = /^heading\/h(\d)$/.exec(kind)?.[1]
  if (level !== undefined) return panelText(t, 'kindHeading', { level })
  const key = kind === 'field' ? FIELDS[at] : KINDS[kind]
  return key && panelText(t, key)
}

const MARKS: Readonly<Record<PieceMark, PanelKey>> = {
  missing: 'pieceMissing',
  leftOut: 'pieceLeftOut',
  same: 'pieceSame',
  changed: 'pieceChanged',
  unknown: 'pieceUnknown',
  gone: 'pieceGone',
  own: 'pieceOwn',
}

/** A mark in words. */
export function markWords(t: Translate, mark: PieceMark): string {
  return panelText(t, MARKS[mark])
}
