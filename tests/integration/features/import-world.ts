import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect } from 'vitest'

import { daysLater } from '../../../src/domain/time/calendar-day'
import type { ImportProgress, RowsAnswer } from '../../../src/features/imports/imports.endpoint'
import { ask, type RestClient, signIn } from '../rest'

/** A day so many days from today, `YYYY-MM-DD`. */
export const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

/** A line of the file that the tests send. */
export interface Row {
  id: string
  rank?: string
  day?: string
  pay?: number | string
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
export const MAPPING = {
  id: 'externalId',
  rank: 'rank',
  vesselType: 'vesselType',
  openUntilDay: 'openUntilDay',
  'pay.from': 'pay.from',
  'pay.currency': 'pay.currency',
  text: 'description.en',
}

/** A file of vacancies. */
export const csv = (rows: readonly Row[]) =>
  [
    CSV_HEADINGS.join(','),
    ...rows.map(({ id, rank = 'chief-mate', day = inDays(20), pay = 9500, text = '', vessel }) =>
      [id, rank, vessel ?? 'lng-carrier', day, pay, 'USD', text].join(','),
    ),
  ].join('\n')

/**
 * Files from their upload to their undoing, as staff ask for it by the API; the runner is called by the test. Each test has
 * a company of its own.
 */
export function importWorld(cms: () => Payload) {
  let editor: RestClient = {}
  let translator: RestClient = {}
  let company = 0
  let companies = 0

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

  const rowsOf = async (id: number, tab: string, panelLanguage = 'en') =>
    (await ask<RowsAnswer>({ ...editor, panelLanguage }, 'GET', `/imports/${id}/rows?tab=${tab}`))
      .body.rows

  const act = async (id: number, name: string, data: object = {}, who: RestClient = editor) =>
    (await ask(who, 'POST', `/imports/${id}/${name}`, data)).status

  async function work(): Promise<void> {
    const { workOnImports } = await import('../../../src/features/imports/imports.runner')
    const { rowFlagger } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
    for (let more = true; more;) more = await workOnImports(cms(), rowFlagger)
  }

  /** A file as far as its plan. */
  async function planned(content: string, query: Record<string, string> = {}): Promise<number> {
    const { id, status, message } = await upload(content, query)
    expect({ status, message }).toEqual({ status: 201, message: undefined })
    await work()
    if ((await progress(id)).state === 'mapping') {
      expect(await act(id, 'map', { mapping: MAPPING })).toBe(200)
      await work()
    }
    return id
  }

  async function applied(content: string, query: Record<string, string> = {}): Promise<number> {
    const id = await planned(content, query)
    expect(await act(id, 'apply')).toBe(200)
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

  return {
    get editor() {
      return editor
    },
    get translator() {
      return translator
    },
    /** The one of this test. */
    get company() {
      return company
    },
    /** How many there are. */
    get companies() {
      return companies
    },
    applied,
    act,
    execute,
    planned,
    progress,
    rowsOf,
    upload,
    vacancies,
    versionCount,
    work,
  }
}
