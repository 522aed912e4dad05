import { expect, it } from 'vitest'

import type { Vacancy } from '../../../src/payload-types'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'

/** Companies and vacancies that change the same tags at the same moment. */

const cms = cmsUnderTest()

const TURNS = load({ gate: 5, soak: 100 })
const ZONES = ['Europe/Kyiv', 'Asia/Manila']
const OPEN_UNTIL = new Date(Date.now() + 30 * 86_400_000).toISOString()

it('saves of companies and of vacancies never wait for each other in a circle', async () => {
  const company = (slug: string) =>
    cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: slug, slug, timeZone: 'UTC', _status: 'published' },
    })
  const vacancy = (of: number) =>
    cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company: of,
        rank: 'bosun',
        vesselType: 'product-tanker',
        pay: { negotiable: true },
        openUntilDay: OPEN_UNTIL,
        _status: 'published',
      } as Vacancy, // the hooks derive the rest
    })
  const companies = [await company('north'), await company('south')]
  const vacancies: Vacancy[] = []
  for (const { id } of companies) vacancies.push(await vacancy(id), await vacancy(id))

  const inTurn = async (save: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; turn < TURNS; turn += 1) await save(turn)
  }
  const saves = [
    // Its vacancies close at another instant, and what shows the company calls it otherwise.
    ...companies.map(
      ({ id }) =>
        (turn: number) =>
          cms().update({
            collection: 'crewings',
            id,
            locale: 'en',
            data: {
              timeZone: ZONES[turn % ZONES.length] ?? 'UTC',
              name: `Company ${id}, ${turn}`,
              _status: 'published',
            },
          }),
    ),
    ...companies.map(
      ({ id }) =>
        () =>
          vacancy(id),
    ),
    ...vacancies.map(
      ({ id }) =>
        (turn: number) =>
          cms().update({
            collection: 'vacancies',
            id,
            locale: 'en',
            data: { experience: turn, _status: 'published' },
          }),
    ),
  ]
  const outcomes = await Promise.allSettled(saves.map(inTurn))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})
