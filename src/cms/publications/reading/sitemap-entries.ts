import { alternatesOf } from '../../../domain/addresses/alternates'
import { isLocale, type Locale, LOCALES } from '../../../domain/locales/locales'
import { absoluteUrl, publicPath } from '../../../domain/addresses/paths'
import type { SitemapFile } from '../../../domain/addresses/sitemap-paths'
import { type SitemapEntry, URLS_A_SITEMAP } from '../../../domain/addresses/sitemap-xml'
import { env, showsExamples } from '../../../env'
import { EVERY_LANGUAGE, LIST_DOCUMENT } from '../content-type'
import { LISTED, LIVE } from './publication-index'
import { queryList } from '../../database/read-pool'

/** The rows of the publication index that one sitemap file lists. */
export interface SitemapRange extends SitemapFile {
  firstId: number
  lastId: number
  /** When one of them was last published, or one that stood among them closed by itself; UTC. */
  newest: Date | null
}

// A list that examples stand in is one itself.
const IN_SITEMAPS = `indexed AND ${LISTED}${
  showsExamples
    ? ` AND NOT (document = '${LIST_DOCUMENT}' AND EXISTS (
        SELECT 1 FROM publications example WHERE example.is_example))`
    : ''
}`

const RANGES = `
  WITH listed AS (SELECT id, locale, last_published_at FROM publications WHERE ${IN_SITEMAPS}),
  closed AS MATERIALIZED (
    SELECT id, locale, listed_until FROM publications WHERE indexed AND ${LIVE} AND listed_until <= now()),
  pages AS (
    SELECT * FROM listed WHERE locale = ANY($1)
    UNION ALL
    SELECT id, each.locale, last_published_at
    FROM listed CROSS JOIN unnest($1::text[]) AS each(locale) WHERE listed.locale = '${EVERY_LANGUAGE}'),
  numbered AS (
    SELECT *, (row_number() OVER (PARTITION BY locale ORDER BY id) - 1) / $2::int + 1 AS number FROM pages),
  files AS (
    SELECT locale, number::int, min(id) AS "firstId", max(id) AS "lastId", max(last_published_at) AS published
    FROM numbered GROUP BY locale, number)
  SELECT locale, number, "firstId", "lastId", greatest(published, (
    SELECT max(listed_until) FROM closed
    WHERE closed.locale IN (files.locale, '${EVERY_LANGUAGE}') AND closed.id BETWEEN "firstId" AND "lastId")) AS newest
  FROM files`

const underway = new Map<string, Promise<SitemapRange[]>>()

/**
 * How the live pages of the languages are split into files, in the order of `LOCALES`: one query,
 * which callers at the same time share. Pages that are new or renamed have the highest ids, so what
 * stands in one file hardly ever moves to another.
 * @param urls of a file, at most
 */
export async function findSitemapRanges(
  locales: readonly Locale[],
  urls = URLS_A_SITEMAP,
): Promise<SitemapRange[]> {
  const key = JSON.stringify([locales, urls])
  let asking = underway.get(key)
  if (!asking) {
    asking = askForRanges(locales, urls).finally(() => underway.delete(key))
    underway.set(key, asking)
  }
  return asking
}

async function askForRanges(locales: readonly Locale[], urls: number): Promise<SitemapRange[]> {
  const ranges = await queryList<SitemapRange>(RANGES, [locales, urls])
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
