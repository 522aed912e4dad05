/** @module-tag soak */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** As long as the publication index's clock says the same, every answer of the publication index is the same. */

cmsUnderTest()

let one: pg.Client
let other: pg.Client

beforeAll(async () => {
  const connectionString = process.env.DATABASE_URL
  one = new pg.Client({ connectionString })
  other = new pg.Client({ connectionString })
  await Promise.all([one.connect(), other.connect()])
})
afterAll(() => Promise.all([one.end(), other.end()]))
beforeEach(() =>
  one.query('TRUNCATE publications, publication_tags, publication_boundaries, former_paths'),
)

const insert = (path: string) =>
  `INSERT INTO publications (collection, document, locale, path, title, revision, position, members_only)
   VALUES ('pages', '${path}', 'en', '${path}', 'A page', 'first', 0, false)`

async function readClock() {
  const reading = await import('../../../src/cms/publications/reading/index-clock')
  const clock = await reading.readClock()
  if (clock === undefined) throw new Error('The clock says nothing')
  return clock
}

const lookUp = async (path: string) =>
  (await import('../../../src/cms/publications/reading/last-known')).lookUpOrRemember('en', path)

/** Whether it says another thing after something was done. */
async function isRenewedBy(act: () => Promise<unknown>): Promise<boolean> {
  const before = await readClock()
  await act()
  return (await readClock()) !== before
}

describe('the clock of the publication index', () => {
  it('is renewed by every table that a look-up reads', async () => {
    const { rows } = await one.query<{ name: string }>(
      `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'ledger_clock' ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'former_paths',
      'publication_boundaries',
      'publication_tags',
      'publications',
      'redirects',
      'redirects_rels',
    ])
    const { rows: plan } = await one.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (FORMAT JSON) ${await lookUpStatement()}`,
    )
    const read = new Set(
      [...JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name]) => name),
    )
    read.delete('ledger_clock')
    expect([...read].toSorted()).toEqual(rows.map(({ name }) => name))
  })

  it('is renewed by each kind of write, once for each transaction', async () => {
    expect(await isRenewedBy(() => one.query(insert('a')))).toBe(true)
    expect(await isRenewedBy(() => one.query(`UPDATE publications SET title = 'B'`))).toBe(true)
    expect(await isRenewedBy(() => one.query('DELETE FROM publications'))).toBe(true)
    expect(await isRenewedBy(() => one.query('TRUNCATE publication_tags'))).toBe(true)
    expect(await isRenewedBy(() => one.query('SELECT 1'))).toBe(false)
    await one.query('BEGIN')
    await one.query(
      `INSERT INTO publication_tags (tag, locale, revision)
       SELECT 'tag-' || n, 'en', 'r' FROM generate_series(1, 20000) n`,
    )
    const began = performance.now()
    await one.query('COMMIT')
    // Twenty thousand updates of one row in one transaction would take minutes.
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('is renewed when the transaction ends, with what it wrote, and not by one that is rolled back', async () => {
    const before = await readClock()
    await one.query('BEGIN')
    await one.query(insert('a'))
    // Others are not held up meanwhile.
    expect(await isRenewedBy(() => other.query(insert('b')))).toBe(true)
    const between = await readClock()
    await one.query('COMMIT')
    expect(new Set([before, between, await readClock()]).size).toBe(3)
    expect(
      await isRenewedBy(async () => {
        await one.query('BEGIN')
        await one.query(insert('c'))
        await one.query('ROLLBACK')
      }),
    ).toBe(false)
  })

  it('says another thing at each instant that changes something by itself', async () => {
    const soon = `now() + interval '700 milliseconds'`
    await one.query(
      `INSERT INTO publication_boundaries (tag, at, collection, document) VALUES ('t', ${soon}, 'vacancies', '1')`,
    )
    const before = await readClock()
    await expect.poll(readClock).not.toBe(before)
    await one.query(insert('a'))
    await one.query(`UPDATE publications SET reachable_until = ${soon}`)
    const after = await readClock()
    await expect.poll(readClock).not.toBe(after)
  })
})

describe('an answer of the publication index that is held', () => {
  it('is the current one, from any connection that writes', async () => {
    for (let number = 1; number <= 30; number += 1) {
      const client = number % 2 ? one : other
      if (number === 1) await client.query(insert('seen'))
      await client.query(`UPDATE publications SET revision = 'r${number}' WHERE path = 'seen'`)
      const answers = await Promise.all([lookUp('seen'), lookUp('seen'), lookUp('seen')])
      for (const answer of answers) {
        expect(answer).toMatchObject({ key: expect.stringContaining(`r${number}-`) as string })
      }
    }
  })

  it('ends at the instant after which a page is reached no more', async () => {
    await one.query(insert('closing'))
    await one.query(`UPDATE publications SET reachable_until = now() + interval '700 milliseconds'`)
    expect((await lookUp('closing')).kind).toBe('live')
    await expect.poll(async () => (await lookUp('closing')).kind).toBe('gone')
  })

  it('is asked for once, and then only the clock is', async () => {
    await one.query(insert('seen'))
    await lookUp('seen')
    // The lock makes every query of the tables wait; the question to the clock does not.
    await other.query('BEGIN')
    await other.query('LOCK TABLE former_paths IN ACCESS EXCLUSIVE MODE')
    expect((await lookUp('seen')).kind).toBe('live')
    await other.query('ROLLBACK')
  })
})

/** The statement itself, as it was prepared for a connection of the publication index. */
async function lookUpStatement(): Promise<string> {
  const { query } = await import('../../../src/cms/database/read-pool')
  const index = await import('../../../src/cms/publications/reading/publication-index')
  await index.lookUp('en', 'nowhere')
  const rows = await query<{ statement: string }>(
    `SELECT statement FROM pg_prepared_statements WHERE name = 'look-up'`,
    [],
  )
  const statement = rows[0]?.statement
  if (statement === undefined) throw new Error('No look-up was prepared on this connection')
  const values = [`'en'`, `'x'`, `'uk'`, `ARRAY['en']`, `'vacancies'`, `'1'`]
  return statement.replace(/\$(\d)/g, (_, digit: string) => values[Number(digit) - 1] ?? '')
}
