import { ListPages } from '@/cms/documents/shown/list-pages'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { EVERY_WARNING, type WarningSearch, writeWarningSearch } from '@/domain/vacancies/warning-search'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { ListSearchStyle } from '@/ui/components/list-search-style'

import { WarningAdvice } from './warning-advice'
import { WarningFacts, WarningLabels } from './warning-facts'
import { type WarningList, WARNINGS_PER_PAGE } from './warnings.queries'
import { WarningsStyle } from './warnings-style'

interface Props {
  locale: Locale
  /** Public paths. */
  home: string
  list: string
  search: WarningSearch
  found: WarningList
}

/** The public list of warnings, all or those that are searched for. */
export async function WarningListView(props: Props) {
  const { locale, home, list, search } = props
  const t = await messagesIn(locale, 'warnings')
  const navigation = await messagesIn(locale, 'navigation')
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <ListSearchStyle />
      <WarningsStyle />
      <Breadcrumbs
        label={navigation('breadcrumbs')}
        links={[{ href: home, title: navigation('home'), excerpt: null, locale }]}
        here={{ title: t('title'), locale }}
        locale={locale}
      />
      <header className="fact-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <form action={list} role="search" className="find" autoComplete="off">
        <div>
          <label htmlFor="_words">
            {t('words')} <span className="hint">{t('wordsHint')}</span>
          </label>
          <input
            id="_words"
            className="in"
            type="search"
            name="words"
            maxLength={100}
            defaultValue={search.words ?? ''}
          />
        </div>
        <button className="button">{t('find')}</button>
      </form>
      <div className="two">
        <div className="col">
          <Results {...props} />
        </div>
        <div className="col">
          <WarningAdvice locale={locale} />
        </div>
      </div>
    </div>
  )
}

async function Results(props: Props) {
  const { locale, list, search, found } = props
  const t = await messagesIn(locale, 'warnings')
  const { warnings, total } = found
  return (
    <section aria-labelledby="_found">
      <div className="found-line">
        <h2 id="_found">
          {search.words === undefined
            ? t('count', { count: total })
            : t('found', { count: total, words: search.words })}
        </h2>
        {search.words !== undefined && (
          <a href={list} className="more">
            {t('all')}
          </a>
        )}
      </div>
      {warnings.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <>
          <ol className="warnings">
            {warnings.map((warning) => (
              <li key={warning.id} id={`w${warning.id}`} className="card">
                <div>
                  <h3>
                    <a href={publicPath({ locale, path: warning.path }, env.DEFAULT_LOCALE)}>
                      <bdi>{warning.name}</bdi>
                    </a>
                  </h3>
                  <WarningLabels warning={warning} locale={locale} />
                </div>
                <div className="warning-body">
                  <WarningFacts warning={warning} locale={locale} />
                </div>
              </li>
            ))}
          </ol>
          <ListPages
            locale={locale}
            page={search.page}
            pages={Math.ceil(total / WARNINGS_PER_PAGE)}
            to={(page) => list + writeWarningSearch({ ...search, page })}
          />
        </>
      )}
    </section>
  )
}

async function Nothing({ locale, list, search, found: { total } }: Props) {
  const t = await messagesIn(locale, 'warnings')
  const vacancies = await messagesIn(locale, 'vacancies')
  if (total > 0) {
    return (
      <div className="card pad nothing">
        <h3>{vacancies('noSuchPage', { page: search.page })}</h3>
        <p className="ways">
          <a
            href={list + writeWarningSearch({ ...search, page: EVERY_WARNING.page })}
            className="more"
          >
            {vacancies('toFirstPage')}
          </a>
        </p>
      </div>
    )
  }
  return (
    <div className="card pad nothing">
      <h3>{t(search.words === undefined ? 'emptyTitle' : 'nothingTitle')}</h3>
      <p>{t(search.words === undefined ? 'emptyText' : 'nothingText')}</p>
    </div>
  )
}
