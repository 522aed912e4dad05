import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { Icon } from '@/ui/components/icon'
import { languageAttributes } from '@/ui/components/language-attributes'
import { SignalFlags } from '@/ui/brand/signal-flags'

import type { NavigationLink } from './navigation.queries'

interface Props {
  locale: Locale
  current: string
  links: NavigationLink[]
  /** The language of the site's description. */
  descriptionLocale: Locale
  /** Who readers can write to. */
  contact: ReactNode
  /** Public path of what is for members. */
  services: string
  /** Public path of the page that asks what a visitor allows. */
  consent: string
  labels: {
    name: string
    description: string
    navigation: string
    rights: string
    lowBandwidth: string
    services: string
    consent: string
    toTop: string
  }
  /** Has the reader save data, or not. */
  saving: ReactNode
  /** The languages of this page. */
  children: ReactNode
}

/** The foot of every page. */
export function SiteFooter(props: Props) {
  const { locale, current, links, descriptionLocale, contact, services, consent, labels } = props
  const { saving, children } = props
  return (
    <footer className="site-footer">
      <div className="frame">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-7">
          <div className="max-w-[52ch]">
            <p className="brand text-ink">
              <SignalFlags />
              <bdi>{labels.name}</bdi>
            </p>
            <p {...languageAttributes(descriptionLocale, locale)}>{labels.description}</p>
          </div>
          {links.length > 0 && (
            <nav aria-label={labels.navigation}>
              <ul className="flex flex-wrap gap-x-2.5">
                {links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      {...languageAttributes(link.locale, locale)}
                      aria-current={link.href === current ? 'page' : undefined}
                      className="bar-link"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {contact}
        {children}
        <div className="flex flex-wrap items-center justify-between gap-x-10 py-3">
          <p>
            <span className="whitespace-nowrap">{labels.rights}</span> · {labels.lowBandwidth}
          </p>
          <div className="foot-links flex flex-wrap gap-x-2.5">
            <a
              href={services}
              aria-current={services === current ? 'page' : undefined}
              className="bar-link"
            >
              {labels.services}
            </a>
            {/* A visitor's own page: nothing to fetch before it is asked for. */}
            <a
              href={consent}
              aria-current={consent === current ? 'page' : undefined}
              className="bar-link"
              data-script="consent"
            >
              {labels.consent}
            </a>
            {saving}
            {/* Where nothing has this id, browsers take it for the top of the page. */}
            <a href="#top" className="bar-link to-top">
              <Icon name="arrow-up" className="small" />
              {labels.toTop}
            </a>
          </div>
        </div>
      </div>
    </footer>
  )
}
