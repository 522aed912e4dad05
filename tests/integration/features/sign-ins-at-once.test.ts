import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'

import { ask, type RestClient, signIn } from '../rest'
import { PASSWORD, staffWithFactors } from '../staff-with-factors'

/** What happens to sessions of one account at the same moment, in this process and beside another one. */

const { cms, people, query, enter, post, who, standing, codeOf, setUpApp, giveCode } =
  staffWithFactors()

const sessions = async (id: number) =>
  (await query('SELECT id FROM staff_sessions WHERE _parent_id = $1', [id])).rowCount

/** Does something while another process has the account in its hands. @param there what that one does with its sessions */
async function besideAnother<Done>(
  id: number,
  there: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [id])
    const working = work()
    const isWaiting = async () => {
      const { rows } = await query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    }
    await vi.waitFor(isWaiting, { timeout: 10_000, interval: 20 })
    await other.query(there, [id])
    await other.query('COMMIT')
    return await working
  } finally {
    await other.end()
  }
}

const BEGIN = `INSERT INTO staff_sessions (_parent_id, _order, id, created_at, expires_at)
  VALUES ($1, 9, 'of the other process', now(), now() + interval '1 hour')`

describe('of nine sign-ins of one account at the same moment', () => {
  it('each has a session that counts', async () => {
    const clients = await Promise.all(Array.from({ length: 9 }, () => enter('editor')))
    const seen: (number | undefined)[] = []
    for (const client of clients) seen.push(await who(client))
    expect(seen).toEqual(Array<number>(9).fill(people.editor.id))
  })

  it('none is left in a transaction, whichever way it was refused', async () => {
    const { email, id } = people.editor
    const wrong = { email, password: 'not the password' }
    const tries = [
      wrong,
      { email },
      { email, password: PASSWORD },
      { ...wrong, email: 'x@x.example' },
    ]
    await Promise.all(tries.map((data) => post({}, '/login', data)))
    await query(`UPDATE staff SET lock_until = now() + interval '1 minute' WHERE id = $1`, [id])
    expect((await post({}, '/login', { email, password: PASSWORD })).status).toBe(401)
    const { rows } = await query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    )
    expect([rows, Object.keys(cms().db.sessions ?? {})]).toEqual([[], []])
  })
})

describe('a session that another process has begun meanwhile stays', () => {
  it.each<[string, (client: RestClient) => Promise<{ status: number }>]>([
    ['a sign-in', () => post({}, '/login', { email: people.editor.email, password: PASSWORD })],
    ['a sign-out', (client) => post(client, '/logout')],
    ['a renewed token', (client) => post(client, '/refresh-token')],
    [
      'a change of the account',
      (client) => ask(client, 'PATCH', `/staff/${people.editor.id}`, { name: 'Else' }),
    ],
  ])('beside %s', async (_what, act) => {
    const client = await enter('editor')
    const { status } = await besideAnother(people.editor.id, BEGIN, () => act(client))
    const { rows } = await query(`SELECT FROM staff_sessions WHERE id = 'of the other process'`)
    expect([status, rows.length]).toEqual([200, 1])
  })

  it('beside a second factor that is given, whose half session does not come back', async () => {
    const { secret } = await setUpApp(await enter('editor'))
    const half = await enter('editor')
    const before = (await sessions(people.editor.id)) ?? 0
    const code = await codeOf(secret)
    const [{ body }] = await Promise.all([
      giveCode(half, code),
      signIn(people.editor.email, PASSWORD),
      signIn(people.editor.email, PASSWORD),
    ])
    expect([await who({ token: body.token ?? '' }), await standing(half)]).toEqual([
      people.editor.id,
      'none',
    ])
    expect(await sessions(people.editor.id)).toBe(before + 2)
  })
})

it('a session that was ended elsewhere is neither renewed nor made a full one', async () => {
  const { client, secret } = await setUpApp(await enter('editor'))
  const half = await enter('editor')
  const code = await codeOf(secret)
  const end = 'DELETE FROM staff_sessions WHERE _parent_id = $1'
  const given = await besideAnother(people.editor.id, end, () => giveCode(half, code))
  expect(given.status).toBe(401)
  expect((await post(client, '/refresh-token')).status).toBe(403)
})
