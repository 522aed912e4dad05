import { unlessBusy } from '@/cms/database/database-trouble'
import { EVERY_COMPANY, writeCompanySearch } from '@/domain/vacancies/company-search'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { findCompanies } from '@/features/companies/company-directory.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { COMPANY_LIST_PATH } from '@/domain/addresses/site-pages'

interface Props {
  locale: Locale
  /** What was looked for in guides and pages, or among vacancies. */
  words: string
}

/** Names that are shown; the rest is a press away. */
const MOST = 5

/**
 * The fewest letters for this search. Shorter words match too many names. A Chinese word needs one or two characters.
 */
const SHORTEST = 3
const SHORTEST_HAN = 2

/** Links to companies with the searched name. It is empty when there are none or the database does not answer. */
export async function CompaniesBeside({ locale, words }: Props) {
  if (words.length < (/\p{Script=Han}/u.test(words) ? SHORTEST_HAN : SHORTEST)) return null
  const search = { ...EVERY_COMPANY, words }
  const found = await unlessBusy(findCompanies(search))
  if (!found || found.total === 0) return null
  const t = await messagesIn(locale, 'companies')
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <section aria-labelledby="_companies">
      <h2 id="_companies" className="sum">
        {t('title')}
      </h2>
      <ul className="ways-on">
        {found.companies.slice(0, MOST).map(({ path, name }) => (
          <li key={path}>
            <a href={to(path)} className="more">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
        {found.total > MOST && (
          <li>
            <a href={to(COMPANY_LIST_PATH) + writeCompanySearch(search)} className="more">
              {t('found', { count: found.total })}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
