import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache, type ReactNode } from 'react'

import { documentGraph } from '@/cms/documents/document-graph'
import { documentMetadata } from '@/cms/documents/document-metadata'
import { getPublishedDocument } from '@/cms/documents/published-document.queries'
import type { PublishableCollection, TranslatedCollection } from '@/content-types'
import { currencyOfKey } from '@/domain/display-currency'
import { isLocale, type Locale } from '@/domain/locales'
import { getMailingPrices } from '@/features/mailing/mailing.queries'
import { pricesGraph } from '@/features/mailing/prices-graph'
import { getSite } from '@/features/site/site.queries'
import { JsonLd } from '@/ui/json-ld'

import { DocumentPage } from './document-page'

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
interface ContentView {
  metadata: (page: ShownPage) => Promise<Metadata | undefined>
  render: (page: ShownPage) => Promise<ReactNode | undefined>
}

const siteIn = cache(getSite)

const publishedDocument = cache(
  async (collection: TranslatedCollection, document: string, shown: string, locale: Locale) =>
    isLocale(shown)
      ? getPublishedDocument(locale, { collection, document, contentLocale: shown })
      : undefined,
)

function documentView(collection: TranslatedCollection): ContentView {
  const load = ({ document, shownLocale, locale }: ShownPage) =>
    publishedDocument(collection, document, shownLocale, locale)
  return {
    metadata: async (shown) => {
      const page = await load(shown)
      if (!page) return undefined
      const { name, description } = await siteIn(shown.locale)
      return documentMetadata(page, { name, description: description.text })
    },
    render: async (shown) => {
      const page = await load(shown)
      if (!page) return undefined
      const { locale, current } = shown
      const site = await siteIn(locale)
      const t = await getTranslations('navigation')
      const currency = currencyOfKey(shown.key)
      const prices = page.showsPrices ? await getMailingPrices(locale) : undefined
      return (
        <DocumentPage page={page} site={site} current={current} currency={currency}>
          <JsonLd
            graph={documentGraph(
              page,
              { name: site.name, description: site.description.text, home: t('home') },
              prices?.isKnown ? await pricesGraph(prices, { currency, page: current }) : [],
            )}
          />
        </DocumentPage>
      )
    },
  }
}

// Their pages come with the next commits.
const NO_VIEW: ContentView = {
  metadata: () => Promise.resolve(undefined),
  render: () => Promise.resolve(undefined),
}

/** The views of all content types. */
export const CONTENT_VIEWS: Readonly<Record<PublishableCollection, ContentView>> = {
  pages: documentView('pages'),
  docs: documentView('docs'),
  crewings: NO_VIEW,
  vacancies: NO_VIEW,
}
