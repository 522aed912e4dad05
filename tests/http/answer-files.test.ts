import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { PART_TYPE, UPLOADS_PATH, writeUploadMetadata } from '../../src/domain/forms/file-upload'
import { ACTING_DOCX, ACTING_PDFS } from '../fixtures/acting-files'
import { docx, pdf } from '../fixtures/form-files'
import { documentWithMacros, WRITTEN_DOCUMENTS } from '../fixtures/written-documents'
import { ask } from '../site/ask'
import { load } from '../site/load'
import { publishVacancy } from '../site/publish-vacancy'
import { siteUnderTest } from './site-under-test'

/** A CV with an answer to a vacancy, over HTTP and without a browser: good ones, bad ones, slow ones. */

const under = siteUnderTest({ template: 'empty', env: { TRUST_PROXY_HOPS: '1' } })

const KB = 1024
const MB = 1024 * KB

let page: string
let database: pg.Client

beforeAll(async () => {
  page = `/uk/forms/answer/${await publishVacancy(under.editor)}`
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
// The same text as that of another test would be the same answer.
beforeEach(() => database.query('DELETE FROM requests'))
afterAll(() => database.end())

const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

const ANSWER: Record<string, string> = {
  name: 'Олександр Коваленко',
  email: 'o.kovalenko@ship.example',
  rank: 'bosun',
  available: day,
  message: 'Два контракти.',
  consent: 'yes',
}

interface Cv {
  bytes: Buffer
  name?: string
}

/** In the order of the page: what was typed comes before the file. */
function formOf(fields: Record<string, string>, cv?: Cv): FormData {
  const { consent, ...typed } = { ...ANSWER, ...fields }
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  const file = new Blob([new Uint8Array(cv?.bytes ?? [])])
  form.append('cv', file, cv ? (cv.name ?? 'cv.pdf') : '')
  if (consent) form.append('consent', consent)
  return form
}

const newKey = () => randomBytes(16).toString('base64url')

let senders = 0
/** Each from an address of its own: how often one may send is another test's. */
const sender = () => ({ 'X-Forwarded-For': `198.51.100.${(senders += 1)}` })

async function send(form: FormData, accept = 'text/html') {
  const headers = { ...sender(), Accept: accept }
  const sent = { method: 'POST', body: form, headers, redirect: 'manual' } as const
  const {
    status,
    headers: told,
    ...answer
  } = await fetch(under.site.url + page, sent).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  return { status, location: told.get('location') ?? '', ...answer }
}

function valueOf(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

const NOT_MAILED = 'Компанії файлів такого формату (DOC, RTF, ODT) не отримують'

/** What the page says after something was sent. */
const sentPage = async (location: string) => (await ask(under.site.url, location)).body

/** The files of what was recorded with a key. */
async function filesOf(key: string) {
  const { rows } = await database.query<{ name: string; bytes: Buffer; requests: number }>(
    `SELECT f.name, f.bytes, (SELECT count(*)::int FROM requests WHERE send_key = $1) AS requests
     FROM form_files f JOIN requests r ON r.id = f.request_id WHERE r.send_key = $1`,
    [key],
  )
  return rows
}

test('a CV is kept as it was sent, as PDF and as Word and other programs write it', async () => {
  const files = [pdf(), ...WRITTEN_DOCUMENTS.map(([, write]) => write())]
  for (const bytes of files) {
    const key = newKey()
    const { status, location } = await send(
      formOf({ key }, { bytes, name: '../Резюме\u202e.docx' }),
    )
    expect([status, location]).toEqual([303, expect.stringMatching(/\?sent=MH-/)])
    const [kept, ...others] = await filesOf(key)
    expect(others).toEqual([])
    expect(kept?.name).toMatch(/^Резюме\.(?:pdf|docx)$/)
    expect(kept?.bytes.equals(bytes)).toBe(true)
  }
})

test('a double press with a CV is one answer, with one file', async () => {
  const key = newKey()
  const presses = Array.from({ length: 5 }, () => send(formOf({ key }, { bytes: pdf() })))
  const answers = await Promise.all(presses)
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(303)
  expect((await filesOf(key)).map(({ requests }) => requests)).toEqual([1])
})

test('what was refused is sent with the CV that was kept, once', async () => {
  const key = newKey()
  const bytes = docx()
  const refused = await send(formOf({ key, email: 'o.kovalenko@' }, { bytes, name: 'cv.docx' }))
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('cv.docx')
  const kept = valueOf(refused.text, 'kept')
  const again = { key, kept, kept_cv: valueOf(refused.text, 'kept_cv') }
  expect(again.kept_cv).toBe(`${bytes.length} cv.docx`)
  const answers = await Promise.all([send(formOf(again)), send(formOf(again))])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  const files = await filesOf(key)
  expect(files.map(({ requests, name }) => [requests, name])).toEqual([[1, 'cv.docx']])
  expect(files[0]?.bytes.equals(bytes)).toBe(true)
})

test('a photo of a telephone is kept as JPEG with a form that is refused, and sent with it', async () => {
  const key = newKey()
  const bytes = await readFile(path.join(process.cwd(), 'tests/fixtures/photo.heic'))
  // An iPhone may call it so.
  const refused = await send(formOf({ key, email: 'o.kovalenko@' }, { bytes, name: 'سيرة.jpg' }))
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('سيرة.jpg')
  const kept = valueOf(refused.text, 'kept')
  const again = { key, kept, kept_cv: valueOf(refused.text, 'kept_cv') }
  expect((await send(formOf(again))).status).toBe(303)
  const [file, ...others] = await filesOf(key)
  expect(others).toEqual([])
  expect(file?.name).toBe('سيرة.jpg')
  expect(file?.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(file?.bytes.includes('PhoneMaker')).toBe(false)
})

test.each(['cv.doc', 'cv.rtf', 'cv.odt'])(
  '%s is kept as it was sent, and its sender told that no company gets it',
  async (name) => {
    const key = newKey()
    const bytes = await readFile(path.join(process.cwd(), 'tests/fixtures', name))
    const { status, location } = await send(formOf({ key }, { bytes, name }))
    expect(status).toBe(303)
    const [file] = await filesOf(key)
    expect([file?.name, file?.bytes.equals(bytes)]).toEqual([name, true])
    expect(await sentPage(location)).toContain(NOT_MAILED)
  },
)

test('of a file that a company gets nothing else is said', async () => {
  const { location } = await send(formOf({ key: newKey() }, { bytes: pdf() }))
  expect(await sentPage(location)).not.toContain(NOT_MAILED)
})

const acting = (files: typeof ACTING_PDFS) => files[1]?.[1] ?? Buffer.alloc(0)

const BOMB = docx([{ name: 'word/a.xml', data: Buffer.alloc(80 * MB) }])

test.each([
  ['empty', Buffer.alloc(0), 'cv.pdf', 'Цей файл порожній'],
  ['a renamed text', Buffer.from('CV'), 'cv.pdf', 'Вміст файлу не відповідає'],
  ['a broken photo', Buffer.from('89504e470d0a1a0a', 'hex'), 'photo.png', 'Фотографію не вдається'],
  ['a text', Buffer.from('CV'), 'cv.txt', 'Виберіть файл PDF, Word (.docx, .doc), RTF або ODT'],
  ['a PDF that opens another', acting(ACTING_PDFS), 'cv.pdf', 'Файл виконує дії під час відкриття'],
  ['a DOCX that fetches', acting(ACTING_DOCX), 'cv.docx', 'Файл виконує дії під час відкриття'],
  ['a zip bomb', BOMB, 'cv.docx', 'Розпакований файл надто великий'],
  [
    'a PDF with a zip behind it',
    Buffer.concat([pdf(), docx()]),
    'cv.pdf',
    'Вміст файлу не відповідає',
  ],
  [
    'a DOCX with macros, renamed',
    documentWithMacros(),
    'cv.docx',
    'У файлі є програми або інші файли',
  ],
])('a file that is %s is refused with everything typed', async (_, bytes, name, sentence) => {
  const key = newKey()
  const { status, text } = await send(formOf({ key }, { bytes, name }))
  expect(status).toBe(422)
  expect(text).toContain(sentence)
  expect(valueOf(text, 'name')).toBe(ANSWER.name)
  expect(text).toContain(`${ANSWER.message}</textarea>`)
  expect(await filesOf(key)).toEqual([])
})

test('of a file of 6 MB and of a message of 1 MB everything else that was typed is there', async () => {
  const key = newKey()
  const large = await send(formOf({ key }, { bytes: Buffer.alloc(6 * MB, '%PDF-') }))
  expect(large.status).toBe(413)
  expect(large.text).toContain('Це більше, ніж приймає форма')
  expect([valueOf(large.text, 'name'), valueOf(large.text, 'key')]).toEqual([ANSWER.name, key])
  expect(large.text).toContain(`${ANSWER.message}</textarea>`)
  const message = 'Довгий лист. '.repeat(45_000)
  const long = await send(formOf({ key, message }))
  expect(long.status).toBe(422)
  expect(long.text).toContain('aria-invalid="true"')
  expect(long.text).toContain(`${message.trim()}</textarea>`)
  expect(valueOf(long.text, 'email')).toBe(ANSWER.email)
})

test('a CV that came in parts goes with the form by what was told of it, and what is no part is refused', async () => {
  const bytes = pdf({ objects: [`5 0 obj\n(${'x'.repeat(300 * KB)})\nendobj\n`] })
  const from = sender()
  const to = (address: string, method: string, headers = {}, body?: Uint8Array<ArrayBuffer>) =>
    fetch(under.site.url + address, {
      method,
      headers: { ...from, ...headers },
      ...(body && { body }),
    })
  const facts = { page, field: 'cv', name: 'Резюме.pdf' }
  const begun = await to(UPLOADS_PATH, 'POST', {
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': writeUploadMetadata(facts),
  })
  expect(begun.status).toBe(201)
  const address = begun.headers.get('Location') ?? ''
  const part = (offset: number, end = bytes.length) =>
    to(
      address,
      'PATCH',
      { 'Content-Type': PART_TYPE, 'Upload-Offset': String(offset) },
      new Uint8Array(bytes.subarray(offset, end)),
    )
  // More than one part may have, and methods that mean nothing here.
  expect((await part(0)).status).toBe(413)
  expect((await to(address, 'PUT')).status).toBe(405)
  expect((await to(`${UPLOADS_PATH}/${'A'.repeat(22)}`, 'HEAD')).status).toBe(404)
  expect((await to(UPLOADS_PATH, 'POST', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)

  expect((await part(0, 100_000)).status).toBe(204)
  const asked = await to(address, 'HEAD')
  expect([asked.status, asked.headers.get('Upload-Offset')]).toEqual([200, '100000'])
  expect(asked.headers.get('Cache-Control')).toBe('no-store')
  const whole = await part(100_000)
  expect(whole.status).toBe(200)
  const { kept, value } = (await whole.json()) as { kept: string; value: string }
  const key = newKey()
  expect((await send(formOf({ key, kept, kept_cv: value }))).status).toBe(303)
  const [file, ...others] = await filesOf(key)
  expect([file?.name, others]).toEqual(['Резюме.pdf', []])
  expect(file?.bytes.equals(bytes)).toBe(true)
  expect((await to(address, 'HEAD')).status).toBe(404)
})

/** What a ship's link carries. Bytes a second. */
const SHIP = 16 * KB

test(
  'a CV that comes over a ship’s link for minutes is taken, while others read',
  { tags: 'soak' },
  async () => {
    const key = newKey()
    const size = load({ gate: 80 * KB, soak: 0.5 * MB, many: 5 * MB })
    const filler = (bytes: number) =>
      pdf({ objects: [`5 0 obj\n(${'x'.repeat(bytes)})\nendobj\n`] })
    const bytes = filler(size - filler(0).length)
    expect(bytes).toHaveLength(size)
    const whole = new Response(formOf({ key }, { bytes }))
    const headers = { ...sender(), 'Content-Type': whole.headers.get('content-type') ?? '' }
    const body = Buffer.from(await whole.arrayBuffer())
    const start = performance.now()
    const outgoing = request(under.site.url + page, { method: 'POST', headers })
    const answer = new Promise<string>((resolve, reject) => {
      outgoing.on('error', reject)
      outgoing.on('response', (incoming) => {
        resolve(`${incoming.statusCode} ${incoming.headers.location}`)
        incoming.resume()
      })
    })
    for (let sent = 0; sent < body.length; sent += SHIP) {
      outgoing.write(body.subarray(sent, sent + SHIP))
      await delay(1_000)
      expect((await ask(under.site.url, '/crewings')).status).toBe(200)
    }
    outgoing.end()
    expect(await answer).toMatch(/^303 \S+\?sent=MH-/)
    expect(performance.now() - start).toBeGreaterThan((size / SHIP) * 1_000)
    expect((await filesOf(key)).map((file) => file.bytes.equals(bytes))).toEqual([true])
  },
)
