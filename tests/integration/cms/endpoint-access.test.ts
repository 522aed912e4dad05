import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { CollectionSlug, Endpoint, GlobalSlug } from 'payload'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { databaseOf } from '../../../src/cms/database/handle'
import type { WorkbookFacts } from '../../../src/domain/imports/import-types'
import { addRows } from '../../../src/features/imports/import-rows.hooks'
import type { Import } from '../../../src/payload-types'
import { docx, p, r } from '../../fixtures/company-form-docx'
import { cmsUnderTest } from '../cms-under-test'
import { attachFile, hire, sendRequest, writeMessage } from '../features/request-world'
import type { RestClient } from '../rest'

/**
 * Who gets past the door of every endpoint that collections and globals have beside those of Payload, as the access matrix says it of
 * Payload's own operations.
 */

const dataDir = mkdtempSync(path.join(tmpdir(), 'endpoints-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const ASKERS = ['anonymous', 'translator', 'editor', 'admin'] as const
type Asker = (typeof ASKERS)[number]

type Verdicts = readonly ('yes' | 'no')[]
const EDITORS: Verdicts = ['no', 'no', 'yes', 'yes']
const ADMINS: Verdicts = ['no', 'no', 'no', 'yes']
const STAFF: Verdicts = ['no', 'yes', 'yes', 'yes']
const NOBODY: Verdicts = ['no', 'no', 'no', 'no']

interface Ask {
  /** After `/api`. */
  path: string
  data?: object
  /** A file that is the body. */
  bytes?: Buffer
}

interface Row {
  who: Verdicts
  /** Something to ask it of, for each asker again. */
  ask: () => Promise<Ask>
  /** Whether it asks for the password again where that was given more than a quarter of an hour ago. */
  asksPassword?: true
}

/** The same for everybody. */
const at = (path: string, data?: object) => () => Promise.resolve({ path, ...(data && { data }) })

const request = async () => (await sendRequest(cms())).id
const message = async (kind: 'confirmation' | 'invitation') =>
  (await writeMessage(cms(), null, { kind })).id

let seafarers = 0
const seafarer = async () => {
  seafarers += 1
  const { id } = await cms().create({
    collection: 'seamen',
    data: {
      name: 'Waiting',
      email: `waiting-${seafarers}@ship.example`,
      language: 'en',
      state: 'pending',
      confirmedAt: new Date().toISOString(),
    },
    depth: 0,
  })
  return id
}

/** A company and its vacancy: what is asked of them may be asked again. */
const live = {} as Record<'vacancies' | 'crewings' | 'warnings', { id: number; version: string }>

async function publish() {
  const company = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'Acme Crewing', slug: null, timeZone: 'UTC', _status: 'published' },
  })
  const vacancy = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: company.id,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: `${new Date().getUTCFullYear() + 1}-11-22`,
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      _status: 'published',
    },
  })
  const warning = await cms().create({
    collection: 'warnings',
    locale: 'en',
    data: { name: 'North Crew', kind: 'fee', since: '2026-11-01', _status: 'published' },
  })
  for (const [collection, { id }] of [
    ['crewings', company],
    ['vacancies', vacancy],
    ['warnings', warning],
  ] as const) {
    live[collection] = { id, version: await versionOf(collection, id) }
  }
}

type Text = 'pages' | 'docs' | 'seaman-services'

async function versionOf(collection: Text | keyof typeof live, parent: number) {
  const { docs } = await cms().findVersions({ collection, where: { parent: { equals: parent } } })
  return String(docs[0]?.id)
}

/** The draft of a text, in one language. */
async function draft(collection: Text, locale: 'en' | 'uk'): Promise<number> {
  const title = 'Visas'
  const { id } =
    collection === 'seaman-services'
      ? await cms().create({ collection, locale, draft: true, data: { title } })
      : await cms().create({ collection, locale, draft: true, data: { title, slug: randomUUID() } })
  return id
}

/** A text that is published in English and Ukrainian. */
async function translated(collection: Text): Promise<number> {
  const id = await draft(collection, 'en')
  for (const locale of ['en', 'uk'] as const) {
    await cms().update({ collection, id, locale, data: { title: 'Visas', _status: 'published' } })
  }
  return id
}

async function feed(): Promise<number> {
  const { rows } = await cms().db.pool.query<{ id: number }>(
    `INSERT INTO import_feeds (company_id, address) VALUES ($1, 'https://feeds.example/')
     ON CONFLICT (company_id) DO UPDATE SET paused = false RETURNING id`,
    [live.crewings.id],
  )
  return rows[0]?.id ?? 0
}

const COMPANY_FORM = docx({ body: p(r('[[name]]')) })

async function companyForm(): Promise<number> {
  const company = live.crewings.id
  const data = { fileName: 'form.docx', company, language: 'en', isInUse: true } as const
  const { id } = await cms().create({ collection: 'company-forms', data })
  const statement = 'INSERT INTO company_form_bytes (form_id, bytes) VALUES ($1, $2)'
  await cms().db.pool.query(statement, [id, COMPANY_FORM])
  return id
}

async function companyToken(): Promise<number> {
  const data = { name: 'Crew system', company: live.crewings.id }
  return (await cms().create({ collection: 'import-tokens', data })).id
}

const ofTexts = (collection: Text): Record<string, Row> => {
  const many = (action: string) => async () => ({
    path: `/${collection}/${action}?locale=uk&where[id][equals]=${await draft(collection, 'uk')}`,
  })
  return {
    [`POST /${collection}/publish-many`]: { who: STAFF, ask: many('publish-many') },
    [`POST /${collection}/unpublish-many`]: { who: STAFF, ask: many('unpublish-many') },
    [`POST /${collection}/remove-empty`]: { who: EDITORS, ask: at(`/${collection}/remove-empty`) },
    [`POST /${collection}/:id/take-over-structure`]: {
      who: STAFF,
      ask: async () => ({
        path: `/${collection}/${await draft(collection, 'en')}/take-over-structure?locale=uk`,
      }),
    },
    [`GET /${collection}/:id/translation`]: {
      who: STAFF,
      ask: async () => ({
        path: `/${collection}/${await draft(collection, 'en')}/translation?locale=uk`,
      }),
    },
    [`POST /${collection}/:id/edit-lock`]: {
      who: STAFF,
      ask: async () => ({
        path: `/${collection}/${await draft(collection, 'uk')}/edit-lock?locale=uk`,
        data: { action: 'look' },
      }),
    },
    [`POST /${collection}/:id/still-right`]: {
      who: STAFF,
      ask: async () => ({
        path: `/${collection}/${await translated(collection)}/still-right?locale=uk`,
      }),
    },
    [`GET /${collection}/:id/source-changes`]: {
      who: STAFF,
      ask: async () => ({
        path: `/${collection}/${await translated(collection)}/source-changes?locale=uk`,
      }),
    },
    [`POST /${collection}/:id/restore-language`]: {
      who: STAFF,
      ask: async () => {
        const id = await draft(collection, 'uk')
        const version = await versionOf(collection, id)
        return { path: `/${collection}/${id}/restore-language?version=${version}&locale=uk` }
      },
    },
  }
}

const ofTrees = (collection: 'pages' | 'docs'): Record<string, Row> => ({
  [`POST /${collection}/:id/move`]: {
    who: EDITORS,
    ask: async () => ({
      path: `/${collection}/${await draft(collection, 'en')}/move`,
      data: { parent: null },
    }),
  },
})

/** Facts with a text in English and Ukrainian. */
const ofFactsInLanguages = (collection: keyof typeof live): Record<string, Row> => {
  const texts = {
    crewings: { about: 'We crew tankers.' },
    vacancies: { description: 'A new ship.' },
    warnings: { text: 'They ask for money.' },
  }
  const ask = (action: string) => async () => {
    const { id } = live[collection]
    const data = { ...texts[collection], _status: 'published' as const }
    for (const locale of ['en', 'uk'] as const) {
      await cms().update({ collection, id, locale, data })
    }
    return { path: `/${collection}/${id}/${action}?locale=uk` }
  }
  return {
    [`POST /${collection}/:id/still-right`]: { who: STAFF, ask: ask('still-right') },
    [`GET /${collection}/:id/source-changes`]: { who: STAFF, ask: ask('source-changes') },
  }
}

/** Only editors change globals. A translator confirms translations of their language. */
const ofGlobals: Record<string, Row> = Object.fromEntries(
  (['site', 'navigation', 'price-list'] as const).flatMap((slug) => {
    const ask = (action: string) => async () => {
      await writeGlobals()
      return { path: `/globals/${slug}/${action}?locale=uk` }
    }
    return [
      [`POST /globals/${slug}/still-right`, { who: STAFF, ask: ask('still-right') }],
      [`GET /globals/${slug}/source-changes`, { who: STAFF, ask: ask('source-changes') }],
    ]
  }),
)

/** A text of each global in English and Ukrainian. */
async function writeGlobals() {
  const page = { relationTo: 'pages' as const, value: await draft('pages', 'en') }
  for (const locale of ['en', 'uk'] as const) {
    await cms().updateGlobal({ slug: 'site', locale, data: { name: 'Mariner Hub' } })
    await cms().updateGlobal({ slug: 'price-list', locale, data: { refund: 'Before you pay.' } })
    const { header } = await cms().findGlobal({ slug: 'navigation', depth: 0 })
    const [entry] = header ?? []
    const link = { ...(entry?.id && { id: entry.id }), document: page, label: 'Visas' }
    await cms().updateGlobal({ slug: 'navigation', locale, data: { header: [link] } })
  }
}

const ofFacts = (collection: 'vacancies' | 'crewings'): Record<string, Row> => {
  const ask = (action: string) => () =>
    Promise.resolve({ path: `/${collection}/${live[collection].id}/${action}` })
  return {
    ...ofFactsInLanguages(collection),
    [`POST /${collection}/:id/suspend`]: { who: EDITORS, ask: ask('suspend') },
    [`POST /${collection}/:id/lift-suspension`]: { who: EDITORS, ask: ask('lift-suspension') },
    [`POST /${collection}/versions/:id`]: {
      who: EDITORS,
      ask: () => Promise.resolve({ path: `/${collection}/versions/${live[collection].version}` }),
    },
  }
}

const closing = (action: 'prolong' | 'close'): Record<string, Row> => ({
  [`POST /vacancies/:id/${action}`]: {
    who: EDITORS,
    ask: () => Promise.resolve({ path: `/vacancies/${live.vacancies.id}/${action}` }),
  },
  [`POST /vacancies/${action}-many`]: {
    who: EDITORS,
    ask: at(`/vacancies/${action}-many?where[id][equals]=0`),
  },
})

/** An import of its own for each asker, as it is when that may be asked of it. */
const imported =
  (action: string, state: Import['state'], data?: object, workbook?: WorkbookFacts) => async () => {
    const { id } = await cms().create({
      collection: 'imports',
      data: {
        kind: 'vacancies',
        state,
        source: 'upload',
        fileName: 'fleet.csv',
        fileSize: 1,
        sha256: randomUUID(),
        columns: [{ name: 'rank', samples: [] }],
        ...(workbook && { workbook: { ...workbook } }),
        eraseAt: new Date(Date.now() + 60_000).toISOString(),
      },
      depth: 0,
    })
    return { path: `/imports/${id}/${action}`, ...(data && { data }) }
  }

/** The same with a row in its plan. */
const importedRow = (action: string, data: object) => async () => {
  const asked = await imported(action, 'planned', data)()
  const [, , id] = asked.path.split('/')
  const read = { verdict: 'understood', meaning: 'bosun', reason: null } as const
  const cell = { ...read, column: 'rank', field: 'rank', text: 'bosun' } as const
  await addRows(await databaseOf(cms(), {}), Number(id), [
    {
      ...{ position: 1, number: 2, action: 'create' as const, document: null, company: null },
      ...{ externalId: null, title: 'Bosun', values: {}, before: null, said: [] },
      ...{ hasDoubts: false, isFlagged: false, isLeftOut: false },
      cells: [cell],
    },
  ])
  return asked
}

const TWO_SHEETS: WorkbookFacts = {
  sheets: [
    { name: 'Crew', isHidden: false },
    { name: 'Old', isHidden: false },
  ],
  sheet: 'Crew',
  hiddenRows: 0,
}

const PASTED = 'Bosun for a bulk carrier. Salary: 1800 USD per month.'

const ENDPOINTS: Record<string, Row> = {
  ...Object.fromEntries(
    (['pages', 'docs', 'seaman-services', 'crewings', 'vacancies', 'warnings'] as const).map(
      (slug) => [
        `GET /${slug}/:id/consequences`,
        { who: EDITORS, ask: at(`/${slug}/1/consequences?action=trash`) },
      ],
    ),
  ),
  'GET /vacancies/export': {
    who: EDITORS,
    ask: at('/vacancies/export?format=json'),
    asksPassword: true,
  },
  'GET /crewings/export': { who: EDITORS, ask: at('/crewings/export'), asksPassword: true },
  'POST /imports/upload': {
    who: EDITORS,
    ask: at('/imports/upload?kind=vacancies&name=fleet.json', { rank: 'bosun' }),
  },
  'GET /imports/:id/progress': { who: EDITORS, ask: imported('progress', 'planned') },
  'GET /imports/:id/rows': { who: EDITORS, ask: imported('rows?tab=create', 'planned') },
  'POST /imports/:id/map': {
    who: EDITORS,
    ask: imported('map', 'mapping', { mapping: { rank: 'rank' } }),
  },
  'POST /imports/:id/correct': {
    who: EDITORS,
    ask: importedRow('correct', {
      corrections: [{ position: 1, field: 'rank', instead: 'master', isForAll: false }],
    }),
  },
  'POST /imports/:id/leave': {
    who: EDITORS,
    ask: importedRow('leave', { positions: [1], isLeftOut: true }),
  },
  'POST /imports/:id/sheet': {
    who: EDITORS,
    ask: imported('sheet', 'mapping', { sheet: 'Old' }, TWO_SHEETS),
  },
  'POST /imports/read-text': { who: EDITORS, ask: at('/imports/read-text', { text: PASTED }) },
  'POST /imports/drafts-of-text': {
    who: EDITORS,
    ask: () =>
      Promise.resolve({
        path: '/imports/drafts-of-text',
        data: { text: PASTED, company: live.crewings.id },
      }),
  },
  'POST /imports/:id/apply': { who: EDITORS, ask: imported('apply', 'planned') },
  'POST /imports/:id/cancel': { who: EDITORS, ask: imported('cancel', 'planned') },
  'POST /imports/:id/undo': { who: EDITORS, ask: imported('undo', 'applied') },
  'GET /requests/export': {
    who: EDITORS,
    ask: () => Promise.resolve({ path: '/requests/export' }),
    asksPassword: true,
  },
  'GET /requests/:id/files/:file': {
    who: EDITORS,
    ask: async () => {
      const id = await request()
      return { path: `/requests/${id}/files/${await attachFile(cms(), id, 'CV.pdf')}` }
    },
  },
  'POST /requests/:id/person': {
    who: EDITORS,
    ask: async () => ({ path: `/requests/${await request()}/person` }),
  },
  'POST /requests/:id/reply': {
    who: EDITORS,
    ask: async () => ({ path: `/requests/${await request()}/reply`, data: { text: 'Thank you.' } }),
  },
  'POST /import-feeds/:id/fetch': {
    who: EDITORS,
    ask: async () => ({ path: `/import-feeds/${await feed()}/fetch` }),
  },
  'POST /import-tokens/:id/make': {
    who: EDITORS,
    ask: async () => ({ path: `/import-tokens/${await companyToken()}/make` }),
    asksPassword: true,
  },
  'POST /company-forms/upload': {
    who: EDITORS,
    ask: () =>
      Promise.resolve({
        path: `/company-forms/upload?company=${live.crewings.id}&language=en&name=form.docx`,
        bytes: COMPANY_FORM,
      }),
  },
  'GET /company-forms/:id/preview': {
    who: EDITORS,
    ask: async () => ({ path: `/company-forms/${await companyForm()}/preview` }),
  },
  'GET /company-forms/:id/file': {
    who: EDITORS,
    ask: async () => ({ path: `/company-forms/${await companyForm()}/file` }),
  },
  'POST /company-forms/:id/use': {
    who: EDITORS,
    ask: async () => ({ path: `/company-forms/${await companyForm()}/use` }),
  },
  'GET /audit-events/export': {
    who: ADMINS,
    ask: at('/audit-events/export'),
    asksPassword: true,
  },
  'GET /seamen/export': { who: EDITORS, ask: at('/seamen/export'), asksPassword: true },
  'POST /seamen/admit-many': {
    who: ADMINS,
    ask: at('/seamen/admit-many?where[id][equals]=0'),
  },
  'POST /seamen/:id/admit': {
    who: ADMINS,
    ask: async () => ({ path: `/seamen/${await seafarer()}/admit` }),
  },
  'POST /messages/:id/send-again': {
    who: EDITORS,
    ask: async () => ({ path: `/messages/${await message('confirmation')}/send-again` }),
  },
  'POST /messages/:id/bounced': {
    who: EDITORS,
    ask: async () => ({ path: `/messages/${await message('confirmation')}/bounced` }),
  },
  ...ofFacts('vacancies'),
  ...ofFacts('crewings'),
  ...ofFactsInLanguages('warnings'),
  ...ofGlobals,
  'POST /warnings/versions/:id': {
    who: EDITORS,
    ask: () => Promise.resolve({ path: `/warnings/versions/${live.warnings.version}` }),
  },
  ...closing('close'),
  ...closing('prolong'),
  ...ofTexts('pages'),
  ...ofTexts('docs'),
  ...ofTexts('seaman-services'),
  ...ofTrees('pages'),
  ...ofTrees('docs'),
  'POST /crewings/remove-examples': { who: EDITORS, ask: at('/crewings/remove-examples') },
}

/** Payload's own that no rule of the matrix names. */
const PAYLOADS_OWN: Record<string, Row> = {
  'note a bounce of an invitation': {
    who: ADMINS,
    ask: async () => ({ path: `/messages/${await message('invitation')}/bounced` }),
  },
  'copy a request': {
    who: NOBODY,
    ask: async () => ({ path: `/requests/${await request()}/duplicate` }),
  },
  'copy a message': {
    who: NOBODY,
    ask: async () => ({ path: `/messages/${await message('confirmation')}/duplicate` }),
  },
  'make a request': {
    who: NOBODY,
    ask: at('/requests', { reference: 'MH-X', kind: 'contact', locale: 'en', values: {} }),
  },
}

const clients = {} as Record<Asker, RestClient>

beforeAll(async () => {
  clients.anonymous = {}
  for (const role of ['translator', 'editor', 'admin'] as const) {
    clients[role] = await hire(cms(), role, role)
  }
  await publish()
})

async function send(
  client: RestClient,
  method: string,
  { bytes, path, data }: Ask,
): Promise<Response> {
  const { default: config } = await import('../../../payload.config')
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        ...(client.token !== undefined && { Authorization: `JWT ${client.token}` }),
        ...(data && { 'Content-Type': 'application/json' }),
      },
      ...(data && { body: JSON.stringify(data) }),
      ...(bytes && { body: new Uint8Array(bytes) }),
    }),
  })
}

async function verdict(client: RestClient, method: string, asked: Ask) {
  const { status, body } = await send(client, method, asked)
  await body?.cancel()
  if (status >= 200 && status < 300) return 'yes'
  if ([401, 403, 404].includes(status)) return 'no'
  throw new Error(`${method} ${asked.path} answered ${status}`)
}

function describeRows(rows: Record<string, Row>, methodOf: (name: string) => string) {
  it.each(Object.entries(rows))('%s', async (name, { who, ask }) => {
    const verdicts: string[] = []
    for (const asker of ASKERS) {
      verdicts.push(await verdict(clients[asker], methodOf(name), await ask()))
    }
    expect(verdicts).toEqual(who)
  })
}

describe('an endpoint of a collection or a global', () => {
  describeRows(ENDPOINTS, (name) => name.split(' ', 1)[0] ?? '')

  it('has a row here', () => {
    const named = Object.entries(cms().collections).flatMap(([slug, { config }]) =>
      ownEndpoints(slug as CollectionSlug, config.endpoints || []).map(
        ({ method, path: below }) => `${method.toUpperCase()} /${slug}${below}`,
      ),
    )
    const ofGlobal = cms().globals.config.flatMap(({ slug, endpoints }) =>
      // A user who changes a global restores its versions (access-matrix.test.ts).
      ownEndpointsOfGlobal(slug, endpoints || []).map(
        ({ method, path: below }) => `${method.toUpperCase()} /globals/${slug}${below}`,
      ),
    )
    expect([...named, ...ofGlobal].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted())
  })
})

describe('in a session that has begun more than a quarter of an hour ago', () => {
  /**
   * One file of one request is no export: it is what somebody has sent, read while answering them. A company's form says nothing of
   * anybody, blank or with an invented seafarer.
   */
  const NO_EXPORTS = [
    'GET /requests/:id/files/:file',
    'GET /company-forms/:id/preview',
    'GET /company-forms/:id/file',
  ]

  it.each(Object.entries(ENDPOINTS))('%s', async (name, { ask, asksPassword = false }) => {
    await cms().db.pool.query(
      `UPDATE staff_confirmations SET confirmed_at = now() - interval '16 minutes'`,
    )
    const answer = await send(clients.admin, name.split(' ', 1)[0] ?? '', await ask())
    const isFile = answer.headers.get('content-disposition')?.startsWith('attachment') === true
    const text = await answer.text()
    // Whatever hands out a file of the site's data asks, a new endpoint too.
    expect(isFile && !NO_EXPORTS.includes(name)).toBe(false)
    expect(text.includes('"code":"passwordNeeded"')).toBe(asksPassword)
    if (!asksPassword) return
    expect([answer.status, JSON.parse(text)]).toMatchObject([
      403,
      { errors: [{ name: 'PasswordNeeded', message: expect.stringContaining('15 minutes') }] },
    ])
  })

  it.each(['POST', 'PATCH', 'DELETE'] as const)('%s of a token', async (method) => {
    const id = await companyToken()
    await cms().db.pool.query('DELETE FROM staff_confirmations')
    const below = method === 'POST' ? '' : `/${id}`
    const data = { name: 'Another', company: live.crewings.id }
    const path = `/import-tokens${below}`
    const answer = await send(clients.editor, method, { path, data })
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('"code":"passwordNeeded"'),
    ])
    expect((await cms().findByID({ collection: 'import-tokens', id })).name).toBe('Crew system')
  })
})

describe('what no collection offers', () => {
  describeRows(PAYLOADS_OWN, () => 'POST')

  it('GraphQL answers nobody', async () => {
    for (const path of ['/graphql', '/graphql-playground']) {
      const ask = { path, data: { query: '{ Requests { docs { email } } }' } }
      expect(await verdict(clients.admin, 'POST', ask)).toBe('no')
    }
  })
})

function ownEndpointsOfGlobal(slug: GlobalSlug, endpoints: Endpoint[]): Endpoint[] {
  const others = cms().globals.config.flatMap((other) =>
    other.slug === slug ? [] : (other.endpoints || []).map(({ handler }) => handler),
  )
  return endpoints.filter(
    ({ handler, path: below }) => !others.includes(handler) && !below.startsWith('/versions'),
  )
}

/** Those whose handler no other collection has. Accounts, files and settings have Payload's, with tests of their own. */
function ownEndpoints(slug: CollectionSlug, endpoints: Endpoint[]): Endpoint[] {
  if (['staff', 'media', 'payload-preferences'].includes(slug)) return []
  const others = Object.entries(cms().collections).flatMap(([other, { config }]) =>
    other === slug ? [] : (config.endpoints || []).map(({ handler }) => handler),
  )
  // The staff's own are laid around Payload's (protect-config.ts), which the seafarers have and may not use.
  const isPayloads = ({ path: below }: Endpoint) =>
    slug === 'seamen' && ['/login', '/logout'].includes(below)
  return endpoints.filter((one) => !others.includes(one.handler) && !isPayloads(one))
}
