import { destination } from '../../../domain/addresses/link-safety'
import { type Locale, LOCALES } from '../../../domain/locales/locales'
import { type LocalizedPath, parsePublicPath } from '../../../domain/addresses/paths'
import type { PublishableCollection } from '../../../content-types'
import { pageKey } from '../../../domain/addresses/page-key'
import { env, showsExamples } from '../../../env'
import { EVERY_LANGUAGE, LIST_DOCUMENT } from '../content-type'
import { collectionsThat, contentTypes, isPublishable, prefixOf } from '../content-types'
import { CLOCK } from './index-clock'
import { query, type SnapshotQuery } from '../../database/read-pool'
import { FRAME_TAG, PRICES_TAG } from '../tag-sql'

/**
 * Reads of the publication index, by plain SQL: the front door asks it once per request, where no CMS is loaded.
 * Every read that has a connection answers or fails within about two seconds, also while the database is frozen.
 */

/** A live document in one language, as other pages show it. */
export interface LivePage {
  collection: PublishableCollection
  document: string
  /** The language that is read; of what is published in all at once the one that was asked for. */
  locale: Locale
  /** Content path, without locale; see `domain/addresses/paths`. */
  path: string
  title: string
  excerpt: string | null
  /** A shorter name for lists of many. */
  label: string | null
  /** Whether only its title is in this language: its text is that of the source language. */
  lacksText: boolean
  parent: string | null
}

/** The language in which its readers find the text of a page. */
export function textLocale({ locale, lacksText }: Pick<LivePage, 'locale' | 'lacksText'>): Locale {
  return lacksText ? env.SOURCE_LOCALE : locale
}

/** Names a rendered page in the cache. */
interface Rendered {
  /** Its document and all that it shows, see `domain/addresses/page-key`. */
  key: string
  /** Whether it shows prices, and so is rendered for each currency. */
  showsPrices: boolean
  /** Whether it is a list of many, which has pages. */
  hasPages: boolean
  /** Where it lists every document of a type: which. */
  lists?: PublishableCollection
}

/** What the publication index says of a content path in a locale. */
export type LookUp =
  | ({ kind: 'live' } & Rendered)
  /** Shown from the source language, because this language has no translation. */
  | ({ kind: 'untranslated' } & Rendered)
  /**
   * What was asked for is at another address for good, of this locale unless an editor says so.
   * `translated`: it is the path in the source language of a page that has one of its own here.
   */
  | { kind: 'moved'; to: LocalizedPath; translated?: true }
  /** An editor leads readers to another site. */
  | { kind: 'elsewhere'; url: string }
  | { kind: 'gone' }
  | { kind: 'unknown' }

/** The condition on rows of `publications` that everybody may see. */
export const LIVE = `NOT members_only AND (reachable_until IS NULL OR reachable_until > now())${
  showsExamples ? '' : ' AND NOT is_example'
}`

/** The condition on live rows that lists, counts, markup and sitemaps show. */
export const LISTED = `${LIVE} AND (listed_until IS NULL OR listed_until > now())`

const LINKABLE = collectionsThat(({ linkable }) => linkable)

const WITH_PAGES: ReadonlySet<string> = new Set(
  collectionsThat(({ hasPages }) => hasPages === true),
)

/** The document that an editor's redirect leads to: Payload has a column for each collection it may be of. */
const REDIRECTED_TO = `
  CASE ${LINKABLE.map((name) => `WHEN t.${name}_id IS NOT NULL THEN '${name}'`).join(' ')} END AS collection,
  coalesce(${LINKABLE.map((name) => `t.${name}_id`).join(', ')})::text AS document`

// Not materialized, or every look-up would read the whole publication index. A page shows its tags as they are in the
// reader's language, in the source language and in all of them. The last boundary that has passed stands in the key, so
// a page is another one from that instant on, by the database's clock. Revisions are read tag by tag, by the key:
// joined, the planner takes a row for a hundred tags and reads all that there are. So is the path of another language:
// where the statistics are of an empty publication index, it would be looked for once for every page there is.
const LOOK_UP = `
  WITH live AS NOT MATERIALIZED (SELECT * FROM publications WHERE ${LIVE}),
  own AS (SELECT * FROM live WHERE locale IN ($1, '*') AND path = $2),
  source AS (SELECT * FROM live WHERE locale = $3 AND path = $2 AND $3 <> $1),
  shown AS MATERIALIZED (
    SELECT * FROM own UNION ALL SELECT * FROM source WHERE NOT EXISTS (SELECT 1 FROM own)),
  tags AS MATERIALIZED (
    SELECT DISTINCT tag FROM shown
    CROSS JOIN LATERAL jsonb_array_elements_text('["${FRAME_TAG}"]'::jsonb || shows || shows_in_text) AS of(tag)),
  editors AS (
    SELECT r.to_address AS address, ${REDIRECTED_TO} FROM redirects r
    LEFT JOIN redirects_rels t ON t.parent_id = r.id AND t.path = 'to.page'
    WHERE r.locale = $1::enum_redirects_locale AND r."from" = $2),
  former AS (
    SELECT locale, collection, document FROM former_paths
    WHERE path = $2 AND locale IN ($1, $3, '*')
    ORDER BY locale = $1 DESC, id DESC LIMIT 1),
  foreign_path AS MATERIALIZED (
    SELECT locale, collection, document FROM live
    WHERE path = $2 AND locale = ANY($4) AND locale NOT IN ($1, $3))
  SELECT
    ${CLOCK} AS clock,
    (SELECT json_build_object('collection', collection, 'document', document, 'locale', locale,
        'revision', revision) FROM shown) AS shown,
    EXISTS (SELECT 1 FROM own) AS is_own,
    (SELECT left(md5(string_agg(t.tag || ' ' || t.locale || ' ' || t.revision, ',' ORDER BY t.tag, t.locale)), 16)
      FROM tags CROSS JOIN LATERAL (
        SELECT tag, locale, revision FROM publication_tags
        WHERE tag = tags.tag AND locale IN ($1, $3, '*') OFFSET 0) t) AS tags,
    EXISTS (SELECT 1 FROM tags WHERE tag = '${PRICES_TAG}') AS shows_prices,
    (SELECT (extract(epoch FROM max(passed.at)) * 1000)::bigint::text FROM tags CROSS JOIN LATERAL (
      SELECT b.at FROM publication_boundaries b WHERE b.tag = tags.tag AND b.at <= now()
      ORDER BY b.at DESC LIMIT 1) passed) AS boundary,
    (SELECT live.path FROM live JOIN source USING (collection, document)
      WHERE live.locale = $1) AS translated,
    (SELECT coalesce(address, document) IS NOT NULL FROM editors) AS redirected,
    (SELECT address FROM editors) AS address,
    (SELECT live.path FROM live JOIN editors USING (collection, document)
      WHERE live.locale IN ($1, $3, '*') ORDER BY live.locale = $1 DESC LIMIT 1) AS redirected_to,
    EXISTS (SELECT 1 FROM publications WHERE path = $2 AND locale IN ($1, $3, '*')
        AND reachable_until <= now())
      OR EXISTS (SELECT 1 FROM publications WHERE collection = $5 AND document = $6 AND locale = '*'
        AND reachable_until <= now()) AS has_ended,
    (SELECT live.path FROM live WHERE collection = $5 AND document = $6 AND locale = '*') AS by_id,
    EXISTS (SELECT 1 FROM former_paths WHERE collection = $5 AND document = $6) AS was_by_id,
    (SELECT locale FROM former) AS former_locale,
    (SELECT live.path FROM live JOIN former USING (collection, document)
      WHERE live.locale IN ($1, '*')) AS moved,
    (SELECT live.path FROM live JOIN former USING (collection, document)
      WHERE live.locale = $3) AS moved_in_source,
    (SELECT live.path FROM live JOIN foreign_path other USING (collection, document)
      WHERE live.locale IN ($1, $3)
      ORDER BY live.locale = $1 DESC, array_position($4, other.locale) LIMIT 1) AS here`

interface LookUpRow {
  clock: string | null
  shown: { collection: string; document: string; locale: string; revision: string } | null
  is_own: boolean
  tags: string | null
  shows_prices: boolean
  boundary: string | null
  translated: string | null
  redirected: boolean | null
  address: string | null
  redirected_to: string | null
  has_ended: boolean
  by_id: string | null
  was_by_id: boolean
  former_locale: string | null
  moved: string | null
  moved_in_source: string | null
  here: string | null
}

/** More steps than editors make on purpose; saving a redirect refuses circles. */
const MOST_REDIRECTS = 8

/**
 * Asks what is at a content path: one indexed query, and one more for each redirect of an editor to
 * an address, so that readers are led to the last one in one step. What stands first counts: a live
 * page, the one in the source language, an editor's redirect, a former address, the same document's
 * path in another language.
 * @throws whatever `pg` throws while the database is away, within about two seconds
 */
export async function lookUp(
  locale: Locale,
  path: string,
  ask: SnapshotQuery = query,
): Promise<LookUp> {
  return (await lookUpByClock(locale, path, ask)).found
}

/**
 * The same, with what the publication index's clock said at that very instant (index-clock.ts): as long as it says no
 * other, the answer is the same. Nothing where more than one question was put.
 */
export async function lookUpByClock(
  locale: Locale,
  path: string,
  ask: SnapshotQuery = query,
): Promise<{ found: LookUp; clock: string | undefined }> {
  const { found, at, passed, clock } = await follow({ locale, path }, ask)
  if (passed.length === 0) return { found, clock }
  // Where a chain ends there is a page, or there is not.
  const isPage = found.kind === 'live' || found.kind === 'untranslated'
  return { found: isPage ? { kind: 'moved', to: at } : found, clock: undefined }
}

/** What a path leads to, where that is, and the places whose redirects were followed on the way. */
export async function follow(
  start: LocalizedPath,
  ask: SnapshotQuery = query,
): Promise<{
  found: LookUp
  at: LocalizedPath
  passed: LocalizedPath[]
  /** At the last question; nothing where what was found was not asked for. */
  clock?: string | undefined
}> {
  const passed: LocalizedPath[] = []
  let at = start
  while (passed.length < MOST_REDIRECTS) {
    const { found, clock } = await lookUpOnce(at, ask)
    if (found.kind !== 'redirected') return { found, at, passed, clock }
    passed.push(at)
    const target = destination(found.address, { allowExternal: true })
    if (target.kind === 'external') {
      return { found: { kind: 'elsewhere', url: target.href }, at, passed }
    }
    const next =
      target.kind === 'internal' ? parsePublicPath(target.href, env.DEFAULT_LOCALE) : undefined
    if (next?.kind !== 'page') break
    at = { locale: next.locale, path: next.path }
  }
  return { found: { kind: 'unknown' }, at, passed }
}

async function lookUpOnce({ locale, path }: LocalizedPath, ask: SnapshotQuery) {
  const named = documentNamedBy(path)
  const values = [locale, path, env.SOURCE_LOCALE, LOCALES, named?.collection, named?.document]
  const [row] = await ask<LookUpRow>(LOOK_UP, values, 'look-up')
  if (!row) throw new Error('The look-up selects scalars and always answers one row.')
  return { found: whatIsSaid(row, locale), clock: row.clock ?? undefined }
}

function whatIsSaid(
  row: LookUpRow,
  locale: Locale,
): LookUp | { kind: 'redirected'; address: string } {
  const moved = (to: string): LookUp => ({ kind: 'moved', to: { locale, path: to } })
  const { shown } = row
  const rendered = (of: NonNullable<typeof shown>): Rendered => ({
    key: pageKey({ ...of, tags: row.tags, boundary: row.boundary }),
    showsPrices: row.shows_prices,
    hasPages: of.document === LIST_DOCUMENT || WITH_PAGES.has(of.collection),
    ...(of.document === LIST_DOCUMENT && isPublishable(of.collection) && { lists: of.collection }),
  })
  if (shown && row.is_own) return { kind: 'live', ...rendered(shown) }
  if (row.translated !== null) {
    return { kind: 'moved', to: { locale, path: row.translated }, translated: true }
  }
  if (shown) return { kind: 'untranslated', ...rendered(shown) }
  if (row.redirected) {
    if (row.address !== null) return { kind: 'redirected', address: row.address }
    return row.redirected_to === null ? { kind: 'gone' } : moved(row.redirected_to)
  }
  if (row.has_ended) return { kind: 'gone' }
  if (row.by_id !== null) return moved(row.by_id)
  if (row.former_locale !== null) {
    // What was unpublished in the reader's own language is gone, even where the source language still has it
    // under its own path: a permanent redirect would outlive the translation's return.
    const target = row.moved ?? (row.former_locale === locale ? null : row.moved_in_source)
    return target === null ? { kind: 'gone' } : moved(target)
  }
  if (row.was_by_id) return { kind: 'gone' }
  return row.here === null ? { kind: 'unknown' } : moved(row.here)
}

// Paths of types whose documents stand below those of another: `{prefix}/{above}/{id}-{words}`.
const NUMBERED = contentTypes.flatMap((type) =>
  type.path.shape === 'below'
    ? [
        {
          collection: type.collection,
          pattern: new RegExp(`^${prefixOf(type)}/[^/]+/(\\d{1,9})(?:-[^/]*)?$`),
        },
      ]
    : [],
)

/** The document whose id stands in a path, whatever words are around it. */
export function documentNamedBy(path: string) {
  for (const { collection, pattern } of NUMBERED) {
    const document = pattern.exec(path)?.[1]
    if (document !== undefined) return { collection, document: String(Number(document)) }
  }
  return undefined
}

/**
 * Where the document that is shown at a content path of one locale is to be read in another: at its
 * own path there, else at that in the source language; `undefined` where that language cannot show it.
 */
export async function findPathIn(
  locale: Locale,
  shown: LocalizedPath,
): Promise<string | undefined> {
  const [row] = await query<{ path: string }>(
    `WITH live AS NOT MATERIALIZED (SELECT * FROM publications WHERE ${LIVE}),
     shown AS (
       SELECT collection, document FROM live WHERE path = $2 AND locale IN ($3, $4, '*')
       ORDER BY locale = $3 DESC LIMIT 1)
     SELECT live.path FROM live JOIN shown USING (collection, document)
     WHERE live.locale IN ($1, $4, '*') ORDER BY live.locale = $1 DESC LIMIT 1`,
    [locale, shown.path, shown.locale, env.SOURCE_LOCALE],
  )
  return row?.path
}

const COLUMNS =
  'collection, document, locale, path, title, excerpt, label, lacks_text AS "lacksText", parent'

/** The live document at a content path, in exactly this locale. */
export async function findAt(locale: Locale, path: string): Promise<LivePage | undefined> {
  const [row] = await query<LivePage>(
    `SELECT ${COLUMNS} FROM publications WHERE locale = $1 AND path = $2 AND ${LIVE}`,
    [locale, path],
  )
  return row
}

/** Every language in which a document is live; one that is published in all at once has an entry for each. */
export async function findAlternates(of: {
  collection: PublishableCollection
  document: string
}): Promise<LivePage[]> {
  const rows = await query<Omit<LivePage, 'locale'> & { locale: Locale | '*' }>(
    `SELECT ${COLUMNS} FROM publications WHERE collection = $1 AND document = $2 AND ${LIVE}`,
    [of.collection, of.document],
  )
  return rows.flatMap(({ locale, ...row }) =>
    (locale === EVERY_LANGUAGE ? LOCALES : [locale]).map((each) => ({ ...row, locale: each })),
  )
}

// In the reader's language where the document is live in it, else in the source language.
const BEST = `
  SELECT DISTINCT ON (collection, document) ${COLUMNS.replace('locale', "replace(locale, '*', $1) AS locale")},
    position
  FROM publications WHERE locale IN ($1, $2, '*') AND ${LIVE}`

const BEST_FIRST = 'ORDER BY collection, document, locale = $1 DESC'

/** The documents by their ids, each in the best language; those not live in either are left out. */
export async function findByIds(
  locale: Locale,
  collection: PublishableCollection,
  documents: readonly string[],
): Promise<LivePage[]> {
  return query<LivePage>(`${BEST} AND collection = $3 AND document = ANY($4) ${BEST_FIRST}`, [
    locale,
    env.SOURCE_LOCALE,
    collection,
    documents,
  ])
}

/** The live pages right below a document (below none: the top level), in their order. */
export async function findChildren(
  locale: Locale,
  collection: PublishableCollection,
  parent: string | null,
): Promise<LivePage[]> {
  return query<LivePage>(
    `SELECT * FROM (${BEST} AND collection = $3 AND parent IS NOT DISTINCT FROM $4 ${BEST_FIRST}) best
     ORDER BY position, title`,
    [locale, env.SOURCE_LOCALE, collection, parent],
  )
}

/** Every live document of a type, each in the best language, in the order of its siblings. */
export async function findAll(
  locale: Locale,
  collection: PublishableCollection,
): Promise<LivePage[]> {
  return query<LivePage>(
    `SELECT * FROM (${BEST} AND collection = $3 ${BEST_FIRST}) best ORDER BY position, title`,
    [locale, env.SOURCE_LOCALE, collection],
  )
}

/** Changes whenever what is shown under a tag changes, in a language or in the source language. */
export async function findTagRevisions(tag: string, locale: Locale): Promise<string> {
  const [row] = await query<{ revisions: string | null }>(
    `SELECT string_agg(locale || revision, '-' ORDER BY locale) AS revisions
     FROM publication_tags WHERE tag = $1 AND locale IN ($2, $3, '*')`,
    [tag, locale, env.SOURCE_LOCALE],
  )
  return row?.revisions ?? 'none'
}

/** The live pages above a document, topmost first; an ancestor that is not live is passed over. */
export async function findAncestors(
  locale: Locale,
  page: Pick<LivePage, 'collection' | 'parent'>,
): Promise<LivePage[]> {
  const ancestors: LivePage[] = []
  const seen = new Set<string>()
  let parent = page.parent
  while (parent !== null && !seen.has(parent)) {
    seen.add(parent)
    const [ancestor] = await findByIds(locale, page.collection, [parent])
    if (!ancestor) break
    ancestors.unshift(ancestor)
    parent = ancestor.parent
  }
  return ancestors
}
