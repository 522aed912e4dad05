import { sql } from '../../database/sql'

import type { Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import type { ContentType } from '../../publications/content-type'
import type { Database } from '../../database/handle'
import { publishedText } from './published-texts'
import { findSaid, findTextsBeside, type TextsBeside } from './texts-beside'
import type { StoredText } from '../../documents/rich-text/text-pieces'
import { GLOBALS } from './translation-memory'

/** A translation beside its source, both as readers see them, with what is remembered of them. */
interface LiveText extends Pick<
  TextsBeside,
  'entries' | 'draft_entries' | 'is_found' | 'said' | 'since'
> {
  source: StoredText
  own: StoredText
}

/** Reads the texts of a document or of a global; nothing where one of them is not there. */
export type ReadLiveText = (locale: Locale) => Promise<LiveText | undefined>

/** The published texts of a document. */
export function liveTextOf(db: Database, type: ContentType, document: string): ReadLiveText {
  return async (locale) => {
    const found = await findTextsBeside(db, type, { document, locale })
    // A newer draft may be mended already; it is of what readers see that somebody says it is right.
    const { rows } = await db.execute<Record<string, unknown> & { own: StoredText }>(
      publishedText(type, document, locale),
    )
    const [live] = rows
    const { source } = found
    return live && source ? { ...found, source, own: live.own } : undefined
  }
}

/**
 * The texts of a global, which are live as they are saved.
 * @param texts in each language that has any
 */
export function liveTextOfGlobal(
  db: Database,
  slug: string,
  texts: ReadonlyMap<string, StoredText>,
): ReadLiveText {
  return async (locale) => {
    const { rows } = await db.execute<
      Record<string, unknown> & Pick<LiveText, 'entries' | 'draft_entries' | 'is_found'>
    >(sql`SELECT entries, draft_entries, is_found FROM translations
      WHERE collection = ${GLOBALS} AND document = ${slug} AND locale = ${locale}`)
    const [row] = rows
    const own = texts.get(locale)
    if (!row || !own) return undefined
    const source = texts.get(env.SOURCE_LOCALE) ?? {}
    return { ...row, source, own, ...(await findSaid(db, GLOBALS, slug)) }
  }
}
