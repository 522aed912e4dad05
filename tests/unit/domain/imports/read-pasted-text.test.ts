import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LONGEST_PASTED } from '@/domain/imports/pasted-length'
import { readPastedText } from '@/domain/imports/read-pasted-text'

/** Posts of channels and mails of agencies, with invented values. */

const NOW = new Date('2026-11-30')
const read = (text: string) => readPastedText(text, NOW)

const POST = `🚢 URGENT!! 2nd Engineer for Bulk Carrier 58,000 DWT
Built 2014, flag Liberia
Salary: 7000-7400 USD/month
Contract 6 +/- 1 months
Joining: 15.12.2026, Santos
English: good

CV to crew@agency.example or +380 44 123 45 67 (Telegram)`

const MAIL = `Добрый день!

Требуется старший механик на балкер.
Зарплата: 9000 USD в месяц
Контракт: 4 месяца
Посадка: 20.12.2026
Порт посадки: Дурбан

С уважением, Приклад Крюїнг
mail@prikad.example`

const LIST = `Open positions, apply to jobs@fleet.example

1) Master - Oil Tanker
Salary: 12000 USD per month

2) Chief Cook - Container Ship
Salary: 2400 EUR per month

3) AB - Bulk Carrier`

const facts = (text: string) =>
  read(text).vacancies.map((one) => one.facts.map(({ field, text: words }) => `${field}: ${words}`))

describe('a text that somebody pastes', () => {
  it('of a channel is read where it says something, by names and by itself', () => {
    expect(facts(POST)).toEqual([
      [
        'rank: 2nd Engineer',
        'vesselType: Bulk Carrier',
        'vessel.deadweight: 58,000 DWT',
        'vessel.built: 2014',
        'vessel.flag: Liberia',
        'pay: 7000-7400 USD/month',
        'contract: 6 +/- 1 months',
        'joining.from: 15.12.2026',
        'englishLevel: good',
        'contact.email: crew@agency.example',
        'contact.telephone: +380 44 123 45 67',
      ],
    ])
    expect(read(POST).vacancies[0]?.values).toMatchObject({
      rank: 'second-engineer',
      vesselType: 'bulk-carrier',
      pay: { min: 700_000, max: 740_000, currency: 'USD', period: 'month' },
      contract: { least: 5, most: 7, unit: 'month' },
      vessel: { built: 2014, flag: 'LR', deadweight: 58_000 },
      englishLevel: 'good',
      contact: { email: 'crew@agency.example', telephone: '+380 44 123 45 67' },
    })
  })

  it('of an agency, in Russian', () => {
    expect(read(MAIL).vacancies).toHaveLength(1)
    expect(read(MAIL).vacancies[0]?.values).toMatchObject({
      rank: 'chief-engineer',
      vesselType: 'bulk-carrier',
      pay: { min: 900_000, currency: 'USD', period: 'month' },
      contract: { least: 4, most: 4, unit: 'month' },
      joining: { port: 'Дурбан' },
      contact: { email: 'mail@prikad.example' },
    })
  })

  it('with several ranks becomes several, each with its own facts and the same contact', () => {
    const all = read(LIST).vacancies.map(({ values }) => values)
    expect(all).toMatchObject([
      { rank: 'master', vesselType: 'oil-tanker', pay: { min: 1_200_000, currency: 'USD' } },
      { rank: 'chief-cook', vesselType: 'container-ship', pay: { min: 240_000, currency: 'EUR' } },
      { rank: 'able-seafarer-deck', vesselType: 'bulk-carrier', pay: { min: null } },
    ])
    for (const { contact } of all) expect(contact).toMatchObject({ email: 'jobs@fleet.example' })
  })

  it.each([
    [
      'a currency',
      'Master, bulk carrier\nSalary: 9000',
      { min: null, currency: null, period: null },
    ],
    ['a period', 'Master, bulk carrier, 9000 USD', { min: 900_000, currency: 'USD', period: null }],
    ['pay', 'Master for bulk carrier', { negotiable: false, min: null, currency: null }],
  ])('assumes nothing: %s that is not written is not there', (_what, text, pay) => {
    const [vacancy] = read(text).vacancies
    expect(vacancy?.values.pay).toMatchObject(pay)
    expect(vacancy?.values).not.toHaveProperty('openUntilDay')
    expect(vacancy?.values).not.toHaveProperty('joining')
  })

  it.each(['', 'Hello, how are you today?', '   \n\n '])(
    'that says nothing is nothing: %j',
    (text) => {
      expect(read(text).vacancies).toEqual([])
    },
  )

  it('is marked at the very words, whatever it is; no two marks overlap, and no value is without one', () => {
    const words = fc.constantFrom(
      ...[POST, MAIL, LIST].flatMap((text) => text.split(/(?<=\s)/)),
      '\n\n',
      'Salary: ',
      '5000 USD ',
      '🚢',
      'ASAP ',
      '1)',
      '\u202e',
      '<b>',
    )
    const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (pasted) => {
        const { text: shown, vacancies } = read(pasted)
        for (const { facts: marked, values } of vacancies) {
          let end = 0
          for (const one of marked) {
            expect(shown.slice(one.start, one.end)).toBe(one.text)
            expect(one.start).toBeGreaterThanOrEqual(end)
            end = one.end
          }
          const said = new Set(marked.map(({ field }) => field.split('.')[0]))
          for (const [name, value] of Object.entries(values)) {
            const isSaid = said.has(name.replace(/Assumed$/, '')) || name === 'alsoRanks'
            if (!isSaid && name === 'pay') {
              expect(value).toEqual({
                negotiable: false,
                min: null,
                max: null,
                currency: null,
                period: null,
              })
            } else expect([name, isSaid]).toEqual([name, true])
          }
        }
      }),
    )
  })

  it('costs no more than its length', () => {
    for (const piece of ['1', '1 ', '$1', 'a@', '+1', 'Rank: ', 'Joining 1', '"m/v ', '1-']) {
      const long = piece.repeat(LONGEST_PASTED / piece.length)
      const start = performance.now()
      read(long)
      read(long.replace(/.{150}/g, '$&\n'))
      expect([piece, performance.now() - start < 3_000]).toEqual([piece, true])
    }
  })
})
