import type { Payload } from 'payload'

import { type Database, databaseOf, rowsOf } from './handle'
import { sql, type SQL } from './sql'
import { withinTransaction } from './within-transaction'

/**
 * How a process acquires work that no other process may do at the same time, whose effect is outside of the database:
 * a letter, a fetch, a file. All SQL of it is here (docs/decisions/085-background-work.md).
 *
 * A lease is one column of the row that is the work: until that instant the row is its holder's. The same instant proves
 * the lease: an acquisition after it sets a later one, so that a holder that comes back late changes nothing. Who has given
 * a row back does not use its lease again: another process may hold the row until the same millisecond. A process that
 * dies leaves a lease that lapses.
 */
export interface LeasedTable {
  name: string
  key: readonly string[]
  /** Column of the end of the lease. */
  until: string
}

/** The right to do the work of some rows of one table. */
export interface Lease {
  keys: readonly (readonly (number | string)[])[]
  /** As Postgres writes the instant: to the microsecond. */
  until: string
}

interface Wanted {
  /** How long the lease lasts: longer than the work may take. */
  seconds: number
  /** SQL: which free rows are work, of the table as `due`; all where it is not said. */
  due?: SQL
  /** SQL: which come first. */
  order: SQL
  /** How many rows at most; one where it is not said. */
  most?: number
  /** SQL: what else is set, such as a count of attempts. */
  set?: SQL
  /** SQL: what the holder has to know of each row. */
  returning: SQL
}

interface Acquired<Row> {
  lease: Lease
  rows: readonly Row[]
}

/** Acquires rows that are due and free. Rows that another process acquires at this moment are passed over. */
export async function acquire<Row extends object>(
  db: Database,
  table: LeasedTable,
  { seconds, due = sql`true`, order, most = 1, set, returning }: Wanted,
): Promise<Acquired<Row> | undefined> {
  const key = columnsOf(table)
  const taken = table.key.map((_, place) => sql`${sql.identifier(`taken_${place}`)}`)
  const until = sql.identifier(table.until)
  // Materialized, so that it is done once and no more rows are locked than are taken.
  const rows = await rowsOf<Row & { lease_key: (number | string)[]; lease_until: string }>(
    db,
    sql`
    WITH taken (${list(taken)}) AS MATERIALIZED (
      SELECT ${list(key.map((column) => sql`due.${column}`))} FROM ${sql.identifier(table.name)} AS due
      WHERE ${isFree(table)} AND ${due}
      ORDER BY ${order} LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE ${sql.identifier(table.name)}
    SET ${until} = now() + make_interval(secs => ${seconds})${set ? sql`, ${set}` : sql``}
    FROM taken WHERE (${list(key)}) = (${list(taken)})
    RETURNING jsonb_build_array(${list(key)}) AS lease_key, ${until}::text AS lease_until, ${returning}`,
  )
  const [first] = rows
  if (!first) return undefined
  return {
    lease: { keys: rows.map(({ lease_key: each }) => each), until: first.lease_until },
    rows,
  }
}

/**
 * Acquires rows as `acquire` does, where no other process holds any row of the table: one instance at a time works on it.
 * @param previous a lease that the caller has done with. It is released in the same step, so that nobody else comes in between
 */
export async function acquireAlone<Row extends object>(
  payload: Payload,
  table: LeasedTable,
  wanted: Wanted,
  previous?: Lease,
): Promise<Acquired<Row> | undefined> {
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ALONE_LOCKS}, hashtext(${table.name}))`)
    if (previous) await release(db, table, previous)
    const { rows } = await db.execute(sql`
      SELECT FROM ${sql.identifier(table.name)} WHERE ${sql.identifier(table.until)} > now() LIMIT 1`)
    return rows.length > 0 ? undefined : acquire<Row>(db, table, wanted)
  })
}

// Any constant: who acquires alone holds this lock for the table meanwhile.
const ALONE_LOCKS = 7_302_631

/** Makes a lease last from now on. @returns the lease as it is now; `undefined` where it has passed to another process */
export async function renew(
  db: Database,
  table: LeasedTable,
  lease: Lease,
  seconds: number,
): Promise<Lease | undefined> {
  const until = sql.identifier(table.until)
  // Later in any case, or a copy of the old lease would be as good as the new one.
  const [row] = await rowsOf<{ lease_until: string }>(
    db,
    sql`
    UPDATE ${sql.identifier(table.name)}
    SET ${until} = greatest(now() + make_interval(secs => ${seconds}), ${until} + interval '1 millisecond')
    WHERE ${isHeld(table, lease)} RETURNING ${until}::text AS lease_until`,
  )
  return row && { keys: lease.keys, until: row.lease_until }
}

/**
 * Notes what came of the work, and gives the rows back.
 * @param set SQL: what is noted
 * @returns whether the lease was still the caller's; where it was not, nothing is noted
 */
export async function finish(
  db: Database,
  table: LeasedTable,
  lease: Lease,
  set: SQL,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE ${sql.identifier(table.name)} SET ${set}, ${sql.identifier(table.until)} = NULL
    WHERE ${isHeld(table, lease)} RETURNING 1`)
  return rows.length > 0
}

/** Gives rows back without a result: they are due as before. */
export async function release(db: Database, table: LeasedTable, lease: Lease): Promise<void> {
  const until = sql.identifier(table.until)
  await db.execute(sql`
    UPDATE ${sql.identifier(table.name)} SET ${until} = NULL WHERE ${isHeld(table, lease)}`)
}

/** SQL: whether rows are still the holder's. Of a statement on the table that notes a result in its own way. */
export function isHeld(table: LeasedTable, lease: Lease): SQL {
  const keys = lease.keys.map((each) => sql`(${list(each.map((part) => sql`${part}`))})`)
  return sql`(${list(columnsOf(table))}) IN (${list(keys)})
    AND ${sql.identifier(table.until)} = ${lease.until}::timestamptz`
}

/**
 * The same as text, for a statement that names its row by itself, on a pool that takes text.
 * @param value where the end of the lease is among its values; NULL there is a statement of nobody's lease
 */
export function isHeldAt({ until }: LeasedTable, value: `$${number}`): string {
  return `(${value}::timestamptz IS NULL OR ${until} = ${value}::timestamptz)`
}

/** SQL: whether nobody holds a row of the table, as `due`. */
export function isFree({ until }: LeasedTable): SQL {
  const column = sql.identifier(until)
  return sql`(due.${column} IS NULL OR due.${column} <= now())`
}

/** SQL: whether the holder of a row is gone or late, so that the row is free. */
export function hasLapsed({ until }: LeasedTable): SQL {
  return sql`${sql.identifier(until)} <= now()`
}

const columnsOf = ({ key }: LeasedTable): SQL[] =>
  key.map((column) => sql`${sql.identifier(column)}`)

const list = (pieces: readonly SQL[]): SQL => sql.join([...pieces], sql`, `)
