import { troubleOf } from '@/cms/database/database-trouble'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { writeSearchQuestion } from '@/domain/search/search-question'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

import { type FoundDocument, searchSections } from './site-search.queries'

interface Props {
  locale: Locale
  /** What was looked for among something else. */
  words: string
}

/** Guides that are linked in the line. */
const MOST_GUIDES = 3

/** A line that leads to guides with the same words; nothing where there are none. */
export async function GuidesLine({ locale, words }: Props) {
  const guides = (await findGuides(locale, words)).slice(0, MOST_GUIDES)
  if (guides.length === 0) return null
  const t = await messagesIn(locale, 'search')
  const all = publicPath({ locale, path: 'search' }, env.DEFAULT_LOCALE)
  return (
    <p className="my-5 flex flex-wrap items-center gap-x-4 text-[15px]">
      <span className="text-muted">{t('guides')}</span>
      {guides.map(({ href, title, languageHint, sections: [best] }) => (
        <a key={href} href={best?.href ?? href} className="near-address">
          {title.map(({ text }) => text).join('')}
          {languageHint}
        </a>
      ))}
      <a href={all + writeSearchQuestion({ words })} className="near-address">
        {t('allGuides')}
      </a>
    </p>
  )
}

async function findGuides(locale: Locale, words: string): Promise<FoundDocument[]> {
  try {
    const { documents, isPartial } = await searchSections(locale, words)
    return isPartial ? [] : documents
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    return []
  }
}
