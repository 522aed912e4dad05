import { connect, type IncomingHttpHeaders } from 'node:http2'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { CURRENCIES } from '../../src/domain/money/money'
import { CERTIFICATE, KEY } from '../fixtures/feed-certificate'
import { ADMIN } from '../site/accounts.mjs'
import { ask, askBytes } from '../site/ask'
import { type Edge, startEdge } from '../site/edge'
import { Editor, paragraph } from '../site/editor'
import { newSeaman, newSession } from '../site/members'
import { ROUTER_HEADERS } from '../site/router-headers'
import { sendConsent } from '../site/send-consent'
import { forget, freePort, type ServedSite, serveSite } from '../site/site'

/** The production site behind nginx, with the configuration that operators are given (docs/edge.md). */

const TOKEN = 'only-for-the-tests-of-the-edge'

let site: ServedSite
let edge: Edge
let editor: Editor
let start: (databaseUrl?: string, dataDir?: string) => Promise<ServedSite>

beforeAll(async () => {
  const port = await freePort()
  const env = {
    // As docs/edge.md has it.
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY_HOPS: '1',
    METRICS_TOKEN: TOKEN,
  }
  start = (databaseUrl, dataDir) =>
    serveSite({ env, ...(databaseUrl && { databaseUrl }), ...(dataDir && { dataDir }) })
  site = await start()
  edge = await startEdge(site.url, { port })
  // Everything that the staff does goes through it too.
  editor = await Editor.signIn(edge.url)
})
afterAll(async () => {
  await edge?.close()
  await site?.stop()
  if (site) await forget(site.dataDir)
})

let readers = 0

/** What the browser of another reader sends each time: nobody has the same cookies twice. */
function cookiesOfSomebody(...chosen: string[]): string {
  readers += 1
  const consent = `mh_consent_v1=${encodeURIComponent(JSON.stringify({ v: 1, at: readers }))}`
  const analytics = [`_ga=GA1.1.${readers}.1764000000`, `_ga_X${readers}=GS2.1.s${readers}`]
  const others = [consent, 'mh_colours=night', `mh-token=not.a.session${readers}`]
  return [...analytics, ...chosen, ...others].join('; ')
}

/** Asks twice in a row, each time as somebody else, until the second answer is stored: a second may end between the two. */
async function untilStored(path: string, headers: () => Record<string, string>) {
  let answer = await askBytes(edge.url, path, headers())
  await expect
    .poll(
      async () => {
        await askBytes(edge.url, path, headers())
        answer = await askBytes(edge.url, path, headers())
        return answer.headers['x-cache']
      },
      { interval: 0, timeout: 20_000, message: path },
    )
    .toBe('HIT')
  return answer
}

/** What is stored and what the site itself says, once neither changes any more: soon after a start prices do. */
async function untilTheSame(path: string, headers: () => Record<string, string> = () => ({})) {
  const read = async () =>
    [await untilStored(path, headers), await askBytes(site.url, path, headers())] as const
  let both = await read()
  const isSame = async () => {
    both = await read()
    const [stored, straight] = both.map(decoded)
    return stored === straight
  }
  await expect.poll(isSame, { timeout: 20_000, interval: 200, message: path }).toBe(true)
  return both
}

function decoded({ headers, bytes }: Awaited<ReturnType<typeof askBytes>>): string {
  const encoding = headers['content-encoding'] ?? 'identity'
  return READ[encoding as keyof typeof READ](bytes).toString()
}

const READ = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

const AS_BROWSERS = 'gzip, deflate, br, zstd'

test('readers of twelve languages share what is stored, whatever cookies they have besides', async () => {
  for (const [index, locale] of LOCALES.entries()) {
    const currency = CURRENCIES[index % CURRENCIES.length] ?? 'USD'
    const prefix = locale === 'en' ? '' : `/${locale}`
    const chosen = [`i18n_redirected=${locale}`, `mh_currency_v1=${currency}`]
    const headers = () => ({
      Cookie: cookiesOfSomebody(...chosen),
      'Accept-Language': `${locale === 'ph' ? 'fil' : locale},en-US;q=0.9,en;q=0.8`,
      'Accept-Encoding': AS_BROWSERS,
    })
    for (const path of [prefix === '' ? '/' : prefix, `${prefix}/mailing`]) {
      const [stored, straight] = await untilTheSame(path, headers)
      expect([stored.status, stored.headers['content-encoding']], path).toEqual([200, 'br'])
      for (const name of ['cache-control', 'vary', 'content-type', 'content-security-policy']) {
        expect(stored.headers[name], `${path} ${name}`).toBe(straight.headers[name])
      }
    }
  }
})

test('a page with prices is another one in each currency', async () => {
  const bodies = new Set<string>()
  for (const currency of CURRENCIES) {
    const headers = () => ({ Cookie: cookiesOfSomebody(`mh_currency_v1=${currency}`) })
    const [stored] = await untilTheSame('/uk/mailing', headers)
    bodies.add(decoded(stored))
  }
  expect(bodies.size).toBe(CURRENCIES.length)
})

test('cookies that can be read in two ways are answered by the site, and change nobody’s page', async () => {
  const usual = (await ask(site.url, '/uk/mailing')).body
  for (const cookie of [
    'mh_currency_v1=EUR; mh_currency_v1=USD',
    'MH_CURRENCY_V1=USD; mh_currency_v1=EUR',
    ';\u00a0mh_currency_v1=EUR',
    'mh_currency_v1=XXX',
    'x=mh_currency_v1=EUR',
    'mh_lite=a b',
  ]) {
    const odd = await ask(edge.url, '/uk/mailing', { Cookie: cookie })
    const straight = await ask(site.url, '/uk/mailing', { Cookie: cookie })
    expect(odd.body === straight.body, cookie).toBe(true)
    const stored = await untilStored('/uk/mailing', () => ({ Cookie: cookiesOfSomebody() }))
    expect(decoded(stored) === usual, cookie).toBe(true)
  }
})

test('an address without a language leads each reader to their own', async () => {
  const wants = async (headers: Record<string, string>) => {
    await untilStored('/about', () => ({ 'Accept-Language': 'en-GB,en;q=0.9' }))
    return ask(edge.url, '/about', headers)
  }
  for (const headers of [
    { 'Accept-Language': 'uk-UA,uk;q=0.9,en;q=0.8' },
    { 'Accept-Language': 'en;q=0.1, uk' },
    { 'Accept-Language': 'pl, uk;q=0.9' },
    { 'Accept-Language': 'en', Cookie: cookiesOfSomebody('i18n_redirected=uk') },
  ]) {
    const { status, location = '', headers: told } = await wants(headers)
    const straight = await ask(site.url, '/about', headers)
    expect([status, told.location], JSON.stringify(headers)).toEqual([
      307,
      straight.headers.location,
    ])
    expect(location).toMatch(/\/uk\//)
  }
  const crawler = { 'Accept-Language': 'uk', 'User-Agent': 'Googlebot/2.1' }
  expect((await wants(crawler)).status).toBe(200)
})

test('a request that is written as Next’s router’s shares the stored page', async () => {
  const [stored] = await untilTheSame('/about')
  const headers = () => ({ ...ROUTER_HEADERS, Cookie: cookiesOfSomebody() })
  for (const path of ['/about', '/about?_rsc=abcde']) {
    const [asRouter] = await untilTheSame(path, headers)
    expect(asRouter.headers['content-type']).toMatch(/^text\/html/)
    expect(decoded(asRouter)).toBe(decoded(stored))
  }
})

test('a body goes out as the site has compressed it', async () => {
  const accepted = {
    br: [AS_BROWSERS, 'br', 'br;q=1.0, gzip;q=0.8, *;q=0.1'],
    gzip: ['gzip', 'gzip, deflate', 'br;q=0, gzip'],
    identity: ['identity', '', 'deflate'],
  }
  const html = (await ask(site.url, '/uk')).body
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    // While the digest is weak, a smaller body is still being made.
    const settled = () => askBytes(site.url, '/uk', { 'Accept-Encoding': encoding })
    await expect.poll(async () => (await settled()).headers.etag, { timeout: 20_000 }).toMatch(/^"/)
    for (const value of accepted[encoding]) {
      const headers = () => ({ 'Accept-Encoding': value, Cookie: cookiesOfSomebody() })
      // What was stored before it settled is gone after a second.
      await expect
        .poll(async () => (await untilStored('/uk', headers)).headers.etag, { timeout: 20_000 })
        .toBe((await settled()).headers.etag)
      const { bytes, headers: told } = await untilStored('/uk', headers)
      expect(told['content-encoding'] ?? 'identity', value).toBe(encoding)
      expect(bytes.equals((await settled()).bytes), value).toBe(true)
      expect(READ[encoding](bytes).toString() === html, value).toBe(true)
    }
  }
  const { etag } = (await settledAt('/uk')).headers
  const known = await ask(edge.url, '/uk', { 'Accept-Encoding': 'br', 'If-None-Match': etag ?? '' })
  expect([known.status, known.body]).toEqual([304, ''])
})

const settledAt = (path: string) => askBytes(site.url, path, { 'Accept-Encoding': 'br' })

test('a publish shows a second later at the latest', async () => {
  const id = await editor.create('en', { title: 'Edge', slug: 'edge', body: paragraph('text-0-') })
  await editor.publish(id, 'en')
  for (let number = 1; number <= 3; number += 1) {
    const headers = () => ({ Cookie: cookiesOfSomebody() })
    await untilStored('/edge', headers)
    await editor.publish(id, 'en', { body: paragraph(`text-${number}-`) })
    const published = performance.now()
    for (;;) {
      const asked = performance.now() - published
      const { body } = await ask(edge.url, '/edge', headers())
      if (body.includes(`text-${number}-`)) break
      expect(asked).toBeLessThan(1_000)
    }
  }
  await editor.unpublish(id, 'en')
  await expect.poll(async () => (await ask(edge.url, '/edge')).status).toBe(410)
  await editor.delete(id)
})

test('a page that nobody has read for long is asked for before it is shown', async () => {
  const id = await editor.create('en', { title: 'Rare', slug: 'rare', body: paragraph('before') })
  await editor.publish(id, 'en')
  await untilStored('/rare', () => ({}))
  await editor.publish(id, 'en', { body: paragraph('after') })
  const published = performance.now()
  // Of another page, so that time passes and nobody reads this one.
  await expect
    .poll(
      async () => {
        await ask(edge.url, '/uk')
        return performance.now() - published
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(2_000)
  expect((await ask(edge.url, '/rare')).body).toContain('after')
  await editor.delete(id)
})

describe('what is one visitor’s', () => {
  test('a choice of language is remembered, and its cookie is nobody else’s', async () => {
    await untilStored('/uk/mailing', () => ({}))
    const chosen = await ask(edge.url, '/uk/mailing', { Referer: `${edge.url}/de/mailing` })
    expect([chosen.status, String(chosen.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('i18n_redirected=uk'),
    ])
    for (const Referer of [`${edge.url}/uk`, 'https://elsewhere.example/de/']) {
      const { headers } = await untilStored('/uk/mailing', () => ({ Referer }))
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('goes through: forms, cookies, sessions of members and staff', async () => {
    const form = new URLSearchParams({ choice: 'accept' })
    const direct = await sendConsent(site.url, form.toString(), { Origin: edge.url })
    const through = await sendConsent(edge.url, form.toString(), { Origin: edge.url })
    expect(through.status).toBe(direct.status)
    expect(through.headers.getSetCookie().length).toBe(direct.headers.getSetCookie().length)

    const database = new pg.Client({ connectionString: site.databaseUrl })
    await database.connect()
    const seaman = await newSeaman(database, { email: 'edge@ship.example', name: 'Canary Koval' })
    const session = await newSession(database, seaman, edge.url)
    await database.end()
    const account = await ask(edge.url, '/seaman/account', { Cookie: session })
    expect([account.status, account.body.includes('Canary Koval')]).toEqual([200, true])
    expect((await ask(edge.url, '/seaman/account')).body).not.toContain('Canary Koval')

    const panel = await fetch(`${edge.url}/admin`, {
      headers: {
        Cookie: `${editor.cookie().name}=${editor.cookie().value}`,
        'Sec-Fetch-Site': 'none',
        Accept: 'text/html',
      },
    })
    expect([panel.status, (await panel.text()).includes(ADMIN.email)]).toEqual([200, true])
  })

  test('is not stored, and neither is any cookie', async () => {
    const privately = ['/consent', '/search?q=canary-question', '/uk/forms/contact', '/admin']
    for (const path of [...privately, '/seaman/sign-in', '/seaman/account', '/api/pages']) {
      for (const time of ['first', 'second']) {
        const { headers } = await ask(edge.url, path, { 'X-Time': time })
        expect(headers['x-cache'], path).toBeUndefined()
        const straight = (await ask(site.url, path)).headers['cache-control']
        expect(headers['cache-control'], path).toBe(straight)
      }
    }
    const stored = await edge.stored()
    expect(stored.length).toBeGreaterThan(LOCALES.length)
    for (const answer of stored) {
      expect(answer).not.toMatch(/^set-cookie:/im)
      expect(answer).not.toMatch(/^cache-control:.*(?:private|no-store)/im)
      expect(answer).not.toContain('Canary Koval')
      expect(answer).not.toMatch(/^KEY: .*(?:\/consent|\/search|\/forms|\/seaman|\/admin|\/api)/m)
    }
    // Keys of accounts stand in addresses.
    expect(await edge.log()).not.toMatch(/\/seaman\/|\?/)
  })

  test('what is sent is refused by the site, in its words', async () => {
    const large = { method: 'POST', 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = `message=${'x'.repeat(200 * 1024)}`
    const direct = await ask(site.url, '/forms/contact', large, body)
    const through = await ask(edge.url, '/forms/contact', large, body)
    expect([direct.status, through.status]).toEqual([413, 413])
    expect((await ask(edge.url, '/uk/about', { method: 'POST' }, '')).status).toBe(405)
  })
})

test('the site knows who asks, and nobody can say that they are another', async () => {
  await ask(edge.url, '/uk/not-here-at-all', { 'X-Forwarded-For': '6.6.6.6' })
  await expect
    .poll(() =>
      site
        .output()
        .split('\n')
        .find((line) => line.includes('not-here-at-all')),
    )
    .toContain('"127.0.0.1"')
  expect(site.output()).not.toContain('6.6.6.6')
})

test('metrics are not for whoever comes this way, with the token neither', async () => {
  const headers = { Authorization: `Bearer ${TOKEN}` }
  expect((await ask(site.url, '/metrics', headers)).status).toBe(200)
  for (const path of ['/metrics', '/%6detrics', '//metrics']) {
    expect((await ask(edge.url, path, headers)).body, path).not.toContain('mariner_hub_')
  }
  expect((await ask(edge.url, '/healthz')).status).toBe(200)
})

test('over TLS it speaks HTTP/2, and http leads there', async () => {
  const secured = await startEdge(site.url, { tls: { certificate: CERTIFICATE, key: KEY } })
  const client = connect(secured.secureUrl ?? '', { rejectUnauthorized: false })
  try {
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      client.once('error', reject)
      const request = client.request({ ':path': '/uk', cookie: cookiesOfSomebody() })
      request.once('response', resolve).once('error', reject)
      request.resume()
    })
    expect(headers[':status']).toBe(200)
    const plain = await ask(secured.url, '/uk?a=b')
    expect([plain.status, plain.location]).toEqual([308, `${secured.secureUrl}/uk?a=b`])
  } finally {
    client.close()
    await secured.close()
  }
})

describe('while the site is away', () => {
  const stored = ['/', '/uk/mailing', '/ar']
  const somebody = () => ({ Cookie: cookiesOfSomebody(), 'Accept-Encoding': AS_BROWSERS })

  afterAll(async () => {
    site = await start(site.databaseUrl, site.dataDir)
  })

  test('pages go on, also for who changes the language', async () => {
    for (const path of stored) await untilStored(path, somebody)
    await site.stop()
    for (const path of stored) {
      for (const headers of [somebody(), { ...somebody(), Referer: `${edge.url}/de` }]) {
        const answer = await askBytes(edge.url, path, headers)
        expect([answer.status, answer.headers['content-encoding']], path).toEqual([200, 'br'])
        expect(brotliDecompressSync(answer.bytes).toString()).toContain('</html>')
        expect(answer.headers['cache-control']).toBe(
          'public, max-age=0, s-maxage=1, stale-if-error=86400',
        )
        expect(answer.headers['content-security-policy']).toContain('script-src')
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
  })

  test('what is not stored is said to come back, in the reader’s language', async () => {
    for (const [path, said] of [
      ['/de/not-stored', 'Wir sind gleich wieder da'],
      ['/uk/forms/contact', 'Незабаром повернемося'],
    ] as const) {
      const { status, headers, body } = await ask(edge.url, path)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ])
      expect(body).toContain(said)
    }
  })
})

test('after that, pages are new again', async () => {
  editor = await Editor.signIn(edge.url)
  const id = await editor.create('en', { title: 'Back', slug: 'back', body: paragraph('back') })
  await editor.publish(id, 'en')
  expect((await ask(edge.url, '/back')).status).toBe(200)
  await editor.delete(id)
})
