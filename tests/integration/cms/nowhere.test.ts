import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** Which addresses are nowhere, asked once for all who wait. */

cmsUnderTest()

let other: pg.Client

beforeAll(async () => {
  other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  await other.query(
    `INSERT INTO publications (collection, document, locale, path, title, revision, position, members_only, reachable_until)
     VALUES ('pages', '1', 'uk', 'тут', 'Here', 'first', 0, false, NULL),
       ('crewings', '2', '*', 'crewings/for-all', 'Company', 'first', 0, false, NULL),
       ('pages', '3', 'en', 'for-members', 'Services', 'first', 0, true, NULL),
       ('pages', '4', 'en', 'ended', 'Ended', 'first', 0, false, now() - interval '1 day')`,
  )
  await other.query(
    "INSERT INTO former_paths (collection, document, locale, path, left_at) VALUES ('pages', '1', 'zh', 'was-here', now())",
  )
  await other.query(
    `INSERT INTO redirects (locale, "from", to_address) VALUES ('fr', 'ailleurs', 'https://ships.example/')`,
  )
})
afterAll(() => other.end())

const nowhere = async (path: string) =>
  (await import('../../../src/cms/publications/reading/nowhere')).isNowhere(path)

test('only an address that the publication index has nothing at, in any language and in any way, is nowhere', async () => {
  const there = ['тут', 'crewings/for-all', 'for-members', 'ended', 'was-here', 'ailleurs']
  // Its number may be that of a vacancy, whatever the words are.
  const byNumber = ['crewings/any/7-words']
  const not = ['there', 'here', 'ТУТ', '', "'; DROP TABLE publications", 'a\0b', '\uD800']
  const answers = await Promise.all([...there, ...byNumber, ...not].map(nowhere))
  expect(answers).toEqual([...there, ...byNumber].map(() => false).concat(not.map(() => true)))
})

test('a crowd at addresses that are nowhere waits for one question', async () => {
  const { lookUpOrRemember } = await import('../../../src/cms/publications/reading/last-known')
  await other.query('BEGIN')
  await other.query('LOCK TABLE publications IN ACCESS EXCLUSIVE MODE')
  const crowd = Array.from({ length: 100 }, (_, index) => lookUpOrRemember('en', `no-${index}`))
  const waiting = async () => {
    const { rows } = await other.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows[0]?.count
  }
  await expect.poll(waiting, { interval: 5 }).toBe(1)
  await other.query('COMMIT')
  expect(new Set((await Promise.all(crowd)).map(({ kind }) => kind))).toEqual(new Set(['unknown']))
})
