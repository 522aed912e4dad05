import { beforeEach, describe, expect, it } from 'vitest'

import { ask, type RestClient } from '../rest'
import { PASSWORD, staffWithFactors } from '../staff-with-factors'

/** What keeps others out is not changed by a session alone, nor by a password; and all other admins hear of what is theirs too. */

const {
  cms,
  people,
  query,
  enter,
  post,
  codeOf,
  setUpApp,
  setUpPasskey,
  givePasskey,
  requireOf,
  mails,
  lastMail,
} = staffWithFactors()

const KEYS = { status: 403, body: { errors: [{ data: { code: 'passwordNeeded', why: 'keys' } }] } }

/** @param change for which it is given, as its refusal names it */
const confirm = (client: RestClient, change: string | undefined, why = 'keys') =>
  post<{ factor?: true }>(client, '/confirm-password', { password: PASSWORD, for: why, change })
const confirmCode = (client: RestClient, code: string) =>
  post(client, '/second-factor/confirm-code', { code })

interface Refused {
  errors?: { message: string; data?: { change?: string; act?: string } }[]
}
type Answer = Promise<{ status: number; body: unknown }>

/** What an answer asks to be confirmed. */
const askedIn = async (answer: Answer) => ((await answer).body as Refused).errors?.[0]?.data

/** Confirms what a change asks for, by the password alone, and makes it. */
async function confirmed(by: RestClient, change: (by: RestClient) => Answer): Answer {
  await confirm(by, (await askedIn(change(by)))?.change)
  return change(by)
}

let number = 0
const NEW = () => ({
  name: 'New',
  role: 'admin',
  password: PASSWORD,
  email: `new${(number += 1)}@x.example`,
})

/** A second admin, who has signed in before. */
let bea: { id: number; email: string }

const patch = (by: RestClient, id: number, data: object) => ask(by, 'PATCH', `/staff/${id}`, data)

/** What asks for it, by an admin, and what the window says that asks. The editor has a second factor. */
const CHANGES: Record<string, [change: (by: RestClient) => Answer, act: string]> = {
  'a new admin': [
    (by) => post(by, '', { ...NEW(), email: 'always@x.example' }),
    'You make an account that may do everything: \u2068New\u2069 (\u2068always@x.example\u2069).',
  ],
  'somebody who becomes an admin': [
    (by) => patch(by, people.editor.id, { role: 'admin' }),
    'You let \u2068editor\u2069 (\u2068editor@site.example\u2069) do everything from now on.',
  ],
  'an admin who is one no longer': [
    (by) => patch(by, bea.id, { role: 'editor' }),
    'You take the rights of an admin from \u2068Bea\u2069',
  ],
  'an admin who is deleted': [
    (by) => ask(by, 'DELETE', `/staff/${bea.id}`),
    'You delete the account of \u2068Bea\u2069',
  ],
  'somebody with a second factor who is deleted': [
    (by) => ask(by, 'DELETE', `/staff/${people.editor.id}`),
    'You delete the account of \u2068editor\u2069',
  ],
  'another password of somebody else': [
    (by) => patch(by, bea.id, { password: 'the old harbour light' }),
    'You set another password for \u2068Bea\u2069',
  ],
  'another address of somebody else': [
    (by) => patch(by, bea.id, { email: 'Other@x.example' }),
    'another e-mail address: \u2068other@x.example\u2069.',
  ],
  'a role that needs no second factor any more': [
    (by) => ask(by, 'POST', '/globals/staff-settings', { secondFactorFor: ['translator'] }),
    'You let roles sign in without a second step.',
  ],
  'a colleague’s second factor that is taken away': [
    (by) => post(by, `/${people.editor.id}/second-factor/take-away`),
    'You take the second step of \u2068editor\u2069',
  ],
}

beforeEach(async () => {
  const data = { ...NEW(), name: 'Bea', role: 'admin' as const }
  bea = await cms().create({ collection: 'staff', data })
  const { status } = await ask({ panelLanguage: 'de' }, 'POST', '/staff/login', data)
  expect(status).toBe(200)
  await setUpApp(await enter('editor'))
  await requireOf(['editor'])
  await query('DELETE FROM messages')
})

describe.each(Object.entries(CHANGES))('%s', (_what, [change, act]) => {
  it('asks for the password, however new the session, and each time', async () => {
    const admin = await enter('admin')
    expect(await change(admin)).toMatchObject(KEYS)
    const asked = await askedIn(change(admin))
    expect(asked?.act).toContain(act)
    for (const [named, why] of [
      [asked?.change, 'expired'],
      [asked?.change, 'account'],
      // What was given for another change, or for none, counts for none.
      ['adminRaised 0', 'keys'],
      [undefined, 'keys'],
    ]) {
      await confirm(admin, named, why)
      expect(await change(admin)).toMatchObject(KEYS)
    }
    expect((await confirm(admin, asked?.change)).body.factor).toBeUndefined()
    // What is confirmed is not a change of another kind, or of somebody else.
    expect(await post(admin, '', NEW())).toMatchObject(KEYS)
    expect((await change(admin)).status).toBeLessThan(300)
    const { rows } = await query(
      `SELECT FROM staff_factor_challenges WHERE kind IN ('keysGiven', 'keysHalfGiven')`,
    )
    expect(rows).toEqual([])
  })

  it('asks for the second factor of who has one, given for it', async () => {
    const { client, secret } = await setUpApp(await enter('admin'))
    const named = (await askedIn(change(client)))?.change
    // Nothing is confirmed before the password, and not by it alone.
    expect((await confirmCode(client, await codeOf(secret))).status).toBe(403)
    expect((await confirm(client, named)).body.factor).toBe(true)
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
    const named = (await askedIn(change()))?.change
    for (const why of ['account', 'keys']) {
      await confirm(client, named, why)
      // A thief who has the password would add one of their own, and give that.
      expect(await change()).toMatchObject(KEYS)
    }
    expect((await confirmCode(client, await codeOf(secret))).status).toBe(200)
    expect((await change()).status).toBe(200)
  },
)

it('no password of a colleague is a way around the second factor of an admin', async () => {
  const { client, secret } = await setUpApp(await enter('admin'))
  // What a thief has: an open session, and the password.
  await confirm(client, undefined, 'account')
  const change = () => patch(client, bea.id, { password: 'the thief knows it' })
  expect(await change()).toMatchObject(KEYS)
  await confirm(client, (await askedIn(change()))?.change)
  expect(await change()).toMatchObject(KEYS)
  expect((await confirmCode(client, await codeOf(secret))).status).toBe(200)
  expect((await change()).status).toBe(200)
})

it('a recovery code confirms too, and its mail says for what it was given', async () => {
  const { client, codes } = await setUpApp(await enter('admin'))
  const change = () => patch(client, bea.id, { password: 'the old harbour light' })
  await confirm(client, (await askedIn(change()))?.change)
  expect((await confirmCode(client, codes[0] ?? '')).status).toBe(200)
  const mail = await lastMail(people.admin.email)
  expect(mail).toContain('has confirmed a change with one of its recovery codes')
  expect(mail).not.toContain('has signed in')
  expect((await change()).status).toBe(200)
})

it('what a save changes together is confirmed together', async () => {
  const admin = await enter('admin')
  const data = { role: 'editor', password: 'the old harbour light', email: 'o@x.example' }
  const both = (by: RestClient) => patch(by, bea.id, data)
  expect((await askedIn(both(admin)))?.change).toBe(
    `adminLowered ${bea.id}, password ${bea.id}, address ${bea.id} o@x.example`,
  )
  await confirm(admin, `adminLowered ${bea.id}`)
  expect(await both(admin)).toMatchObject(KEYS)
  expect((await confirmed(admin, both)).status).toBe(200)
})

it('one who is no admin and has no second factor is deleted with a recent password', async () => {
  const { id } = await cms().create({
    collection: 'staff',
    data: { ...NEW(), name: 'Ed', role: 'editor' },
  })
  expect((await ask(await enter('admin'), 'DELETE', `/staff/${id}`)).status).toBe(200)
  expect(await mails()).toEqual([])
})

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

it('what is refused for something else uses up nothing, and counts for no other', async () => {
  const admin = await enter('admin')
  const data = NEW()
  expect((await confirmed(admin, (by) => post(by, '', { ...data, name: '' }))).status).toBe(400)
  expect(await post(admin, '', NEW())).toMatchObject(KEYS)
  expect((await post(admin, '', data)).status).toBe(201)
})

it.each([
  ['become admins', 'PATCH', { role: 'admin' }, 'do everything from now on'],
  ['are no longer admins', 'PATCH', { role: 'editor' }, 'take the rights'],
  ['are deleted', 'DELETE', undefined, 'delete the account'],
] as const)('of many who %s by one request none does', async (_what, method, data, act) => {
  const admin = await enter('admin')
  const before = await query('SELECT id, role FROM staff ORDER BY id')
  const where = `where[id][in]=${people.editor.id},${bea.id}`
  await confirm(admin, `adminRaised ${people.editor.id}`)
  const { status, body } = await ask(admin, method, `/staff?${where}`, data)
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringMatching(new RegExp(`${act}.*confirmed for each account by itself`)),
  ])
  expect((await query('SELECT id, role FROM staff ORDER BY id')).rows).toEqual(before.rows)
})

it('a passkey confirms too, and what one session was given counts in no other', async () => {
  const { client, device } = await setUpPasskey(await enter('admin'))
  const second = { token: (await givePasskey(await enter('admin'), device)).body.token ?? '' }
  const data = NEW()
  const named = (await askedIn(post(client, '', data)))?.change
  await confirm(client, named)
  await confirm(second, named)
  const question = await post<Parameters<typeof device.give>[0]>(
    client,
    '/second-factor/ask-passkey',
  )
  const given = { response: device.give(question.body) }
  expect((await post(second, '/second-factor/confirm-passkey', given)).status).toBe(400)
  expect((await post(client, '/second-factor/confirm-passkey', given)).status).toBe(200)
  // Its answer is none to what is asked next.
  await confirm(client, named)
  await post(client, '/second-factor/ask-passkey')
  expect((await post(client, '/second-factor/confirm-passkey', given)).status).toBe(400)
  expect(await post(second, '', data)).toMatchObject(KEYS)
  expect((await post(client, '', data)).status).toBe(201)
})

it('of an address of the site alone no role is released by the first save unasked', async () => {
  await query('DELETE FROM staff_settings')
  const admin = await enter('admin')
  // On a site of its own machine none had to.
  const saved = await ask(admin, 'POST', '/globals/staff-settings', { secondFactorFor: [] })
  expect(saved.status).toBe(200)
})

/** What all other admins are told of, and words of it in German; the first in the gate. */
const HEARD = [
  ['a new admin', 'hat ein Konto angelegt, das alles darf'],
  ['somebody who becomes an admin', 'lässt ab jetzt'],
  ['an admin who is one no longer', 'die Rechte als Admin genommen'],
  ['an admin who is deleted', 'hat das Konto von'],
  ['somebody with a second factor who is deleted', 'hat das Konto von'],
  ['another password of somebody else', 'hat ein anderes Passwort für'],
  ['another address of somebody else', 'eine andere E-Mail-Adresse eingetragen'],
  [
    'a role that needs no second factor any more',
    'keinen zweiten Schritt mehr brauchen: Redaktion',
  ],
  ['a colleague’s second factor that is taken away', 'den zweiten Schritt von'],
] as const

describe('all other admins', () => {
  const hears = async (what: string, words: string) => {
    const third = { ...NEW(), name: 'Cai' }
    await cms().create({ collection: 'staff', data: { ...third, role: 'admin' } })
    await ask({ panelLanguage: 'de' }, 'POST', '/staff/login', third)
    // A first admin whose link was never used may have an address that there is not.
    await cms().create({
      collection: 'staff',
      data: { ...NEW(), role: 'admin', claimed: false },
    })
    const admin = await enter('admin')
    const [change] = CHANGES[what] ?? []
    if (!change) throw new Error(`No change: ${what}`)
    expect((await confirmed(admin, change)).status).toBeLessThan(300)
    const { rows } = await query(
      `SELECT "to", content::text FROM messages WHERE subject LIKE '%wer was darf' AND "to" = $1`,
      [third.email],
    )
    expect(rows).toEqual([{ to: third.email, content: expect.stringContaining(words) as string }])
    expect(rows[0]?.content).toContain('admin@site.example')
    // Who has done it hears of it too: somebody else may have the account.
    expect(await lastMail(people.admin.email)).toMatch(/If it was not you: sign in/)
  }

  it.each([HEARD[0]])('hear of %s, in the language of their panel', hears)

  it.each(HEARD.slice(1))('hear of %s, in the language of their panel', { tags: 'soak' }, hears)
})

describe('whose account it is', () => {
  it.each([
    ['an admin who is one no longer', 'hat Ihrem Konto die Rechte als Admin genommen'],
    ['an admin who is deleted', 'hat Ihr Konto bei localhost:3000 gelöscht'],
    ['another password of somebody else', 'Das Passwort Ihres Kontos wurde geändert'],
    ['another address of somebody else', '\u2068other@x.example\u2069 für Ihr Konto eingetragen'],
  ])('hears of %s, in their language', async (what, words) => {
    const admin = await enter('admin')
    const [change] = CHANGES[what] ?? []
    if (!change) throw new Error(`No change: ${what}`)
    expect((await confirmed(admin, change)).status).toBeLessThan(300)
    expect(await lastMail(bea.email)).toContain(words)
  })

  it('hears of it whatever the client selects of the answer', async () => {
    const admin = await enter('admin')
    const lower = (by: RestClient) =>
      ask(by, 'PATCH', `/staff/${bea.id}?select[name]=true`, { role: 'editor' })
    expect((await confirmed(admin, lower)).status).toBe(200)
    expect(await lastMail(bea.email)).toContain('hat Ihrem Konto die Rechte als Admin genommen')
  })
})
