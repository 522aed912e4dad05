import type { ReactNode } from 'react'

import { type Locale, LOCALES } from '@/domain/locales/locales'
import { choicePath, publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { getContactProfile } from '@/features/contact-profile/contact-profile.queries'
import { getNavigation } from '@/features/navigation/navigation.queries'
import type { SiteView } from '@/features/site/site.queries'

import { SiteFrame } from './site-frame'

interface Props {
  locale: Locale
  site: SiteView
  /** Content path, the same in every language. */
  path: string
  /** With its question mark: what the page shows in another language too. */
  query?: string
  children: ReactNode
}

/** The site's frame around a page that every language has at the same path. */
export async function EveryLanguageFrame({ locale, site, path, query = '', children }: Props) {
  const [navigation, contact] = await Promise.all([getNavigation(locale), getContactProfile()])
  return (
    <SiteFrame
      locale={locale}
      site={site}
      navigation={navigation}
      contact={contact}
      home={publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)}
      current={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
      languages={new Map(LOCALES.map((code) => [code, choicePath({ locale: code, path }) + query]))}
      translated={new Set(LOCALES)}
    >
      {children}
    </SiteFrame>
  )
}
