import crypto from 'node:crypto'
import { readFile } from 'node:fs/promises'

import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** What a sign-in tells, whom it locks out, and what it takes from everybody else. */

// Seen before the CMS is loaded, which takes it from here. The driver of the database hashes with fewer rounds.
const hashing = vi.spyOn(crypto, 'pbkdf2')
const hashedPasswords = () => hashing.mock.calls.filter(([, , rounds]) => rounds >= 20_000).length

const cms = cmsUnderTest('in earnest')

const ADA = { email: 'ada@site.example', password: 'the-right-password' }
const WRONG = { ...ADA, password: 'a-wrong-guess-again' }
const NOBODY = { email: 'nobody@site.example', password: 'a-wrong-guess-again' }

let id: number
/** The `Cookie` of a device on which Ada has signed in. */
let device: string | undefined

beforeAll(async () => {
  const account = { ...ADA, name: 'Ada', role: 'admin' as const }
  id = (await cms().create({ collection: 'staff', data: account })).id
  device = (await signIn(ADA)).device
})

/** Each password that is tried takes a fifth of a second: most of them are counted in advance. */
async function setFailures(loginAttempts: number): Promise<void> {
  const lockUntil = loginAttempts < 5 ? null : new Date(Date.now() + 60_000).toISOString()
  await cms().db.updateOne({ collection: 'staff', id, data: { loginAttempts, lockUntil } })
}

interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
  /** The `Cookie` by which the device is known. */
  device: string | undefined
}

/** Asks by the route that Next serves. */
async function post(
  path: string,
  data: object,
  { cookie, isForm = false }: { cookie?: string | undefined; isForm?: boolean } = {},
): Promise<Answer> {
  const { POST } = await import('../../../src/app/(payload)/api/[...slug]/route')
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  const answer = await POST(
    new Request(`http://localhost:3000/api${path}`, {
      method: 'POST',
      headers: {
        ...(cookie !== undefined && { Cookie: cookie }),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? form : JSON.stringify(data),
    }),
    { params: Promise.resolve({ slug: path.slice(1).split('/') }) },
  )
  const device = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('mh-device-'))
    ?.split(';', 1)[0]
  const body = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, body, headers: answer.headers, device }
}

const signIn = (account: object, options?: Parameters<typeof post>[2]) =>
  post('/staff/login', account, options)

describe('a sign-in that fails', () => {
  it('says and takes the same for a wrong password, an unknown address and a locked account', async () => {
    const said = new Set<string>()
    // A hash takes a fifth of a second, everything else a few milliseconds.
    const hashes: Record<string, number> = {}
    for (const [kind, account, failures] of [
      ['wrong', WRONG, 1],
      ['unknown', NOBODY, 0],
      ['locked', ADA, 5],
    ] as const) {
      await setFailures(failures)
      const before = hashedPasswords()
      const { status, body, headers } = await signIn(account)
      said.add(JSON.stringify([status, body, [...headers.keys()]]))
      hashes[kind] = hashedPasswords() - before
    }
    expect([...said]).toEqual([expect.stringMatching(/^\[401,/)])
    expect(hashes).toEqual({ wrong: 1, unknown: 1, locked: 1 })
  })

  it('counts towards the lock for strangers, whichever way it came', async () => {
    await setFailures(2)
    await signIn(WRONG, { isForm: true })
    await expect(cms().login({ collection: 'staff', data: WRONG })).rejects.toThrow()
    await signIn({ ...WRONG, email: ' ADA@Site.example ' })
    expect((await signIn(ADA)).status).toBe(401)
  })

  it('leaves the lock that another instance sets while it is being tried', async () => {
    await setFailures(4)
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await other.connect()
    await other.query('BEGIN')
    await other.query(
      `UPDATE staff SET login_attempts = 5, lock_until = now() + interval '1 minute' WHERE id = $1`,
      [id],
    )
    // It has found the account open, and waits to count its own failure.
    const trying = signIn(WRONG)
    const isWaiting = async () => {
      const { rows } = await other.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    }
    await vi.waitFor(isWaiting, { timeout: 10_000, interval: 20 })
    await other.query('COMMIT')
    expect((await trying).status).toBe(401)
    await other.end()
    expect((await signIn(ADA)).status).toBe(401)
  })

  it('of many at once lets nobody guess more often than five times', async () => {
    await setFailures(3)
    await Promise.all([WRONG, WRONG, WRONG].map((guess) => signIn(guess)))
    // Those that came after the fifth were compared with nobody's.
    const { loginAttempts } = await cms().findByID({
      collection: 'staff',
      id,
      showHiddenFields: true,
    })
    expect(loginAttempts).toBe(5)
  })
})

describe('a device that is known', () => {
  it('stays open while strangers lock the account, and counts for itself', async () => {
    await setFailures(5)
    expect((await signIn(ADA, { cookie: device })).status).toBe(200)
    for (let guess = 0; guess < 5; guess += 1) await signIn(WRONG, { cookie: device })
    const account = await cms().findByID({ collection: 'staff', id, showHiddenFields: true })
    expect([account.loginAttempts, account.lockUntil]).toEqual([0, null])
    await setFailures(5)
    expect((await signIn(ADA, { cookie: device })).status).toBe(401)
  })

  it('is one by its own cookie alone, and until there is a new password', async () => {
    await setFailures(5)
    expect((await signIn(ADA, { cookie: `${device?.slice(0, -4)}AAAA` })).status).toBe(401)
    const data = { email: ADA.email }
    const token = await cms().forgotPassword({ collection: 'staff', data, disableEmail: true })
    const answer = await post('/staff/reset-password', { token, password: ADA.password })
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('mh-device-'))
    expect(cookie).toMatch(/Path=\/api\/staff; .*HttpOnly=true; SameSite=Strict/)
    await setFailures(5)
    expect((await signIn(ADA, { cookie: device })).status).toBe(401)
    expect((await signIn(ADA, { cookie: answer.device })).status).toBe(200)
    device = answer.device
  })
})

describe('a crowd at the sign-in', { tags: 'soak' }, () => {
  it('leaves threads to everything else, and beyond a bounded line hears when to come again', async () => {
    let isOver = false
    const crowd = Promise.all(
      Array.from({ length: 20 }, (_, n) => signIn({ ...NOBODY, email: `${n}@site.example` })),
    ).finally(() => (isOver = true))
    let read = 0
    let readBefore: number | undefined
    const known = signIn(ADA, { cookie: device }).finally(() => (readBefore = read))
    while (!isOver) {
      await readFile('package.json')
      read += 1
    }
    const answers = await crowd
    const refused = answers.filter(({ status }) => status === 401)
    const busy = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(5)
    expect(busy.length).toBeGreaterThan(5)
    expect(refused.length + busy.length).toBe(answers.length)
    for (const { body, headers } of busy) {
      expect(headers.get('Retry-After')).toBe('5')
      expect(JSON.stringify(body)).toContain('Too many people are signing in')
    }
    // With every thread hashing, each file would wait for a hash, and there would be as few.
    expect(read).toBeGreaterThan(20 * refused.length)
    // A known client does not wait behind strangers.
    expect((await known).status).toBe(200)
    expect(readBefore).toBeLessThan(read)
  })
})
