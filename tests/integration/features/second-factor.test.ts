import { createHash } from 'node:crypto'

import { generateSync } from 'otplib'
import { beforeEach, describe, expect, it } from 'vitest'

import { SoftwarePasskey } from '../../site/software-passkey'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** A password alone makes no session that counts, once it has a second factor or its role needs one. */

const cms = cmsUnderTest()

const PASSWORD = 'only-for-tests'
const ORIGIN = 'http://localhost:3000'

type Role = 'admin' | 'editor'
const people = {} as Record<Role, { id: number; email: string }>

const query = (text: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(text, values)

beforeEach(async () => {
  for (const table of [
    'messages',
    'staff',
    'staff_settings',
    'rate_limits',
    'staff_spent_factors',
  ]) {
    await query(`DELETE FROM ${table}`)
  }
  for (const role of ['admin', 'editor'] as const) {
    const email = `${role}@site.example`
    const data = { email, password: PASSWORD, name: role, role }
    const { id } = await cms().create({ collection: 'staff', data })
    people[role] = { id, email }
  }
})

const enter = (role: Role) => signIn(people[role].email, PASSWORD)
const post = <Body = Record<string, unknown>>(
  client: RestClient,
  path: string,
  data: object = {},
) => ask<Body>(client, 'POST', `/staff${path}`, data)

async function who(client: RestClient): Promise<number | undefined> {
  const { body } = await ask<{ user: { id: number } | null }>(client, 'GET', '/staff/me')
  return body.user?.id
}

async function standing(client: RestClient): Promise<string> {
  const { body } = await ask<{ standing: string }>(client, 'GET', '/staff/second-factor')
  return body.standing
}

/** The code of an app, so many half minutes from now, by the database's clock. */
async function codeOf(secret: string, steps = 0): Promise<string> {
  const { rows } = await query('SELECT extract(epoch FROM clock_timestamp())::float8 AS now')
  return generateSync({ secret, epoch: Math.floor(Number(rows[0]?.now)) + steps * 30 })
}

interface Enrolled {
  client: RestClient
  secret: string
  codes: string[]
}

/** A full session gives the password for each change; one that has to set a factor up has just given it. */
const forChange = (client: RestClient) =>
  post(client, '/confirm-password', { password: PASSWORD, for: 'account' })

/** Sets up an app, by a code of the half minute before, so that the present one is not used up. */
async function setUpApp(client: RestClient): Promise<Enrolled> {
  await forChange(client)
  const begun = await post<{ secret: string }>(client, '/second-factor/begin-app')
  const { secret } = begun.body
  const code = await codeOf(secret, -1)
  const done = await post<{ codes: string[]; token?: string }>(client, '/second-factor/add-app', {
    code,
  })
  expect(done.status).toBe(200)
  const { codes, token } = done.body
  return { client: token === undefined ? client : { token }, secret, codes }
}

async function setUpPasskey(client: RestClient, name = 'Laptop') {
  const device = new SoftwarePasskey(ORIGIN)
  await forChange(client)
  const question = await post<Parameters<SoftwarePasskey['make']>[0]>(
    client,
    '/second-factor/begin-passkey',
  )
  const response = device.make(question.body)
  const done = await post<{ codes: string[]; token?: string }>(
    client,
    '/second-factor/add-passkey',
    { response, name },
  )
  expect(done.status).toBe(200)
  const { codes, token } = done.body
  return { client: token === undefined ? client : { token }, device, codes }
}

const giveCode = (client: RestClient, code: string) =>
  post<{ token?: string; errors?: { message: string }[] }>(client, '/second-factor/give-code', {
    code,
  })

async function givePasskey(client: RestClient, device: SoftwarePasskey) {
  const question = await post<Parameters<SoftwarePasskey['give']>[0]>(
    client,
    '/second-factor/ask-passkey',
  )
  return post<{ token?: string }>(client, '/second-factor/give-passkey', {
    response: device.give(question.body),
  })
}

const NEEDED = { errors: [{ name: 'PasswordNeeded', data: { why: 'account' } }] }

const requireOf = (roles: Role[]) =>
  cms().updateGlobal({ slug: 'staff-settings', data: { secondFactorFor: roles } })

async function lines(id: number): Promise<unknown[]> {
  const { rows } = await query(
    `SELECT action::text, codes FROM audit_events WHERE document = $1 AND action::text LIKE 'factor%' ORDER BY id`,
    [id],
  )
  return rows.map(({ action, codes }) => [action, codes])
}

async function mails(): Promise<unknown[]> {
  const { rows } = await query(
    `SELECT subject FROM messages WHERE kind = 'accountNotice' ORDER BY id`,
  )
  return rows.map(({ subject }) => subject)
}

describe('an account without a second factor', () => {
  it('signs in with its password, where its role needs none', async () => {
    const client = await enter('editor')
    expect([await who(client), await standing(client)]).toEqual([people.editor.id, 'full'])
  })

  it('is a stranger where its role needs one, until it has set one up', async () => {
    await requireOf(['editor'])
    const client = await enter('editor')
    expect([await who(client), await standing(client)]).toEqual([undefined, 'enrol'])
    const { client: full } = await setUpApp(client)
    expect([await who(full), await standing(full)]).toEqual([people.editor.id, 'full'])
    // The admin's role needs none.
    expect(await who(await enter('admin'))).toBe(people.admin.id)
  })

  it('is a stranger in the session that it has, from when its role needs one', async () => {
    const client = await enter('editor')
    await requireOf(['editor'])
    expect(await who(client)).toBeUndefined()
    await requireOf([])
    expect(await who(client)).toBe(people.editor.id)
  })
})

describe('setting one up', () => {
  it('asks for the password each time', async () => {
    const client = await enter('editor')
    for (const path of ['begin-app', 'begin-passkey']) {
      const asked = () => post(client, `/second-factor/${path}`)
      expect(await asked()).toMatchObject({ status: 403, body: NEEDED })
      await forChange(client)
      expect((await asked()).status).toBe(200)
      expect((await asked()).status).toBe(403)
    }
  })

  it('by a role that needs one is for a quarter of an hour after the password', async () => {
    await requireOf(['editor'])
    const client = await enter('editor')
    await query(`UPDATE staff_confirmations SET confirmed_at = now() - interval '16 minutes'`)
    expect([
      await standing(client),
      (await post(client, '/second-factor/begin-app')).status,
    ]).toEqual(['none', 401])
  })

  it('ends all tokens of before, and tells the owner', async () => {
    const [client, other] = [await enter('editor'), await enter('editor')]
    const { client: full } = await setUpPasskey(client)
    expect([await who(client), await who(other), await who(full)]).toEqual([
      undefined,
      undefined,
      people.editor.id,
    ])
    expect(await standing(client)).toBe('none')
    expect(await lines(people.editor.id)).toEqual([['factorAdded', 'passkey “Laptop”']])
    expect(await mails()).toEqual([expect.stringContaining('was added')])
    const recent = await ask(full, 'GET', '/staff/confirm-password')
    expect(recent.body).toEqual({ isRecent: true })
  })

  it('takes no code but one of the app that was offered', async () => {
    const [client, other] = [await enter('editor'), await enter('admin')]
    for (const one of [client, other]) await forChange(one)
    const { body } = await post<{ secret: string }>(client, '/second-factor/begin-app')
    await post(other, '/second-factor/begin-app')
    const code = await codeOf(body.secret)
    expect((await post(other, '/second-factor/add-app', { code })).status).toBe(400)
    expect((await post(client, '/second-factor/add-app', { code: '12345' })).status).toBe(400)
    expect((await post(client, '/second-factor/add-app', { code })).status).toBe(200)
  })

  it('by the password alone adds none to an account that has one', async () => {
    await setUpApp(await enter('editor'))
    const thief = await enter('editor')
    for (const path of ['begin-app', 'begin-passkey', 'add-app', 'add-passkey', 'recovery-codes']) {
      expect((await post(thief, `/second-factor/${path}`, { code: '000000' })).status).toBe(403)
    }
  })

  it('at the same moment in two sessions is done in one', async () => {
    await requireOf(['editor'])
    const sessions: { client: RestClient; code: string }[] = []
    for (const client of [await enter('editor'), await enter('editor')]) {
      const { body } = await post<{ secret: string }>(client, '/second-factor/begin-app')
      sessions.push({ client, code: await codeOf(body.secret) })
    }
    const outcomes = await Promise.all(
      sessions.map(({ client, code }) => post(client, '/second-factor/add-app', { code })),
    )
    // The session that was not first has ended by then, or is told so.
    const statuses = outcomes.map(({ status }) => status).toSorted()
    expect([
      [200, 400],
      [200, 401],
    ]).toContainEqual(statuses)
    expect((await query('SELECT FROM staff_recovery_codes')).rowCount).toBe(10)
  })
})

describe('a code of an app', () => {
  it('makes the session a full one, under another token', async () => {
    const { secret } = await setUpApp(await enter('editor'))
    const client = await enter('editor')
    expect([await who(client), await standing(client)]).toEqual([undefined, 'give'])
    const given = await giveCode(client, await codeOf(secret))
    const full = { token: given.body.token ?? '' }
    expect([await who(full), await who(client), await standing(client)]).toEqual([
      people.editor.id,
      undefined,
      'none',
    ])
    const { rows } = await query('SELECT method FROM staff_factor_sessions ORDER BY given_at')
    expect(rows.map(({ method }) => method)).toEqual(['app', 'app'])
  })

  it('counts once, in whichever session and at whatever moment', async () => {
    const { secret } = await setUpApp(await enter('editor'))
    const code = await codeOf(secret)
    // One after the other: of several sign-ins at once Payload may lose one.
    const clients = [await enter('editor'), await enter('editor'), await enter('editor')]
    const answers = await Promise.all(clients.map((client) => giveCode(client, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect((await giveCode(await enter('editor'), code)).status).toBe(400)
    // Nor does an older one, which the clock would still allow.
    expect((await giveCode(await enter('editor'), await codeOf(secret, -1))).status).toBe(400)
    expect((await giveCode(await enter('editor'), await codeOf(secret, 1))).status).toBe(200)
  })

  it('is taken from a clock that is half a minute off, and from no other', async () => {
    const { secret } = await setUpApp(await enter('editor'))
    const client = await enter('editor')
    expect((await giveCode(client, await codeOf(secret, 3))).status).toBe(400)
    expect((await giveCode(client, await codeOf(secret, 1))).status).toBe(200)
  })

  it('of an app whose secret was enciphered for another account is none', async () => {
    const { secret } = await setUpApp(await enter('editor'))
    await setUpApp(await enter('admin'))
    await query(
      `UPDATE staff_apps SET last_step = 0, secret = (SELECT secret FROM staff_apps WHERE staff_id = $1) WHERE staff_id = $2`,
      [people.editor.id, people.admin.id],
    )
    expect((await giveCode(await enter('admin'), await codeOf(secret))).status).toBe(400)
  })

  it('is limited for the account wherever it is tried from, and its owner has other ways', async () => {
    const { client, codes } = await setUpApp(await enter('editor'))
    const { device } = await setUpPasskey(client)
    await query('DELETE FROM messages')
    const thief = await enter('editor')
    const answers: number[] = []
    for (let n = 0; n < 13; n += 1) {
      answers.push((await giveCode(thief, String(n).padStart(6, '0'))).status)
    }
    expect(answers.slice(0, 10)).toEqual(Array<number>(10).fill(400))
    expect(answers.slice(10)).toEqual([429, 429, 429])
    expect(await mails()).toEqual([expect.stringContaining('tries codes')])
    expect(await lines(people.editor.id)).toContainEqual(['factorRefused', null])
    expect((await givePasskey(await enter('editor'), device)).status).toBe(200)
    expect((await giveCode(await enter('editor'), codes[0] ?? '')).status).toBe(200)
  })
})

describe('a passkey', () => {
  it('makes the session a full one', async () => {
    const { device } = await setUpPasskey(await enter('editor'))
    const client = await enter('editor')
    const { body } = await givePasskey(client, device)
    expect(await who({ token: body.token ?? '' })).toBe(people.editor.id)
    expect(await lines(people.editor.id)).toContainEqual(['factorGiven', 'passkey “Laptop”'])
  })

  it('answers what its session was asked, once', async () => {
    const { device } = await setUpPasskey(await enter('editor'))
    const [client, other] = [await enter('editor'), await enter('editor')]
    const question = await post<Parameters<SoftwarePasskey['give']>[0]>(
      client,
      '/second-factor/ask-passkey',
    )
    const response = device.give(question.body)
    // In another session of the same account, and in one that was asked something else.
    const data = { response }
    expect((await post(other, '/second-factor/give-passkey', data)).status).toBe(400)
    await post(other, '/second-factor/ask-passkey')
    expect((await post(other, '/second-factor/give-passkey', data)).status).toBe(400)
    expect((await post(client, '/second-factor/give-passkey', data)).status).toBe(200)
    expect((await post(client, '/second-factor/give-passkey', data)).status).toBe(401)
  })

  it('of somebody else, or from another site, is none', async () => {
    const own = await setUpPasskey(await enter('editor'))
    const others = await setUpPasskey(await enter('admin'))
    expect((await givePasskey(await enter('editor'), others.device)).status).toBe(400)
    const elsewhere = Object.assign(own.device, { origin: 'http://localhost.evil.example' })
    expect((await givePasskey(await enter('editor'), elsewhere)).status).toBe(400)
  })

  it('that was made for another name cannot be used, and is still asked for', async () => {
    const { device, codes } = await setUpPasskey(await enter('editor'))
    await query(`UPDATE staff_passkeys SET rp_id = 'old.example'`)
    const client = await enter('editor')
    expect(await standing(client)).toBe('give')
    expect((await post(client, '/second-factor/ask-passkey')).status).toBe(400)
    expect((await givePasskey(client, device)).status).toBe(400)
    expect((await giveCode(client, codes[3] ?? '')).status).toBe(200)
  })

  it('can be one of several, each by its name, and goes with the password', async () => {
    const { client, device } = await setUpPasskey(await enter('editor'), 'Laptop')
    await setUpPasskey(client, 'Key')
    const read = async () =>
      (
        await ask<{ passkeys: { id: string; name: string }[] }>(
          client,
          'GET',
          `/staff/${people.editor.id}/second-factor`,
        )
      ).body.passkeys
    expect((await read()).map(({ name }) => name)).toEqual(['Laptop', 'Key'])
    const id = device.id.toString('base64url')
    const refused = await post(client, '/second-factor/remove-passkey', { id })
    expect(refused).toMatchObject({ status: 403, body: NEEDED })
    await forChange(client)
    expect((await post(client, '/second-factor/remove-passkey', { id })).status).toBe(200)
    expect((await read()).map(({ name }) => name)).toEqual(['Key'])
    expect((await givePasskey(await enter('editor'), device)).status).toBe(400)
  })

  it('is not removed as the last one where the role needs one', async () => {
    await requireOf(['editor'])
    const { client, device } = await setUpPasskey(await enter('editor'))
    const id = device.id.toString('base64url')
    await forChange(client)
    expect((await post(client, '/second-factor/remove-passkey', { id })).status).toBe(409)
    await requireOf([])
    // What was refused has used up nothing.
    expect((await post(client, '/second-factor/remove-passkey', { id })).status).toBe(200)
    // With the last one recovery codes end, and the password is enough again.
    const { rows } = await query('SELECT FROM staff_recovery_codes')
    expect([rows.length, await who(await enter('editor'))]).toEqual([0, people.editor.id])
  })
})

describe('recovery codes', () => {
  it('are ten, stand in the database as digests, and let somebody in once each', async () => {
    const { codes } = await setUpApp(await enter('editor'))
    expect(new Set(codes).size).toBe(10)
    const { rows } = await query('SELECT digest FROM staff_recovery_codes')
    const [code = ''] = codes
    const words = `recovery code\n${people.editor.id}\n${code.replaceAll('-', '')}`
    expect(rows).toContainEqual({ digest: createHash('sha256').update(words).digest() })
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`
    const both = await Promise.all([
      giveCode(await enter('editor'), typed),
      giveCode(await enter('editor'), code),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await mails()).toContainEqual(expect.stringContaining('recovery code'))
    // Of somebody else they open nothing.
    await setUpApp(await enter('admin'))
    expect((await giveCode(await enter('admin'), codes[1] ?? '')).status).toBe(400)
  })

  it('end where there are new ones', async () => {
    const { client, codes } = await setUpApp(await enter('editor'))
    expect(await post(client, '/second-factor/recovery-codes')).toMatchObject({ body: NEEDED })
    await forChange(client)
    const made = await post<{ codes: string[] }>(client, '/second-factor/recovery-codes')
    expect((await giveCode(await enter('editor'), codes[0] ?? '')).status).toBe(400)
    expect((await giveCode(await enter('editor'), made.body.codes[0] ?? '')).status).toBe(200)
  })
})

describe('a second factor that was lost', () => {
  it('is taken away by an admin, who gives the password, and the owner is told', async () => {
    const { client } = await setUpPasskey(await enter('editor'))
    const admin = await enter('admin')
    const path = `/${people.editor.id}/second-factor/take-away`
    expect(await post(admin, path)).toMatchObject({ status: 403, body: NEEDED })
    await forChange(admin)
    await query('DELETE FROM messages')
    expect((await post(admin, path)).status).toBe(200)
    expect(await who(client)).toBeUndefined()
    expect(await who(await enter('editor'))).toBe(people.editor.id)
    expect(await mails()).toEqual([expect.stringContaining('taken away')])
    expect(await lines(people.editor.id)).toContainEqual(['factorRemoved', '1 × passkey → –'])
  })

  it('is taken by no one else, and from no one’s own account', async () => {
    const { client } = await setUpPasskey(await enter('editor'))
    const admin = await enter('admin')
    const { client: full } = await setUpPasskey(admin)
    const away = (by: RestClient, of: Role) => post(by, `/${people[of].id}/second-factor/take-away`)
    expect((await away(client, 'editor')).status).toBe(403)
    expect((await away(client, 'admin')).status).toBe(404)
    expect((await away(full, 'admin')).status).toBe(403)
    expect((await away({}, 'editor')).status).toBe(404)
  })

  it('is taken by the operator’s link for that once it is used, and by no other link', async () => {
    const { makeRecoveryLink } = await import('../../../scripts/set-up/recovery-link.mjs')
    const { sendAccountLink } = await import('../../../src/cms/mail/account-mail')
    const { createLocalReq } = await import('payload')
    const { email, id } = people.editor
    await setUpPasskey(await enter('editor'))
    const link = async (withoutFactor: boolean) => {
      const connection = await cms().db.pool.connect()
      try {
        const made = await makeRecoveryLink(connection, ORIGIN, email, { withoutFactor })
        return made.link.split('/').at(-1) ?? ''
      } finally {
        connection.release()
      }
    }
    const reset = async (token: string) => {
      const { body } = await post<{ token?: string }>({}, '/reset-password', {
        token,
        password: PASSWORD,
      })
      return { token: body.token ?? '' }
    }
    const byLink = await reset(await link(false))
    expect([await who(byLink), await standing(byLink)]).toEqual([undefined, 'give'])
    const token = await link(true)
    // It goes out by no mail: who reads those has not the second factor.
    await query('DELETE FROM messages')
    const req = await createLocalReq({}, cms())
    await sendAccountLink(req, 'passwordReset', email, req.i18n)
    expect((await query('SELECT FROM messages')).rowCount).toBe(0)
    // Printed, and not used: nothing has changed.
    expect(await standing(await enter('editor'))).toBe('give')
    expect(await who(await reset(token))).toBe(id)
    expect(await mails()).toContainEqual(expect.stringContaining('taken away'))
    expect(await lines(id)).toContainEqual(['factorRemoved', '1 × passkey → –'])
  })
})

describe('somebody who has', () => {
  it('a link to a new password alone is asked for the second factor', async () => {
    const { client } = await setUpApp(await enter('editor'))
    const token = await cms().forgotPassword({
      collection: 'staff',
      data: { email: people.editor.email },
      disableEmail: true,
    })
    const { body } = await post<{ token: string }>({}, '/reset-password', {
      token,
      password: PASSWORD,
    })
    expect([await who(body), await standing(body), await who(client)]).toEqual([
      undefined,
      'give',
      undefined,
    ])
  })

  it('a session of an older backup has given nothing', async () => {
    const { client } = await setUpApp(await enter('editor'))
    // As a backup brings it back, which leaves out what is unlogged.
    const { rows } = await query(
      `SELECT relname FROM pg_class WHERE relname LIKE 'staff_factor_%' AND relkind = 'r' AND relpersistence <> 'u'`,
    )
    expect(rows).toEqual([])
    await query('DELETE FROM staff_factor_sessions')
    expect(await who(client)).toBeUndefined()
  })

  it('an older backup has no code that was used since, and no passkey that was removed', async () => {
    const { carryOver } = await import('../../../scripts/restore/carry-over.mjs')
    const { client, codes, secret } = await setUpApp(await enter('editor'))
    const { device } = await setUpPasskey(client)
    const tables = ['staff_recovery_codes', 'staff_passkeys', 'staff_apps']
    // A restore puts what was there aside; here the backup is laid aside meanwhile.
    for (const table of tables) await query(`CREATE TABLE backup_${table} AS TABLE ${table}`)
    const code = await codeOf(secret)
    await giveCode(await enter('editor'), code)
    await giveCode(await enter('editor'), codes[0] ?? '')
    await forChange(client)
    await post(client, '/second-factor/remove-passkey', { id: device.id.toString('base64url') })
    for (const table of tables) {
      await query(`DELETE FROM ${table}`)
      await query(`INSERT INTO ${table} SELECT * FROM backup_${table}`)
      await query(`DROP TABLE backup_${table}`)
    }
    await query('CREATE SCHEMA before_restore')
    await query('ALTER TABLE staff_spent_factors SET SCHEMA before_restore')
    await query(
      'CREATE TABLE staff_spent_factors (LIKE before_restore.staff_spent_factors INCLUDING ALL)',
    )
    await carryOver(cms().db.pool)
    await query('DROP SCHEMA before_restore CASCADE')
    const again = await enter('editor')
    expect((await giveCode(again, code)).status).toBe(400)
    expect((await giveCode(again, codes[0] ?? '')).status).toBe(400)
    expect((await post(again, '/second-factor/ask-passkey')).status).toBe(400)
    expect((await giveCode(again, codes[1] ?? '')).status).toBe(200)
  })

  it('the database reads no secret of an app, and the API none of anything', async () => {
    const { client, secret } = await setUpApp(await enter('editor'))
    const { rows } = await query(`SELECT encode(secret, 'escape') AS secret FROM staff_apps`)
    expect(String(rows[0]?.secret)).not.toContain(secret)
    const texts: string[] = []
    for (const path of [
      '/staff/me',
      `/staff/${people.editor.id}?depth=3`,
      `/staff/${people.editor.id}/second-factor`,
      '/staff/second-factor',
    ]) {
      texts.push(JSON.stringify((await ask(client, 'GET', path)).body))
    }
    for (const table of ['audit_events', 'messages']) {
      texts.push(JSON.stringify((await query(`SELECT * FROM ${table}`)).rows))
    }
    expect(texts.join('\n')).not.toContain(secret)
  })

  it('an account that is deleted leaves nothing of it', async () => {
    const { client } = await setUpApp(await enter('editor'))
    await setUpPasskey(client)
    await forChange(client)
    await post(client, '/second-factor/begin-passkey')
    await cms().delete({ collection: 'staff', id: people.editor.id })
    for (const table of [
      'staff_passkeys',
      'staff_apps',
      'staff_recovery_codes',
      'staff_factor_sessions',
      'staff_factor_challenges',
    ]) {
      expect([table, (await query(`SELECT FROM ${table}`)).rowCount]).toEqual([table, 0])
    }
  })
})
