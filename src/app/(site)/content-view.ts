import type { Metadata } from 'next'
import { cache, type ReactNode } from 'react'

import type { Locale } from '@/domain/locales'
import { getSite } from '@/features/site/site.queries'

/** A page that is asked for, as its key says. */
export interface ShownPage {
  locale: Locale
  /** Public path of this very page. */
  current: string
  document: string
  /** Language of the row that is shown; `*` where one row stands for all. */
  shownLocale: string
  key: string
}

/** How a content type is shown. Nothing comes of what has gone meanwhile. */
export interface ContentView {
  metadata: (page: ShownPage) => Promise<Metadata | undefined>
  render: (page: ShownPage) => Promise<ReactNode | undefined>
}

/** What the site says of itself, once for head and page. */
export const siteIn = cache(getSite)
