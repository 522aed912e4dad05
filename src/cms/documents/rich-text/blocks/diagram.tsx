import type { CSSProperties, ReactNode } from 'react'

import {
  accountBars,
  dayParts,
  DIAGRAM_KINDS,
  type DiagramKind,
  drawnNumbers,
} from '@/domain/texts/diagrams'
import { numberFormat } from '@/domain/locales/intl-formats'
import { formattingTag } from '@/i18n/messages-translator'
import type { DiagramBlock } from '@/payload-types'
import { DayBar, ScaleBar, WeekBars } from '@/ui/diagrams/bars'
import { DIAGRAM_LAYOUTS, type DiagramLayout } from '@/ui/diagrams/diagram-layouts'
import { DiagramStyle } from '@/ui/diagrams/diagram-style'
import { Lifebuoy, Scene, WarningFlag } from '@/ui/diagrams/scene-drawings'
import { AgreementPart } from '@/ui/diagrams/sheet-drawings'

import type { BodyContext } from '../body-context'
import { SimpleText } from '../simple-text'

interface Props {
  block: Partial<DiagramBlock>
  page: BodyContext
}

/** A part with its words, and all numbers of the diagram that it is drawn among. */
interface PartProps {
  kind: DiagramKind
  index: number
  title: ReactNode
  text: ReactNode
  numbers: readonly (readonly number[])[]
  page: BodyContext
}

/** A drawing that explains. Its words are text, in the order of reading: the drawings say nothing more. */
export function Diagram({ block, page }: Props) {
  const kind = DIAGRAM_KINDS.find((known) => known === block.kind)
  const { parts = [] } = block
  if (!kind || parts.length === 0) return null
  const layout = DIAGRAM_LAYOUTS[kind]
  const numbers = parts.map(({ drawn }) => drawnNumbers(drawn) ?? [])
  const Part = PARTS[layout]
  return (
    <figure className={`card diagram ${layout} ${kind}`}>
      <DiagramStyle layout={layout} />
      {block.title && <figcaption>{block.title}</figcaption>}
      <ul>
        {parts.map(({ title, text }, index) => (
          <Part
            key={index}
            {...{ kind, index, numbers, page }}
            title={<b>{title}</b>}
            text={<SimpleText content={text} page={page} />}
          />
        ))}
      </ul>
    </figure>
  )
}

const PARTS: Readonly<Record<DiagramLayout, (props: PartProps) => ReactNode>> = {
  sheet: SheetPart,
  chat: ChatPart,
  bars: BarPart,
  hours: HoursPart,
  cards: CardPart,
  stairs: StairPart,
  months: MonthPart,
}

function SheetPart({ index, title, text }: PartProps) {
  return (
    <li>
      <i>
        <AgreementPart index={index} />
      </i>
      <div>
        {title}
        {text}
      </div>
    </li>
  )
}

function ChatPart({ title, text }: PartProps) {
  return (
    <li>
      {title}
      <span>
        <WarningFlag />
        <div>{text}</div>
      </span>
    </li>
  )
}

/** What lies between two lines behind an account. */
const MONEY_STEP = 100

function BarPart(props: PartProps) {
  const { kind, index, title, text, numbers } = props
  const firsts = numbers.map(([first = 0]) => first)
  const [value, mark] = numbers[index] ?? []
  const isAccount = kind === 'wages'
  const bars = isAccount ? accountBars(firsts) : firsts.map((to) => ({ from: 0, to }))
  const bar = bars[index]
  const most = Math.max(...bars.map(({ to }) => to))
  const out = value !== undefined && value < 0 ? 'less' : undefined
  const tone = index === numbers.length - 1 ? 'left' : out
  return (
    <li>
      {/* Without its style it would run into the words. */}
      {title} {value !== undefined && <bdi>{amountOf(value, props)}</bdi>}
      {value !== undefined && bar && most > 0 && (
        <ScaleBar
          {...{ bar, mark, most }}
          step={isAccount ? MONEY_STEP : 1}
          tone={isAccount ? tone : undefined}
        />
      )}
      {text}
    </li>
  )
}

/** Money without its currency, or years in words. */
function amountOf(value: number, { kind, page }: PartProps): string {
  const options: Intl.NumberFormatOptions =
    kind === 'wages'
      ? { minimumFractionDigits: 2 }
      : { style: 'unit', unit: 'year', unitDisplay: 'long' }
  const written = numberFormat(formattingTag(page.contentLocale), options).format(value)
  // Where lines break a hyphen is no sign of a sum.
  return written.replace('-', '−')
}

function HoursPart({ index, title, text, numbers }: PartProps) {
  const own = numbers[index] ?? []
  return (
    <li>
      {title}
      {own.length === 1 ? <WeekBars rest={own[0] ?? 0} /> : <DayBar parts={dayParts(own)} />}
      {text}
    </li>
  )
}

function CardPart({ kind, index, title, text }: PartProps) {
  return (
    <li>
      <Scene kind={kind} index={index} />
      <div>
        {title}
        {text}
      </div>
    </li>
  )
}

/** The number of rungs; what comes after them is open from each. */
const RUNGS = 4

function StairPart({ index, title, text }: PartProps) {
  return (
    <li style={{ '--step': index } as CSSProperties}>
      {index < RUNGS ? <u>{index + 1}</u> : <Lifebuoy />} {title}
      {text}
    </li>
  )
}

/** From how many months without pay on it is late. */
const LATE = 2

function MonthPart({ index, title, text, numbers }: PartProps) {
  const [month] = numbers[index] ?? []
  const [next = month ?? 0] = numbers[index + 1] ?? []
  const style = { '--months': next - (month ?? 0) } as CSSProperties
  return (
    <li style={style} className={month !== undefined && month >= LATE ? 'late' : undefined}>
      {month !== undefined && <u>{month}</u>}
      <div>
        {title}
        {text}
      </div>
    </li>
  )
}
