import type { ReactNode } from 'react'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { numberFormat } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import { maskedNumber } from '@/domain/sea-service/masked-number'
import { codeName } from '@/domain/structured-fields/code-name'
import { noonOf } from '@/domain/time/calendar-day'
import { dayName, dayRange } from '@/i18n/day-range'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { type DoneNotice, pageAfter } from '../form-visitor'
import { DoneSentence } from '../seaman-form-parts'
import { paperName, serviceName } from './entry-words'
import { lastDay, readRecord, seaServiceOf, text } from './read-record'
import { RecordSums } from './record-sums'
import type { Entry } from './record.queries'
import { type SectionName, SECTIONS } from './record-sections'
import { TakeAlong } from './take-along'

interface Props {
  contracts: readonly Entry<'service'>[]
  papers: readonly Entry<'papers'>[]
  /** `YYYY-MM-DD`. */
  today: string
  locale: Locale
  done: DoneNotice | undefined
  /** Letters that a PDF was not made for. */
  letters: readonly string[]
}

const STYLE = `
.record{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-items:start}
.record .hint{font-size:14.5px;color:var(--muted)}
.record-list>li{display:grid;gap:2px;padding-block:12px}
.record-list>li+li{border-block-start:1px solid var(--line)}
.record-list h3{font-size:16px;overflow-wrap:anywhere}
.record-list p{font-size:14.5px;color:var(--muted);overflow-wrap:anywhere}
.record-list .acts{gap:0 20px}
.record-list .acts a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
.record table{inline-size:100%;font-size:15px}
.record caption{text-align:start;font-weight:650;padding-block-end:4px}
.record :is(th,td){padding-block:5px;text-align:start;font-weight:400;vertical-align:top}
.record td{padding-inline-start:16px;font-variant-numeric:tabular-nums;text-align:end}
.record tr+tr>*{border-block-start:1px solid var(--line)}
.record .looks{display:grid;gap:8px;list-style:disc;padding-inline-start:20px;font-size:15px;overflow-wrap:anywhere}
@media (min-width:1000px){.record{grid-template-columns:minmax(0,1fr) 400px;gap:24px}.record>aside{order:1}}
`

/** The page of a seafarer's own sea service and papers, and what follows from them. */
export async function RecordView({ contracts, papers, today, locale, done, letters }: Props) {
  const t = await messagesIn(locale, 'seaman.record')
  return (
    <div className="frame form-page">
      <FormStyle />
      <style href="record" precedence="form">
        {STYLE}
      </style>
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <div className="form-main">
        <DoneSentence done={done} locale={locale} />
        <div className="record">
          <RecordSums read={readRecord(contracts, papers, today)} locale={locale} />
          <div className="form-main">
            <Section name="service" locale={locale} count={contracts.length}>
              {contracts.map((entry) => (
                <Service key={entry.id} entry={entry} locale={locale} />
              ))}
            </Section>
            <Section name="papers" locale={locale} count={papers.length}>
              {papers.map((entry) => (
                <Paper key={entry.id} entry={entry} locale={locale} />
              ))}
            </Section>
            {contracts.length + papers.length > 0 && (
              <TakeAlong locale={locale} letters={letters} />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

interface SectionProps {
  name: SectionName
  count: number
  locale: Locale
  children: ReactNode
}

async function Section({ name, count, locale, children }: SectionProps) {
  const t = await messagesIn(locale, 'seaman.record')
  const { most } = SECTIONS[name]
  return (
    <section className="card form-part" id={name} aria-labelledby={`_${name}`}>
      <h2 id={`_${name}`}>{t(`${name}.title`)}</h2>
      {count > 0 ? <ul className="record-list">{children}</ul> : <p>{t(`${name}.none`)}</p>}
      {count >= most ? (
        <p className="hint">{t('full', { most })}</p>
      ) : (
        <p className="acts">
          <a href={pageAfter(`${SEAMAN_RECORD_PAGE}/${name}/new`, locale)} className="button">
            {t(`${name}.add`)}
          </a>
        </p>
      )}
    </section>
  )
}

async function Service({ entry, locale }: { entry: Entry<'service'>; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.record')
  const { values } = entry
  const { company, flag, grossTonnage, rank, rankWritten, vesselName, vesselType } = values
  const details = [
    rank === undefined ? text(rankWritten) : codeName('ranks', String(rank), locale),
    vesselType === undefined
      ? text(values.vesselTypeWritten)
      : codeName('vesselTypes', String(vesselType), locale),
    flag === undefined ? undefined : codeName('countries', String(flag), locale),
    typeof grossTonnage === 'number'
      ? t('tonnage', { tonnage: numberFormat(formattingTag(locale)).format(grossTonnage) })
      : undefined,
    text(company),
  ]
  const { signOff, signOn } = seaServiceOf(entry)
  const first = noonOf(signOn)
  return (
    <li>
      <h3 dir="auto">{vesselName}</h3>
      <Details details={details} />
      <p>
        {signOff === undefined
          ? t('since', { date: dayName(first, locale, 'short') })
          : dayRange(first, noonOf(signOff), locale, 'short')}
      </p>
      <Ways path={`service/${entry.id}`} what={serviceName(values, locale)} locale={locale} />
    </li>
  )
}

async function Paper({ entry, locale }: { entry: Entry<'papers'>; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.record')
  const { values } = entry
  const { country, document, issuedBy, name, number } = values
  const what = paperName(values, locale)
  const expires = lastDay(values)
  const details = [
    country === undefined ? undefined : codeName('countries', String(country), locale),
    text(issuedBy),
  ]
  return (
    <li>
      <h3 {...(document === undefined && { dir: 'auto' })}>
        {document === undefined ? name : what}
      </h3>
      <Details details={details} />
      <p>
        {number !== undefined && (
          <>
            <bdi dir="ltr">{maskedNumber(String(number))}</bdi>
            {' · '}
          </>
        )}
        {expires === null
          ? t('unlimited')
          : expires === undefined
            ? t('unsaid')
            : t('until', { date: dayName(noonOf(expires), locale, 'short') })}
      </p>
      <Ways path={`papers/${entry.id}`} what={what} locale={locale} />
    </li>
  )
}

/** Details in one line, each in its own direction. */
function Details({ details }: { details: readonly (string | undefined)[] }) {
  const said = [...new Set(details.filter((detail) => detail !== undefined))]
  if (said.length === 0) return null
  return (
    <p>
      {said.map((detail, index) => (
        <span key={detail}>
          {index > 0 && ' · '}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </p>
  )
}

async function Ways({ path, what, locale }: { path: string; what: string; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.record')
  const to = pageAfter(`${SEAMAN_RECORD_PAGE}/${path}`, locale)
  return (
    <p className="acts">
      <a href={to} aria-label={`${t('change')}: ${what}`}>
        {t('change')}
      </a>
      <a href={`${to}/remove`} aria-label={`${t('remove')}: ${what}`}>
        {t('remove')}
      </a>
    </p>
  )
}
