import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { Nothing } from './nothing'
import { PageLinks } from './page-links'
import { pagesOf } from './page-numbers'
import type { VacancySummary } from './vacancy'
import { VacancyRows } from './vacancy-rows'

interface Props {
  locale: Locale
  /** Address of a page of the list, from 1. */
  hrefOf: (page: number) => string
  page: number
  /** The page that was asked for, where it is another. */
  asked?: string | undefined
  /** How many pages can be turned to, and what a reader behind them is told; all of them. */
  most?: { pages: number; text: string }
  /** Of this page; none where it is past the end. */
  vacancies: readonly VacancySummary[]
  /** Of all pages; at least one. */
  total: number
  /** What the name of a vacancy is on this page. */
  heading: 'h2' | 'h3'
  /** Whether the company is said around the list. */
  ofOneCompany?: boolean
}

/** One page of a list of vacancies, with the way to the others. */
export async function VacancyPages({ vacancies, total, page, asked, ...props }: Props) {
  const { locale, hrefOf, most, heading, ofOneCompany = false } = props
  const there = pagesOf(total)
  const pages = Math.min(there, most?.pages ?? there)
  if (vacancies.length === 0) {
    const t = await messagesIn(locale, 'vacancies')
    return (
      <Nothing
        heading={heading}
        title={t('noSuchPage', { page: asked ?? page })}
        text={most && page <= there ? most.text : t('pagesThere', { pages })}
      >
        <a href={hrefOf(1)} className="more">
          {t('toFirstPage')}
        </a>
      </Nothing>
    )
  }
  return (
    <>
      <VacancyRows {...{ vacancies, locale, heading, ofOneCompany }} />
      <PageLinks {...{ locale, hrefOf, page, pages }} />
    </>
  )
}
