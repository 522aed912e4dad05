import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Database } from '../../../src/cms/database/handle'
import { cmsUnderTest } from '../cms-under-test'
import { statementsOf } from '../statements'
import { inDays } from './import-world'

/**
 * What a push costs, and whom it waits for. Every statement of it waits for its turn of the one thread that renders pages
 * too, so their number is what a company waits for beside readers.
 */

const cms = cmsUnderTest()

/**
 * Statements over the pool of the CMS, with those of the transaction. A quarter of them is Payload's own saving of a
 * document and its version, table by table, a fifth is the publication index, a fifth its sources and followers; the rest
 * are locks, flags and the log. More than these is a look that was there before.
 */
const MOST = { create: 31, change: 50 }

/** Statements from the lock of all paths to the commit: everybody else who places something waits for these. */
const MOST_UNDER_PATHS = 8

const BODY = {
  rank: 'second-engineer',
  vesselType: 'bulk-carrier',
  openUntilDay: inDays(40),
  pay: { from: 7800, to: 8200, currency: 'USD', period: 'month' },
  contract: { months: 6, plusMinus: 1 },
  joining: { from: inDays(20), port: 'Rotterdam', country: 'NL' },
  vessel: { name: 'Aurora', flag: 'MH', built: 2014, deadweight: 58_000 },
  englishLevel: 'good',
  certificates: ['basic-safety-training', 'advanced-fire-fighting'],
  citizenships: ['UA', 'PH'],
  description: { en: 'Handymax, worldwide trade, internet on board.' },
}

interface Sender {
  company: number
  token: string
}

let senders = 0

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

async function newSender(): Promise<Sender> {
  const { digestOfToken } = await import('../../../src/features/imports/push-tokens')
  senders += 1
  const facts = { name: `Sender ${senders}`, timeZone: 'UTC', _status: 'published' as const }
  const company = (await cms().create({ collection: 'crewings', locale: 'en', data: facts })).id
  const data = { name: 'Crew system', company }
  const { id } = await cms().create({ collection: 'import-tokens', data })
  const token = `mhpush_${String(senders).padStart(43, 'a')}`
  await sql('UPDATE import_tokens SET digest = $1, used_at = now() WHERE id = $2', [
    digestOfToken(token),
    id,
  ])
  return { company, token }
}

/** Sends one by the route that Next serves. */
async function put({ token }: Sender, externalId: string, body: unknown): Promise<number> {
  const { submitPush } = await import('../../../src/features/imports/push-vacancy.submit')
  const { rowFlagger } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
  const request = new Request('http://localhost:3000/api/import/vacancies/x', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await submitPush(request, [externalId], 'put', rowFlagger)).status
}

/** Does something while another transaction holds a lock. */
async function whileHeld<Done>(
  lock: (db: Database) => Promise<void>,
  work: () => Promise<Done>,
): Promise<Done> {
  const { inOwnTransaction } = await import('../../../src/cms/database/handle')
  return inOwnTransaction(cms(), async (db) => {
    await lock(db)
    return work()
  })
}

const versionsOf = async ({ company }: Sender) => {
  const { rows } = await sql(
    `SELECT v.parent_id, count(*)::int AS count FROM _vacancies_v v JOIN vacancies p ON p.id = v.parent_id
    WHERE p.company_id = $1 GROUP BY 1 ORDER BY 1`,
    [company],
  )
  return rows.map(({ count }) => count)
}

let sender: Sender

// The first ones load code, and open connections.
beforeAll(async () => {
  sender = await newSender()
  await put(sender, 'first', BODY)
  await put(sender, 'first', { ...BODY, rank: 'master' })
})

const underPaths = (statements: readonly string[]) => {
  const lock = statements.findIndex((text) => text === 'SELECT pg_advisory_xact_lock($1)')
  return lock === -1 ? 0 : statements.indexOf('commit') - lock
}

describe('a vacancy that a company sends', () => {
  it('costs so many statements, few of them under the lock of all paths', async () => {
    const { pool } = cms().db
    const created = await statementsOf(pool, async () => {
      expect(await put(sender, 'a', BODY)).toBe(201)
    })
    const changed = await statementsOf(pool, async () => {
      expect(await put(sender, 'a', { ...BODY, rank: 'master' })).toBe(200)
    })
    expect(created.length, created.join('\n')).toBeLessThanOrEqual(MOST.create)
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(MOST.change)
    for (const statements of [created, changed]) {
      // Nothing is counted of nothing.
      expect(underPaths(statements)).toBeGreaterThan(0)
      expect(underPaths(statements), statements.join('\n')).toBeLessThanOrEqual(MOST_UNDER_PATHS)
    }
  })

  it('has one version for each time that it is sent, whatever languages it leaves out', async () => {
    const own = await newSender()
    await put(own, 'a', { ...BODY, description: {} })
    await put(own, 'b', BODY)
    await put(own, 'b', { ...BODY, rank: 'master' })
    await put(own, 'b', { ...BODY, rank: 'master', description: { uk: 'Хендімакс.' } })
    // The last one takes one text away and brings another.
    expect(await versionsOf(own)).toEqual([1, 4])
    const { rows } = await sql(
      `SELECT l._locale::text AS locale FROM vacancies_locales l JOIN vacancies p ON p.id = l._parent_id
      WHERE p.company_id = $1 AND l.description <> ''`,
      [own.company],
    )
    expect(rows).toEqual([{ locale: 'uk' }])
  })
})

describe('a vacancy that waits', () => {
  it('for who saves its company holds neither another company nor what readers find', async () => {
    const { lockDocumentIn } = await import('../../../src/cms/database/locks')
    const [one, other] = [await newSender(), await newSender()]
    let isDone = false
    const waiting = await whileHeld(
      (db) => lockDocumentIn(db, 'crewings', one.company),
      async () => {
        const held = put(one, 'a', BODY).finally(() => (isDone = true))
        await vi.waitFor(async () => {
          const { rows } = await sql(
            `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          )
          expect(rows).toHaveLength(1)
        })
        expect(await put(other, 'a', BODY)).toBe(201)
        expect(isDone).toBe(false)
        return { held }
      },
    )
    expect(await waiting.held).toBe(201)
  })

  it('for another push of the same vacancy holds no other vacancy of its company', async () => {
    const { lockDocumentIn } = await import('../../../src/cms/database/locks')
    const { company } = sender
    const held = (db: Database) => lockDocumentIn(db, 'vacancies', `${company}/held`)
    expect(await whileHeld(held, () => put(sender, 'free', BODY))).toBe(201)
  })

  it('for nobody’s path where only its text is another', async () => {
    const { lockPathsIn } = await import('../../../src/cms/database/locks')
    await put(sender, 'text', BODY)
    const body = { ...BODY, description: { en: 'Another crew, and the same ship.' } }
    expect(await whileHeld(lockPathsIn, () => put(sender, 'text', body))).toBe(200)
  })
})
