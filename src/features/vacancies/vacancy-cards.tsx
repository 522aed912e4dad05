import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import type { Board } from './board.queries'
import type { VacancySummary } from './vacancy'
import { VacancyCardsStyle } from './vacancy-cards-style'
import { CompanyOfRow, FactColumns, type RowWords, rowWords } from './vacancy-rows'

interface Props {
  board: Board
  locale: Locale
  /** Public path of the list of all. */
  list: string
}

/** The newest vacancies as cards in one row, with the way to all; nothing where none is open. */
export async function VacancyCards({ board, locale, list }: Props) {
  const { newest, areExamples } = board
  if (newest.length === 0) return null
  const t = await messagesIn(locale, 'home')
  const words = await rowWords(locale)
  return (
    <section aria-labelledby="_newest" className="newest">
      <VacancyCardsStyle />
      <div className="guide-head">
        <h2 id="_newest" className="title">
          {t(areExamples ? 'examples' : 'newest')}
        </h2>
        <a href={list} className="bar-link">
          {t(areExamples ? 'allExamples' : 'all')}
        </a>
      </div>
      <ol className={`newest-cards of-${newest.length}`}>
        {newest.map((vacancy) => (
          <Card key={vacancy.id} {...{ vacancy, locale, areExamples, words }} />
        ))}
      </ol>
    </section>
  )
}

interface CardProps {
  vacancy: VacancySummary
  locale: Locale
  /** All of them: the heading says so. */
  areExamples: boolean
  words: RowWords
}

function Card({ vacancy, locale, areExamples, words }: CardProps) {
  const { t, tCompany, factsOf, labels } = words
  const facts = factsOf(vacancy)
  const { path, company, isExample } = vacancy
  return (
    <li className="card">
      <div>
        <h3>
          <a href={publicPath({ locale, path }, env.DEFAULT_LOCALE)} aria-label={facts.title}>
            {facts.rank}
          </a>
        </h3>
        <p>{facts.ship}</p>
      </div>
      <FactColumns facts={facts} labels={labels} />
      <p className="from">
        <CompanyOfRow {...{ company, locale, t, tCompany }} />
        {isExample && !areExamples && <span className="label">{t('example')}</span>}
      </p>
    </li>
  )
}
