import type { Payload } from 'payload'

import { sql, type SQL } from '../../database/sql'
import { leadsOutside } from '../../../domain/addresses/link-answer'
import { env } from '../../../env'
import { at, belongings } from '../uses/use-places'
import { contentType, isTranslated, TRANSLATED } from '../../publications/content-types'
import { queryList } from '../../database/read-pool'
import { type Database, databaseOf } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { type LivePlace, livePlace } from './live-places'

/** What readers see that has an address in it; the titles of documents are found apart. */
export interface ExternalPlace extends Record<string, unknown> {
  owner: string
  document: number | null
  locale: string | null
  address: string
}

/** Texts at a time: some tens of milliseconds of reading. */
const PIECE = 500

/** Nobody has so many links; what is beyond is not checked. */
const MOST_ADDRESSES = 50_000

const URLS = '$.**.url'

/** Addresses in the bodies of a piece of what is live: bodies are most of all there is to read. */
function bodiesIn(collection: (typeof TRANSLATED)[number]): string {
  return `
    SELECT DISTINCT found.value #>> '{}' AS address FROM piece p
    JOIN ${contentType(collection).table}_locales l
      ON l._parent_id = p.document::int AND l._locale = p.locale::_locales
    CROSS JOIN LATERAL jsonb_path_query(l.body, '${URLS}') AS found(value)
    WHERE p.collection = '${collection}' AND found.value #>> '{}' ILIKE 'http%'`
}

const READ_PIECE = `
  WITH piece AS MATERIALIZED (
    SELECT id, collection, document, locale FROM publications
    WHERE id < $1 AND collection = ANY($2) ORDER BY id DESC LIMIT ${PIECE})
  SELECT (SELECT min(id) FROM piece) AS last, (SELECT count(*)::int FROM piece) AS read,
    (SELECT coalesce(json_agg(address), '[]') FROM (
      ${TRANSLATED.map(bodiesIn).join(' UNION ')}) found) AS addresses`

/**
 * Every address of another site that stands in what readers see: in bodies and their blocks, in other fields of live
 * documents, in globals, in redirects. Some thousand at a time.
 */
export async function* externalAddresses(payload: Payload): AsyncGenerator<string[]> {
  const seen = new Set<string>()
  const outside = (found: readonly string[]) => {
    const fresh = [...new Set(found)].filter(
      (address) => !seen.has(address) && leadsOutside(address, env.SITE_URL),
    )
    const kept = fresh.slice(0, MOST_ADDRESSES - seen.size)
    for (const address of kept) seen.add(address)
    return kept
  }
  for (let next: number | undefined = 2_147_483_647; next !== undefined;) {
    const [piece]: Piece[] = await queryList<Piece>(READ_PIECE, [next, TRANSLATED])
    yield outside(piece?.addresses ?? [])
    next = piece?.read === PIECE ? (piece.last ?? undefined) : undefined
  }
  const db = await databaseOf(payload, {})
  for (const place of await placesOutsideBodies(db, payload)) {
    const { rows } = await db.execute<{ address: string }>(sql`
      SELECT DISTINCT address FROM (${place}) found
      WHERE address ILIKE 'http%' LIMIT ${MOST_ADDRESSES}`)
    yield outside(rows.map(({ address }) => address))
  }
}

interface Piece extends Record<string, unknown> {
  addresses: string[]
  read: number
  last: number | null
}

/**
 * Where some addresses stand in what readers see. Of bodies only those are read that have one of them, by an index
 * (`…_typed_addresses_idx`).
 */
export async function placesOf(
  payload: Payload,
  addresses: readonly string[],
): Promise<ExternalPlace[]> {
  if (addresses.length === 0) return []
  const db = await databaseOf(payload, {})
  const asked = textArray(addresses)
  const bodies = TRANSLATED.map((collection) => {
    const { table } = contentType(collection)
    return sql`SELECT p.collection AS owner, p.document::int AS document, p.locale, found.value #>> '{}' AS address
      FROM ${sql.identifier(`${table}_locales`)} l
      JOIN publications p ON p.collection = ${collection} AND p.document = l._parent_id::text
        AND p.locale = l._locale::text
      CROSS JOIN LATERAL jsonb_path_query(l.body, ${URLS}::jsonpath) AS found(value)
      WHERE jsonb_path_query_array(l.body, '$.**.url') ?| ${asked}`
  })
  const all = [...bodies, ...(await placesOutsideBodies(db, payload, addresses))]
  const { rows } = await db.execute<ExternalPlace>(sql`
    SELECT DISTINCT owner, document, locale, address
    FROM (${sql.join(all, sql` UNION ALL `)}) found
    WHERE address = ANY(${asked}) ORDER BY owner, document, locale`)
  return rows
}

interface Column extends Record<string, unknown> {
  table: string
  column: string
  is_json: boolean
}

/**
 * Statements of owner, document, language and text: one for each table of what readers see, by the database's own
 * catalogue.
 */
async function placesOutsideBodies(
  db: Database,
  payload: Payload,
  addresses?: readonly string[],
): Promise<SQL[]> {
  const { rows } = await db.execute<Column>(sql`
    SELECT table_name::text AS table, column_name::text AS column, data_type = 'jsonb' AS is_json
    FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('character varying', 'text', 'jsonb')
      AND table_name !~ '^(_|payload_)' ORDER BY 1, 2`)
  const belongingOf = await belongings(db, { payload })
  const places: SQL[] = []
  for (const table of new Set(rows.map((row) => row.table))) {
    const columns = rows.filter((row) => row.table === table)
    const belonging = belongingOf(table)
    const place = livePlace(table, belonging)
    if (!place) continue
    const isBody = ({ column, is_json: isJson }: Column) =>
      isJson && column === 'body' && isTranslated(belonging.owner?.slug ?? '')
    const texts = columns.filter((column) => !isBody(column))
    if (texts.length > 0) places.push(textsOf(place, texts, addresses))
  }
  return places
}

/** @param addresses where only rows with one of them are asked for: most have none, and are passed over at once */
function textsOf(
  { owner, from, isLive }: LivePlace,
  columns: readonly Column[],
  addresses?: readonly string[],
): SQL {
  const texts = columns.map(({ table, column, is_json: isJson }) =>
    isJson
      ? sql`SELECT value #>> '{}' FROM jsonb_path_query(${at(table, column)}, ${URLS}::jsonpath) AS value`
      : sql`SELECT ${at(table, column)}::text`,
  )
  const asked = addresses && textArray(addresses)
  const hasOne = asked
    ? sql`(${sql.join(
        columns.map(({ table, column, is_json: isJson }) =>
          isJson
            ? sql`jsonb_path_query_array(${at(table, column)}, ${URLS}::jsonpath) ?| ${asked}`
            : sql`${at(table, column)} = ANY(${asked})`,
        ),
        sql` OR `,
      )})`
    : sql`true`
  return sql`SELECT ${owner}, inside.address FROM ${from}
    CROSS JOIN LATERAL (${sql.join(texts, sql` UNION ALL `)}) AS inside(address)
    WHERE inside.address ILIKE 'http%' AND ${hasOne} AND ${isLive}`
}
