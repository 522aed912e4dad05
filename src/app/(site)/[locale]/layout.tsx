import '@/ui/styles/theme.css'

import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { tagScript } from '@/domain/browser/analytics-tag'
import { COLOUR_MODE_SCRIPT } from '@/domain/browser/colour-mode-script'
import { scriptAddress } from '@/domain/browser/browser-scripts'
import { CONSENT_SCRIPT } from '@/domain/browser/consent-script'
import { direction, isLocale, languageTag } from '@/domain/locales/locales'
import { PAGE_SCRIPT } from '@/domain/browser/page-script'
import { publicPath } from '@/domain/addresses/paths'
import { writeBuildMark } from '@/domain/addresses/site-build'
import { env } from '@/env'
import { ConsentStrip } from '@/features/consent/consent-strip'
import { consentTexts } from '@/features/consent/consent-texts'

import { runningBuild } from '../../(machine)/running-build'

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
  const { ANALYTICS_TAG_URL: tagUrl, ANALYTICS_TAG_ID: tagId } = env
  const tag = tagUrl && tagId && tagScript(tagUrl, tagId)
  const tConsent = await getTranslations('consent')
  return (
    // The script sets the reader's colour mode on it, of which the server knows nothing.
    <html
      lang={languageTag(locale)}
      dir={direction(locale)}
      data-build={writeBuildMark(await runningBuild())}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: COLOUR_MODE_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
        {tag && <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />}
        <script defer src={scriptAddress('page')} data-page-script="" />
      </head>
      <body>
        {/* First, so that who goes by keyboard or by ear meets its question first. */}
        {tag && (
          <ConsentStrip
            locale={locale}
            page={publicPath({ locale, path: 'consent' }, env.DEFAULT_LOCALE)}
            tag={tag}
            texts={consentTexts((name) => tConsent(name))}
          />
        )}
        <div className="stars" aria-hidden="true">
          <i />
        </div>
        {children}
      </body>
    </html>
  )
}
