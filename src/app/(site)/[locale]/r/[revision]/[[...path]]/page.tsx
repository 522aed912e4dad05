import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { documentGraph } from '@/cms/documents/document-graph'
import { documentMetadata } from '@/cms/documents/document-metadata'
import { getPublishedDocument } from '@/cms/documents/published-document.queries'
import { isLocale, type Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
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
  const { locale, path } = await params
  if (!isLocale(locale)) notFound()
  const decoded = (path ?? []).map(decodeURIComponent).join('/')
  return { locale, path: decoded, page: (await load(locale, decoded)) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await read(params)
  const { name, description } = await loadSite(locale)
  return documentMetadata(page, { name, description: description.text })
}

export default async function ContentPage({ params }: Props) {
  const { locale, path, page } = await read(params)
  const site = await loadSite(locale)
  const t = await getTranslations('navigation')
  return (
    <DocumentPage
      page={page}
      site={site}
      current={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
    >
      <JsonLd
        graph={documentGraph(page, {
          name: site.name,
          description: site.description.text,
          home: t('home'),
        })}
      />
    </DocumentPage>
  )
}
