import Link from 'next/link'

import type { Locale } from '@/domain/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { Nothing } from './nothing'
import { PageLinks } from './page-links'
import { pagesOf } from './page-numbers'
import type { VacancySummary } from './vacancy'
import { VacancyRows } from './vacancy-rows'

interface Props {
  locale: Locale
  /** Public path of the page whose list it is. */
  list: string
  /** Where in that page the list begins; the top. */
  anchor?: string
  page: number
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
export async function VacancyPages({ vacancies, total, page, ...props }: Props) {
  const { locale, list, anchor, heading, ofOneCompany = false } = props
  const pages = pagesOf(total)
  if (vacancies.length === 0) {
    const t = await messagesIn(locale, 'vacancies')
    return (
      <Nothing
        heading={heading}
        title={t('noSuchPage', { page })}
        text={t('pagesThere', { pages })}
      >
        <Link href={list} prefetch={false} className="more">
          {t('toFirstPage')}
        </Link>
      </Nothing>
    )
  }
  return (
    <>
      <VacancyRows {...{ vacancies, locale, heading, ofOneCompany }} />
      <PageLinks {...{ locale, list, anchor, page, pages }} />
    </>
  )
}
