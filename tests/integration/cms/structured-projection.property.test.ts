/** @module-tag soak */
import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import { readDay } from '../../../src/domain/time/calendar-day'
import { endOfDay } from '../../../src/domain/time/time-zones'
import type { Crewing, Vacancy } from '../../../src/payload-types'
import { load } from '../../site/load'
import { breakConnection } from '../broken-connection'
import { cmsUnderTest } from '../cms-under-test'

/** The publication index of what is published in all languages at once, through writes of companies and vacancies. */

const cms = cmsUnderTest()

const DAY = 86_400_000
const MOST = 3

interface Act {
  kind: 'write' | 'draft' | 'unpublish' | 'trash' | 'restore' | 'delete'
  collection: 'crewings' | 'vacancies'
  /** Which of the documents, modulo their number; a new one where it is no number. */
  which: number | null
  slug: string
  timeZone: string
  company: number
  rank: 'master' | 'bosun'
  vesselType: 'product-tanker' | 'container-ship'
  /** From today. */
  openForDays: number
  isLicensed: boolean
  /** What befalls the transaction after the write. */
  end: 'commit' | 'rollback' | 'connection lost'
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    'write',
    'write',
    'write',
    'draft',
    'unpublish',
    'trash',
    'restore',
    'delete',
  ),
  collection: fc.constantFrom('crewings', 'vacancies', 'vacancies'),
  which: fc.option(fc.nat(MOST), { freq: 2 }),
  slug: fc.constantFrom('north', 'south', 'east'),
  timeZone: fc.constantFrom('UTC', 'Asia/Manila', 'Pacific/Kiritimati', 'America/New_York'),
  company: fc.nat(MOST),
  rank: fc.constantFrom('master', 'bosun'),
  vesselType: fc.constantFrom('product-tanker', 'container-ship'),
  // Some are closed already, and some so long that their addresses have ended.
  openForDays: fc.constantFrom(30, 1, 0, -1, -200),
  isLicensed: fc.boolean(),
  end: fc.constantFrom('commit', 'commit', 'commit', 'commit', 'rollback', 'connection lost'),
})

async function documents<Doc>(collection: 'crewings' | 'vacancies'): Promise<Doc[]> {
  const { docs } = await cms().find({
    collection,
    trash: true,
    pagination: false,
    depth: 0,
    sort: 'id',
    showHiddenFields: true,
  })
  return docs as Doc[] // of the collection that was asked for
}

/** Does one thing in a transaction of its own, and ends that as told. Refusals are part of life. */
async function perform({ end, kind, collection, which, ...facts }: Act): Promise<void> {
  const known = await documents<{ id: number }>(collection)
  const companies = await documents<Crewing>('crewings')
  const id = which === null ? undefined : known[which % Math.max(1, known.length)]?.id
  const company = companies[facts.company % Math.max(1, companies.length)]?.id
  const data =
    collection === 'crewings'
      ? {
          name: `Crewing ${facts.slug}`,
          slug: facts.slug,
          timeZone: facts.timeZone,
          licence: { validUntil: facts.isLicensed ? dayFromNow(10) : null },
        }
      : {
          company,
          rank: facts.rank,
          vesselType: facts.vesselType,
          pay: { negotiable: true },
          openUntilDay: dayFromNow(facts.openForDays),
        }
  const transactionID = await cms().db.beginTransaction()
  if (transactionID === null) throw new Error('Postgres always has transactions.')
  const write = {
    collection,
    locale: 'en',
    req: { transactionID } as Partial<PayloadRequest>,
  } as const
  try {
    if (id === undefined) {
      // What a draft lacks, its rules refuse.
      await cms().create({ ...write, data: { ...data, _status: 'published' } as never })
    } else if (kind === 'write') {
      await cms().update({ ...write, id, data: { ...data, _status: 'published' } as never })
    } else if (kind === 'draft') {
      await cms().update({
        ...write,
        id,
        draft: true,
        data: { ...data, _status: 'draft' } as never,
      })
    } else if (kind === 'unpublish') {
      await cms().update({ ...write, id, data: { _status: 'draft' } })
    } else if (kind === 'delete') {
      await cms().delete({ ...write, id, trash: true })
    } else {
      const deletedAt = kind === 'trash' ? new Date().toISOString() : null
      await cms().update({ ...write, id, trash: true, data: { deletedAt } })
    }
    if (end === 'connection lost') await breakConnection(cms(), transactionID)
    if (end === 'rollback') await cms().db.rollbackTransaction(transactionID)
    else await cms().db.commitTransaction(transactionID)
  } catch (error) {
    const expected =
      error instanceof Error && ['ValidationError', 'APIError', 'NotFound'].includes(error.name)
    if (!expected && end !== 'connection lost') throw error
    await cms().db.rollbackTransaction(transactionID)
  }
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString()
}

interface Row {
  path: string
  listedUntil: number | null
  reachableUntil: number | null
}

/** What the publication index should have, worked out afresh from what the CMS says. */
async function expectedRows(): Promise<Map<string, Row>> {
  const isLive = (doc: Crewing | Vacancy) => doc._status === 'published' && !doc.deletedAt
  const companies = new Map((await documents<Crewing>('crewings')).map((doc) => [doc.id, doc]))
  const rows = new Map<string, Row>()
  for (const company of companies.values()) {
    const path = `crewings/${company.slug}`
    const row = { path, listedUntil: null, reachableUntil: null }
    if (isLive(company)) rows.set(`crewings ${company.id}`, row)
  }
  for (const vacancy of await documents<Vacancy>('vacancies')) {
    const company = companies.get(vacancy.company as number)
    if (!company || !isLive(company) || !isLive(vacancy)) continue
    const closes = endOfDay(readDay(vacancy.openUntilDay) ?? '', company.timeZone).getTime()
    rows.set(`vacancies ${vacancy.id}`, {
      path: `crewings/${company.slug}/${vacancy.id}-${vacancy.rank}-${vacancy.vesselType}`,
      listedUntil: closes,
      reachableUntil: closes + 90 * DAY,
    })
  }
  return rows
}

async function indexRows(): Promise<Map<string, Row>> {
  const { rows } = (await cms().db.drizzle.execute(`
    SELECT collection || ' ' || document AS name, locale, path,
      (extract(epoch FROM listed_until) * 1000)::float8 AS "listedUntil",
      (extract(epoch FROM reachable_until) * 1000)::float8 AS "reachableUntil"
    FROM publications WHERE document <> 'list' ORDER BY collection, document`)) as unknown as {
    rows: (Row & { name: string; locale: string })[]
  } // as selected
  expect(rows.filter(({ locale }) => locale !== '*')).toEqual([])
  return new Map(
    rows.map(({ name, path, listedUntil, reachableUntil }) => [
      name,
      { path, listedUntil, reachableUntil },
    ]),
  )
}

/** The instants at which pages change by themselves, with their tags. */
async function boundaries(): Promise<unknown[]> {
  const { rows } = await cms().db.drizzle.execute(
    'SELECT tag, at, collection, document FROM publication_boundaries ORDER BY tag, at, document',
  )
  return rows
}

it('keeps the publication index of companies and vacancies equal to the documents, with both dates', async () => {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  const { project } = await import('../../../src/cms/desk/publishing/project')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 20 }), async (acts) => {
      await cms().db.drizzle.execute(
        'TRUNCATE crewings, vacancies, publications, former_paths, publication_boundaries CASCADE',
      )
      for (const step of acts) await perform(step)

      const rows = await indexRows()
      expect(rows).toEqual(await expectedRows())
      for (const collection of ['crewings', 'vacancies'] as const) {
        const drift = await findDrift(cms(), collection)
        // Without any vacancy nobody has asked for the list of them yet.
        if (rows.size > 0) expect(drift).toMatchObject({ superfluous: 0, different: 0 })
      }
      // A rebuild from nothing finds the very same rows and instants.
      const instants = await boundaries()
      await cms().db.drizzle.execute('DELETE FROM publications; DELETE FROM publication_boundaries')
      for (const collection of ['crewings', 'vacancies'] as const) {
        await project(cms(), { collection })
      }
      expect(await indexRows()).toEqual(rows)
      expect(await boundaries()).toEqual(instants)
    }),
    { numRuns: load({ gate: 3, soak: 25, many: 200 }), endOnFailure: true },
  )
}, 240_000)
