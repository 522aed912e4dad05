import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Seaman } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { databaseIn, hire } from './request-world'

/** Which accounts of seafarers end by themselves, and that none comes back which was deleted. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'seaman-erasing-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const LIST = path.join(dataDir, 'erased-requests')

const cms = cmsUnderTest()

let admin: RestClient

beforeAll(async () => {
  admin = await hire(cms(), 'ada', 'admin')
})

beforeEach(async () => {
  await databaseIn(cms()).execute(sql`DELETE FROM seaman_events; DELETE FROM seamen`)
})

const load = async () => ({
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
  ...(await import('../../../src/features/seamen/seaman-application.submit')),
})

const eraseDue = async () => (await load()).eraseDueAccounts(cms())

let made = 0

/** Somebody who applied so long ago, and whatever has become of the account. */
async function applied(ago: string, data: Partial<Seaman> = {}): Promise<Seaman> {
  made += 1
  const account = await cms().create({
    collection: 'seamen',
    data: {
      name: 'Olena Koval',
      email: `olena${made}@ship.example`,
      rank: 'second-mate',
      citizenship: 'UA',
      language: 'uk',
      state: 'pending',
      ...data,
    },
  })
  await cms().create({
    collection: 'seaman-events',
    data: { seaman: account.id, event: 'applied' },
  })
  await databaseIn(cms()).execute(sql`
    UPDATE seamen SET created_at = now() - ${ago}::interval WHERE id = ${account.id}`)
  await databaseIn(cms()).execute(sql`
    UPDATE seaman_events SET created_at = now() - ${ago}::interval WHERE seaman_id = ${account.id}`)
  return account
}

async function left(): Promise<string[]> {
  const { docs } = await cms().find({ collection: 'seamen', sort: 'id', depth: 0, limit: 0 })
  return docs.map(({ email }) => email)
}

const LONG_AGO = '400 days'

describe('an account whose e-mail address nobody confirms', () => {
  it('is erased after 30 days with its history, and not an hour before', async () => {
    const young = await applied('29 days 23 hours')
    const old = await applied('30 days 1 minute')
    await databaseIn(cms()).execute(sql`
      INSERT INTO seaman_links (id, seaman_id, purpose, email, expires_at)
      VALUES ('\\x01', ${old.id}, 'confirm', ${old.email}, now() - interval '27 days')`)
    expect(await eraseDue()).toEqual({ accounts: 1 })
    expect(await left()).toEqual([young.email])
    const events = await cms().find({ collection: 'seaman-events', depth: 0 })
    expect(events.docs.map(({ seaman }) => seaman)).toEqual([young.id])
    expect(await eraseDue()).toEqual({ accounts: 0 })
    expect(await left()).toEqual([young.email])
  })

  it('stays where it was applied for again since', async () => {
    const { email } = await applied(LONG_AGO)
    const { applyForAccount } = await load()
    await applyForAccount(cms(), {
      name: 'Olena Koval',
      email,
      telephone: null,
      rank: 'second-mate',
      citizenship: 'UA',
      password: 'a quiet harbour lamp',
      language: 'uk',
    })
    expect(await eraseDue()).toEqual({ accounts: 0 })
    expect(await left()).toEqual([email])
  })

  it('is erased by one of two instances that look at once', async () => {
    for (let n = 0; n < 5; n += 1) await applied(LONG_AGO)
    const runs = await Promise.all([eraseDue(), eraseDue(), eraseDue()])
    expect(runs.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(5)
    expect(await left()).toEqual([])
  })

  it('stays where it is confirmed while the eraser looks', async () => {
    const { id, email } = await applied(LONG_AGO)
    // As the press of a link holds it: the row is changed, and not yet committed.
    const client = await cms().db.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('UPDATE seamen SET confirmed_at = now() WHERE id = $1', [id])
      const erasing = eraseDue()
      await expect
        .poll(async () => {
          const { rows } = await cms().db.pool.query<{ waiting: boolean }>(
            `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
              AND datname = current_database()) AS waiting`,
          )
          return rows[0]?.waiting
        })
        .toBe(true)
      await client.query('COMMIT')
      expect(await erasing).toEqual({ accounts: 0 })
    } finally {
      client.release()
    }
    expect(await left()).toEqual([email])
  })
})

it('no other account ends by itself: confirmed, let in or suspended, however old', async () => {
  const confirmedAt = new Date().toISOString()
  const kept = [
    await applied(LONG_AGO, { confirmedAt }),
    await applied(LONG_AGO, { confirmedAt, state: 'active' }),
    await applied(LONG_AGO, { confirmedAt, state: 'suspended', reason: 'Two accounts' }),
    await applied(LONG_AGO, { state: 'suspended', reason: 'A stranger’s address' }),
    // Suspended once, and let in again.
    await applied(LONG_AGO, { state: 'active' }),
  ]
  expect(await eraseDue()).toEqual({ accounts: 0 })
  expect(await left()).toEqual(kept.map(({ email }) => email))
})

describe('an account that was deleted', () => {
  const erase = {
    'by its owner': async (id: number) => (await load()).deleteAccount(cms(), id),
    'by staff': async (id: number) => {
      expect((await ask(admin, 'DELETE', `/seamen/${id}`)).status).toBe(200)
    },
  }
  const restored = ['the database', 'the file beside it'] as const

  for (const who of ['by its owner', 'by staff'] as const) {
    it.each(restored)(`${who} is erased again where a backup of %s is put back`, async (what) => {
      const { id, email } = await applied('2 days', { confirmedAt: new Date().toISOString() })
      const other = await applied('2 days', { confirmedAt: new Date().toISOString() })
      const db = databaseIn(cms())
      await db.execute(
        sql.raw(`CREATE TABLE backup_seamen AS SELECT * FROM seamen WHERE id = ${id}`),
      )
      await db.execute(
        sql.raw(
          `CREATE TABLE backup_events AS SELECT * FROM seaman_events WHERE seaman_id = ${id}`,
        ),
      )
      await erase[who](id)
      const noted = await readFile(LIST, 'utf8')
      expect(noted).toMatch(/^seaman-[0-9a-f]{64}$/m)
      expect(noted).not.toContain(email)
      await db.execute(sql`INSERT INTO seamen SELECT * FROM backup_seamen`)
      await db.execute(sql`INSERT INTO seaman_events SELECT * FROM backup_events`)
      await db.execute(sql`DROP TABLE backup_seamen; DROP TABLE backup_events`)
      if (what === 'the database') await db.execute(sql`DELETE FROM erased_requests`)
      else await writeFile(LIST, '')
      expect(await eraseDue()).toEqual({ accounts: 1 })
      expect(await left()).toEqual([other.email])
      expect(await eraseDue()).toEqual({ accounts: 0 })
    })
  }

  it('leaves its number to the next account on an older database', async () => {
    const { id } = await applied('2 days')
    await erase['by staff'](id)
    await databaseIn(cms()).execute(sql`SELECT setval('seamen_id_seq', ${id}, false)`)
    const next = await applied('1 day')
    expect(next.id).toBe(id)
    expect(await eraseDue()).toEqual({ accounts: 0 })
    expect(await left()).toEqual([next.email])
  })
})
