import { getTranslations } from 'next-intl/server'

import { isLocale } from '@/domain/locales/locales'
import type { LetterBlock } from '@/payload-types'
import { languageAttributes } from '@/ui/components/language-attributes'
import { LetterStyle } from '@/ui/components/letter-style'

import type { BodyContext } from '../body-context'
import { SimpleText } from '../simple-text'

interface Props {
  block: Partial<LetterBlock>
  page: BodyContext
}

/** A letter in its own language. Its button is there for a script (ui/browser/copy-letters.ts): without one the words are copied by hand. */
export async function Letter({ block: { language, text }, page }: Props) {
  const t = await getTranslations('blocks')
  const own = isLocale(language) ? language : page.contentLocale
  return (
    <div className="letter">
      <LetterStyle />
      <blockquote {...languageAttributes(own, page.contentLocale)}>
        <SimpleText content={text} page={page} isToCopy />
      </blockquote>
      <button
        {...languageAttributes(page.locale, page.contentLocale)}
        type="button"
        hidden
        aria-live="polite"
        className="button quiet"
        data-copied={t('copied')}
      >
        {t('copy')}
      </button>
    </div>
  )
}
