import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LENGTH_UNITS } from '../../../../src/domain/vacancies/contract-length'
import { WAGE_CURRENCIES } from '../../../../src/domain/vocabulary/countries'
import { VOCABULARIES } from '../../../../src/domain/vocabulary/languages'
import { RANK_CODES } from '../../../../src/domain/vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '../../../../src/domain/vocabulary/vessel-types'
import type { Pay, VacancySummary } from '../../../../src/features/vacancies/vacancy'
import { payAmount, vacancyTexts } from '../../../../src/features/vacancies/vacancy-texts'
import { anyLocale } from '../../domain/arbitraries'

const plain = (text: string) => text.replace(/\s/gu, ' ')

const amount = (min: number, max: number, currency: string): Extract<Pay, { kind: 'amount' }> => ({
  kind: 'amount',
  min,
  max,
  currency,
  period: 'month',
})

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date as Date | undefined)

const orNothing = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const anyVacancy: fc.Arbitrary<Omit<VacancySummary, 'company'>> = fc.record({
  id: fc.nat(),
  path: fc.constant('crewings/north/7'),
  rank: fc.constantFrom(...RANK_CODES),
  vesselType: fc.constantFrom(...VESSEL_TYPE_CODES),
  built: orNothing(fc.integer({ min: 1900, max: 2029 })),
  deadweight: orNothing(fc.integer({ min: 1, max: 1_000_000 })),
  pay: fc.oneof(
    fc.constant({ kind: 'hidden' } as const),
    fc.constant({ kind: 'negotiable' } as const),
    fc
      .tuple(fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.constantFrom(...WAGE_CURRENCIES))
      .map(([min, max, currency]) => amount(min, max, currency)),
  ),
  contract: orNothing(
    fc
      .record({
        least: fc.option(fc.integer({ min: 1, max: 36 })),
        more: fc.option(fc.nat({ max: 12 })),
        unit: fc.constantFrom(...LENGTH_UNITS),
        off: fc.option(fc.integer({ min: 1, max: 60 })),
        approximate: fc.boolean(),
      })
      .map(({ least, more, ...others }) => ({
        least,
        most: least === null ? 6 : more === null ? null : least + more,
        ...others,
      })),
  ),
  joining: fc.record({
    from: orNothing(day),
    to: orNothing(day),
    port: orNothing(fc.constantFrom('Santos', 'Одеса', '上海')),
    country: orNothing(fc.constantFrom('BR', 'UA', 'CN')),
  }),
  publishedAt: fc.constant(undefined),
  updatedAt: fc.constant(undefined),
  isExample: fc.boolean(),
})

describe('the facts of a vacancy', () => {
  it('are whole in every language, whatever is known', async () => {
    await fc.assert(
      fc.asyncProperty(anyVacancy, anyLocale, async (vacancy, locale) => {
        const facts = await vacancyTexts(vacancy, locale)
        const { title, rank, ship, pay, joining, length } = facts
        const said = [title, rank, ship, ...Object.values(pay), joining.dates]
        if (joining.place !== undefined) said.push(joining.place)
        if (length) said.push(length.text)
        for (const text of said) {
          expect(text).toMatch(/\S/)
          expect(text).not.toMatch(/undefined|null|NaN|Invalid|[{}]/)
        }
        expect(title).toContain(rank)
        expect(ship).toContain(VOCABULARIES[locale].vesselTypes[vacancy.vesselType].label)
        expect('amount' in pay).toBe(vacancy.pay.kind === 'amount')
      }),
      { numRuns: 300 },
    )
  })

  it('say pay in minor units of its own currency, the least first, cents only where there are any', () => {
    expect(plain(payAmount(amount(890_000, 940_000, 'USD'), 'en'))).toBe('$8,900 – $9,400')
    expect(plain(payAmount(amount(940_000, 890_000, 'USD'), 'uk'))).toBe('8 900–9 400 $')
    expect(plain(payAmount(amount(43_050, 43_050, 'EUR'), 'de'))).toBe('430,50 €')
    // The yen has no smaller unit.
    expect(plain(payAmount(amount(500_000, 500_000, 'JPY'), 'en'))).toBe('JP¥500,000')
    expect(plain(payAmount(amount(500_000, 500_000, 'AUD'), 'en'))).toBe('A$5,000')
    expect(plain(payAmount(amount(500_000, 500_000, 'IDR'), 'en'))).toBe('Rp 5,000')
  })

  it('say dollars by the sign of the prices in Arabic too, which has no narrow one', () => {
    expect(plain(payAmount(amount(890_000, 940_000, 'USD'), 'ar'))).toBe('8,900–9,400 $')
  })

  it('say pay in Chinese with a dash', () => {
    expect(payAmount(amount(890_000, 940_000, 'USD'), 'zh')).toBe('$8,900–$9,400')
  })

  it('say a port that is called as its country once, by the country’s name in the language', async () => {
    const at = async (port: string, country: string) => {
      const [vacancy] = fc.sample(anyVacancy, 1)
      if (!vacancy) throw new Error('There is no sample.')
      const joining = { from: undefined, to: undefined, port, country }
      return (await vacancyTexts({ ...vacancy, joining }, 'uk')).joining.place
    }
    expect(await at('Singapore', 'SG')).toBe('Сінгапур')
    expect(await at('Гібралтар', 'GI')).toBe('Гібралтар')
    expect(await at('Santos', 'BR')).toBe('Santos, Бразилія')
  })

  it('say that joining is urgent only where somebody said so', async () => {
    const [vacancy] = fc.sample(anyVacancy, 1)
    if (!vacancy) throw new Error('There is no sample.')
    const joining = { from: undefined, to: undefined, port: undefined, country: undefined }
    const datesOf = async (isUnsaid: boolean) =>
      (await vacancyTexts({ ...vacancy, joining: { ...joining, isUnsaid } }, 'en')).joining.dates
    expect(await datesOf(false)).toBe('As soon as possible')
    expect(await datesOf(true)).toBe('Not said')
  })

  it('leave the direction of an amount to the element around it', async () => {
    await fc.assert(
      fc.asyncProperty(anyVacancy, async (vacancy) => {
        const { pay } = await vacancyTexts(vacancy, 'ar')
        if ('amount' in pay) expect(pay.amount).not.toMatch(/[\u200e\u200f\u061c]/)
      }),
    )
  })
})
