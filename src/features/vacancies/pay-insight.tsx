import type { CSSProperties } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { besideMedian, dollarsAMonth, LEAST_DRAWN, placeOf } from '@/domain/vacancies/pay-insight'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import type { RankCode } from '@/domain/vocabulary/ranks'
import type { VesselTypeCode } from '@/domain/vocabulary/vessel-types'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { getPayInsight, type ShownPayInsight } from './read-pay-insight'
import type { Pay } from './vacancy'
import { payAmount } from './vacancy-texts'

/** The wage of the vacancy whose page it stands on, in dollars a month. */
interface OwnWage {
  least: number
  most: number
}

interface Props {
  insight: ShownPayInsight
  /** Rank and ships that the wages are of, in the reader's language. */
  work: string
  locale: Locale
  own?: OwnWage | undefined
}

/** Position and pattern carry the meaning, not colour. Only logical properties are used, so that RTL mirrors it. */
const STYLE = `
.pays figcaption{max-inline-size:64ch;padding:18px 22px 10px}
.pays .plot{position:relative;block-size:118px;margin:4px 40px 10px;font-size:13.5px;font-variant-numeric:tabular-nums}
.pays .plot.own{block-size:150px}
.pays .plot>*{position:absolute}
.pays .lab{inset-inline-start:var(--x);inline-size:0;display:flex;justify-content:center;white-space:nowrap;line-height:20px}
.pays .lab.before{justify-content:flex-end}
.pays .lab.after{justify-content:flex-start}
.pays .up{inset-block-start:0;font-weight:650}
.pays .low{inset-block-start:80px;color:var(--muted)}
.pays .rule{inset-inline:0;inset-block-start:50px;border-block-start:2px solid var(--muted)}
.pays .end{inset-inline-start:var(--x);inset-block-start:43px;block-size:16px;margin-inline-start:-1px;border-inline-start:2px solid var(--muted)}
.pays .box{inset-inline-start:var(--a);inset-inline-end:calc(100% - var(--b));inset-block-start:30px;block-size:42px;min-inline-size:4px;border:2px solid var(--accent);border-radius:4px;background:repeating-linear-gradient(135deg,var(--hatch) 0 2px,var(--surface) 2px 7px)}
.pays .med{inset-inline-start:var(--x);inset-block-start:24px;block-size:54px;inline-size:5px;margin-inline-start:-2.5px;border-radius:2px;background:var(--ink)}
.pays .this{inset-inline-start:var(--a);inset-inline-end:calc(100% - var(--b));inset-block-start:110px;block-size:9px;min-inline-size:6px;border:2px solid var(--ink);border-block-start:0;border-radius:0 0 4px 4px}
.pays .tag{inset-block-start:124px;font-weight:650}
.pays dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:1px;background:var(--line);border-block-start:1px solid var(--line);border-radius:0 0 13px 13px;overflow:clip}
.pays dl div{background:var(--surface);padding:12px 22px}
.pays dt{font-size:13px;color:var(--muted)}
.pays dd{font-weight:650;font-variant-numeric:tabular-nums}
.pays+p{margin-block-start:10px;font-size:14px;color:var(--muted)}
@media (forced-colors:active){.pays .med{background:CanvasText}}
`

/** How near two labels may come, in percent of the width. */
const ROOM = 24

interface PartProps {
  rank: RankCode
  /** A vessel group of the first level. Without one, all vessels count. */
  vesselGroup: VesselTypeCode | undefined
  locale: Locale
  /** Of the vacancy that it stands beside. */
  pay?: Pay
}

/** Shows the usual pay of a rank beside a vacancy or a list. It is empty when too few vacancies name their pay. */
export async function PayInsight({ rank, vesselGroup, locale, pay }: PartProps) {
  const insight = await getPayInsight(rank, vesselGroup)
  if (!insight) return null
  const t = await messagesIn(locale, 'vacancies')
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const { label } = ranks[rank]
  const own = pay?.kind === 'amount' ? ownWage(pay, insight) : undefined
  const vessel = vesselGroup && vesselTypes[vesselGroup]
  return (
    <section className="part" aria-labelledby="_insight">
      <h2 id="_insight">{t(own ? 'insight.title' : 'insight.listTitle')}</h2>
      <PayInsightFigure
        insight={insight}
        work={
          vessel
            ? t('rankAndVessel', {
                rank: label,
                vessel: locale === 'zh' ? vessel.label : vessel.aboard,
              })
            : label
        }
        locale={locale}
        own={own}
      />
    </section>
  )
}

function ownWage(
  pay: Extract<Pay, { kind: 'amount' }>,
  { rates }: ShownPayInsight,
): OwnWage | undefined {
  const [least, most] = [pay.min, pay.max].map((amount) =>
    dollarsAMonth({ ...pay, min: amount, max: amount }, rates),
  )
  if (least === undefined || most === undefined) return undefined
  return { least: Math.min(least, most), most: Math.max(least, most) }
}

/** In a sentence, drawn, and in figures. */
async function PayInsightFigure({ insight, work, locale, own }: Props) {
  const t = await messagesIn(locale, 'vacancies.insight')
  const { count, lower, median, upper, rates } = insight
  const middle = own && (own.least + own.most) / 2
  const amount = (dollars: number) => dollarAmount(dollars, locale)
  // Isolates the amount, so that it keeps its order in right-to-left text.
  const isolated = (dollars: number) => `\u2066${amount(dollars)}\u2069`
  const figures: [string, string][] = [
    [t('lower'), amount(lower)],
    [t('median'), amount(median)],
    [t('upper'), amount(upper)],
  ]
  return (
    <>
      {/* Here, not in the head: a list has it as soon as it shows the wages. */}
      <style>{STYLE}</style>
      <figure className="card pays">
        <figcaption>
          {t('sentence', {
            work,
            count,
            lower: isolated(lower),
            upper: isolated(upper),
          })}
          {middle !== undefined && ` ${t('position', { position: besideMedian(middle, insight) })}`}
        </figcaption>
        {count >= LEAST_DRAWN && insight.least < insight.most && (
          <Plot {...{ insight, locale, own }} />
        )}
        <dl>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('number')}</dt>
            <dd>{count}</dd>
          </div>
        </dl>
      </figure>
      <p>
        {t('source')}
        {rates && ` ${t('rates', { date: dayName(new Date(rates.day), locale) })}`}
      </p>
    </>
  )
}

/** The drawing. The text beside it has the same information. */
async function Plot({ insight, locale, own }: Pick<Props, 'insight' | 'locale' | 'own'>) {
  const t = await messagesIn(locale, 'vacancies.insight')
  const at = (dollars: number) => placeOf(dollars, insight)
  const { least, lower, median, upper, most } = insight
  const [a, b] = [at(lower), at(upper)]
  const isFar = b - a >= ROOM
  const label = (dollars: number) => <bdi dir="ltr">{dollarAmount(dollars, locale)}</bdi>
  return (
    <div className={own ? 'plot own' : 'plot'} aria-hidden="true">
      <i className="rule" />
      <i className="end" style={x(0)} />
      <i className="end" style={x(100)} />
      <i className="box" style={span(a, b)} />
      <i className="med" style={x(at(median))} />
      <p className="lab up" style={x(at(median))}>
        {t('medianOf', { amount: `\u2066${dollarAmount(median, locale)}\u2069` })}
      </p>
      {a >= ROOM && (
        <p className="lab low" style={x(0)}>
          {label(least)}
        </p>
      )}
      <p className={isFar ? 'lab low' : 'lab low before'} style={x(a)}>
        {label(lower)}
      </p>
      <p className={isFar ? 'lab low' : 'lab low after'} style={x(b)}>
        {isFar ? label(upper) : <span>&nbsp;{label(upper)}</span>}
      </p>
      {b <= 100 - ROOM && (
        <p className="lab low" style={x(100)}>
          {label(most)}
        </p>
      )}
      {own && <Own own={own} at={at} text={t('this')} />}
    </div>
  )
}

function Own({ own, at, text }: { own: OwnWage; at: (dollars: number) => number; text: string }) {
  const [first, last] = [at(own.least), at(own.most)]
  const middle = (first + last) / 2
  const side = middle < ROOM / 2 ? 'after' : middle > 100 - ROOM / 2 ? 'before' : ''
  return (
    <>
      <i className="this" style={span(first, last)} />
      <p className={`lab tag ${side}`} style={x(middle)}>
        {text}
      </p>
    </>
  )
}

const percent = (place: number) => `${place.toFixed(1)}%`
const x = (place: number) => ({ '--x': percent(place) }) as CSSProperties
const span = (first: number, last: number) =>
  ({ '--a': percent(first), '--b': percent(last) }) as CSSProperties

/** Rounds to tens of dollars. Usual pay is not more exact than that. */
function dollarAmount(dollars: number, locale: Locale): string {
  const cents = Math.round(dollars / 10) * 1000
  return payAmount(
    { kind: 'amount', min: cents, max: cents, currency: 'USD', period: 'month' },
    locale,
  )
}
