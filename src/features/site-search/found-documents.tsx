import type { ExcerptPart } from '@/domain/texts/excerpt'
import type { Locale } from '@/domain/locales/locales'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { FoundDocument } from './site-search.queries'

interface Props {
  /** The reader's. */
  locale: Locale
  documents: readonly FoundDocument[]
  heading: 'h2' | 'h3'
}

/** What was found: each guide or page once, below it the sections in which it was found. */
export function FoundDocuments({ locale, documents, heading: Heading }: Props) {
  return (
    <ul className="card site-hits">
      {documents.map(({ href, title, locale: written, languageHint, sections }) => (
        <li key={href} {...languageAttributes(written, locale)}>
          <Heading>
            <a href={href}>
              <span>{marked(title)}</span>
            </a>
            {languageHint !== undefined && <small>{languageHint}</small>}
          </Heading>
          {sections.map((section) =>
            section.href === href ? (
              <p key={section.href}>{marked(section.excerpt)}</p>
            ) : (
              <a key={section.href} href={section.href} className="part">
                <b>{marked(section.heading)}</b>
                <span>{marked(section.excerpt)}</span>
              </a>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

function marked(parts: readonly ExcerptPart[]) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
