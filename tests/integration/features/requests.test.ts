import { tmpdir } from 'node:os'
import path from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { MailPart } from '../../../src/domain/mail/mail-content'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { attachFile, databaseIn, hire, sendRequest, writeMessage } from './request-world'

/** What visitors have sent, as staff work with it. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'requests-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

let admin: RestClient & { id: number }
let editor: RestClient & { id: number }
let translator: RestClient & { id: number }

beforeAll(async () => {
  admin = await hire(cms(), 'ada', 'admin')
  editor = await hire(cms(), 'edda', 'editor')
  translator = await hire(cms(), 'tara', 'translator')
})

/** An answer as it is, where it is no JSON. */
async function fetched({ token, panelLanguage }: RestClient, address: string): Promise<Response> {
  const { default: config } = await import('../../../payload.config')
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${address}`, {
      headers: {
        ...(token !== undefined && { Authorization: `JWT ${token}` }),
        'Accept-Language': panelLanguage ?? 'en',
      },
    }),
  })
}

const readRequest = (id: number) =>
  cms().findByID({ collection: 'requests', id, depth: 0, showHiddenFields: true })

async function repliesTo(request: number) {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { request: { equals: request }, kind: { equals: 'reply' } },
    depth: 0,
  })
  return docs
}

describe('personal data of visitors', () => {
  it('reaches neither strangers nor translators, however they ask', async () => {
    const { id } = await sendRequest(cms())
    const file = await attachFile(cms(), id, 'CV.pdf')
    await writeMessage(cms(), id)
    await cms().create({
      collection: 'suppressed-addresses',
      data: { address: 'olena.old@sender.example', reason: 'byStaff' },
    })
    const addresses = ['requests', 'messages', 'suppressed-addresses'].flatMap((slug) => [
      `/${slug}`,
      `/${slug}/1`,
      `/${slug}/count`,
      `/${slug}?where[createdAt][exists]=true`,
      `/${slug}?sort=email&select[email]=true&select[values]=true`,
      `/${slug}?populate[requests][values]=true&depth=3&draft=true&trash=true`,
      `/${slug}/versions`,
    ])
    addresses.push(
      `/requests/${id}`,
      `/requests/${id}/files/${file}`,
      '/requests/export',
      '/requests?where[values.message][like]=private',
      '/messages?where[request.email][like]=olena',
      '/globals/request-settings',
      '/pages?depth=3&populate[requests][email]=true&populate[messages][to]=true',
      '/staff/me?depth=3&joins[requests][limit]=5&populate[requests][email]=true',
    )
    for (const who of [{}, translator]) {
      for (const address of addresses) {
        const answer = await fetched(who, address)
        const text = await answer.text()
        expect([address, text]).toEqual([
          address,
          expect.not.stringMatching(/olena|secretova|private letter|%PDF|MH-TEST|We have it/i),
        ])
        if (!/^\/(?:pages|staff)/.test(address)) {
          expect([address, answer.status]).toEqual([address, expect.toBeOneOf([400, 403, 404])])
        }
      }
      for (const [method, address, data] of [
        ['POST', `/requests/${id}/reply`, { text: 'Mine' }],
        ['PATCH', `/requests/${id}`, { state: 'closed' }],
        ['PATCH', '/requests?where[id][exists]=true', { state: 'closed' }],
        ['DELETE', `/requests/${id}`, undefined],
        ['DELETE', '/requests?where[id][exists]=true', undefined],
        ['POST', '/requests', { reference: 'MH-X', kind: 'contact', locale: 'en', values: {} }],
        ['POST', '/globals/request-settings', { answerMonths: 1 }],
      ] as const) {
        const { status } = await ask(who, method, address, data)
        expect([method, address, status]).toEqual([method, address, expect.toBeOneOf([403, 404])])
      }
    }
    expect((await readRequest(id)).state).toBe('new')
    expect(await repliesTo(id)).toEqual([])
  })

  it('is deleted by admins alone, and the key that it was sent with is read by nobody', async () => {
    const { id } = await sendRequest(cms())
    expect((await ask(editor, 'DELETE', `/requests/${id}`)).status).toBe(403)
    const { body } = await ask(admin, 'GET', `/requests/${id}?select[sendKey]=true`)
    expect(JSON.stringify(body)).not.toMatch(/key-|digest-/)
    expect((await ask(admin, 'GET', '/requests?where[sendKey][like]=k')).status).toBe(400)
  })
})

describe('what staff write', () => {
  it('changes state and assignee, and nothing of what was sent', async () => {
    const { id, reference } = await sendRequest(cms())
    const { status } = await ask(editor, 'PATCH', `/requests/${id}`, {
      state: 'inProgress',
      assignee: admin.id,
      reference: 'MH-FAKE-FAKE',
      values: { message: 'forged' },
      email: 'forged@site.example',
      eraseAt: '2999-01-01T00:00:00.000Z',
    })
    expect(status).toBe(200)
    expect(await readRequest(id)).toMatchObject({
      state: 'inProgress',
      assignee: admin.id,
      reference,
      values: { message: 'A very private letter' },
      email: 'olena@sender.example',
    })
    expect(new Date((await readRequest(id)).eraseAt ?? 0).getUTCFullYear()).toBeLessThan(2999)
  })

  it('gives a request to nobody who may not read it', async () => {
    const { id } = await sendRequest(cms())
    const { status, body } = await ask(
      { ...editor, panelLanguage: 'uk' },
      'PATCH',
      `/requests/${id}`,
      { assignee: translator.id },
    )
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('лише адміністратор або редактор'),
    ])
  })

  it('adds notes with their author and time, also where many do at once, and takes none away', async () => {
    const { id } = await sendRequest(cms())
    const note = (client: RestClient, text: string) =>
      ask(client, 'PATCH', `/requests/${id}`, {
        notes: [{ text, by: 999, at: '1999-01-01T00:00:00.000Z' }],
      })
    await Promise.all([
      note(editor, 'one'),
      note(admin, 'two'),
      note(editor, 'three'),
      note(admin, 'four'),
    ])
    const { notes = [] } = await readRequest(id)
    expect(notes?.map(({ text, by }) => `${text} ${by as number}`).toSorted()).toEqual(
      [`one ${editor.id}`, `two ${admin.id}`, `three ${editor.id}`, `four ${admin.id}`].toSorted(),
    )
    for (const { at } of notes ?? [])
      expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(600_000)
    // A form that was opened before writes back what it knew.
    await ask(editor, 'PATCH', `/requests/${id}`, { state: 'closed', notes: [notes?.[0]] })
    await ask(admin, 'PATCH', `/requests/${id}`, { notes: [] })
    expect((await readRequest(id)).notes).toEqual(notes)
  })
})

describe('an answer by mail', () => {
  it('goes to the sender in the frame of their language, once however often it is pressed', async () => {
    const { id, reference } = await sendRequest(cms())
    const confirmation = await writeMessage(cms(), id)
    await cms().updateGlobal({
      slug: 'request-settings',
      data: { notify: 'desk@site.example' },
    })
    const key = '01234567-89ab-4def-8123-456789abcdef'
    const press = () => ask(editor, 'POST', `/requests/${id}/reply`, { text: ' Thank you. ', key })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1)
    const [message, ...others] = await repliesTo(id)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      kind: 'reply',
      delivery: 'atLeastOnce',
      state: 'queued',
      to: 'olena@sender.example',
      replyTo: 'desk@site.example',
      locale: 'ar',
      by: editor.id,
      inReplyTo: confirmation.messageId,
    })
    expect(message?.subject).toContain('الرد على طلبك')
    expect(message?.subject).toContain(reference)
    expect((message?.content as MailPart[] | undefined)?.[0]).toEqual({
      kind: 'letter',
      text: 'Thank you.',
    })
    expect((await readRequest(id)).state).toBe('answered')
    // The next one answers the one before.
    await ask(editor, 'POST', `/requests/${id}/reply`, { text: 'One thing more.' })
    await ask(editor, 'POST', `/requests/${id}/reply`, { text: 'One thing more.' })
    const all = await repliesTo(id)
    expect(all.map(({ inReplyTo }) => inReplyTo).toSorted()).toEqual(
      [confirmation.messageId, message?.messageId].toSorted(),
    )
  })

  it.each([
    ['nothing to say', { text: '  ' }, {}, 'Write the answer first.'],
    ['too much', { text: 'x'.repeat(20_001) }, {}, '20000'],
    ['nobody to answer', { text: 'x' }, { email: null }, 'no e-mail address'],
    [
      'an address that refuses mail',
      { text: 'x' },
      { email: 'Refuses@site.example' },
      'refuses our mail',
    ],
  ])('is refused in words: %s', async (_, data, sent, sentence) => {
    const address = 'refuses@site.example'
    const { totalDocs } = await cms().count({
      collection: 'suppressed-addresses',
      where: { address: { equals: address } },
    })
    if (totalDocs === 0) {
      await cms().create({
        collection: 'suppressed-addresses',
        data: { address, reason: 'bounced' },
      })
    }
    const { id } = await sendRequest(cms(), sent)
    const { status, body } = await ask(editor, 'POST', `/requests/${id}/reply`, data)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
    expect([(await readRequest(id)).state, await repliesTo(id)]).toEqual(['new', []])
  })

  it('to what is not there is not found', async () => {
    for (const id of ['999999', '0', '99999999999', 'x']) {
      const { status } = await ask(editor, 'POST', `/requests/${id}/reply`, { text: 'x' })
      expect([id, status]).toEqual([id, 404])
    }
  })
})

describe('a file of a request', () => {
  it('is handed to those who may read the request, to keep and not to show', async () => {
    const { id } = await sendRequest(cms())
    const { id: other } = await sendRequest(cms())
    const file = await attachFile(cms(), id, 'Резюме "1".pdf')
    const answer = await fetched(editor, `/requests/${id}/files/${file}`)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const wrong of [`${other}/files/${file}`, `${id}/files/0`, `${id}/files/x`]) {
      expect((await fetched(editor, `/requests/${wrong}`)).status).toBe(404)
    }
  })

  it('comes under another ending where the site has not opened it, and staff are given its text', async () => {
    const { id } = await sendRequest(cms())
    const bytes = await readFile(path.join(process.cwd(), 'tests/fixtures/cv.doc'))
    const { rows } = await cms().db.pool.query<{ id: number }>(
      `INSERT INTO form_files (request_id, field, name, type, size, bytes)
       VALUES ($1, 'cv', 'Резюме.doc', 'application/msword', $2, $3) RETURNING id`,
      [id, bytes.length, bytes],
    )
    const answer = await fetched(editor, `/requests/${id}/files/${rows[0]?.id}`)
    expect(answer.headers.get('content-disposition')).toMatch(/\.doc\.unopened$/)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    const { findRecord } = await import('../../../src/features/requests/request-record.queries')
    const { createLocalReq } = await import('payload')
    const user = await cms().findByID({ collection: 'staff', id: editor.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, cms())
    const record = await findRecord(req, id)
    expect(record?.files.map(({ text }) => text)).toEqual([expect.stringContaining('Олена')])
  })
})

describe('the list as a file', () => {
  it('holds what the filter of the list selects, in the language of the panel, without formulas', async () => {
    const { reference } = await sendRequest(cms(), {
      kind: 'offer',
      name: '=HYPERLINK("http://evil.example")',
      values: { message: 'Two\nlines; "quoted"' },
      assignee: editor.id,
    })
    await sendRequest(cms(), { kind: 'offer', state: 'closed' })
    const where =
      'where[or][0][and][0][kind][equals]=offer&where[or][0][and][1][state][in]=new,inProgress'
    const answer = await fetched({ ...editor, panelLanguage: 'uk' }, `/requests/export?${where}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const text = bytes.toString('utf8').slice(1)
    const [head, ...rows] = text.split('\r\n').filter(Boolean)
    expect(head).toContain('Номер,Отримано,Вид')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(reference)
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(rows[0]).toContain('Пропозиція вакансії')
    expect(rows[0]).toContain('edda')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('holds all of them, however many, each once, and only what is searched for', async () => {
    const count = 450
    await databaseIn(cms()).execute(sql`
      INSERT INTO requests (reference, kind, locale, email, "values")
      SELECT 'MH-MANY-' || n, 'report', 'en', 'many@sender.example', '{}'
      FROM generate_series(1, ${count}) n`)
    const answer = await fetched(admin, '/requests/export?search=many@sender')
    const rows = (await answer.text()).split('\r\n').slice(1).filter(Boolean)
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(count)
    expect(rows).toHaveLength(count)
    const wrong = await fetched(admin, '/requests/export?where[sendKey][like]=k')
    expect(wrong.status).toBe(400)
  })
})

it('what the list does with many goes through the same rules, one by one', async () => {
  const [one, two] = [await sendRequest(cms()), await sendRequest(cms())]
  const where = `where[id][in]=${one.id},${two.id}`
  const changed = await ask(editor, 'PATCH', `/requests?${where}`, {
    state: 'closed',
    notes: [{ text: 'Both' }],
    values: { message: 'forged' },
  })
  expect(changed.status).toBe(200)
  for (const { id } of [one, two]) {
    const { state, notes, values } = await readRequest(id)
    expect([state, notes?.map(({ by, text }) => [by, text]), values]).toEqual([
      'closed',
      [[editor.id, 'Both']],
      { message: 'A very private letter' },
    ])
  }
  expect((await ask(editor, 'DELETE', `/requests?${where}`)).status).not.toBe(200)
  await writeMessage(cms(), one.id)
  expect((await ask(admin, 'DELETE', `/requests?${where}`)).status).toBe(200)
  const { referencesInFile } = await import('../../../src/cms/services/erasing/erased-references.hooks')
  const erased = await referencesInFile()
  expect([erased.has(one.reference), erased.has(two.reference)]).toEqual([true, true])
  const left = await cms().count({ collection: 'messages', where: { request: { equals: one.id } } })
  expect(left.totalDocs).toBe(0)
})
