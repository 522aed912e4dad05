import { getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { documentGraph } from '@/cms/documents/shown/document-graph'
import { documentMetadata } from '@/cms/documents/shown/document-metadata'
import { getDraftDocument } from '@/cms/documents/shown/draft-document.queries'
import { getPublishedDocument } from '@/cms/documents/shown/published-document.queries'
import { LIST_DOCUMENT } from '@/cms/publications/content-type'
import type { PublishableCollection, TreeCollection } from '@/content-types'
import { currencyOfKey } from '@/domain/money/display-currency'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { getMailingPrices } from '@/features/mailing/mailing.queries'
import { pricesGraph } from '@/features/mailing/prices-graph'
import { JsonLd } from '@/ui/components/json-ld'

import { companyListView } from './company-list-page'
import { companyView } from './company-page'
import { type ContentView, type ShownPage, siteIn } from './content-view'
import { DocumentPage } from './document-page'
import { serviceView } from './service-draft'
import { vacancyListView } from './vacancy-list-page'
import { vacancyView } from './vacancy-page'
import { warningListView } from './warning-list-page'
import { warningView } from './warning-page'

const publishedDocument = cache(
  async (collection: TreeCollection, document: string, shown: string, locale: Locale) =>
    isLocale(shown)
      ? getPublishedDocument(locale, { collection, document, contentLocale: shown })
      : undefined,
)

function documentView(collection: TreeCollection): ContentView {
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
    renderDraft: async ({ user, id, locale, currency }) => {
      const page = await getDraftDocument(user, { collection, id, locale })
      if (!page) return undefined
      const site = await siteIn(locale)
      const shown = <DocumentPage page={page} site={site} current="" currency={currency} />
      return { page: shown, isEmpty: !page.title }
    },
  }
}

/** A type whose entry has a list: that is shown as a page of its own. */
function withList(view: ContentView, list: Omit<ContentView, 'renderDraft'>): ContentView {
  const viewOf = ({ document }: ShownPage) => (document === LIST_DOCUMENT ? list : view)
  return {
    metadata: (shown) => viewOf(shown).metadata(shown),
    render: (shown) => viewOf(shown).render(shown),
    renderDraft: view.renderDraft,
  }
}

/** The views of all content types. */
export const CONTENT_VIEWS: Readonly<Record<PublishableCollection, ContentView>> = {
  pages: documentView('pages'),
  docs: documentView('docs'),
  crewings: withList(companyView, companyListView),
  vacancies: withList(vacancyView, vacancyListView),
  'seaman-services': serviceView,
  warnings: withList(warningView, warningListView),
}
