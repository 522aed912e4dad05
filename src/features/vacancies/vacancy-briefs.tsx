import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { PayAmount } from './pay-amount'
import type { VacancySummary } from './vacancy'
import { vacancyTexts } from './vacancy-texts'

interface Props {
  /** Of the heading, for the name of the part. */
  id: string
  heading: string
  vacancies: readonly VacancySummary[]
  locale: Locale
  /** Whether the page around them says that it is an example; one that is not is none of these then. */
  isAmongExamples?: boolean
  /** Where all of them are. */
  all?: { href: string; label: string } | undefined
}

/** A few vacancies beside another one, in two lines each; nothing where there are none. */
export function VacancyBriefs(props: Props) {
  const { id, heading, vacancies, locale, isAmongExamples = false, all } = props
  if (vacancies.length === 0) return null
  const isSaid = isAmongExamples && vacancies.every(({ isExample }) => isExample)
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="card briefs">
        {vacancies.map((vacancy) => (
          <Brief key={vacancy.id} vacancy={vacancy} locale={locale} isSaid={isSaid} />
        ))}
      </ul>
      {all && (
        <a href={all.href} className="more">
          {all.label}
        </a>
      )}
    </section>
  )
}

interface BriefProps {
  vacancy: VacancySummary
  locale: Locale
  /** Whether it is said already that it is an example. */
  isSaid: boolean
}

async function Brief({ vacancy, locale, isSaid }: BriefProps) {
  const t = await messagesIn(locale, 'vacancies')
  const crewings = await messagesIn(locale, 'crewings')
  const { warnedSince } = vacancy.company
  const { title, rank, ship, pay, joining } = await vacancyTexts(vacancy, locale)
  return (
    <li>
      <div>
        <h3>
          <a
            href={publicPath({ locale, path: vacancy.path }, env.DEFAULT_LOCALE)}
            aria-label={title}
          >
            {rank}
          </a>
        </h3>
        <p>{ship}</p>
        {warnedSince && (
          <span className="badge alarm">
            {crewings('warnedShort', { date: dayName(warnedSince, locale, 'short') })}
          </span>
        )}
        {vacancy.isExample && !isSaid && <span className="label">{t('example')}</span>}
      </div>
      <div className="end">
        {'words' in pay ? (
          <p>{pay.words}</p>
        ) : (
          <p className="paid">
            <PayAmount amount={pay.amount} /> <span>{pay.period}</span>
          </p>
        )}
        <p>{joining.dates}</p>
      </div>
    </li>
  )
}
