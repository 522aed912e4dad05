import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { Icon } from '@/ui/components/icon'
import { languageAttributes } from '@/ui/components/language-attributes'
import { SignalFlags } from '@/ui/brand/signal-flags'

import type { NavigationLink } from './navigation.queries'

interface Props {
  locale: Locale
  current: string
  /** What the site has itself. */
  own: readonly NavigationLink[]
  /** What editors chose. */
  links: readonly NavigationLink[]
  /** The language of the site's description. */
  descriptionLocale: Locale
  /** Who readers can write to. */
  contact: ReactNode
  /** Public path of the page that asks what a visitor allows. */
  consent: string
  labels: {
    name: string
    description: string
    own: string
    more: string
    contact: string
    languages: string
    settings: string
    rights: string
    lowBandwidth: string
    consent: string
    toTop: string
  }
  /** Has the reader save data, or not. */
  saving: ReactNode
  /** The languages of this page. */
  children: ReactNode
}

/** The foot of every page: columns with a title each; on a phone each opens by its title. */
export function SiteFooter(props: Props) {
  const { locale, current, own, links, descriptionLocale, contact, consent, labels } = props
  const { saving, children } = props
  const list = (shown: readonly NavigationLink[]) => (
    <ul>
      {shown.map((link) => (
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
  )
  return (
    <footer className="site-footer">
      <div className="frame">
        <div className="foot-head">
          <p className="brand text-ink">
            <SignalFlags />
            <bdi>{labels.name}</bdi>
          </p>
          <p {...languageAttributes(descriptionLocale, locale)}>{labels.description}</p>
        </div>
        <div className="foot-columns">
          {own.length > 0 && (
            <Column title={labels.own} isNavigation>
              {list(own)}
            </Column>
          )}
          {links.length > 0 && (
            <Column title={labels.more} isNavigation>
              {list(links)}
            </Column>
          )}
          <Column title={labels.contact}>{contact}</Column>
          <Column title={labels.settings}>
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
          </Column>
          <Column title={labels.languages} isNavigation isWide>
            {children}
          </Column>
        </div>
        <div className="foot-end">
          <p>
            <span className="whitespace-nowrap">{labels.rights}</span> · {labels.lowBandwidth}
          </p>
          {/* Where nothing has this id, browsers take it for the top of the page. */}
          <a href="#top" className="bar-link to-top">
            <Icon name="arrow-up" className="small" />
            {labels.toTop}
          </a>
        </div>
      </div>
    </footer>
  )
}

interface ColumnProps {
  title: string
  /** Whether it leads to pages. */
  isNavigation?: boolean
  /** Below the others, across the page. */
  isWide?: boolean
  children: ReactNode
}

function Column({ title, isNavigation = false, isWide = false, children }: ColumnProps) {
  const Element = isNavigation ? 'nav' : 'div'
  return (
    <details className={isWide ? 'wide' : undefined}>
      <summary>{title}</summary>
      {/* In the place of the summary where the column is open at all times. */}
      <h2>{title}</h2>
      <Element {...(isNavigation && { 'aria-label': title })}>{children}</Element>
    </details>
  )
}
