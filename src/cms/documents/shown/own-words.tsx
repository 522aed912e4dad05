import type { Locale } from '@/domain/locales/locales'
import { paragraphs, type WrittenText } from '@/domain/texts/written-text'
import { languageAttributes } from '@/ui/components/language-attributes'

import { OutOfDateNotice } from './out-of-date-notice'

interface Props {
  text: WrittenText
  /** The reader's. */
  locale: Locale
  /** Where it is not in the reader's language: which it is, and what that means. */
  says: { language: string; means: string }
}

/** A text as somebody else wrote it, in its own language: says so where that is another, and where it is out of date. */
export function OwnWords({ text, locale, says }: Props) {
  return (
    <div>
      <OutOfDateNotice asOf={text.asOf} locale={locale} />
      <div className="card own-words">
        {text.locale !== locale && (
          <p className="says">
            <b>{says.language}</b> {says.means}
          </p>
        )}
        <div {...languageAttributes(text.locale, locale)}>
          {paragraphs(text.text).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  )
}
