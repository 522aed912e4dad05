import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { ALERT_FILTER, ALERTS_PAGE } from '@/domain/addresses/site-pages'
import { alertFilter } from '@/domain/vacancies/vacancy-alert'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { env } from '@/env'
import { withCommas } from '@/i18n/commas'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import type { OwnAlert } from './alert-links.queries'
import { filterWords, listOf } from './alert-words'

const STYLE = `
.alert-filter{display:flex;flex-wrap:wrap;gap:6px;margin-block-start:8px}
.alert-filter li{padding:4px 12px;border:1px solid var(--line);border-radius:999px;background:var(--soft);font-size:14.5px;overflow-wrap:anywhere;min-inline-size:0}
.alert-watched{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;padding:18px 22px;margin-block-end:20px}
.alert-watched h2{font-size:16px}
.alert-watched>div{flex:1 1 260px;min-inline-size:0}
.alert-asked{margin-block-end:20px}
.own-alerts>li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:10px 20px;padding-block:16px}
.own-alerts>li:first-child{padding-block-start:0}
.own-alerts>li:last-child{padding-block-end:0}
.own-alerts>li+li{border-block-start:1px solid var(--line)}
.own-alerts>li>div{flex:1 1 240px;min-inline-size:0}
.own-alerts .alert-filter{margin-block-start:0}
.own-alerts .when{margin-block-start:8px;font-size:14px;color:var(--muted)}
@media (max-width:639px){.acts form,.own-alerts form,.own-alerts form .button,.alert-watched>.button{inline-size:100%}.alert-watched{padding:18px}}
`

/** The style of what pages show of alerts; React puts it into the head, once. */
export function AlertStyle() {
  return (
    <>
      <FormStyle />
      <style href="alerts" precedence="form">
        {STYLE}
      </style>
    </>
  )
}

/** What a filter says, a mark for each choice. */
export async function FilterMarks({ filter, locale }: { filter: string; locale: Locale }) {
  const words = await filterWords(filter, locale)
  return (
    <ul className="alert-filter">
      {words.map((word) => (
        <li key={word}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  )
}

interface WatchedProps {
  filter: string
  locale: Locale
  /** Where one goes from it: to another choice, or to what there is already. */
  wayOn?: 'change' | 'list'
}

/** What an alert tells of, above a form about it. */
export async function Watched({ filter, locale, wayOn }: WatchedProps) {
  const t = await messagesIn(locale, 'vacancyAlerts')
  return (
    <section className="card alert-watched" aria-labelledby="_watched">
      <AlertStyle />
      <div>
        <h2 id="_watched">{t('watched')}</h2>
        <FilterMarks filter={filter} locale={locale} />
      </div>
      {wayOn && (
        <a href={listOf(filter, locale)} className="button quiet">
          {t(wayOn === 'change' ? 'change' : 'mine.more')}
        </a>
      )}
    </section>
  )
}

interface ListProps {
  alerts: readonly OwnAlert[]
  locale: Locale
  /** The token of the link that shows the alerts. It is absent on the account page. */
  token?: string
}

/** Alerts of one address, each with what it tells of and a button that ends it. */
export async function AlertList({ alerts, locale, token }: ListProps) {
  const t = await messagesIn(locale, 'vacancyAlerts.mine')
  const rows = alerts.map(async (alert) => ({
    ...alert,
    words: withCommas(await filterWords(alert.filter, locale), locale),
  }))
  return (
    <ul className="own-alerts">
      {(await Promise.all(rows)).map(({ id, filter, words, state, confirmedAt }) => (
        <li key={id}>
          <div>
            <FilterMarks filter={filter} locale={locale} />
            <p className="when">
              {state === 'active' && confirmedAt ? t('since', { date: confirmedAt }) : t('waiting')}
            </p>
          </div>
          <form method="post" action="/server/alerts/leave">
            {token !== undefined && <input type="hidden" name="token" value={token} />}
            <input type="hidden" name="alert" value={id} />
            <input type="hidden" name="locale" value={locale} />
            <button className="button quiet" aria-label={t('leaveOf', { filter: words })}>
              {t('leave')}
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

interface OrderProps {
  search: VacancySearch
  locale: Locale
  /** What its title is on this page. */
  heading: 'h2' | 'h3'
}

/** On the list of vacancies: the way to the form by which new ones like these are ordered by mail. */
export async function AlertOrder({ search, locale, heading: Heading }: OrderProps) {
  const filter = alertFilter(search)
  if (filter === undefined) return null
  const t = await messagesIn(locale, 'vacancyAlerts')
  const page = publicPath({ locale, path: ALERTS_PAGE }, env.DEFAULT_LOCALE)
  const query =
    filter === '' ? '' : `?${new URLSearchParams({ [ALERT_FILTER]: filter }).toString()}`
  return (
    <section className="card alert-order" aria-labelledby="_alert">
      <div>
        <Heading id="_alert">{t('orderTitle')}</Heading>
        <p>{t('orderText')}</p>
      </div>
      <a href={page + query} rel="nofollow" className="button quiet">
        {t('order')}
      </a>
    </section>
  )
}
