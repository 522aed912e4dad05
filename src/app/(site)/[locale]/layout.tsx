import '@/ui/theme.css'

import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { tagScript } from '@/domain/analytics-tag'
import { direction, isLocale, languageTag } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import { ConsentGate } from '@/features/consent/consent-gate'
import type { FailureTexts } from '@/ui/failure-texts'
import { PageNavigation } from '@/ui/page-navigation'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f9fd' },
    { media: '(prefers-color-scheme: dark)', color: '#060c1b' },
  ],
}

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations('errors')
  const failure: FailureTexts = {
    title: t('failed.title'),
    message: t('failed.message'),
    reference: t('failed.reference', { id: '{id}' }),
    tryAgain: t('tryAgain'),
    goHome: t('goHome'),
    home: publicPath({ locale, path: '' }, env.DEFAULT_LOCALE),
  }
  const { ANALYTICS_TAG_URL: tag, ANALYTICS_TAG_ID: tagId } = env
  return (
    <html lang={languageTag(locale)} dir={direction(locale)}>
      <body data-failure={JSON.stringify(failure)}>
        {/* First, so that who goes by keyboard or by ear meets its question first. */}
        <ConsentGate locale={locale} tag={tag && tagId && tagScript(tag, tagId)} />
        <div className="stars" aria-hidden="true">
          <i />
        </div>
        {children}
        <PageNavigation />
      </body>
    </html>
  )
}
