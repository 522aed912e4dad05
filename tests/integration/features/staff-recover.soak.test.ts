import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Payload } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import { makeRecoveryLink } from '../../../scripts/set-up/recovery-link.mjs'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'

const cms = cmsUnderTest()

const ADA = 'ada@site.example'
const BO = 'bo@site.example'
const FORGOTTEN = 'nobody-remembers-this'
const NEW = 'a-better-one-this-time'

interface Ending {
  code: number | null
  printed: string
  complaint: string
}

/** `npm run staff:recover -- …`, on the database of this file unless `env` says otherwise. */
function recover(args: string[] = [], env: Record<string, string> = {}): Ending {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/staff-recover.mjs', ...args],
    { encoding: 'utf8', env: { ...process.env, SITE_URL: 'https://site.example', ...env } },
  )
  return { code: status, printed: stdout, complaint: stderr }
}

/** The token of the link in what was printed. */
function tokenIn({ printed, complaint }: Ending): string {
  const token = /https:\/\/site\.example\/admin\/reset\/(\w{40})\n/.exec(printed)?.[1]
  if (token === undefined) throw new Error(`No link was printed:\n${printed}${complaint}`)
  return token
}

/** The token of a link without the command around it, which takes a second to start. */
async function makeToken(email?: string): Promise<string> {
  const client = await cms().db.pool.connect()
  try {
    const { link } = await makeRecoveryLink(client, 'https://site.example', email)
    return tokenIn({ code: 0, printed: `${link}\n`, complaint: '' })
  } finally {
    client.release()
  }
}

const resetPassword = (token: string, password: string) =>
  ask({}, 'POST', '/staff/reset-password', { token, password })
const signIn = async (email: string, password: string) =>
  (await ask({}, 'POST', '/staff/login', { email, password })).status

async function addStaff(
  payload: Payload,
  email: string,
  role: 'admin' | 'editor',
  password = FORGOTTEN,
) {
  await payload.create({
    collection: 'staff',
    data: { email, name: email, role, password },
    overrideAccess: true,
  })
}

/** Past the rules that keep one admin: the state that they came too late for. */
async function sql(statement: string): Promise<void> {
  await cms().db.pool.query(statement)
}

beforeEach(async () => {
  await sql('DELETE FROM staff')
  await addStaff(cms(), ADA, 'admin')
})

describe('npm run staff:recover', () => {
  it('lets the only admin in again by a new password, and not by the old one', async () => {
    const ending = recover()
    expect(ending).toMatchObject({ code: 0, complaint: '' })
    expect(ending.printed).toContain(ADA)
    expect((await resetPassword(tokenIn(ending), NEW)).status).toBe(200)
    expect(await signIn(ADA, NEW)).toBe(200)
    expect(await signIn(ADA, FORGOTTEN)).toBe(401)
  })

  it('prints a link that works once', async () => {
    const token = await makeToken()
    expect((await resetPassword(token, NEW)).status).toBe(200)
    expect((await resetPassword(token, 'somebody-else-entirely')).status).toBe(403)
    expect(await signIn(ADA, NEW)).toBe(200)
  })

  it('prints a link that lasts an hour, and none before it works then', async () => {
    const first = await makeToken()
    const second = await makeToken()
    expect((await resetPassword(first, NEW)).status).toBe(403)
    await sql(`UPDATE staff SET reset_password_expiration =
      reset_password_expiration - interval '1 hour'`)
    expect((await resetPassword(second, NEW)).status).toBe(403)
    expect(await signIn(ADA, FORGOTTEN)).toBe(200)
  })

  it('unlocks an account that too many wrong passwords have locked', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(ADA, 'a-wrong-guess-again')
    expect(await signIn(ADA, FORGOTTEN)).toBe(401)
    await makeToken()
    expect(await signIn(ADA, FORGOTTEN)).toBe(200)
  })

  it('lets in the named user, and keeps their role', async () => {
    await addStaff(cms(), BO, 'editor')
    const ending = recover(['Bo@Site.example'])
    expect((await resetPassword(tokenIn(ending), NEW)).status).toBe(200)
    expect(await signIn(BO, NEW)).toBe(200)
    expect(await signIn(ADA, FORGOTTEN)).toBe(200)
    const { docs } = await cms().find({ collection: 'staff', where: { email: { equals: BO } } })
    expect(docs[0]?.role).toBe('editor')
  })

  it('takes a second factor away where it is told to, once its link is used', async () => {
    await sql(`INSERT INTO staff_passkeys (credential, staff_id, name, public_key, counter, transports, rp_id)
      SELECT 'a', id, 'Lost', 'b', 0, '', 'localhost' FROM staff`)
    const left = async () => (await cms().db.pool.query('SELECT FROM staff_passkeys')).rowCount
    const other = recover()
    expect(other.printed).toContain('A second factor is still asked for')
    expect((await resetPassword(tokenIn(other), NEW)).status).toBe(200)
    const ending = recover([ADA, '--without-factor'])
    expect([ending.complaint, ending.printed]).toEqual(['', expect.stringContaining('end with it')])
    expect(await left()).toBe(1)
    expect((await resetPassword(tokenIn(ending), NEW)).status).toBe(200)
    expect(await left()).toBe(0)
  })

  it('makes the named account an admin where there is none left', async () => {
    await addStaff(cms(), BO, 'editor')
    await sql("UPDATE staff SET role = 'editor'")
    expect(recover().complaint).toContain(`${ADA}, ${BO}`)
    const ending = recover([BO])
    expect(ending.printed).toContain(`${BO} is one now`)
    const { docs } = await cms().find({
      collection: 'staff',
      where: { role: { equals: 'admin' } },
    })
    expect(docs.map(({ email }) => email)).toEqual([BO])
  })

  it('asks whose account among several admins, and names them', async () => {
    await addStaff(cms(), BO, 'admin')
    const ending = recover()
    expect(ending).toMatchObject({ code: 1, printed: '' })
    expect(ending.complaint).toContain(`The admins are: ${ADA}, ${BO}`)
  })

  it.each<[string, string[], RegExp]>([
    ['an address that nobody has', ['bob@site.example'], /"bob@site\.example".*ada@site\.example/],
    ['what is no address', ['ada'], /e-mail address/],
    ['an option', ['--help'], /e-mail address/],
    ['two addresses', [ADA, BO], /one account/],
  ])('says what is wrong with %s', async (_name, args, complaint) => {
    const ending = recover(args)
    expect(ending).toMatchObject({ code: 1, printed: '' })
    expect(ending.complaint).toMatch(complaint)
    expect(ending.complaint).not.toContain('    at ')
  })

  it('says what to do where there is no account yet', async () => {
    await sql('DELETE FROM staff')
    expect(recover().complaint).toMatch(/no account yet.*npm start/)
  })

  it('makes no database where there is none', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-recover-'))
    try {
      const ending = recover([], { DATABASE_URL: '', DATA_DIR: dataDir })
      expect(ending.code).toBe(1)
      expect(ending.complaint).toMatch(/no database in .*npm start/)
      expect(await readdir(dataDir)).toEqual([])
    } finally {
      await rm(dataDir, { recursive: true })
    }
  })
})
