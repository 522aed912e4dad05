import type { FieldHook, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { type Locale, LOCALES } from '../../../domain/locales/locales'
import { numberedSlug } from '../../../domain/addresses/slugs'
import { copyTitle } from '../../../domain/texts/titles'
import { databaseOf } from '../../database/handle'
import type { TreeCollection } from '../../../content-types'
import { contentType } from '../content-types'

type InEachLanguage<Value> = Partial<Record<Locale, Value | null>>

/** A stored document with the texts of all its languages, as Payload copies it. */
interface StoredDocument {
  title?: InEachLanguage<string>
  slug?: InEachLanguage<string>
  _status?: InEachLanguage<'draft' | 'published'>
}

/**
 * Makes a duplicate a document of its own: a draft in every language, with titles that say it is a copy
 * and with slugs that no document has. It is the hook of the one field that all languages share
 * (`isHome`: a copy is no home page), because hooks of localized fields are not told the language.
 */
export const startAsCopy: FieldHook = async ({ data, collection, req }) => {
  const copy = data as StoredDocument | undefined
  if (!copy || !collection) return false
  const number = await freeNumber(collection.slug as TreeCollection, copy.slug ?? {}, req)
  for (const locale of LOCALES) {
    const slug = copy.slug?.[locale]
    const title = copy.title?.[locale]
    if (copy.slug && slug) copy.slug[locale] = numberedSlug(slug, number)
    if (copy.title && title) copy.title[locale] = copyTitle(title, locale, number - 1)
  }
  copy._status = Object.fromEntries(LOCALES.map((locale) => [locale, 'draft']))
  return false
}

/** The smallest number, from two, that makes every one of these slugs free in all languages. */
async function freeNumber(
  collection: TreeCollection,
  slugs: InEachLanguage<string>,
  req: PayloadRequest,
): Promise<number> {
  const own = Object.values(slugs).filter((slug): slug is string => Boolean(slug))
  if (own.length === 0) return 2
  const db = await databaseOf(req.payload, req)
  const { table } = contentType(collection)
  const live = sql.identifier(`${table}_locales`)
  const versions = sql.identifier(`_${table}_v`)
  const versionTexts = sql.identifier(`_${table}_v_locales`)
  for (let number = 2; ; number += 1) {
    const wanted = own.map((slug) => numberedSlug(slug, number))
    const list = sql.join(
      wanted.map((slug) => sql`${slug}`),
      sql`, `,
    )
    const { rows } = await db.execute(sql`
      SELECT 1 FROM ${live} WHERE slug IN (${list}) OR published_slug IN (${list})
      UNION ALL
      SELECT 1 FROM ${versionTexts} AS texts
      JOIN ${versions} AS version ON version.id = texts._parent_id AND version.latest
      WHERE texts.version_slug IN (${list})
      LIMIT 1`)
    if (rows.length === 0) return number
  }
}
