import 'server-only'

import type { ServerFunction } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { type Locale, LOCALES } from '../../domain/locales'
import type { TranslationState } from '../../domain/translation/translation-state'
import { contentType, isTranslated } from '../publications/content-types'
import {
  findTranslationStates,
  type TranslatedDocument,
} from '../translations/translation-states.queries'

/** How a document stands in one language. */
export interface LanguageState {
  locale: Locale
  state: TranslationState
  /** Whether something newer is written than what is live. */
  hasDraft: boolean
}

interface Batch {
  ids: Set<string>
  states: Promise<Map<string, TranslatedDocument>>
}

const batches = new Map<TranslatedCollection, Batch>()

/** The states of a document in all languages, in their order; documents that are asked for at once are read at once. */
export async function languageStates(
  collection: TranslatedCollection,
  id: number | string,
): Promise<LanguageState[]> {
  let batch = batches.get(collection)
  if (!batch) {
    const ids = new Set<string>()
    const states = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      batches.delete(collection)
      const found = await findTranslationStates(contentType(collection), [...ids])
      return new Map(found.map((one) => [one.document, one]))
    })
    batch = { ids, states }
    batches.set(collection, batch)
  }
  batch.ids.add(String(id))
  const languages = (await batch.states).get(String(id))?.languages
  return LOCALES.map((locale) => {
    const { state = 'missing', hasDraft = false } = languages?.get(locale) ?? {}
    return { locale, state, hasDraft }
  })
}

/** The panel's way to ask for them: staff read everything that is written. */
export const answerLanguageStates: ServerFunction<
  { collection?: unknown; id?: unknown },
  Promise<LanguageState[]>
> = async ({ req, collection, id }) => {
  const isAsked = Number.isInteger(id) && typeof collection === 'string' && isTranslated(collection)
  if (req.user?.collection !== 'staff' || !isAsked) return []
  return languageStates(collection, Number(id))
}
