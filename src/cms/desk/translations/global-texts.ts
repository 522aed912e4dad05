import type { GlobalSlug, PayloadRequest } from 'payload'

import { isLocale, type Locale } from '../../../domain/locales/locales'
import type { StoredText } from '../../documents/rich-text/text-pieces'

/** The globals whose texts are translated. */
export const TRANSLATED_GLOBALS = [
  'site',
  'navigation',
  'price-list',
] as const satisfies GlobalSlug[]

export type TranslatedGlobal = (typeof TRANSLATED_GLOBALS)[number]

/**
 * A global in all its languages, within the transaction of the request.
 * @throws 403 where whoever asks may not read it
 */
export async function readGlobal(req: PayloadRequest, slug: TranslatedGlobal): Promise<unknown> {
  const { locale, payload, user } = req
  const global = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
  // Asking in all languages changes the language of the request.
  Object.assign(req, { locale })
  return global
}

/** What a global says in each language, by the paths of its fields; rows of lists are named by their ids. */
export function textsByLanguage(value: unknown): Map<Locale, StoredText> {
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

/** The path of a text in which rows are named by their places, as forms do. */
export function pathInForm(global: unknown, path: string): string {
  let inside = global
  return path
    .split('.')
    .map((name) => {
      if (Array.isArray(inside)) {
        const rows = inside as { id?: unknown }[]
        const place = rows.findIndex(({ id }) => String(id) === name)
        inside = rows[place]
        return String(place)
      }
      inside = (inside as Record<string, unknown> | undefined)?.[name]
      return name
    })
    .join('.')
}
