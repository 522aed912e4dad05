import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { sql, type SQL } from '../../database/sql'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { filesInJson } from '../../services/files/file-places'
import { isPublishable, isTranslated } from '../../publications/content-types'
import { textArray } from '../../publications/writing/projection-columns'
import { databaseOf } from '../../database/handle'
import { at, type Belonging, belongings, jsonPlaces, keysTo, type UsePlace } from './use-places'
import { type Linked, linksIn, usesInTexts } from './uses-in-texts'

/** A document, or a global, that names another one: shows it, links to it, leads to it, stands below it. */
export interface Use {
  /** Of a collection or a global; a table that belongs to neither, by its own name. */
  owner: string
  /** Absent for a global. */
  document?: number
  /** Absent where all languages share it. */
  locale?: Locale
  state: 'live' | 'draft' | 'trash'
  /** Whether it stands below it in the tree. */
  isBelow?: true
  title: string
}

/** The uses of something, what readers see first; the rest of them is only counted. */
export interface Uses {
  first: Use[]
  more: number
}

/** What is looked for: documents of one collection, and the addresses by which somebody may have typed them. */
export interface Used extends Linked {
  collection: CollectionSlug
}

/**
 * Who uses documents or files: what is published, and the latest draft, in every language, also in the trash. Older
 * versions do not count: what they would bring back is a draft, which may name what is gone.
 */
export async function findUses(req: PayloadRequest, used: Used, most: number): Promise<Uses> {
  const { rows } = await findRows(req, used)
  const first = await withTitles(req, rows.slice(0, most))
  return { first, more: rows.length - first.length }
}

/** The same for those of its uses that a condition keeps. */
export async function findUsesThat(
  req: PayloadRequest,
  used: Used,
  most: number,
  keeps: (use: Omit<Use, 'title'>) => boolean,
): Promise<Uses> {
  const { rows } = await findRows(req, used)
  const kept = rows.filter((row) => keeps(withoutTitle(row)))
  const first = await withTitles(req, kept.slice(0, most))
  return { first, more: kept.length - first.length }
}

/** A use as it was found, before its title is known. */
export interface FoundUse extends Record<string, unknown> {
  owner: string
  document: number | null
  locale: string | null
  state: Use['state']
  is_below: boolean
}

async function findRows(req: PayloadRequest, used: Used): Promise<{ rows: FoundUse[] }> {
  const db = await databaseOf(req.payload, req)
  const { collection } = used
  const isFile = Boolean(req.payload.collections[collection].config.upload)
  const belongingOf = await belongings(db, req)
  const places = [...(await keysTo(db, tableOf(collection))), ...(await jsonPlaces(db))]
  const uses = places.flatMap((place) => {
    const belonging = belongingOf(place.table)
    // What a global said once. It has no drafts, so none of its versions is what is written now.
    if (belonging.owner?.isGlobal && belonging.owner.isVersions) return []
    // What is written of a document without showing it (an import's row, a request, a count) is no use of it.
    if (!isFile && !isTold(belonging)) return []
    // Its bytes, for one, which stand in a table of their own.
    if (!belonging.owner && place.goes_with === true) return []
    const holds = isFile ? collection === 'media' : /(?:^|_)body$/.test(place.column)
    if (place.kind === 'json' && !holds) return []
    // Texts have a search of their own.
    if (place.kind === 'json' && !isFile && isTranslated(belonging.owner?.slug ?? '')) return []
    return [usesAt(place, belonging, used, isFile)]
  })
  if (!isFile) uses.push(...usesInTexts(used))
  if (!isFile && used.addresses && used.addresses.length > 0) uses.push(redirectsTo(used.addresses))
  const itself = isFile
    ? sql`true`
    : sql`NOT (owner = ${collection} AND document::text = ANY(${textArray(used.documents.map(String))}))`
  // Whatever is live in a language is its draft too, unless it was changed since.
  return db.execute<FoundUse>(sql`
    WITH found(owner, document, locale, state, is_below) AS (
      ${sql.join([NO_USE, ...uses], sql` UNION ALL `)})
    SELECT owner, document, locale, is_below, CASE min(state) WHEN 1 THEN 'live' WHEN 2 THEN 'draft'
      ELSE 'trash' END AS state
    FROM found WHERE owner IS NOT NULL AND ${itself}
    GROUP BY owner, document, locale, is_below
    ORDER BY min(state), is_below, owner, document, locale`)
}

/** The table of a collection's documents; Payload names it by the slug. */
function tableOf(collection: CollectionSlug): string {
  return collection.replaceAll('-', '_')
}

/** Whether somebody reads, is led by, or waits for what an owner says. */
function isTold({ owner }: Belonging): boolean {
  return (
    owner !== undefined && (owner.isGlobal || isPublishable(owner.slug) || LEADING.has(owner.slug))
  )
}

const LEADING: ReadonlySet<string> = new Set(['redirects', 'schedules'])

const NO_USE = sql`SELECT NULL::text, NULL::int, NULL::text, NULL::int, false`

/** The uses in one place: owner, document, language, 1 live, 2 draft, 3 in the trash, and whether it is below. */
function usesAt(
  { kind, table, column }: UsePlace,
  { root, owner, joins, column: has }: Belonging,
  used: Used,
  isFile: boolean,
): SQL {
  const value = at(table, column)
  const ids = textArray(used.documents.map(String))
  const named =
    kind === 'key'
      ? sql`${value}::text = ANY(${ids})`
      : isFile
        ? sql`EXISTS (SELECT FROM (${filesInJson(value)}) named WHERE named.id = ANY(${ids}))`
        : linksIn(value, used)
  const conditions = [named]
  let state = sql`1`
  if (owner?.isVersions) {
    // One CASE: with two conditions Postgres searches the texts of all versions, and only then keeps the latest.
    conditions[0] = sql`CASE WHEN ${at(root, 'latest')} THEN ${named} ELSE false END`
    state = sql`2`
  } else if (has('_status')) conditions.push(sql`${has('_status')}::text = 'published'`)
  else if (owner && isPublishable(owner.slug)) {
    // What all languages share is live where one of them is.
    state = sql`CASE WHEN EXISTS (SELECT FROM publications p
      WHERE p.collection = ${owner.slug} AND p.document = ${at(root, 'id')}::text) THEN 1 ELSE 2 END`
  }
  const deleted = has('deleted_at') ?? has('version_deleted_at')
  if (deleted) state = sql`CASE WHEN ${deleted} IS NULL THEN ${state} ELSE 3 END`
  // What was carried out is no plan any more.
  if (owner?.slug === 'schedules') conditions.push(sql`${has('done_at')} IS NULL`)
  if (table === 'navigation_rels') conditions.push(IS_IN_NAVIGATION)
  const document =
    owner === undefined || owner.isGlobal
      ? sql`NULL::int`
      : at(root, owner.isVersions ? 'parent_id' : 'id')
  const isBelow =
    owner?.slug === used.collection && table === root && /(?:^|_)parent_id$/.test(column)
  return sql`SELECT ${owner?.slug ?? root}::text, ${document}::int,
      ${has('_locale') ?? has('locale') ?? sql`NULL`}::text, ${state}, ${isBelow}::boolean
    FROM ${sql.identifier(table)}${sql.join([...joins])} WHERE ${sql.join(conditions, sql` AND `)}`
}

/** SQL: whether a row of `navigation_rels` belongs to an entry. Payload leaves those of a list behind that was emptied (3.90.1). */
export const IS_IN_NAVIGATION = sql`
  CASE split_part(navigation_rels.path, '.', 1)
    WHEN 'header' THEN split_part(navigation_rels.path, '.', 2)::int < (SELECT count(*) FROM navigation_header)
    WHEN 'footer' THEN split_part(navigation_rels.path, '.', 2)::int < (SELECT count(*) FROM navigation_footer)
    ELSE true END`

/** Redirects to one of the addresses, as an editor has typed it. */
function redirectsTo(addresses: readonly string[]): SQL {
  return sql`SELECT 'redirects', id, locale::text, 1, false FROM redirects
    WHERE to_address = ANY(${textArray(addresses)})`
}

/** Uses with the titles of what uses, in its language or the source's: of a collection by the latest draft, also in the trash. */
export async function withTitles(req: PayloadRequest, found: readonly FoundUse[]): Promise<Use[]> {
  const titles = new Map<string, unknown>()
  const { config } = req.payload
  const { locale: asked } = req
  for (const { slug, admin, trash } of config.collections) {
    const ids = found.filter(({ owner }) => owner === slug).map(({ document }) => document)
    const useAsTitle = admin.useAsTitle === 'panelTitle' ? 'title' : admin.useAsTitle
    if (ids.length === 0 || useAsTitle === undefined) continue
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { in: [...new Set(ids)] } },
      locale: 'all',
      draft: true,
      ...(trash && { trash: true }),
      depth: 0,
      pagination: false,
      // Only titles are told, to the staff, who may read them.
      overrideAccess: true,
      req,
    })
    // Asking in all languages changes the language of the request.
    Object.assign(req, { locale: asked })
    for (const doc of docs as { id: number }[]) {
      titles.set(`${slug}/${doc.id}`, (doc as Record<string, unknown>)[useAsTitle])
    }
  }
  return found.map((row) => {
    const use = withoutTitle(row)
    const { owner, document, locale } = use
    const global =
      document === undefined ? config.globals.find(({ slug }) => slug === owner) : undefined
    return {
      ...use,
      title: global
        ? getTranslation(global.label, req.i18n)
        : titleIn(titles.get(`${owner}/${document}`), locale) || `${owner} ${document ?? ''}`,
    }
  })
}

function withoutTitle(row: FoundUse): Omit<Use, 'title'> {
  const { owner, document, locale, state, is_below: isBelow } = row
  return {
    owner,
    ...(document !== null && { document }),
    ...(isLocale(locale) && { locale }),
    state,
    ...(isBelow && { isBelow }),
  }
}

/** In its language, else in the source language. */
function titleIn(title: unknown, locale: Locale | undefined): string {
  if (typeof title === 'string') return title
  const texts = (title ?? {}) as Partial<Record<Locale, unknown>>
  for (const text of [locale && texts[locale], texts[env.SOURCE_LOCALE], ...Object.values(texts)]) {
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return ''
}
