import type { Payload } from 'payload'

import { type Database, inOwnTransaction } from '@/cms/database/handle'
import { inTurn } from '@/cms/database/locks'
import { sql } from '@/cms/database/sql'
import type { Runner } from '@/cms/services/jobs/runner'
import { bitsOf, CHUNK_SIZE, chunkOf, NO_BITS, placeOf } from './vacancy-bits'
import { TEXT_COLUMNS, WRITTEN_WORDS } from './vacancy-words.type'

/**
 * Updates the bitmaps of the search from its rows. Until then every search overlays the rows that are not `kept`, so
 * the results are always current (`vacancy-search-statement.ts`).
 */

/** Rows in one batch. Saves of these rows wait for the batch. */
const MOST_ROWS = 5_000

/** Condition for rows whose bits are outdated, and for rows that have closed. */
const OUT_OF_STEP = "(state <> 'kept' OR listed_until <= now())"

/** Milliseconds between two batches. */
const INTERVAL = 2_000

const given = (ids: readonly number[]) => sql`WITH given(id) AS (
  SELECT unnest(${`{${ids.join(',')}}`}::int[]))`

const facetsOf = (rows: string) => `
  SELECT facet, ${chunkOf('r.slot')} AS chunk, ${placeOf('r.slot')} AS place
  FROM ${rows} r JOIN vacancy_facts f USING (vacancy_id) CROSS JOIN LATERAL unnest(f.facets) facet`

// The rows are locked, so their values hold until the commit. Free slots are not reused before the next rebuild.
const BATCH = `,
  taken AS MATERIALIZED (SELECT s.* FROM vacancy_search s JOIN given ON given.id = s.vacancy_id),
  listed AS MATERIALIZED (
    SELECT vacancy_id, coalesce(slot, (SELECT coalesce(max(slot), -1) FROM vacancy_search)
      + (row_number() OVER (PARTITION BY slot IS NULL ORDER BY company_id, vacancy_id))::int) AS slot
    FROM taken WHERE state = 'changed' AND (listed_until IS NULL OR listed_until > now())),
  touched AS MATERIALIZED (${bitsOf(`
    SELECT 'touched' AS facet, ${chunkOf('slot')} AS chunk, ${placeOf('slot')} AS place
    FROM taken WHERE slot IS NOT NULL`)}),
  fresh AS MATERIALIZED (${bitsOf(facetsOf('listed'))}),
  written AS (
    UPDATE vacancy_bits b SET bits = n.bits
    FROM (
      SELECT b.facet, b.chunk, (b.bits & (~coalesce(t.bits, ${NO_BITS}))) | coalesce(f.bits, ${NO_BITS}) AS bits
      FROM vacancy_bits b LEFT JOIN touched t ON t.chunk = b.chunk
        LEFT JOIN fresh f ON f.chunk = b.chunk AND f.facet = b.facet
      WHERE t.chunk IS NOT NULL OR f.chunk IS NOT NULL) n
    WHERE n.facet = b.facet AND n.chunk = b.chunk AND n.bits <> b.bits),
  added AS (
    INSERT INTO vacancy_bits (facet, chunk, bits)
    SELECT facet, chunk, bits FROM fresh f
    WHERE NOT EXISTS (SELECT FROM vacancy_bits b WHERE b.facet = f.facet AND b.chunk = f.chunk)),
  kept AS (
    UPDATE vacancy_search s SET slot = listed.slot, state = 'kept'
    FROM listed WHERE listed.vacancy_id = s.vacancy_id),
  removed AS (
    DELETE FROM vacancy_search WHERE vacancy_id IN (
      SELECT vacancy_id FROM taken EXCEPT SELECT vacancy_id FROM listed)
    RETURNING vacancy_id)
  DELETE FROM vacancy_facts WHERE vacancy_id IN (SELECT vacancy_id FROM removed)`

const writeWords = (of: string) => `
  INSERT INTO vacancy_words (word)
  SELECT DISTINCT word FROM (
    SELECT ${TEXT_COLUMNS} FROM vacancies v JOIN crewings c ON c.id = v.company_id WHERE ${of}) texts
  CROSS JOIN LATERAL unnest(${WRITTEN_WORDS}) word
  WHERE word ~ '^[^\\d\\u3400-\\u9fff]{3,40}$'
  ON CONFLICT DO NOTHING`

/**
 * Updates the bitmaps for one batch of outdated rows. It does nothing while another instance runs a batch.
 * @returns the number of rows
 */
export async function keepBatch(payload: Payload): Promise<number> {
  const kept = await inTurn(payload, { of: 'vacancy bits' }, keepBatchIn)
  return kept ?? 0
}

async function keepBatchIn(db: Database): Promise<number> {
  const { count, isScattered, isMostOfAll } = await stateIn(db)
  if (count === 0) return 0
  if (isScattered || (count > MOST_ROWS && isMostOfAll)) {
    await rebuildIn(db)
    return count
  }
  // A row that a save has just locked waits for the next batch.
  const { rows } = await db.execute<{ vacancy_id: number }>(sql`
      SELECT vacancy_id FROM vacancy_search WHERE ${sql.raw(OUT_OF_STEP)}
      ORDER BY vacancy_id LIMIT ${MOST_ROWS} FOR UPDATE SKIP LOCKED`)
  if (rows.length === 0) return 0
  const ids = rows.map(({ vacancy_id: id }) => id)
  await db.execute(sql`${given(ids)} ${sql.raw(BATCH)}`)
  // Leaves out words of removed and closed vacancies, because corrections of mistyped words come from this list.
  const kept = `v.id IN (SELECT id FROM given JOIN vacancy_search ON vacancy_id = id WHERE state = 'kept')`
  await db.execute(sql`${given(ids)} ${sql.raw(writeWords(kept))}`)
  return ids.length
}

/** Runs batches every few seconds. Several instances may share one database. */
export const vacancyBitsRunner: Runner = {
  name: 'vacancy-bits',
  interval: INTERVAL,
  time: 10 * 60_000,
  // Two questions, for each has an index of its own.
  due: sql`(EXISTS (SELECT FROM vacancy_search WHERE state <> 'kept')
    OR EXISTS (SELECT FROM vacancy_search WHERE listed_until <= now()))`,
  // What changed is laid over until a batch succeeds.
  run: keepBatch,
  failure: 'The search for vacancies could not be kept',
}

/** Rebuilds all bitmaps. Saves of vacancies wait meanwhile. */
export async function rebuildBits(payload: Payload): Promise<void> {
  await inTurn(payload, { of: 'vacancy bits', waits: true }, rebuildIn)
}

/** Counts bitmaps that differ from their rows. */
export async function countWrongBits(payload: Payload): Promise<number> {
  return inOwnTransaction(payload, async (db) => {
    const { rows } = await db.execute<{ count: number }>(sql`
      WITH kept AS (SELECT * FROM vacancy_search WHERE state = 'kept'),
      expected AS (${sql.raw(bitsOf(facetsOf('kept')))}),
      others AS (${sql.raw(
        bitsOf(`SELECT 'others' AS facet, ${chunkOf('slot')} AS chunk, ${placeOf('slot')} AS place
          FROM vacancy_search WHERE state <> 'kept' AND slot IS NOT NULL`),
      )})
      SELECT count(*)::int AS count
      FROM expected FULL JOIN vacancy_bits b USING (facet, chunk) LEFT JOIN others o USING (chunk)
      WHERE coalesce(expected.bits, ${sql.raw(NO_BITS)})
        <> coalesce(b.bits & ~coalesce(o.bits, ${sql.raw(NO_BITS)}), ${sql.raw(NO_BITS)})`)
    return rows[0]?.count ?? 0
  })
}

interface State {
  /** How many rows are out of step. */
  count: number
  /** Whether there are twice as many slots as rows, beyond one chunk. */
  isScattered: boolean
  /** Whether most rows are out of step: a first start, or an import. */
  isMostOfAll: boolean
}

async function stateIn(db: Database): Promise<State> {
  const { rows } = await db.execute<{
    count: number
    is_scattered: boolean | null
    is_most: boolean | null
  }>(sql`
    WITH found AS (SELECT count(*)::int AS count FROM vacancy_search WHERE ${sql.raw(OUT_OF_STEP)})
    SELECT count, CASE WHEN count > 0 THEN (
      SELECT max(slot) > 2 * count(slot) + ${CHUNK_SIZE} FROM vacancy_search) END AS is_scattered,
      CASE WHEN count > ${MOST_ROWS} THEN 2 * count > (SELECT count(*) FROM vacancy_search) END AS is_most
    FROM found`)
  const [found] = rows
  return {
    count: found?.count ?? 0,
    isScattered: found?.is_scattered === true,
    isMostOfAll: found?.is_most === true,
  }
}

// Vacancies of one company get adjacent slots, so that most chunks hold few companies and countries.
async function rebuildIn(db: Database): Promise<void> {
  // Keeps out writers of rows. Searches can still read.
  await db.execute(sql`LOCK TABLE vacancy_search IN SHARE ROW EXCLUSIVE MODE`)
  await db.execute(sql`
    WITH removed AS (
      DELETE FROM vacancy_search WHERE state = 'gone' OR listed_until <= now() RETURNING vacancy_id)
    DELETE FROM vacancy_facts WHERE vacancy_id IN (SELECT vacancy_id FROM removed)`)
  await db.execute(sql`
    UPDATE vacancy_search s SET slot = n.slot, state = 'kept'
    FROM (SELECT vacancy_id, (row_number() OVER (ORDER BY company_id, vacancy_id) - 1)::int AS slot
      FROM vacancy_search) n
    WHERE n.vacancy_id = s.vacancy_id AND (s.slot IS DISTINCT FROM n.slot OR s.state <> 'kept')`)
  await db.execute(sql`DELETE FROM vacancy_bits`)
  await db.execute(
    sql`INSERT INTO vacancy_bits (facet, chunk, bits) ${sql.raw(bitsOf(facetsOf('vacancy_search')))}`,
  )
  await db.execute(sql`DELETE FROM vacancy_words`)
  await db.execute(sql.raw(writeWords('v.id IN (SELECT vacancy_id FROM vacancy_search)')))
}
