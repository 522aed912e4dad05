import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Seaman } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { hire } from './request-world'

/** Accounts of seafarers: who gets in, by what, and for how long. */

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
  ...(await import('../../../src/features/seamen/seaman-application.submit')),
  ...(await import('../../../src/features/seamen/seaman-sessions.queries')),
  ...(await import('../../../src/cms/services/seaman-only/seaman-session.queries')),
})

let admin: Awaited<ReturnType<typeof hire>>
let editor: Awaited<ReturnType<typeof hire>>

beforeAll(async () => {
  admin = await hire(cms(), 'seaman-admin', 'admin')
  editor = await hire(cms(), 'seaman-editor', 'editor')
})

beforeEach(async () => {
  await cms().db.pool.query('DELETE FROM seaman_events')
  await cms().db.pool.query('DELETE FROM seamen')
  await cms().db.pool.query('DELETE FROM messages')
  await cms().db.pool.query('DELETE FROM rate_limits')
})

const APPLICATION = {
  name: 'Олена Коваль',
  email: 'Olena@Ship.example',
  telephone: null,
  rank: 'second-mate',
  citizenship: 'UA',
  password: 'a quiet harbour lamp',
  language: 'uk',
} as const

const EMAIL = 'olena@ship.example'

let senders = 0
/** Each from an address of its own: limits are another test's. */
const stranger = (cookies = '') => ({ cookies, address: `198.51.100.${(senders += 1) % 250}` })

async function account(): Promise<Seaman> {
  const { docs } = await cms().find({ collection: 'seamen', depth: 0 })
  const [found] = docs
  if (!found) throw new Error('There is no account.')
  return found
}

/** The token of the newest link in the mail. */
async function linkIn(page: string): Promise<string> {
  const { docs } = await cms().find({ collection: 'messages', sort: '-createdAt', depth: 0 })
  const links = docs.map(({ content }) =>
    new RegExp(`/seaman/${page}/([\\w-]{43})`).exec(JSON.stringify(content)),
  )
  return links.find((link) => link !== null)?.[1] ?? ''
}

async function events(): Promise<string[]> {
  const { docs } = await cms().find({
    collection: 'seaman-events',
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ event }) => event)
}

/** What a browser sends back of the cookies that it was given. */
const cookiesOf = (set: readonly string[] = []) => set.map((one) => one.split(';', 1)[0]).join('; ')

const payload = (): Payload => cms()

/** An account whose address is confirmed, and that staff have let in. */
async function member(): Promise<Seaman> {
  const { applyForAccount, confirmApplication } = await load()
  const device = await applyForAccount(payload(), APPLICATION)
  await confirmApplication(payload(), await linkIn('confirm'), { device })
  const { id } = await account()
  const admitted = await ask(admin, 'PATCH', `/seamen/${id}`, { state: 'active' })
  expect(admitted.status).toBe(200)
  return account()
}

async function signedIn(): Promise<string> {
  const { signIn } = await load()
  const set = await signIn(payload(), { email: EMAIL, password: APPLICATION.password }, stranger())
  expect(set).toBeDefined()
  return cookiesOf(set)
}

describe('an application', () => {
  it('waits for its address and for the staff, who are told of by name', async () => {
    const { applyForAccount, confirmApplication, signIn } = await load()
    const device = await applyForAccount(payload(), APPLICATION)
    expect(await account()).toMatchObject({ email: EMAIL, state: 'pending', confirmedAt: null })
    const typed = { email: EMAIL, password: APPLICATION.password }
    expect(await signIn(payload(), typed, stranger())).toBeUndefined()
    const token = await linkIn('confirm')
    expect(await confirmApplication(payload(), token, { device })).toBe(true)
    expect((await account()).confirmedAt).toMatch(/^20/)
    expect(await confirmApplication(payload(), token, { device })).toBe(false)
    const { id } = await account()
    expect((await ask(editor, 'PATCH', `/seamen/${id}`, { state: 'active' })).status).toBe(403)
    const admitted = await ask(admin, 'PATCH', `/seamen/${id}`, { state: 'active' })
    expect(admitted.status).toBe(200)
    expect(await events()).toEqual(['applied', 'confirmed', 'admitted'])
  })

  it('with an address that has an account changes nothing, and is told to that address alone', async () => {
    const { applyForAccount, signIn } = await load()
    await member()
    await applyForAccount(payload(), { ...APPLICATION, password: 'somebody else is here' })
    expect(
      await signIn(payload(), { email: EMAIL, password: 'somebody else is here' }, stranger()),
    ).toBeUndefined()
    expect(await signedIn()).toContain('mh_seaman=')
    const { docs } = await cms().find({ collection: 'messages', sort: '-id', depth: 0, limit: 1 })
    expect(docs[0]).toMatchObject({ kind: 'seamanNotice', to: EMAIL, locale: 'uk' })
  })

  it('is one account, however many are sent at once, with a few links of which one works', async () => {
    const { applyForAccount, confirmApplication } = await load()
    const many = Array.from({ length: 8 }, (_, n) => ({ ...APPLICATION, name: `Olena ${n}` }))
    const devices = await Promise.all(many.map((one) => applyForAccount(payload(), one)))
    expect((await cms().count({ collection: 'seamen' })).totalDocs).toBe(1)
    const { rows } = await cms().db.pool.query('SELECT FROM seaman_links')
    expect(rows).toHaveLength(3)
    const { docs } = await cms().find({ collection: 'messages', depth: 0, pagination: false })
    expect(docs.map(({ state }) => state).sort()).toEqual(
      Array.from({ length: 8 }, (_, n) => (n < 5 ? 'held' : 'queued')),
    )
    const tokens = docs.map(
      ({ content }) => /\/seaman\/confirm\/([\w-]{43})/.exec(JSON.stringify(content))?.[1] ?? '',
    )
    const did = []
    for (const token of tokens) {
      for (const device of devices) did.push(await confirmApplication(payload(), token, { device }))
    }
    expect(did.filter(Boolean)).toHaveLength(1)
  })

  it('takes the same statements for an address that is new, unconfirmed or somebody’s', async () => {
    const { applyForAccount } = await load()
    await member()
    await applyForAccount(payload(), { ...APPLICATION, email: 'waits@ship.example' })
    const { pool } = cms().db
    let statements: string[] = []
    const heard = new Set<unknown>()
    const listen = (client: PoolClient) => {
      if (heard.has(client)) return
      heard.add(client)
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      Object.assign(client, {
        query: (...args: unknown[]) => {
          const [asked] = args
          statements.push(typeof asked === 'string' ? asked : (asked as { text: string }).text)
          return query(...args)
        },
      })
    }
    pool.on('acquire', listen)
    const said: string[][] = []
    for (const email of ['new@ship.example', 'waits@ship.example', EMAIL]) {
      statements = []
      await applyForAccount(payload(), { ...APPLICATION, email })
      said.push(statements)
    }
    pool.off('acquire', listen)
    expect(said[0]?.length).toBeGreaterThan(8)
    expect(said[1]).toEqual(said[0])
    expect(said[2]).toEqual(said[0])
  })

  it('is let in by itself where the site is set so', async () => {
    const { applyForAccount, confirmApplication } = await load()
    await cms().updateGlobal({ slug: 'seaman-settings', data: { admission: 'automatic' } })
    const device = await applyForAccount(payload(), APPLICATION)
    expect((await account()).state).toBe('pending')
    await confirmApplication(payload(), await linkIn('confirm'), { device })
    expect((await account()).state).toBe('active')
    await cms().updateGlobal({ slug: 'seaman-settings', data: { admission: 'byHand' } })
  })
})

describe('a session', () => {
  it('is another one after each sign-in, and its token stands nowhere in the database', async () => {
    const { seamanOf, signIn } = await load()
    await member()
    const first = await signedIn()
    const typed = { email: EMAIL, password: APPLICATION.password }
    const second = cookiesOf(await signIn(payload(), typed, stranger(first)))
    expect(second).not.toBe(first)
    expect(await seamanOf(first)).toBeUndefined()
    expect(await seamanOf(second)).toMatchObject({ email: EMAIL, state: 'active' })
    const token = /mh_seaman=([\w-]+)/.exec(second)?.[1] ?? ''
    const { rows } = await cms().db.pool.query<{ row: string }>(
      'SELECT row_to_json(s)::text AS row FROM seaman_sessions s',
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const wrong of ['', 'mh_seaman=', `mh_seaman=${token.slice(0, -1)}`, 'mh_seaman=a.b.c']) {
      expect(await seamanOf(wrong)).toBeUndefined()
    }
  })

  it('ends with a change of the password everywhere else, and knows of a suspension at once', async () => {
    const { changePassword, seamanOf } = await load()
    const { id } = await member()
    const [here, there] = [await signedIn(), await signedIn()]
    const set = await changePassword(payload(), { id }, 'another quiet lamp', here)
    expect(await seamanOf(here)).toBeUndefined()
    expect(await seamanOf(there)).toBeUndefined()
    const again = cookiesOf(set)
    expect(await seamanOf(again)).toBeDefined()
    const without = await ask(admin, 'PATCH', `/seamen/${id}`, { state: 'suspended' })
    expect(without.status).toBe(400)
    expect(await seamanOf(again)).toBeDefined()
    const reason = 'Two accounts'
    expect(
      (await ask(admin, 'PATCH', `/seamen/${id}`, { state: 'suspended', reason })).status,
    ).toBe(200)
    // The next click says why.
    expect(await seamanOf(again)).toMatchObject({ state: 'suspended', reason })
    expect(await events()).toContain('suspended')
  })

  it('has run out after its days', async () => {
    const { seamanOf } = await load()
    await member()
    const cookies = await signedIn()
    await cms().db.pool.query(`UPDATE seaman_sessions SET expires_at = now() - interval '1 second'`)
    expect(await seamanOf(cookies)).toBeUndefined()
  })
})

describe('a link', () => {
  it('to sign in works once, in the browser that asked for it, and not for another address', async () => {
    const { sendLinkTo, signInByLink } = await load()
    const device = 'd'.repeat(43)
    await member()
    await sendLinkTo(payload(), EMAIL, 'signIn', { device })
    const token = await linkIn('link')
    const enter = (one: string | undefined) =>
      signInByLink(payload(), token, { cookies: '', device: one })
    expect(await enter(undefined)).toBeUndefined()
    expect(await enter('e'.repeat(43))).toBeUndefined()
    const once = await Promise.all([enter(device), enter(device), enter(device)])
    expect(once.filter((set) => set !== undefined)).toHaveLength(1)

    await sendLinkTo(payload(), EMAIL, 'signIn', { device })
    await cms().db.pool.query(`UPDATE seamen SET email = 'other@ship.example'`)
    const late = await linkIn('link')
    expect(await signInByLink(payload(), late, { cookies: '', device })).toBeUndefined()
  })

  it('to sign in knows the browser that asked for it, and says of no other that it is dead', async () => {
    const { sendLinkTo } = await load()
    const { findSignInLink } = await import('../../../src/features/seamen/seaman-links.queries')
    const device = 'd'.repeat(43)
    await member()
    await sendLinkTo(payload(), EMAIL, 'signIn', { device })
    const token = await linkIn('link')
    expect(await findSignInLink(token, device)).toEqual({ isHere: true })
    for (const other of [undefined, 'e'.repeat(43), 'not a token']) {
      expect(await findSignInLink(token, other)).toEqual({ isHere: false })
    }
    expect(await findSignInLink('d'.repeat(43), device)).toBeUndefined()
  })

  it('says in its address where the way ends', async () => {
    const { applyForAccount, sendLinkTo } = await load()
    const next = '/uk/seaman/services/7?q=віза'
    await applyForAccount(payload(), APPLICATION, next)
    await sendLinkTo(payload(), EMAIL, 'signIn', { device: 'd'.repeat(43), next })
    await sendLinkTo(payload(), EMAIL, 'resetPassword', { next })
    const { docs } = await cms().find({ collection: 'messages', depth: 0 })
    const links = docs.flatMap(
      ({ content }) => /https?:[^"]*\/seaman\/[^"]*/.exec(JSON.stringify(content))?.[0] ?? [],
    )
    expect(links).toHaveLength(3)
    for (const link of links) expect(new URL(link).searchParams.get('next')).toBe(next)
  })

  it('to a new password ends every session and every other link', async () => {
    const { resetPassword, seamanOf, sendLinkTo, signInByLink } = await load()
    const device = 'd'.repeat(43)
    await member()
    const cookies = await signedIn()
    await sendLinkTo(payload(), EMAIL, 'signIn', { device })
    const other = await linkIn('link')
    await sendLinkTo(payload(), EMAIL, 'resetPassword')
    const token = await linkIn('password')
    expect(await resetPassword(payload(), token, 'a new and long one')).toBe(true)
    expect(await resetPassword(payload(), token, 'a new and long one')).toBe(false)
    expect(await seamanOf(cookies)).toBeUndefined()
    expect(await signInByLink(payload(), other, { cookies: '', device })).toBeUndefined()
  })

  it('is not used up by a password that is the address of the account', async () => {
    const { sendLinkTo, signIn } = await load()
    const { resetForm } = await import('../../../src/features/seamen/password.form')
    if (!('act' in resetForm)) throw new Error('It records nothing.')
    await member()
    await sendLinkTo(payload(), EMAIL, 'resetPassword')
    const params = { token: await linkIn('password') }
    const visitor = { cookies: '' }
    const about = await resetForm.load(params, 'uk', visitor)
    if (!about) throw new Error('The link does not work.')
    const set = (newPassword: string) =>
      resetForm.act(
        { newPassword },
        {
          ...{ payload: payload(), about, params, locale: 'uk', visitor },
          ...{ address: stranger().address, key: 'k'.repeat(22), files: {}, shown: undefined },
        },
      )
    expect(await set('Olena@ship.example1')).toEqual({
      problems: { newPassword: 'passwordAddress' },
    })
    expect(await set('another quiet lamp')).toMatchObject({ location: expect.any(String) })
    const right = { email: EMAIL, password: 'another quiet lamp' }
    expect(await signIn(payload(), right, stranger())).toBeDefined()
  })

  it('that has run out does nothing, and none is sent to a stranger', async () => {
    const { resetPassword, sendLinkTo } = await load()
    await member()
    await sendLinkTo(payload(), EMAIL, 'resetPassword')
    const token = await linkIn('password')
    await cms().db.pool.query(`UPDATE seaman_links SET expires_at = now() - interval '1 second'`)
    expect(await resetPassword(payload(), token, 'a new and long one')).toBe(false)
    await cms().db.pool.query('DELETE FROM messages')
    await sendLinkTo(payload(), 'nobody@ship.example', 'resetPassword')
    expect((await cms().count({ collection: 'messages' })).totalDocs).toBe(0)
  })
})

it('an address is changed when the new one has confirmed it', async () => {
  const { askForEmailChange, confirmNewAddress } = await load()
  const { id } = await member()
  await askForEmailChange(payload(), { id, language: 'uk' }, 'New@Ship.example')
  expect((await account()).email).toBe(EMAIL)
  const token = await linkIn('confirm')
  // Somebody who is signed in to another account.
  expect(await confirmNewAddress(payload(), token, { id: id + 1 })).toBe(false)
  expect(await confirmNewAddress(payload(), token, { id })).toBe(true)
  expect((await account()).email).toBe('new@ship.example')
  const { docs } = await cms().find({ collection: 'messages', sort: '-id', depth: 0, limit: 1 })
  expect(docs[0]).toMatchObject({ kind: 'seamanNotice', to: EMAIL })
})

it('an address that another account has got meanwhile is said to be taken, and changes nothing', async () => {
  const { askForEmailChange, confirmNewAddress } = await load()
  const { id } = await member()
  await askForEmailChange(payload(), { id, language: 'uk' }, 'new@ship.example')
  const token = await linkIn('confirm')
  await cms().db.pool.query(
    `INSERT INTO seamen (name, email, language, state) VALUES ('Pavlo', 'new@ship.example', 'en', 'pending')`,
  )
  expect(await confirmNewAddress(payload(), token, { id })).toBe('taken')
  const found = await cms().findByID({ collection: 'seamen', id, depth: 0 })
  expect(found.email).toBe(EMAIL)
})

it('a hundred wrong passwords at once sign nobody in', async () => {
  const { signIn } = await load()
  await member()
  const from = stranger()
  const tries = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) =>
      signIn(payload(), { email: EMAIL, password: `wrong number ${n}` }, from),
    ),
  )
  expect(tries.some((one) => one.status === 'fulfilled' && one.value !== undefined)).toBe(false)
  const statuses = tries.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { status?: number }).status] : [],
  )
  expect(statuses.filter((status) => status !== 429 && status !== 503)).toEqual([])
  expect(statuses.length).toBeGreaterThanOrEqual(80)
})

it('Payload’s own sign-in is not there, and staff set nobody’s password', async () => {
  const { id } = await member()
  for (const path of ['login', 'forgot-password', 'reset-password', 'refresh-token', 'unlock']) {
    const body = { email: EMAIL, password: APPLICATION.password, token: 'x' }
    expect((await ask({}, 'POST', `/seamen/${path}`, body)).status).toBeGreaterThanOrEqual(400)
  }
  const set = await ask(admin, 'PATCH', `/seamen/${id}`, { password: 'chosen by the staff' })
  expect(set.status).toBe(403)
})

it('an account is deleted for good, with all that hangs on it', async () => {
  const { deleteAccount, seamanOf } = await load()
  const { id } = await member()
  const cookies = await signedIn()
  await deleteAccount(payload(), id)
  expect(await seamanOf(cookies)).toBeUndefined()
  for (const table of ['seamen', 'seaman_events', 'seaman_sessions', 'seaman_links']) {
    const { rows } = await cms().db.pool.query(`SELECT 1 FROM ${table}`)
    expect([table, rows.length]).toEqual([table, 0])
  }
})
