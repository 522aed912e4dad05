import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { LOCALES, type Locale, nativeName } from '@/domain/locales/locales'
import { choicePath, publicPath } from '@/domain/addresses/paths'
import { CONTACT_FORM_PAGE, SEAMAN_ACCOUNT_PAGE, SEARCH_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { ContactCard } from '@/features/contact-profile/contact-card'
import type { ContactView } from '@/features/contact-profile/contact-profile.queries'
import { LiteSwitch } from '@/features/lite/lite-switch'
import type { NavigationView } from '@/features/navigation/navigation.queries'
import { SiteFooter } from '@/features/navigation/site-footer'
import { SiteHeader } from '@/features/navigation/site-header'
import type { SiteView } from '@/features/site/site.queries'
import { ColourModeSwitch } from '@/ui/components/colour-mode-switch'
import { LanguageLinks } from '@/ui/components/language-links'
import { LanguageSwitcher } from '@/ui/components/language-switcher'

interface Props {
  locale: Locale
  site: SiteView
  navigation: NavigationView
  /** Who readers can write to, where the site says so. */
  contact?: ContactView | undefined
  /** Public path of the home page in this language. */
  home: string
  /** Public path of this very page, for `aria-current`. */
  current: string
  /** Where a reader chooses a language; one without this page leads to its untranslated view. */
  languages: ReadonlyMap<Locale, string>
  /** The languages this page is live in; empty where that means nothing (an error page). */
  translated: ReadonlySet<Locale>
  children: ReactNode
}

/** Header, main and footer around every page of the site. */
export async function SiteFrame(props: Props) {
  const { locale, site, navigation, contact, home, current, languages, translated, children } =
    props
  const t = await getTranslations()
  const inEveryLanguage = LOCALES.map((code) => ({
    locale: code,
    href: languages.get(code) ?? choicePath({ locale: code, path: '' }),
    translated: translated.size === 0 || translated.has(code),
  }))
  return (
    <>
      <a href="#content" className="button skip-link">
        {t('navigation.skipToContent')}
      </a>
      <SiteHeader
        locale={locale}
        home={home}
        current={current}
        links={navigation.header}
        more={navigation.own}
        search={publicPath({ locale, path: SEARCH_PAGE }, env.DEFAULT_LOCALE)}
        account={publicPath({ locale, path: SEAMAN_ACCOUNT_PAGE }, env.DEFAULT_LOCALE)}
        labels={{
          name: site.name,
          home: t('navigation.homeOf', { name: site.name }),
          main: t('navigation.main'),
          menu: t('navigation.menu'),
          search: t('search.title'),
          account: t('seaman.account.title'),
        }}
      >
        <LanguageSwitcher
          current={locale}
          languages={inEveryLanguage}
          labels={{
            switcher: t('page.labelled', {
              label: `${locale.toUpperCase()} ${nativeName(locale)}`,
              text: t('languages.choose'),
            }),
            missing: t('languages.missing'),
            translated:
              translated.size === 0 ? undefined : t('languages.count', { count: translated.size }),
          }}
        />
        <ColourModeSwitch
          labels={{
            choose: t('shell.colourMode'),
            system: t('shell.system'),
            light: t('shell.light'),
            dark: t('shell.dark'),
          }}
        />
      </SiteHeader>
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        locale={locale}
        current={current}
        own={navigation.own}
        links={navigation.footer}
        descriptionLocale={site.description.locale}
        contact={
          <ContactCard
            contact={contact}
            write={publicPath({ locale, path: CONTACT_FORM_PAGE }, env.DEFAULT_LOCALE)}
          />
        }
        saving={
          <LiteSwitch
            current={current}
            labels={{ save: t('lite.save'), showAll: t('lite.showAll') }}
          />
        }
        consent={publicPath({ locale, path: 'consent' }, env.DEFAULT_LOCALE)}
        labels={{
          name: site.name,
          description: site.description.text,
          own: t('footer.own'),
          more: t('footer.more'),
          contact: t('contact.title'),
          languages: t('languages.label'),
          settings: t('footer.settings'),
          rights: t('footer.rights', {
            year: String(new Date().getUTCFullYear()),
            name: site.name,
          }),
          lowBandwidth: t('footer.lowBandwidth'),
          consent: t('consent.title'),
          toTop: t('navigation.toTop'),
        }}
      >
        <LanguageLinks current={locale} languages={inEveryLanguage} linkClass="bar-link" />
      </SiteFooter>
    </>
  )
}
