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
  /** What only the menu has room for. */
  more: readonly NavigationLink[]
  /** Public path of the search. */
  search: string
  /** Public path of the account page. It is the same for everybody: the header is cached and knows no user. */
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

// From which width on the links stand in the bar. The menu has all of them at each width, and more.
const SMALL_LAPTOP = 'max-[999px]:hidden'
const LAPTOP = 'max-[1199px]:hidden'

/** What there is room for beside the tools, in letters of usual width with the space between two links as two. */
const MOST_LETTERS = 54

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
  const { locale, home, current, links, more, search, account, labels, children } = props
  // A page below a linked one is in that section. The home page is above everything and no section.
  const isAbove = (href: string) => href !== home && current.startsWith(`${href}/`)
  const whereabouts = (href: string) =>
    href === current ? 'page' : isAbove(href) ? 'true' : undefined
  const items = (shown: readonly NavigationLink[], linkClass: string) =>
    shown.map((link) => (
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
  const inBar = new Set(links.map(({ href }) => href))
  const inMenu = [...links, ...more.filter(({ href }) => !inBar.has(href) && href !== search)]
  return (
    <header className="site-header">
      <div className="frame header-bar">
        <a href={home} aria-label={labels.home} className="brand">
          <SignalFlags />
          <bdi>{labels.name}</bdi>
        </a>
        {links.length > 0 && (
          <nav aria-label={labels.main} className={`min-w-0 ${bar}`}>
            <ul className="flex gap-4 min-[1200px]:gap-[22px]">{items(links, 'bar-link')}</ul>
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
            className={`chip round ${inMenu.length > 0 ? bar : ''}`.trimEnd()}
          >
            <Icon name="person" />
          </a>
          {children}
          {inMenu.length > 0 && (
            <details className="menu sm:relative" name="site-menu">
              <summary className="chip round" aria-label={labels.menu} data-tip="">
                <Icon name="menu" />
              </summary>
              <nav
                aria-label={labels.main}
                className="card menu-panel sm:start-auto sm:end-0 sm:top-[58px] sm:w-96"
              >
                <ul className="grid gap-0.5">
                  {items(inMenu, 'menu-link')}
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
