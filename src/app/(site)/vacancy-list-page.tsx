import type { Metadata } from 'next'
import { cache } from 'react'

import type { Locale } from '@/domain/locales'
import { listPageOf } from '@/domain/page-key'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import { getNavigation } from '@/features/navigation/navigation.queries'
import type { SiteView } from '@/features/site/site.queries'
import { pageHref } from '@/features/vacancies/page-links'
import { listVacancies } from '@/features/vacancies/vacancies.queries'
import { VacancyList } from '@/features/vacancies/vacancy-list'
import { messagesIn } from '@/i18n/messages-translator'

import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import { VACANCY_LIST_PATH } from './vacancy-list-path'

type Vacancies = Awaited<ReturnType<typeof listVacancies>>

interface Props {
  locale: Locale
  site: SiteView
  /** Which page of the list, from 1. */
  page: number
  list: Vacancies
}

/** A page of the list of open vacancies, in the site's frame. */
async function VacancyListPage({ locale, site, page, list }: Props) {
  const { header } = await getNavigation(locale)
  const path = publicPath({ locale, path: VACANCY_LIST_PATH }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame locale={locale} site={site} path={VACANCY_LIST_PATH}>
      <VacancyList
        locale={locale}
        home={publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)}
        list={path}
        page={page}
        vacancies={list.vacancies}
        total={list.total}
        // What stands in the header anyway: the key of the page knows when it changes.
        elsewhere={header
          .filter(({ href }) => href !== path)
          .map(({ href, label, locale: written }) => ({
            href,
            title: label,
            excerpt: null,
            locale: written,
          }))}
      />
    </EveryLanguageFrame>
  )
}

/** What the head of a page of the list says. */
async function vacancyListMetadata(
  { vacancies }: Vacancies,
  { locale, page, siteName }: { locale: Locale; page: number; siteName: string },
): Promise<Metadata> {
  const t = await messagesIn(locale, 'vacancies')
  const title = t('title')
  return everyLanguageMetadata(
    {
      locale,
      path: VACANCY_LIST_PATH,
      query: pageHref('', page),
      title: page === 1 ? title : `${title} · ${t('page', { page })}`,
      description: t('description'),
      isIndexed:
        (page === 1 || vacancies.length > 0) && !vacancies.some(({ isExample }) => isExample),
    },
    siteName,
  )
}

const readPage = cache(listVacancies)

async function load({ key }: ShownPage) {
  const page = listPageOf(key)
  return { page, list: await readPage(page) }
}

/** How the list is shown. */
export const vacancyListView: Omit<ContentView, 'renderDraft'> = {
  metadata: async (shown) => {
    const { locale } = shown
    const { list, page } = await load(shown)
    const { name: siteName } = await siteIn(locale)
    return vacancyListMetadata(list, { locale, page, siteName })
  },
  render: async (shown) => {
    const { locale } = shown
    const site = await siteIn(locale)
    return <VacancyListPage locale={locale} site={site} {...await load(shown)} />
  },
}
