import { unlessBusy } from '@/cms/database/database-trouble'
import { languagesOfLetters } from '@/domain/locales/languages-of-letters'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { writeSearchQuestion } from '@/domain/search/search-question'
import { SEARCH_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

import { searchSections } from './site-search.queries'

interface Props {
  /** The language of the page, in which nothing has all of the words. */
  locale: Locale
  words: string
}

/**
 * A link to the search in another language, where the words are typed in the letters of that language and it has an answer.
 * Said in that language: a reader may use the phone of a crew mate.
 */
export async function ElsewhereLine({ locale, words }: Props) {
  const found = await findElsewhere(locale, words)
  if (!found) return null
  const t = await messagesIn(found.locale, 'search')
  const href = publicPath({ locale: found.locale, path: SEARCH_PAGE }, env.DEFAULT_LOCALE)
  const written = languageAttributes(found.locale, locale)
  return (
    <p className="mt-3">
      <a href={href + writeSearchQuestion({ words })} hrefLang={written.lang} className="more">
        <span {...written}>{t('found', { count: found.total, words })}</span>
      </a>
    </p>
  )
}

async function findElsewhere(locale: Locale, words: string) {
  for (const other of languagesOfLetters(words)) {
    const found = other === locale ? undefined : await unlessBusy(searchSections(other, words))
    if (found && found.total > 0 && !found.isPartial) return { locale: other, total: found.total }
  }
  return undefined
}
