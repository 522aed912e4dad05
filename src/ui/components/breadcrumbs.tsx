import type { Locale } from '@/domain/locales/locales'
import type { PageLink } from '@/domain/addresses/page-link'

import { BreadcrumbsStyle } from './breadcrumbs-style'
import { languageAttributes } from './language-attributes'

interface Props {
  label: string
  links: PageLink[]
  here: { title: string; locale: Locale }
  locale: Locale
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, links, here, locale }: Props) {
  return (
    <nav aria-label={label}>
      <BreadcrumbsStyle />
      <ol className="crumbs">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              // Where there is no room for all of a name, it is cut at its own end.
              dir="auto"
              {...languageAttributes(link.locale, locale)}
            >
              {link.title}
            </a>
          </li>
        ))}
        <li aria-current="page">
          <span dir="auto" {...languageAttributes(here.locale, locale)}>
            {here.title}
          </span>
        </li>
      </ol>
    </nav>
  )
}
