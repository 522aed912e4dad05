import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { readConsent } from '@/domain/consent-record'
import { isLocale, LOCALES } from '@/domain/locales'
import { choicePath, publicPath } from '@/domain/paths'
import { documentTitle } from '@/domain/titles'
import { env } from '@/env'
import { SAVED_QUERY } from '@/features/consent/consent.submit'
import { ConsentView } from '@/features/consent/consent-view'
import { getContactProfile } from '@/features/contact-profile/contact-profile.queries'
import { getNavigation } from '@/features/navigation/navigation.queries'
import { getSite } from '@/features/site/site.queries'

import { SiteFrame } from '../../site-frame'

// It shows its visitor's own cookies.
export const dynamic = 'force-dynamic'

const loadSite = cache(getSite)

interface Props {
  params: Promise<{ locale: string }>
}

async function read(params: Props['params']) {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('consent')
  const { name } = await loadSite(await read(params))
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: true } }
}

/** What a visitor allows, to be read and changed without JavaScript. */
export default async function ConsentPage({ params }: Props) {
  const locale = await read(params)
  const [request, site, navigation, contact] = await Promise.all([
    headers(),
    loadSite(locale),
    getNavigation(locale),
    getContactProfile(),
  ])
  const path = 'consent'
  return (
    <SiteFrame
      locale={locale}
      site={site}
      navigation={navigation}
      contact={contact}
      home={publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)}
      current={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
      languages={new Map(LOCALES.map((code) => [code, choicePath({ locale: code, path })]))}
      translated={new Set(LOCALES)}
    >
      <ConsentView
        locale={locale}
        record={readConsent(request.get('cookie') ?? '')}
        hasTag={env.ANALYTICS_TAG_URL !== undefined}
        isSaved={request.get('x-mh-query') === SAVED_QUERY}
      />
    </SiteFrame>
  )
}
