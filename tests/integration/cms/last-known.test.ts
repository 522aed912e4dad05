import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** What a reader gets while the database is there, but not for them. `outage.test.ts` takes it away. */

cmsUnderTest()

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
let other: pg.Client

beforeAll(async () => {
  other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  await other.query(
    `INSERT INTO publications (collection, document, locale, path, title, revision, position, members_only)
     VALUES ('pages', '1', 'en', 'seen', 'Seen', 'first', 0, false)`,
  )
})
afterAll(() => other.end())

const lookUp = async (path: string) =>
  (await import('../../../src/cms/publications/reading/last-known')).lookUpOrRemember('en', path)

test('a look-up that fails gives no older answer, and is told in the log once', async () => {
  expect((await lookUp('seen')).kind).toBe('live')
  await other.query("UPDATE publications SET title = 'Seen again' WHERE path = 'seen'")
  await other.query('ALTER TABLE former_paths RENAME TO former_paths_gone')
  logged.mockClear()
  expect(await lookUp('seen')).toEqual({ kind: 'unavailable' })
  expect(await lookUp('seen')).toEqual({ kind: 'unavailable' })
  expect(logged).toHaveBeenCalledTimes(1)
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/former_paths/)
  await other.query('ALTER TABLE former_paths_gone RENAME TO former_paths')
  expect((await lookUp('seen')).kind).toBe('live')
})

test('a connection that is cut off while the database lives is replaced, and nothing is older', async () => {
  await other.query("UPDATE publications SET revision = 'second' WHERE path = 'seen'")
  await other.query('BEGIN')
  await other.query('LOCK TABLE publications IN ACCESS EXCLUSIVE MODE')
  const answer = lookUp('seen')
  const waiting = () =>
    other.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'mariner-hub-reads' AND wait_event_type = 'Lock'",
    )
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  const [{ pid } = { pid: 0 }] = (await waiting()).rows
  await other.query('SELECT pg_terminate_backend($1)', [pid])
  await other.query('COMMIT')
  expect(await answer).toMatchObject({
    kind: 'live',
    key: expect.stringContaining('second') as string,
  })
})

test(
  'a crowd that waits for connections is answered; a database too busy to answer is not away',
  { tags: 'soak' },
  async () => {
    logged.mockClear()
    await other.query('BEGIN')
    await other.query('LOCK TABLE publications IN ACCESS EXCLUSIVE MODE')
    const crowd = Array.from({ length: 40 }, (_, index) => lookUp(`nowhere-${index}`))
    // The first eight have the connections, and wait there for as long as one answer may take.
    const first = await Promise.all([lookUp('seen'), ...crowd.slice(0, 7)].slice(1))
    await other.query('COMMIT')
    const kinds = (await Promise.all(crowd)).map(({ kind }) => kind)
    expect(first.map(({ kind }) => kind)).toEqual(first.map(() => 'unavailable'))
    expect(kinds.filter((kind) => kind === 'unknown').length).toBeGreaterThan(20)
    expect((await lookUp('seen')).kind).toBe('live')
    expect(logged.mock.calls.join('\n')).not.toMatch(/served as they were/)
  },
)
