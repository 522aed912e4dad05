import Link from 'next/link'
import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales'
import { Icon } from '@/ui/icon'
import { languageAttributes } from '@/ui/language-attributes'
import { SignalFlags } from '@/ui/signal-flags'

import type { NavigationLink } from './navigation.queries'

interface Props {
  locale: Locale
  home: string
  current: string
  links: NavigationLink[]
  labels: { name: string; home: string; main: string; menu: string }
  /** Tools at the end of the bar. */
  children: ReactNode
}

/** The bar at the top: brand, navigation (in a drawer on a phone), tools. */
export function SiteHeader({ locale, home, current, links, labels, children }: Props) {
  // A page below a linked one is in that section. The home page is above everything and no section.
  const isAbove = (href: string) => href !== home && current.startsWith(`${href}/`)
  const whereabouts = (href: string) =>
    href === current ? 'page' : isAbove(href) ? 'true' : undefined
  const items = (linkClass: string) =>
    links.map((link) => (
      <li key={link.href}>
        <Link
          href={link.href}
          prefetch={false}
          {...languageAttributes(link.locale, locale)}
          aria-current={whereabouts(link.href)}
          className={linkClass}
        >
          {link.label}
        </Link>
      </li>
    ))
  return (
    <header className="site-header">
      <div className="frame header-bar">
        <Link href={home} prefetch={false} aria-label={labels.home} className="brand">
          <SignalFlags />
          <bdi>{labels.name}</bdi>
        </Link>
        {links.length > 0 && (
          <nav aria-label={labels.main} className="min-w-0 max-[1199px]:hidden">
            <ul className="flex gap-[22px]">{items('bar-link')}</ul>
          </nav>
        )}
        <div className="tools">
          {children}
          {links.length > 0 && (
            <details className="menu min-[1200px]:hidden" name="site-menu">
              <summary className="chip round" aria-label={labels.menu} data-tip="">
                <Icon name="menu" />
              </summary>
              <nav aria-label={labels.main} className="card menu-panel">
                <ul className="grid gap-0.5">{items('menu-link')}</ul>
              </nav>
            </details>
          )}
        </div>
      </div>
    </header>
  )
}
