import { describe, expect, it } from 'vitest'

import { ask, type RestClient } from '../rest'
import { ORIGIN, PASSWORD, type Role, staffWithFactors } from '../staff-with-factors'

/** What is left where a second factor, a backup or an account is gone. */

const {
  cms,
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
  lines,
  mails,
  lastMail,
} = staffWithFactors()

describe('a second factor that was lost', () => {
  it('is taken away by an admin, who gives the password, and the owner is told', async () => {
    const { client } = await setUpPasskey(await enter('editor'))
    const admin = await enter('admin')
    const path = `/${people.editor.id}/second-factor/take-away`
    await forKeys(admin, `factorsTaken ${people.editor.id}`)
    await query('DELETE FROM messages')
    expect((await post(admin, path)).status).toBe(200)
    expect(await who(client)).toBeUndefined()
    expect(await who(await enter('editor'))).toBe(people.editor.id)
    // The admin who has done it hears of it too.
    expect(await mails()).toEqual([
      expect.stringContaining('taken away'),
      expect.stringContaining('who may do what'),
    ])
    // All is gone: there is nothing to look through.
    expect(await lastMail(people.editor.email)).toMatch(/set up a second step again/)
    expect(await lastMail(people.editor.email)).not.toMatch(/remove every passkey/)
    expect(await lastMail(people.editor.email)).toContain('Passkey \u2068Laptop\u2069')
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
    const { sendAccountLink } = await import('../../../src/cms/services/mail/account-mail')
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
    const id = device.id.toString('base64url')
    await forKeys(client, `passkeyRemoved ${id}`)
    await post(client, '/second-factor/remove-passkey', { id })
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
    await forKeys(client, 'passkeyAdded')
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
