import { generateSync } from 'otplib'
import { beforeEach, expect } from 'vitest'

import { SoftwarePasskey } from '../site/software-passkey'
import { cmsUnderTest } from './cms-under-test'
import { ask, type RestClient, signIn } from './rest'

export const PASSWORD = 'only-for-tests'
export const ORIGIN = 'http://localhost:3000'

export type Role = 'admin' | 'editor'

/** What an answer says where the password is to be given for a change. */
export const NEEDED = { errors: [{ name: 'PasswordNeeded', data: { why: 'keys' } }] }

interface Enrolled {
  client: RestClient
  secret: string
  codes: string[]
}

/** An admin and an editor of a site of this file's own, and what they do with second factors. Call at the top of a file. */
export function staffWithFactors() {
  const cms = cmsUnderTest()

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

  /**
   * Gives what one change of what keeps others out asks for, as a full session does; one that has to set a factor up has just given
   * its password. A factor that is there is taken for given (key-changes.test.ts).
   * @param change as the refusal of it names it
   */
  async function forKeys(client: RestClient, change: string): Promise<void> {
    const data = { password: PASSWORD, for: 'keys', change }
    const { body } = await post(client, '/confirm-password', data)
    if (body.factor !== true) return
    await query(
      `UPDATE staff_factor_challenges SET kind = 'keysGiven' WHERE kind = 'keysHalfGiven'`,
    )
  }

  /** Sets up an app, by a code of the half minute before, so that the present one is not used up. */
  async function setUpApp(client: RestClient): Promise<Enrolled> {
    await forKeys(client, 'appAdded')
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
    await forKeys(client, 'passkeyAdded')
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

  /** What the last of them says, to whomever it was or to somebody. */
  async function lastMail(to = '%'): Promise<string> {
    const { rows } = await query(
      `SELECT content FROM messages WHERE kind = 'accountNotice' AND "to" LIKE $1 ORDER BY id DESC LIMIT 1`,
      [to],
    )
    const parts = (rows[0]?.content ?? []) as { text: string }[]
    return parts.map(({ text }) => text).join('\n')
  }

  return {
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
    givePasskey,
    requireOf,
    lines,
    mails,
    lastMail,
  }
}
