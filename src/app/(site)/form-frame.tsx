import type { ReactNode } from 'react'

import { type Locale, LOCALES } from '@/domain/locales/locales'
import { choicePath, publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { lastNavigation, NO_NAVIGATION } from '@/features/navigation/navigation.queries'
import { getSite, siteOfInterface } from '@/features/site/site.queries'
import { BrowserScript } from '@/ui/components/browser-script'

import { EveryLanguageFrame } from './every-language-frame'
import { SiteFrame } from './site-frame'

interface Props {
  locale: Locale
  /** Content path, the same in every language. */
  path: string
  /** Whether the database was away a moment ago: nothing is waited for then. */
  isAway: boolean
  /** What goes along to another language, with its question mark: what the form is about, and what was typed. */
  query: string
  /** What stands above it, across the page. */
  bar: ReactNode
  children: ReactNode
}

/** The site's frame around a form. */
export async function FormFrame({ locale, path, isAway, query, bar, children }: Props) {
  const content = (
    <>
      {bar}
      <div className="frame form-page">{children}</div>
      <BrowserScript name="form" />
    </>
  )
  if (!isAway) {
    return (
      <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path} query={query}>
        {content}
      </EveryLanguageFrame>
    )
  }
  return (
    <SiteFrame
      locale={locale}
      site={await siteOfInterface(locale)}
      navigation={(await lastNavigation(locale)) ?? NO_NAVIGATION}
      home={publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)}
      current={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
      languages={new Map(LOCALES.map((code) => [code, choicePath({ locale: code, path })]))}
      translated={new Set(LOCALES)}
    >
      {content}
    </SiteFrame>
  )
}
