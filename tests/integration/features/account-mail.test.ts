import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { makeFirstAdminLink } from '../../../scripts/set-up/first-admin-link.mjs'
import { makeRecoveryLink } from '../../../scripts/set-up/recovery-link.mjs'
import { storedParts } from '../../../src/cms/services/mail/mail-part-schema'
import type { Message } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

const ADA = 'ada@site.example'
const PASSWORD = 'the-right-password'
const NEW = 'a-better-one-this-time'

let admin: RestClient

beforeAll(async () => {
  const data = { email: ADA, name: 'Ada', role: 'admin' as const, password: PASSWORD }
  await cms().create({ collection: 'staff', data })
  admin = await signIn(ADA, PASSWORD)
})

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

beforeEach(async () => {
  await sql('DELETE FROM messages')
  await sql(`DELETE FROM staff WHERE email <> '${ADA}'`)
  await sql('UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL')
})

const messages = async () =>
  (await cms().find({ collection: 'messages', depth: 0, sort: 'id' })).docs

/** The token of the link in a message. */
function tokenIn(message: Message | undefined): string {
  const [link] = storedParts(message?.content ?? []).filter(({ kind }) => kind === 'link')
  const href = link?.kind === 'link' ? link.href : ''
  const token = /^http:\/\/localhost:3000\/admin\/reset\/(\w{40})$/.exec(href)?.[1]
  if (token === undefined) throw new Error(`No link: ${JSON.stringify(message?.content)}`)
  return token
}

const forgot = (email: unknown, panelLanguage = 'en') =>
  ask({ panelLanguage }, 'POST', '/staff/forgot-password', { email })
const resetIn = (panelLanguage: string, token: string) =>
  ask({ panelLanguage }, 'POST', '/staff/reset-password', { token, password: NEW })
const reset = async (token: string) => (await resetIn('en', token)).status

/** The messages, when there are so many: they are written after the answer. */
const written = (count: number) =>
  vi.waitFor(
    async () => {
      const all = await messages()
      expect(all).toHaveLength(count)
      return all
    },
    { timeout: 5_000, interval: 20 },
  )

describe('a new colleague', () => {
  it.each([
    ['editor', undefined, 'de', 'de', 'Ihr Konto'],
    ['translator', ['ar'], 'de', 'ar', 'حسابك'],
    // The panel has no Hindi.
    ['translator', ['hi'], 'de', 'de', 'Ihr Konto'],
  ] as const)(
    'gets a link to choose a password: %s %j',
    async (role, languages, panelLanguage, locale, words) => {
      const email = 'bo@site.example'
      const { status } = await ask({ ...admin, panelLanguage }, 'POST', '/staff', {
        email,
        name: 'Bo',
        role,
        languages,
        password: PASSWORD,
      })
      expect(status).toBe(201)
      const [invitation, ...others] = await messages()
      expect(others).toEqual([])
      expect(invitation).toMatchObject({ kind: 'invitation', to: email, locale, state: 'queued' })
      expect(invitation?.subject).toContain(words)
      const { rows } = await sql(`
        SELECT extract(epoch FROM reset_password_expiration - now()) / 3600 AS hours
        FROM staff WHERE email = '${email}'`)
      expect(Number(rows[0]?.hours)).toBeGreaterThan(71.9)
      expect(Number(rows[0]?.hours)).toBeLessThan(72.1)
      expect(await reset(tokenIn(invitation))).toBe(200)
      expect(await reset(tokenIn(invitation))).toBe(403)
      await signIn(email, NEW)
    },
  )

  it('is sent the invitation again while its link works', async () => {
    const data = { email: 'bo@site.example', name: 'Bo', role: 'editor', password: PASSWORD }
    await ask(admin, 'POST', '/staff', data)
    const [invitation] = await messages()
    const again = async () => {
      await sql(`UPDATE messages SET state = 'failed'`)
      const path = `/messages/${invitation?.id}/send-again`
      return ask({ ...admin, panelLanguage: 'uk' }, 'POST', path)
    }
    expect((await again()).status).toBe(200)
    expect(await reset(tokenIn(invitation))).toBe(200)
    const { status, body } = await again()
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('Посилання в цьому листі вже не діє'),
    ])
    // The other one says that the account has a password now.
    expect((await messages()).map(({ kind, state }) => [kind, state])).toEqual([
      ['invitation', 'failed'],
      ['accountNotice', 'failed'],
    ])
  })

  it('whose invitation is lost asks for another link, which ends the one of before', async () => {
    const data = { email: 'bo@site.example', name: 'Bo', role: 'editor', password: PASSWORD }
    await ask(admin, 'POST', '/staff', data)
    const [invitation] = await written(1)
    await forgot(data.email)
    const [, second] = await written(2)
    await forgot(data.email)
    const [, , third] = await written(3)
    expect(await reset(tokenIn(invitation))).toBe(403)
    expect(await reset(tokenIn(second))).toBe(403)
    expect(await reset(tokenIn(third))).toBe(200)
  })

  it('who may do everything is told so', async () => {
    const data = { email: 'bo@site.example', name: 'Bo', role: 'admin', password: PASSWORD }
    await confirmKeys(admin, 'adminMade bo@site.example')
    expect((await ask(admin, 'POST', '/staff', data)).status).toBe(201)
    const [invitation] = (await messages()).filter(({ kind }) => kind === 'invitation')
    expect(JSON.stringify(invitation?.content)).toContain('who may do what')
  })

  it('gets none where the account was refused, or made by the site itself', async () => {
    const bad = { email: 'bo@site.example', name: 'Bo', role: 'editor', password: 'short' }
    expect((await ask(admin, 'POST', '/staff', bad)).status).toBe(400)
    const data = { email: 'cy@site.example', name: 'Cy', role: 'editor', password: PASSWORD }
    await cms().create({ collection: 'staff', data: { ...data, role: 'editor' } })
    expect(await messages()).toEqual([])
  })
})

const confirmKeys = (client: RestClient, change: string, password = PASSWORD) =>
  ask(client, 'POST', '/staff/confirm-password', { password, for: 'keys', change })

describe('another password of the account, no matter who sets it,', () => {
  it.each([
    ['its owner', 'invitation'],
    ['its owner', 'reset'],
    ['an admin', 'invitation'],
    ['an admin', 'reset'],
  ])('ends every open link: by %s, of an %s', async (by, link) => {
    const data = { email: 'bo@site.example', name: 'Bo', role: 'editor', password: PASSWORD }
    const made = await ask<{ doc: { id: number } }>(admin, 'POST', '/staff', data)
    const { id } = made.body.doc
    if (link === 'reset') await forgot(data.email)
    const open = (await written(link === 'reset' ? 2 : 1)).at(-1)
    const own = await signIn(data.email, PASSWORD)
    if (by === 'an admin') await confirmKeys(admin, `password ${id}`)
    else {
      const given = { password: PASSWORD, for: 'account' }
      await ask(own, 'POST', '/staff/confirm-password', given)
    }
    const client = by === 'an admin' ? admin : own
    const changed = await ask(client, 'PATCH', `/staff/${id}`, { password: NEW })
    expect([changed.status, await reset(tokenIn(open))]).toEqual([200, 403])
  })
})

describe('a link that does not work', () => {
  it.each(['used', 'expired', 'tampered with'])(
    'says so in the language of the panel: %s',
    async (how) => {
      await forgot(ADA)
      const [message] = await written(1)
      let token = tokenIn(message)
      if (how === 'used') await reset(token)
      if (how === 'expired') await sql(`UPDATE staff SET reset_password_expiration = now()`)
      if (how === 'tampered with') token = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
      const { status, body } = await resetIn('ar', token)
      expect([status, body]).toEqual([
        403,
        { errors: [{ message: expect.stringContaining('استُعمل هذا الرابط من قبل') }] },
      ])
    },
  )
})

describe('asking for a new password', () => {
  it('is answered alike for an account and for none, and sends a link to the one', async () => {
    const known = await forgot(` ${ADA.toUpperCase()} `, 'uk')
    expect(known.status).toBe(200)
    expect(await forgot('nobody@site.example', 'uk')).toEqual(known)
    const [message] = await written(1)
    expect(message).toMatchObject({ kind: 'passwordReset', to: ADA, locale: 'uk' })
    expect(message?.subject).toBe('Новий пароль для localhost:3000')
    const token = tokenIn(message)
    expect(await reset(token)).toBe(200)
    expect(await reset(token)).toBe(403)
    await signIn(ADA, NEW)
  })

  it('is answered before anybody looks, so that time tells nothing', async () => {
    const connection = await cms().db.pool.connect()
    try {
      await connection.query('BEGIN; LOCK TABLE staff IN ACCESS EXCLUSIVE MODE')
      expect((await forgot(ADA)).status).toBe(200)
      expect((await forgot('nobody@site.example')).status).toBe(200)
    } finally {
      await connection.query('ROLLBACK')
      connection.release()
    }
    await written(1)
  })

  it('by a stranger spoils no link that the operator has printed', async () => {
    const client = await cms().db.pool.connect()
    const { link } = await makeRecoveryLink(client, 'http://localhost:3000', ADA)
    client.release()
    await forgot(ADA)
    const [message] = await written(1)
    expect(link).toContain(tokenIn(message))
    // Past its hour there is a new one.
    await sql(`UPDATE staff SET reset_password_expiration = now() - interval '1 second'`)
    await forgot(ADA)
    const [, second] = await written(2)
    expect(link).not.toContain(tokenIn(second))
    expect(await reset(tokenIn(second))).toBe(200)
  })

  it('never sends the link of a first admin who has not come yet, and does not spoil it', async () => {
    const email = 'first@site.example'
    const data = { email, name: 'First', role: 'admin' as const, claimed: false, password: NEW }
    await cms().create({ collection: 'staff', data })
    const client = await cms().db.pool.connect()
    const link = await makeFirstAdminLink(client, 'http://localhost:3000', email)
    client.release()
    await forgot(email)
    // Those that come after it are done after it.
    for (let n = 0; n < 2; n += 1) await forgot(ADA)
    await written(2)
    expect((await messages()).map(({ to }) => to)).toEqual([ADA, ADA])
    expect(await reset(link.split('/').at(-1) ?? '')).toBe(200)
  })

  it.each([undefined, '', 7, ['a@b.example'], 'x'.repeat(400)])('refuses %j', async (email) => {
    expect((await forgot(email)).status).toBe(400)
  })

  it('by a crowd is answered later, alike for everybody', async () => {
    const connection = await cms().db.pool.connect()
    const asked: Promise<{ status: number }>[] = []
    try {
      await connection.query('BEGIN; LOCK TABLE staff IN ACCESS EXCLUSIVE MODE')
      for (let n = 0; n < 110; n += 1) asked.push(forgot(`nobody-${n}@site.example`))
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
    } finally {
      await connection.query('ROLLBACK')
      connection.release()
    }
  })
})
