import { sql, type SQL } from '../../database/sql'
import { contentType, TRANSLATED } from '../../publications/content-types'
import { textArray } from '../../publications/writing/projection-columns'

/** Documents of one collection, and the addresses by which somebody may have typed them. */
export interface Linked {
  collection: string
  documents: readonly (number | string)[]
  addresses?: readonly string[]
}

/**
 * The texts that link to documents, by their ids or by addresses that somebody typed: rows of owner, document,
 * language, 1 live, 2 draft, 3 in the trash, and that none is below. A site has tens of thousands of bodies, and to
 * read them all takes longer than anybody waits: what is live is found by the tags that the publication index has of
 * it, typed addresses by an index (`…_typed_addresses_idx`), and of drafts only those are read that differ from what is
 * live.
 */
export function usesInTexts(linked: Linked): SQL[] {
  const { collection, documents, addresses = [] } = linked
  const tags = textArray(documents.map((id) => `${collection}/${id}`))
  const live = sql`SELECT collection, document::int, locale, 1, false FROM publications
    WHERE shows_in_text ?| ${tags} AND document ~ '^[0-9]+$'`
  return [
    live,
    ...TRANSLATED.flatMap((slug) => {
      const { table } = contentType(slug)
      const name = (before: string, after: string) => sql.identifier(`${before}${table}${after}`)
      const thrownAway = sql`SELECT ${slug}::text, p.id, l._locale::text, 3, false
        FROM ${name('', '')} p JOIN ${name('', '_locales')} l ON l._parent_id = p.id
        WHERE p.deleted_at IS NOT NULL AND ${linksIn(sql`l.body`, linked)}`
      const drafted = sql`SELECT ${slug}::text, v.parent_id, l._locale::text,
          CASE WHEN v.version_deleted_at IS NULL THEN 2 ELSE 3 END, false
        FROM ${name('_', '_v')} v JOIN ${name('_', '_v_locales')} l ON l._parent_id = v.id
        WHERE v.latest AND l.version_body IS NOT NULL AND l.version__status::text IS DISTINCT FROM 'published'
          AND ${linksIn(sql`l.version_body`, linked)}`
      if (addresses.length === 0) return [thrownAway, drafted]
      const typed = sql`SELECT ${slug}::text, p.id, l._locale::text, 1, false
        FROM ${name('', '_locales')} l JOIN ${name('', '')} p ON p.id = l._parent_id
        WHERE jsonb_path_query_array(l.body, '$.**.url') ?| ${textArray(addresses)}
          AND p.deleted_at IS NULL AND l._status::text = 'published'`
      return [thrownAway, drafted, typed]
    }),
  ]
}

/** More ids are not looked for one by one. */
const MOST_PATTERNS = 20

/** Whether a text links to one of the documents, by its id or by an address that was typed. */
export function linksIn(value: SQL, { collection, documents, addresses = [] }: Linked): SQL {
  // A stored id is a number or a string of digits; of a populated relationship the id is taken.
  const named = JSON.stringify({
    collection,
    ids: [...documents.map(Number), ...documents.map(String)],
    addresses,
  })
  const path = `lax $.** ? (
    (@.relationTo == $collection && (@.value == $ids[*] || @.value.id == $ids[*]))
    || @.url == $addresses[*])`
  const links = sql`jsonb_path_exists(${value}, ${path}::jsonpath, ${named}::jsonb, true)`
  if (documents.length > MOST_PATTERNS) return links
  // To look for words in it is a tenth of the work, and most bodies have none of them.
  const patterns = documents.flatMap((id) => [
    `%"value": ${id}%`,
    `%"value": "${id}"%`,
    `%"id": ${id}%`,
    `%"id": "${id}"%`,
  ])
  if (addresses.length > 0) patterns.push('%"url": "/%', '%"url": "http%')
  return sql`CASE WHEN ${value}::text LIKE ANY(${textArray(patterns)}) THEN ${links} ELSE false END`
}
