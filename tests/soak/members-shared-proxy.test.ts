import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { scriptAddress } from '../../src/domain/browser/browser-scripts'
import { ask } from '../site/ask'
import { newMember, pdfWith, uploadServiceFile, writeService } from '../site/members'
import { ROUTER_HEADERS } from '../site/router-headers'
import { type SharedCache, sharedCacheBefore } from '../site/shared-cache'
import { siteUnderTest } from '../http/site-under-test'

/** A cache of somebody else’s in front, as a ship, an office or a provider has: what a member reads stays out of it. */

// The cache hands on from its own address.
const under = siteUnderTest()

const CANARY = `canary${randomBytes(6).toString('hex')}`

let database: pg.Client
let cache: SharedCache
let member: string
let pages: string[]

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  cache = await sharedCacheBefore(under.site.url)
  const file = await uploadServiceFile(under.editor, { bytes: pdfWith(CANARY), name: CANARY })
  const service = await writeService(under.editor, {
    title: `Title ${CANARY}`,
    excerpt: CANARY,
    text: CANARY,
    files: [file.id],
  })
  const email = `${CANARY}@ship.example`
  member = await newMember(database, { email, name: CANARY })
  const below = [
    ...['services', `services/${service}`, `services/${service}/ask`, 'account'],
    ...['account/data', 'account/email', 'sign-in', 'apply', 'link', 'password'],
  ]
  pages = [
    ...below.map((one) => `/seaman/${one}`),
    ...[`/uk/seaman/services/${service}?from=mail`, `/seaman/services?q=${CANARY.slice(0, 6)}`],
    ...[`/server/seaman/files/${file.id}`, '/server/seaman/data.json', '/api/seamen/me'],
    // What is for everybody is not for members in another way.
    ...['/', '/uk', '/about', '/docs', '/crewings', '/search?q=visa', '/nowhere', '/forms/contact'],
  ]
})

afterAll(async () => {
  await cache.close()
  await database.end()
})

const KINDS: Record<string, string>[] = [
  {},
  ROUTER_HEADERS,
  { 'cache-control': 'max-stale=86400, only-if-cached' },
]

/** Reads a page by way of the cache. */
function read(path: string, kind: Record<string, string>, cookie = '') {
  return ask(cache.url, path, { ...kind, ...(cookie && { cookie }) })
}

test('what is for everybody is kept there, so that the cache is one', async () => {
  const path = scriptAddress('form')
  await ask(cache.url, path)
  const before = cache.hits()
  expect((await ask(cache.url, path)).status).toBe(200)
  expect(cache.hits()).toBe(before + 1)
})

test('whatever a member has read, the next one who asks reads what is theirs', async () => {
  for (const path of pages) {
    for (const kind of KINDS) {
      const own = await read(path, kind, member)
      const others = await read(path, kind)
      const asked = `${path} ${JSON.stringify(kind)}`
      expect([asked, others.body.includes(CANARY)]).toEqual([asked, false])
      expect([asked, own.status < 500, others.status < 500]).toEqual([asked, true, true])
      if (/\/services$|\/services\/\d+$|\/account$/.test(path)) {
        expect([asked, own.status, others.status]).toEqual([asked, 200, 307])
        // Nor is the member led to where the stranger was.
        expect([asked, (await read(path, kind, member)).status]).toEqual([asked, 200])
      }
    }
  }
  const kept = cache.stored()
  expect(kept.length).toBeGreaterThan(0)
  for (const { url, headers, body } of kept) {
    expect([url, headers['set-cookie']]).toEqual([url, undefined])
    expect([url, (JSON.stringify(headers) + body.toString('latin1')).includes(CANARY)]).toEqual([
      url,
      false,
    ])
    expect(url).not.toMatch(/seaman/)
  }
})

test('nor does it show what a member read once the site behind it is gone', async () => {
  cache.disconnect()
  for (const path of pages.filter((one) => one.includes('seaman'))) {
    for (const cookie of ['', member]) {
      expect([path, (await ask(cache.url, path, cookie ? { cookie } : {})).status]).toEqual([
        path,
        504,
      ])
    }
  }
})
