import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { documentGraph } from '@/cms/documents/document-graph'
import { documentMetadata } from '@/cms/documents/document-metadata'
import { getPublishedDocument } from '@/cms/documents/published-document.queries'
import { currencyOfKey } from '@/domain/display-currency'
import { isLocale, type Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import { getMailingPrices } from '@/features/mailing/mailing.queries'
import { pricesGraph } from '@/features/mailing/prices-graph'
import { getSite } from '@/features/site/site.queries'
import { JsonLd } from '@/ui/json-ld'

import { DocumentPage } from '../../../../document-page'

// Rendered once per revision of what it shows, at its first request; the proxy chooses the revision.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ locale: string; revision: string; path?: string[] }>
}

const load = cache(async (locale: Locale, path: string) => getPublishedDocument(locale, path))

const loadSite = cache(getSite)

async function read(params: Props['params']) {
  const { locale, revision, path } = await params
  if (!isLocale(locale)) notFound()
  const decoded = (path ?? []).map(decodeURIComponent).join('/')
  const page = (await load(locale, decoded)) ?? notFound()
  return { locale, path: decoded, page, currency: currencyOfKey(revision) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await read(params)
  const { name, description } = await loadSite(locale)
  return documentMetadata(page, { name, description: description.text })
}

export default async function ContentPage({ params }: Props) {
  const { locale, path, page, currency } = await read(params)
  const site = await loadSite(locale)
  const t = await getTranslations('navigation')
  const current = publicPath({ locale, path }, env.DEFAULT_LOCALE)
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
}
