import type { GlobalAfterChangeHook, GlobalSlug, Payload, PayloadRequest } from 'payload'

import { isLocale, type Locale } from '../../domain/locales'
import { databaseOf } from '../publications/writing/locks'
import type { StoredText } from './text-pieces'
import { followGlobalTexts } from './translation-memory'

/** The globals whose texts are translated. */
export const TRANSLATED_GLOBALS = [
  'site',
  'navigation',
  'price-list',
] as const satisfies GlobalSlug[]

export type TranslatedGlobal = (typeof TRANSLATED_GLOBALS)[number]

/** Compares the translations of a global with its texts in the source language, in the transaction of the save. */
export const followGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await followGlobalIn(req.payload, global.slug as TranslatedGlobal, req, { isFound: false })
  return doc as unknown
}

/** The same at any time; `isFound` where the texts were there before anything was remembered of them. */
export async function followGlobalIn(
  payload: Payload,
  slug: TranslatedGlobal,
  req: Partial<PayloadRequest>,
  { isFound }: { isFound: boolean },
): Promise<void> {
  const { locale } = req
  const global = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    // Only fingerprints are kept, and texts that every reader is shown.
    overrideAccess: true,
    req,
  })
  // Asking in all languages changes the language of the request, in which the save goes on.
  Object.assign(req, { locale })
  const db = await databaseOf(payload, req)
  await followGlobalTexts(db, slug, textsByLanguage(global), { isFound })
}

/** What a global says in each language, by the paths of its fields; rows of lists are named by their ids. */
function textsByLanguage(value: unknown): Map<Locale, StoredText> {
  const texts = new Map<Locale, Record<string, unknown>>()
  const walk = (part: unknown, path: string): void => {
    if (Array.isArray(part)) {
      for (const row of part as { id?: unknown }[]) walk(row, `${path}.${String(row.id)}`)
      return
    }
    if (typeof part !== 'object' || part === null) return
    const entries = Object.entries(part)
    const isText = entries.length > 0 && entries.every(([key]) => isLocale(key))
    for (const [key, inside] of entries) {
      if (!isText) walk(inside, path === '' ? key : `${path}.${key}`)
      else if (isLocale(key)) texts.set(key, { ...texts.get(key), [path]: inside as unknown })
    }
  }
  walk(value, '')
  return texts
}
