import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '../publications/writing/locks'
import { isLocale, type Locale } from '../../domain/locales'
import { env } from '../../env'
import { FILE_PLACES, filesInJson, type FilePlace } from './file-places'

type SQL = ReturnType<typeof sql>

/** A document, or a global, that shows or offers a file, or would once its draft is published. */
export interface FileUse {
  /** Of a collection or a global; a table that belongs to neither, by its own name. */
  owner: string
  /** Absent for a global. */
  document?: number
  /** Absent where all languages share it. */
  locale?: Locale
  state: 'live' | 'draft' | 'trash'
  title: string
}

/** The uses of a file, what readers see first; the rest of them is only counted. */
export interface FileUses {
  first: FileUse[]
  more: number
}

/**
 * Who uses a file: what is published, and the latest draft, in every language, also in the trash. Older
 * versions do not count: what they would bring back is a draft, which may name what is gone.
 */
export async function findFileUses(
  req: PayloadRequest,
  id: number | string,
  most: number,
): Promise<FileUses> {
  const db = await databaseOf(req.payload, req)
  const { rows: places } = await db.execute<FilePlace>(FILE_PLACES)
  const { rows: columns } = await db.execute<TableColumn>(COLUMNS)
  const owners = ownersIn(req)
  const uses = places.map((place) => usesAt(place, String(id), columns, owners))
  // Whatever is live in a language is its draft too, unless it was changed since.
  const { rows } = await db.execute<FoundUse>(sql`
    WITH found(owner, document, locale, state) AS (${sql.join([NO_USE, ...uses], sql` UNION ALL `)})
    SELECT owner, document, locale, CASE min(state) WHEN 1 THEN 'live' WHEN 2 THEN 'draft'
      ELSE 'trash' END AS state
    FROM found WHERE owner IS NOT NULL
    GROUP BY owner, document, locale ORDER BY min(state), owner, document, locale`)
  const first = await withTitles(req, rows.slice(0, most))
  return { first, more: rows.length - first.length }
}

interface FoundUse extends Record<string, unknown> {
  owner: string
  document: number | null
  locale: string | null
  state: FileUse['state']
}

/** A column that tells whose row it is, and whether anybody sees it. */
interface TableColumn extends Record<string, unknown> {
  table: string
  column: string
  /** The table that it refers to. */
  refers: string | null
}

const COLUMNS = sql`
  SELECT c.table_name::text AS table, c.column_name::text AS column, parent.relname::text AS refers
  FROM information_schema.columns c
  LEFT JOIN pg_constraint k ON k.contype = 'f'
    AND k.conrelid = to_regclass(quote_ident(c.table_name))
    AND k.conkey = ARRAY[c.ordinal_position::smallint]
  LEFT JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE c.table_schema = 'public' AND c.column_name IN ('_parent_id', 'parent_id', '_locale',
    'locale', '_status', 'deleted_at', 'latest', 'version_deleted_at')`

const NO_USE = sql`SELECT NULL::text, NULL::int, NULL::text, NULL::int`

interface Owner {
  slug: string
  isVersions: boolean
  isGlobal: boolean
}

/** Collections and globals by their tables and those of their versions. */
function ownersIn({ payload }: PayloadRequest): Map<string, Owner> {
  const { tableNameMap } = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  const owners = new Map<string, Owner>()
  const { collections, globals } = payload.config
  for (const [isGlobal, entities] of [
    [false, collections],
    [true, globals],
  ] as const) {
    for (const { slug } of entities) {
      const name = slug.replaceAll('-', '_')
      for (const [isVersions, key] of [
        [false, name],
        [true, `_${name}_v`],
      ] as const) {
        owners.set(tableNameMap.get(key) ?? key, { slug, isVersions, isGlobal })
      }
    }
  }
  return owners
}

/** The uses of a file in one place: owner, document, language, and 1 live, 2 draft, 3 in the trash. */
function usesAt(
  { kind, table, column }: FilePlace,
  id: string,
  columns: readonly TableColumn[],
  owners: ReadonlyMap<string, Owner>,
): SQL {
  // Rows of lists and of languages belong to the row above them, up to the document.
  const chain = [table]
  const joins: SQL[] = []
  const of = (name: string) => columns.filter((one) => one.table === name)
  for (let top = table; !owners.has(top);) {
    const up = of(top).find(({ column: name }) => name === '_parent_id' || name === 'parent_id')
    if (!up?.refers || chain.includes(up.refers)) break
    joins.push(
      sql` JOIN ${sql.identifier(up.refers)} ON ${at(up.refers, 'id')} = ${at(top, up.column)}`,
    )
    top = up.refers
    chain.push(top)
  }
  const root = chain.at(-1) ?? table
  const owner = owners.get(root)
  const has = (name: string) => {
    const holder = chain.find((one) => of(one).some((each) => each.column === name))
    return holder === undefined ? undefined : at(holder, name)
  }
  const value = at(table, column)
  const names = kind === 'key' ? sql`${value}::text = ${id}` : sql`${id} IN (${filesInJson(value)})`
  const conditions = [names]
  let state = sql`1`
  if (owner?.isVersions) {
    conditions.push(sql`${at(root, 'latest')}`)
    state = sql`2`
  } else if (has('_status')) conditions.push(sql`${has('_status')}::text = 'published'`)
  const deleted = has('deleted_at') ?? has('version_deleted_at')
  if (deleted) state = sql`CASE WHEN ${deleted} IS NULL THEN ${state} ELSE 3 END`
  const document =
    owner === undefined || owner.isGlobal
      ? sql`NULL::int`
      : at(root, owner.isVersions ? 'parent_id' : 'id')
  return sql`SELECT ${owner?.slug ?? root}::text, ${document}::int,
      ${has('_locale') ?? has('locale') ?? sql`NULL`}::text, ${state}
    FROM ${sql.identifier(table)}${sql.join(joins)} WHERE ${sql.join(conditions, sql` AND `)}`
}

function at(table: string, column: string): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(column)}`
}

async function withTitles(req: PayloadRequest, found: readonly FoundUse[]): Promise<FileUse[]> {
  const titles = new Map<string, unknown>()
  const { config } = req.payload
  for (const { slug, admin } of config.collections) {
    const ids = found.filter(({ owner }) => owner === slug).map(({ document }) => document)
    const { useAsTitle } = admin
    if (ids.length === 0 || useAsTitle === undefined) continue
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { in: [...new Set(ids)] } },
      locale: 'all',
      draft: true,
      trash: true,
      depth: 0,
      pagination: false,
      // Only titles are told, to the staff, who may read them.
      overrideAccess: true,
      req,
    })
    for (const doc of docs as { id: number }[]) {
      titles.set(`${slug}/${doc.id}`, (doc as Record<string, unknown>)[useAsTitle])
    }
  }
  return found.map(({ owner, document, locale: code, state }) => {
    const locale = isLocale(code) ? code : undefined
    const global = document === null ? config.globals.find(({ slug }) => slug === owner) : undefined
    return {
      owner,
      ...(document !== null && { document }),
      ...(locale && { locale }),
      state,
      title: global
        ? getTranslation(global.label, req.i18n)
        : titleIn(titles.get(`${owner}/${document}`), locale) || `${owner} ${document ?? ''}`,
    }
  })
}

/** In its language, else in the source language. */
function titleIn(title: unknown, locale: Locale | undefined): string {
  if (typeof title === 'string') return title
  const texts = (title ?? {}) as Partial<Record<Locale, unknown>>
  for (const text of [locale && texts[locale], texts[env.SOURCE_LOCALE]]) {
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return ''
}
