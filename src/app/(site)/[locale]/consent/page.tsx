import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { readConsent } from '@/domain/browser/consent-record'
import { isLocale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import { env } from '@/env'
import { SAVED_QUERY } from '@/features/consent/consent.submit'
import { ConsentView } from '@/features/consent/consent-view'
import { getSite } from '@/features/site/site.queries'

import { EveryLanguageFrame } from '../../every-language-frame'

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
  const [request, site] = await Promise.all([headers(), loadSite(locale)])
  return (
    <EveryLanguageFrame locale={locale} site={site} path="consent">
      <ConsentView
        locale={locale}
        record={readConsent(request.get('cookie') ?? '')}
        hasTag={env.ANALYTICS_TAG_URL !== undefined}
        isSaved={request.get('x-mh-query') === SAVED_QUERY}
      />
    </EveryLanguageFrame>
  )
}
