import { hasPlaceholder, hasWords } from '../../../domain/translation/words'
import { panelText, type PanelKey } from '../../../i18n/panel/panel-texts'
import type { SideBySidePair } from '../side-by-side'

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
  'block/callToAction': 'blockCallToAction',
  'block/download': 'blockDownload',
  'block/video': 'blockVideo',
  'block/childPages': 'blockChildPages',
  'block/contactCard': 'blockContactCard',
  'block/mailingPrices': 'blockMailingPrices',
  'block/retentionPeriods': 'blockRetentionPeriods',
  'block/dataRequest': 'blockDataRequest',
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

/** How a piece stands, for its mark in the pane and in words. */
export type PieceMark = 'missing' | 'leftOut' | 'same' | 'changed' | 'unknown' | 'gone' | 'own'

const MARKS: Readonly<Record<PieceMark, PanelKey>> = {
  missing: 'pieceMissing',
  leftOut: 'pieceLeftOut',
  same: 'pieceSame',
  changed: 'pieceChanged',
  unknown: 'pieceUnknown',
  gone: 'pieceGone',
  own: 'pieceOwn',
}

/** What there is to say of a pair; nothing where the translation says what the source says. */
export function pieceMark({
  source,
  own,
  standing,
  isSame,
  isLeftOut,
}: SideBySidePair): PieceMark | undefined {
  if (!source) return standing === 'outOfDate' ? 'gone' : 'own'
  if (!own) return isLeftOut ? 'leftOut' : 'missing'
  // What was taken over shows itself (a button, a file), or stands for the words of a link, and says nothing yet.
  const hasNone = source.rows.length > 0 && !hasWords(own.text)
  if (hasNone || hasPlaceholder(own.text)) return 'missing'
  if (isSame) return 'same'
  if (standing === 'outOfDate') return 'changed'
  return standing === 'unknown' ? 'unknown' : undefined
}

/** A mark in words. */
export function markWords(t: Translate, mark: PieceMark): string {
  return panelText(t, MARKS[mark])
}
