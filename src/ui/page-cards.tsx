import Link from 'next/link'

import type { Locale } from '@/domain/locales'
import type { PageLink } from '@/domain/page-link'

import { languageAttributes } from './language-attributes'

interface Props {
  heading: string
  pages: readonly PageLink[]
  locale: Locale
}

/** Pages as cards: title and excerpt, each in the language it is written in. */
export function PageCards({ heading, pages, locale }: Props) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="_pages" className="py-9 md:py-12">
      <h2 id="_pages" className="title mb-5">
        {heading}
      </h2>
      <PageCardList pages={pages} locale={locale} title="h3" />
    </section>
  )
}

interface ListProps extends Omit<Props, 'heading'> {
  /** What a title is: a heading only below one of the second level. */
  title: 'h3' | 'strong'
}

/** The cards alone; `locale` is the language of what is around them. */
export function PageCardList({ pages, locale, title: Title }: ListProps) {
  return (
    <ul className="card-grid">
      {pages.map((page) => (
        <li
          key={page.href}
          {...languageAttributes(page.locale, locale)}
          className="card link-card onward"
        >
          <Title>
            <Link href={page.href} prefetch={false}>
              {page.title}
            </Link>
          </Title>
          {page.excerpt !== null && <p>{page.excerpt}</p>}
        </li>
      ))}
    </ul>
  )
}
