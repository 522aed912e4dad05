import { z } from 'zod'

import { defineAction, type FormAbout } from '../../cms/services/forms/form'
import { choice, paragraphs } from '../../cms/services/forms/form-fields'
import { formQuery } from '../../cms/services/forms/form-params'
import { countTry } from '../../cms/services/forms/tried-too-often'
import { localApi } from '../../cms/local-api'
import { findByIds, textLocale } from '../../cms/publications/reading/publication-index'
import { guideForm as guideAddress } from '../../domain/forms/form-addresses'
import { LONGEST_SENTENCE, SENTENCE_MONTHS } from '../../domain/texts/guide-answer'
import type { Locale } from '../../domain/locales/locales'
import { publicPath } from '../../domain/addresses/paths'
import { env } from '../../env'
import { loadMessages } from '../../i18n/messages'
import { countAnswer, findAnswer } from './guide-answers.submit'

/** The guide that is answered about, and what its reader has said of it. */
export interface GuideAbout extends FormAbout {
  guide: number
  textLocale: Locale
  /** Public path of the guide. */
  href: string
  isUseful: boolean | undefined
  text: string
  choices: { value: string; label: string }[]
}

/** In the address of the page of an answer: it was sent without a sentence. */
const NOTHING = 'nothing'

/** How far an answer is. */
function stepOf({ text }: { text: string | null }, said: string): string {
  if (text !== null) return 'said'
  return said === NOTHING ? 'empty' : 'counted'
}

/** Whether a guide was of use: an answer is counted at once, a sentence may follow. */
export const guideForm = defineAction({
  name: 'guide',
  query: ['answer', 'said'],
  isOnKeptPages: true,
  async load({ guide = '', answer = '', said = '' }, locale): Promise<GuideAbout | undefined> {
    const [page] = await findByIds(locale, 'docs', [guide])
    if (!page) return undefined
    const found = await findAnswer(await localApi(), Number(guide), answer)
    const { yes, no } = (await loadMessages(locale)).docs.answer
    return {
      guide: Number(guide),
      textLocale: textLocale(page),
      href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
      isUseful: found?.isUseful,
      text: found?.text ?? '',
      choices: [
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ],
      words: {
        title: page.title,
        months: SENTENCE_MONTHS,
        step: found ? stepOf(found, said) : 'asked',
      },
    }
  },
  refused: (about) => ({ ...about, words: { ...about.words, step: 'asked' } }),
  schema: ({ about: { choices, isUseful, text } }) =>
    z.object({
      useful: choice({
        input: 'radios',
        choices,
        ...(isUseful !== undefined && { initial: isUseful ? 'yes' : 'no' }),
      }),
      text: paragraphs({ maxLength: LONGEST_SENTENCE, isOptional: true, initial: text }),
    }),
  async act({ useful, text }, { payload, about, params, locale, address }) {
    const refused = await countTry('guideAnswer', { address })
    if (refused) return refused
    const answer = await countAnswer(
      payload,
      about,
      { isUseful: useful === 'yes', text },
      params.answer,
    )
    const path = guideAddress(about.guide)
    // Sent once more as it was: the page has to say that nothing was added.
    const isSame = text === undefined && about.text === '' && about.isUseful === (useful === 'yes')
    const query = formQuery({}, {}, { answer, ...(isSame && { said: NOTHING }) })
    return { location: publicPath({ locale, path }, env.DEFAULT_LOCALE) + query }
  },
})
