import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { Icon } from '@/ui/components/icon'
import { languageAttributes } from '@/ui/components/language-attributes'
import { SignalFlags } from '@/ui/brand/signal-flags'

import type { NavigationLink } from './navigation.queries'

interface Props {
  locale: Locale
  home: string
  current: string
  links: NavigationLink[]
  /** Public path of the search. */
  search: string
  /** Public path of the account of whoever asks: who that is, no header knows. */
  account: string
  labels: {
    name: string
    home: string
    main: string
    menu: string
    search: string
    account: string
  }
  /** Tools at the end of the bar. */
  children: ReactNode
}

// From which width on the links stand in the bar, else in a drawer.
const SMALL_LAPTOP = { links: 'max-[999px]:hidden', drawer: 'min-[1000px]:hidden' }
const LAPTOP = { links: 'max-[1199px]:hidden', drawer: 'min-[1200px]:hidden' }

/** What there is room for beside the tools, in letters of usual width with the space between two links as two. */
const MOST_LETTERS = 60

function fitsSmallLaptop(links: readonly NavigationLink[]): boolean {
  const letters = links.reduce((sum, { label }) => sum + lettersOf(label) + 2, 0)
  return letters <= MOST_LETTERS
}

/** A Chinese character is as wide as two letters. */
function lettersOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)
}

/** The bar at the top: brand, navigation (in a drawer on a phone), tools. */
export function SiteHeader(props: Props) {
  const { locale, home, current, links, search, account, labels, children } = props
  // A page below a linked one is in that section. The home page is above everything and no section.
  const isAbove = (href: string) => href !== home && current.startsWith(`${href}/`)
  const whereabouts = (href: string) =>
    href === current ? 'page' : isAbove(href) ? 'true' : undefined
  const items = (linkClass: string) =>
    links.map((link) => (
      <li key={link.href}>
        <a href={link.href} aria-current={whereabouts(link.href)} className={linkClass}>
          {link.locale === locale ? (
            link.label
          ) : (
            // Not the link: all entries of a menu begin at the side at which the page's language does.
            <bdi {...languageAttributes(link.locale, locale)}>{link.label}</bdi>
          )}
        </a>
      </li>
    ))
  const toAccount = {
    href: account,
    prefetch: false,
    'aria-current': whereabouts(account),
  } as const
  const bar = fitsSmallLaptop(links) ? SMALL_LAPTOP : LAPTOP
  return (
    <header className="site-header">
      <div className="frame header-bar">
        <a href={home} aria-label={labels.home} className="brand">
          <SignalFlags />
          <bdi>{labels.name}</bdi>
        </a>
        {links.length > 0 && (
          <nav aria-label={labels.main} className={`min-w-0 ${bar.links}`}>
            <ul className="flex gap-4 min-[1200px]:gap-[22px]">{items('bar-link')}</ul>
          </nav>
        )}
        <div className="tools">
          {/* The key `/` follows it (ui/browser/search-key.ts). */}
          <a
            href={search}
            data-search=""
            data-tip=""
            aria-label={labels.search}
            aria-keyshortcuts="/"
            {...(current === search && { 'aria-current': 'page' })}
            className="chip round"
          >
            <Icon name="search" />
          </a>
          <a
            {...toAccount}
            data-tip=""
            aria-label={labels.account}
            className={`chip round ${links.length > 0 ? bar.links : ''}`.trimEnd()}
          >
            <Icon name="person" />
          </a>
          {children}
          {links.length > 0 && (
            <details className={`menu ${bar.drawer}`} name="site-menu">
              <summary className="chip round" aria-label={labels.menu} data-tip="">
                <Icon name="menu" />
              </summary>
              <nav aria-label={labels.main} className="card menu-panel">
                <ul className="grid gap-0.5">
                  {items('menu-link')}
                  <li>
                    <a {...toAccount} className="menu-link">
                      {labels.account}
                    </a>
                  </li>
                </ul>
              </nav>
            </details>
          )}
        </div>
      </div>
    </header>
  )
}
