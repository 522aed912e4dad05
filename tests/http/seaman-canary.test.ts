import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pdf } from '../fixtures/form-files'
import { askBytes } from '../site/ask'
import { siteUnderTest } from './site-under-test'

/** A word stands in every field and file for members: whoever is none meets it nowhere, whatever they ask with. */

const under = siteUnderTest()

const CANARY = `canary${randomBytes(6).toString('hex')}`

let database: pg.Client
let service: number
let file: { id: number; filename: string }
const cookies: Record<'active' | 'pending' | 'suspended', string> = {
  active: '',
  pending: '',
  suspended: '',
}

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  file = await upload()
  service = await publish()
  for (const state of Object.keys(cookies) as (keyof typeof cookies)[]) {
    cookies[state] = await session(state)
  }
})

afterAll(() => database.end())

async function upload() {
  const form = new FormData()
  const bytes = Buffer.concat([
    Buffer.from(`%PDF-1.4\n%${CANARY}\n`),
    Buffer.from(pdf()).subarray(9),
  ])
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'request-form.pdf')
  form.set('_payload', JSON.stringify({ name: CANARY }))
  const { name, value } = under.editor.cookie()
  const answer = await fetch(`${under.site.url}/api/service-files?locale=en`, {
    method: 'POST',
    headers: { Cookie: `${name}=${value}`, Origin: under.site.url },
    body: form,
  })
  const { doc } = (await answer.json()) as { doc?: typeof file }
  if (!doc) throw new Error(`The upload answered ${answer.status}`)
  return doc
}

async function publish(): Promise<number> {
  const text = {
    type: 'text',
    version: 1,
    text: CANARY,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
  }
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const children = [{ ...node, type: 'paragraph', textFormat: 0, children: [text] }]
  const query = 'locale=en&publishSpecificLocale=en'
  const answer = await under.editor.request('POST', `/seaman-services?${query}`, {
    title: `Title ${CANARY}`,
    excerpt: `Summary ${CANARY}`,
    papers: `Paper ${CANARY}`,
    provider: `Provider ${CANARY}`,
    body: { root: { ...node, type: 'root', children } },
    category: 'other',
    files: [file.id],
    _status: 'published',
  })
  const { doc } = (await answer.json()) as { doc?: { id: number } }
  if (!doc) throw new Error(`The service answered ${answer.status}`)
  return doc.id
}

async function session(state: string): Promise<string> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO seamen (name, email, language, state, confirmed_at)
     VALUES ('Olena', $1, 'en', $2, now()) RETURNING id`,
    [`${state}-canary@ship.example`, state],
  )
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `INSERT INTO seaman_sessions (id, seaman_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]?.id],
  )
  return `mh_seaman=${token}`
}

/** What is answered, with its headers, byte by byte. */
async function tell(address: string, headers: Record<string, string> = {}) {
  const { status, bytes, headers: answered } = await askBytes(under.site.url, address, headers)
  return { status, text: bytes.toString('latin1') + JSON.stringify(answered), headers: answered }
}

/** How browsers, crawlers, routers and attackers ask for a page. */
const WAYS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { 'sec-purpose': 'prefetch' },
  { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
  { 'x-mh-path': '/seaman/services' },
  { 'x-forwarded-host': 'evil.example' },
  { Authorization: 'JWT eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InN0YWZmIn0.' },
]

test('a member reads the service and its file, and nothing of the answer may be kept', async () => {
  const cookie = cookies.active
  for (const address of ['/seaman/services', `/seaman/services/${service}`]) {
    const page = await tell(address, { cookie })
    expect([page.status, page.text.includes(CANARY)]).toEqual([200, true])
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['x-robots-tag']).toBe('noindex')
  }
  const whole = await tell(`/server/seaman/files/${file.id}`, { cookie })
  expect([whole.status, whole.text.includes(CANARY)]).toEqual([200, true])
  expect(whole.headers['cache-control']).toBe('private, no-store')
})

test('nobody else meets a word of it, by whatever address and headers', async () => {
  const id = String(service)
  const pages = [
    '/seaman/services',
    `/seaman/services/${id}`,
    `/seaman/services/${id}/ask`,
    `/uk/seaman/services/${id}`,
    `/seaman/services/${id}/`,
    `/seaman/services/./${id}`,
    `/seaman//services/${id}`,
    `/seaman/services/%2e/${id}`,
    `/%73eaman/services/${id}`,
    `/en/ar/seaman/services/${id}`,
    `/SEAMAN/services/${id}`,
    `/en/seaman/services/${id}`,
    `/en/r/x/seaman/services/${id}`,
    `/en/preview/seaman-services/${id}`,
    '/seaman/services?q=Title&_rsc=1',
    `/seaman/services/${id}.rsc`,
    `/seaman/services/${id}.txt`,
    `/_next/data/x/seaman/services/${id}.json`,
  ]
  for (const cookie of ['', cookies.pending, cookies.suspended]) {
    for (const address of pages) {
      for (const way of WAYS) {
        const { status, text } = await tell(address, { ...way, ...(cookie && { cookie }) })
        const asked = `${address} ${JSON.stringify(way)} ${cookie.slice(0, 12)}`
        expect([asked, text.includes(CANARY)]).toEqual([asked, false])
        expect([asked, status < 500]).toEqual([asked, true])
      }
    }
  }
})

test('nor by files, the API, the sitemaps, the search or the images', async () => {
  const { id, filename } = file
  const addresses = [
    `/server/seaman/files/${id}`,
    `/server/seaman/files/${id}?download=1`,
    `/api/service-files/file/${filename}`,
    `/api/service-files/${id}`,
    '/api/service-files',
    '/api/seaman-services?depth=2&limit=100',
    `/api/seaman-services/${service}`,
    '/api/seaman-services/versions',
    `/api/requests`,
    `/api/media/file/${filename}`,
    `/media/${filename}`,
    `/service-files/${filename}`,
    `/_next/image?url=${encodeURIComponent(`/server/seaman/files/${id}`)}&w=640&q=75`,
    `/cdn-cgi/image/width=320/server/seaman/files/${id}`,
    `/cdn-cgi/image/width=320/api/service-files/file/${filename}`,
    '/sitemap.xml',
    '/sitemap-en.xml',
    '/en/sitemap.xml',
    '/robots.txt',
    '/latest.json',
    '/_i18n/en/messages.json',
    '/docs',
    '/',
    '/crewings',
    '/social-picture-en.png',
    '/api/access',
  ]
  for (const cookie of ['', cookies.pending, cookies.suspended, cookies.active]) {
    for (const address of addresses) {
      // A member is given the file where members are given files.
      if (cookie === cookies.active && address.startsWith('/server/seaman/files')) continue
      const { status, text } = await tell(address, cookie ? { cookie } : {})
      expect([address, text.includes(CANARY), status < 500]).toEqual([address, false, true])
    }
  }
  const found = await tell(`/search?q=${CANARY}`)
  expect(found.text).not.toContain(`Title ${CANARY}`)
  expect(found.text).not.toContain('/seaman/services/')
})

test('nor in what the site writes down: pages it keeps, logs, mail to others', async () => {
  const places = [path.join(process.cwd(), '.next'), under.site.dataDir]
  for (const place of places) {
    for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
      // The database is where it belongs.
      if (!entry.isFile() || entry.parentPath.includes('postgres')) continue
      const name = path.join(entry.parentPath, entry.name)
      if (!/\.(?:html|rsc|json|js|txt|meta|body|log|eml)$/.test(name)) continue
      const text = await readFile(name, 'latin1').catch(() => '')
      // What this test has searched for stands in the log.
      const own = text.replaceAll(`q=${CANARY}`, '')
      expect([name, own.includes(CANARY)]).toEqual([name, false])
    }
  }
})
