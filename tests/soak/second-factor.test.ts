import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { generateSync } from 'otplib'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { en } from '../../src/i18n/panel/en'
import { ADMIN } from '../site/accounts.mjs'
import { Editor } from '../site/editor'
import { runScript } from '../site/run-script'
import { forget, type ServedSite, serveSite } from '../site/site'
import { SoftwarePasskey } from '../site/software-passkey'

/** The drill of a second factor: what becomes of it with a backup that comes back, another name of the site, and time. */

const dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-factor-'))
afterAll(() => forget(dataDir))

type Question = Parameters<SoftwarePasskey['give']>[0]

interface Answered<Body> {
  status: number
  body: Body
}

/** Somebody of the staff who signs in by the API, as the panel does. */
class Person {
  token = ''
  secret = ''
  codes: string[] = []
  device: SoftwarePasskey | undefined

  constructor(
    public url: string,
    readonly account: Editor['account'],
  ) {}

  async ask<Body = object>(path: string, data?: object): Promise<Answered<Body>> {
    const answer = await fetch(`${this.url}/api/staff${path}`, {
      method: data ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(this.token !== '' && { Authorization: `JWT ${this.token}` }),
      },
      ...(data && { body: JSON.stringify(data) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  /** Gives the password. */
  async enter(): Promise<void> {
    this.token = ''
    const { body } = await this.ask<{ token: string }>('/login', this.account)
    this.token = body.token
  }

  /** Whether the session counts. */
  async isKnown(): Promise<boolean> {
    return (await this.ask<{ user: object | null }>('/me')).body.user !== null
  }

  async standing() {
    const { body } = await this.ask<{ standing: string; place?: object; ways?: object }>(
      '/second-factor',
    )
    return body
  }

  async giveCode(code: string): Promise<number> {
    const path = '/second-factor/give-code'
    const { body, status } = await this.ask<{ token?: string }>(path, { code })
    this.token = body.token ?? this.token
    return status
  }

  /** Confirms a change of one's own second factor, by a recovery code where there is one. */
  async confirm(change: string): Promise<void> {
    const { password } = this.account
    const given = await this.ask<{ factor?: true }>('/confirm-password', {
      password,
      for: 'keys',
      change,
    })
    if (given.body.factor !== true) return
    const code = this.codes.pop()
    expect((await this.ask('/second-factor/confirm-code', { code })).status).toBe(200)
  }

  async setUpApp(): Promise<void> {
    await this.confirm('appAdded')
    const begun = await this.ask<{ secret: string }>('/second-factor/begin-app', {})
    this.secret = begun.body.secret
    const added = await this.ask<{ token: string; codes: string[] }>('/second-factor/add-app', {
      code: this.code(-1),
    })
    expect(added.status).toBe(200)
    Object.assign(this, added.body)
  }

  async setUpPasskey(): Promise<{ id: string; device: SoftwarePasskey }> {
    await this.confirm('passkeyAdded')
    const { body } = await this.ask<Question>('/second-factor/begin-passkey', {})
    const device = new SoftwarePasskey(this.url)
    const response = device.make(body)
    const made = await this.ask('/second-factor/add-passkey', { name: 'Laptop', response })
    expect(made.status).toBe(200)
    this.device = device
    return { id: device.id.toString('base64url'), device }
  }

  async givePasskey(): Promise<number> {
    const { body, status } = await this.ask<Question>('/second-factor/ask-passkey', {})
    if (status !== 200) return status
    const response = this.device?.give(body)
    const given = await this.ask<{ token?: string }>('/second-factor/give-passkey', { response })
    this.token = given.body.token ?? this.token
    return given.status
  }

  /** The code of the app, so many half minutes from now. */
  code(steps = 0): string {
    const epoch = Math.floor(Date.now() / 1_000) + steps * 30
    return generateSync({ secret: this.secret, epoch })
  }
}

async function hire(site: ServedSite, name: string): Promise<Person> {
  const { account } = await (await Editor.signIn(site.url)).hire(name)
  const person = new Person(site.url, account)
  await person.enter()
  return person
}

async function query(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A site that goes with the test. */
async function serve(options: Parameters<typeof serveSite>[0] = {}): Promise<ServedSite> {
  const site = await serveSite({ dataDir, ...options })
  onTestFinished(async () => void (await site.stop()))
  return site
}

test('a backup that comes back lets no old token in, and has the factors of its day but for what was used up', async () => {
  const site = await serve()
  const { databaseUrl } = site
  const [person, late] = [await hire(site, 'Before'), await hire(site, 'Late')]
  const beforeFactor = person.token
  await person.setUpApp()
  const removed = await person.setUpPasskey()
  const kept = await person.setUpPasskey()
  const withFactor = person.token
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITE_URL: site.url }
  const backup = await runScript('backup', [], { ...env, BACKUP_DIR: path.join(dataDir, 'kept') })
  expect([backup.code, backup.output]).toEqual([0, expect.any(String)])

  // Since then: a code is used, a passkey removed, and a colleague sets up an app.
  const [used = '', unused = ''] = person.codes
  await person.enter()
  expect(await person.giveCode(used)).toBe(200)
  person.codes = person.codes.slice(1)
  const { id } = removed
  await person.confirm(`passkeyRemoved ${id}`)
  expect((await person.ask('/second-factor/remove-passkey', { id })).status).toBe(200)
  await late.setUpApp()
  await site.stop()
  const restore = await runScript('restore', ['latest', '--replace'], {
    ...env,
    BACKUP_DIR: path.join(dataDir, 'kept'),
  })
  expect([restore.code, restore.output]).toEqual([
    0,
    expect.stringMatching(
      new RegExp(`had a second step, and have none in the backup.* ${late.account.email}`),
    ),
  ])
  expect(restore.output).not.toContain(person.account.email)

  const again = await serve({ databaseUrl })
  for (const one of [person, late]) one.url = again.url
  for (const token of [beforeFactor, withFactor]) {
    person.token = token
    expect(await person.isKnown()).toBe(false)
  }
  await person.enter()
  expect(await person.standing()).toMatchObject({ standing: 'give' })
  expect(await person.giveCode(used)).toBe(400)
  expect(await person.giveCode(unused)).toBe(200)
  expect(await person.isKnown()).toBe(true)
  // The passkeys were made at another port, which is no other name.
  await person.enter()
  for (const [device, status] of [
    [removed.device, 400],
    [kept.device, 200],
  ] as const) {
    person.device = Object.assign(device, { origin: again.url })
    expect(await person.givePasskey()).toBe(status)
  }
  // A code may be of the half minute in which it was used before the backup came back.
  await person.enter()
  expect(await person.giveCode(person.code())).toBe(400)
  await query(databaseUrl, 'UPDATE staff_apps SET last_step = last_step - 4')
  expect(await person.giveCode(person.code())).toBe(200)
  // Who set one up later has none again, and sets one up.
  await late.enter()
  expect(await late.isKnown()).toBe(true)
  await late.setUpApp()
})

test('under another name of the site the app goes on, and it is said why a passkey does not', async () => {
  const site = await serve()
  const { databaseUrl } = site
  const person = await hire(site, 'Moved')
  await person.setUpApp()
  await person.setUpPasskey()
  const admin = new Person(site.url, ADMIN)
  await admin.enter()
  await admin.setUpApp()
  await site.stop()

  const settingsSay = async (one: Person, sentence: string) => {
    const headers = { Cookie: `mh-token=${one.token}`, 'Sec-Fetch-Site': 'none' }
    const answer = await fetch(`${one.url}/admin/globals/staff-settings`, { headers })
    // Marks around names are no part of a sentence.
    return (await answer.text()).replaceAll(/[\u2066-\u2069]/g, '').includes(sentence)
  }

  const moved = await serve({ databaseUrl, env: { SITE_URL: 'https://other.example' } })
  for (const one of [person, admin]) one.url = moved.url
  await person.enter()
  expect(await person.standing()).toMatchObject({
    standing: 'give',
    place: { rpId: 'other.example' },
    ways: { passkey: false, app: true, elsewhere: 'localhost' },
  })
  expect(await person.givePasskey()).toBe(400)
  expect(await person.giveCode(person.code())).toBe(200)
  await admin.enter()
  expect(await admin.giveCode(admin.code())).toBe(200)
  expect(await settingsSay(admin, en.factorPlaceName.replace('{{site}}', 'other.example'))).toBe(
    true,
  )
  await moved.stop()

  const numbers = await serve({ databaseUrl, env: { SITE_URL: 'https://192.0.2.1' } })
  for (const one of [person, admin]) one.url = numbers.url
  expect(await person.standing()).toMatchObject({ standing: 'full', place: { why: 'address' } })
  await person.confirm('passkeyAdded')
  const refused = await person.ask('/second-factor/begin-passkey', {})
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ message: en.factorNoPasskeyHere }] },
  })
  expect(await settingsSay(admin, en.factorNoPasskeyAddress)).toBe(true)
})

test('a session that has given its password alone ends after a quarter of an hour, and is led to the sign-in', async () => {
  const site = await serve()
  const person = await hire(site, 'Slow')
  await person.setUpApp()
  await person.enter()
  const open = async () => {
    const headers = { Cookie: `mh-token=${person.token}`, 'Sec-Fetch-Site': 'none' }
    const answer = await fetch(`${site.url}/admin/second-factor`, { headers, redirect: 'manual' })
    return `${answer.headers.get('location') ?? ''} ${await answer.text()}`
  }
  const minutesAgo = (minutes: number) =>
    query(
      site.databaseUrl,
      `UPDATE staff_confirmations SET confirmed_at = clock_timestamp() - interval '${minutes} minutes'`,
    )
  await minutesAgo(14)
  expect(await open()).toContain(en.factorGiveText)
  await minutesAgo(15)
  expect(await open()).toContain('/admin/login?redirect=')
  const late = await person.ask('/second-factor/give-code', { code: person.code() })
  expect(late).toMatchObject({
    status: 401,
    body: { errors: [{ message: en.factorSignInAgain }] },
  })
  expect((await person.ask('/logout', {})).status).toBe(200)
})
