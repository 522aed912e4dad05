import type { PublishableCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { compare } from '../../../domain/translation/memory'
import { writtenText, type WrittenText } from '../../../domain/texts/written-text'
import { contentType } from '../../publications/content-types'
import { textPieces } from '../rich-text/text-pieces'

/** What is remembered of the texts of a document in one language, where its source has changed since. */
export interface StaleTexts {
  entries: string[]
  /** The days from which they say what they say now, by their columns. */
  days: Record<string, string>
}

/**
 * SQL: `StaleTexts` of a document that is published in all languages at once, null where nothing in that language is out
 * of date. Which day a text is of, the published versions say. Where those are deleted by now in which it was
 * another, it is no newer than the oldest that is kept, nor than the change of its source.
 * @param id expression of the document's number
 * @param locale expression of the language
 */
export function staleTexts(
  collection: PublishableCollection,
  columns: readonly string[],
  { id, locale }: { id: string; locale: string },
): string {
  const { table } = contentType(collection)
  const dayOf = (column: string) => `
    (SELECT CASE WHEN max(other) > 0 THEN min(at) ELSE least(min(at), stale.out_of_date_since) END
     FROM (SELECT version.id, version.version_last_published_at AS at,
         coalesce(max(version.id) FILTER (WHERE said.version_${column} IS DISTINCT FROM own.${column}) OVER (), 0)
           AS other
       FROM _${table}_v version
       LEFT JOIN _${table}_v_locales said ON said._parent_id = version.id AND said._locale = ${locale}::_locales
       WHERE version.parent_id = ${id} AND version.version__status::text = 'published') kept
     WHERE kept.id > kept.other)`
  return `
    (SELECT jsonb_build_object('entries', stale.entries, 'days',
        jsonb_build_object(${columns.map((column) => `'${column}', ${dayOf(column)}`).join(', ')}))
      FROM translations stale
      JOIN ${table}_locales own ON own._parent_id = ${id} AND own._locale = ${locale}::_locales
      WHERE stale.collection = '${collection}' AND stale.document = ${id}::text AND stale.locale = ${locale}
        AND stale.standing = 'outOfDate')`
}

interface Reader {
  locale: Locale
  /** Language that texts fall back to. */
  source: Locale
}

/**
 * A text as it is shown to a reader (`writtenText`), with its day where it is a translation and what it was made for has
 * changed since.
 * @param column of the table of texts: what is remembered is remembered of all of them
 */
export function datedText(
  column: string,
  texts: Partial<Record<Locale, string | null>> | null | undefined,
  stale: StaleTexts | null,
  { locale, source }: Reader,
): WrittenText | undefined {
  const text = writtenText(texts, locale, source)
  const day = stale?.days[column]
  if (!stale || !day || text?.locale !== locale) return text
  const { standing } = compare(new Set(stale.entries), {
    own: textPieces({ [column]: texts?.[locale] }),
    source: textPieces({ [column]: texts?.[source] }),
  })
  return standing === 'outOfDate' ? { ...text, asOf: new Date(day) } : text
}
