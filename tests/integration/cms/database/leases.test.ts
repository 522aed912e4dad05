import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { LeasedTable } from '../../../../src/cms/database/leases'
import { cmsUnderTest } from '../../cms-under-test'

/** Who acquires a row has it alone until its lease is over, and who comes back later changes nothing. */

const cms = cmsUnderTest()

const TABLE: LeasedTable = { name: 'leased_work', key: ['kind', 'number'], until: 'held_until' }

// Loaded after the environment that the configuration reads.
const leases = () => import('../../../../src/cms/database/leases')
const handle = () => (cms().db as unknown as PostgresAdapter).drizzle // the config mounts no other adapter

const query = async <Row extends object>(text: string) =>
  (await cms().db.pool.query<Row>(text)).rows

const done = () =>
  query<{ number: number; done_by: string }>(
    'SELECT number, done_by FROM leased_work WHERE done_by IS NOT NULL ORDER BY number',
  )

async function wanted(more: { most?: number; seconds?: number } = {}) {
  const { sql } = await import('../../../../src/cms/database/sql')
  return {
    seconds: 60,
    due: sql`due.done_by IS NULL`,
    order: sql`due.number`,
    returning: sql`number`,
    ...more,
  }
}

async function acquire(more: { most?: number; seconds?: number } = {}) {
  const protocol = await leases()
  return protocol.acquire<{ number: number }>(handle(), TABLE, await wanted(more))
}

async function finish(acquired: Awaited<ReturnType<typeof acquire>>, by: string) {
  const { sql } = await import('../../../../src/cms/database/sql')
  if (!acquired) throw new Error('Nothing was acquired.')
  return (await leases()).finish(handle(), TABLE, acquired.lease, sql`done_by = ${by}`)
}

beforeAll(async () => {
  await query(`CREATE TABLE leased_work (kind text, number int, held_until timestamptz(3), done_by text,
    PRIMARY KEY (kind, number))`)
})
beforeEach(async () => {
  await query('DELETE FROM leased_work')
  await query(
    `INSERT INTO leased_work (kind, number) SELECT 'piece', n FROM generate_series(1, 20) n`,
  )
})

it('a row is acquired once, by however many ask at the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => acquire()))
  const numbers = all.flatMap((one) => one?.rows.map(({ number }) => number) ?? [])
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

it('several rows are one lease, and never more than were asked for', async () => {
  const both = await Promise.all([acquire({ most: 8 }), acquire({ most: 8 })])
  expect(both.map((one) => one?.rows.length)).toEqual([8, 8])
  expect(await finish(both[0], 'first')).toBe(true)
  expect((await done()).length).toBe(8)
  expect((await acquire({ most: 50 }))?.rows.length).toBe(4)
})

it('a holder that comes back after its lease is over changes nothing of what another has done', async () => {
  const late = await acquire({ seconds: -1 })
  const other = await acquire()
  expect(other?.rows).toMatchObject([{ number: 1 }])
  expect(await finish(late, 'late')).toBe(false)
  expect(await finish(other, 'other')).toBe(true)
  expect(await finish(late, 'late')).toBe(false)
  expect(await done()).toEqual([{ number: 1, done_by: 'other' }])
})

it('a lease that is renewed lasts, and only the renewed one counts', async () => {
  const { renew } = await leases()
  const first = await acquire()
  if (!first) throw new Error('Nothing was acquired.')
  const renewed = await renew(handle(), TABLE, first.lease, 1)
  expect(renewed?.until).not.toBe(first.lease.until)
  expect(await finish(first, 'first')).toBe(false)
  expect(await finish(renewed && { ...first, lease: renewed }, 'renewed')).toBe(true)
  expect(await renew(handle(), TABLE, first.lease, 60)).toBeUndefined()
})

it('a row that is given back is due as before', async () => {
  const { release } = await leases()
  // Another length than the next one: both may be acquired in the same millisecond.
  const first = await acquire({ seconds: 30 })
  if (!first) throw new Error('Nothing was acquired.')
  await release(handle(), TABLE, first.lease)
  const again = await acquire()
  expect(again?.rows).toMatchObject([{ number: 1 }])
  // Not twice: it is another's by now.
  await release(handle(), TABLE, first.lease)
  expect(await finish(again, 'again')).toBe(true)
})

it('where one at a time works on a table, it goes on from row to row, and nobody comes in between', async () => {
  const { acquireAlone, release } = await leases()
  type Held = Awaited<ReturnType<typeof acquire>>
  const alone = async (previous?: Held): Promise<Held> =>
    acquireAlone<{ number: number }>(cms(), TABLE, await wanted(), previous?.lease)
  const [first, ...none] = (await Promise.all(Array.from({ length: 8 }, () => alone()))).toSorted(
    (a, b) => Number(b !== undefined) - Number(a !== undefined),
  )
  expect(none.filter((one) => one !== undefined)).toEqual([])
  await query(`UPDATE leased_work SET done_by = 'first' WHERE number = 1`)
  const [second, ...others] = await Promise.all([alone(first), alone(), alone()])
  expect([second?.rows, others]).toMatchObject([[{ number: 2 }], [undefined, undefined]])
  if (second) await release(handle(), TABLE, second.lease)
  expect((await alone())?.rows).toMatchObject([{ number: 2 }])
})
