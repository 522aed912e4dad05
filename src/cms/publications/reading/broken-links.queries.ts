import 'server-only'

import { canParse } from '../../../domain/addresses/can-parse'
import type { Locale } from '../../../domain/locales/locales'
import { parsePublicPath } from '../../../domain/addresses/paths'
import { isTechnicalPath } from '../../../domain/routes/reserved-words'
import { env } from '../../../env'
import { follow } from './publication-index'
import { queryList } from '../../database/read-pool'
import type { TranslatedCollection } from '../../../content-types'
import { contentType, contentTypes, TRANSLATED } from '../content-types'

/** A link in a live text that does not lead its readers where it was meant to. */
export interface BrokenLink {
  collection: TranslatedCollection
  document: string
  locale: Locale
  /** Of the text that holds the link. */
  title: string
  /** `dead`: to nothing, so readers see plain text or an error; `foreign`: to another language. */
  kind: 'dead' | 'foreign'
  /** What it was to lead to: a document's title where it has one, or the address as it was typed. */
  target: string
}

/** What was found in the texts that were read; there may be more of them than anybody waits for. */
export interface LinkSearch {
  links: BrokenLink[]
  /** How many texts were read. */
  read: number
  /** Where to go on; `undefined` where all texts have been read. */
  next: number | undefined
}

const COLLECTIONS = TRANSLATED
const LINKABLE = contentTypes.flatMap(({ collection, linkable }) => (linkable ? [collection] : []))

/** Texts at a time, more than a new site has: a tenth of a second of reading. */
const PIECE = 1_000

// Links stand anywhere inside a body: in text, in blocks, in the text of blocks. A link names its
// document by type and id, or has an address. Bodies are read once, for both.
const LINKS = 'strict $.** ? (exists (@.relationTo) || @.url.type() == "string")'

function linksIn(collection: TranslatedCollection): string {
  return `
    SELECT p.*, found.value
    FROM piece p
    JOIN ${contentType(collection).table}_locales l
      ON l._parent_id = p.document::int AND l._locale = p.locale::_locales
    CROSS JOIN LATERAL jsonb_path_query(l.body, '${LINKS}') AS found(value)
    WHERE p.collection = '${collection}'`
}

// Newest first: what was published a moment ago is what is wrong most often. A stored id is a number
// or a string of digits.
const READ_PIECE = `
  WITH piece AS MATERIALIZED (
    SELECT id, collection, document, locale, title FROM publications
    WHERE id < $2 AND collection = ANY($5) ORDER BY id DESC LIMIT ${PIECE}),
  links AS MATERIALIZED (${COLLECTIONS.map(linksIn).join(' UNION ALL ')}),
  aimed AS (
    SELECT DISTINCT collection, document, locale, title, value->>'relationTo' AS to_collection,
      coalesce(value->'value'->>'id', value->>'value') AS to_document, value->>'url' AS typed
    FROM links),
  suspects AS (
    SELECT a.collection, a.document, a.locale, a.title, a.typed IS NOT NULL AS "isTyped",
      CASE WHEN a.typed IS NULL AND source.id IS NOT NULL THEN 'foreign' ELSE 'dead' END AS kind,
      coalesce(a.typed, source.title, a.to_collection || ' ' || a.to_document) AS target
    FROM aimed a
    LEFT JOIN publications own ON own.collection = a.to_collection
      AND own.document = a.to_document AND own.locale IN (a.locale, '*')
    LEFT JOIN publications source ON source.collection = a.to_collection
      AND source.document = a.to_document AND source.locale = $1
    WHERE CASE WHEN a.typed IS NULL THEN a.to_collection = ANY($3) AND own.id IS NULL
      ELSE a.typed LIKE '/%' OR starts_with(a.typed, $4) END)
  SELECT (SELECT count(*)::int FROM piece) AS read, (SELECT min(id) FROM piece) AS last,
    (SELECT coalesce(json_agg(suspects ORDER BY kind, locale, title, target), '[]')
      FROM suspects) AS suspects`

type Suspect = BrokenLink & { isTyped: boolean }

interface Piece extends Record<string, unknown> {
  read: number
  last: number | null
  suspects: Suspect[]
}

/**
 * Links of live texts to documents and addresses of this site that lead nowhere, or elsewhere. All
 * bodies of a large site take longer to read than anybody waits, so it stops soon after the time is
 * over or so many links are found, and says where to go on.
 */
export async function findBrokenLinks(
  limits: { links: number; ms: number },
  after = 2_147_483_647,
): Promise<LinkSearch> {
  const deadline = performance.now() + limits.ms
  const reached = new Map<string, boolean>()
  const search: LinkSearch = { links: [], read: 0, next: after }
  while (search.next !== undefined) {
    const [piece] = await queryList<Piece>(READ_PIECE, [
      env.SOURCE_LOCALE,
      search.next,
      LINKABLE,
      env.SITE_URL,
      COLLECTIONS,
    ])
    if (!piece) throw new Error('The search selects scalars and always answers one row.')
    for (const { isTyped, ...link } of piece.suspects) {
      if (!isTyped) search.links.push(link)
      else {
        const leads = reached.get(link.target) ?? (await leadsSomewhere(link.target))
        reached.set(link.target, leads)
        if (!leads) search.links.push(link)
      }
    }
    search.read += piece.read
    search.next = piece.read < PIECE ? undefined : (piece.last ?? undefined)
    if (search.links.length >= limits.links || performance.now() > deadline) break
  }
  return search
}

/** Whether an address of this site, as it was typed, is one that readers reach. */
export async function leadsSomewhere(typed: string): Promise<boolean> {
  if (!canParse(typed, env.SITE_URL)) return false
  const { origin, pathname } = new URL(typed, env.SITE_URL)
  // Two slashes at the beginning name another site.
  if (origin !== new URL(env.SITE_URL).origin) return true
  const asked = parsePublicPath(pathname, env.DEFAULT_LOCALE)
  if (asked.kind === 'malformed') return false
  if (isTechnicalPath(asked.path)) return true
  const { found } = await follow(asked)
  return found.kind !== 'unknown' && found.kind !== 'gone'
}
