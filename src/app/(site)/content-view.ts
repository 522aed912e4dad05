import type { Metadata } from 'next'
import { cache, type ReactNode } from 'react'

import type { getDraftDocument } from '@/cms/documents/shown/draft-document.queries'
import type { Locale } from '@/domain/locales/locales'
import type { Currency } from '@/domain/money/money'
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

/** A draft that is asked for by an account of the panel. */
interface AskedDraft {
  user: Parameters<typeof getDraftDocument>[0]
  id: number
  locale: Locale
  /** What prices are shown in. */
  currency: Currency
}

interface DraftPage {
  page: ReactNode
  /** Whether nothing of it is written that readers could be shown. */
  isEmpty: boolean
}

/** How a content type is shown. Nothing comes of what has gone meanwhile. */
export interface ContentView {
  metadata: (page: ShownPage) => Promise<Metadata | undefined>
  render: (page: ShownPage) => Promise<ReactNode | undefined>
  /** Nothing comes of what this account may not read. */
  renderDraft: (asked: AskedDraft) => Promise<DraftPage | undefined>
}

/** What the site says of itself, once for head and page. */
export const siteIn = cache(getSite)
