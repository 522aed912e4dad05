import { Menu } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { languageTag } from '@/domain/locales'
import { SignalFlags } from '@/ui/signal-flags'

import type { NavigationLink } from './navigation.queries'

interface Props {
  home: string
  current: string
  links: NavigationLink[]
  labels: { name: string; home: string; main: string; menu: string }
  /** Tools at the end of the bar. */
  children: ReactNode
}

/** The bar at the top: brand, navigation (in a drawer on a phone), tools. */
export function SiteHeader({ home, current, links, labels, children }: Props) {
  const items = links.map((link) => (
    <li key={link.href}>
      <Link
        href={link.href}
        prefetch={false}
        lang={languageTag(link.locale)}
        aria-current={link.href === current ? 'page' : undefined}
        className="flex min-h-11 items-center text-[15px] text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {link.label}
      </Link>
    </li>
  ))
  return (
    <header className="site-header sticky top-0 z-10 border-b border-line bg-bg">
      <div className="frame flex h-16 items-center gap-7">
        <Link
          href={home}
          prefetch={false}
          aria-label={labels.home}
          className="flex min-h-11 items-center gap-2.5 font-bold tracking-tight whitespace-nowrap"
        >
          <SignalFlags />
          <span dir="ltr">{labels.name}</span>
        </Link>
        {items.length > 0 && (
          <nav aria-label={labels.main} className="max-lg:hidden">
            <ul className="flex gap-[22px]">{items}</ul>
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2.5">
          {children}
          {items.length > 0 && (
            <details className="group static lg:hidden" name="site-menu">
              <summary className="chip" aria-label={labels.menu}>
                <Menu aria-hidden="true" className="size-5" />
              </summary>
              <nav aria-label={labels.main} className="card absolute inset-x-4 top-[68px] z-10 p-4">
                <ul className="grid gap-1">{items}</ul>
              </nav>
            </details>
          )}
        </div>
      </div>
    </header>
  )
}
