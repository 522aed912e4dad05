import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import { type Locale, LOCALES } from '../../../src/domain/locales/locales'
import type { VacancySearch } from '../../../src/domain/vacancies/vacancy-search'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import { DOCUMENT_CODES, type DocumentCode } from '../../../src/domain/vocabulary/documents'
import type { Vacancy } from '../../../src/payload-types'
import { SEARCHES_WITHOUT_EXPERIENCE } from '../../fixtures/searches-without-experience'
import { SHORT_TYPOS, WRITTEN_WORDS } from '../../fixtures/short-typos'
import { cmsUnderTest } from '../cms-under-test'

/** The search for vacancies through saves of companies and vacancies, and by words. */

const cms = cmsUnderTest()

const queries = () => import('../../../src/features/vacancies/vacancy-search.queries')
const batches = () => import('../../../src/features/vacancies/vacancy-batch.runner')

async function find(search: Partial<VacancySearch>, locale: Locale = 'en') {
  const { searchVacancies } = await queries()
  return searchVacancies(locale, { ...EVERY_VACANCY, ...search })
}

async function ids(search: Partial<VacancySearch>, locale?: Locale): Promise<number[]> {
  const { vacancies, total } = await find(search, locale)
  expect(total).toBe(vacancies.length)
  return vacancies.map(({ id }) => id).toSorted((a, b) => a - b)
}

type Facts = Partial<Omit<Vacancy, 'id' | 'createdAt' | 'updatedAt'>>

async function vacancy(of: number, facts: Facts = {}): Promise<number> {
  const data = {
    company: of,
    rank: 'second-mate' as const,
    vesselType: 'bulk-carrier' as const,
    openUntilDay: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    pay: { negotiable: true, currency: 'USD', period: 'month' } as const,
    ...facts,
    _status: 'published' as const,
  }
  return (await cms().create({ collection: 'vacancies', locale: 'en', data })).id
}

async function describeIn(locale: Locale, id: number, description: string): Promise<void> {
  const data = { description, _status: 'published' as const }
  await cms().update({ collection: 'vacancies', id, locale, data })
}

let north: number
let first: number
let second: number

beforeAll(async () => {
  const data = {
    name: 'North Wind Crewing',
    city: 'Gdańsk',
    timeZone: 'UTC',
    country: 'PL' as const,
  }
  const company = {
    collection: 'crewings',
    locale: 'en',
    data: { ...data, _status: 'published' },
  } as const
  north = (await cms().create(company)).id
  first = await vacancy(north, {
    vessel: { name: 'Bright Horizon' },
    joining: { port: 'Одеса' },
    description: 'Regular crew changes.',
    certificates: ['ecdis'],
  })
  second = await vacancy(north, { rank: 'chief-engineer', vesselType: 'lng-carrier' })
  await describeIn('zh', second, '需要有经验的轮机长，新加坡上船')
  await describeIn('ru', second, 'Работа на новых судах')
})

describe('what one has the papers for', () => {
  const without = async (lacked: readonly DocumentCode[], search: Partial<VacancySearch> = {}) => {
    const { vacanciesWithout } = await queries()
    const { vacancies, total } = await vacanciesWithout(
      'en',
      { ...EVERY_VACANCY, ...search },
      lacked,
    )
    expect(total).toBe(vacancies.length)
    return vacancies.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  it('is every vacancy that asks for no paper which is lacked, before the batch and after it', async () => {
    const both = await vacancy(north, { certificates: ['ecdis', 'basic-safety-training'] })
    const look = async () => {
      expect(await without([])).toEqual([first, second, both])
      expect(await without(['basic-safety-training'])).toEqual([first, second])
      expect(await without(['ecdis'])).toEqual([second])
      expect(await without(DOCUMENT_CODES)).toEqual([second])
      expect(await without(['basic-safety-training'], { ranks: ['second-mate'] })).toEqual([first])
      expect(await without(['ecdis'], { ranks: ['second-mate'] })).toEqual([])
    }
    await look()
    await (await batches()).keepBatch(cms())
    await look()
    await cms().delete({ collection: 'vacancies', id: both })
  })
})

describe('a search', () => {
  it('knows of a save at once, of its company’s too, and of a vacancy that is taken back', async () => {
    const third = await vacancy(north, { rank: 'bosun' })
    expect(await ids({ ranks: ['bosun'] })).toEqual([third])
    await cms().update({
      collection: 'crewings',
      id: north,
      data: { country: 'UA', _status: 'published' },
    })
    expect(await ids({ country: 'UA' })).toEqual([first, second, third])
    await (await batches()).keepBatch(cms())
    await cms().delete({ collection: 'vacancies', id: third })
    expect(await ids({ country: 'UA' })).toEqual([first, second])
    expect((await find({})).counts.ranks.bosun).toBeUndefined()
    await cms().update({ collection: 'crewings', id: north, data: { _status: 'draft' } })
    expect(await ids({})).toEqual([])
    await cms().update({
      collection: 'crewings',
      id: north,
      data: { country: 'PL', _status: 'published' },
    })
    expect(await ids({ country: 'PL' })).toEqual([first, second])
  })

  it('says what would help where nothing is found, most first', async () => {
    const pay = { min: 500_000, currency: 'USD' as const, period: 'month' as const }
    const paid = await vacancy(north, { rank: 'bosun', pay })
    const { total, loosened } = await find({
      ranks: ['bosun'],
      vessels: ['bulk-carrier'],
      pay: { amount: 6_000, currency: 'USD' },
    })
    expect(total).toBe(0)
    expect(
      loosened.map(({ filter, search, total: found }) => [filter, search.pay?.amount, found]),
    ).toEqual([
      ['pay', undefined, 1],
      ['pay', 4_800, 1],
    ])
    const { loosened: none, alone } = await find({
      ranks: ['bosun'],
      vessels: ['bulk-carrier'],
      country: 'XX',
      words: 'nobody',
    })
    expect(none).toEqual([])
    for (const { search, total: each } of alone) expect((await find(search)).total).toBe(each)
    expect(alone.map(({ filter }) => filter)).toContain('rank')
    expect(alone.map(({ filter }) => filter)).not.toContain('words')
    await cms().delete({ collection: 'vacancies', id: paid })
  })

  it('for a least pay finds what is worth as much at the editors’ rates, to the cent', async () => {
    await cms().updateGlobal({
      slug: 'exchange-rates',
      data: {
        day: '2026-11-20T12:00:00.000Z',
        source: 'https://rates.example/',
        perDollar: { EUR: 0.9625565502 },
      },
    })
    // 3,000 dollars are 2,887.6696506 euros.
    const pay = { min: 288_767, currency: 'EUR' as const, period: 'month' as const }
    const paid = await vacancy(north, { rank: 'bosun', pay })
    const least = (amount: number, currency: string) => ids({ pay: { amount, currency } })
    expect(await least(3_000, 'USD')).toEqual([paid])
    expect(await least(3_002, 'USD')).toEqual([])
    expect(await least(2_887, 'EUR')).toEqual([paid])
    expect(await least(2_888, 'EUR')).toEqual([])
    const { ratesOf } = await find({ pay: { amount: 1, currency: 'USD' } })
    expect(ratesOf).toEqual(new Date('2026-11-20'))
    await cms().delete({ collection: 'vacancies', id: paid })
  })

  it('counts a chosen citizenship that no vacancy names, and answers how many there are alone', async () => {
    const { counts, total } = await find({ citizenship: 'PH' })
    expect([total, counts.citizenship.PH]).toEqual([2, 2])
    const { countVacancies } = await queries()
    expect(await countVacancies('en', { ...EVERY_VACANCY, words: 'bright horizon' })).toBe(1)
    expect(await countVacancies('en', { ...EVERY_VACANCY, ranks: ['bosun'] })).toBe(0)
  })

  it('is not misled by what nobody has', async () => {
    expect(await ids({ company: "nobody' OR true" })).toEqual([])
    expect(await ids({ words: '\u0000 & | ! ( ) :* \\ \uD800' })).toEqual([first, second])
    expect((await find({ page: 50 })).vacancies).toEqual([])
    expect((await find({ page: 1e9 })).total).toBe(2)
  })
})

describe('words', () => {
  const cases: [Locale, string, () => number[]][] = [
    ['en', 'bright horizon', () => [first]],
    ['en', 'changing', () => [first]],
    ['uk', 'ОДЕСА', () => [first]],
    ['fr', 'gdansk', () => [first, second]],
    ['de', 'Gdańsk', () => [first, second]],
    ['uk', 'новые судна', () => [second]],
    ['zh', '新加坡', () => [second]],
    ['en', 'ecdis', () => [first]],
    ['en', 'second officer', () => [first]],
    ['uk', 'старший механік', () => [second]],
    ['zh', '轮机长 新加坡', () => [second]],
    ['en', 'north the', () => [first, second]],
  ]
  it.each(cases)('in %s: %s', async (locale, words, expected) => {
    expect(await ids({ words }, locale)).toEqual(expected())
    // Kept and laid over are looked through alike.
    await (await batches()).keepBatch(cms())
    expect(await ids({ words }, locale)).toEqual(expected())
  })

  it('that are mistyped are replaced by the nearest that somebody wrote, which is said', async () => {
    await (await batches()).keepBatch(cms())
    const { vacancies, correctedWords } = await find({ words: 'bright horizno' })
    expect(vacancies.map(({ id }) => id)).toEqual([first])
    expect(correctedWords).toBe('bright horizon')
  })

  it('that are mistyped are replaced in letters that are not of ASCII too', async () => {
    const odesa = await vacancy(north, { joining: { port: 'Чорноморськ' } })
    await (await batches()).keepBatch(cms())
    const { vacancies, correctedWords } = await find({ words: 'чорноморшк' }, 'uk')
    expect(vacancies.map(({ id }) => id)).toEqual([odesa])
    expect(correctedWords).toBe('чорноморськ')
    await cms().delete({ collection: 'vacancies', id: odesa })
  })
})

describe('who has no experience', () => {
  it('finds in twelve languages what asks for none, and what trains', async () => {
    const about = { vessel: { name: 'Odesa Star' }, joining: { port: 'Одеса' } }
    const asksForNone = await vacancy(north, { ...about, rank: 'bosun', experience: 0 })
    const asksForSome = await vacancy(north, { ...about, rank: 'bosun', experience: 6 })
    const saysNothing = await vacancy(north, { ...about, rank: 'bosun' })
    const trains = await vacancy(north, { rank: 'deck-cadet', joining: { port: 'Varna' } })
    const wrong: string[] = []
    for (const isKept of [false, true]) {
      if (isKept) await (await batches()).keepBatch(cms())
      for (const locale of LOCALES) {
        for (const { text, ranks, rest } of SEARCHES_WITHOUT_EXPERIENCE[locale]) {
          const expected = ranks || rest ? [asksForNone] : [asksForNone, trains]
          const found = await ids({ words: text }, locale)
          if (found.join() !== expected.join()) wrong.push(`${locale} ${text}: ${found.join()}`)
        }
      }
    }
    expect(wrong).toEqual([])
    const { countVacancies } = await queries()
    const search = { ...EVERY_VACANCY, words: 'bosun no experience' }
    expect(await countVacancies('en', search)).toBe(1)
    // No words are looked for in its place.
    expect((await find({ words: 'chief engineer no experience' })).total).toBe(0)
    for (const id of [asksForNone, asksForSome, saysNothing, trains])
      await cms().delete({ collection: 'vacancies', id })
  })
})

describe('a short name with a typing error', () => {
  it('is taken for the rank where nobody wrote it, which is said', async () => {
    const cook = await vacancy(north, { rank: 'ships-cook', description: 'повод, говор' })
    const sailor = await vacancy(north, { rank: 'ordinary-seafarer', description: 'матросский' })
    await (await batches()).keepBatch(cms())
    const ranksFound = async (locale: Locale, words: string) => {
      const { vacancies, correctedWords } = await find({ words }, locale)
      return [vacancies.map(({ id }) => id), correctedWords?.toLowerCase()]
    }
    expect(await ranksFound('ru', 'повор')).toEqual([[cook], 'повар'])
    expect(await ranksFound('uk', 'кухор')).toEqual([[cook], 'кухар'])
    expect(await ranksFound('ru', 'матрс')).toEqual([[sailor], 'матрос'])
    for (const [locale, pairs = []] of Object.entries(SHORT_TYPOS)) {
      for (const [words] of pairs) {
        const { correctedWords } = await find({ words }, locale as Locale)
        expect([words, correctedWords]).toEqual([words, expect.any(String)])
      }
    }
    for (const id of [cook, sailor]) await cms().delete({ collection: 'vacancies', id })
  })

  it('stays what somebody wrote', async () => {
    const named = await vacancy(north, { vessel: { name: WRITTEN_WORDS.join(' ') } })
    await (await batches()).keepBatch(cms())
    for (const words of WRITTEN_WORDS) {
      const { vacancies, correctedWords } = await find({ words }, 'ru')
      expect([words, vacancies.map(({ id }) => id), correctedWords]).toEqual([
        words,
        [named],
        undefined,
      ])
    }
    await cms().delete({ collection: 'vacancies', id: named })
  })
})

it('a word of a vacancy that is taken back before a batch is no correction', async () => {
  const secret = await vacancy(north, { vessel: { name: 'Zanzibarskaya' } })
  await cms().delete({ collection: 'vacancies', id: secret })
  const draft = await vacancy(north, { vessel: { name: 'Quixoticana' } })
  await cms().update({ collection: 'vacancies', id: draft, data: { _status: 'draft' } })
  await (await batches()).keepBatch(cms())
  expect((await find({ words: 'Zanzibarsaya' })).correctedWords).toBeUndefined()
  expect((await find({ words: 'Quixoticena' })).correctedWords).toBeUndefined()
  await cms().delete({ collection: 'vacancies', id: draft })
})

it('nor is one of a vacancy that is taken back after a batch, in whatever letters', async () => {
  const { keepBatch } = await batches()
  const latin = await vacancy(north, { vessel: { name: 'Terpsichoria' } })
  const cyrillic = await vacancy(north, { vessel: { name: 'Терпсихорія' } })
  await keepBatch(cms())
  expect((await find({ words: 'Terpsixoria' })).correctedWords).toBe('terpsichoria')
  expect((await find({ words: 'Терпсікорія' })).correctedWords).toBe('терпсихорія')
  for (const id of [latin, cyrillic]) await cms().delete({ collection: 'vacancies', id })
  const corrected = async () => [
    (await find({ words: 'Terpsixoria' })).correctedWords,
    (await find({ words: 'Терпсікорія' })).correctedWords,
  ]
  expect(await corrected()).toEqual([undefined, undefined])
  await keepBatch(cms())
  expect(await corrected()).toEqual([undefined, undefined])
})

it('two batches at once on one database count nothing twice', async () => {
  const { keepBatch, countWrongBits } = await batches()
  const more = await Promise.all([vacancy(north), vacancy(north), vacancy(north)])
  const before = await ids({})
  await Promise.all([keepBatch(cms()), keepBatch(cms()), keepBatch(cms())])
  expect(await ids({})).toEqual(before)
  expect(await countWrongBits(cms())).toBe(0)
  for (const id of more) await cms().delete({ collection: 'vacancies', id })
})

it('a vacancy for several ranks is found by each, and turns on board and at home by their name', async () => {
  const id = await vacancy(north, {
    rank: 'fitter',
    alsoRanks: ['welder', 'electro-technical-officer'],
    contract: { least: 5, most: 5, unit: 'week', off: 5 },
  })
  expect(await ids({ ranks: ['welder'] })).toEqual([id])
  expect(await ids({ departments: ['electro'], ranks: [] })).toContain(id)
  expect(await ids({ length: 'rotation' })).toEqual([id])
  expect(await ids({ length: 'up-to-3', ranks: ['fitter'] })).toEqual([id])
  await cms().delete({ collection: 'vacancies', id })
})

it('drift of rows and of bitmaps is seen', async () => {
  const { rebuildBits, countWrongBits } = await batches()
  const { findReadModelDrift } = await import('../../../src/cms/publications/writing/drift')
  const none = { missing: 0, superfluous: 0, different: 0 }
  await rebuildBits(cms())
  expect(await findReadModelDrift(cms(), 'vacancies')).toEqual(none)
  expect(await countWrongBits(cms())).toBe(0)
  const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
  await drizzle.execute(sql`UPDATE vacancies SET contract_most = 7 WHERE id = ${first}`)
  await drizzle.execute(sql`UPDATE vacancy_bits SET bits = ~bits WHERE facet = 'rank/second-mate'`)
  expect(await findReadModelDrift(cms(), 'vacancies')).toEqual({ ...none, different: 1 })
  expect(await countWrongBits(cms())).toBe(1)
})

it('a ship’s and a port’s name leads to them in whatever letters, and a ship called after a rank is found', async () => {
  const port = 'Новороссийск'
  const id = await vacancy(north, { vessel: { name: 'Капитан Щербаков' }, joining: { port } })
  const { namedInVacancies } =
    await import('../../../src/features/vacancies/named-in-vacancies.queries')
  expect(await namedInVacancies('en', 'Kapitan Shcherbakov')).toEqual({
    ships: ['Капитан Щербаков'],
    ports: [],
  })
  expect((await namedInVacancies('fr', 'Novorossiïsk')).ports).toEqual([port])
  expect(await namedInVacancies('en', 'Shcherb')).toEqual({ ships: [], ports: [] })
  expect(await ids({ words: 'kapitan scherbakov' })).toEqual([id])
  const { countVacancies } = await queries()
  expect(await countVacancies('en', { ...EVERY_VACANCY, words: 'kapitan scherbakov' })).toBe(1)
  await cms().delete({ collection: 'vacancies', id })
})

it('a port is found by its names in other languages, and is never taken for another one', async () => {
  const cape = await vacancy(north, { joining: { port: 'Cape Town' } })
  const port = 'Mumbai'
  const mumbai = await vacancy(north, { joining: { port } })
  const found = await Promise.all(
    ['مومباي', 'मुंबई', '孟買', 'Бомбей', 'Мумбаї'].map(async (words) => [
      words,
      await ids({ words }),
    ]),
  )
  expect(found.map(([, some]) => some)).toEqual(found.map(() => [mumbai]))
  expect(await ids({ words: 'Le Cap' }, 'fr')).toEqual([cape])
  expect(await ids({ words: 'bosun Кейптаун' }, 'ru')).toEqual([])
  expect(await ids({ words: 'second mate Кейптауне' }, 'ru')).toEqual([cape])
  // Who wrote of Singapore wrote it in Chinese.
  expect(await ids({ words: 'Сингапур' })).toEqual([second])
  const nowhere = await find({ words: 'دبي' })
  expect([nowhere.total, nowhere.correctedWords]).toEqual([0, undefined])
  // Two words that are a place where no vacancy is: they may stand apart.
  expect(await ids({ words: 'Horizon Las Palmas' })).toEqual([])
  const { namedInVacancies } =
    await import('../../../src/features/vacancies/named-in-vacancies.queries')
  expect((await namedInVacancies('hi', 'मुंबई')).ports).toEqual([port])
  expect((await namedInVacancies('zh', '开普敦')).ports).toEqual(['Cape Town'])
  // Words that look for nothing are no part of a name.
  for (const words of ['joining Mumbai', 'из Мумбаи', 'jobs in Mumbai']) {
    expect((await namedInVacancies('ru', words)).ports).toEqual([port])
  }
  expect(await namedInVacancies('en', 'looking for')).toEqual({ ships: [], ports: [] })
  for (const id of [cape, mumbai]) await cms().delete({ collection: 'vacancies', id })
})

it('rows of other rules are made again beside the readers, who find what they say until then', async () => {
  const { bringSearchIntoStep } =
    await import('../../../src/cms/desk/publishing/search-rows.runner')
  const database = (cms().db as unknown as PostgresAdapter).drizzle
  await database.execute(sql`UPDATE vacancy_facts SET fingerprint = 'v0/' || fingerprint`)
  await database.execute(sql`DELETE FROM company_search`)
  const { findCompanies } =
    await import('../../../src/features/companies/company-directory.queries')
  const { EVERY_COMPANY } = await import('../../../src/domain/vacancies/company-search')
  const called = async (words: string) =>
    (await findCompanies({ ...EVERY_COMPANY, words })).companies.length
  expect([await called('north wind'), await ids({ words: 'Одеса' })]).toEqual([1, [first]])
  const { UNBOUNDED } = await import('../../../src/cms/services/jobs/runner')
  expect(await bringSearchIntoStep(cms(), UNBOUNDED, 0)).toBeGreaterThan(0)
  expect(await bringSearchIntoStep(cms(), UNBOUNDED, 0)).toBe(0)
  expect([await called('норт'), await ids({ words: 'Odessa' })]).toEqual([1, [first]])
})
