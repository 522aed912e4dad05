import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import { vacancy } from '../features/any-vacancy'
import { inDays } from '../features/import-world'

/**
 * Vacancies that are created together leave in every table what the Local API leaves of each: rows, versions, index, tags,
 * audit, search.
 */

const cms = cmsUnderTest()

/** Ids of the test are told from amounts by their size. */
const FIRST_ID = 70_000_001

const MANY = load({ gate: 25, soak: 1_000 })

type Values = Record<string, unknown>

async function execute<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { databaseOf } = await import('../../../src/cms/database/handle')
  return (await (await databaseOf(cms(), {})).execute(statement)).rows as Row[]
}

beforeAll(async () => {
  const sequences = await execute<{ name: string }>(sql`
    SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`)
  // No two tables have an id in common.
  for (const [place, { name }] of sequences.entries()) {
    await execute(sql`SELECT setval(${name}, ${FIRST_ID + place * 100_000})`)
  }
})

type Lines = Map<string, string[]>

/** Every row of every table. */
async function everything(): Promise<Lines> {
  const tables = await execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`)
  const lines: Lines = new Map()
  for (const { name } of tables) {
    const rows = await execute<{ line: string }>(
      sql`SELECT to_jsonb(t)::text AS line FROM ${sql.identifier(name)} t`,
    )
    lines.set(name, rows.map(({ line }) => line).toSorted())
  }
  return lines
}

/** What is there after and was not there before, without what differs of any two vacancies. */
function added(before: Lines, after: Lines, names: ReadonlyMap<string, string>): Lines {
  const today = new Date().toISOString().slice(0, 10)
  return new Map(
    [...after].flatMap(([table, lines]) => {
      const known = new Set(before.get(table))
      const more = lines
        .filter((line) => !known.has(line))
        .map((line) =>
          line
            .replaceAll(/"(?:id|revision|(?:place_|text_)?fingerprint)": (?:"[^"]*"|\d+),? ?/g, '')
            .replaceAll(/\b7\d{7}\b/g, (id) => names.get(id) ?? 'an id')
            .replaceAll(new RegExp(`"${today}T[^"]*"`, 'g'), '"now"')
            .replaceAll(/"since": \d+/g, '"since": now')
            .replaceAll(/shipping-(?:one|two)/g, 'shipping'),
        )
      return more.length > 0 ? [[table, more.toSorted()] as const] : []
    }),
  )
}

async function company(slug: string): Promise<number> {
  const data = { name: 'Fleet', slug, timeZone: 'Europe/Kyiv', _status: 'published' } as const
  return (await cms().create({ collection: 'crewings', locale: 'en', data })).id
}

async function save(req: PayloadRequest, values: Values, of: number, nr: number): Promise<void> {
  const { saveRecord } = await import('../../../src/features/imports/write-record.hooks')
  const base = { company: of, ...(nr % 7 > 0 && { externalId: `x-${nr}` }) }
  await saveRecord(req, 'vacancies', { stored: undefined, values, base, status: 'published' })
}

async function requests() {
  const { createLocalReq } = await import('payload')
  const { causedBy } = await import('../../../src/cms/services/audit/audit-cause')
  return () => createLocalReq({ context: causedBy('import', 5) }, cms())
}

async function saveEach(vacancies: readonly Values[], of: number): Promise<void> {
  const { inOneTransaction } = await import('../../../src/cms/database/within-transaction')
  const newRequest = await requests()
  for (const [nr, values] of vacancies.entries()) {
    const req = await newRequest()
    await inOneTransaction(req, () => save(req, values, of, nr))
  }
}

async function saveTogether(vacancies: readonly Values[], of: number): Promise<void> {
  const { inOneTransaction } = await import('../../../src/cms/database/within-transaction')
  const { createTogether } = await import('../../../src/cms/desk/publishing/create-together')
  const req = await (await requests())()
  await inOneTransaction(req, () =>
    createTogether(req, 'vacancies', vacancies.length, async () => {
      for (const [nr, values] of vacancies.entries()) await save(req, values, of, nr)
    }),
  )
}

/** What the vacancies of a company are called in what is compared. */
async function namesOf(of: number): Promise<Map<string, string>> {
  const rows = await execute<{ id: number }>(
    sql`SELECT id FROM vacancies WHERE company_id = ${of} ORDER BY id`,
  )
  return new Map([
    [String(of), 'the company'],
    ...rows.map(({ id }, nr) => [String(id), `vacancy ${nr}`] as const),
  ])
}

describe('vacancies that are created together', () => {
  it('leave in every table what the Local API leaves of each', async () => {
    const [one, two] = [await company('shipping-one'), await company('shipping-two')]
    await fc.assert(
      fc.asyncProperty(
        fc.array(vacancy, { minLength: MANY, maxLength: MANY }),
        async (vacancies) => {
          const before = await everything()
          await saveEach(vacancies, one)
          const between = await everything()
          await saveTogether(vacancies, two)
          const after = await everything()
          const each = added(before, between, await namesOf(one))
          const together = added(between, after, await namesOf(two))
          expect([...together.keys()]).toEqual([...each.keys()])
          for (const [table, lines] of each)
            expect([table, together.get(table)]).toEqual([table, lines])
          // Nothing is compared with nothing.
          expect(each.get('vacancies')).toHaveLength(MANY)
          expect(each.get('_vacancies_v')).toHaveLength(MANY)
          expect(each.get('audit_events')).toHaveLength(MANY)
        },
      ),
      { numRuns: 1, endOnFailure: true },
    )
  })

  it('are none where one of them is refused', async () => {
    const of = await company('shipping-refused')
    const right = {
      rank: 'bosun',
      vesselType: 'tanker',
      openUntilDay: inDays(20),
      pay: { negotiable: true },
    }
    const before = await everything()
    await expect(
      saveTogether([right, { ...right, openUntilDay: inDays(-5) }], of),
    ).rejects.toThrow()
    expect(added(before, await everything(), new Map())).toEqual(new Map())
  })
})
