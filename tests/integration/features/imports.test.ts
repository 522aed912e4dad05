import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { daysLater, readDay } from '../../../src/domain/calendar-day'
import type { ImportProgress, RowsAnswer } from '../../../src/features/imports/imports.endpoint'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** A file from its upload to its undoing, as staff ask for it by the API; the runner is called by the test. */

const cms = cmsUnderTest()

const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

let editor: RestClient
let translator: RestClient
let company: number
let companies = 0

interface Row {
  id: string
  rank?: string
  day?: string
  pay?: number
  text?: string
  vessel?: string
}

const CSV_HEADINGS = [
  'id',
  'rank',
  'vesselType',
  'openUntilDay',
  'pay.from',
  'pay.currency',
  'text',
]
const MAPPING = {
  id: 'externalId',
  rank: 'rank',
  vesselType: 'vesselType',
  openUntilDay: 'openUntilDay',
  'pay.from': 'pay.from',
  'pay.currency': 'pay.currency',
  text: 'description.en',
}

const csv = (rows: readonly Row[]) =>
  [
    CSV_HEADINGS.join(','),
    ...rows.map(({ id, rank = 'chief-mate', day = inDays(20), pay = 9500, text = '', vessel }) =>
      [id, rank, vessel ?? 'lng-carrier', day, pay, 'USD', text].join(','),
    ),
  ].join('\n')

async function upload(
  content: string,
  query: Record<string, string> = {},
  who: RestClient = editor,
): Promise<{ status: number; id: number; message: string | undefined }> {
  const asked = new URLSearchParams({
    kind: 'vacancies',
    name: 'fleet.csv',
    company: String(company),
    ...query,
  })
  const { status, body } = await ask<{ id?: number; errors?: { message: string }[] }>(
    who,
    'POST',
    `/imports/upload?${asked.toString()}`,
    new Blob([content], { type: 'text/csv' }),
  )
  return { status, id: body.id ?? 0, message: body.errors?.[0]?.message }
}

const progress = async (id: number) =>
  (await ask<ImportProgress>(editor, 'GET', `/imports/${id}/progress`)).body

const rowsOf = async (id: number, tab: string) =>
  (await ask<RowsAnswer>(editor, 'GET', `/imports/${id}/rows?tab=${tab}`)).body.rows

const deed = async (id: number, name: string, data: object = {}, who: RestClient = editor) =>
  (await ask(who, 'POST', `/imports/${id}/${name}`, data)).status

async function work(): Promise<void> {
  const { workOnImports } = await import('../../../src/features/imports/imports.runner')
  for (let more = true; more;) more = await workOnImports(cms())
}

/** A file as far as its plan. */
async function planned(content: string, query: Record<string, string> = {}): Promise<number> {
  const { id, status, message } = await upload(content, query)
  expect({ status, message }).toEqual({ status: 201, message: undefined })
  await work()
  if ((await progress(id)).state === 'mapping') {
    expect(await deed(id, 'map', { mapping: MAPPING })).toBe(200)
    await work()
  }
  return id
}

async function applied(content: string, query: Record<string, string> = {}): Promise<number> {
  const id = await planned(content, query)
  expect(await deed(id, 'apply')).toBe(200)
  await work()
  return id
}

async function vacancies(of = company) {
  const { docs } = await cms().find({
    collection: 'vacancies',
    where: { company: { equals: of } },
    locale: 'en',
    depth: 0,
    sort: 'externalId',
    pagination: false,
  })
  return docs
}

const execute = (statement: ReturnType<typeof sql>) =>
  (cms().db as unknown as PostgresAdapter).drizzle.execute(statement) // the config mounts no other adapter

async function versionCount(): Promise<number> {
  const { rows } = await execute(sql`
    SELECT count(*)::int AS count FROM _vacancies_v WHERE version_company_id = ${company}`)
  return (rows[0] as { count: number }).count
}

beforeAll(async () => {
  await cms().create({
    collection: 'staff',
    data: { name: 'Ed', email: 'ed@example.org', password: 'a long password 1', role: 'editor' },
  })
  await cms().create({
    collection: 'staff',
    data: {
      name: 'Tr',
      email: 'tr@example.org',
      password: 'a long password 2',
      role: 'translator',
      languages: ['uk'],
    },
  })
  editor = await signIn('ed@example.org', 'a long password 1')
  translator = await signIn('tr@example.org', 'a long password 2')
})

beforeEach(async () => {
  companies += 1
  const made = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: `Fleet ${companies}`, timeZone: 'UTC', _status: 'published' },
  })
  company = made.id
})

describe('a file of vacancies', () => {
  it('is planned without writing anything, and says what is wrong with each row', async () => {
    const id = await planned(
      csv([
        { id: 'a' },
        { id: 'b', rank: 'nonsense' },
        { id: 'c', pay: -5 },
        { id: 'a', rank: 'bosun' },
        { id: 'd', day: inDays(-3) },
      ]),
    )
    const { counts, state } = await progress(id)
    expect(state).toBe('planned')
    expect(counts).toMatchObject({ create: 1, refused: 4, change: 0, same: 0 })
    const refused = await rowsOf(id, 'refused')
    expect(refused.map(({ number, externalId }) => [number, externalId])).toEqual([
      [3, 'b'],
      [4, 'c'],
      [5, 'a'],
      [6, 'd'],
    ])
    expect(refused[0]?.cells).toContainEqual(
      expect.objectContaining({ field: 'rank', verdict: 'refused' }),
    )
    expect(refused.slice(1).every(({ problem, cells }) => problem ?? cells.length > 0)).toBe(true)
    expect(await vacancies()).toEqual([])
  })

  it('is applied as a whole, and the same file again changes nothing', async () => {
    const content = csv([
      { id: 'a', text: 'Good ship' },
      { id: 'b', rank: 'bosun' },
    ])
    const first = await applied(content)
    expect(await progress(first)).toMatchObject({
      state: 'applied',
      counts: { done: 2, failed: 0 },
    })
    const made = await vacancies()
    expect(made.map(({ externalId, rank, _status }) => [externalId, rank, _status])).toEqual([
      ['a', 'chief-mate', 'published'],
      ['b', 'bosun', 'published'],
    ])
    expect(made[0]).toMatchObject({ description: 'Good ship', pay: { min: 950_000 } })
    const versions = await versionCount()

    const second = await applied(content)
    expect(await progress(second)).toMatchObject({
      counts: { same: 2, create: 0, change: 0 },
      sameFileAs: first,
    })
    expect(await versionCount()).toBe(versions)
  })

  it('changes what differs, and shows what stood there', async () => {
    await applied(csv([{ id: 'a' }, { id: 'b' }]))
    const id = await planned(csv([{ id: 'a', pay: 9600 }, { id: 'b' }]))
    expect((await progress(id)).counts).toMatchObject({ change: 1, same: 1 })
    const [row] = await rowsOf(id, 'change')
    expect(row?.before).toEqual({ pay: { min: 950_000 } })
    await deed(id, 'apply')
    await work()
    expect((await vacancies()).map(({ pay }) => pay.min)).toEqual([960_000, 950_000])
  })

  it('remembers which column is what for the next file of the company', async () => {
    const first = await upload(csv([{ id: 'a' }]))
    await work()
    expect((await progress(first.id)).state).toBe('mapping')
    await deed(first.id, 'map', { mapping: { ...MAPPING, text: '' } })
    await work()
    const second = await upload(csv([{ id: 'b' }]))
    await work()
    expect(await progress(second.id)).toMatchObject({ state: 'planned' })
    expect((await progress(second.id)).mapping).not.toHaveProperty('text')
  })

  it('closes what it lacks where it is asked to, and holds where that is more than a third', async () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    await applied(csv(rows))
    const some = await planned(csv(rows.slice(1)), { closeMissing: 'true' })
    expect(await progress(some)).toMatchObject({ state: 'planned', counts: { close: 1, same: 3 } })
    await deed(some, 'apply')
    await work()
    expect((await vacancies()).map(({ openUntilDay }) => readDay(openUntilDay))).toEqual([
      inDays(-1),
      inDays(20),
      inDays(20),
      inDays(20),
    ])

    const most = await planned(csv([{ id: 'b' }]), { closeMissing: 'true' })
    expect(await progress(most)).toMatchObject({
      state: 'held',
      problem: { reason: 'closesMany', close: 2, open: 3 },
    })
    const left = await planned(csv([{ id: 'b' }]))
    expect((await progress(left)).counts).toMatchObject({ close: 0, same: 1 })
  })

  it('leaves alone what was written by hand, has a draft, or is in the trash', async () => {
    const byHand = await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company,
        rank: 'bosun',
        vesselType: 'lng-carrier',
        openUntilDay: `${inDays(5)}T12:00:00.000Z`,
        pay: { min: 100_000, currency: 'USD', period: 'month' },
        _status: 'published',
      },
    })
    await applied(csv([{ id: 'a' }, { id: 'b' }]))
    const [, first, second] = (await vacancies()).toSorted((x, y) => x.id - y.id)
    await cms().update({
      collection: 'vacancies',
      id: first?.id ?? 0,
      locale: 'en',
      draft: true,
      data: { rank: 'master', _status: 'draft' },
    })
    await cms().update({
      collection: 'vacancies',
      id: second?.id ?? 0,
      locale: 'en',
      data: { deletedAt: new Date().toISOString() },
    })
    const id = await planned(csv([{ id: 'a', pay: 1 }, { id: 'b' }]), { closeMissing: 'true' })
    const { counts } = await progress(id)
    expect(counts).toMatchObject({ refused: 2, close: 0, create: 0, change: 0 })
    const problems = (await rowsOf(id, 'refused')).map(({ problem }) => problem)
    expect(problems).toEqual([expect.stringContaining('draft'), expect.stringContaining('trash')])
    expect((await vacancies()).map((one) => one.id)).toContain(byHand.id)
  })

  it('of which rows are doubtful is applied without them, until somebody agrees', async () => {
    const content = [
      'id,rank,vesselType,openUntilDay,pay.from,pay.currency,text',
      `,bosun,lng-carrier,${inDays(9)},5000,USD,`,
      `x,master,lng-carrier,${inDays(9)},9000,USD,`,
    ].join('\n')
    const id = await planned(content)
    expect((await progress(id)).counts).toMatchObject({ create: 2, doubts: 1 })
    await deed(id, 'apply')
    await work()
    expect(await progress(id)).toMatchObject({ state: 'applied', counts: { done: 1, waiting: 1 } })
    await deed(id, 'apply', { withDoubts: true })
    await work()
    expect((await progress(id)).counts).toMatchObject({ done: 2, waiting: 0 })
    // Without an id, what says the very same is the same.
    expect((await progress(await planned(content))).counts).toMatchObject({ same: 2, create: 0 })
  })

  it('is undone: what was created goes, what was changed or closed is as it was, what was edited stays', async () => {
    await applied(csv([{ id: 'a' }, { id: 'b', text: 'Before' }, { id: 'c' }, { id: 'x' }]))
    const before = await vacancies()
    const id = await planned(
      csv([{ id: 'a', pay: 1000 }, { id: 'b', text: 'After' }, { id: 'c' }, { id: 'n' }]),
      { closeMissing: 'true' },
    )
    await deed(id, 'apply')
    await work()
    expect((await progress(id)).counts).toMatchObject({ done: 4, change: 2, close: 1, create: 1 })
    const edited = (await vacancies()).find(({ externalId }) => externalId === 'a')
    await cms().update({
      collection: 'vacancies',
      id: edited?.id ?? 0,
      locale: 'en',
      data: { rank: 'master', _status: 'published' },
    })
    expect(await deed(id, 'undo')).toBe(200)
    await work()
    expect(await progress(id)).toMatchObject({
      state: 'undone',
      counts: { undone: 3, leftAlone: 1 },
    })
    const facts = (all: typeof before) =>
      all.map(({ externalId, openUntilDay, description, pay }) => [
        externalId,
        readDay(openUntilDay),
        description,
        pay.min,
      ])
    const expected = facts(before)
    if (expected[0]) expected[0][3] = 100_000
    expect(facts(await vacancies())).toEqual(expected)
    // The id is free again.
    expect((await progress(await planned(csv([{ id: 'n' }])))).counts).toMatchObject({ create: 1 })
  })

  it('is cancelled in the middle: what is applied stays, and can be undone', async () => {
    const id = await planned(csv(Array.from({ length: 6 }, (_, place) => ({ id: `r${place}` }))))
    await deed(id, 'apply')
    const { applyBatch } = await import('../../../src/features/imports/apply-rows.hooks')
    const { requestsFor } = await import('../../../src/features/imports/import-request.hooks')
    const imported = await cms().findByID({ collection: 'imports', id, depth: 0 })
    const requests = await requestsFor(cms(), imported)
    let rows = 0
    if (requests) {
      await applyBatch(cms(), {
        id,
        kind: 'vacancies',
        isStopped: () => (rows += 1) > 2,
        requests,
      })
    }
    expect((await progress(id)).counts.done).toBe(2)
    expect(await deed(id, 'cancel')).toBe(200)
    await work()
    expect(await progress(id)).toMatchObject({ state: 'cancelled', counts: { done: 2 } })
    expect(await vacancies()).toHaveLength(2)
    await deed(id, 'undo')
    await work()
    expect(await vacancies()).toEqual([])
  })

  it('is applied once by two runners at a time', async () => {
    const ids = Array.from({ length: 24 }, (_, place) => `t${String(place).padStart(2, '0')}`)
    const id = await planned(csv(ids.map((each) => ({ id: each }))))
    await deed(id, 'apply')
    const { applyBatch } = await import('../../../src/features/imports/apply-rows.hooks')
    const { requestsFor } = await import('../../../src/features/imports/import-request.hooks')
    const requests = await requestsFor(
      cms(),
      await cms().findByID({ collection: 'imports', id, depth: 0 }),
    )
    if (!requests) throw new Error('Its editor is there.')
    const runner = () =>
      applyBatch(cms(), { id, kind: 'vacancies', isStopped: () => false, requests })
    // Beside the lock that keeps them apart.
    await Promise.all([runner(), runner()])
    await work()
    expect((await progress(id)).counts).toMatchObject({ done: 24, failed: 0 })
    expect((await vacancies()).map(({ externalId }) => externalId)).toEqual(ids)
    expect(await versionCount()).toBe(24)
  })

  it('notes a row that is refused when it is applied, and goes on with the others', async () => {
    const id = await planned(csv([{ id: 'a' }, { id: 'b' }]))
    await execute(sql`
      UPDATE import_rows SET "values" = jsonb_set("values", '{rank}', '"nobody"')
      WHERE import_id = ${id} AND external_id = 'a'`)
    await deed(id, 'apply')
    await work()
    expect(await progress(id)).toMatchObject({ state: 'applied', counts: { done: 1, failed: 1 } })
    const [failed] = await rowsOf(id, 'failed')
    expect(failed).toMatchObject({ externalId: 'a', outcome: 'failed' })
    expect(failed?.problem).toBe('Choose one of the options.')
  })
})

describe('a feed', () => {
  it('is read by its headings and applied without a person, unless it would close many', async () => {
    const { createImport } = await import('../../../src/features/imports/create-import.hooks')
    const { withinTransaction } = await import('../../../src/cms/within-transaction')
    const feed = (rows: readonly Row[]) =>
      withinTransaction(cms(), (req) =>
        createImport(req, {
          kind: 'vacancies',
          bytes: new TextEncoder().encode(csv(rows)),
          fileName: 'feed.csv',
          company,
          mapping: MAPPING as never,
          source: 'feed',
          feed: 1,
          closeMissing: true,
          start: true,
        }),
      )
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const first = await feed(rows)
    await work()
    expect(await progress(first)).toMatchObject({ state: 'applied', counts: { done: 4 } })
    const second = await feed(rows.slice(1))
    await work()
    expect(await progress(second)).toMatchObject({
      state: 'applied',
      counts: { close: 1, done: 1 },
    })
    const third = await feed(rows.slice(3))
    await work()
    expect(await progress(third)).toMatchObject({ state: 'held', counts: { close: 2, done: 0 } })
  })
})

describe('an export', () => {
  const exported = async (collection: string, format: string) => {
    const { default: config } = await import('../../../payload.config')
    const answer = await handleEndpoints({
      config,
      request: new Request(
        `http://localhost:3000/api/${collection}/export?format=${format}` +
          (collection === 'vacancies' ? `&where[company][equals]=${company}` : ''),
        { headers: { Authorization: `JWT ${editor.token}` } },
      ),
    })
    return { status: answer.status, text: await answer.text() }
  }

  it.each(['csv', 'json'])('as %s is read back without loss', async (format) => {
    await applied(
      csv([
        { id: 'a', text: '=SUM(1)' },
        { id: '-b', rank: 'bosun', text: 'x y' },
      ]),
    )
    await cms().update({
      collection: 'vacancies',
      id: (await vacancies())[0]?.id ?? 0,
      locale: 'uk',
      data: {
        description: 'Рядок\nще один, "лапки"',
        vessel: { name: '; ship', flag: 'PA', crewNationalities: ['UA', 'PH'] },
        contract: { months: 4, plusMinus: 1 },
        joining: { from: `${inDays(30)}T12:00:00.000Z`, port: 'Odesa' },
        contact: { name: 'Ann', email: 'ann@example.org' },
        _status: 'published',
      },
    })
    const { status, text } = await exported('vacancies', format)
    expect(status).toBe(200)
    const { id } = await upload(text, { name: `all.${format}`, company: '' })
    await work()
    const { mapping } = await progress(id)
    expect(Object.entries(mapping).every(([column, field]) => column === field)).toBe(true)
    await deed(id, 'map', { mapping })
    await work()
    expect((await progress(id)).counts).toMatchObject({ same: 2, change: 0, create: 0, refused: 0 })
  })

  it('of companies is read back without loss', async () => {
    const { text } = await exported('crewings', 'csv')
    const { id } = await upload(text, { kind: 'companies' })
    await work()
    await deed(id, 'map', { mapping: (await progress(id)).mapping })
    await work()
    const { counts } = await progress(id)
    expect(counts).toMatchObject({ change: 0, create: 0, refused: 0 })
    expect(counts.same).toBeGreaterThan(2)
  })

  it('in another format is refused', async () => {
    expect((await exported('vacancies', 'constructor')).status).toBe(400)
  })
})

describe('a file of companies', () => {
  it('finds them by their id or slug, and doubts a name that is there', async () => {
    const mapping = { id: 'externalId', slug: 'slug', name: 'name', city: 'city' }
    const head = 'id,slug,name,city'
    const uploaded = await upload(
      [
        head,
        `c-${company},,New Fleet ${company},Odesa`,
        `,fleet-${companies},Fleet ${companies},Izmail`,
        `c-x-${company},,Fleet ${companies},`,
      ].join('\n'),
      { kind: 'companies', name: 'companies.csv' },
    )
    await work()
    await deed(uploaded.id, 'map', { mapping })
    await work()
    expect(await progress(uploaded.id)).toMatchObject({
      state: 'planned',
      counts: { create: 2, change: 1, doubts: 1 },
    })
    await deed(uploaded.id, 'apply')
    await work()
    expect((await progress(uploaded.id)).counts).toMatchObject({ done: 2, waiting: 1 })
    const { docs } = await cms().find({
      collection: 'crewings',
      where: { externalId: { equals: `c-${company}` } },
    })
    expect(docs[0]).toMatchObject({ city: 'Odesa', _status: 'published' })
    expect(docs[0]?.slug).toBe(`new-fleet-${company}`)
  })
})

describe('what is sent', () => {
  it('is refused in words where it is no import', async () => {
    expect(await upload('')).toMatchObject({ status: 400, message: expect.stringMatching(/empty/) })
    expect(await upload('x', { kind: 'constructor' })).toMatchObject({ status: 400 })
    expect(await upload('x', { company: '999999' })).toMatchObject({ status: 400 })
    expect(await upload('x', { company: '1e3' })).toMatchObject({ status: 400 })
    const broken = await upload('PK\u0003\u0004 a workbook')
    await work()
    expect(await progress(broken.id)).toMatchObject({
      state: 'failed',
      problem: { reason: 'fileIsSpreadsheet' },
    })
    const id = await planned(csv([{ id: 'a' }]))
    for (const mapping of [
      { id: 'constructor' },
      { nothing: 'rank' },
      { id: 'rank', rank: 'rank' },
      {},
      [],
      'x',
    ]) {
      expect(await deed(id, 'map', { mapping })).toBe(400)
    }
    expect(await deed(id, 'undo')).toBe(409)
    expect((await ask(editor, 'GET', `/imports/${id}/rows?tab=__proto__`)).status).toBe(400)
    expect((await ask(editor, 'GET', `/imports/${id}/rows?tab=create&page=-1e99`)).status).toBe(200)
    expect(await deed(999_999, 'apply')).toBe(404)
  })

  it('keeps hostile cells as the text that they are', async () => {
    const id = await applied(
      csv([
        { id: "'); DROP TABLE vacancies; --", text: '<script>alert(1)</script>' },
        { id: '__proto__', text: '=cmd()' },
        { id: 'z\u0000z', text: 'a\u0000b' },
      ]),
    )
    expect((await progress(id)).counts.failed).toBe(0)
    expect((await vacancies()).map(({ externalId }) => externalId)).toContain('__proto__')
  })

  it('is for admins and editors alone', async () => {
    const id = await planned(csv([{ id: 'a' }]))
    for (const who of [translator, {}]) {
      expect((await upload(csv([{ id: 'b' }]), {}, who)).status).toBe(403)
      for (const name of ['map', 'apply', 'cancel', 'undo']) {
        expect(await deed(id, name, {}, who)).toBe(403)
      }
      for (const path of ['progress', 'rows?tab=create']) {
        expect((await ask(who, 'GET', `/imports/${id}/${path}`)).status).toBe(403)
      }
    }
    expect(await progress(id)).toMatchObject({ state: 'planned' })
  })
})

describe('an import', () => {
  it('is erased with its file and rows when its time is over', async () => {
    const id = await applied(csv([{ id: 'a' }]))
    await execute(sql`UPDATE imports SET erase_at = now() - interval '1 minute' WHERE id = ${id}`)
    const { eraseDueImports } = await import('../../../src/features/imports/import-rows.hooks')
    expect(await eraseDueImports(cms())).toEqual({ imports: 1 })
    const { rows } = await execute(sql`SELECT 1 FROM import_rows WHERE import_id = ${id}`)
    expect(rows).toEqual([])
    expect(await vacancies()).toHaveLength(1)
  })
})
