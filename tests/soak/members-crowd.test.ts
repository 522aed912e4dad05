import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Answer, ask } from '../site/ask'
import { type DatabaseLink, linkToDatabase } from '../site/database-link'
import { Editor } from '../site/editor'
import { newSeaman, newSession, writeService } from '../site/members'
import { forget, type ServedSite, serveSite } from '../site/site'
import { copyTemplate } from '../site/test-postgres.mjs'

/** A crew change: many come at once, two instances serve them, the database is slow. Only under `npm run soak`. */

const WORD = `canary${randomBytes(6).toString('hex')}`
const PASSWORD = 'a quiet harbour lamp'
const MEMBERS = 200
const TRIES = 100

/** Milliseconds. Nobody is left waiting longer than a browser waits. */
const LONGEST = 60_000

describe('many at once', () => {
  let database: pg.Client
  let link: DatabaseLink
  let sites: [ServedSite, ServedSite]
  let editor: Editor
  let sessions: string[]
  let ids: number[]

  beforeAll(async () => {
    const databaseUrl = await copyTemplate('content', 'in earnest')
    link = await linkToDatabase(databaseUrl, 25)
    const env = { TRUST_PROXY_HOPS: '1' }
    const first = await serveSite({ databaseUrl: link.url, env, hashing: 'in earnest' })
    sites = [first, await serveSite({ databaseUrl: link.url, env, hashing: 'in earnest' })]
    editor = await Editor.signIn(first.url)
    database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
    await writeService(editor, { title: `Title ${WORD}`, text: WORD })
    sessions = []
    ids = []
    for (let n = 0; n < MEMBERS; n += 1) {
      const id = await newSeaman(database, { email: `m${n}@ship.example`, name: `Member ${n}` })
      ids.push(id)
      sessions.push(await newSession(database, id))
    }
  })

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await link.close()
    await database.end()
    await Promise.all(sites.map(({ dataDir }) => forget(dataDir)))
  })

  /** From an address of its own: limits of one address are another test's. */
  const from = (n: number) => ({ 'x-forwarded-for': `198.18.${n >> 8}.${n & 255}` })

  const at = (n: number) => (n % 2 === 0 ? sites[0] : sites[1]).url

  async function timed(asked: Promise<Answer>) {
    const begun = performance.now()
    const answer = await asked
    return { ...answer, ms: performance.now() - begun }
  }

  /** A client that asks too often gets 429 or 503 with a `Retry-After`; nothing breaks. */
  function expectOrderly(answers: Awaited<ReturnType<typeof timed>>[], allowed: number[]) {
    for (const { status, headers, ms } of answers) {
      expect(allowed).toContain(status)
      expect(ms).toBeLessThan(LONGEST)
      if (status === 503 || status === 429)
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['cache-control']).toMatch(/no-store/)
    }
  }

  /** What a browser does that is told to come again. */
  async function again(site: string, path: string, cookie: string): Promise<Answer> {
    let answer = await ask(site, path, { cookie })
    await expect
      .poll(async () => (answer = await ask(site, path, { cookie })).status, { timeout: LONGEST })
      .not.toBe(503)
    return answer
  }

  test('200 members read the services: everybody is answered, and who is suspended meanwhile is out', async () => {
    const crowd = sessions.map((cookie, n) =>
      timed(ask(at(n), '/seaman/services', { cookie, ...from(n) })),
    )
    const [first = 0] = ids
    const [cookie = ''] = sessions
    const data = { state: 'suspended', reason: 'Two accounts' }
    const suspended = await editor.request('PATCH', `/seamen/${first}`, data)
    expect(suspended.status).toBe(200)
    for (const { url } of sites) {
      const { status, body } = await again(url, '/seaman/services', cookie)
      expect([status, body.includes(WORD), body.includes('Two accounts')]).toEqual([
        200,
        false,
        true,
      ])
    }
    const answers = await Promise.all(crowd)
    expectOrderly(answers, [200, 503])
    const served = answers.filter(({ status }) => status === 200)
    expect(served.length).toBeGreaterThan(MEMBERS / 10)
    // All but the first, who may have been in time or not.
    for (const { body, ...answer } of answers.slice(1)) {
      expect(body.includes(WORD)).toBe(answer.status === 200)
    }
    for (const { url } of sites) {
      const { status, body } = await again(url, '/seaman/services', sessions[1] ?? '')
      expect([status, body.includes(WORD)]).toEqual([200, true])
    }
  })

  test.each(['one account', 'as many accounts'])(
    '100 wrong passwords for %s: none is let in, others read on, and the right one opens after',
    async (whose) => {
      await applyAll()
      const signIn = (n: number, password: string, email: string) => {
        const key = randomBytes(16).toString('base64url')
        const form = new URLSearchParams({ key, email, password })
        const headers = { method: 'POST', origin: at(n), ...from(1_000 + n) }
        return timed(ask(at(n), '/seaman/sign-in', headers, form))
      }
      const tries = Array.from({ length: TRIES }, (_, n) =>
        signIn(n, `wrong number ${n}`, `m${whose === 'one account' ? 5 : 10 + n}@ship.example`),
      )
      const readers = Array.from({ length: 20 }, (_, n) =>
        timed(ask(at(n), '/about', from(2_000 + n))),
      )
      const answers = await Promise.all(tries)
      expectOrderly(answers, [422, 429, 503])
      expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([])
      for (const { status, ms } of await Promise.all(readers)) {
        expect([status, ms < LONGEST]).toEqual([200, true])
      }
      // Those who found no place in a line were not tried at all; of the others, five lock the one account.
      const tried = answers.filter(({ status }) => status === 422).length
      const { rows } = await database.query(
        `SELECT email, login_attempts::int AS count FROM seamen WHERE lock_until > now()`,
      )
      const isLocked = whose === 'one account' && tried >= 5
      // What the other instance was trying at that moment neither counts nor opens it.
      expect(rows).toEqual(isLocked ? [{ email: 'm5@ship.example', count: 5 }] : [])
      const right = async () => (await signIn(900, PASSWORD, 'm150@ship.example')).status
      await expect.poll(right, { timeout: LONGEST, interval: 2_000 }).toBe(303)
    },
  )

  /** Everybody gets the password that one of them has applied with, and nobody is locked out. */
  async function applyAll() {
    const email = `applied${randomBytes(4).toString('hex')}@ship.example`
    const typed = { name: 'Olena', rank: 'master', citizenship: 'UA', consent: 'on' }
    const key = randomBytes(16).toString('base64url')
    const form = new URLSearchParams({ ...typed, key, email, newPassword: PASSWORD })
    const headers = { method: 'POST', origin: at(0), ...from(3_000) }
    expect((await ask(at(0), '/seaman/apply', headers, form)).status).toBe(303)
    await database.query(
      `UPDATE seamen SET hash = applied ->> 'hash', salt = applied ->> 'salt', lock_until = NULL
       FROM (SELECT application AS applied FROM seaman_links WHERE email = $1) link`,
      [email],
    )
  }
})
