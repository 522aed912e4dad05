import { createHash, randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { Editor } from '../site/editor'
import {
  newMember,
  newSession,
  newSeaman,
  pdfWith,
  uploadServiceFile,
  writeService,
} from '../site/members'
import { ROUTER_HEADERS } from '../site/router-headers'
import { sharedSite } from './site-under-test'

/** Files for members: nobody else is given a byte of one, or told that there is one. */

const under = sharedSite()

const CANARY = `canary${randomBytes(6).toString('hex')}`

type Headers = Record<string, string>

let database: pg.Client
let file: { id: number; filename: string }
let service: number
let member: string
/** The headers of clients that are no members, and the status that each gets. */
let strangers: [who: string, status: 401 | 403, headers: Headers][]

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  file = await uploadServiceFile(under.editor, { bytes: pdfWith(CANARY), name: CANARY })
  service = await writeService(under.editor, { title: 'With a file', files: [file.id] })
  const seaman = await newSeaman(database, { email: 'olena@ship.example' })
  member = await newSession(database, seaman)
  strangers = await strangersTo(seaman)
})

afterAll(() => database.end())

const addressOf = (id: number | string) => `/server/seaman/files/${id}`
const read = (path: string, headers: Headers = {}) => ask(under.site.url, path, headers)

async function endSession(session: string, how: string) {
  const id = createHash('sha256')
    .update(session.split('=')[1] ?? '')
    .digest()
  await database.query(how, [id])
  return session
}

async function strangersTo(seaman: number): Promise<typeof strangers> {
  const [expired, signedOut] = [
    await newSession(database, seaman),
    await newSession(database, seaman),
  ]
  await endSession(expired, `UPDATE seaman_sessions SET expires_at = now() WHERE id = $1`)
  await endSession(signedOut, `DELETE FROM seaman_sessions WHERE id = $1`)
  const of = (state: 'pending' | 'suspended') =>
    newMember(database, { email: `${state}@ship.example`, state })
  const part = (one: object) => Buffer.from(JSON.stringify(one)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3_600
  const none = (claims: object) =>
    `${part({ alg: 'none', typ: 'JWT' })}.${part({ exp, ...claims })}.`
  const left = await Editor.signIn(under.site.url)
  expect((await left.request('POST', '/staff/logout')).status).toBe(200)
  const fromHere = { 'sec-fetch-site': 'same-origin' }
  return [
    ['nobody', 401, {}],
    ['pending', 403, { cookie: await of('pending') }],
    ['suspended', 403, { cookie: await of('suspended') }],
    ['expired', 401, { cookie: expired }],
    ['signed out', 401, { cookie: signedOut }],
    ['tampered', 401, { cookie: member.slice(0, -1) + (member.endsWith('A') ? 'B' : 'A') }],
    ['cut short', 401, { cookie: member.slice(0, -1) }],
    ['another name', 401, { cookie: member.replace('mh_seaman', '__Host-mh_seaman') }],
    ['unsigned', 401, { cookie: `mh_seaman=${none({ id: seaman, collection: 'seamen' })}` }],
    [
      'unsigned staff',
      401,
      { ...fromHere, cookie: `mh-token=${none({ id: 1, collection: 'staff' })}` },
    ],
    ['unsigned bearer', 401, { authorization: `JWT ${none({ id: 1, collection: 'staff' })}` }],
    ['a member’s token elsewhere', 401, { authorization: `Bearer ${member.split('=')[1] ?? ''}` }],
    ['staff who left', 401, { ...fromHere, cookie: `mh-token=${left.cookie().value}` }],
  ]
}

const CONDITIONS: Headers[] = [
  {},
  { method: 'HEAD' },
  { range: 'bytes=0-99' },
  { range: 'bytes=0-0,5-9', 'if-range': '"x"' },
  { 'if-none-match': '*' },
  { 'if-match': '*' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'sec-purpose': 'prefetch' },
  { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
  { 'x-mh-path': '/server/seaman/files/1', 'x-original-url': '/server/seaman/files/1' },
]

test('a client that is no member is refused, in the same words whether there is such a file or not', async () => {
  for (const [who, status, headers] of strangers) {
    for (const condition of CONDITIONS) {
      const answer = await read(addressOf(file.id), { ...headers, ...condition })
      const asked = `${who} ${JSON.stringify(condition)}`
      expect([asked, answer.status, answer.body.includes(CANARY)]).toEqual([asked, status, false])
      expect([asked, answer.headers['cache-control']]).toEqual([asked, 'private, no-store'])
      for (const told of ['etag', 'last-modified', 'accept-ranges', 'content-disposition']) {
        expect(answer.headers).not.toHaveProperty(told)
      }
    }
    const [there, nowhere] = [
      await read(addressOf(file.id), headers),
      await read(addressOf(987_654), headers),
    ]
    expect([who, there.status, there.body]).toEqual([who, nowhere.status, nowhere.body])
  }
})

test('nor does a request that is written as Next’s router’s get more', async () => {
  for (const [who, status, headers] of strangers) {
    const answer = await read(addressOf(file.id), { ...headers, ...ROUTER_HEADERS })
    expect([who, answer.status, answer.body.includes(CANARY)]).toEqual([who, status, false])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
})

test('a member is given the whole file, which no cache keeps and no browser shows', async () => {
  // The browser that has it comes again, with whatever it believes to know.
  for (const condition of CONDITIONS) {
    const { status, headers, body } = await read(addressOf(file.id), {
      ...condition,
      cookie: member,
    })
    const asked = JSON.stringify(condition)
    expect([asked, status, body.includes(CANARY)]).toEqual([
      asked,
      200,
      condition.method !== 'HEAD',
    ])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /) as string,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('etag')
  }
  const staff = {
    cookie: `mh-token=${under.editor.cookie().value}`,
    'sec-fetch-site': 'same-origin',
  }
  expect((await read(addressOf(file.id), staff)).status).toBe(200)
})

test('no other way of writing the address leads past the guard', async () => {
  const { id, filename } = file
  const number = encodeURIComponent(String(id)).replace(/\d/g, (digit) => `%3${digit}`)
  const files = [
    ...[
      `/server/seaman/files/${id}/`,
      `/server/seaman/files//${id}`,
      `//server/seaman/files/${id}`,
    ],
    ...[
      `/server/seaman/./files/${id}`,
      `/server/seaman/x/../files/${id}`,
      `/server/seaman/%2e/files/${id}`,
    ],
    ...[`/server/seaman/x/%2e%2e/files/${id}`, `/server/seaman/files/%2e%2e/files/${id}`],
    ...[
      `/server/seaman/files/${number}`,
      `/server/%73eaman/files/${id}`,
      `/server%2fseaman%2ffiles%2f${id}`,
    ],
    ...[
      `/SERVER/seaman/files/${id}`,
      `/server/SEAMAN/Files/${id}`,
      `/server/seaman/files/${id}%00`,
    ],
    ...[
      `/uk/server/seaman/files/${id}`,
      `/en/uk/server/seaman/files/${id}`,
      `/server/seaman/files/${id};a=b`,
    ],
    ...[
      `/server/seaman/files/${id}.pdf`,
      `/server/seaman/files/${id}%20`,
      `/server/seaman/files/+${id}`,
    ],
    ...[
      `/server/seaman/files/0${id}`,
      `/server/seaman/files/${id}.0`,
      `/server/seaman/files/${id}e0`,
    ],
    ...[`/server\\seaman\\files\\${id}`, `/_next/data/x/server/seaman/files/${id}.json`],
    ...[`/server/seaman/files/${id}?_rsc=1`, `/server/seaman/files/${id}?download=1&token=x`],
    ...[`/server/seaman/files?file=${id}`, `/server/seaman/files/${filename}`],
    ...[`/api/service-files/file/${filename}`, `/api/service-files/file/${filename}?prefix=x`],
    ...[`/api/service-files/${id}`, `/media/${filename}`, `/service-files/${filename}`],
    ...[`/api/media/file/${filename}`, `/api/media/file/..%2fservice-files%2f${filename}`],
  ]
  const within = [addressOf(id), `/api/service-files/file/${filename}`].flatMap((one) => {
    const whole = under.site.url + one
    return [one, whole, `/.${one}`, `//localhost${one}`].flatMap((url) => [
      `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
      `/cdn-cgi/image/width=320${url.startsWith('/') ? url : `/${url}`}`,
      `/cdn-cgi/image/width=320,format=auto/${encodeURIComponent(url)}`,
    ])
  })
  for (const address of [...files, ...within]) {
    for (const headers of [{}, { cookie: strangers[2]?.[2].cookie ?? '' }]) {
      const answer = await read(address, headers)
      expect([address, answer.body.includes(CANARY), answer.status < 500]).toEqual([
        address,
        false,
        true,
      ])
      expect([address, answer.headers['content-type'] ?? '']).toEqual([
        address,
        expect.not.stringMatching(/octet-stream|pdf/),
      ])
    }
    // Pictures are everybody's: no cookie makes one of a file for members.
    if (within.includes(address)) {
      const { body } = await read(address, { cookie: member })
      expect([address, body.includes(CANARY)]).toEqual([address, false])
    }
  }
})

test('only files of what is live are given to members, and nothing else that has a number', async () => {
  const bytes = pdfWith(`${CANARY} draft`)
  const unshown = await uploadServiceFile(under.editor, { bytes, filename: 'nowhere.pdf' })
  const ofDraft = await uploadServiceFile(under.editor, { bytes, filename: 'draft.pdf' })
  await writeService(under.editor, { title: 'A draft', files: [ofDraft.id] }, 'draft')
  // A picture and a form's file of the same number as nothing of ours.
  await database.query(`SELECT setval('media_id_seq', 700000)`)
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )
  const media = await under.editor.upload('dot.png', 'image/png', picture, { alt: 'A dot' })
  const wrong = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    'null',
    "1'--",
    '%27',
    '1,2',
    '%00',
  ]
  const large = ['2147483647', '2147483648', '9007199254740993', '9'.repeat(19), '9'.repeat(400)]
  for (const one of [unshown.id, ofDraft.id, media, service + 500_000, ...wrong, ...large]) {
    const { status, body } = await read(addressOf(one), { cookie: member })
    expect([one, status, body.includes(CANARY)]).toEqual([one, 404, false])
  }
  const taken = async () => (await read(addressOf(file.id), { cookie: member })).status
  expect(await taken()).toBe(200)
  await under.editor.request('PATCH', `/seaman-services/${service}?locale=en`, { _status: 'draft' })
  expect(await taken()).toBe(404)
  const again = 'locale=en&publishSpecificLocale=en'
  await under.editor.request('PATCH', `/seaman-services/${service}?${again}`, {
    _status: 'published',
  })
  expect(await taken()).toBe(200)
})

test('whatever a file is called and made of, it is kept and never run', async () => {
  const EVIL =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const names = [
    'form".pdf"; filename="evil.html',
    'form\r\nSet-Cookie: evil=1\r\n\r\n<script>.pdf',
    'form\u202efdp.exe',
    '\u200f\u2066טופס\u2069.pdf',
    '⚓️🧑‍✈️ заявка №1.pdf',
    '../../../etc/passwd',
    '..\\..\\evil.html',
    'evil.svg',
    'con.html',
    `${'a'.repeat(400)}.html`,
    '%0d%0aSet-Cookie:evil=1.html',
    "utf-8''evil.html",
  ]
  // As a fault in the checks of uploads, or a hand in the database, would leave it.
  await database.query('UPDATE service_file_bytes SET bytes = $2 WHERE file_id = $1', [
    file.id,
    Buffer.from(EVIL),
  ])
  for (const name of names) {
    await database.query(
      `UPDATE service_files SET filename = $2, mime_type = 'image/svg+xml' WHERE id = $1`,
      [file.id, name],
    )
    const { status, headers, body } = await read(addressOf(file.id), { cookie: member })
    expect([name, status, body]).toEqual([name, 200, EVIL])
    const disposition = String(headers['content-disposition'])
    expect(disposition).toMatch(
      /^attachment; filename="[^"\\%\r\n/:<>|*?]*"; filename\*=UTF-8''[\w.!%~$&+^`|-]+$/,
    )
    const shown = decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')
    expect(shown).not.toMatch(/[\p{Cc}\p{Cf}"\\/]/u)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    // The page that links to it shows the name and runs nothing of it.
    const page = await read(`/seaman/services/${service}`, { cookie: member })
    expect([name, page.status]).toEqual([name, 200])
    expect(page.body).not.toMatch(/<script>\.pdf|<svg[^>]+onload/)
  }
  // And what comes through the panel is looked at first.
  const html = uploadServiceFile(under.editor, { bytes: Buffer.from(EVIL), filename: 'evil.pdf' })
  await expect(html).rejects.toThrow(/answered 4\d\d/)
})
