import { sql } from '../../database/sql'

import { RESERVED_WORDS } from '../../../domain/routes/reserved-words'
import { env } from '../../../env'
import type { PanelKey } from '../../../i18n/panel/panel-texts'
import type { ContentType } from '../content-type'
import { prefixOf } from '../content-types'
import type { Database } from '../../database/handle'
import { projection } from './projection'
import { textArray } from './projection-columns'

/** A publication that cannot be: `reason` names the sentence for the editor, beside `field`. */
export class PublicationRefused extends Error {
  override name = 'PublicationRefused'
  constructor(
    readonly field: 'slug' | 'parent',
    readonly reason: PanelKey,
    readonly facts: Record<string, string> = {},
  ) {
    super(`${reason} ${JSON.stringify(facts)}`)
  }
}

/**
 * Refuses what the documents, or those below them, cannot be published as.
 * @throws PublicationRefused on a path clash, a reserved word, a cycle, or an ancestor without a slug
 */
export async function refuseImpossible(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
): Promise<void> {
  // A type with a prefix of its own stands below a reserved word on purpose.
  const reserved = prefixOf(type) === '' ? RESERVED_WORDS : []
  const { rows } = await db.execute<{
    locale: string
    path: string | null
    circular: boolean
    taken_by: string | null
    redirected: string | null
  }>(sql`
    ${projection(type, documents)}
    SELECT w.locale, w.path, w.circular, other.title AS taken_by, r.locale::text AS redirected
    FROM routed w
    -- The source's path shows a page in every language.
    LEFT JOIN redirects r ON r."from" = w.path
      AND (r.locale::text = w.locale OR w.locale IN (${env.SOURCE_LOCALE}, '*'))
    LEFT JOIN publications other ON other.locale = w.locale AND other.path = w.path
      AND (other.collection, other.document) <> (${type.collection}, w.id::text)
      AND NOT EXISTS (SELECT 1 FROM routed moved WHERE other.collection = ${type.collection}
        AND moved.id::text = other.document AND moved.locale = other.locale
        AND moved.path <> other.path)
    WHERE w.path IS NULL OR w.circular OR other.id IS NOT NULL OR r.id IS NOT NULL
      OR EXISTS (SELECT 1 FROM unnest(${textArray(reserved)}) word
        WHERE w.path = word OR starts_with(w.path, word || '/'))
    ORDER BY w.circular DESC, other.id NULLS LAST, w.path
    LIMIT 1`)
  for (const { circular, path, locale, taken_by: takenBy, redirected } of rows) {
    if (circular) throw new PublicationRefused('parent', 'pageBelowItself')
    if (path === null) {
      throw new PublicationRefused('parent', 'parentWithoutAddress', { language: locale })
    }
    const address = `/${path}`
    if (takenBy !== null) {
      const facts = { address, language: locale, title: takenBy }
      throw new PublicationRefused('slug', 'addressTaken', facts)
    }
    if (redirected !== null) {
      const facts = { address, language: redirected }
      throw new PublicationRefused('slug', 'addressRedirected', facts)
    }
    throw new PublicationRefused('slug', 'addressReserved', { address })
  }
}
