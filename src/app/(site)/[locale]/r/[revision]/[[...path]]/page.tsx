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
import { getContactProfile } from '@/features/contact-profile/contact-profile.queries'
import { DocView } from '@/features/docs/doc-view'
import { getNavigation, type NavigationLink } from '@/features/navigation/navigation.queries'
import { PageView } from '@/features/pages/page-view'
import { getSite } from '@/features/site/site.queries'
import { JsonLd } from '@/ui/json-ld'

import { SiteFrame } from '../../../../site-frame'

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
  const [site, navigation, contact] = await Promise.all([
    loadSite(locale),
    getNavigation(locale),
    getContactProfile(),
  ])
  const home = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  const t = await getTranslations()
  return (
    <SiteFrame
      locale={locale}
      site={site}
      navigation={navigation}
      contact={contact}
      home={home}
      current={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
      languages={page.languages}
      translated={new Set(page.alternates.keys())}
    >
      <JsonLd
        graph={documentGraph(page, {
          name: site.name,
          description: site.description.text,
          home: t('navigation.home'),
        })}
      />
      {page.collection === 'docs' ? (
        <DocView page={page} home={home} />
      ) : (
        <PageView
          page={page}
          home={home}
          actions={ownLanguageFirst(navigation.header, locale).slice(0, 2)}
        />
      )}
    </SiteFrame>
  )
}

/** A call to action is best in the reader's own language. */
function ownLanguageFirst(links: readonly NavigationLink[], locale: Locale): NavigationLink[] {
  return links.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
}
