import { beforeEach, describe, expect, it } from 'vitest'

import { ask, type RestClient } from '../rest'
import { PASSWORD, staffWithFactors } from '../staff-with-factors'

/** What keeps others out is not changed by a session alone, nor by a password; and all other admins hear of what is theirs too. */

const { cms, people, query, enter, post, codeOf, setUpApp, setUpPasskey, givePasskey, requireOf } =
  staffWithFactors()

const KEYS = { status: 403, body: { errors: [{ data: { code: 'passwordNeeded', why: 'keys' } }] } }

const confirm = (client: RestClient, why = 'keys') =>
  post<{ factor?: true }>(client, '/confirm-password', { password: PASSWORD, for: why })
const confirmCode = (client: RestClient, code: string) =>
  post(client, '/second-factor/confirm-code', { code })

let number = 0
const NEW = () => ({
  name: 'New',
  role: 'admin',
  password: PASSWORD,
  email: `new${(number += 1)}@x.example`,
})

/** What asks for it, by an admin. The editor has a second factor. */
const CHANGES: Record<string, (by: RestClient) => Promise<{ status: number }>> = {
  'a new admin': (by) => post(by, '', NEW()),
  'somebody who becomes an admin': (by) =>
    ask(by, 'PATCH', `/staff/${people.editor.id}`, { role: 'admin' }),
  'a role that needs no second factor any more': (by) =>
    ask(by, 'POST', '/globals/staff-settings', { secondFactorFor: ['translator'] }),
  'a colleague’s second factor that is taken away': (by) =>
    post(by, `/${people.editor.id}/second-factor/take-away`),
}

beforeEach(async () => {
  await setUpApp(await enter('editor'))
  await requireOf(['editor'])
  await query('DELETE FROM messages')
})

describe.each(Object.entries(CHANGES))('%s', (_what, change) => {
  it('asks for the password, however new the session, and each time', async () => {
    const admin = await enter('admin')
    expect(await change(admin)).toMatchObject(KEYS)
    for (const other of ['expired', 'account']) {
      await confirm(admin, other)
      expect(await change(admin)).toMatchObject(KEYS)
    }
    expect((await confirm(admin)).body.factor).toBeUndefined()
    expect((await change(admin)).status).toBeLessThan(300)
    expect(await post(admin, '', NEW())).toMatchObject(KEYS)
  })

  it('asks for the second factor of who has one, given for it', async () => {
    const { client, secret } = await setUpApp(await enter('admin'))
    // Nothing is confirmed before the password, and not by it alone.
    expect((await confirmCode(client, await codeOf(secret))).status).toBe(403)
    expect((await confirm(client)).body.factor).toBe(true)
    expect(await change(client)).toMatchObject(KEYS)
    expect((await confirmCode(client, '000000')).status).toBe(400)
    expect(await change(client)).toMatchObject(KEYS)
    expect((await confirmCode(client, await codeOf(secret))).status).toBe(200)
    expect((await change(client)).status).toBeLessThan(300)
    expect(await post(client, '', NEW())).toMatchObject(KEYS)
  })
})

it.each(['begin-app', 'begin-passkey', 'recovery-codes', 'remove-app'])(
  'one’s own second factor: %s asks for the one that is there',
  async (path) => {
    const { client, secret } = await setUpApp(await enter('admin'))
    const change = () => post(client, `/second-factor/${path}`)
    expect(await change()).toMatchObject(KEYS)
    for (const why of ['account', 'keys']) {
      await confirm(client, why)
      // A thief who has the password would add one of their own, and give that.
      expect(await change()).toMatchObject(KEYS)
    }
    expect((await confirmCode(client, await codeOf(secret))).status).toBe(200)
    expect((await change()).status).toBe(200)
  },
)

it('what is no such change asks for no more than before', async () => {
  const { client } = await setUpApp(await enter('admin'))
  const answers = [
    await post(client, '', { ...NEW(), role: 'editor' }),
    await ask(client, 'PATCH', `/staff/${people.editor.id}`, { name: 'Else', role: 'editor' }),
    await ask(client, 'PATCH', `/staff/${people.admin.id}`, { name: 'Else', role: 'admin' }),
    await ask(client, 'POST', '/globals/staff-settings', { secondFactorFor: ['editor', 'admin'] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200])
})

it('what is refused for something else uses up nothing', async () => {
  const admin = await enter('admin')
  await confirm(admin)
  expect((await post(admin, '', { ...NEW(), name: '' })).status).toBe(400)
  expect((await post(admin, '', NEW())).status).toBe(201)
})

it('of many who would become admins by one request none does without it', async () => {
  const admin = await enter('admin')
  const where = `where[id][equals]=${people.editor.id}`
  const { status, body } = await ask(admin, 'PATCH', `/staff?${where}`, { role: 'admin' })
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('who may do everything'),
  ])
  const { rows } = await query(`SELECT FROM staff WHERE role = 'admin'`)
  expect(rows).toHaveLength(1)
})

it('a passkey confirms too, and what one session was given counts in no other', async () => {
  const { client, device } = await setUpPasskey(await enter('admin'))
  const second = { token: (await givePasskey(await enter('admin'), device)).body.token ?? '' }
  await confirm(client)
  await confirm(second)
  const question = await post<Parameters<typeof device.give>[0]>(
    client,
    '/second-factor/ask-passkey',
  )
  const data = { response: device.give(question.body) }
  expect((await post(second, '/second-factor/confirm-passkey', data)).status).toBe(400)
  expect((await post(client, '/second-factor/confirm-passkey', data)).status).toBe(200)
  expect(await post(second, '', NEW())).toMatchObject(KEYS)
  expect((await post(client, '', NEW())).status).toBe(201)
})

it('of an address of the site alone no role is released by the first save unasked', async () => {
  await query('DELETE FROM staff_settings')
  const admin = await enter('admin')
  // On a site of its own machine none had to.
  const saved = await ask(admin, 'POST', '/globals/staff-settings', { secondFactorFor: [] })
  expect(saved.status).toBe(200)
})

describe('all other admins', () => {
  it.each([
    ['a new admin', 'hat ein Konto angelegt, das alles darf'],
    ['somebody who becomes an admin', 'lässt ab jetzt'],
    [
      'a role that needs no second factor any more',
      'keinen zweiten Schritt mehr brauchen: Redaktion',
    ],
    ['a colleague’s second factor that is taken away', 'den zweiten Schritt von'],
  ])('hear of %s, in the language of their panel', async (what, words) => {
    const data = { ...NEW(), name: 'Bea', role: 'admin' as const }
    await cms().create({ collection: 'staff', data })
    // A first admin whose link was never used may have an address that there is not.
    await cms().create({
      collection: 'staff',
      data: { ...data, ...NEW(), role: 'admin', claimed: false },
    })
    const bea = await ask<{ token: string }>({ panelLanguage: 'de' }, 'POST', '/staff/login', data)
    expect(bea.status).toBe(200)
    const admin = await enter('admin')
    await confirm(admin)
    expect((await CHANGES[what]?.(admin))?.status).toBeLessThan(300)
    const { rows } = await query(
      `SELECT "to", content::text FROM messages WHERE subject LIKE '%wer was darf' ORDER BY id`,
    )
    expect(rows).toEqual([{ to: data.email, content: expect.stringContaining(words) as string }])
    expect(rows[0]?.content).toContain('admin@site.example')
  })
})
