/** @module-tag soak */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import type { VacancySearch } from '../../../src/domain/vacancies/vacancy-search'
import { nauticalMiles } from '../../../src/domain/ports/distance'
import { portsOfList } from '../../../src/domain/ports/known-ports'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import {
  close,
  emptyWorld,
  isMatch,
  searchArbitrary,
  type TestVacancy,
  unpublish,
  vacancyArbitrary,
  writeVacancies,
} from './vacancy-world'

/** The search for vacancies, compared with a look at each of them. */

const cms = cmsUnderTest()

const queries = () => import('../../../src/features/vacancies/vacancy-search.queries')
const batches = () => import('../../../src/features/vacancies/vacancy-batch.runner')

type Step =
  | { kind: 'write'; which: number; vacancy: TestVacancy }
  | { kind: 'unpublish'; which: number }
  | { kind: 'close'; which: number }
  | { kind: 'batch' }
  | { kind: 'rebuild' }

const which = fc.nat(30)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({ kind: fc.constant('write'), which, vacancy: vacancyArbitrary }),
    weight: 4,
  },
  { arbitrary: fc.record({ kind: fc.constantFrom('unpublish', 'close'), which }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constantFrom('batch', 'batch', 'rebuild') }), weight: 1 },
)

type World = Map<number, TestVacancy>

async function perform(step: Step, world: World): Promise<void> {
  if (step.kind === 'batch') await (await batches()).keepBatch(cms())
  else if (step.kind === 'rebuild') await (await batches()).rebuildBits(cms())
  else if (step.kind === 'write') {
    const id = step.which + 1
    world.set(id, step.vacancy)
    await writeVacancies(cms(), [{ id, ...step.vacancy }])
  } else {
    const id = step.which + 1
    if (!world.delete(id)) return
    await (step.kind === 'close' ? close : unpublish)(cms(), id)
  }
}

/** What a unit is worth in dollars; of yen nothing is known. */
const WORTH = { USD: 1, EUR: 1 / 0.9625565502 }

beforeAll(async () => {
  await cms().updateGlobal({
    slug: 'exchange-rates',
    data: { day: '2026-11-20', source: 'https://rates.example/', perDollar: { EUR: 0.9625565502 } },
  })
})

async function begin(vacancies: readonly TestVacancy[]): Promise<World> {
  await emptyWorld(cms())
  const world: World = new Map(vacancies.map((vacancy, index) => [index + 1, vacancy]))
  await writeVacancies(
    cms(),
    [...world].map(([id, vacancy]) => ({ id, ...vacancy })),
  )
  await (await batches()).keepBatch(cms())
  return world
}

async function find(search: VacancySearch) {
  return (await queries()).searchVacancies('en', search)
}

/** All pages. */
async function findAll(search: VacancySearch): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { vacancies } = await find({ ...search, page })
    ids.push(...vacancies.map(({ id }) => id))
    if (vacancies.length < 20) return ids
  }
}

/** Those whose place is not known stand last. */
function milesFrom(near: string | undefined, code: string | null | undefined): number {
  const [from, to] = [near, code].map((one) => portsOfList().byCode(one ?? '')?.position)
  return from && to ? nauticalMiles(from, to) : Infinity
}

const matching = (world: World, search: VacancySearch) =>
  [...world]
    .flatMap(([id, vacancy]) => (isMatch(vacancy, search, WORTH) ? [id] : []))
    .toSorted((a, b) => a - b)

it('finds what matches, also what changed, went or closed since the last batch, and counts each choice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(vacancyArbitrary, { minLength: 10, maxLength: 30 }),
      fc.array(fc.tuple(fc.array(step, { maxLength: 4 }), searchArbitrary), {
        minLength: 6,
        maxLength: 6,
      }),
      async (vacancies, rounds) => {
        const world = await begin(vacancies)
        for (const [steps, search] of rounds) {
          for (const each of steps) await perform(each, world)
          const expected = matching(world, search)
          const found = await find(search)
          expect((await findAll(search)).toSorted((a, b) => a - b)).toEqual(expected)
          expect(found.total).toBe(expected.length)
          if (search.near !== undefined) {
            const all = await findAll(search)
            const miles = all.map((id) => milesFrom(search.near, world.get(id)?.portCode))
            expect(miles).toEqual(miles.toSorted((a, b) => a - b))
          }
          const count = (part: Partial<VacancySearch>) =>
            matching(world, { ...search, ...part }).length
          const { counts } = found
          expect(counts.ranks.bosun ?? 0).toBe(count({ ranks: ['bosun'], departments: [] }))
          expect(counts.departments.deck ?? 0).toBe(count({ ranks: [], departments: ['deck'] }))
          expect(counts.vessels.tanker ?? 0).toBe(count({ vessels: ['tanker'] }))
          expect(counts.length['4-to-6'] ?? 0).toBe(count({ length: '4-to-6' }))
          expect(counts.english.good ?? 0).toBe(count({ english: 'good' }))
          expect(counts.country.UA ?? 0).toBe(count({ country: 'UA' }))
          expect(counts.payShown).toBe(count({ payShown: true }))
          expect(counts.companies.find(({ slug }) => slug === 'north')?.count ?? 0).toBe(
            count({ company: 'north' }),
          )
          for (const { search: looser, total } of found.loosened) {
            expect(total).toBe(matching(world, looser).length)
          }
        }
      },
    ),
    { numRuns: load({ gate: 4, soak: 40, many: 200 }) },
  )
})
