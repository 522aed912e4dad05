import type { Metadata } from 'next'
import { cache } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { listPageOf } from '@/domain/addresses/page-key'
import { publicPath } from '@/domain/addresses/paths'
import { WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import {
  EVERY_WARNING,
  readWarningSearch,
  type WarningSearch,
  writeWarningSearch,
} from '@/domain/vacancies/warning-search'
import { env } from '@/env'
import { WarningListView } from '@/features/warnings/warning-list-view'
import { findWarnings, type WarningList } from '@/features/warnings/warnings.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { type ContentView, type ShownPage, siteIn } from './content-view'
import { EveryLanguageFrame } from './every-language-frame'
import { everyLanguageMetadata } from './every-language-metadata'
import type { FoundView } from './found-view'

interface Props {
  locale: Locale
  search: WarningSearch
  found: WarningList
}

/** The list of warnings, in the site's frame. */
async function WarningListPage({ locale, search, found }: Props) {
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <EveryLanguageFrame
      locale={locale}
      site={await siteIn(locale)}
      path={WARNINGS_PAGE}
      query={writeWarningSearch(search)}
    >
      <WarningListView {...{ locale, search, found }} home={to('')} list={to(WARNINGS_PAGE)} />
    </EveryLanguageFrame>
  )
}

interface Told {
  locale: Locale
  /** Which page of the list the address is for, from 1. */
  page: number
  isIndexed: boolean
}

async function warningListMetadata({ locale, page, isIndexed }: Told): Promise<Metadata> {
  const t = await messagesIn(locale, 'warnings')
  const vacancies = await messagesIn(locale, 'vacancies')
  const { name: siteName } = await siteIn(locale)
  return everyLanguageMetadata(
    {
      locale,
      path: WARNINGS_PAGE,
      query: writeWarningSearch({ ...EVERY_WARNING, page }),
      title: page === 1 ? t('title') : `${t('title')} · ${vacancies('page', { page })}`,
      description: t('description'),
      isIndexed,
    },
    siteName,
  )
}

const readPage = cache(async (locale: Locale, page: number) => {
  const search = { ...EVERY_WARNING, page }
  return { search, found: await findWarnings(locale, search) }
})

const load = ({ key, locale }: ShownPage) => readPage(locale, listPageOf(key))

/** How the list of warnings is shown. */
export const warningListView: Omit<ContentView, 'renderDraft'> = {
  metadata: async (shown) => {
    const { search, found } = await load(shown)
    const { warnings } = found
    return warningListMetadata({
      locale: shown.locale,
      page: search.page,
      isIndexed:
        (search.page === 1 || warnings.length > 0) && !warnings.some(({ isExample }) => isExample),
    })
  },
  render: async (shown) => <WarningListPage locale={shown.locale} {...await load(shown)} />,
}

/** How the warnings that a search finds are shown. */
export const foundWarningsView: FoundView = {
  metadata: ({ locale }) => warningListMetadata({ locale, page: 1, isIndexed: false }),
  render: async ({ locale, query }) => {
    const { search } = readWarningSearch(query)
    return <WarningListPage {...{ locale, search }} found={await findWarnings(locale, search)} />
  },
}
