import Link from 'next/link'

import { languageTag, type Locale } from '@/domain/locales'

import type { NavigationLink } from './navigation.queries'

interface Props {
  locale: Locale
  current: string
  links: NavigationLink[]
  labels: { navigation: string; rights: string; lowBandwidth: string }
}

/** The foot of every page. */
export function SiteFooter({ current, links, labels }: Props) {
  return (
    <footer className="site-footer mt-16 border-t border-line py-8 text-sm text-muted">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {links.length > 0 && (
          <nav aria-label={labels.navigation}>
            <ul className="flex flex-wrap gap-x-5">
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    prefetch={false}
                    lang={languageTag(link.locale)}
                    aria-current={link.href === current ? 'page' : undefined}
                    className="flex min-h-11 items-center hover:text-ink hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          <span className="whitespace-nowrap">{labels.rights}</span> · {labels.lowBandwidth}
        </p>
      </div>
    </footer>
  )
}
