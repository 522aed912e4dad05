import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import { processState } from '../../../src/domain/process/site-process'
import { cmsUnderTest } from '../cms-under-test'

/** How often something may be done from one address, and who is exempt. */

const cms = cmsUnderTest()

const ADA = { email: 'ada@site.example', password: 'the-right-password' }
const WRONG = { ...ADA, password: 'a-wrong-guess-again' }

beforeAll(async () => {
  await cms().create({ collection: 'staff', data: { ...ADA, name: 'Ada', role: 'admin' } })
})

/** Signs in by the route that Next serves, from an address that the front server has established. */
async function signIn(data: object, address: string, cookie?: string) {
  const { POST } = await import('../../../src/app/(payload)/api/[...slug]/route')
  const answer = await POST(
    new Request('http://localhost:3000/api/staff/login', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        ...(cookie !== undefined && { Cookie: cookie }),
      },
      body: JSON.stringify(data),
    }),
    { params: Promise.resolve({ slug: ['staff', 'login'] }) },
  )
  const device = answer.headers.getSetCookie().find((one) => one.startsWith('mh-device-'))
  return {
    status: answer.status,
    retryAfter: answer.headers.get('Retry-After'),
    body: JSON.stringify(await answer.json()),
    device: device?.split(';', 1)[0],
  }
}

const limits = () => import('../../../src/cms/services/limits/limits')

const rows = async () => {
  const db = cms().db as unknown as import('@payloadcms/db-postgres').PostgresAdapter
  const { rows } = await db.drizzle.execute<{ key: string; points: number }>(
    sql`SELECT key, points FROM rate_limits ORDER BY key`,
  )
  return rows
}

/** How many of so many at once are let through. */
async function allowed(count: number, who: (n: number) => { address: string; email?: string }) {
  const { consume } = await limits()
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => consume('form', who(n))),
  )
  return answers.filter((seconds) => seconds === undefined).length
}

it('where several limits are reached, that counts which lasts longest', async () => {
  const { tryToConsume } = await limits()
  const thief = { address: '203.0.113.9', email: ADA.email, account: 77 }
  const tries = await Promise.all(Array.from({ length: 10 }, () => tryToConsume('factor', thief)))
  expect(tries).toEqual(Array(10).fill(undefined))
  // Ten in a quarter of an hour for the address there, ten in an hour for the account everywhere.
  const refused = await tryToConsume('factor', thief)
  expect(refused).toMatchObject({ by: 'account', count: 10 })
  expect(refused?.seconds).toBeGreaterThan(3_500)
  // Of the same network with nothing of an account it is the network's own.
  const other = await tryToConsume('factor', { ...thief, account: 78 })
  expect(other?.by).toBe('email')
  expect(other?.seconds).toBeLessThanOrEqual(900)
})

describe('wrong passwords', () => {
  it('are taken from one address for so many accounts, then it hears when to come again', async () => {
    const address = '203.0.113.1'
    const guess = (n: number) => signIn({ ...WRONG, email: `${n}@site.example` }, address)
    let tries = 0
    let answer = await guess(tries)
    while (answer.status === 401 && tries < 200) answer = await guess((tries += 1))
    expect([answer.status, tries]).toEqual([429, 100])
    expect(Number(answer.retryAfter)).toBeGreaterThan(0)
    expect(Number(answer.retryAfter)).toBeLessThanOrEqual(600)
    expect(answer.body).toMatch(/Too many tries from here\. Try again in \d+ min\./)
    expect((await signIn(WRONG, '203.0.113.2')).status).toBe(401)
  })

  it('for one account are fewer, the same whether it exists, and leave others there alone', async () => {
    const said = []
    for (const email of [ADA.email, 'nobody@site.example']) {
      const answers = []
      for (let n = 0; n < 22; n += 1) answers.push(await signIn({ ...WRONG, email }, '203.0.113.3'))
      said.push(answers.map(({ status, body }) => [status, body]))
    }
    const [known, unknown] = said
    expect(known).toEqual(unknown)
    expect(known?.map(([status]) => status)).toEqual([...Array<number>(20).fill(401), 429, 429])
    expect((await signIn({ ...WRONG, email: 'b@site.example' }, '203.0.113.3')).status).toBe(401)
    // Nor is anybody shut out who comes from elsewhere.
    await cms().update({
      collection: 'staff',
      where: {},
      data: { loginAttempts: 0, lockUntil: null },
    })
    expect((await signIn(ADA, '203.0.113.4')).status).toBe(200)
  })

  it('of strangers leave a known device alone', async () => {
    const address = '203.0.113.5'
    const { device } = await signIn(ADA, address)
    for (let n = 0; n < 21; n += 1) await signIn(WRONG, address)
    expect((await signIn(ADA, address)).status).toBe(429)
    expect((await signIn(ADA, address, device)).status).toBe(200)
    expect((await signIn(ADA, address, `${device?.slice(0, -4)}AAAA`)).status).toBe(429)
    await cms().update({
      collection: 'staff',
      where: {},
      data: { loginAttempts: 0, lockUntil: null },
    })
  })

  it('are what counts: who signs in is not limited', async () => {
    for (let n = 0; n < 30; n += 1) expect((await signIn(ADA, '203.0.113.6')).status).toBe(200)
  })
})

describe('new passwords', () => {
  it('are limited for one address, the same for every account', async () => {
    const headers = new Headers({ 'X-Forwarded-For': '203.0.113.11' })
    const asked = (email: string) =>
      cms()
        .forgotPassword({
          collection: 'staff',
          data: { email },
          disableEmail: true,
          req: { headers },
        })
        .then(() => 'taken')
        .catch((error: unknown) => (error as { status?: unknown }).status)
    for (const email of [ADA.email, 'nobody@site.example']) {
      const answers = []
      for (let n = 0; n < 6; n += 1) answers.push(await asked(email))
      expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', 429, 429])
    }
    const others = []
    for (let n = 0; n < 20; n += 1) others.push(await asked(`${n}@site.example`))
    expect(others.filter((answer) => answer === 'taken')).toHaveLength(8)
  })
})

describe('a limit', () => {
  it('lets no more through of many at once', async () => {
    expect(await allowed(60, () => ({ address: '203.0.113.7' }))).toBe(40)
    const email = (n: number) => ({
      address: '203.0.113.8',
      email: n % 2 ? 'A@x.example' : 'a@x.example ',
    })
    expect(await allowed(20, email)).toBe(10)
    expect(
      await allowed(20, (n) => ({ address: `203.0.113.${100 + n}`, email: 'a@x.example' })),
    ).toBe(20)
  })

  it('counts a network of IPv6 as one', async () => {
    expect(await allowed(60, (n) => ({ address: `2001:db8:1:2::${n.toString(16)}` }))).toBe(40)
    expect(await allowed(1, () => ({ address: '2001:db8:1:3::1' }))).toBe(1)
  })

  it('costs no statement once it is used up', async () => {
    const before = await rows()
    expect(await allowed(500, () => ({ address: '203.0.113.7' }))).toBe(0)
    expect(await rows()).toEqual(before)
  })

  it('writes nobody’s address down', async () => {
    const keys = (await rows()).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(5)
    for (const key of keys) expect(key).toMatch(/^\w+:(?:address|email|account:\d+):[\w-]{43}$/)
  })

  it('holds for a site that is started again', async () => {
    const shared = processState<{ marinerLimiters: Map<string, unknown> }>()
    delete shared.marinerLimiters
    expect(await allowed(3, () => ({ address: '203.0.113.7' }))).toBe(0)
  })
})

describe('while the database is away', () => {
  it('nobody is let through uncounted, and the answer is a 503', async () => {
    const { closeReads } = await import('../../../src/cms/database/read-pool')
    const { env } = await import('../../../src/env')
    const { DATABASE_URL } = env
    await closeReads()
    Object.assign(env, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    try {
      await expect(allowed(1, () => ({ address: '203.0.113.9' }))).rejects.toThrow()
      const { status, retryAfter } = await signIn(WRONG, '203.0.113.9')
      expect([status, retryAfter]).toEqual([503, '5'])
    } finally {
      await closeReads()
      Object.assign(env, { DATABASE_URL })
    }
    expect(await allowed(1, () => ({ address: '203.0.113.9' }))).toBe(1)
  })
})
