import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, it } from 'vitest'

import type { PasswordFor } from '../../../src/cms/services/answers/password-needed'
import type { Message } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** Staff are guarded as seafarers are: the present password, a confirmed address, and the password again after a while. */

const cms = cmsUnderTest()

const PASSWORD = 'only-for-tests'
const NEXT = 'the old harbour light'

type Role = 'admin' | 'editor'
const people = {} as Record<Role, { id: number; email: string; client: RestClient }>

const query = (text: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(text, values)

beforeEach(async () => {
  await query('DELETE FROM messages')
  await query('DELETE FROM staff')
  await query('DELETE FROM rate_limits')
  for (const role of ['admin', 'editor'] as const) {
    const email = `${role}@site.example`
    const data = { email, password: PASSWORD, name: role, role }
    const { id } = await cms().create({ collection: 'staff', data })
    people[role] = { id, email, client: await signIn(email, PASSWORD) }
  }
})

const confirm = (client: RestClient, password = PASSWORD, given: PasswordFor = 'account') =>
  ask(client, 'POST', '/staff/confirm-password', { password, for: given })
/** Confirms what a change asks for, as its refusal names it, and makes it. */
const confirmed = async (client: RestClient, id: number, data: object) => {
  const { body } = await change(client, id, data)
  const { errors } = body as { errors?: { data?: { why?: string; change?: string } }[] }
  const { why, change: named } = errors?.[0]?.data ?? {}
  const given = { password: PASSWORD, for: why, change: named }
  expect((await ask(client, 'POST', '/staff/confirm-password', given)).status).toBe(200)
  return change(client, id, data)
}
const change = (client: RestClient, id: number, data: object) =>
  ask(client, 'PATCH', `/staff/${id}`, data)

/** As a quarter of an hour does it. */
const pass = (minutes: number) =>
  query(`UPDATE staff_confirmations SET confirmed_at = confirmed_at - make_interval(mins => $1)`, [
    minutes,
  ])

async function account(id: number) {
  const { rows } = await query('SELECT email, hash, role::text FROM staff WHERE id = $1', [id])
  return rows[0] as { email: string; hash: string; role: string }
}

async function mails(kind: Message['kind']) {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { kind: { equals: kind }, state: { equals: 'queued' } },
    sort: 'id',
    pagination: false,
  })
  return docs
}

const tokenIn = (mail: Message | undefined) =>
  ((mail?.content ?? []) as { href?: string }[]).flatMap(
    ({ href }) => /\/new-address\/([\w-]{43})$/.exec(href ?? '')?.slice(1) ?? [],
  )[0] ?? ''

/** Presses the button behind a link; as the page of it does, without a session. */
async function press(token: string): Promise<string | null> {
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('../../../payload.config')
  const answer = await handleEndpoints({
    config,
    request: new Request('http://localhost:3000/api/staff/new-address', {
      method: 'POST',
      body: new URLSearchParams({ token }),
    }),
  })
  return answer.headers.get('location')
}

const needed = (why: PasswordFor) => ({
  status: 403,
  body: { errors: [{ name: 'PasswordNeeded', data: { code: 'passwordNeeded', why } }] },
})

describe.each([
  ['one’s own account', 'editor', 'editor', 'account'],
  ['somebody else’s account', 'admin', 'editor', 'keys'],
] as const)('a change of %s', (_whose, by, of, why) => {
  it('takes no new password without the present one, however new the session', async () => {
    const { client } = people[by]
    const { id } = people[of]
    const before = await account(id)
    expect(await change(client, id, { password: NEXT })).toMatchObject(needed(why))
    expect(await account(id)).toEqual(before)
    expect(await confirm(client, 'not the password')).toMatchObject({
      status: 403,
      body: { errors: [{ message: 'This is not your password.' }] },
    })
    expect(await change(client, id, { password: NEXT })).toMatchObject(needed(why))
    expect((await confirmed(client, id, { password: NEXT })).status).toBe(200)
    await expect(signIn(people[of].email, NEXT)).resolves.toBeDefined()
  })

  it('takes no new password by one that was given for something else', async () => {
    const { client } = people[by]
    const { id } = people[of]
    expect((await confirm(client, PASSWORD, 'expired')).status).toBe(200)
    expect(await change(client, id, { password: NEXT })).toMatchObject(needed(why))
    const bare = await ask(client, 'POST', '/staff/confirm-password', { password: PASSWORD })
    expect(bare.status).toBe(200)
    const email = 'new@site.example'
    expect(await change(client, id, { email })).toMatchObject(needed(why))
  })

  it('takes one new password for each time it is given', async () => {
    const { client } = people[by]
    const { id } = people[of]
    await confirmed(client, id, { password: NEXT })
    expect(await change(client, id, { password: `${NEXT}s` })).toMatchObject(needed(why))
  })

  it('uses nothing up where it is refused for something else', async () => {
    const { client } = people[by]
    const { id } = people[of]
    expect((await confirmed(client, id, { password: NEXT, name: '' })).status).toBe(400)
    expect((await change(client, id, { password: NEXT })).status).toBe(200)
  })

  it('takes a new address only once it is confirmed there, and tells the old one', async () => {
    const { client } = people[by]
    const { id, email } = people[of]
    const data = { email: 'New@Site.Example', name: 'Renamed' }
    expect(await change(client, id, data)).toMatchObject(needed(why))
    const { status, body } = await confirmed(client, id, data)
    expect([status, body]).toMatchObject([200, { doc: { email, name: 'Renamed' } }])
    const waiting = await ask(client, 'GET', `/staff/${id}/new-address`)
    expect(waiting.body).toEqual({ address: 'new@site.example' })
    const [mail, ...others] = await mails('staffLink')
    expect([mail?.to, others]).toEqual(['new@site.example', []])
    const token = tokenIn(mail)
    // What the database holds opens nothing.
    const { rows } = await query('SELECT id FROM staff_new_addresses')
    expect(rows).toEqual([{ id: createHash('sha256').update(token).digest() }])
    expect((await account(id)).email).toBe(email)
    // The address of before hears of it when it is asked for, where an admin has done it.
    const asked = by === of ? [] : [people[by].email, email]
    expect((await mails('accountNotice')).map(({ to }) => to)).toEqual(asked)
    expect(await press('x'.repeat(43))).toBe('/admin/new-address/dead')
    expect(await press(token)).toBe('/admin/new-address/done')
    expect((await account(id)).email).toBe('new@site.example')
    expect((await mails('accountNotice')).map(({ to }) => to)).toEqual([...asked, email])
    // Used up, and signed out everywhere.
    expect(await press(token)).toBe('/admin/new-address/dead')
    const me = await ask<{ user: unknown }>(people[of].client, 'GET', '/staff/me')
    expect(me.body.user).toBeNull()
    await expect(signIn('new@site.example', PASSWORD)).resolves.toBeDefined()
    const { rows: log } = await query(
      `SELECT action::text, changed FROM audit_events WHERE document = $1 AND changed = 'email'`,
      [id],
    )
    expect(log).toEqual([{ action: 'changed', changed: 'email' }])
  })
})

it('an address that another account got meanwhile is not taken', async () => {
  const { client, id } = people.editor
  await confirm(client)
  await change(client, id, { email: 'wanted@site.example' })
  const [mail] = await mails('staffLink')
  await query(`UPDATE staff SET email = 'wanted@site.example' WHERE id = $1`, [people.admin.id])
  expect(await press(tokenIn(mail))).toBe('/admin/new-address/taken')
  expect((await account(id)).email).toBe(people.editor.email)
})

it('a new password ends all other sessions, and keeps the one that set it', async () => {
  const { client, id, email } = people.editor
  const other = await signIn(email, PASSWORD)
  const user = async (one: RestClient) =>
    (await ask<{ user: object | null }>(one, 'GET', '/staff/me')).body.user
  expect(await user(other)).not.toBeNull()
  await confirm(client)
  await change(client, id, { password: NEXT })
  expect([await user(client), await user(other)]).toEqual([expect.objectContaining({ id }), null])
  // By an admin it ends all.
  await confirmed(people.admin.client, id, { password: PASSWORD })
  expect(await user(client)).toBeNull()
  const told = (await mails('accountNotice')).map(({ to }) => to)
  expect(told).toEqual([email, email, people.admin.email])
})

it('rights, new accounts and deleted ones ask for the password after a quarter of an hour', async () => {
  const { client } = people.admin
  const { id } = people.editor
  const colleague = { email: 'c@site.example', password: NEXT, name: 'C', role: 'editor' }
  const actions = [
    () => change(client, id, { role: 'translator', languages: ['uk'] }),
    () => ask(client, 'POST', '/staff', colleague),
    () => ask(client, 'POST', '/staff/unlock', { email: people.editor.email }),
    () => ask(client, 'DELETE', `/staff/${id}`),
  ]
  await pass(16)
  for (const action of actions) expect(await action()).toMatchObject(needed('expired'))
  // What gives no rights does not ask, also where the form sends everything again.
  const { email } = people.editor
  const same = await change(client, id, { name: 'Else', email, role: 'editor', languages: [] })
  expect(same.status).toBe(200)
  await confirm(client, PASSWORD, 'expired')
  for (const action of actions) expect((await action()).status).toBeLessThan(300)
})

it('tells the panel whether it would ask, and a renewed token asks no sooner', async () => {
  const { client } = people.editor
  const isRecent = async (one: RestClient) =>
    (await ask(one, 'GET', '/staff/confirm-password')).body
  expect(await isRecent(client)).toEqual({ isRecent: true })
  await pass(16)
  expect(await isRecent(client)).toEqual({ isRecent: false })
  const renewed = await ask<{ refreshedToken: string }>(client, 'POST', '/staff/refresh-token')
  expect(await isRecent({ token: renewed.body.refreshedToken })).toEqual({ isRecent: false })
  expect((await ask({}, 'POST', '/staff/confirm-password', { password: PASSWORD })).status).toBe(
    403,
  )
})

it('wrong passwords in a session end it after ten, and lock nobody out', async () => {
  const { client, email } = people.editor
  const second = await signIn(email, PASSWORD)
  for (let n = 0; n < 10; n += 1) expect((await confirm(client, `guess ${n}`)).status).toBe(403)
  // Not even the right one passes now.
  const last = await confirm(client)
  expect(last).toMatchObject({
    status: 401,
    body: { errors: [{ message: expect.stringMatching(/signed out/) }] },
  })
  expect((await ask<{ user: unknown }>(client, 'GET', '/staff/me')).body.user).toBeNull()
  // The other session of the owner, and a new one, know nothing of it.
  expect((await confirm(second)).status).toBe(200)
  expect((await confirm(await signIn(email, PASSWORD))).status).toBe(200)
})

describe('a password', () => {
  it.each([
    ['that many have', 'qwertyuiop123', 'Many people use'],
    ['of one letter', 'aaaaaaaaaaaaaaa', 'Many people use'],
    ['that is the address', 'editor@site.example', 'the e-mail address'],
  ])('%s is refused at every door', async (_why, password, sentence) => {
    const { id, email } = people.editor
    const { client } = people.admin
    const token = await cms().forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
    })
    const made = { email: 'editor@site.example', password, name: 'N', role: 'editor' }
    for (const { status, body } of [
      await change(client, id, { password }),
      await ask(client, 'POST', '/staff', made),
      await ask({}, 'POST', '/staff/reset-password', { token, password }),
    ]) {
      // Once for the field, and once for a form that shows none.
      const message = expect.stringContaining(sentence) as string
      const errors = [{ message, data: { errors: [{ path: 'password', message }] } }]
      expect([status, body]).toMatchObject([400, { errors }])
    }
  })

  it('set by the link of a mail is told to the account, and ends a new address that waits', async () => {
    const { id, email, client } = people.editor
    await confirm(client)
    await change(client, id, { email: 'thief@elsewhere.example' })
    const token = await cms().forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
    })
    const reset = await ask({}, 'POST', '/staff/reset-password', { token, password: NEXT })
    expect(reset.status).toBe(200)
    expect((await mails('accountNotice')).map(({ to }) => to)).toEqual([email])
    const [mail] = await mails('staffLink')
    expect(await press(tokenIn(mail))).toBe('/admin/new-address/dead')
  })
})

it('a stranger’s box gets no more than three links a day to a new address', async () => {
  const { client, id } = people.editor
  const answers: number[] = []
  for (let n = 0; n < 5; n += 1) {
    await confirm(client)
    const stranger = { email: `stranger+${n}@elsewhere.example` }
    answers.push((await change(client, id, stranger)).status)
  }
  expect(answers).toEqual([200, 200, 200, 400, 400])
  expect(await mails('staffLink')).toHaveLength(3)
})
