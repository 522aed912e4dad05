import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { SoftwarePasskey } from '../../site/software-passkey'
import { ask, type RestClient } from '../rest'
import { NEEDED, staffWithFactors } from '../staff-with-factors'

/** A password alone makes no session that counts, once it has a second factor or its role needs one. */

const {
  people,
  query,
  enter,
  post,
  who,
  standing,
  codeOf,
  forKeys,
  setUpApp,
  setUpPasskey,
  giveCode,
  givePasskey,
  requireOf,
  lines,
  mails,
  lastMail,
} = staffWithFactors()

/** The names of the passkeys of the editor, as their owner is shown them. */
async function passkeyNames(client: RestClient): Promise<string[]> {
  const path = `/staff/${people.editor.id}/second-factor`
  const { body } = await ask<{ passkeys: { name: string }[] }>(client, 'GET', path)
  return body.passkeys.map(({ name }) => name)
}

/** What the first code of an app is asked for by. */
const FIRST = 'Type the six digits that the app shows.'

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
    for (const [path, change] of [
      ['begin-app', 'appAdded'],
      ['begin-passkey', 'passkeyAdded'],
    ] as const) {
      const asked = () => post(client, `/second-factor/${path}`)
      expect(await asked()).toMatchObject({ status: 403, body: NEEDED })
      await forKeys(client, change)
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
    const mail = await lastMail()
    expect(mail).toContain('Added: Passkey \u2068Laptop\u2069.')
    // A new password alone would leave it there.
    expect(mail).toMatch(/remove every passkey .* new password.*staff:recover/)
    const recent = await ask(full, 'GET', '/staff/confirm-password')
    expect(recent.body).toEqual({ isRecent: true })
  })

  it('takes no code but one of the app that was offered', async () => {
    const [client, other] = [await enter('editor'), await enter('admin')]
    for (const one of [client, other]) await forKeys(one, 'appAdded')
    const { body } = await post<{ secret: string }>(client, '/second-factor/begin-app')
    await post(other, '/second-factor/begin-app')
    const code = await codeOf(body.secret)
    expect((await post(other, '/second-factor/add-app', { code })).status).toBe(400)
    const short = await post(client, '/second-factor/add-app', { code: '12345' })
    expect(short).toMatchObject({ status: 400, body: { errors: [{ message: FIRST }] } })
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
    // The other session has ended by then (401), sees that the account has a factor now (403), or sees it under the lock (400).
    const statuses = outcomes.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, expect.toBeOneOf([400, 401, 403])])
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
    // The password alone was no sign-in.
    const { rows: signedIn } = await query(
      `SELECT FROM audit_events WHERE document = $1 AND action = 'signedIn'`,
      [people.editor.id],
    )
    expect(signedIn).toHaveLength(2)
  })

  it('counts once, in whichever session and at whatever moment', async () => {
    const { secret } = await setUpApp(await enter('editor'))
    const code = await codeOf(secret)
    const clients = await Promise.all([enter('editor'), enter('editor'), enter('editor')])
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
    // Of the account, and not of where it was tried from; its longest limit but one.
    const refused = await giveCode(thief, '000000')
    expect(refused.body.errors?.[0]?.message).toMatch(
      /for this account.* taken again in (60|59) min/,
    )
    expect(await mails()).toEqual([expect.stringContaining('tries codes')])
    expect(await lines(people.editor.id)).toContainEqual(['factorRefused', '10 × app'])
    expect((await givePasskey(await enter('editor'), device)).status).toBe(200)
    expect((await giveCode(await enter('editor'), codes[0] ?? '')).status).toBe(200)
  })
})

describe('a passkey', () => {
  it('is asked for with signatures that every Node verifies, whatever this one knows', async () => {
    const client = await enter('editor')
    await forKeys(client, 'passkeyAdded')
    const path = '/second-factor/begin-passkey'
    const { body } = await post<PublicKeyCredentialCreationOptionsJSON>(client, path)
    expect(body.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
  })

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

  it('signs nothing for another account: what an admin was asked opens no session of a colleague', async () => {
    const own = await setUpPasskey(await enter('editor'))
    await setUpPasskey(await enter('admin'))
    const [editor, admin] = [await enter('editor'), await enter('admin')]
    await post(editor, '/second-factor/ask-passkey')
    const question = await post<Parameters<SoftwarePasskey['give']>[0]>(
      admin,
      '/second-factor/ask-passkey',
    )
    const response = own.device.give(question.body)
    for (const client of [editor, admin]) {
      expect((await post(client, '/second-factor/give-passkey', { response })).status).toBe(400)
      expect(await standing(client)).toBe('give')
    }
  })

  it('that was copied is refused once its count falls behind', async () => {
    const { device } = await setUpPasskey(await enter('editor'))
    // The other copy was used more often meanwhile.
    await query('UPDATE staff_passkeys SET counter = 9')
    expect((await givePasskey(await enter('editor'), device)).status).toBe(400)
    await query('UPDATE staff_passkeys SET counter = 1')
    expect((await givePasskey(await enter('editor'), device)).status).toBe(200)
  })

  it('that was made for another name cannot be used, and is still asked for', async () => {
    const { device, codes } = await setUpPasskey(await enter('editor'))
    await query(`UPDATE staff_passkeys SET rp_id = 'old.example'`)
    const client = await enter('editor')
    expect(await standing(client)).toBe('give')
    // What the second step says of it.
    expect(await ask(client, 'GET', '/staff/second-factor')).toMatchObject({
      body: { place: { rpId: 'localhost' }, ways: { passkey: false, elsewhere: 'old.example' } },
    })
    expect((await post(client, '/second-factor/ask-passkey')).status).toBe(400)
    expect((await givePasskey(client, device)).status).toBe(400)
    expect((await giveCode(client, codes[3] ?? '')).status).toBe(200)
  })

  it('can be one of several, each by its name, and goes with the password', async () => {
    const { client, device } = await setUpPasskey(await enter('editor'), 'Laptop')
    await setUpPasskey(client, 'Key')
    expect(await passkeyNames(client)).toEqual(['Laptop', 'Key'])
    const id = device.id.toString('base64url')
    const refused = await post(client, '/second-factor/remove-passkey', { id })
    expect(refused).toMatchObject({ status: 403, body: NEEDED })
    await forKeys(client, `passkeyRemoved ${id}`)
    expect((await post(client, '/second-factor/remove-passkey', { id })).status).toBe(200)
    expect(await passkeyNames(client)).toEqual(['Key'])
    expect(await lastMail()).toContain('Removed from your account: Passkey \u2068Laptop\u2069.')
    expect((await givePasskey(await enter('editor'), device)).status).toBe(400)
  })

  it('gets another name from its owner, with a recent password, and a line of the audit log', async () => {
    const { client, device } = await setUpPasskey(await enter('editor'), 'Laptop')
    const id = device.id.toString('base64url')
    const rename = (by: RestClient, name: string, of = id) =>
      post(by, '/second-factor/rename-passkey', { id: of, name })
    expect((await rename(client, ' \u0000Bridge\nlaptop ')).body).toEqual({ name: 'Bridge laptop' })
    expect(await passkeyNames(client)).toEqual(['Bridge laptop'])
    const { rows } = await query(
      `SELECT codes FROM audit_events WHERE document = $1 AND action = 'changed' AND codes IS NOT NULL`,
      [people.editor.id],
    )
    expect(rows).toEqual([{ codes: 'passkey “Laptop” → passkey “Bridge laptop”' }])
    for (const name of [' ', 'x'.repeat(61)]) expect((await rename(client, name)).status).toBe(400)
    expect((await rename(client, 'Else', 'bm9uZQ')).status).toBe(404)
    // Of a colleague, and in a session of the password alone, it is there for no one.
    const { client: other } = await setUpPasskey(await enter('admin'))
    expect((await rename(other, 'Else')).status).toBe(404)
    expect((await rename(await enter('editor'), 'Else')).status).toBe(403)
    await query(`UPDATE staff_confirmations SET confirmed_at = now() - interval '16 minutes'`)
    expect(await rename(client, 'Else')).toMatchObject({
      status: 403,
      body: { errors: [{ data: { why: 'expired' } }] },
    })
    expect(await passkeyNames(client)).toEqual(['Bridge laptop'])
  })

  it('without a name has a number, by which two are told apart', async () => {
    const { client } = await setUpPasskey(await enter('editor'), '')
    expect(await lastMail()).toContain('Added: Passkey \u2068#1\u2069.')
    await setUpPasskey(client, ' ')
    const { rows } = await query('SELECT name FROM staff_passkeys ORDER BY name')
    expect(rows).toEqual([{ name: '#1' }, { name: '#2' }])
  })

  it('is not removed as the last one where the role needs one', async () => {
    await requireOf(['editor'])
    const { client, device } = await setUpPasskey(await enter('editor'))
    const id = device.id.toString('base64url')
    // Said before anything is asked for.
    expect((await post(client, '/second-factor/remove-passkey', { id })).status).toBe(409)
    await requireOf([])
    await forKeys(client, `passkeyRemoved ${id}`)
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
    const [first, second] = [await enter('editor'), await enter('editor')]
    const both = await Promise.all([giveCode(first, typed), giveCode(second, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await mails()).toContainEqual(expect.stringContaining('recovery code'))
    expect(await lastMail()).toContain('Not used yet: 9 of 10.')
    // Of somebody else they open nothing.
    await setUpApp(await enter('admin'))
    expect((await giveCode(await enter('admin'), codes[1] ?? '')).status).toBe(400)
  })

  it('are said to be kept, or it is told later that they were shown', async () => {
    const areKept = async (client: RestClient) => {
      const path = `/staff/${people.editor.id}/second-factor`
      return (await ask<{ areCodesKept: boolean }>(client, 'GET', path)).body.areCodesKept
    }
    const { client } = await setUpApp(await enter('editor'))
    expect(await areKept(client)).toBe(false)
    expect((await post(client, '/second-factor/keep-codes')).status).toBe(200)
    expect(await areKept(client)).toBe(true)
    await forKeys(client, 'codesMade')
    await post(client, '/second-factor/recovery-codes')
    expect(await areKept(client)).toBe(false)
  })

  it('end where there are new ones', async () => {
    const { client, codes } = await setUpApp(await enter('editor'))
    expect(await post(client, '/second-factor/recovery-codes')).toMatchObject({ body: NEEDED })
    await forKeys(client, 'codesMade')
    const made = await post<{ codes: string[] }>(client, '/second-factor/recovery-codes')
    expect((await giveCode(await enter('editor'), codes[0] ?? '')).status).toBe(400)
    expect((await giveCode(await enter('editor'), made.body.codes[0] ?? '')).status).toBe(200)
  })
})
