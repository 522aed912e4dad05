import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { LOCALES, type Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import type { NavigationView } from '@/features/navigation/navigation.queries'
import { SiteFooter } from '@/features/navigation/site-footer'
import { SiteHeader } from '@/features/navigation/site-header'
import { LanguageSwitcher } from '@/ui/language-switcher'

interface Props {
  locale: Locale
  navigation: NavigationView
  /** Public path of this very page, for `aria-current`. */
  current: string
  /** Public path per language; a language without this page leads to its untranslated view. */
  languages: ReadonlyMap<Locale, string>
  /** The languages this page is live in; empty where that means nothing (an error page). */
  translated: ReadonlySet<Locale>
  children: ReactNode
}

/** Header, main and footer around every page of the site. */
export async function SiteFrame(props: Props) {
  const { locale, navigation, current, languages, translated, children } = props
  const t = await getTranslations()
  const home = publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)
  return (
    <>
      <a href="#content" className="button absolute start-4 -top-20 z-20 focus:top-3">
        {t('navigation.skipToContent')}
      </a>
      <SiteHeader
        home={home}
        current={current}
        links={navigation.header}
        labels={{
          name: t('site.name'),
          home: t('navigation.homeOf', { name: t('site.name') }),
          main: t('navigation.main'),
          menu: t('navigation.menu'),
        }}
      >
        <LanguageSwitcher
          current={locale}
          languages={LOCALES.map((code) => ({
            locale: code,
            href: languages.get(code) ?? publicPath({ locale: code, path: '' }, env.DEFAULT_LOCALE),
            translated: translated.size === 0 || translated.has(code),
          }))}
          labels={{
            choose: t('languages.choose'),
            missing: t('languages.missing'),
            count:
              translated.size === 0 ? undefined : t('languages.count', { count: translated.size }),
          }}
        />
      </SiteHeader>
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        locale={locale}
        current={current}
        links={navigation.footer}
        labels={{
          navigation: t('navigation.footer'),
          rights: t('footer.rights', {
            year: String(new Date().getUTCFullYear()),
            name: t('site.name'),
          }),
          lowBandwidth: t('footer.lowBandwidth'),
        }}
      />
    </>
  )
}
