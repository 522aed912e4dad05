import type { PayloadRequest } from 'payload'

import { sql, type SQL } from '../../database/sql'
import { adapterOf, type Database } from '../../database/handle'

/** Where something may be named: a key of a table, or somewhere inside JSON. */
export interface UsePlace extends Record<string, unknown> {
  kind: 'key' | 'json'
  table: string
  column: string
  /** Whether its row is deleted with what it names. */
  goes_with?: boolean
}

/** A column that tells whose row it is, and whether anybody sees it. */
interface TableColumn extends Record<string, unknown> {
  table: string
  column: string
  /** The table that it refers to. */
  refers: string | null
}

/** A collection or a global, by one of its tables. */
interface Owner {
  slug: string
  isVersions: boolean
  isGlobal: boolean
}

/** Where a row of a table belongs: the tables up to that of its document, and how they are joined. */
export interface Belonging {
  root: string
  owner: Owner | undefined
  joins: readonly SQL[]
  /** A column of one of these tables, such as `_status`; `undefined` where none has it. */
  column: (name: string) => SQL | undefined
}

/**
 * The keys that refer to rows of a table, read from Postgres' own catalogue, so a new field is never forgotten. What
 * is a part of the document itself, and an editor who has it open, is no use of it.
 */
export async function keysTo(db: Database, table: string): Promise<UsePlace[]> {
  const { rows } = await db.execute<UsePlace>(sql`
    SELECT 'key' AS kind, t.relname::text AS table, a.attname::text AS column,
      c.confdeltype = 'c' AS goes_with
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = to_regclass(quote_ident(${table}))
      AND a.attname <> '_parent_id' AND t.relname !~ '^payload_'
      AND NOT (a.attname = 'parent_id' AND t.relname ~ '(^_.*_v|_rels)$')`)
  return rows
}

/** The columns of JSON in which texts may name something. */
export async function jsonPlaces(db: Database): Promise<UsePlace[]> {
  const { rows } = await db.execute<UsePlace>(sql`
    SELECT 'json' AS kind, table_name::text AS table, column_name::text AS column
    FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'jsonb' AND table_name !~ '^payload_'`)
  return rows
}

/** Finds whose rows a table holds. */
export async function belongings(
  db: Database,
  { payload }: Pick<PayloadRequest, 'payload'>,
): Promise<(table: string) => Belonging> {
  const { rows: columns } = await db.execute<TableColumn>(COLUMNS)
  const owners = ownersIn(payload)
  return (table) => belongingOf(table, columns, owners)
}

const COLUMNS = sql`
  SELECT c.table_name::text AS table, c.column_name::text AS column, parent.relname::text AS refers
  FROM information_schema.columns c
  LEFT JOIN pg_constraint k ON k.contype = 'f'
    AND k.conrelid = to_regclass(quote_ident(c.table_name))
    AND k.conkey = ARRAY[c.ordinal_position::smallint]
  LEFT JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE c.table_schema = 'public' AND c.column_name IN ('_parent_id', 'parent_id', '_locale',
    'locale', '_status', 'deleted_at', 'latest', 'version_deleted_at', 'done_at')`

/** Collections and globals by their tables and those of their versions. */
function ownersIn(payload: PayloadRequest['payload']): Map<string, Owner> {
  const { tableNameMap } = adapterOf(payload)
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

function belongingOf(
  table: string,
  columns: readonly TableColumn[],
  owners: ReadonlyMap<string, Owner>,
): Belonging {
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
  return {
    root,
    owner: owners.get(root),
    joins,
    column: (name) => {
      const holder = chain.find((one) => of(one).some((each) => each.column === name))
      return holder === undefined ? undefined : at(holder, name)
    },
  }
}

/** A column of a table. */
export function at(table: string, column: string): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(column)}`
}
