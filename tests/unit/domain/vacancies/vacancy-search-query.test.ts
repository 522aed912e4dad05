import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  CONTRACT_LENGTHS,
  MOST_PAGES,
  VACANCY_ORDERS,
  type VacancySearch,
} from '../../../../src/domain/vacancies/vacancy-search'
import { EVERY_VACANCY, tidySearch } from '../../../../src/domain/vacancies/vacancy-search-filters'
import {
  readVacancySearch,
  writeVacancySearch,
} from '../../../../src/domain/vacancies/vacancy-search-query'
import {
  LONGEST_WORDS,
  MOST_SEARCHED_PAY,
} from '../../../../src/domain/vacancies/vacancy-search-values'
import { ENGLISH_LEVELS } from '../../../../src/domain/vocabulary/contract-terms'
import { COUNTRIES, WAGE_CURRENCIES } from '../../../../src/domain/vocabulary/countries'
import { DEPARTMENTS, RANK_CODES } from '../../../../src/domain/vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '../../../../src/domain/vocabulary/vessel-types'
import { anyText, titleLike } from '../arbitraries'

const TODAY = '2026-11-22'

const read = (query: string) => readVacancySearch(query, TODAY)
const searchOf = (query: string) => read(query).search
const droppedOf = (query: string) =>
  read(query).dropped.map(({ name, reason }) => `${name}: ${reason}`)

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const anySearch: fc.Arbitrary<VacancySearch> = fc.record(
  {
    ranks: fc.subarray(RANK_CODES),
    departments: fc.subarray([...DEPARTMENTS]),
    vessels: fc.shuffledSubarray(VESSEL_TYPE_CODES),
    joiningFrom: day,
    joiningTo: day,
    pay: fc.record({
      amount: fc.integer({ min: 1, max: MOST_SEARCHED_PAY }),
      currency: fc.constantFrom(...WAGE_CURRENCIES),
    }),
    payShown: fc.boolean(),
    port: fc.constantFrom('NLRTM', 'SGSIN', 'NL', 'UA', 'UAZZZ'),
    near: fc.constantFrom('NLRTM', 'SGSIN'),
    length: fc.constantFrom(...keysOf(CONTRACT_LENGTHS)),
    english: fc.constantFrom(...keysOf(ENGLISH_LEVELS)),
    citizenship: fc.constantFrom(...COUNTRIES),
    company: fc.constantFrom('sea-stars', 'моряк', '海员-7'),
    country: fc.constantFrom(...COUNTRIES),
    words: fc.constantFrom('LNG', 'второй механик & co', 'नाविक = 5', '船长+1%', 'a "b" <c>'),
    order: fc.constantFrom(...VACANCY_ORDERS),
    page: fc.integer({ min: 1, max: MOST_PAGES }),
  },
  { requiredKeys: ['ranks', 'departments', 'vessels', 'payShown', 'order', 'page'] },
)

/** Addresses in which something is meant by somebody. */
const parameter = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...[
        'rank',
        'department',
        'vessel',
        'from',
        'to',
        'within',
        'pay',
        'currency',
        'shown',
        'port',
        'near',
      ],
      ...['length', 'english', 'citizenship', 'company', 'country', 'words', 'sort', 'page'],
      ...['rank[]', '__proto__', 'constructor', '', ' '],
    ),
    fc.oneof(
      fc.constantFrom('master', 'deck', 'tanker', 'lng-carrier', '2026-12-01', '2026-02-31', '30'),
      fc.constantFrom('-1', '0', '1', '1e9', 'USD', 'ua', '__proto__', '\0', '\u202eabc', 'pay'),
      titleLike,
      anyText,
    ),
  ),
  fc.tuple(anyText, anyText),
)
const encoded = fc
  .array(parameter, { maxLength: 12 })
  .map((pairs) => `?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}`)
const anyQuery = fc.oneof(
  encoded,
  anyText,
  fc
    .array(fc.tuple(parameter, fc.constantFrom('&', '&&', '=', '%', '%E0%A4%A&', '#', ';')))
    .map((parts) => parts.map(([[name, value], end]) => `${name}=${value}${end}`).join('')),
)

describe('the address of a search', () => {
  it('is read back as the search it was written for, without a note', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(read(writeVacancySearch(search))).toEqual({
          search: tidySearch(search),
          dropped: [],
        })
      }),
    )
  })

  it('is one for all addresses of the same search, and stays as it is', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { search } = read(query)
        const address = writeVacancySearch(search)
        expect(read(address)).toEqual({ search, dropped: [] })
        expect(writeVacancySearch(read(address).search)).toBe(address)
      }),
      { numRuns: 500 },
    )
    expect(
      writeVacancySearch(searchOf('?vessel=tanker&page=1&rank=bosun&rank=master&rank=bosun')),
    ).toBe('?rank=master&rank=bosun&vessel=tanker')
  })

  it('is empty where nothing is set, also after a form was sent as it stood', () => {
    expect(writeVacancySearch(EVERY_VACANCY)).toBe('')
    const empty = '?from=&to=&pay=&currency=EUR&words=+&citizenship=&sort=newest&page=1'
    expect(read(empty)).toEqual({ search: EVERY_VACANCY, dropped: [] })
    for (const query of ['', '?', '?&&', '='])
      expect(read(query).search, query).toEqual(EVERY_VACANCY)
  })

  it('says a department instead of its ranks, and a group instead of its vessels', () => {
    const query =
      '?rank=master&rank=bosun&rank=motorman&department=deck&vessel=lng-carrier&vessel=tanker&vessel=tug'
    expect(writeVacancySearch(searchOf(query))).toBe(
      '?department=deck&rank=motorman&vessel=tanker&vessel=tug',
    )
    expect(searchOf(query)).toEqual(tidySearch(searchOf(query)))
    expect(searchOf(query).ranks).toEqual(['motorman'])
  })
})

describe('an address that somebody spoilt', () => {
  it('is a search all the same, with a few short notes that can be shown', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { search, dropped } = read(query)
        expect(search.page).toBeGreaterThanOrEqual(1)
        expect(search.page).toBeLessThanOrEqual(MOST_PAGES)
        expect([...(search.words ?? '')].length).toBeLessThanOrEqual(LONGEST_WORDS)
        expect(dropped.length).toBeLessThanOrEqual(5)
        for (const { name, value = 'x' } of dropped) {
          expect(value).toMatch(/^[^\p{C}]{1,30}$/u)
          expect(name).toMatch(/^[^\p{C}]{1,30}$/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['?salary=5&Rank=master', 'salary: unknown, Rank: unknown'],
    [
      '?rank[]=master&__proto__=x&constructor=y',
      'rank[]: unknown, __proto__: unknown, constructor: unknown',
    ],
    [
      '?rank=admiral&rank=master&vessel=__proto__&department=toString',
      'department: invalid, rank: invalid, vessel: invalid',
    ],
    ['?page=2&page=3&sort=pay&sort=pay', 'page: doubled'],
    ['?pay=-5', 'pay: invalid'],
    ['?pay=99999999999', 'pay: invalid'],
    ['?pay=3000&currency=BTC', 'currency: invalid'],
    ['?from=2026-02-31&to=tomorrow', 'from: invalid, to: invalid'],
    ['?from=0001-01-01&to=9999-12-31', 'from: invalid, to: invalid'],
    ['?from=2027-02-01&to=2027-01-01', 'from: corrected'],
    ['?within=9999', 'within: invalid'],
    ['?within=30&to=2027-01-01', 'within: doubled'],
    ['?citizenship=Ukraine&country=%00', 'citizenship: invalid, country: invalid'],
    ['?words=%E0%A4', 'words: invalid'],
    ['?words=!!!', 'words: invalid'],
    [
      '?shown=perhaps&length=constructor&english=__proto__&sort=paid',
      'length: invalid, english: invalid, shown: invalid, sort: invalid',
    ],
    ['?a%00\u202Eb%E2%80%AEc=1', 'abc: unknown'],
    ['?a=1&b=1&c=1&d=1&e=1&f=1&g=1', 'a: unknown, b: unknown, c: unknown, d: unknown, e: unknown'],
    ['?utm_source=x&fbclid=y&rank=master', ''],
  ])('%s: %s', (query, notes) => {
    expect(droppedOf(query).join(', ')).toBe(notes)
  })

  it('finds the rank or vessel that a name means, and says what was wrong', () => {
    const { search, dropped } = read('?rank=captain&rank=chief&rank=admiral&vessel=танкер')
    expect([search.ranks, search.vessels]).toEqual([['master'], ['tanker']])
    expect(dropped).toEqual([
      { name: 'rank', reason: 'corrected', value: 'captain' },
      { name: 'rank', reason: 'invalid', value: 'chief' },
      { name: 'rank', reason: 'invalid', value: 'admiral' },
      { name: 'vessel', reason: 'corrected', value: 'танкер' },
    ])
    const long = 'a'.repeat(200)
    expect(read(`?rank=${long}&page=99`).dropped).toEqual([
      { name: 'rank', reason: 'invalid', value: `${'a'.repeat(29)}…` },
      { name: 'page', reason: 'corrected', value: '99' },
    ])
  })

  it('loses nothing of what is right in it', () => {
    const { search } = read(
      '?rank=captain&pay=x&rank=master&%E0%A4%A=%&page=9999&vessel=tug&&=&english=good',
    )
    expect(search).toEqual({
      ...EVERY_VACANCY,
      ranks: ['master'],
      vessels: ['tug'],
      english: 'good',
      page: MOST_PAGES,
    })
  })

  it.each([
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1e9', MOST_PAGES],
    ['page=51', MOST_PAGES],
    ['page=2.5', 2],
    ['page=%D9%A3', 3],
    ['page=x', 1],
    ['page=7', 7],
  ])('turns to a page that there may be: %s', (query, page) => {
    expect(searchOf(query).page).toBe(page)
  })

  it('is read in milliseconds, however long it is', () => {
    const long = [
      `?words=${'x'.repeat(1_000_000)}`,
      `?${'x'.repeat(1_000_000)}`,
      `?${'%'.repeat(1_000_000)}=${'%'.repeat(1_000)}`,
      '?' + 'rank=master&'.repeat(80_000),
      '?' + '&'.repeat(1_000_000),
      '?' + '='.repeat(1_000_000),
      `?pay=${'1,'.repeat(500_000)}`,
      `?words=${'%E2%80%8D'.repeat(100_000)}`,
      `?words=${'+a'.repeat(500_000)}`,
      `?company=${'-a'.repeat(500_000)}`,
      `?page=${'9'.repeat(1_000_000)}`,
    ]
    read('?rank=master')
    for (const query of long) {
      const started = performance.now()
      read(query)
      // A few are what it takes; a quadratic one takes minutes.
      expect(performance.now() - started, query.slice(0, 20)).toBeLessThan(500)
    }
    const many = Array.from({ length: 10_000 }, (_, at) => `p${at}=${at}`).join('&')
    const { search, dropped } = read(`rank=bosun&${many}&rank=master`)
    expect(dropped).toHaveLength(5)
    expect(search.ranks).toEqual(['bosun'])
  })
})

describe('what is typed into a search', () => {
  it.each([
    ['3000', 3000],
    ['3 000', 3000],
    ['3,000', 3000],
    ['3.000', 3000],
    ['1.234.567', 1_234_567],
    ['3000.00', 3000],
    ['٣٬٠٠٠', 3000],
    ['३०००', 3000],
    ['3000.50', 3000],
  ])('as pay: %s', (typed, amount) => {
    expect(searchOf(`?${new URLSearchParams({ pay: typed, currency: 'eur' })}`).pay).toEqual({
      amount,
      currency: 'EUR',
    })
  })

  it('as no pay at all says nothing', () => {
    expect(read('?pay=0&currency=EUR')).toEqual({ search: EVERY_VACANCY, dropped: [] })
    expect(searchOf('?pay=100').pay).toEqual({ amount: 100, currency: 'USD' })
  })

  it('as days from today becomes the last day', () => {
    expect(searchOf('?within=30')).toEqual({ ...EVERY_VACANCY, joiningTo: '2026-12-22' })
    expect(searchOf('?within=30&from=2026-12-01').joiningTo).toBe('2026-12-22')
    expect(searchOf('?within=30&from=2027-12-01')).toEqual({
      ...EVERY_VACANCY,
      joiningFrom: '2027-12-01',
    })
    expect(searchOf('?within=30&to=2027-12-01').joiningTo).toBe('2027-12-01')
  })

  it('as days upside down is exchanged', () => {
    const { joiningFrom, joiningTo } = searchOf('?from=2027-02-01&to=2027-01-01')
    expect([joiningFrom, joiningTo]).toEqual(['2027-01-01', '2027-02-01'])
  })

  it('as words is cut at 100 characters, none of them in halves, without what is not seen', () => {
    const words = searchOf(`?${new URLSearchParams({ words: '⚓a'.repeat(2_500) })}`).words ?? ''
    expect([...words]).toHaveLength(100)
    expect(words).not.toMatch(/\p{Cs}/u)
    expect(droppedOf(`?words=${'a'.repeat(101)}`)).toEqual(['words: corrected'])
    expect(searchOf('?words=%E2%80%8F+LNG%00%E2%80%AE+%0d%0a+tanker%ff').words).toBe('LNG tanker')
    // A joiner within a word of Hindi.
    expect(searchOf(`?words=${encodeURIComponent('क्\u200dष')}`).words).toBe('क्\u200dष')
  })

  it('as a company is a slug', () => {
    expect(searchOf('?company=Sea+Stars').company).toBe('sea-stars')
    expect(droppedOf('?company=Sea+Stars')).toEqual(['company: corrected'])
    expect(droppedOf(`?company=${'a'.repeat(97)}`)).toEqual(['company: invalid'])
    expect(droppedOf('?company=../..')).toEqual(['company: invalid'])
  })
})

describe('a port in an address', () => {
  it.each([
    ['port=Rotterdam', 'NLRTM'],
    ['port=Роттердам', 'NLRTM'],
    ['port=Hamilton, Canada', 'CAHAM'],
    ['port=NLRTM', 'NLRTM'],
    ['port=Netherlands', 'NL'],
    ['port=нідерланди', 'NL'],
    ['port=nl', 'NL'],
    ['port=Singapore', 'SG'],
    ['port=Panama', 'PA'],
    ['port=Dubai', 'AEDXB'],
    // It may be the code of a port that an editor has added.
    ['port=UAZZZ', 'UAZZZ'],
  ])('%s is %s', (query, port) => {
    expect([searchOf(query).port, droppedOf(query)]).toEqual([port, []])
  })

  it.each(['Hamilton', 'Atlantis', 'NLRT', 'XXRTM'])('%s is none, and that is said', (text) => {
    const query = `port=${text}&near=${text}`
    const { near, port } = searchOf(query)
    expect([port, near, droppedOf(query)]).toEqual([
      undefined,
      undefined,
      ['port: invalid', 'near: invalid'],
    ])
  })

  it('is an order by itself: it takes the place of another one', () => {
    expect(writeVacancySearch(searchOf('near=Odesa&sort=pay'))).toBe('?near=UAODS')
  })
})
