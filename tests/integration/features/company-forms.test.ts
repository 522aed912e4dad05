import { createHash, randomBytes } from 'node:crypto'

import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { LineFull } from '../../../src/cms/database/waiting-line'
import { processState } from '../../../src/domain/process/site-process'
import { FORM_FIELDS } from '../../../src/domain/company-forms/form-fields'
import { docx, p, r, row, said, table } from '../../fixtures/company-form-docx'
import { line, own, xlsx } from '../../fixtures/company-form-xlsx'
import { cmsUnderTest } from '../cms-under-test'
import type { RestClient } from '../rest'
import { hire } from './request-world'

/** Companies' forms: what staff upload, what is said of a file that cannot be filled, and what a preview is. */

const cms = cmsUnderTest()

const FORM = docx({
  body:
    p(r('Name: [[name]]')) + table(row(said('[[service.vessel_name]]'), said('[[service.rank]]'))),
})

let editor: RestClient = {}
let translator: RestClient = {}
let company = 0

beforeAll(async () => {
  editor = await hire(cms(), 'Edda', 'editor')
  translator = await hire(cms(), 'Tara', 'translator')
})

beforeEach(async () => {
  const data = { name: 'Fleet', timeZone: 'UTC', _status: 'published' } as const
  company = (await cms().create({ collection: 'crewings', locale: 'en', data })).id
})

afterAll(() => {
  delete processState<{ marinerCompanyFormChildren: unknown }>().marinerCompanyFormChildren
})

async function send(method: string, path: string, body?: Buffer, who = editor): Promise<Response> {
  const { default: config } = await import('../../../payload.config')
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api/company-forms${path}`, {
      method,
      headers: {
        ...(who.token !== undefined && { Authorization: `JWT ${who.token}` }),
        'Accept-Language': who.panelLanguage ?? 'en',
      },
      ...(body && { body: new Uint8Array(body) }),
    }),
  })
}

interface Said {
  id?: number
  errors?: { message: string }[]
  problems?: string[]
}

async function upload(body: Buffer, query: Record<string, string> = {}, who = editor) {
  const asked = { company: String(company), language: 'en', name: 'Form.docx', ...query }
  const answer = await send('POST', `/upload?${new URLSearchParams(asked)}`, body, who)
  const { errors, id = 0, problems } = (await answer.json()) as Said
  return { status: answer.status, id, message: errors?.[0]?.message, problems, answer }
}

const inUse = async () => {
  const { docs } = await cms().find({
    collection: 'company-forms',
    where: { company: { equals: company }, isInUse: { equals: true } },
    depth: 0,
  })
  return docs.map(({ id }) => id)
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a form that is uploaded', () => {
  it('is kept to the byte, with who, which company and what stands in it', async () => {
    const { id, status } = await upload(FORM, { name: '../a/Crew: form.DOCX', language: 'uk' })
    expect(status).toBe(201)
    expect(await cms().findByID({ collection: 'company-forms', id, depth: 1 })).toMatchObject({
      fileName: 'Crew form.docx',
      language: 'uk',
      isInUse: true,
      company: { id: company },
      by: { name: 'Edda' },
      fields: ['name', 'service.vessel_name', 'service.rank'],
    })
    const answer = await send('GET', `/${id}/file`)
    expect(answer.headers.get('content-disposition')).toContain('Crew form.docx')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await bytesOf(answer)).equals(FORM)).toBe(true)
  })

  it('is previewed with an invented seafarer in its language', async () => {
    const { id } = await upload(FORM, { language: 'uk' })
    const answer = await send('GET', `/${id}/preview`)
    expect(answer.status).toBe(200)
    const { readParts } =
      await import('../../../src/cms/services/company-forms/filling/package-parts')
    const parts = await readParts(await bytesOf(answer))
    const xml = parts.get('word/document.xml')?.toString() ?? ''
    expect(xml).toContain('Name: Ana Invented Example')
    expect(xml.match(/MV Invented/g)).toHaveLength(3)
    expect(xml).toContain('Другий помічник капітана')
    expect(xml).not.toContain('[[')
  })

  it('has in its preview a value for each field but those of papers that nobody has', async () => {
    const { inventedFormValues } =
      await import('../../../src/features/seamen/company-forms/invented-seafarer')
    const { lists, single } = await inventedFormValues('en')
    const said = [single, ...Object.values(lists).flat()].flatMap((values) => Object.keys(values))
    const silent = FORM_FIELDS.filter(({ name, of }) => of !== 'paper' && !said.includes(name))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('takes the place of the one before, which can be used again; ten are kept', async () => {
    const first = await upload(FORM)
    const second = await upload(FORM)
    expect(await inUse()).toEqual([second.id])
    expect((await send('POST', `/${first.id}/use`)).status).toBe(200)
    expect(await inUse()).toEqual([first.id])
    for (let count = 0; count < 9; count += 1) await upload(FORM)
    const { totalDocs } = await cms().count({
      collection: 'company-forms',
      where: { company: { equals: company } },
    })
    expect(totalDocs).toBe(10)
    expect((await send('GET', `/${first.id}/file`)).status).toBe(404)
  })

  it('stays without its company where that is deleted, and is filled for nobody', async () => {
    const { id } = await upload(FORM)
    await cms().delete({ collection: 'crewings', id: company })
    expect((await send('GET', `/${id}/preview`)).status).toBe(200)
    expect((await send('POST', `/${id}/use`)).status).toBe(409)
  })
})

describe('a form that cannot be filled', () => {
  const nothing = async () => {
    const where = { company: { equals: company } }
    expect((await cms().count({ collection: 'company-forms', where })).totalDocs).toBe(0)
  }

  it('is not kept, and each place is said in the language of the panel', async () => {
    const form = xlsx({
      sheets: [{ name: 'Анкета', rows: line(3, own('B3', '[[surname]]'), own('C3', '[[name')) }],
    })
    const english = await upload(form)
    expect([english.status, english.message, english.problems]).toEqual([
      422,
      'The file was not kept. Correct it at these places and upload it again:',
      [
        'Sheet “Анкета”, cell B3: there is no field [[surname]].',
        'Sheet “Анкета”, cell C3: brackets that do not belong together, or a field that a new line breaks: [[name',
      ],
    ])
    const german = await upload(form, {}, { ...editor, panelLanguage: 'de' })
    expect(german.problems?.[0]).toBe('Blatt „Анкета“, Zelle B3: Es gibt kein Feld [[surname]].')
    await nothing()
  })

  it.each([
    ['an old file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 422, /Save as/],
    ['an empty one', Buffer.alloc(0), 422, /empty/],
    ['one that is too large', Buffer.alloc(3 * 1024 * 1024 + 1), 413, /larger than 3 MB/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 422, /neither/],
  ])('%s is refused with its sentence', async (_, bytes, status, message) => {
    const said = await upload(bytes)
    expect([said.status, said.message]).toEqual([status, expect.stringMatching(message)])
    await nothing()
  })

  it('is refused for no company, no language and nobody but editors', async () => {
    expect((await upload(FORM, { company: '999999' })).status).toBe(400)
    expect((await upload(FORM, { language: 'xx' })).status).toBe(400)
    expect((await upload(FORM, {}, translator)).status).toBe(403)
    await nothing()
  })

  it('is to be tried later where too many are read', async () => {
    const state = processState<{ marinerCompanyFormChildren: { run: () => Promise<never> } }>()
    const children = state.marinerCompanyFormChildren
    state.marinerCompanyFormChildren = { run: () => Promise.reject(new LineFull()) }
    try {
      const { answer, message, status } = await upload(FORM)
      expect([status, answer.headers.get('retry-after'), message]).toEqual([
        503,
        '5',
        'Too many forms are being read at this moment. Try again in a few seconds.',
      ])
    } finally {
      if (children) state.marinerCompanyFormChildren = children
    }
    await nothing()
  })
})

describe('a seafarer who is signed in', () => {
  let count = 0

  async function member() {
    count += 1
    const { rows } = await cms().db.pool.query<{ id: number }>(
      `INSERT INTO seamen (name, email, language, state, confirmed_at)
       VALUES ($1, $2, 'uk', 'active', now()) RETURNING id`,
      [`Olena ${count}`, `company.form.${count}@ship.example`],
    )
    const id = rows[0]?.id ?? 0
    const token = randomBytes(32).toString('base64url')
    await cms().db.pool.query(
      `INSERT INTO seaman_sessions (id, seaman_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), id],
    )
    await cms().db.pool.query(
      `INSERT INTO seaman_contracts (seaman_id, send_key, vessel_name, sign_on, rank)
       VALUES ($1, $2, $3, '2025-01-01', 'bosun')`,
      [id, randomBytes(16).toString('base64url'), `MV of ${count}`],
    )
    await cms().db.pool.query(
      `INSERT INTO seaman_persons (seaman_id, send_key, family_name, height) VALUES ($1, $2, $3, 171)`,
      [id, randomBytes(16).toString('base64url'), `SURNAME ${count}`],
    )
    await cms().db.pool.query(
      `INSERT INTO seaman_references (seaman_id, send_key, company) VALUES ($1, $2, $3)`,
      [id, randomBytes(16).toString('base64url'), `Office of ${count}`],
    )
    return { number: count, cookie: `mh_seaman=${token}` }
  }

  async function fill(cookie: string, of: number | string = company): Promise<Response> {
    const { answerCompanyForm } =
      await import('../../../src/features/seamen/company-forms/company-form.answer')
    return answerCompanyForm(
      new Request(`http://localhost/server/seaman/company-form?page=en&company=${of}`, {
        headers: { cookie },
      }),
    )
  }

  it('gets the form of the company with the own record alone, in its language', async () => {
    const body =
      p(r('Name: [[name]], [[person.family_name]], [[person.height]] cm')) +
      table(row(said('[[service.vessel_name]]'), said('[[service.rank]]'))) +
      table(row(said('[[references.company]]')))
    await upload(docx({ body }), { language: 'de' })
    const [one, other] = [await member(), await member()]
    const answer = await fill(one.cookie)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const { readParts } =
      await import('../../../src/cms/services/company-forms/filling/package-parts')
    const xml = (await readParts(await bytesOf(answer))).get('word/document.xml')?.toString()
    expect(xml).toContain(`Name: Olena ${one.number}, SURNAME ${one.number}, 171 cm`)
    expect(xml).toContain(`Office of ${one.number}`)
    expect(xml).toContain(`MV of ${one.number}`)
    expect(xml).toContain('Bootsmann')
    expect(xml).not.toContain(`MV of ${other.number}`)
  })

  it('is shown the companies that readers see and that have a form', async () => {
    const { companiesWithForm } =
      await import('../../../src/features/seamen/company-forms/company-forms.queries')
    const named = async () => (await companiesWithForm()).filter(({ id }) => id === company)
    expect(await named()).toEqual([])
    await upload(FORM)
    await upload(FORM)
    expect(await named()).toEqual([{ id: company, name: 'Fleet' }])
    await cms().db.pool.query('UPDATE crewings SET suspended_at = now() WHERE id = $1', [company])
    expect(await named()).toEqual([])
  })

  it('gets none of a company that has none, is suspended or is no number, and is led to the sign-in without a session', async () => {
    const { cookie } = await member()
    expect((await fill(cookie)).status).toBe(404)
    for (const of of ['', 'x', '0', '99999999']) expect((await fill(cookie, of)).status).toBe(404)
    await upload(FORM)
    expect((await fill(cookie)).status).toBe(200)
    expect((await fill('mh_seaman=none')).status).toBe(303)
    await cms().db.pool.query('UPDATE crewings SET suspended_at = now() WHERE id = $1', [company])
    expect((await fill(cookie)).status).toBe(404)
  })
})
