import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { defineForm } from '../../../../../src/cms/services/forms/form'
import { email, file, line } from '../../../../../src/cms/services/forms/form-fields'
import type { takingUploads as TakingUploads } from '../../../../../src/cms/services/forms/take-upload'
import type { takingForms as TakingForms } from '../../../../../src/cms/services/forms/take-form'
import {
  PART_BYTES,
  PART_TYPE,
  UPLOADS_PATH,
  writeUploadMetadata,
} from '../../../../../src/domain/forms/file-upload'
import { pdf } from '../../../../fixtures/form-files'
import { documentWithMacros } from '../../../../fixtures/written-documents'
import { cmsUnderTest } from '../../../cms-under-test'

/** A file that comes in parts before its form, from its first byte to the request that it goes with. */

const cms = cmsUnderTest()

const MB = 1024 * 1024
const SITE = 'http://localhost:3000'
const PAGE = '/uk/forms/contact'

let isOpen = true
const FORM = defineForm({
  name: 'contact',
  kind: 'contact',
  load: () => Promise.resolve(isOpen ? { words: {} } : undefined),
  schema: () =>
    z.object({
      name: line({ maxLength: 120 }),
      email: email({}),
      cv: file({ takes: 'read', mostBytes: 5 * MB, isOptional: true }),
      licence: file({ takes: 'read', mostBytes: 5 * MB, isOptional: true }),
    }),
  summary: ({ name, email: address }) => ({ name, email: address }),
})

let uploads: ReturnType<typeof TakingUploads>
let takeForm: ReturnType<typeof TakingForms>
let limit: (address: string | undefined, megabytes: number) => Promise<number | undefined>
beforeAll(async () => {
  // They read the settings, which are those of this test by now.
  const { takingUploads } = await import('../../../../../src/cms/services/forms/take-upload')
  const { takingForms } = await import('../../../../../src/cms/services/forms/take-form')
  const { consume } = await import('../../../../../src/cms/services/limits/limits')
  limit = (address, megabytes) => consume('upload', { address }, megabytes)
  const api = () => Promise.resolve(cms())
  uploads = takingUploads({ forms: [FORM], api, limit: (...who) => limit(...who) })
  const free = () => Promise.resolve(undefined)
  takeForm = takingForms({ forms: [FORM], api, limitTries: free, limit: free })
})

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await cms().db.pool.query<Row>(text, values)).rows

beforeEach(async () => {
  isOpen = true
  await sql('DELETE FROM requests')
  await sql('DELETE FROM file_uploads')
  await sql('DELETE FROM kept_forms')
})

/** A CV of some parts. */
function cv(bytes = 200_000): Buffer {
  const filler = (length: number) =>
    pdf({ objects: [`5 0 obj\n(${'x'.repeat(length)})\nendobj\n`] })
  return filler(bytes - filler(0).length)
}

let networks = 0
interface About {
  size: number | string
  page?: string
  field?: string
  name?: string
  headers?: Record<string, string>
}

/** Each from a network of its own, unless it says which. */
function begin({ size, page = PAGE, field = 'cv', name = 'cv.pdf', headers = {} }: About) {
  networks += 1
  return uploads.begin(
    new Request(SITE + UPLOADS_PATH, {
      method: 'POST',
      headers: {
        'Upload-Length': String(size),
        'Upload-Metadata': writeUploadMetadata({ page, field, name }),
        'X-Forwarded-For': `198.51.${networks >> 8}.${networks & 255}`,
        ...headers,
      },
    }),
  )
}

async function begun(about: About): Promise<string> {
  const answer = await begin(about)
  expect([answer.status, await answer.text()]).toEqual([201, ''])
  return answer.headers.get('Location')?.replace(`${UPLOADS_PATH}/`, '') ?? ''
}

function add(id: string, offset: number | string, bytes: Uint8Array, headers = {}) {
  const body = new Uint8Array(bytes)
  return uploads.add(
    new Request(`${SITE}${UPLOADS_PATH}/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': PART_TYPE, 'Upload-Offset': String(offset), ...headers },
      body,
    }),
    id,
  )
}

const ask = (id: string, method = 'GET') => {
  const asked = new Request(`${SITE}${UPLOADS_PATH}/${id}`, { method })
  return method === 'DELETE' ? uploads.drop(asked, id) : uploads.tell(asked, id)
}

async function offsetOf(id: string): Promise<string | null> {
  const { status, headers } = await ask(id)
  return status === 200 ? headers.get('Upload-Offset') : `${status}`
}

/** Sends all of it. @returns the answer to its last part */
async function send(id: string, bytes: Buffer, headers = {}): Promise<Response> {
  for (let at = 0; ; at += PART_BYTES.most) {
    const part = bytes.subarray(at, at + PART_BYTES.most)
    const answer = await add(id, at, part, headers)
    if (at + part.length === bytes.length) return answer
    expect(answer.status).toBe(204)
  }
}

interface Whole {
  kept: string
  name: string
  received: string
  value: string
}
const wholeOf = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return (await answer.json()) as Whole
}

let keys = 0
const newKey = () => `AAAAAAAAAAAAAAAAA${String((keys += 1)).padStart(5, '0')}`

async function post(fields: Record<string, string>) {
  const whole = new Response(
    new URLSearchParams({ name: 'Анна', email: 'anna@ship.example', ...fields }),
  )
  return takeForm({
    form: 'contact',
    params: {},
    locale: 'uk',
    query: '',
    path: PAGE,
    address: '203.0.113.7',
    isTooLarge: false,
    requestId: 'test',
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    body: new Uint8Array(await whole.arrayBuffer()),
  })
}

const filesOf = (key: string) =>
  sql<{ field: string; name: string; bytes: Buffer }>(
    `SELECT f.field, f.name, f.bytes FROM form_files f JOIN requests r ON r.id = f.request_id
     WHERE r.send_key = $1 ORDER BY f.field`,
    [key],
  )

const rowsOfUploads = async () => {
  const [counts] = await sql(
    `SELECT (SELECT count(*)::int FROM file_uploads) AS uploads,
       (SELECT count(*)::int FROM file_upload_parts) AS parts,
       (SELECT count(*)::int FROM form_files) AS files`,
  )
  return counts
}

test('a file that came in parts goes with its form, byte for byte, and its parts are gone', async () => {
  const bytes = cv(600_000)
  const id = await begun({ size: bytes.length, name: '../Резюме\u202e.docx' })
  const whole = await wholeOf(await send(id, bytes))
  expect(whole).toEqual({
    kept: expect.stringMatching(/^[\w-]{22}$/),
    name: 'Резюме.pdf',
    received: expect.stringContaining('600'),
    value: '600000 Резюме.pdf',
  })
  expect(await rowsOfUploads()).toEqual({ uploads: 1, parts: 0, files: 1 })
  const key = newKey()
  const sent = await post({ key, kept: whole.kept, kept_cv: whole.value })
  expect(sent.kind).toBe('sent')
  const [file, ...others] = await filesOf(key)
  expect([file?.name, file?.bytes.equals(bytes), others]).toEqual(['Резюме.pdf', true, []])
  expect(await rowsOfUploads()).toEqual({ uploads: 0, parts: 0, files: 1 })
  expect(await offsetOf(id)).toBe('404')
})

test('how far it has come is told, and it goes on from there', async () => {
  const bytes = cv()
  const id = await begun({ size: bytes.length })
  expect(await offsetOf(id)).toBe('0')
  const first = await add(id, 0, bytes.subarray(0, 65_536))
  expect([first.status, first.headers.get('Upload-Offset')]).toEqual([204, '65536'])
  expect(await offsetOf(id)).toBe('65536')
  // The same once more, as where the answer was lost, and one that leaves something out.
  for (const offset of [0, 131_072]) {
    const wrong = await add(id, offset, bytes.subarray(offset, offset + 65_536))
    expect([wrong.status, wrong.headers.get('Upload-Offset')]).toEqual([409, '65536'])
  }
  const rest = await add(id, 65_536, bytes.subarray(65_536))
  expect((await wholeOf(rest)).value).toBe('200000 cv.pdf')
})

test('of parts that begin at the same byte at once one is taken', async () => {
  const bytes = cv()
  const id = await begun({ size: bytes.length })
  // Each has a connection by then, or the first would be there before the others ask.
  await Promise.all(Array.from({ length: 8 }, () => offsetOf(id)))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => add(id, 0, bytes.subarray(0, 65_536))),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([204, ...Array.from({ length: 7 }, () => 409)])
  expect(await offsetOf(id)).toBe('65536')
  const last = await Promise.all(
    Array.from({ length: 4 }, () => add(id, 65_536, bytes.subarray(65_536))),
  )
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await rowsOfUploads()).toEqual({ uploads: 1, parts: 0, files: 1 })
})

test('what came of a whole file is told again, and beside which other files it is kept', async () => {
  const bytes = cv()
  const [one, other] = [
    await begun({ size: bytes.length, field: 'cv' }),
    await begun({ size: bytes.length, field: 'licence', name: 'licence.pdf' }),
  ]
  const first = await wholeOf(await send(one, bytes))
  const again = await add(one, bytes.length, new Uint8Array())
  expect(await wholeOf(again)).toEqual(first)
  const besides = { 'Upload-Metadata': writeUploadMetadata({ kept: first.kept }) }
  const second = await wholeOf(await send(other, bytes, besides))
  expect(second.kept).toBe(first.kept)
  const key = newKey()
  const fields = { kept: first.kept, kept_cv: first.value, kept_licence: second.value }
  expect((await post({ key, ...fields })).kind).toBe('sent')
  expect((await filesOf(key)).map(({ field }) => field)).toEqual(['cv', 'licence'])
})

test('of two files for one field the later one is kept, and one kept elsewhere is moved', async () => {
  const bytes = cv()
  const first = await wholeOf(await send(await begun({ size: bytes.length, name: 'old' }), bytes))
  const besides = { 'Upload-Metadata': writeUploadMetadata({ kept: first.kept }) }
  const id = await begun({ size: bytes.length, name: 'new' })
  const second = await wholeOf(await send(id, bytes))
  expect(second.kept).not.toBe(first.kept)
  const moved = await wholeOf(await add(id, bytes.length, new Uint8Array(), besides))
  expect([moved.kept, moved.name]).toEqual([first.kept, 'new.pdf'])
  const key = newKey()
  await post({ key, kept: moved.kept, kept_cv: moved.value })
  expect((await filesOf(key)).map(({ name }) => name)).toEqual(['new.pdf'])
})

test('a file that its form refuses is refused when it is whole, in the reader’s words, and kept nowhere', async () => {
  const bytes = documentWithMacros()
  const refused = await send(await begun({ size: bytes.length, name: 'cv.docx' }), bytes)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('У файлі є програми або інші файли')
  const english = await send(await begun({ size: bytes.length }), bytes, {
    'Accept-Language': 'en',
  })
  expect(await english.text()).toContain('This file has programs')
  expect(await rowsOfUploads()).toEqual({ uploads: 0, parts: 0, files: 0 })
  const large = await begin({ size: 5 * MB + 1 })
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('завеликий')])
})

test('a refused form keeps the file for the rest of its day', async () => {
  const bytes = cv()
  const { kept, value } = await wholeOf(await send(await begun({ size: bytes.length }), bytes))
  const refused = await post({ key: newKey(), kept, kept_cv: value, email: 'anna@' })
  if (refused.kind !== 'refused') throw new Error('It was sent.')
  const told = refused.json as { kept: string; files: Record<string, { value: string }> }
  expect(told.files.cv?.value).toBe(value)
  const [row] = await sql<{ hours: number }>(
    `SELECT extract(epoch FROM until - now()) / 3600 AS hours FROM kept_forms WHERE id = $1`,
    [told.kept],
  )
  expect(Number(row?.hours)).toBeGreaterThan(23)
  const key = newKey()
  expect((await post({ key, kept: told.kept, kept_cv: value })).kind).toBe('sent')
  expect((await filesOf(key))[0]?.bytes.equals(bytes)).toBe(true)
})

test('a file is checked by one request at a time; who comes meanwhile is to come again', async () => {
  const bytes = cv()
  const id = await begun({ size: bytes.length })
  await sql('UPDATE file_uploads SET checked_since = now()')
  const meanwhile = await send(id, bytes)
  expect([meanwhile.status, meanwhile.headers.get('Retry-After')]).toEqual([503, '5'])
  // The process that checked it has ended.
  await sql(`UPDATE file_uploads SET checked_since = now() - interval '3 minutes'`)
  await wholeOf(await add(id, bytes.length, new Uint8Array()))
})

test('its sender drops it, also where it is kept', async () => {
  const bytes = cv()
  const ids = [await begun({ size: bytes.length }), await begun({ size: bytes.length })]
  await add(ids[0] ?? '', 0, bytes.subarray(0, 65_536))
  await send(ids[1] ?? '', bytes)
  for (const id of ids) expect((await ask(id, 'DELETE')).status).toBe(204)
  expect(await rowsOfUploads()).toEqual({ uploads: 0, parts: 0, files: 0 })
})

describe('nothing breaks, and nothing is kept, where', () => {
  test.each<[string, About, number]>([
    ['no length is told', { size: '' }, 400],
    ['the length is none', { size: '-1' }, 400],
    ['the length is a fraction', { size: '1.5' }, 400],
    ['the length is beyond numbers', { size: '9'.repeat(400) }, 400],
    ['the file is empty', { size: 0 }, 400],
    ['the page is none of ours', { size: 9, page: 'https://elsewhere.example/x' }, 404],
    ['the page has no form', { size: 9, page: '/uk/about' }, 404],
    ['the page is no path', { size: 9, page: '//x\\%zz' }, 404],
    ['the page is very long', { size: 9, page: `${PAGE}?${'x'.repeat(3_000)}` }, 400],
    ['the form has no such field', { size: 9, field: '__proto__' }, 404],
    ['the field takes no file', { size: 9, field: 'email' }, 404],
    ['the name has what no text may hold', { size: 9, name: 'a\0b' }, 400],
    ['the name is very long', { size: 9, name: 'x'.repeat(1_001) }, 400],
    ['the metadata are none', { size: 9, headers: { 'Upload-Metadata': 'page !!!' } }, 400],
    ['the metadata are no text', { size: 9, headers: { 'Upload-Metadata': 'page /w==' } }, 400],
    ['it comes from elsewhere', { size: 9, headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['its origin is another', { size: 9, headers: { Origin: 'https://evil.example' } }, 403],
    ['tus is another', { size: 9, headers: { 'Tus-Resumable': '0.2.2' } }, 412],
  ])('%s', async (_, about, status) => {
    expect((await begin(about)).status).toBe(status)
    expect(await rowsOfUploads()).toMatchObject({ uploads: 0 })
  })

  const KB = 1024
  test.each<[string, number | string, number, Record<string, string>, number]>([
    ['the offset is none', 'x', 9_000, {}, 400],
    ['the offset is negative', -1, 9_000, {}, 400],
    ['the offset is beyond the end', 999_999_999, 9_000, {}, 409],
    ['the part is of another kind', 0, 9_000, { 'Content-Type': 'text/plain' }, 415],
    ['the part is small, and not the last', 0, 8 * KB - 1, {}, 400],
    ['the part is larger than one may be', 0, 256 * KB + 1, {}, 413],
    ['there is more of it than was told', 0, 20_001, {}, 413],
    ['it comes from elsewhere', 0, 9_000, { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['there is nothing in it', 0, 0, {}, 204],
  ])('of a part %s', async (_, offset, length, headers, status) => {
    const id = await begun({ size: 20_000 })
    expect((await add(id, offset, Buffer.alloc(length), headers)).status).toBe(status)
    expect(await offsetOf(id)).toBe('0')
  })

  test.each(['x', 'A'.repeat(22), `${'A'.repeat(21)}'`, '../../x', '%00'])(
    'nothing was begun by the id %j',
    async (id) => {
      expect((await ask(id)).status).toBe(404)
      expect((await add(id, 0, Buffer.alloc(9_000))).status).toBe(404)
      expect((await ask(id, 'DELETE')).status).toBe(404)
    },
  )

  test('what it is for is closed by the time that it is whole', async () => {
    const bytes = cv()
    const id = await begun({ size: bytes.length })
    isOpen = false
    expect((await send(id, bytes)).status).toBe(404)
    expect((await begin({ size: 9 })).status).toBe(404)
  })
})

describe('there is an end to', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })

  test('the bytes that one network has under way, and others go on', async () => {
    limit = () => Promise.resolve(undefined)
    const headers = from('203.0.113.9')
    const answers = []
    for (let n = 0; n < 13; n += 1) answers.push(await begin({ size: 5 * MB, headers }))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 12 }, () => 201),
      429,
    ])
    expect(Number(answers[12]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await begin({ size: 5 * MB })).status).toBe(201)
  })

  test('the files that one network has under way, in an IPv6 network too, also at once', async () => {
    limit = () => Promise.resolve(undefined)
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        begin({ size: 9_000, headers: from(`2001:db8:1:2::${n + 1}`) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect((await begin({ size: 9, headers: from('2001:db8:1:3::1') })).status).toBe(201)
  })

  test('all of them together, and there is room again when one ends', async () => {
    await sql(`INSERT INTO file_uploads (id, page, form, field, name, size, received, network, until)
      SELECT n::text, '', '', '', '', ${MB}, 1, n::text, now() + interval '2 hours' FROM generate_series(1, 500) n`)
    const full = await begin({ size: 9 })
    expect([full.status, Number(full.headers.get('Retry-After')) > 0]).toEqual([503, true])
    await sql(`UPDATE file_uploads SET until = now() WHERE id = '7'`)
    expect((await begin({ size: 9 })).status).toBe(201)
  })

  test('what one network begins in an hour', async () => {
    const { consume } = await import('../../../../../src/cms/services/limits/limits')
    limit = (address, megabytes) => consume('upload', { address }, megabytes)
    const headers = from('203.0.113.10')
    const statuses = []
    for (let n = 0; n < 21; n += 1) {
      const answer = await begin({ size: 5 * MB, headers })
      statuses.push(answer.status)
      await sql('DELETE FROM file_uploads')
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })

  test('its time: a day, and an hour where nothing has come', async () => {
    const { eraseDueRequests } =
      await import('../../../../../src/features/requests/due-requests.runner')
    const bytes = cv()
    const ids = [await begun({ size: bytes.length }), await begun({ size: bytes.length })]
    const [some = '', none = ''] = ids
    await add(some, 0, bytes.subarray(0, 65_536))
    const later = (hours: number) =>
      sql(`UPDATE file_uploads SET until = until - make_interval(mins => ${hours * 60})`)
    await later(0.9)
    expect([await offsetOf(some), await offsetOf(none)]).toEqual(['65536', '0'])
    await later(0.2)
    expect([await offsetOf(some), await offsetOf(none)]).toEqual(['65536', '404'])
    await later(23)
    expect(await offsetOf(some)).toBe('404')
    await eraseDueRequests(cms())
    expect(await rowsOfUploads()).toEqual({ uploads: 0, parts: 0, files: 0 })
  })
})
