import { alternatesOf } from '../../../domain/alternates'
import { isLocale, type Locale, LOCALES } from '../../../domain/locales'
import { absoluteUrl, publicPath } from '../../../domain/paths'
import type { SitemapFile } from '../../../domain/sitemap-paths'
import {
  escapeXml,
  FRAME_BYTES,
  SITEMAP_LIMITS,
  type SitemapEntry,
} from '../../../domain/sitemap-xml'
import { env, showsExamples } from '../../../env'
import { EVERY_LANGUAGE, LIST_DOCUMENT } from '../content-type'
import { LISTED } from './ledger'
import { queryList } from './ledger-pool'

/** The rows of the ledger that one sitemap file lists. */
export interface SitemapRange extends SitemapFile {
  firstId: number
  lastId: number
  count: number
  /** The latest publication among them, UTC. */
  newest: Date | null
}

// A list that examples stand in is one itself.
const IN_SITEMAPS = `indexed AND ${LISTED}${
  showsExamples
    ? ` AND NOT (document = '${LIST_DOCUMENT}' AND EXISTS (
        SELECT 1 FROM publications example WHERE example.is_example))`
    : ''
}`

// Bytes of a path in the file, at most: three for each byte (`%D0`), and six for an apostrophe, which
// is not encoded in a URL but is in XML.
const ENCODED = (path: string) => `3 * octet_length(replace(${path}, '''', ''''''))`

// A file is a distinct pair of two counters, rows and bytes, so it keeps both limits. The counter of
// bytes turns early by the largest entry, because the entry at which it turns belongs to one file.
const RANGES = `
  WITH listed AS (SELECT * FROM publications WHERE ${IN_SITEMAPS}),
  documents AS (
    SELECT collection, document, sum(pages) AS languages, sum(pages * bytes) AS bytes, max(bytes) AS longest
    FROM (SELECT collection, document, ${ENCODED('path')} AS bytes,
      CASE locale WHEN '${EVERY_LANGUAGE}' THEN ${LOCALES.length} ELSE 1 END AS pages FROM listed) live
    GROUP BY collection, document),
  pages AS (
    SELECT id, locale, path, collection, document, last_published_at FROM listed WHERE locale = ANY($1)
    UNION ALL
    SELECT id, each.locale, path, collection, document, last_published_at
    FROM listed CROSS JOIN unnest($1::text[]) AS each(locale) WHERE listed.locale = '${EVERY_LANGUAGE}'),
  entries AS (
    SELECT id, locale, last_published_at,
      ($2::int + ${ENCODED('path')} + (languages + 1) * $3::int + documents.bytes + longest)::int
        AS bytes
    FROM pages JOIN documents USING (collection, document)),
  counted AS (
    SELECT entries.*,
      (row_number() OVER rows_so_far - 1) / $4::int AS by_rows,
      sum(bytes) OVER rows_so_far
        / greatest($5::bigint - max(bytes) OVER (PARTITION BY locale), 1) AS by_bytes
    FROM entries WINDOW rows_so_far AS (PARTITION BY locale ORDER BY id))
  SELECT locale, (row_number() OVER (PARTITION BY locale ORDER BY min(id)))::int AS number,
    min(id) AS "firstId", max(id) AS "lastId", count(*)::int AS count,
    max(last_published_at) AS newest
  FROM counted GROUP BY locale, by_rows, by_bytes`

const underway = new Map<string, Promise<SitemapRange[]>>()

/**
 * How the live pages of the languages are split into files, in the order of `LOCALES`: one query,
 * which callers at the same time share. Pages that are new or renamed have the highest ids, so what
 * stands in one file hardly ever moves to another.
 * @param limits URLs and bytes of a file; an entry larger than that stands in a file of its own
 */
export async function findSitemapRanges(
  locales: readonly Locale[],
  limits = SITEMAP_LIMITS,
): Promise<SitemapRange[]> {
  const key = JSON.stringify([locales, limits])
  let asking = underway.get(key)
  if (!asking) {
    asking = askForRanges(locales, limits).finally(() => underway.delete(key))
    underway.set(key, asking)
  }
  return asking
}

async function askForRanges(
  locales: readonly Locale[],
  limits: typeof SITEMAP_LIMITS,
): Promise<SitemapRange[]> {
  const longestPrefix = Math.max(...LOCALES.map((locale) => `/${locale}/`.length))
  const addressBytes = escapeXml(env.SITE_URL).length + longestPrefix
  const ranges = await queryList<SitemapRange>(RANGES, [
    locales,
    FRAME_BYTES.entry + addressBytes,
    FRAME_BYTES.alternate + addressBytes,
    limits.urls,
    limits.bytes - FRAME_BYTES.file,
  ])
  const place = ({ locale }: SitemapRange) => LOCALES.indexOf(locale)
  return ranges.toSorted((one, other) => place(one) - place(other) || one.number - other.number)
}

// A query for every few milliseconds of writing; short, because every slow reader holds one.
const BATCH = 250

const ENTRIES = `
  WITH batch AS (
    SELECT id, collection, document, path, last_published_at FROM publications
    WHERE locale IN ($1, '${EVERY_LANGUAGE}') AND id > $2 AND id <= $3 AND ${IN_SITEMAPS}
    ORDER BY id LIMIT ${BATCH})
  SELECT id, path, last_published_at AS "lastModified",
    (SELECT json_object_agg(locale, other.path) FROM publications other
      WHERE other.collection = batch.collection AND other.document = batch.document AND ${IN_SITEMAPS}
    ) AS alternates
  FROM batch ORDER BY id`

interface EntryRow {
  id: number
  path: string
  lastModified: Date | null
  /** Content paths by locale, or by `*`; none if it was unpublished at this very moment. */
  alternates: Record<string, string> | null
}

/**
 * The pages of one file, in batches. Each batch is a query of its own, made when it is asked for:
 * between batches nothing of the database is held, however slowly they are read.
 * @throws whatever `pg` throws while the database is away, within about ten seconds
 */
export async function* readSitemapEntries({
  locale,
  firstId,
  lastId,
}: Pick<SitemapRange, 'locale' | 'firstId' | 'lastId'>): AsyncGenerator<
  SitemapEntry[],
  void,
  undefined
> {
  let after = firstId - 1
  while (after < lastId) {
    const rows = await queryList<EntryRow>(ENTRIES, [locale, after, lastId])
    if (rows.length > 0) yield rows.map((row) => entryOf(row, locale))
    after = rows.length < BATCH ? lastId : (rows.at(-1)?.id ?? lastId)
  }
}

function entryOf({ path, lastModified, alternates }: EntryRow, locale: Locale): SitemapEntry {
  const absolute = (href: string) => absoluteUrl(href, env.SITE_URL)
  const paths = new Map<Locale, string>()
  for (const [name, its] of Object.entries(alternates ?? {})) {
    const names = name === EVERY_LANGUAGE ? LOCALES : [name].filter(isLocale)
    for (const each of names) paths.set(each, its)
  }
  return {
    url: absolute(publicPath({ locale, path }, env.DEFAULT_LOCALE)),
    lastModified,
    alternates: alternatesOf(paths, {
      default: env.DEFAULT_LOCALE,
      source: env.SOURCE_LOCALE,
    }).map(({ hreflang, href }) => ({ hreflang, href: absolute(href) })),
  }
}
