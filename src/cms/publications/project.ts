import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { isLocale, nativeName } from '../../domain/locales'
import { RESERVED_WORDS } from '../../domain/slugs'
import { env } from '../../env'
import type { PanelKey } from '../../i18n/panel/panel-texts'
import { type PublishableCollection, SOURCES } from './sources'

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

export interface ProjectionScope {
  collection: PublishableCollection
  /** Ids of the documents that changed or are gone; their descendants are included. All if absent. */
  documents?: readonly string[]
}

/** Rows the ledger lacks, has too many, or has otherwise than the documents say. */
export interface Drift {
  missing: number
  superfluous: number
  different: number
}

type Database = PostgresAdapter['drizzle']
type SQL = ReturnType<typeof sql>

// Any constant; every projection takes this lock to its commit, so paths are given out one at a time.
const LEDGER_LOCK = 7_302_604

// Any constants; apart from the one above, which has a single key.
const DOCUMENT_LOCKS = 7_302_605
const SCHEDULES_LOCK = 7_302_606

const DEEPEST_TREE = 16

/**
 * Makes the ledger rows of the documents (and their descendants) what Payload's tables say, inside
 * `req`'s transaction where there is one. Rows that leave a path are noted in `former_paths`.
 * @throws PublicationRefused on a path clash, a reserved word, a cycle, or an ancestor without a slug
 */
export async function project(
  payload: Payload,
  scope: ProjectionScope,
  req?: PayloadRequest,
): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  const transaction = await req?.transactionID
  const session = transaction === undefined ? undefined : adapter.sessions[transaction]
  if (session) return apply(session.db as Database, scope)
  await adapter.drizzle.transaction((db) => apply(db as unknown as Database, scope))
}

/** Compares the ledger with what the documents say, and changes nothing. */
export async function findDrift(
  payload: Payload,
  collection: PublishableCollection,
): Promise<Drift> {
  const adapter = payload.db as unknown as PostgresAdapter // as above
  const { rows } = await adapter.drizzle.execute<{ kind: keyof Drift; count: string }>(sql`
    ${projection({ collection })}
    SELECT CASE WHEN p.id IS NULL THEN 'missing' WHEN d.document IS NULL THEN 'superfluous'
           ELSE 'different' END AS kind, count(*) AS count
    FROM desired d FULL JOIN (SELECT * FROM publications WHERE collection = ${collection}) p
      ON p.document = d.document AND p.locale = d.locale
    WHERE (p.fingerprint, p.shows_prices, p.path)
      IS DISTINCT FROM (d.fingerprint, d.shows_prices, d.path)
    GROUP BY 1`)
  const drift: Drift = { missing: 0, superfluous: 0, different: 0 }
  for (const row of rows) drift[row.kind] = Number(row.count)
  return drift
}

/** Gives every locale a new structure revision, e.g. because the navigation changed. */
export async function renewStructures(payload: Payload, req: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${LEDGER_LOCK})`)
  await db.execute(sql`UPDATE publication_structures SET revision = ${newRevision}`)
}

/**
 * Waits until nobody else changes who is at which address, and keeps it so to the end of `req`'s
 * transaction: what is then read of the ledger stays true until the commit.
 */
export async function lockPaths(payload: Payload, req: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${LEDGER_LOCK})`)
}

/**
 * Waits until nobody else saves this document, and keeps it so to the end of `req`'s transaction. Taken
 * before the addresses, and before the document is read: two saves at once would each write back what
 * the other has just changed, or wait for each other's rows.
 */
export async function lockDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(${DOCUMENT_LOCKS}, hashtext(${`${collection}/${id}`}))`,
  )
}

/**
 * Waits until nobody saves this document, and keeps it as it is to the end of `req`'s transaction: what was
 * derived from it stays true until the commit. Others may hold it at the same time.
 */
export async function holdDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`SELECT pg_advisory_xact_lock_shared(${DOCUMENT_LOCKS}, hashtext(${`${collection}/${id}`}))`,
  )
}

/** Waits until nobody else carries out a schedule, and keeps it so to the end of `req`'s transaction. */
export async function lockSchedules(payload: Payload, req: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${SCHEDULES_LOCK}, 0)`)
}

/** The database inside `req`'s transaction, where there is one. */
export async function databaseOf(
  payload: Payload,
  req: Pick<PayloadRequest, 'transactionID'>,
): Promise<Database> {
  const adapter = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : adapter.sessions[transaction]
  return (session?.db as Database | undefined) ?? adapter.drizzle
}

// Twelve random hex digits: never given twice, so a page rendered late under an old key stays there.
const newRevision = sql`left(replace(gen_random_uuid()::text, '-', ''), 12)`

async function apply(db: Database, scope: ProjectionScope): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${LEDGER_LOCK})`)
  await refuseImpossible(db, scope)
  const gone = scope.documents
    ? sql`p.document IN (SELECT id::text FROM scope) OR p.document = ANY(${textArray(scope.documents)})`
    : sql`true`
  // Rows that are no more leave first, so that two documents can trade paths in one transaction.
  await db.execute(sql`
    ${projection(scope)},
    removed AS (
      DELETE FROM publications p
      WHERE p.collection = ${scope.collection} AND (${gone}) AND NOT EXISTS (
        SELECT 1 FROM desired d
        WHERE d.document = p.document AND d.locale = p.locale AND d.path = p.path)
      RETURNING p.locale, p.path, p.collection, p.document),
    noted AS (
      INSERT INTO former_paths (locale, path, collection, document, left_at)
      SELECT locale, path, collection, document, now() FROM removed)
    INSERT INTO publication_structures (locale, revision)
    SELECT locale, ${newRevision} FROM removed GROUP BY locale
    ON CONFLICT (locale) DO UPDATE SET revision = excluded.revision`)
  // The rows are written last: what compares with them would otherwise read all that are new for
  // each of them, where the planner believes an empty ledger to stay so.
  await db.execute(sql`
    ${projection(scope)},
    written AS (
      INSERT INTO publications (collection, document, locale, path, title, excerpt, label, parent,
        position, members_only, visible_until, shows_prices, first_published_at, last_published_at,
        fingerprint, revision)
      SELECT collection, document, locale, path, title, excerpt, label, parent, position,
        members_only, visible_until, shows_prices, first_published_at, last_published_at,
        fingerprint, ${newRevision}
      FROM desired
      ON CONFLICT (collection, document, locale) DO UPDATE SET
        title = excluded.title, excerpt = excluded.excerpt, label = excluded.label,
        parent = excluded.parent, position = excluded.position,
        members_only = excluded.members_only, visible_until = excluded.visible_until,
        shows_prices = excluded.shows_prices,
        first_published_at = excluded.first_published_at,
        last_published_at = excluded.last_published_at, fingerprint = excluded.fingerprint,
        revision = excluded.revision
      WHERE (publications.fingerprint, publications.shows_prices)
        <> (excluded.fingerprint, excluded.shows_prices))
    INSERT INTO publication_structures (locale, revision)
    SELECT d.locale, ${newRevision} FROM desired d
    WHERE NOT EXISTS (
      SELECT 1 FROM publications p
      WHERE p.collection = d.collection AND p.document = d.document AND p.locale = d.locale
        AND (p.path, p.title, p.excerpt, p.label, p.parent, p.position)
          IS NOT DISTINCT FROM (d.path, d.title, d.excerpt, d.label, d.parent, d.position))
    GROUP BY d.locale
    ON CONFLICT (locale) DO UPDATE SET revision = excluded.revision`)
}

async function refuseImpossible(db: Database, scope: ProjectionScope): Promise<void> {
  // A type with a prefix of its own stands below a reserved word on purpose.
  const reserved = SOURCES[scope.collection].prefix === '' ? RESERVED_WORDS : []
  const { rows } = await db.execute<{
    locale: string
    path: string | null
    circular: boolean
    taken_by: string | null
    redirected: string | null
  }>(sql`
    ${projection(scope)}
    SELECT w.locale, w.path, w.circular, other.title AS taken_by, r.locale::text AS redirected
    FROM routed w
    -- The source's path shows a page in every language.
    LEFT JOIN redirects r ON r."from" = w.path
      AND (r.locale::text = w.locale OR w.locale = ${env.SOURCE_LOCALE})
    LEFT JOIN publications other ON other.locale = w.locale AND other.path = w.path
      AND (other.collection, other.document) <> (${scope.collection}, w.id::text)
      AND NOT EXISTS (SELECT 1 FROM routed moved WHERE other.collection = ${scope.collection}
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
      throw new PublicationRefused('parent', 'parentWithoutAddress', { language: named(locale) })
    }
    const address = `/${path}`
    if (takenBy !== null) {
      const facts = { address, language: named(locale), title: takenBy }
      throw new PublicationRefused('slug', 'addressTaken', facts)
    }
    if (redirected !== null) {
      const facts = { address, language: named(redirected) }
      throw new PublicationRefused('slug', 'addressRedirected', facts)
    }
    throw new PublicationRefused('slug', 'addressReserved', { address })
  }
}

function named(locale: string): string {
  return isLocale(locale) ? nativeName(locale) : locale
}

/**
 * The one statement: `WITH … desired AS (…)`, the rows the ledger must have for the scope, computed
 * from Payload's own tables. `routed` is the same before rows without a path are dropped.
 */
function projection({ collection, documents }: ProjectionScope): SQL {
  const source = SOURCES[collection]
  const table = sql.identifier(source.table)
  const locales = sql.identifier(`${source.table}_locales`)
  const isHome = source.hasHome ? sql`p.is_home IS TRUE` : sql`false`
  const label = source.label ? sql`nullif(l.${sql.identifier(source.label)}, '')` : sql`NULL::text`
  // By the key as it is: with a cast the planner expects half of the tree below every document, and
  // reads all texts of the type for one.
  const start = documents ? sql`WHERE p.id = ANY(${textArray(documents)}::int[])` : sql``
  return sql`
    WITH RECURSIVE
    scope(id) AS (
      SELECT p.id FROM ${table} p ${start}
      UNION
      SELECT p.id FROM ${table} p JOIN scope ON p.parent_id = scope.id),
    chain(id, ancestor, parent, depth, circular) AS (
      SELECT p.id, p.id, p.parent_id, 0, false FROM ${table} p JOIN scope ON p.id = scope.id
      UNION ALL
      SELECT chain.id, p.id, p.parent_id, chain.depth + 1, p.id = chain.id OR chain.depth >= ${DEEPEST_TREE}
      FROM chain JOIN ${table} p ON p.id = chain.parent
      WHERE NOT chain.circular),
    live AS (
      SELECT scope.id, l._locale, l._locale::text AS locale, l.title, l.excerpt, ${label} AS label,
        coalesce(l.shows_prices, false) AS shows_prices, l.first_published_at, l.last_published_at
      FROM scope JOIN ${locales} l ON l._parent_id = scope.id
        JOIN ${table} p ON p.id = scope.id
      WHERE l._status::text = 'published' AND nullif(l.title, '') IS NOT NULL
        AND p.deleted_at IS NULL),
    -- Materialized, or the planner pairs every live row with every page.
    walked AS MATERIALIZED (
      SELECT chain.id, chain.ancestor, chain.depth, chain.circular, ${isHome} AS is_home
      FROM chain JOIN ${table} p ON p.id = chain.ancestor),
    -- Once for each document on the way up, by the key: joined as it is, the planner reads the texts
    -- of all documents for one. A slug counts once it is published; after it is unpublished the one it was
    -- last published under.
    slugs AS MATERIALIZED (
      SELECT ancestors.ancestor, texts._locale, texts.slug
      FROM (SELECT DISTINCT ancestor FROM walked) ancestors
      CROSS JOIN LATERAL (
        SELECT l._locale, CASE WHEN l._status::text = 'published' THEN nullif(l.slug, '')
          ELSE nullif(l.published_slug, '') END AS slug
        FROM ${locales} l
        WHERE l._parent_id = ancestors.ancestor AND l._locale = ANY(enum_range(NULL::_locales))
        OFFSET 0) texts),
    segments AS (
      SELECT live.id, live.locale, walked.depth, walked.circular, walked.is_home,
        coalesce(own.slug, source.slug) AS slug
      FROM live
      JOIN walked ON walked.id = live.id
      LEFT JOIN slugs own ON own.ancestor = walked.ancestor AND own._locale = live._locale
      LEFT JOIN slugs source ON source.ancestor = walked.ancestor
        AND source._locale::text = ${env.SOURCE_LOCALE}),
    routed AS (
      SELECT id, locale, bool_or(circular) AS circular,
        CASE WHEN bool_or(slug IS NULL AND NOT is_home) THEN NULL ELSE concat_ws('/',
          nullif(${source.prefix}::text, ''),
          string_agg(slug, '/' ORDER BY depth DESC) FILTER (WHERE NOT is_home)) END AS path
      FROM segments GROUP BY id, locale),
    alternates AS (
      SELECT id, string_agg(locale || ' ' || path, E'\n' ORDER BY locale) AS paths
      FROM routed GROUP BY id),
    described AS (
      SELECT ${collection}::text AS collection, live.id::text AS document, live.locale, routed.path,
        live.title, live.excerpt, live.label, p.parent_id::text AS parent, coalesce(p.position, 0) AS position,
        false AS members_only, NULL::timestamptz AS visible_until,
        live.first_published_at, live.last_published_at, p.updated_at, alternates.paths,
        live.shows_prices
      FROM live
      JOIN routed USING (id, locale)
      JOIN alternates USING (id)
      JOIN ${table} p USING (id)
      WHERE routed.path IS NOT NULL AND NOT routed.circular),
    -- Whether prices are shown changes with the document, and so with \`updated_at\`.
    desired AS (
      SELECT described.*, md5(ROW(collection, document, locale, path, title, excerpt, label, parent,
        position, members_only, visible_until, first_published_at, last_published_at, updated_at,
        paths)::text) AS fingerprint
      FROM described)`
}

function textArray(values: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
}
