import { createHash, randomBytes } from 'node:crypto'

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { FormAnswer } from '../../../src/domain/forms/form-post'
import { SEAMAN_STATES, type SeamanState } from '../../../src/domain/members/seaman-account'
import { pdf } from '../../fixtures/form-files'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { writeRowWithoutNumber } from './index-rows'
import { hire } from './request-world'

/** Services for members: who reads them and their files, and that nobody else reads a word of them. */

const cms = cmsUnderTest()
const CANARY = 'qzcanaryqz'

const load = async () => ({
  ...(await import('../../../src/features/seaman-services/seaman-services.queries')),
  ...(await import('../../../src/features/seaman-services/service-file.answer')),
  ...(await import('../../../src/cms/publications/reading/publication-index')),
  ...(await import('../../../src/cms/publications/reading/sitemap-entries')),
  ...(await import('../../../src/features/site-search/site-search.queries')),
  ...(await import('../../../src/features/seaman-services/ask.form')),
  ...(await import('../../../src/features/seamen/typed-is-kept')),
  ...(await import('../../../src/cms/services/forms/take-form')),
})

let admin: RestClient
let editor: RestClient
let translator: RestClient

beforeAll(async () => {
  admin = await hire(cms(), 'services-admin', 'admin')
  editor = await hire(cms(), 'services-editor', 'editor')
  translator = await hire(cms(), 'services-translator', 'translator')
})

beforeEach(async () => {
  for (const table of ['seaman_services', 'service_files', 'seaman_events', 'seamen']) {
    await cms().db.pool.query(`DELETE FROM ${table}`)
  }
  await cms().db.pool.query(`DELETE FROM publications WHERE collection = 'seaman-services'`)
})

/** A seafarer with a session, as the browser's headers. */
async function signedIn(state: SeamanState, isConfirmed = true): Promise<Headers> {
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `INSERT INTO seamen (name, email, language, state, confirmed_at)
     VALUES ('Olena', $1, 'en', $2, CASE WHEN $3 THEN now() END) RETURNING id`,
    [`${randomBytes(4).toString('hex')}@ship.example`, state, isConfirmed],
  )
  const token = randomBytes(32).toString('base64url')
  await cms().db.pool.query(
    `INSERT INTO seaman_sessions (id, seaman_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]?.id],
  )
  return new Headers({ cookie: `mh_seaman=${token}` })
}

const NOBODY = new Headers()
const ALL = { words: '', category: undefined }

async function file(client: RestClient, name = `${CANARY}.pdf`, bytes = pdf()) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  form.set('_payload', JSON.stringify({ name: `${CANARY} form` }))
  return ask<{ doc?: { id: number; filename: string } }>(client, 'POST', '/service-files', form)
}

async function service(data: object = {}): Promise<number> {
  const answer = await ask<{ doc?: { id: number } }>(
    editor,
    'POST',
    '/seaman-services?locale=en&publishSpecificLocale=en',
    {
      title: `Visa help ${CANARY}`,
      excerpt: `Summary ${CANARY}`,
      papers: 'Passport\nSeaman’s book',
      category: 'visas',
      price: 4_900,
      currency: 'EUR',
      leastDays: 2,
      mostDays: 5,
      _status: 'published',
      ...data,
    },
  )
  if (!answer.body.doc) throw new Error(JSON.stringify(answer.body))
  return answer.body.doc.id
}

describe('the guard seaman-only', () => {
  it('lets in a confirmed and active seafarer and staff, and nobody else', async () => {
    const { getService, listServices } = await load()
    const id = await service()
    for (const state of SEAMAN_STATES) {
      for (const isConfirmed of [true, false]) {
        const headers = await signedIn(state, isConfirmed)
        const kind = state === 'active' && isConfirmed ? 'open' : 'notAdmitted'
        expect(await listServices(headers, 'en', ALL)).toMatchObject({ kind })
        const one = await getService(headers, 'en', id)
        expect(one.kind).toBe(kind)
        if (kind !== 'open') expect(JSON.stringify(one)).not.toContain(CANARY)
      }
    }
    expect(await listServices(NOBODY, 'en', ALL)).toEqual({ kind: 'signedOut' })
    expect(await getService(NOBODY, 'en', id)).toEqual({ kind: 'signedOut' })
    const staff = new Headers({ Authorization: `JWT ${translator.token ?? ''}`, cookie: 'x=y' })
    expect(await getService(staff, 'en', id)).toMatchObject({ kind: 'open', seaman: undefined })
    const forged = new Headers({ cookie: `mh_seaman=${translator.token ?? ''}` })
    expect(await getService(forged, 'en', id)).toEqual({ kind: 'signedOut' })
  })

  it('is closed to the very next request after a suspension', async () => {
    const { listServices } = await load()
    const headers = await signedIn('active')
    expect((await listServices(headers, 'en', ALL)).kind).toBe('open')
    await cms().db.pool.query(`UPDATE seamen SET state = 'suspended'`)
    expect((await listServices(headers, 'en', ALL)).kind).toBe('notAdmitted')
  })
})

describe('a service', () => {
  it('is taken from its readers whatever of it somebody has not finished', async () => {
    const id = await service()
    const at = (locale: string, more = '') => `/seaman-services/${id}?locale=${locale}${more}`
    const arabic = { title: 'خدمة', slug: 'خدمة', _status: 'published' }
    expect((await ask(editor, 'PATCH', at('ar'), arabic)).status).toBe(200)
    const draft = { leastDays: 6, mostDays: 2, _status: 'draft' }
    expect((await ask(editor, 'PATCH', at('en', '&draft=true'), draft)).status).toBe(200)
    const unpublished = await agreed(editor, 'PATCH', at('ar'), { _status: 'draft' })
    expect(unpublished.status).toBe(200)
    const { rows } = await cms().db.pool.query<{ locale: string }>(
      `SELECT locale FROM publications WHERE collection = 'seaman-services' AND document = $1`,
      [String(id)],
    )
    expect(rows.map(({ locale }) => locale)).toEqual(['en'])
    // And is asked about what it lacks where it is published again.
    expect((await ask(editor, 'PATCH', at('ar'), { _status: 'published' })).status).toBe(400)
  })

  it('is shown in the reader’s language, else in the source language, with its facts', async () => {
    const { getService, listServices } = await load()
    const headers = await signedIn('active')
    const id = await service()
    const told = async (locale: 'en' | 'uk') => {
      const found = await getService(headers, locale, id)
      return found.kind === 'open' ? found.told : undefined
    }
    expect(await told('uk')).toMatchObject({
      locale: 'en',
      price: { amount: 4_900, currency: 'EUR' },
      days: { least: 2, most: 5 },
      papers: ['Passport', 'Seaman’s book'],
    })
    await agreed(editor, 'PATCH', `/seaman-services/${id}?locale=uk&publishSpecificLocale=uk`, {
      title: 'Допомога з візою',
      _status: 'published',
    })
    expect(await told('uk')).toMatchObject({ locale: 'uk', title: 'Допомога з візою' })
    expect(await told('en')).toMatchObject({ locale: 'en' })
    const find = async (words: string) => {
      const found = await listServices(headers, 'uk', { words, category: undefined })
      return found.kind === 'open' ? found.told.length : -1
    }
    expect([await find('ВІЗОЮ допомога'), await find('ілюмінатор')]).toEqual([1, 0])
  })

  it('is shown beside a row of the index whose document is no number', async () => {
    const { getService, listServices } = await load()
    const id = await service()
    await writeRowWithoutNumber(cms().db.pool, 'seaman-services')
    const headers = await signedIn('active')
    expect(await listServices(headers, 'en', ALL)).toMatchObject({ told: [{ id }] })
    expect(await getService(headers, 'en', id)).toMatchObject({ told: { id } })
  })

  it('has the day of a translation whose source has changed since, until it is said to be right', async () => {
    const { getService } = await load()
    const headers = await signedIn('active')
    const id = await service()
    const publish = async (locale: 'en' | 'uk', title: string) =>
      agreed<{ doc: { lastPublishedAt: string } }>(
        editor,
        'PATCH',
        `/seaman-services/${id}?locale=${locale}&publishSpecificLocale=${locale}`,
        { title, _status: 'published' },
      )
    const asOf = async (locale: 'en' | 'uk') => {
      const found = await getService(headers, locale, id)
      return found.kind === 'open' ? found.told?.asOf?.toISOString() : found.kind
    }
    const { body } = await publish('uk', 'Допомога з візою')
    expect(await asOf('uk')).toBeUndefined()
    await publish('en', `Help with visas ${CANARY}`)
    expect([await asOf('uk'), await asOf('en')]).toEqual([body.doc.lastPublishedAt, undefined])
    await agreed(editor, 'POST', `/seaman-services/${id}/still-right?locale=uk`, {})
    expect(await asOf('uk')).toBeUndefined()
  })

  it('that is a draft, taken back or in the trash is told to no member', async () => {
    const { getService } = await load()
    const headers = await signedIn('active')
    const id = await service()
    const told = async () => {
      const found = await getService(headers, 'en', id)
      return found.kind === 'open' ? found.told?.id : found.kind
    }
    expect(await told()).toBe(id)
    await agreed(editor, 'PATCH', `/seaman-services/${id}?locale=en`, { _status: 'draft' })
    expect(await told()).toBeUndefined()
  })

  it('stands in the index for members alone: no look-up, sitemap or search finds it', async () => {
    const { findByIds, findAlternates, lookUp, searchSections } = await load()
    const id = String(await service())
    const { rows } = await cms().db.pool.query<{ path: string; members_only: boolean }>(
      `SELECT path, members_only, indexed FROM publications WHERE collection = 'seaman-services'`,
    )
    expect(rows).toEqual([{ path: `seaman/services/${id}`, members_only: true, indexed: false }])
    expect(await lookUp('en', `seaman/services/${id}`)).toEqual({ kind: 'unknown' })
    expect(await findByIds('en', 'seaman-services', [id])).toEqual([])
    expect(await findAlternates({ collection: 'seaman-services', document: id })).toEqual([])
    expect(JSON.stringify(await searchSections('en', CANARY))).not.toContain('services')
    const { rows: sections } = await cms().db.pool.query(
      `SELECT 1 FROM search_sections WHERE collection = 'seaman-services'`,
    )
    expect(sections).toEqual([])
  })

  it('is projected as the rebuild projects it', async () => {
    const { findDrift } = await import('../../../src/cms/publications/writing/drift')
    const { project } = await import('../../../src/cms/desk/publishing/project')
    await service()
    const none = { missing: 0, superfluous: 0, different: 0 }
    expect(await findDrift(cms(), 'seaman-services')).toEqual(none)
    await project(cms(), { collection: 'seaman-services' })
    expect(await findDrift(cms(), 'seaman-services')).toEqual(none)
  })
})

describe('a file for members', () => {
  it('is given to members while a live service shows it, and to nobody else', async () => {
    const { answerServiceFile } = await load()
    const { body } = await file(editor)
    const id = body.doc?.id ?? 0
    const member = await signedIn('active')
    const statusFor = async (headers: Headers) => (await answerServiceFile(headers, id)).status
    expect(await statusFor(member)).toBe(404)
    const shown = await service({ files: [id] })
    const answer = await answerServiceFile(member, id)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(pdf()))
    expect(await statusFor(NOBODY)).toBe(401)
    expect(await statusFor(await signedIn('pending'))).toBe(403)
    expect(await statusFor(await signedIn('suspended'))).toBe(403)
    await agreed(editor, 'PATCH', `/seaman-services/${shown}?locale=en&publishSpecificLocale=en`, {
      files: [],
      _status: 'published',
    })
    expect(await statusFor(member)).toBe(404)
  })

  it('is taken from editors alone, and only where it is what it says', async () => {
    expect((await file({})).status).toBe(403)
    expect((await file(translator)).status).toBe(403)
    const harmful = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await file(admin, 'x.pdf', harmful)).status).toBe(400)
    const bare = await ask(editor, 'POST', '/service-files', { url: 'http://127.0.0.1:1/x.pdf' })
    expect(bare.status).toBe(400)
    expect((await cms().count({ collection: 'service-files' })).totalDocs).toBe(0)
  })

  it('is no public address of the API', async () => {
    const { body } = await file(editor)
    const name = body.doc?.filename ?? ''
    const { handleEndpoints } = await import('payload')
    const { default: config } = await import('../../../payload.config')
    const get = async (headers: Record<string, string>) =>
      handleEndpoints({
        config,
        request: new Request(`http://localhost:3000/api/service-files/file/${name}`, { headers }),
      })
    expect((await get({})).status).toBeGreaterThanOrEqual(401)
    const cookie = (await signedIn('active')).get('cookie') ?? ''
    expect((await get({ cookie })).status).toBeGreaterThanOrEqual(401)
    const toStaff = await get({ Authorization: `JWT ${translator.token ?? ''}` })
    expect(toStaff.status).toBe(200)
    expect(Buffer.from(await toStaff.arrayBuffer())).toEqual(Buffer.from(pdf()))
  })
})

describe('the form by which a member asks for a service', () => {
  const WORDS = 'My C1/D visa ends in May.'

  /** Sends the form as a browser does, each time from a page of its own. */
  async function send(headers: Headers, id: number | string, file?: Blob): Promise<FormAnswer> {
    const { askForm, takingForms } = await load()
    const take = takingForms({
      forms: [askForm],
      api: () => Promise.resolve(cms()),
      limitTries: () => Promise.resolve(undefined),
      limit: () => Promise.resolve(undefined),
    })
    const form = new FormData()
    const fields = { key: randomBytes(16).toString('base64url'), message: WORDS, consent: 'yes' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (file) form.set('file', file, 'book.pdf')
    const sent = new Response(form)
    return take({
      form: 'service',
      params: { service: String(id) },
      locale: 'uk',
      query: '',
      path: `/uk/seaman/services/${id}/ask`,
      address: '203.0.113.7',
      isTooLarge: false,
      requestId: 'test',
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        cookie: headers.get('cookie') ?? '',
      },
      body: new Uint8Array(await sent.arrayBuffer()),
    })
  }

  async function recorded() {
    const { docs } = await cms().find({
      collection: 'requests',
      where: { kind: { equals: 'service' } },
      depth: 0,
    })
    return docs
  }

  /** What any of the forms leaves in the database. */
  async function traces(): Promise<number> {
    let rows = 0
    for (const collection of ['requests', 'messages'] as const) {
      rows += (await cms().count({ collection })).totalDocs
    }
    const { rowCount } = await cms().db.pool.query('SELECT 1 FROM form_files')
    return rows + (rowCount ?? 0)
  }

  beforeEach(async () => {
    for (const table of ['messages', 'requests', 'kept_forms']) {
      await cms().db.pool.query(`DELETE FROM ${table}`)
    }
  })

  it('records a request in the name of the account, about the service, with the file', async () => {
    const id = await service()
    const member = await signedIn('active')
    const copy = new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })
    expect(await send(member, id, copy)).toMatchObject({ kind: 'sent' })
    const { rows } = await cms().db.pool.query<{ email: string }>('SELECT email FROM seamen')
    const [request, ...others] = await recorded()
    expect(others).toEqual([])
    expect(request).toMatchObject({
      kind: 'service',
      state: 'new',
      locale: 'uk',
      name: 'Olena',
      email: rows[0]?.email,
      about: { relationTo: 'seaman-services', value: id },
      values: expect.objectContaining({ message: WORDS }),
    })
    const { rows: files } = await cms().db.pool.query<{ bytes: Buffer }>(
      'SELECT bytes FROM form_files WHERE request_id = $1',
      [request?.id],
    )
    expect(files.map(({ bytes }) => bytes)).toEqual([pdf()])
    const { docs: mail } = await cms().find({ collection: 'messages', depth: 0 })
    const confirmation = mail.find(({ kind }) => kind === 'confirmation')
    expect([confirmation?.to, confirmation?.locale]).toEqual([rows[0]?.email, 'uk'])
  })

  it('records nothing for clients that are no members, nor of what no member is shown', async () => {
    const id = await service()
    const staff = `mh-token=${editor.token ?? ''}`
    const suspended = (await signedIn('suspended')).get('cookie') ?? ''
    const closedTo: [string, Headers][] = [
      ['staff', new Headers({ cookie: staff })],
      ['staff and suspended', new Headers({ cookie: `${suspended}; ${staff}` })],
      ['not confirmed', await signedIn('active', false)],
    ]
    for (const state of SEAMAN_STATES) {
      if (state !== 'active') closedTo.push([state, await signedIn(state)])
    }
    for (const [who, headers] of closedTo) {
      expect([who, await send(headers, id)]).toMatchObject([who, { kind: 'refused', status: 422 }])
    }
    const member = await signedIn('active')
    await agreed(editor, 'PATCH', `/seaman-services/${id}?locale=en`, { _status: 'draft' })
    for (const nothing of [id, id + 1]) {
      expect(await send(member, nothing)).toMatchObject({ kind: 'refused', status: 422 })
    }
    expect(await traces()).toBe(0)
  })

  it('leads a visitor whose session has ended to the sign-in, and back to what was typed', async () => {
    const { askForm, TypedIsKept } = await load()
    const aboveSignIn = async (next: string | undefined) => {
      const about = { words: {}, done: undefined, next }
      return renderToStaticMarkup(await TypedIsKept({ about, locale: 'en' }))
    }
    const { readKeptForm } = await import('../../../src/cms/services/forms/kept-forms')
    const { nextAddress } = await import('../../../src/domain/addresses/next-address')
    const id = await service()
    const ended = new Headers({ cookie: `mh_seaman=${'A'.repeat(43)}` })
    let lastNext = ''
    for (const headers of [NOBODY, ended]) {
      const answer = await send(headers, id)
      const to = new URL(answer.kind === 'sent' ? answer.location : '', 'https://site.example')
      expect(to.pathname).toBe('/uk/seaman/sign-in')
      const next = nextAddress(to.searchParams.get('next') ?? undefined) ?? ''
      lastNext = next
      const back = new URL(next, 'https://site.example')
      expect(back.pathname).toBe(`/uk/seaman/services/${id}/ask`)
      const kept = await readKeptForm(cms(), {
        form: askForm.name,
        of: undefined,
        id: back.searchParams.get('kept') ?? '',
      })
      expect(kept?.typed).toMatchObject({ message: WORDS })
      expect(await aboveSignIn(next)).toContain('kept for 15 minutes: sign in to the same account')
    }
    expect(await traces()).toBe(0)
    // An hour later it is not there any more; and where nothing was typed, nothing is said of it.
    await cms().db.pool.query(`UPDATE kept_forms SET values_until = now() - interval '45 minutes'`)
    expect(await aboveSignIn(`/seaman/services/${id}/ask?kept=${'A'.repeat(22)}`)).toContain(
      'not here any more. Nothing of it was saved',
    )
    expect(await aboveSignIn(lastNext)).toContain('not here any more')
    // What was too long is not called gone.
    expect(await aboveSignIn(`/seaman/services/${id}/ask?kept=too-long`)).toContain(
      'more than 10,000 characters',
    )
    expect(await aboveSignIn(`/seaman/services/${id}/ask`)).toBe('')
    expect(await aboveSignIn(undefined)).toBe('')
  })

  it('takes the same words of two members for two requests, and of one for one', async () => {
    const id = await service()
    const [olena, pavlo] = [await signedIn('active'), await signedIn('active')]
    for (const member of [olena, pavlo, olena]) {
      expect(await send(member, id)).toMatchObject({ kind: 'sent' })
    }
    expect(new Set((await recorded()).map(({ email }) => email)).size).toBe(2)
    expect(await recorded()).toHaveLength(2)
  })
})
