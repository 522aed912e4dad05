import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { readUrlset } from '../fixtures/sitemap'
import { ask, askBytes } from '../site/ask'
import { newMember, pdfWith, uploadServiceFile, writeService } from '../site/members'
import { mailsOf } from '../site/outbox'
import { ROUTER_HEADERS } from '../site/router-headers'
import { siteUnderTest } from '../http/site-under-test'

/** One word is in every field and file for members. A client that is no member must not find it, whatever it sends. */

const under = siteUnderTest()

const RUN = randomBytes(6).toString('hex')

/** Letters and digits stand alike in HTML, JSON and addresses; of base64 and hexadecimal see `traces`. */
const word = (field: string) => `canary${field}${RUN}`

/** Minor units: no other price of the site has these digits. */
const PRICE = 73_519_37

/** What members read, what only editors do, and what is between one seafarer and the staff. */
const OF_MEMBERS = ['title', 'summary', 'text', 'paper', 'provider', 'label', 'bytes'].map(word)
const OF_EDITORS = ['drafttitle', 'draftsummary', 'drafttext', 'draftbytes'].map(word)
const OF_ONE = ['name', 'mail', 'telephone', 'question', 'answer'].map(word)

/** A text as it stands in others: in base64 the ends depend on what is beside it. */
function traces(text: string): string[] {
  const shifted = [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4)
      .replace(/.{4}$/, ''),
  )
  return [text, Buffer.from(text).toString('hex'), ...shifted.map((one) => one.toLowerCase())]
}

const SECRETS = [...OF_MEMBERS, ...OF_EDITORS, ...OF_ONE]
const TRACES = new Map(SECRETS.map((one) => [one, traces(one)]))

/** Which of these words stand in a text, as they are or written otherwise. */
function found(text: string, words: readonly string[] = SECRETS): string[] {
  const lower = text.toLowerCase()
  const met = words.filter((one) => TRACES.get(one)?.some((trace) => lower.includes(trace)))
  return /73[,.\u202f\u00a0\s]?519[.,]37|7351937/.test(text) ? [...met, 'price'] : met
}

let database: pg.Client
let service: number
let draft: number
let file: { id: number; filename: string }
let otherFile: { id: number; filename: string }
const cookies: Record<'active' | 'pending' | 'suspended' | 'other', string> = {
  active: '',
  pending: '',
  suspended: '',
  other: '',
}

const EMAIL = `${word('mail')}@ship.example`

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  file = await uploadServiceFile(under.editor, {
    bytes: pdfWith(word('bytes')),
    name: word('label'),
    filename: `form-${RUN}.pdf`,
  })
  otherFile = await uploadServiceFile(under.editor, { bytes: pdfWith(word('draftbytes')) })
  service = await writeService(under.editor, {
    title: `Title ${word('title')}`,
    excerpt: `Summary ${word('summary')}`,
    text: word('text'),
    papers: `Paper ${word('paper')}`,
    provider: `Provider ${word('provider')}`,
    price: PRICE,
    files: [file.id],
  })
  draft = await writeService(
    under.editor,
    {
      title: word('drafttitle'),
      excerpt: word('draftsummary'),
      text: word('drafttext'),
      files: [otherFile.id],
    },
    'draft',
  )
  const email = (who: string) => `${who}@elsewhere.example`
  cookies.active = await newMember(database, {
    name: word('name'),
    email: EMAIL,
    telephone: word('telephone'),
  })
  cookies.other = await newMember(database, { name: 'Petro', email: email('other') })
  for (const state of ['pending', 'suspended'] as const) {
    cookies[state] = await newMember(database, { name: 'Anna', email: email(state), state })
  }
  await askAndAnswer()
})

afterAll(() => database.end())

/** Asks for the service as a member, and answers as the staff. */
async function askAndAnswer() {
  const fields = { key: randomBytes(16).toString('base64url'), message: word('question') }
  const sent = await ask(
    under.site.url,
    `/seaman/services/${service}/ask`,
    { method: 'POST', cookie: cookies.active, origin: under.site.url },
    new URLSearchParams({ ...fields, consent: 'on' }),
  )
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/\?sent=MH-/)])
  const { rows } = await database.query<{ id: number }>(
    'SELECT id FROM requests WHERE email = $1',
    [EMAIL],
  )
  const reply = { text: word('answer') }
  const answered = await under.editor.request('POST', `/requests/${rows[0]?.id}/reply`, reply)
  expect(answered.status).toBe(200)
}

/** What is answered, with its headers, byte by byte. */
async function tell(address: string, headers: Record<string, string> = {}) {
  const { status, bytes, headers: answered } = await askBytes(under.site.url, address, headers)
  return { status, text: bytes.toString('latin1') + JSON.stringify(answered), headers: answered }
}

/** How browsers, crawlers and attackers ask for a page. */
const WAYS: Record<string, string>[] = [
  {},
  ROUTER_HEADERS,
  { 'sec-purpose': 'prefetch' },
  { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
  { 'x-mh-path': '/seaman/services' },
  { 'x-forwarded-host': 'evil.example' },
  { Authorization: 'JWT eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InN0YWZmIn0.' },
]

test('a member reads the service and its file, and nothing of the answer may be kept', async () => {
  const cookie = cookies.active
  const shown = [word('title'), word('summary')]
  for (const address of ['/seaman/services', `/seaman/services/${service}`]) {
    const page = await tell(address, { cookie })
    expect([page.status, found(page.text)]).toEqual([
      200,
      expect.arrayContaining([...shown, 'price']),
    ])
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['x-robots-tag']).toBe('noindex')
  }
  const page = await tell(`/seaman/services/${service}`, { cookie })
  const inside = OF_MEMBERS.filter((one) => one !== word('bytes'))
  expect(found(page.text)).toEqual(expect.arrayContaining(inside))
  const whole = await tell(`/server/seaman/files/${file.id}`, { cookie })
  expect([whole.status, found(whole.text)]).toEqual([200, [word('bytes')]])
  expect(whole.headers['cache-control']).toBe('private, no-store')
  const account = await tell('/seaman/account', { cookie })
  expect(found(account.text)).toEqual(expect.arrayContaining([word('name'), word('answer')]))
})

test('another member reads the same service, and nothing of what is between one and the staff', async () => {
  const cookie = cookies.other
  const addresses = [
    ...['/seaman/services', `/seaman/services/${service}`, `/seaman/services/${service}/ask`],
    ...['/seaman/account', '/seaman/account/data', '/server/seaman/data.json', '/search?q=canary'],
    ...[`/seaman/services/${draft}`, `/server/seaman/files/${otherFile.id}`, '/api/requests'],
    ...[`/seaman/services/${draft}/ask`, `/en/preview/seaman-services/${draft}`, '/api/seamen'],
  ]
  for (const address of addresses) {
    for (const way of WAYS) {
      const { text, status } = await tell(address, { ...way, cookie })
      expect([
        address,
        status < 500,
        found(text, [...OF_EDITORS, ...OF_ONE]).filter((one) => one !== 'price'),
      ]).toEqual([address, true, []])
    }
  }
})

test('nobody else meets a word of it, by whatever address and headers', async () => {
  const id = String(service)
  const pages = [
    '/seaman/services',
    `/seaman/services/${id}`,
    `/seaman/services/${id}/ask`,
    `/uk/seaman/services/${id}`,
    `/seaman/services/${draft}`,
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
    `/en/preview/seaman-services/${draft}`,
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
        expect([asked, found(text), status < 500]).toEqual([asked, [], true])
      }
    }
  }
})

test('nor by files, the API, the sitemaps, the search or the images', async () => {
  const { id, filename } = file
  const narrow = `select[title]=true&select[body]=true&select[email]=true&populate[service-files][filename]=true`
  const everything = `depth=5&limit=100&locale=all&fallback-locale=en&draft=true&${narrow}`
  const listed = ['seaman-services', 'service-files', 'seamen', 'requests', 'publications', 'mails']
  const addresses = [
    `/server/seaman/files/${id}`,
    `/server/seaman/files/${id}?download=1`,
    `/server/seaman/files/${otherFile.id}`,
    `/server/seaman/data.json`,
    `/api/service-files/file/${filename}`,
    `/api/service-files/file/${otherFile.filename}`,
    `/api/service-files/${id}`,
    `/api/seaman-services/${service}?${everything}`,
    `/api/seaman-services/${draft}?${everything}`,
    ...listed.map((slug) => `/api/${slug}?${everything}`),
    ...listed.map((slug) => `/api/${slug}/versions?${everything}`),
    ...['pages', 'docs', 'media', 'vacancies', 'crewings'].map(
      (slug) => `/api/${slug}?${everything}`,
    ),
    `/api/globals/site?${everything}`,
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
    '/manifest.webmanifest',
    '/_i18n/en/messages.json',
    '/social-picture-en.png',
    '/api/access',
    '/metrics',
    '/healthz',
    '/readyz',
    '/nowhere-at-all',
    '/%E0%A4%A',
    '/crewings?page=-1',
    '/server/seaman/files/99999999999999999999',
  ]
  for (const cookie of ['', cookies.pending, cookies.suspended, cookies.other]) {
    for (const address of addresses) {
      // A member is given the file where members are given files.
      if (cookie === cookies.other && address.startsWith('/server/seaman/files')) continue
      const { status, text } = await tell(address, cookie ? { cookie } : {})
      expect([address, found(text), status < 500]).toEqual([address, [], true])
    }
  }
})

test('nor on any page for everybody, whichever member read it before', async () => {
  const source = readUrlset((await ask(under.site.url, '/sitemap-en.xml')).body)
  const pages = source.map(({ url }) => new URL(url).pathname)
  expect(pages.length).toBeGreaterThan(10)
  for (const address of [...pages, '/uk', '/ar/docs']) {
    // What a member asked for first is what a careless cache keeps for all.
    for (const headers of [{ cookie: cookies.active }, {}]) {
      const { text } = await tell(address, headers)
      expect([address, found(text)]).toEqual([address, []])
    }
  }
})

test('nor does an answer tell whether a guess is right', async () => {
  const like = (field: string, value: string) => `where[${field}][like]=${value}&limit=1`
  const guesses: [address: (guess: string) => string, right: string][] = [
    [(guess) => `/api/seaman-services?${like('title', guess)}`, word('title')],
    [(guess) => `/api/seaman-services/count?${like('title', guess)}`, word('title')],
    [(guess) => `/api/service-files?${like('filename', guess)}`, file.filename],
    [(guess) => `/api/service-files/file/${guess}`, file.filename],
    [(guess) => `/api/seamen?${like('email', guess)}`, EMAIL],
    [(guess) => `/api/requests?${like('email', guess)}`, EMAIL],
    [(guess) => `/api/publications?${like('title', guess)}`, word('title')],
    [(guess) => `/server/seaman/files/${guess}`, String(file.id)],
    [(guess) => `/seaman/services/${guess}`, String(service)],
  ]
  for (const [address, right] of guesses) {
    const wrong = /^\d+$/.test(right) ? '987654' : right.replace(/\w/, 'z')
    const told = async (guess: string) => {
      const { status, body, headers, location } = await ask(under.site.url, address(guess))
      // How a page is cut into pieces is another thing each time.
      const isPage = headers['content-type']?.startsWith('text/html') === true
      const words = isPage ? '' : body.replaceAll(guess, '?')
      return [status, words, location?.replaceAll(guess, '?')]
    }
    expect([address('?'), ...(await told(right))]).toEqual([address('?'), ...(await told(wrong))])
  }
  for (const one of [word('title'), word('text'), word('drafttitle'), word('name')]) {
    const { text } = await tell(`/search?q=${one}`)
    // The page says what was looked for.
    expect([one, found(text).filter((met) => met !== one)]).toEqual([one, []])
    expect(text).not.toContain('/seaman/services/')
  }
})

test('nor in what the site writes down: pages it keeps and logs', async () => {
  const places = [path.join(process.cwd(), '.next'), under.site.dataDir]
  let read = 0
  for (const place of places) {
    for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
      // The database is where it belongs; of mails see below.
      if (!entry.isFile() || /postgres|outbox/.test(entry.parentPath)) continue
      const name = path.join(entry.parentPath, entry.name)
      if (!/\.(?:html|rsc|json|js|txt|meta|body|log|xml)$/.test(name)) continue
      const text = await readFile(name, 'latin1').catch(() => '')
      read += 1
      if (text.includes(RUN)) expect([name, found(text)]).toEqual([name, []])
    }
  }
  expect(read).toBeGreaterThan(100)
  // What this test has asked for in an address stands in no log either.
  expect(found(under.site.output())).toEqual([])
})

test('nor in mail to others', async () => {
  const mails = () => mailsOf(under.site.dataDir)
  const words = ({
    subject = '',
    text = '',
    html = '',
  }: Awaited<ReturnType<typeof mails>>[number]) => [subject, text, html].join()
  // The answer has gone out, so that there is mail at all.
  const toSeafarer = async () => {
    const own = (await mails()).filter(({ to = [] }) => to.some(({ address }) => address === EMAIL))
    expect(own.flatMap((mail) => found(words(mail)))).toContain(word('answer'))
  }
  await vi.waitFor(toSeafarer, { timeout: 20_000, interval: 100 })
  for (const mail of await mails()) {
    if (mail.to?.some(({ address }) => address === EMAIL)) continue
    const to = mail.to?.map(({ address }) => address)
    expect([to, found(words(mail))]).toEqual([to, []])
  }
})
