import type { Locale } from '@/domain/locales/locales'
import type { PageLink } from '@/domain/addresses/page-link'

import { languageAttributes } from './language-attributes'
import { PageCardsStyle } from './page-cards-style'

interface Props {
  heading: string
  pages: readonly PageLink[]
  locale: Locale
  /** Cards of their own for a few that everybody should see; else all in one. */
  apart?: boolean
}

/** Pages as cards: title and excerpt, each in the language it is written in. */
export function PageCards({ heading, pages, locale, apart = false }: Props) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="_pages" className="py-9 md:py-12">
      <h2 id="_pages" className="title mb-5">
        {heading}
      </h2>
      <PageCardList pages={pages} locale={locale} title="h3" apart={apart} />
    </section>
  )
}

interface ListProps extends Omit<Props, 'heading'> {
  /** The language of what is around them, where it is not the reader's. */
  around?: Locale
  /** What a title is: a heading only below one of the second level. */
  title: 'h3' | 'strong'
}

/** The cards alone; `locale` is the reader's. */
export function PageCardList({
  pages,
  locale,
  around = locale,
  title: Title,
  apart = false,
}: ListProps) {
  return (
    <>
      <PageCardsStyle />
      <ul className={apart ? 'card-grid' : 'card page-list'}>
        {pages.map((page) => (
          // The lines between cards are the list's: they stay on its sides whatever a card's direction.
          <li key={page.href} className={apart ? 'card link-card onward' : 'link-card'}>
            <Title {...languageAttributes(page.locale, around)}>
              <a href={page.href}>{page.title}</a>
              {page.languageHint !== undefined && (
                <small {...languageAttributes(locale, page.locale)}>{page.languageHint}</small>
              )}
            </Title>
            {page.excerpt !== null && (
              <p {...languageAttributes(page.locale, around)}>{page.excerpt}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
