import fc from 'fast-check'
import { handleEndpoints } from 'payload'
import { describe, expect, it } from 'vitest'

import { readDay } from '../../../src/domain/time/calendar-day'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import { csv, inDays, importWorld, type Row } from './import-world'

/** What files of any rows come to, read again and in another order. */

const cms = cmsUnderTest()
const world = importWorld(cms)
const { act, planned, progress, upload, work } = world

/** Mostly what can be read; else words that nobody knows, and empty cells. */
const mostly = <Value>(good: readonly Value[], bad: readonly Value[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  )

/** Few ids, so that files share them and have them twice; without one, and days that are past. */
const row: fc.Arbitrary<Row> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', ''),
  rank: mostly(['chief-mate', '2/E', 'Bosun', 'боцман'], ['Dancing bear', '']),
  vessel: mostly(['bulk-carrier', 'lng-carrier', 'bulker'], ['']),
  day: mostly([3, 20, 60].map(inDays), [inDays(-30), inDays(-1), '']),
  pay: mostly(['5000', '7250.50'], ['-5', '']),
  text: fc.constantFrom('', 'Good ship', 'A deposit is paid back.'),
})
const file = fc.record({
  content: fc.array(row, { minLength: 1, maxLength: 5 }).map(csv),
  closeMissing: fc.boolean().map(String),
})
type File = typeof file extends fc.Arbitrary<infer Value> ? Value : never

const companyFor = async (name: string) =>
  (
    await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name, timeZone: 'UTC', _status: 'published' },
    })
  ).id

/** Carries out all that a file asks for, whatever is doubted of it. */
async function apply({ content, closeMissing }: File, company: number): Promise<void> {
  const id = await planned(content, { company: String(company), closeMissing })
  expect(await act(id, 'apply', { withDoubts: true, withFlags: true })).toBe(200)
  await work()
  expect(await progress(id)).toMatchObject({
    state: 'applied',
    counts: { failed: 0, waiting: 0, waitingFlagged: 0 },
  })
}

const NOTHING = { create: 0, change: 0, close: 0 }

/** What would be done by a file. */
async function plan({ content, closeMissing }: File, company: number) {
  const id = await planned(content, { company: String(company), closeMissing })
  return (await progress(id)).counts
}

/** What a company offers. */
async function offered(company: number): Promise<string[]> {
  return (await world.vacancies(company))
    .map(({ _status, description, externalId, openUntilDay, pay, rank, vesselType }) =>
      JSON.stringify({
        ...{ _status, description: description ?? '', externalId: externalId ?? '' },
        ...{ day: readDay(openUntilDay), pay: pay.min, rank, vesselType },
      }),
    )
    .toSorted()
}

async function exported(company: number): Promise<string> {
  const { default: config } = await import('../../../payload.config')
  const query = `format=csv&where[company][equals]=${company}`
  const answer = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api/vacancies/export?${query}`, {
      headers: { Authorization: `JWT ${world.editor.token}` },
    }),
  })
  return answer.text()
}

// What fails is tried in smaller files.
describe('files of vacancies', { timeout: process.env.SOAK ? 600_000 : 180_000 }, () => {
  it('change nothing once more, depend on no file before the last two, and come back from an export', async () => {
    let pairs = 0
    await fc.assert(
      fc.asyncProperty(file, file, async (one, other) => {
        pairs += 1
        const [first, second] = [
          await companyFor(`First of pair ${pairs}`),
          await companyFor(`Second of pair ${pairs}`),
        ]
        await apply(one, first)
        expect(await plan(one, first)).toMatchObject(NOTHING)
        await apply(other, first)
        await apply(one, first)
        await apply(other, second)
        await apply(one, second)
        expect(await offered(first)).toEqual(await offered(second))
        expect(await plan(one, first)).toMatchObject(NOTHING)

        const count = (await world.vacancies(first)).length
        if (count === 0) return
        const { id } = await upload(await exported(first), { company: '', name: 'export.csv' })
        await work()
        const { mapping, state } = await progress(id)
        if (state === 'mapping') {
          await act(id, 'map', { mapping })
          await work()
        }
        expect((await progress(id)).counts).toMatchObject({ ...NOTHING, same: count })
      }),
      { numRuns: load({ gate: 8, soak: 10, many: 100 }) },
    )
  })
})
