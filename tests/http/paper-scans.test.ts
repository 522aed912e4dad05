import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicPath } from '../../src/domain/addresses/paths'
import { pdf } from '../fixtures/form-files'
import { ask, askBytes } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { sharedSite } from './site-under-test'

/** A seafarer adds the scan of a paper without a script, gets it back, and nobody else does. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(
    `DELETE FROM seaman_papers; DELETE FROM seamen WHERE email LIKE 'http.scans.%'`,
  )
  await database.end()
})

type Fields = Record<string, string>

async function member(): Promise<string> {
  made += 1
  const id = await newSeaman(database, { email: `http.scans.${made}@ship.example` })
  return newSession(database, id)
}

const SCAN = pdf({ objects: [`9 0 obj\n(${'a page of a passport '.repeat(5_000)})\nendobj\n`] })

function valueOf(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

/** The form of a page as a browser without scripts sends it: a form with a file goes in parts. */
async function send(path: string, cookie: string, page: string, typed: Fields, scan?: Buffer) {
  expect(page).toContain('encType="multipart/form-data"')
  const body = new FormData()
  const hidden = Object.fromEntries<string>(
    ['key', 'of', 'shown', 'kept'].map((name) => [name, valueOf(page, name)]),
  )
  for (const [name, value] of Object.entries({ ...hidden, ...typed })) {
    if (value !== '') body.set(name, value)
  }
  body.set('scan', new Blob([new Uint8Array(scan ?? [])]), scan ? 'passport.pdf' : '')
  const answer = await fetch(under.site.url + path, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
    body,
  })
  return { status: answer.status, body: await answer.text() }
}

test.each(['en', 'ar'] as const)(
  '%s: a scan is sent, told, downloaded, and removed',
  async (locale) => {
    const at = (path: string) => publicPath({ locale, path: `seaman/account/record${path}` }, 'en')
    const [cookie, other] = [await member(), await member()]
    const read = (path: string) => ask(under.site.url, path, { cookie })
    const form = await read(at('/papers/new'))
    // The script that sends files before their form has nothing to do with it.
    expect(form.body).not.toContain('data-upload')
    expect(gzipSync(form.body).length).toBeLessThan(30 * 1_024)
    const paper = { document: 'passport', validity: 'unlimited' }
    const acting = pdf({
      objects: ['9 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n'],
    })
    const refused = await send(at('/papers/new'), cookie, form.body, paper, acting)
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('aria-invalid="true"')
    const saved = await send(at('/papers/new'), cookie, refused.body, paper, SCAN)
    expect(saved.status).toBe(303)

    const list = await read(at(''))
    const link = /\/server\/seaman\/scans\/\d+/.exec(list.body)?.[0] ?? ''
    const scan = await askBytes(under.site.url, link, { cookie })
    expect(scan.status).toBe(200)
    expect(scan.bytes.equals(SCAN)).toBe(true)
    expect(scan.headers['cache-control']).toBe('private, no-store')
    expect(scan.headers['content-disposition']).toMatch(/^attachment;/)
    expect(scan.headers['content-security-policy']).toContain('sandbox')
    for (const stranger of [{ cookie: other }, {}]) {
      expect((await ask(under.site.url, link, stranger)).status).toBe(404)
    }

    const path = new RegExp(`${at('/papers/')}\\d+`).exec(list.body)?.[0] ?? ''
    const change = await read(path)
    const removed = await send(path, cookie, change.body, { ...paper, scanRemove: 'yes' })
    expect(removed.status).toBe(303)
    expect((await read(at(''))).body).not.toContain('/server/seaman/scans/')
    expect((await ask(under.site.url, link, { cookie })).status).toBe(404)
  },
)
