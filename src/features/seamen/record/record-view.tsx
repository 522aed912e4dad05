import type { StoredScan } from '@/cms/services/files/scan-store'
import { SEAMAN_VACANCIES_PAGE } from '@/domain/addresses/site-pages'
import { numberFormat } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import { maskedNumber } from '@/domain/sea-service/masked-number'
import { codeName } from '@/domain/structured-fields/code-name'
import { noonOf } from '@/domain/time/calendar-day'
import { dayName, dayRange } from '@/i18n/day-range'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { type DoneNotice, pageAfter } from '../form-visitor'
import { OldCvCard } from '../old-cv/old-cv-card'
import { RemindersCard } from '../reminders/reminders-card'
import type { Reminders } from '../reminders/reminders.queries'
import { SearchConsentCard } from '../search/search-consent-card'
import { FormLinksCard } from '../shared-forms/form-links-card'
import { DoneSentence } from '../seaman-form-parts'
import { paperName, serviceName } from './entry-words'
import { lastDay, readRecord, seaServiceOf, text } from './read-record'
import { Details, Section, Ways } from './record-list'
import { Scan } from './record-scan'
import { References, Sheets } from './record-sheets'
import { RecordSums } from './record-sums'
import type { Entry, OwnEntries } from './record.queries'
import { TakeAlong } from './take-along'

interface Props extends OwnEntries {
  scans: readonly StoredScan[]
  reminders: Reminders
  /** Whether staff may find it. */
  isFound: boolean
  hasOldCv: boolean
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

/** The page of a seafarer's own record, and what follows from it. */
export async function RecordView(props: Props) {
  const { contracts, papers, scans, references, reminders, sheets, today, locale, done, letters } =
    props
  const t = await messagesIn(locale, 'seaman.record')
  const fit = await messagesIn(locale, 'seaman.fit')
  // Its page begins there.
  const isInCard = done === 'calendarMade'
  return (
    <div className="frame form-page">
      <FormStyle />
      <style href="record" precedence="form">
        {STYLE}
      </style>
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {papers.length > 0 && (
          <p>
            <a href={pageAfter(SEAMAN_VACANCIES_PAGE, locale)} className="more">
              {fit('title')}
            </a>
          </p>
        )}
      </div>
      <div className="form-main">
        <DoneSentence done={isInCard ? undefined : done} locale={locale} />
        <div className="record">
          <RecordSums read={readRecord(contracts, papers, today, sheets.person)} locale={locale} />
          <div className="form-main">
            <OldCvCard hasOldCv={props.hasOldCv} locale={locale} />
            <Sheets sheets={sheets} locale={locale} />
            <Section name="service" locale={locale} count={contracts.length}>
              {contracts.map((entry) => (
                <Service key={entry.id} entry={entry} locale={locale} />
              ))}
            </Section>
            <Section name="papers" locale={locale} count={papers.length}>
              {papers.map((entry) => (
                <Paper
                  key={entry.id}
                  entry={entry}
                  today={today}
                  scan={scans.find(({ paper }) => paper === entry.id)}
                  locale={locale}
                />
              ))}
            </Section>
            <References entries={references} locale={locale} />
            <RemindersCard
              reminders={reminders}
              locale={locale}
              done={isInCard ? done : undefined}
            />
            <SearchConsentCard isGiven={props.isFound} locale={locale} />
            {isBegun(props) && <TakeAlong locale={locale} letters={letters} />}
            {isBegun(props) && <FormLinksCard locale={locale} />}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Whether anything is written down that a file could hold. */
function isBegun({ contracts, papers, references, sheets }: Props): boolean {
  const entries = [...contracts, ...papers, ...references, ...Object.values(sheets)]
  return entries.some((entry) => entry !== undefined)
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
      <h3>
        <bdi>{vesselName}</bdi>
      </h3>
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

interface PaperProps {
  entry: Entry<'papers'>
  /** `YYYY-MM-DD`. */
  today: string
  scan: StoredScan | undefined
  locale: Locale
}

async function Paper({ entry, today, scan, locale }: PaperProps) {
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
      <h3>{document === undefined ? <bdi>{name}</bdi> : what}</h3>
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
            : t(expires < today ? 'ranOut' : 'until', {
                date: dayName(noonOf(expires), locale, 'short'),
              })}
      </p>
      {scan && <Scan scan={scan} what={what} locale={locale} />}
      <Ways path={`papers/${entry.id}`} what={what} locale={locale} />
    </li>
  )
}
