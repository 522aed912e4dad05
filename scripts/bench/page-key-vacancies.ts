import type { Payload } from 'payload'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import type { Step } from './page-key-steps'

const ALL = LOCALES.length
const COMPANIES = 10
const VACANCIES = 60
const RANKS = ['master', 'chief-mate', 'bosun'] as const
/** Of one company, of one rank, and of both, where ranks and companies take turns. */
const [OF_COMPANY, OF_RANK, OF_BOTH] = [6, 20, 2]
/** Pages in one language: the list, the companies, the vacancies. */
export const JOB_PAGES = 1 + COMPANIES + VACANCIES
const MILLISECONDS_A_DAY = 86_400_000

/**
 * Companies with vacancies of three ranks on vessels of one type, and what is then published of them. All
 * of them are published in every language at once. Nothing in a version of the project without them.
 */
export async function vacancySteps(payload: Payload): Promise<Step[]> {
  if (!('vacancies' in payload.collections)) return []
  const company = (n: number) => ({
    name: `Company ${n}`,
    slug: `company-${n}`,
    timeZone: 'Europe/Kyiv',
    country: 'UA' as const,
    _status: 'published' as const,
  })
  const companies: number[] = []
  for (let n = 0; n < COMPANIES; n += 1) {
    const data = company(n)
    companies.push((await payload.create({ collection: 'crewings', locale: 'en', data })).id)
  }
  const vacancy = (n: number) =>
    payload.create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company: companies[n % COMPANIES] ?? 0,
        rank: RANKS[n % RANKS.length] ?? 'master',
        vesselType: 'product-tanker' as const,
        pay: { min: 500_000 + n, currency: 'USD' as const, period: 'month' as const },
        openUntilDay: new Date(Date.now() + 30 * MILLISECONDS_A_DAY).toISOString(),
        _status: 'published' as const,
      }, // what the hooks derive is required of whoever reads it
    })
  const vacancies: number[] = []
  for (let n = 0; n < VACANCIES; n += 1) vacancies.push((await vacancy(n)).id)
  const [first = 0] = vacancies
  const describe = (collection: 'crewings' | 'vacancies', id: number, data: object) =>
    payload.update({
      collection,
      id,
      locale: 'uk' satisfies Locale,
      data: { ...data, _status: 'published' },
    })

  // The list, the company, its vacancies and those of the rank.
  const showOne = 2 + OF_COMPANY + OF_RANK - OF_BOTH
  return [
    {
      name: 'vacancy: published for the first time',
      showIt: showOne * ALL,
      publish: () => vacancy(VACANCIES),
    },
    {
      name: 'vacancy: pay',
      // And the one that came a moment ago.
      showIt: (showOne + 1) * ALL,
      publish: () => describe('vacancies', first, { pay: { min: 600_000 } }),
    },
    {
      name: 'vacancy: text, in Ukrainian',
      showIt: 1,
      publish: () => describe('vacancies', first, { description: 'Контракт чотири місяці.' }),
    },
    {
      name: 'company: name',
      // Its page, the list, its vacancies, one of which came a moment ago.
      showIt: (2 + OF_COMPANY + 1) * ALL,
      publish: () => describe('crewings', companies[0] ?? 0, { name: 'Another name' }),
    },
    {
      name: 'company: text, in Ukrainian',
      showIt: 1,
      publish: () => describe('crewings', companies[0] ?? 0, { about: 'Про компанію.' }),
    },
  ]
}
