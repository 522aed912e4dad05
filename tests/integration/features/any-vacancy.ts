import fc from 'fast-check'

import { LOCALES } from '../../../src/domain/locales/locales'
import { COUNTRIES, WAGE_CURRENCIES } from '../../../src/domain/vocabulary/countries'
import { DOCUMENT_CODES } from '../../../src/domain/vocabulary/documents'
import { RANK_CODES } from '../../../src/domain/vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '../../../src/domain/vocabulary/vessel-types'
import { inDays } from './import-world'

const some = (codes: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const words = fc.constantFrom('Ivy', 'Старпом "Обрій"', 'ربان\nثان', '船长 😀', "O'Neill; \\ {}")
const day = fc.integer({ min: 20, max: 300 }).map((days) => `${inDays(days)}T12:00:00.000Z`)

const pay = fc.oneof(
  fc.record({
    negotiable: fc.constant(true),
    currency: fc.constant('USD'),
    period: fc.constant('month'),
  }),
  fc.record({
    min: fc.integer({ min: 100, max: 900_000 }),
    max: maybe(fc.integer({ min: 900_000, max: 990_000 })),
    currency: fc.constantFrom(...WAGE_CURRENCIES.slice(0, 5)),
    period: fc.constantFrom('month', 'day', 'week', 'year'),
    currencyAssumed: fc.boolean(),
  }),
)

/** Facts of a vacancy as a row of an import has them: all of them right. */
export const vacancy = fc.record(
  {
    rank: fc.constantFrom(...RANK_CODES),
    vesselType: fc.constantFrom(...VESSEL_TYPE_CODES),
    openUntilDay: day,
    pay,
    vesselTypeAssumed: fc.boolean(),
    openUntilAssumed: fc.boolean(),
    alsoRanks: some(RANK_CODES),
    contract: fc.record({
      least: maybe(fc.integer({ min: 1, max: 5 })),
      most: maybe(fc.integer({ min: 5, max: 9 })),
      unit: fc.constantFrom('month', 'week'),
      off: fc.constant(null),
      approximate: fc.boolean(),
    }),
    joining: fc.record({
      from: maybe(day),
      to: fc.constant(null),
      port: maybe(fc.oneof(words, fc.constantFrom('Rotterdam', 'порт Одеса', 'Hamilton'))),
      unsaid: fc.boolean(),
    }),
    vessel: fc.record({
      name: maybe(words.map((name) => name.replace(/\s+/g, ' '))),
      flag: maybe(fc.constantFrom(...COUNTRIES)),
      built: maybe(fc.integer({ min: 1980, max: 2026 })),
      crewNationalities: some(COUNTRIES),
    }),
    experience: maybe(fc.integer({ min: 0, max: 60 })),
    certificates: some(DOCUMENT_CODES),
    citizenships: some(COUNTRIES),
    description: fc
      .tuple(fc.constantFrom(...LOCALES), maybe(words))
      .map(([locale, text]) => ({ [locale]: text })),
    contact: fc.record({
      name: maybe(words.map((name) => name.replace(/\s+/g, ' '))),
      email: fc.constant('crew@one.example'),
    }),
  },
  { requiredKeys: ['rank', 'vesselType', 'openUntilDay', 'pay'] },
)

/** What readers of imports may hand on: codes and lists, never a value of another kind. */
const wrongly = fc.constantFrom<Record<string, unknown>>(
  { rank: 'dancing-bear' },
  { rank: null },
  { vesselType: 'submarine' },
  { openUntilDay: 'soon' },
  { pay: { currency: 'USD', period: 'month' } },
  { pay: { min: 500, max: 100, currency: 'USD', period: 'month' } },
  { pay: { min: 1.5, currency: 'XXX', period: 'voyage' } },
  { pay: { negotiable: true, min: 100, currency: 'USD', period: 'month' } },
  { contract: { least: 6, most: 3, unit: 'month', off: null, approximate: false } },
  { contract: { least: null, most: 90, unit: 'month', off: null, approximate: false } },
  { contract: { least: null, most: null, unit: 'week', off: 3, approximate: false } },
  { joining: { from: `${inDays(40)}T12:00:00.000Z`, to: `${inDays(20)}T12:00:00.000Z` } },
  { joining: { from: null, to: `${inDays(20)}T12:00:00.000Z` } },
  { joining: { from: '2021-01-01T12:00:00.000Z', to: null } },
  { vessel: { name: 'n'.repeat(500), built: 1066, crew: 0 } },
  { experience: -1 },
  { certificates: ['none', 'none'] },
  { citizenships: ['XX'] },
  { contact: { email: 'crew', telephone: 'call me' } },
)

/** The same, one or two of them wrong. */
export const wrongVacancy = fc
  .tuple(vacancy, wrongly, wrongly)
  .map(([right, one, other]): Record<string, unknown> => ({ ...right, ...one, ...other }))
