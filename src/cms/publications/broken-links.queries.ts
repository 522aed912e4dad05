import 'server-only'

import type { Locale } from '../../domain/locales'
import { parsePublicPath } from '../../domain/paths'
import { isTechnicalPath } from '../../domain/slugs'
import { env } from '../../env'
import { follow } from './ledger'
import { queryList } from './ledger-pool'
import { type PublishableCollection, SOURCES } from './sources'

/** A link in a live text that does not lead its readers where it was meant to. */
export interface BrokenLink {
  collection: PublishableCollection
  document: string
  locale: Locale
  /** Of the text that holds the link. */
  title: string
  /** `dead`: to nothing, so readers see plain text or an error; `foreign`: to another language. */
  kind: 'dead' | 'foreign'
  /** What it was to lead to: a document's title where it has one, or the address as it was typed. */
  target: string
}

const COLLECTIONS = Object.keys(SOURCES) as PublishableCollection[]

// Links stand anywhere inside a body: in text, in blocks, in the text of blocks.
function valuesIn(collection: PublishableCollection, path: string): string {
  return `
    SELECT p.collection, p.document, p.locale, p.title, found.value
    FROM publications p
    JOIN ${SOURCES[collection].table}_locales l
      ON l._parent_id::text = p.document AND l._locale::text = p.locale
    CROSS JOIN LATERAL jsonb_path_query(l.body, '${path}') AS found(value)
    WHERE p.collection = '${collection}'`
}

const everywhere = (...paths: string[]) =>
  COLLECTIONS.flatMap((one) => paths.map((path) => valuesIn(one, path))).join(' UNION ALL ')

// Of links in text, and of blocks.
const LINKS = ['doc', 'document'].map((name) => `strict $.**.${name} ? (exists (@.relationTo))`)

// A link names its document by type and id; a stored id is a number or a string of digits.
const DOCUMENT_LINKS = `
  WITH links AS (${everywhere(...LINKS)}),
  aimed AS (
    SELECT links.*, value->>'relationTo' AS to_collection,
      coalesce(value->'value'->>'id', value->>'value') AS to_document
    FROM links)
  SELECT DISTINCT a.collection, a.document, a.locale, a.title,
    CASE WHEN source.id IS NULL THEN 'dead' ELSE 'foreign' END AS kind,
    coalesce(source.title, a.to_collection || ' ' || a.to_document) AS target
  FROM aimed a
  LEFT JOIN publications own ON own.collection = a.to_collection AND own.document = a.to_document
    AND own.locale = a.locale
  LEFT JOIN publications source ON source.collection = a.to_collection
    AND source.document = a.to_document AND source.locale = $1
  WHERE own.id IS NULL
  ORDER BY kind, a.locale, a.title, target
  LIMIT $2`

const TYPED_LINKS = `
  WITH links AS (${everywhere('strict $.**.url ? (@.type() == "string")')})
  SELECT DISTINCT collection, document, locale, title, value #>> '{}' AS target FROM links
  WHERE value #>> '{}' LIKE '/%' OR starts_with(value #>> '{}', $1)
  ORDER BY locale, title, target
  LIMIT $2`

/** Links of live texts to documents and addresses of this site that lead nowhere, or elsewhere. */
export async function findBrokenLinks(limit: number): Promise<BrokenLink[]> {
  const [toDocuments, typed] = await Promise.all([
    queryList<BrokenLink & Record<string, unknown>>(DOCUMENT_LINKS, [env.SOURCE_LOCALE, limit]),
    queryList<Omit<BrokenLink, 'kind'> & Record<string, unknown>>(TYPED_LINKS, [
      env.SITE_URL,
      limit,
    ]),
  ])
  const dead: BrokenLink[] = []
  for (const link of typed) {
    if (!(await leadsSomewhere(link.target))) dead.push({ ...link, kind: 'dead' })
  }
  return [...dead, ...toDocuments].slice(0, limit)
}

/** Whether an address of this site, as it was typed, is one that readers reach. */
async function leadsSomewhere(typed: string): Promise<boolean> {
  const { pathname } = new URL(typed, env.SITE_URL)
  const asked = parsePublicPath(pathname, env.DEFAULT_LOCALE)
  if (asked.kind === 'malformed') return false
  if (isTechnicalPath(asked.path)) return true
  const { found } = await follow(asked)
  return found.kind !== 'unknown' && found.kind !== 'gone'
}

/** How many links lead nowhere at all; for the first look at the panel. */
export async function countDeadLinks(): Promise<number> {
  return (await findBrokenLinks(1_000)).filter(({ kind }) => kind === 'dead').length
}
