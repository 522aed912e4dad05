import Validator from '@adobe/structured-data-validator'
import { beforeAll, describe, expect, it } from 'vitest'

import { inventExamples } from '../../../../scripts/examples/examples'
import { ofMonths } from '../../../../src/domain/vacancies/contract-length'
import { storedDay } from '../../../../src/domain/time/calendar-day'
import { endOfDay } from '../../../../src/domain/time/time-zones'
import { LOCALES } from '../../../../src/domain/locales/locales'
import { currencyDecimals } from '../../../../src/domain/money/money'
import { breadcrumbList, itemList } from '../../../../src/cms/documents/shown/structured-data'
import { outermostGroup } from '../../../../src/domain/vocabulary/vessel-types'
import type { VacancyView } from '../../../../src/features/vacancies/vacancy'
import { vacancyFacts } from '../../../../src/features/vacancies/vacancy-facts'
import { jobPosting } from '../../../../src/features/vacancies/vacancy-graph'
import { SAMPLE_VACANCIES } from '../../../fixtures/sample-vacancies'
import { schemaOrgVocabulary } from '../../../fixtures/schema-org'

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

const day = (text: string | undefined) =>
  text === undefined ? undefined : new Date(storedDay(text))
const today = '2026-11-23'

const plain: VacancyView = {
  id: 7,
  path: 'crewings/north/7-chief-mate-lng-carrier',
  companyId: 3,
  rank: 'chief-mate',
  vesselType: 'lng-carrier',
  built: undefined,
  deadweight: undefined,
  pay: { kind: 'amount', min: 950_000, max: 1_000_000, currency: 'USD', period: 'month' },
  contract: ofMonths(4, 1),
  joining: { from: undefined, to: undefined, port: 'Santos', country: 'BR' },
  company: {
    name: 'North',
    city: 'Odesa',
    country: 'UA',
    licence: 'checked',
    licenceCheckedOn: undefined,
    warnedSince: undefined,
    warningChangedAt: undefined,
  },
  publishedAt: new Date('2026-11-20T08:00:00Z'),
  isExample: false,
  vessel: {
    name: undefined,
    flag: undefined,
    grossTonnage: undefined,
    engine: undefined,
    power: undefined,
    crew: undefined,
    crewNationalities: [],
  },
  vesselGroup: 'tanker',
  englishLevel: undefined,
  experience: undefined,
  alsoRanks: [],
  certificates: [],
  isOpenUntilAssumed: false,
  assumed: [],
  citizenships: ['PH'],
  description: undefined,
  contact: undefined,
  openUntil: day('2026-12-31'),
  closesAt: endOfDay('2026-12-31', 'Europe/Kyiv'),
  isOpen: true,
  isSuspended: false,
  updatedAt: undefined,
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

/** Every vacancy of the demo as if it were a real one, and those of the samples. */
function everyVacancy(): { vacancy: VacancyView; office: typeof of.office | object }[] {
  const demo = inventExamples(today).vacancies.map((invented, index) => {
    const { company, rank, vesselType, vessel, pay, contract, joining, contact } = invented
    const [locale, text] = Object.entries(invented.description)[0] ?? []
    return {
      vacancy: {
        ...plain,
        id: index + 1,
        rank,
        vesselType,
        vesselGroup: outermostGroup(vesselType),
        pay: payOf(pay),
        contract,
        joining: {
          from: day(joining.from),
          to: day(joining.to),
          port: joining.port,
          country: joining.country,
        },
        vessel: { ...plain.vessel, crewNationalities: vessel.crewNationalities },
        englishLevel: invented.englishLevel,
        experience: invented.experience,
        certificates: invented.certificates,
        citizenships: invented.citizenships,
        description: text === undefined ? undefined : { locale: locale as 'en', text },
        contact: { name: undefined, email: undefined, telephone: undefined, ...contact },
        openUntil: day(invented.openUntilDay),
        closesAt: endOfDay(invented.openUntilDay, 'Europe/Kyiv'),
      } satisfies VacancyView,
      office: { country: company.row.country, city: undefined },
    }
  })
  const samples = SAMPLE_VACANCIES.map(({ rank, vesselType, contract, joining, pay }, index) => ({
    vacancy: {
      ...plain,
      id: 10_000 + index,
      rank,
      vesselType,
      pay:
        pay === undefined
          ? ({ kind: 'hidden' } as const)
          : {
              kind: 'amount' as const,
              min: pay.least * 10 ** currencyDecimals(pay.currency),
              max: (pay.most ?? pay.least) * 10 ** currencyDecimals(pay.currency),
              currency: pay.currency,
              period: pay.period === 'day' ? ('day' as const) : ('month' as const),
            },
      contract,
      joining: {
        from: joining?.from,
        to: joining?.to,
        port: joining?.port,
        // No sample says it.
        country: undefined,
      },
    } satisfies VacancyView,
    office: of.office,
  }))
  return [...demo, ...samples]
}

type Invented = ReturnType<typeof inventExamples>['vacancies'][number]['pay']

function payOf(pay: Invented): VacancyView['pay'] {
  const { negotiable, min, max, currency, period } = pay as {
    negotiable?: boolean
    min?: number
    max?: number
    currency?: string
    period?: 'month' | 'day'
  }
  const [least = max, most = min] = [min, max]
  if (negotiable === true || least === undefined || most === undefined) {
    return { kind: 'negotiable' }
  }
  return {
    kind: 'amount',
    min: least,
    max: most,
    currency: currency ?? 'USD',
    period: period ?? 'month',
  }
}

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
  ['identifier', 'recommended', 'always'],
  ['jobLocationType', 'recommended', 'never'],
  ['validThrough', 'recommended', 'always'],
] as const

describe('a job posting', () => {
  let all: { vacancy: VacancyView; thing: object }[]
  beforeAll(async () => {
    all = []
    for (const [index, { vacancy, office }] of everyVacancy().entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? 'en'
      const thing = await jobPosting(vacancy, { ...of, office: office as typeof of.office, locale })
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
    const { title } = await vacancyFacts(plain, 'en')
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
