import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  readMessengers,
  readTelephone,
  readTelephones,
  readTimeZone,
  readWebAddress,
  readYesOrNo,
} from '@/domain/imports/read-contacts'
import { readCountries } from '@/domain/imports/read-countries'
import { dayOrderOf, readDays } from '@/domain/imports/read-days'
import { readExperience } from '@/domain/imports/read-experience'
import { headingLengthUnit, readLength } from '@/domain/imports/read-length'
import { decimalSignOf, readWholeNumber, readYear } from '@/domain/imports/read-numbers'
import { payMeaning, readPay } from '@/domain/imports/read-pay'
import {
  readDocuments,
  readEnglishLevel,
  readLanguages,
  readRanks,
  readTerm,
} from '@/domain/imports/read-terms'
import type { Reading } from '@/domain/imports/readings'
import { LENGTH_UNITS, writtenLength } from '@/domain/vacancies/contract-length'
import { languageTag, LOCALES } from '@/domain/locales/locales'

/** `meaning`, `reason: meaning` where it is a doubt that is taken over, `-reason: meaning` where it is left out. */
function said({ value, meaning, reason }: Reading<unknown>): string {
  const start = reason === null ? '' : `${value === undefined ? '-' : ''}${reason}: `
  return `${start}${meaning ?? ''}`.replace(/: $/, '')
}

describe('a day', () => {
  it.each([
    '2026-12-05',
    '2026/12/05',
    '05.12.2026',
    '5.12.26',
    '20261205',
    '46361',
    '46361.5',
    '5 Dec 2026',
    'Dec 5, 2026',
    '5-Dec-26',
    '5th of December 2026',
    'Mon, 5 Dec 2026',
    '2026-12-05T00:00:00.000Z',
    '2026-12-05 00:00',
    '05 декабря 2026 г.',
    '05 грудня 2026 р.',
    'le 5 décembre 2026',
    '5 de diciembre de 2026',
    '5. Dezember 2026',
    '٥ ديسمبر ٢٠٢٦',
    '5 كانون الأول 2026',
    'Disyembre 5, 2026',
    'ika-5 ng Disyembre 2026',
    '5 दिसंबर 2026',
    '५ दिसंबर २०२६',
    '5 de dezembro de 2026',
    '5 Desember 2026',
    '2026年12月5日',
  ])('is read in %j', (text) => {
    expect(readDays(text)).toEqual({ kind: 'day', day: '2026-12-05' })
  })

  it('is read as each of the twelve languages writes it', () => {
    for (const locale of LOCALES) {
      for (const month of ['long', 'short'] as const) {
        for (let at = 0; at < 12; at += 1) {
          const date = new Date(Date.UTC(2026, at, 17))
          const text = date.toLocaleDateString(languageTag(locale), {
            day: 'numeric',
            month,
            year: 'numeric',
            timeZone: 'UTC',
          })
          expect([text, readDays(text)]).toEqual([
            text,
            { kind: 'day', day: date.toISOString().slice(0, 10) },
          ])
        }
      }
    }
  })

  it.each([
    ['31.02.2026', 'unreadable'],
    ['5 Dec', 'withoutYear'],
    ['December 5th', 'withoutYear'],
    ['05.12', 'withoutYear'],
    ['5.12.', 'withoutYear'],
    ['05/12', 'withoutYear'],
    ['12-05', 'withoutYear'],
    ['29.02', 'withoutYear'],
    ['1-15 Dec', 'withoutYear'],
    ['01.12 - 15.12', 'withoutYear'],
    ['5 декабря', 'withoutYear'],
    ['12月5日', 'withoutYear'],
    ['Dec', 'withoutYear'],
    ['5', 'unreadable'],
    ['31.02', 'unreadable'],
    ['45.99', 'unreadable'],
    ['begin of Dec', 'unreadable'],
    ['99999', 'unreadable'],
    ['2026-13-01', 'unreadable'],
    ['9'.repeat(50), 'unreadable'],
    ['ASAP', 'soon'],
    ['срочно', 'soon'],
    ['尽快', 'soon'],
    ['-', 'nothing'],
    ['n/a', 'nothing'],
  ])('is none in %j: %s', (text, kind) => {
    expect(readDays(text).kind).toBe(kind)
  })

  it.each([
    ['December 2026', '2026-12-01', '2026-12-31'],
    ['02.2028', '2028-02-01', '2028-02-29'],
    ['1-15 Dec 2026', '2026-12-01', '2026-12-15'],
    ['05.12.2026 - 20.12.2026', '2026-12-05', '2026-12-20'],
    ['05.12-20.12.2026', '2026-12-05', '2026-12-20'],
    ['25 Dec 2026 – 5 Jan 2027', '2026-12-25', '2027-01-05'],
    ['10 to 20 December 2026', '2026-12-10', '2026-12-20'],
  ])('may be several: %s', (text, from, to) => {
    expect(readDays(text)).toEqual({ kind: 'range', from, to })
  })

  it('is in the order of its column, and in none where the column does not say', () => {
    expect(dayOrderOf(['03/04/2026', '31/12/2026'])).toBe('day-month')
    expect(dayOrderOf(['03/04/2026', '12/31/2026'])).toBe('month-day')
    expect(dayOrderOf(['03/04/2026', '5 Dec 2026', '03.13.2026'])).toBeUndefined()
    expect(dayOrderOf(['31/12/2026', '12/31/2026'])).toBeUndefined()
    expect(readDays('03/04/2026', 'day-month')).toEqual({ kind: 'day', day: '2026-04-03' })
    expect(readDays('03/04/2026', 'month-day')).toEqual({ kind: 'day', day: '2026-03-04' })
    expect(readDays('03/04/2026')).toEqual({ kind: 'unclear', days: ['2026-04-03', '2026-03-04'] })
    // One of them is no day.
    expect(readDays('31/12/2026', 'month-day')).toEqual({ kind: 'day', day: '2026-12-31' })
    expect(readDays('04/04/2026')).toEqual({ kind: 'day', day: '2026-04-04' })
  })
})

describe('pay', () => {
  it.each([
    ['3500-4000 USD', 'USD 3500.00–4000.00 month'],
    ['$3 500', 'USD 3500.00 month'],
    ['€4.200,00', 'EUR 4200.00 month'],
    ['3,5k $', 'USD 3500.00 month'],
    ['USD 120/day', 'USD 120.00 day'],
    ['350 EUR täglich', 'EUR 350.00 day'],
    ['negotiable', 'negotiable'],
    ['договорная', 'negotiable'],
    ['面议', 'negotiable'],
    ['a convenir', 'negotiable'],
    ['قابل للتفاوض', 'negotiable'],
    ['3500 $ в месяц', 'USD 3500.00 month'],
    ['от 3500 до 4000 долл.', 'USD 3500.00–4000.00 month'],
    ['up to 9000 USD', 'USD –9000.00 month'],
    ['3-4k USD', 'USD 3000.00–4000.00 month'],
    ['4,2 тыс. $', 'USD 4200.00 month'],
    ['20 000元/月', 'CNY 20000.00 month'],
    ['Rp 15.000.000 per bulan', 'IDR 15000000.00 month'],
    ['3.500,50 EUR', 'EUR 3500.50 month'],
    ['USD 3500 / month (all in)', 'USD 3500.00 month'],
    ['20万日元', 'JPY 200000 month'],
    ['1,5 lakh INR', 'INR 150000.00 month'],
    ['٣٥٠٠ دولار', 'USD 3500.00 month'],
    ['R$ 12.000', 'BRL 12000.00 month'],
    ['4000/4500 usd', 'USD 4000.00–4500.00 month'],
    ['₱ 80,000', 'PHP 80000.00 month'],
    // A person should look.
    ['3500', 'currencyAssumed: USD 3500.00 month'],
    ['3500 USD + bonus', 'partOfText: USD 3500.00 month'],
    ['1,300+bonus', 'partOfText: USD 1300.00 month'],
    ['', 'payMissing: negotiable'],
    ['-', 'payMissing: negotiable'],
    // And what is refused.
    ['1200 CHF', '-currencyUnknown'],
    ['¥20000', '-currencyUnknown: CNY | JPY'],
    ['12,000 USD per year', 'USD 12000.00 year'],
    ['25 EUR hourly', 'EUR 25.00 hour'],
    ['900 USD a week', 'USD 900.00 week'],
    ['9000 USD per voyage', '-payPeriodOther'],
    // There is no second amount.
    ['1900 USD/4 weeks', '-payPeriodOther'],
    ['1900 $ за 28 дней', '-payPeriodOther'],
    ['-500 USD', '-payUnreadable'],
    ['3500.125 USD', '-payUnreadable'],
    ['0 USD', '-payUnreadable'],
    ['999999999999999999 USD', '-payUnreadable'],
    ['abc', '-payUnreadable'],
    ['USD 11500-12000 + 500', '-payUnreadable'],
    ['4000-3500 USD', '-payUpsideDown'],
    ['1'.repeat(50), '-payUnreadable'],
  ])('is read in %j: %s', (text, meaning) => {
    const { pay, cells } = readPay([
      { field: 'pay', column: 'Pay', text: /^-?$/.test(text) ? '' : text, facts: {} },
    ])
    const cell = cells.find(({ verdict }) => verdict !== 'understood') ?? cells[0]
    expect(cell?.verdict).toBe(pay ? (cell?.reason ? 'doubt' : 'understood') : 'refused')
    const value = pay && payMeaning(pay)
    expect(
      said({
        ...(value !== undefined && { value }),
        meaning: value ?? cell?.meaning ?? null,
        reason: cell?.reason ?? null,
      }),
    ).toBe(meaning)
  })

  it('is in minor units, of columns of its own too', () => {
    const cell = (field: 'pay.from' | 'pay.to' | 'pay.currency' | 'pay.period', text: string) => ({
      field,
      column: field,
      text,
      facts: {},
    })
    const { pay } = readPay([
      cell('pay.from', '3.500,50'),
      cell('pay.to', '4 000'),
      cell('pay.currency', 'euro'),
      cell('pay.period', 'mensuel'),
    ])
    expect(pay).toMatchObject({
      negotiable: false,
      min: 350_050,
      max: 400_000,
      currency: 'EUR',
      period: 'month',
    })
  })

  it('has the currency and the period of its heading, and the decimal sign of its column', () => {
    const facts = { currency: 'NOK', period: 'day', decimalSign: ',' } as const
    expect(readPay([{ field: 'pay', column: 'p', text: '3500,5', facts }]).pay).toMatchObject({
      min: 350_050,
      currency: 'NOK',
      period: 'day',
    })
    // Elsewhere in the column a comma stands before decimals: this could be three and a half.
    expect(readPay([{ field: 'pay', column: 'p', text: '3,500', facts }]).pay).toBeUndefined()
    expect(decimalSignOf(['3500,50', '1.200,5'])).toBe(',')
    expect(decimalSignOf(['3,500', '4,000'])).toBeUndefined()
    expect(decimalSignOf(['3500,50', '3500.50'])).toBeUndefined()
  })
})

describe('the length of a contract', () => {
  it.each([
    ['6 м-цев', '6 months'],
    ['6 a 9 meses', '6-9 months'],
    ['6 sem. / 6 sem.', '6 weeks on / 6 weeks off'],
    ['9 (-1/+1)', '8-10 months'],
    ['9 (-1/+2)', '-rangeUneven'],
    ['up to 4+1', '1-5 months'],
    // How long somebody is at home is not said.
    ['28 days on', 'partOfText: 28 days'],
    ['6', '6 months'],
    ['6 months', '6 months'],
    ['8M', '8 months'],
    ['4м', '4 months'],
    ['4+/-1', '3-5 months'],
    ['6 ± 1 months', '5-7 months'],
    ['4(+/-1)', '3-5 months'],
    ['4 +1/-1', '3-5 months'],
    ['6 months +/- 1', '5-7 months'],
    ['9 months (± 1 month)', '8-10 months'],
    ['4-6 months', '4-6 months'],
    ['4-5', '4-5 months'],
    ['6 мес.', '6 months'],
    ['6 Monate ± 1', '5-7 months'],
    ['6个月', '6 months'],
    ['٦ أشهر', '6 months'],
    ['6 महीने', '6 months'],
    ['1 year', '12 months'],
    ['4 mois (+/- 1)', '3-5 months'],
    ['8M (+1)', '8-9 months'],
    ['6+1 міс', '6-7 months'],
    ['up to 6 months', '1-6 months'],
    ['up to 1 month', 'up to 1 month'],
    ['up to 1 year', 'maximum 12 months'],
    ['up to 12 weeks', 'up to 12 weeks'],
    ['до 6 міс', '1-6 months'],
    ['jusqu’à 6 mois', '1-6 months'],
    ['minimum 4 months', 'minimum 4 months'],
    ['не менше 3 місяців', 'minimum 3 months'],
    ['approx 12 weeks', 'approx. 12 weeks'],
    ['~ 3 months', 'approx. 3 months'],
    ['4M +/-2 weeks', 'approx. 4 months'],
    ['90 days', '90 days'],
    ['90 days +/- 15', '75-105 days'],
    ['6 weeks', '6 weeks'],
    ['6 Wochen', '6 weeks'],
    ['10 недель', '10 weeks'],
    ['5 weeks on / 5 weeks off', '5 weeks on / 5 weeks off'],
    ['6 weeks on, 6 weeks off', '6 weeks on / 6 weeks off'],
    ['5 weeks on 5 weeks off', '5 weeks on / 5 weeks off'],
    ['28 on / 28 off', '28 days on / 28 days off'],
    ['5/5 weeks', '5 weeks on / 5 weeks off'],
    ['28/28', '28 days on / 28 days off'],
    ['2-2 weeks rotation', '2 weeks on / 2 weeks off'],
    ['rotation 8/4 weeks', '8 weeks on / 4 weeks off'],
    ['5 weeks on/off', '5 weeks on / 5 weeks off'],
    ['4 недели через 4', '4 weeks on / 4 weeks off'],
    ['5 тижнів через 5 тижнів', '5 weeks on / 5 weeks off'],
    ['4 months, +/- 1', '3-5 months'],
    ['min 4 max 6 months', '4-6 months'],
    ['from 4 to 6 months', '4-6 months'],
    ['between 4 and 6 months', '4-6 months'],
    ['6 months or more', 'minimum 6 months'],
    ['6+ months', 'minimum 6 months'],
    ['≤ 6 months', 'maximum 6 months'],
    ['не більше 6 міс', 'maximum 6 months'],
    ['max. 12 weeks', 'up to 12 weeks'],
    ['6 weeks trip', '6 weeks'],
    ['6 months extendable', 'partOfText: 6 months'],
    ['5 weeks on / 5 weeks off (travel paid)', 'partOfText: 5 weeks on / 5 weeks off'],
    ['until 30 June', '-numberUnreadable'],
    ['4 +2/-1', '-rangeUneven'],
    ['4/4', '-severalMeanings: 4/4 weeks | 4/4 months'],
    ['5/6 months', '-severalMeanings: 5-6'],
    ['4 months on / 4 weeks off', '-otherUnit'],
    ['60', '-numberOutOfBounds: 60 months'],
    ['5000 days', '-numberOutOfBounds: 5000 days'],
    ['3 ±3', 'toleranceTooLong: 3 months'],
    ['6-4 months', '-numberUnreadable'],
    ['six months', '-lengthOpen'],
    ['season until October', '-lengthOpen'],
    ['voyage 12 of 14', '-numberUnreadable'],
  ])('is read in %j: %s', (text, meaning) => {
    expect(said(readLength(text))).toBe(meaning)
  })

  it('without a unit is in that of its heading', () => {
    expect(said(readLength('12', 'week'))).toBe('12 weeks')
    expect(said(readLength('4/4', 'week'))).toBe('4 weeks on / 4 weeks off')
    expect(said(readLength('4 months', 'week'))).toBe('4 months')
    expect(headingLengthUnit('Duration (weeks)')).toBe('week')
    expect(headingLengthUnit('Срок контракта, дней')).toBe('day')
    expect(headingLengthUnit('Contract')).toBeUndefined()
  })

  it('is read back from what it is written as, whichever it is', () => {
    const count = fc.integer({ min: 1, max: 36 })
    const length = fc
      .record({
        least: fc.option(count),
        more: fc.option(fc.nat({ max: 12 })),
        unit: fc.constantFrom(...LENGTH_UNITS),
        off: fc.option(count),
        approximate: fc.boolean(),
      })
      .map(({ least, more, off, ...others }) => {
        const most = least === null ? 6 : more === null ? null : Math.min(least + more, 36)
        return off === null
          ? { least, most, off, ...others }
          : { least: 6, most: 6, off, ...others }
      })
    fc.assert(
      fc.property(length, (one) => {
        expect(readLength(writtenLength(one)).value).toEqual(one)
      }),
    )
  })

  it.each([
    ['24', undefined, '24'],
    ['2', undefined, '-severalMeanings: 2 | 24'],
    ['2', 'years', '24'],
    ['2', 'months', '2'],
    ['1.5 years', undefined, '18'],
    ['min 12 months', undefined, '12'],
    ['3 года', undefined, '36'],
    ['no experience', undefined, '0'],
    ['2 contracts', undefined, '-otherUnit'],
  ] as const)('of experience %j (%s): %s', (text, unit, meaning) => {
    expect(said(readExperience(text, unit))).toBe(meaning)
  })
})

describe('what pay is for', () => {
  const periodOf = (text: string, rank: string) => {
    const { cells, pay } = readPay([{ field: 'pay', column: 'Pay', text, facts: {} }], rank)
    const [doubt] = cells.filter(({ verdict }) => verdict === 'doubt')
    return [pay?.period, doubt?.reason ?? null]
  }

  it.each([
    ['250 EUR', 'chief-mate', 'day', 'periodByAmount'],
    ['7500 USD', 'chief-mate', 'month', null],
    ['90000 USD', 'chief-mate', 'year', 'periodByAmount'],
    ['95 EUR', 'able-seafarer-deck', 'day', 'periodByAmount'],
    ['1500 USD', 'able-seafarer-deck', 'month', null],
    ['350 USD', 'deck-cadet', 'month', null],
    // Of a day or of a month: nothing is certain.
    ['1500 USD', 'chief-mate', 'month', 'periodAssumed'],
    ['450000 PHP', 'chief-mate', 'month', null],
    ['9000 PHP', 'chief-mate', 'day', 'periodByAmount'],
    ['7500 TRY', 'chief-mate', 'month', 'periodAssumed'],
    ['250 EUR a month', 'chief-mate', 'month', null],
  ])('of %s for a %s is a %s', (text, rank, period, reason) => {
    expect(periodOf(text, rank)).toEqual([period, reason])
  })
})

describe('a number', () => {
  it.each([
    ['58,000', '58000'],
    ['58.000 DWT', '58000'],
    ['58k', '58000'],
    ['28 т.т.', '28000'],
    ['28,5 т.т.', '28500'],
    ['75 000 мт', '75000'],
    ['٥٨٠٠٠', '58000'],
    ['57,934.5', 'numberRounded: 57935'],
    ['12000 BHP', '-otherUnit'],
    ['1e9', '-numberUnreadable'],
    ['-5', '-numberUnreadable'],
    ['5-6', '-numberUnreadable'],
    ['2000000', '-numberOutOfBounds: 2000000'],
    ['9'.repeat(40), '-numberOutOfBounds'],
  ])('is read in %j: %s', (text, meaning) => {
    expect(said(readWholeNumber(text, { least: 1, most: 1_000_000 }))).toBe(meaning)
  })

  it('of a year may stand beside a month', () => {
    const bounds = { least: 1900, most: 2029 }
    expect(said(readYear('built 03.2015', bounds))).toBe('2015')
    expect(said(readYear('2014/2015', bounds))).toBe('-severalMeanings: 2014 | 2015')
    expect(said(readYear('3015', bounds))).toBe('-yearImplausible: 3015')
  })
})

describe('a word of the vocabulary', () => {
  it.each([
    ['ranks', '2/E', 'second-engineer'],
    ['ranks', 'старпом', 'chief-mate'],
    ['ranks', '大副', 'chief-mate'],
    ['ranks', 'second-engineer', 'second-engineer'],
    [
      'ranks',
      'Chief',
      '-severalMeanings: chief-mate | chief-engineer | chief-cook | chief-steward',
    ],
    ['ranks', '2-й мех', 'second-engineer'],
    ['ranks', '2-й пом.', 'second-mate'],
    // With a Cyrillic О, and Cyrillic letters alone.
    ['ranks', '3/О', 'third-mate'],
    ['ranks', 'АВ', 'able-seafarer-deck'],
    ['ranks', 'Dk Cadet', 'deck-cadet'],
    ['ranks', 'Кран-оператор', 'deck-crane-operator'],
    ['ranks', '3er Oficial', 'usuallyMeans: third-mate'],
    ['ranks', '2º Maquinista', '-severalMeanings: second-engineer | third-engineer'],
    ['ranks', 'Mozo', 'usuallyMeans: ordinary-seafarer'],
    ['vesselTypes', 'Offshore (DP2)', 'offshore-vessel'],
    ['vesselTypes', 'Remolcador (AHTS)', 'anchor-handling-vessel'],
    ['vesselTypes', 'Пассажирское (паром)', 'passenger-ferry'],
    ['ranks', 'AB/OS', 'severalNamed: able-seafarer-deck; ordinary-seafarer'],
    ['ranks', 'AB (Able Seaman)', 'able-seafarer-deck'],
    ['ranks', 'Chief Cook / Cook', 'chief-cook'],
    ['ranks', 'Steward / Stewardess', 'steward'],
    ['ranks', 'ETO / Electrician', 'electro-technical-officer'],
    ['ranks', 'Electrician', 'usuallyMeans: electro-technical-officer'],
    ['ranks', 'Master / Banana', 'partOfText: master'],
    ['vesselTypes', 'Container (Panamax)', 'container-ship'],
    ['vesselTypes', 'Tanker (MR)', 'product-tanker'],
    ['vesselTypes', 'Gas Carrier (VLGC)', 'lpg-carrier'],
    ['vesselTypes', 'RoRo (Pure Car Carrier)', 'vehicle-carrier'],
    ['vesselTypes', 'Tanker (Chemical)', 'chemical-tanker'],
    ['vesselTypes', 'RoRo Ferry / Ro-Pax', 'ro-pax-ferry'],
    ['vesselTypes', 'Chemical Tanker (MR)', 'partOfText: chemical-tanker'],
    [
      'vesselTypes',
      'Bulk Carrier / Container Ship',
      '-severalMeanings: bulk-carrier | container-ship',
    ],
    ['vesselTypes', 'Survey Vessel', 'usuallyMeans: research-vessel'],
    ['ranks', 'Cheif Officer', 'likelyMistyped: chief-mate'],
    ['ranks', 'Chief Officer (DP2)', 'partOfText: chief-mate'],
    ['ranks', 'блабла', '-unknownWord'],
    ['ranks', '__proto__', '-unknownWord'],
    ['ranks', 'x'.repeat(50), '-unknownWord'],
    ['vesselTypes', 'Panamax', '-severalMeanings: bulk-carrier | container-ship | oil-tanker'],
    ['vesselTypes', 'Bulk Carrier 58k DWT', 'partOfText: bulk-carrier'],
    ['vesselTypes', 'контейнеровоз', 'container-ship'],
  ] as const)('of %s: %j is %s', (kind, text, meaning) => {
    expect(said(readTerm(kind, text))).toBe(meaning)
  })

  it('may be several ranks of a department, and no more than three', () => {
    expect(said(readRanks('Fitter / Welder'))).toBe('severalNamed: fitter; welder')
    expect(said(readRanks('OOW'))).toBe('severalNamed: second-mate; third-mate')
    expect(readRanks('Bosun')).toMatchObject({ value: ['bosun'], reason: null })
    expect(said(readRanks('Chief'))).toContain('-severalMeanings')
    expect(said(readRanks('секонд'))).toBe('-severalMeanings: second-mate | second-engineer')
  })

  it.each([
    ['BST, GMDSS GOC; US visa', 'basic-safety-training; gmdss-general-operator; us-crew-visa'],
    ['BST, foo', 'partUnknown: basic-safety-training'],
    ['foo', '-unknownWord'],
  ])('of documents: %j is %s', (text, meaning) => {
    expect(said(readDocuments(text))).toBe(meaning)
  })

  it.each([
    ['UA', 'UA'],
    ['Ukraine, Filipino / Indian', 'UA; PH; IN'],
    ['any', ''],
    ['Antigua & Barbuda', 'AG'],
    ['Сент-Винсент', 'VC'],
    ['LIB', 'LR'],
    ['Marshall Isl.', 'MH'],
    ['利比里亚; Либерия', 'LR'],
    ['NA', 'NA'],
    ['mixed', '-severalMeanings'],
    ['UA, Neverland', 'partUnknown: UA'],
  ])('of countries: %j is %s', (text, meaning) => {
    expect(said(readCountries(text))).toBe(meaning)
  })

  it('of English and of languages', () => {
    expect(said(readEnglishLevel('B2'))).toBe('good')
    expect(said(readEnglishLevel('свободно'))).toBe('fluent')
    expect(said(readLanguages('English, Русский, tl'))).toBe('en; ru; ph')
  })
})

describe('a contact', () => {
  it.each([
    [readTelephone('00380 44 000-00-00'), '+380 44 000-00-00'],
    [readTelephone('380440000000'), '-telephoneWrong'],
    [
      readTelephones('+380 44 000-00-00: crewing, 24/7; +63 2 8000 0000'),
      '+380 44 000-00-00: crewing, 24/7; +63 2 8000 0000',
    ],
    [
      readMessengers('WhatsApp: +380440000000; tg: @sea_crew'),
      'whatsapp +380440000000; telegram @sea_crew',
    ],
    [readMessengers('ICQ: 1'), '-handleWrong'],
    [readWebAddress('www.sea.example'), 'https://www.sea.example'],
    [readWebAddress('javascript:alert(1)'), '-webAddressWrong'],
    [readYesOrNo('Да'), 'true'],
    [readYesOrNo('maybe'), '-yesOrNoUnclear'],
    [readTimeZone('asia/manila'), 'Asia/Manila'],
    [readTimeZone('Manila'), 'Asia/Manila'],
    [readTimeZone('Mars'), '-timeZoneUnknown'],
  ])('%#: %s', (reading, meaning) => {
    expect(said(reading)).toBe(meaning)
  })
})
