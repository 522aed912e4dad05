import Validator from '@adobe/structured-data-validator'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '../../../../src/domain/locales/locales'
import { breadcrumbList, itemList } from '../../../../src/cms/documents/shown/structured-data'
import type { VacancyView } from '../../../../src/features/vacancies/vacancy'
import { vacancyTexts } from '../../../../src/features/vacancies/vacancy-texts'
import { jobPosting } from '../../../../src/features/vacancies/vacancy-graph'
import { schemaOrgVocabulary } from '../../../fixtures/schema-org'
import { everyVacancy, plain } from './every-vacancy'

const validator = new Validator(schemaOrgVocabulary())

interface Issue {
  severity: string
  issueMessage: string
}

/** What the validator says of one thing. */
async function complaints(thing: object): Promise<Issue[]> {
  const type = (thing as { '@type': string })['@type']
  // It takes the place in the page out of what it is given.
  return validator.validate({ jsonld: { [type]: [structuredClone(thing)] } }) as Promise<Issue[]>
}

const of = {
  locale: 'en',
  url: 'https://mariner.example/crewings/north/7-chief-mate-lng-carrier',
  hiring: {
    '@type': 'Organization',
    name: 'North',
    url: 'https://mariner.example/crewings/north',
  },
  office: { country: 'UA', city: 'Odesa' },
  isWarned: false,
  isAnsweredHere: true,
} as const satisfies Parameters<typeof jobPosting>[1]

const posting = (
  facts: Partial<VacancyView> = {},
  told: Partial<Parameters<typeof jobPosting>[1]> = {},
) => jobPosting({ ...plain, ...facts }, { ...of, ...told })

/**
 * Google's table, https://developers.google.com/search/docs/appearance/structured-data/job-posting, and what is said here:
 * `always`, `where known`, or `never`, because it would be untrue.
 */
const GOOGLES_FIELDS = [
  ['datePosted', 'required', 'always'],
  ['description', 'required', 'always'],
  ['hiringOrganization', 'required', 'always'],
  ['jobLocation', 'required', 'always'],
  ['title', 'required', 'always'],
  ['applicantLocationRequirements', 'recommended', 'never'],
  ['baseSalary', 'recommended', 'where known'],
  ['directApply', 'recommended', 'always'],
  ['employmentType', 'recommended', 'where known'],
  ['experienceRequirements', 'recommended', 'where known'],
  ['identifier', 'recommended', 'always'],
  ['jobLocationType', 'recommended', 'never'],
  // Of schema.org alone.
  ['jobStartDate', 'unknown', 'where known'],
  ['qualifications', 'unknown', 'where known'],
  ['validThrough', 'recommended', 'always'],
] as const

describe('a job posting', () => {
  let all: { vacancy: VacancyView; thing: object }[]
  beforeAll(async () => {
    all = []
    for (const [index, { vacancy, office }] of everyVacancy().entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? 'en'
      const thing = await jobPosting(vacancy, { ...of, office, locale })
      if (!thing) throw new Error(`Vacancy ${vacancy.id} has none.`)
      all.push({ vacancy, thing: thing })
    }
  })

  it('of every vacancy of the demo and of the samples is what schema.org and Google know', async () => {
    expect(all.length).toBeGreaterThan(100)
    for (const { vacancy, thing } of all) {
      const issues = await complaints(thing)
      const missing = issues.filter(
        ({ issueMessage }) =>
          // What Google recommends and nobody knows, or what would be untrue.
          !/"(?:applicantLocationRequirements|jobLocationType|baseSalary|employmentType)"/.test(
            issueMessage,
          ),
      )
      expect([vacancy.id, missing]).toEqual([vacancy.id, []])
    }
  })

  it('has the fields that Google wants, and says of each what the page says', () => {
    const rows = GOOGLES_FIELDS.map(([field, google, here]) => {
      const count = all.filter(({ thing }) => field in thing).length
      if (here === 'always') expect([field, count]).toEqual([field, all.length])
      if (here === 'never') expect([field, count]).toEqual([field, 0])
      return { field, google, here, 'of all': `${count}/${all.length}` }
    })
    for (const { vacancy, thing } of all) {
      expect('baseSalary' in thing).toBe(vacancy.pay.kind === 'amount')
      expect('employmentType' in thing).toBe(vacancy.contract !== undefined)
      expect('experienceRequirements' in thing).toBe((vacancy.experience ?? 0) > 0)
      expect('jobStartDate' in thing).toBe(vacancy.joining.from !== undefined)
      const { certificates, englishLevel } = vacancy
      expect('qualifications' in thing).toBe(certificates.length > 0 || englishLevel !== undefined)
    }
    process.stdout.write(
      `${['Google on job postings', ...rows.map((row) => Object.values(row).join(' | '))].join('\n')}\n`,
    )
  })

  it('is seen by this test where it is wrong', async () => {
    const { ...thing } = (await posting()) as object as Record<string, unknown>
    const wrong = async (change: object) =>
      (await complaints({ ...thing, ...change })).map(({ issueMessage }) => issueMessage).join()
    expect(await wrong({ citizenship: 'PH' })).toContain('citizenship')
    expect(await wrong({ title: undefined })).toContain('title')
    expect(await wrong({ datePosted: 'soon' })).toContain('datePosted')
    expect(
      await wrong({ jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } }),
    ).toContain('addressCountry')
  })

  it('says the country of the port, else that of the office, and no port without its country', async () => {
    const places = async (joining: Partial<VacancyView['joining']>, office = {}) =>
      (
        (await posting(
          {
            joining: {
              from: undefined,
              to: undefined,
              port: undefined,
              country: undefined,
              ...joining,
            },
          },
          { office: { country: undefined, city: undefined, ...office } },
        )) as { jobLocation?: { address: object } } | undefined
      )?.jobLocation?.address
    const address = { '@type': 'PostalAddress' }
    const odesa = { country: 'UA', city: 'Odesa' }
    expect(await places({ port: 'Santos', country: 'BR' }, odesa)).toEqual({
      ...address,
      addressCountry: 'BR',
      addressLocality: 'Santos',
    })
    expect(await places({ country: 'BR' }, odesa)).toEqual({ ...address, addressCountry: 'BR' })
    expect(await places({ port: 'Santos' }, odesa)).toEqual({
      ...address,
      addressCountry: 'UA',
      addressLocality: 'Odesa',
    })
    expect(await places({ port: 'Santos' })).toBeUndefined()
  })

  it('says what somebody has to have and when work begins, and nothing of either where nobody said so', async () => {
    const demands = async (facts: Partial<VacancyView>) => {
      const thing = (await posting(facts)) as unknown as Record<string, unknown>
      return [thing.experienceRequirements, thing.qualifications, thing.jobStartDate]
    }
    expect(await demands({})).toEqual([undefined, undefined, undefined])
    expect(await demands({ experience: 0 })).toEqual([undefined, undefined, undefined])
    const from = new Date('2026-12-05T12:00:00.000Z')
    const [experience, qualifications, start] = await demands({
      experience: 24,
      certificates: ['seafarer-medical-certificate', 'seamans-book'],
      englishLevel: 'good',
      citizenships: ['PH'],
      joining: { ...plain.joining, from, to: new Date('2026-12-15T12:00:00.000Z') },
    })
    expect(experience).toEqual({
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: 24,
    })
    expect(start).toBe('2026-12-05')
    expect(String(qualifications).split('; ')).toHaveLength(3)
    expect(qualifications).not.toContain('Philippines')
    // Who only knows until when has no first day.
    expect((await demands({ joining: { ...plain.joining, to: from } }))[2]).toBeUndefined()
  })

  it('says what the validator does not look at: pay in order, currencies, days and types', () => {
    for (const { thing } of all) {
      const { baseSalary, datePosted, validThrough, jobStartDate, employmentType } =
        thing as Record<string, string> & {
          baseSalary?: { currency: string; value: Record<string, number | string> }
        }
      for (const instant of [datePosted, validThrough]) {
        expect(new Date(instant ?? '').toISOString()).toBe(instant)
      }
      expect(Date.parse(validThrough ?? '')).toBeGreaterThan(Date.parse(datePosted ?? ''))
      if (jobStartDate !== undefined) {
        expect(new Date(jobStartDate).toISOString().slice(0, 10)).toBe(jobStartDate)
      }
      expect([undefined, 'TEMPORARY']).toContain(employmentType)
      if (!baseSalary) continue
      const { minValue, maxValue, value, unitText } = baseSalary.value
      expect(Intl.supportedValuesOf('currency')).toContain(baseSalary.currency)
      expect(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).toContain(unitText)
      const amounts = value === undefined ? [minValue, maxValue] : [value]
      for (const amount of amounts) expect(amount).toBeGreaterThan(0)
      expect(amounts.toSorted((one, other) => Number(one) - Number(other))).toEqual(amounts)
    }
  })

  it('is of nothing that is invented, closed, suspended, warned of, or nowhere', async () => {
    expect(await posting()).toBeDefined()
    expect(await posting({ isExample: true })).toBeUndefined()
    expect(await posting({ isOpen: false })).toBeUndefined()
    expect(await posting({ isSuspended: true })).toBeUndefined()
    expect(await posting({}, { isWarned: true })).toBeUndefined()
    const nowhere = { ...plain.joining, country: undefined }
    expect(
      await posting({ joining: nowhere }, { office: { country: undefined, city: 'Odesa' } }),
    ).toBeUndefined()
  })

  it('says the pay as the page does, once where it is one amount, and none where the page says none', async () => {
    const salary = async (pay: VacancyView['pay']) =>
      ((await posting({ pay })) as { baseSalary?: object }).baseSalary
    expect(await salary(plain.pay)).toMatchObject({
      currency: 'USD',
      value: { minValue: 9500, maxValue: 10_000, unitText: 'MONTH' },
    })
    expect(
      await salary({ kind: 'amount', min: 43_050, max: 43_050, currency: 'EUR', period: 'day' }),
    ).toMatchObject({ currency: 'EUR', value: { value: 430.5, unitText: 'DAY' } })
    expect(
      await salary({
        kind: 'amount',
        min: 300_000,
        max: 300_000,
        currency: 'JPY',
        period: 'month',
      }),
    ).toMatchObject({ value: { value: 300_000 } })
    expect(await salary({ kind: 'negotiable' })).toBeUndefined()
    expect(await salary({ kind: 'hidden' })).toBeUndefined()
  })

  it('closes at the instant at which the page does, and is applied to here only where it is', async () => {
    expect(await posting()).toMatchObject({
      validThrough: '2026-12-31T22:00:00.000Z',
      directApply: true,
      employmentType: 'TEMPORARY',
    })
    expect(await posting({}, { isAnsweredHere: false })).toMatchObject({ directApply: false })
  })

  it('has hostile words as text alone, and a citizenship nowhere but in it', async () => {
    const text = '<script>alert(1)</script>\n<b onclick="x">& more</b>'
    const thing = await posting({ description: { locale: 'en', text } })
    const { description, ...rest } = thing as object as Record<string, string>
    expect(description).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(description).not.toMatch(/<(?!\/?(?:p|ul|li)>)/)
    expect(JSON.stringify(rest)).not.toMatch(/PH|Philippines|TELECOMMUTE|applicantLocation/)
    const { title } = await vacancyTexts(plain, 'en')
    expect(rest.title).toBe(title)
  })

  it('says no wage of which the currency or the period was assumed', async () => {
    const wageOf = async (assumed: VacancyView['assumed']) =>
      (await jobPosting({ ...plain, assumed }, of))?.baseSalary
    expect(await wageOf(['vesselType'])).toBeDefined()
    expect(await wageOf(['period'])).toBeUndefined()
    expect(await wageOf(['currency'])).toBeUndefined()
  })
})

describe('what else pages say to search engines', () => {
  it('is what schema.org and Google know', async () => {
    const way = breadcrumbList([
      { name: 'Home', item: 'https://mariner.example' },
      { name: 'Vacancies', item: 'https://mariner.example/crewings' },
    ])
    const list = itemList('Vacancies', 20, [
      { name: 'Master', url: 'https://mariner.example/crewings/north/7-x' },
    ])
    expect(list).toMatchObject({ itemListElement: [{ position: 21 }] })
    for (const thing of [way, list]) expect(await complaints(thing as object)).toEqual([])
  })
})
