import { sql } from '../../database/sql'

import type { Standing } from '../../../domain/translation/memory'
import { env } from '../../../env'
import type { ContentType } from '../../publications/content-type'
import type { Database } from '../../database/handle'
import { latestText, publishedText } from './published-texts'
import type { StoredText } from '../../documents/rich-text/text-pieces'

/** A translation and its source as they are stored, with what is remembered of them. */
export interface TextsBeside {
  /** What the source says, published; null where it is not. */
  source: StoredText | null
  /** The latest draft of the translation; null where nothing is written. */
  own: StoredText | null
  /** Whether the translation is published. */
  is_live: boolean
  entries: string[] | null
  draft_entries: string[] | null
  standing: Standing | null
  is_found: boolean | null
  confirmed_by: number | null
  /** ISO 8601. */
  confirmed_at: string | null
  /** What the source has ever said, by the prints of its pieces, and since when, in milliseconds. */
  said: ReadonlyMap<string, string>
  since: ReadonlyMap<string, number>
}

type Row = Omit<TextsBeside, 'said' | 'since' | 'confirmed_at'> & {
  confirmed_at: Date | string | null
}

/** What is known of a document in a language, and of its source. */
export async function findTextsBeside(
  db: Database,
  type: ContentType,
  { document, locale }: { document: string; locale: string },
): Promise<TextsBeside> {
  const { collection } = type
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    SELECT (${publishedText(type, document, env.SOURCE_LOCALE)}) AS source,
      (${latestText(type, document, locale)} LIMIT 1) AS own,
      EXISTS (${publishedText(type, document, locale)}) AS is_live,
      t.entries, t.draft_entries, t.standing, t.is_found, t.confirmed_by, t.confirmed_at
    FROM (SELECT 1) one LEFT JOIN translations t
      ON t.collection = ${collection} AND t.document = ${document} AND t.locale = ${locale}`)
  const [row] = rows
  if (!row) throw new Error('The database answered no row where it answers one.')
  return {
    ...row,
    confirmed_at: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
    ...(await findSaid(db, collection, document)),
  }
}

/** What the source of a document, or of a global, has ever said. */
export async function findSaid(
  db: Database,
  collection: string,
  document: string,
): Promise<Pick<TextsBeside, 'said' | 'since'>> {
  const { rows } = await db.execute<{ print: string; text: string; since: string }>(sql`
    SELECT print, text, since FROM source_pieces WHERE collection = ${collection} AND document = ${document}`)
  return {
    said: new Map(rows.map(({ print, text }) => [print, text])),
    since: new Map(rows.map(({ print, since }) => [print, Number(since)])),
  }
}
