import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { load } from '../site/load'
import { serveMail } from '../site/mail-server'
import { forget, freePort, serveSite } from '../site/site'
import { copyTemplate } from '../site/test-postgres.mjs'

/** What a visitor was told is true, whenever the site is killed: its request is there, and its mail arrives. */

const KILLS = load({ gate: 1, soak: 5, many: 60 })

/** A worker that was killed holds its message for four minutes; after that it may be tried a few minutes later. */
const UNTIL_ALL_ARE_SENT = load({ gate: 30_000, soak: 15 * 60_000 })

let databaseUrl: string
let dataDir: string
let port: string
let database: pg.Client
let mail: Awaited<ReturnType<typeof serveMail>>

beforeAll(async () => {
  databaseUrl = await copyTemplate('empty')
  dataDir = await mkdtemp(path.join(tmpdir(), 'mariner-hub-kills-'))
  port = String(await freePort())
  mail = await serveMail()
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await mail.close()
  await forget(dataDir)
})

const start = () =>
  serveSite({
    databaseUrl,
    dataDir,
    env: { PORT: port, SMTP_URL: mail.url, MAIL_FROM: 'site@localhost', TRUST_PROXY_HOPS: '1' },
  })

/** Sends a letter, and again as long as it is told "later"; returns the reference as soon as an answer has it. */
async function send(url: string, n: number): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  const email = `sailor-${n}@ship.example`
  for (let press = 0; press < 20; press += 1) {
    const answer = await fetch(`${url}/forms/contact`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `10.2.${n >> 8}.${n & 255}` },
      body: new URLSearchParams({ key, name: `Sailor ${n}`, email, message: 'Hello' }),
      redirect: 'manual',
    })
    const location = answer.headers.get('location') ?? ''
    const [, reference] = /\?sent=(MH-\w{4}-\w{4})$/.exec(location) ?? []
    if (answer.status === 303 && reference !== undefined) return reference
    if (answer.status !== 503) throw new Error(`It is ${answer.status}: ${await answer.text()}`)
    // The page says it, with the letter in it; no answer is empty.
    expect(await answer.text()).toContain(email)
  }
  throw new Error('It is told "later" too often.')
}

/** The `Message-ID`s of the mails that were taken, by the reference in them. */
function taken(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { bytes } of mail.taken) {
    const [reference] = /MH-\w{4}-\w{4}/.exec(bytes) ?? ['']
    const id = /^Message-ID: (.*)$/im.exec(bytes)?.[1]?.trim() ?? ''
    found.set(reference, [...(found.get(reference) ?? []), id])
  }
  return found
}

test(
  `${KILLS} times kill -9 right after a confirmation: every request is there, and every mail arrives`,
  async () => {
    const shown: string[] = []
    for (let n = 0; n < KILLS; n += 1) {
      const site = await start()
      shown.push(await send(site.url, n))
      await site.kill()
    }
    const { rows } = await database.query<{ reference: string }>('SELECT reference FROM requests')
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(shown.toSorted())
    const before = taken().size
    const left = await database.query(`SELECT id FROM messages WHERE state = 'sending'`)

    // In the gate nobody waits for leases to lapse.
    if (!process.env.SOAK) {
      await database.query(
        `UPDATE messages SET claimed_until = now() - interval '1 second' WHERE state = 'sending'`,
      )
    }
    const site = await start()
    const missing = () => shown.filter((reference) => !taken().has(reference)).length
    await expect.poll(missing, { timeout: UNTIL_ALL_ARE_SENT, interval: 500 }).toBe(0)
    // What is sent a second time is the same message.
    const copies = [...taken().values()]
    expect(copies.filter((ids) => new Set(ids).size > 1)).toEqual([])
    await expect
      .poll(
        async () =>
          (await database.query(`SELECT DISTINCT state FROM messages`)).rows as { state: string }[],
        { timeout: UNTIL_ALL_ARE_SENT, interval: 500 },
      )
      .toEqual([{ state: 'sent' }])
    expect(await site.stop()).toBe(0)
    if (process.env.SOAK) {
      const twice = copies.filter((ids) => ids.length > 1).length
      console.warn({ kills: KILLS, before, left: left.rows.length, twice })
    }
  },
  load({ gate: 120_000, soak: 60 * 60_000 }),
)
