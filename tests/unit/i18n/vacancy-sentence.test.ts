import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ofMonths } from '../../../src/domain/vacancies/contract-length'
import { PAY_PERIODS } from '../../../src/domain/vocabulary/contract-terms'
import { RANK_CODES } from '../../../src/domain/vocabulary/ranks'
import { VOCABULARIES } from '../../../src/domain/vocabulary/languages'
import { VESSEL_TYPE_CODES } from '../../../src/domain/vocabulary/vessel-types'
import { type VacancyTexts, vacancySentence } from '../../../src/i18n/vacancy-sentence'
import { SAMPLE_VACANCIES } from '../../fixtures/sample-vacancies'
import { anyLocale } from '../domain/arbitraries'

const day = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-12-31T00:00:00Z'),
  noInvalidDate: true,
})

const anyVacancy: fc.Arbitrary<VacancyTexts> = fc.record(
  {
    rank: fc.constantFrom(...RANK_CODES),
    vesselType: fc.constantFrom(...VESSEL_TYPE_CODES),
    contract: fc
      .tuple(fc.integer({ min: 4, max: 24 }), fc.integer({ min: 0, max: 3 }))
      .map(([months, tolerance]) => ofMonths(months, tolerance)),
    joining: fc.record(
      { port: fc.constantFrom('Santos', 'Ras Laffan', 'Одеса', '上海', ' '), from: day, to: day },
      { requiredKeys: [] },
    ),
    pay: fc.record(
      {
        currency: fc.constantFrom('USD', 'EUR', 'UAH', 'AED', 'PHP'),
        least: fc.integer({ min: 1, max: 200_000 }),
        most: fc.integer({ min: 1, max: 200_000 }),
        period: fc.constantFrom(...PAY_PERIODS),
      },
      { requiredKeys: ['currency', 'least', 'period'] },
    ),
  },
  { requiredKeys: ['rank', 'vesselType'] },
)

describe('a vacancy in one sentence', () => {
  it('is what English boards write', async () => {
    const [first] = SAMPLE_VACANCIES
    // `Intl` sets spaces of other widths around a dash and after a currency.
    const sentence = first && (await vacancySentence(first, 'en')).replace(/\s/g, ' ')
    expect(sentence).toBe(
      'Second engineer on a bulk carrier, 6 ± 1 months, joining Santos, 3 – 10 January 2027, USD 5,500–6,000 a month',
    )
  })

  it('says no day of joining that is not said', async () => {
    const vacancy = { rank: 'bosun', vesselType: 'tanker' } as const
    expect(await vacancySentence(vacancy, 'en')).toContain('joining as soon as possible')
    const unsaid = { ...vacancy, joining: { isUnsaid: true } }
    expect(await vacancySentence(unsaid, 'en')).not.toContain('joining')
  })

  it('has no empty part and nothing undefined, whatever is known, in every language', async () => {
    await fc.assert(
      fc.asyncProperty(anyVacancy, anyLocale, async (vacancy, locale) => {
        const sentence = await vacancySentence(vacancy, locale)
        expect(sentence).not.toMatch(/undefined|null|NaN|Invalid|[{}]/)
        expect(sentence).not.toMatch(/^[\s,،，]|[,،，]\s*[,،，]|[\s,،，]$| {2}/u)
        expect(sentence).not.toMatch(/\(\s*\)|（\s*）|[:：]\s*(?:[,،，]|$)/u)
        expect(sentence).toContain(VOCABULARIES[locale].ranks[vacancy.rank].label)
        expect(sentence).toContain(VOCABULARIES[locale].vesselTypes[vacancy.vesselType].aboard)
        const port = vacancy.joining?.port?.trim()
        if (port) expect(sentence).toContain(port)
      }),
      { numRuns: 600 },
    )
  })
})
