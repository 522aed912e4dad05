import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { payInsight } from '../../../src/domain/pay-insight'
import {
  feeWords,
  hostOf,
  isFreeMail,
  looksLike,
  unusualPay,
} from '../../../src/domain/vacancy-flags'

describe('words of money to be paid', () => {
  test.each([
    ['en', 'A refundable deposit of 200 USD is required.', 'deposit'],
    ['en', 'The candidate will pay for the visa.', 'pay for the visa'],
    ['uk', 'Перед виїздом потрібна передоплата за квитки.', 'передоплата'],
    ['ru', 'Кандидат вносит залог и оплачивает визу.', 'залог'],
    ['de', 'Wir erheben eine Bearbeitungsgebühr von 50 Euro.', 'Bearbeitungsgebühr'],
    ['fr', 'Les frais de dossier sont à votre charge.', 'frais'],
    ['es', 'Hay que abonar un depósito antes de embarcar.', 'depósito'],
    ['pt', 'É cobrada uma taxa de inscrição.', 'taxa'],
    ['id', 'Biaya administrasi ditanggung pelaut.', 'Biaya'],
    ['ph', 'May bayarin para sa pagproseso.', 'bayarin'],
    ['hi', 'पंजीकरण शुल्क देना होगा।', 'शुल्क'],
    ['ar', 'يدفع البحار الرسوم قبل السفر.', 'الرسوم'],
    ['zh', '上船前需缴纳保证金。', '保证金'],
  ])('are found in %s', (_language, text, word) => {
    expect(feeWords(text)).toContain(word)
  })

  test.each([
    'Toffee and coffee are free in the mess.',
    'Overtime is paid. Good internet on board.',
    'Судно чекає на екіпаж в Одесі, збір у порту.',
    'Provides relief on time; feet and decks are dry.',
    '船上伙食免费。',
  ])('are not found in “%s”', (text) => {
    expect(feeWords(text)).toEqual([])
  })

  test('are said once each, as they are written, and few of them', () => {
    expect(feeWords('Fee, FEE and fee; a Deposit.')).toEqual(['Fee', 'Deposit'])
    expect(
      feeWords('fee fees deposit deposits commission commissions prepayment').length,
    ).toBeLessThanOrEqual(5)
  })

  test('end in time whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => {
        expect(feeWords(text).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('an address', () => {
  test.each(['crew@gmail.com', 'CREW@Yahoo.co.uk', 'a@mail.ru', 'a@ukr.net', 'a@163.com'])(
    '%s is at a free mail service',
    (address) => {
      expect(isFreeMail(address)).toBe(true)
    },
  )

  test.each(['crew@north.example', 'a@mail.north.example', 'a@meta.com', 'a@web.example', ''])(
    '“%s” is not',
    (address) => {
      expect(isFreeMail(address)).toBe(false)
    },
  )

  test('has a host, as mail and as a page', () => {
    expect(hostOf('Crew@North.Example')).toBe('north.example')
    expect(hostOf('https://www.north.example/jobs?a=b')).toBe('north.example')
    expect(hostOf('nonsense')).toBe('')
  })
})

describe('a domain that looks like another', () => {
  test.each([
    ['n0rth-crewing.example', 'northcrewing.example'],
    ['northcrewing.net', 'northcrewing.com'],
    ['northcrewing.co.uk', 'northcrewing.com'],
    ['northcrewinq.com', 'northcrewing.com'],
    ['marine-rnanning.com', 'marine-manning.com'],
  ])('%s – %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
    expect(looksLike(other, one)).toBe(true)
  })

  test.each([
    ['north.example', 'south.example'],
    ['jobs.northcrewing.com', 'northcrewing.com'],
    ['abc.com', 'abd.com'],
    ['', 'north.example'],
    ['com', 'com'],
  ])('not %s – %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })

  test('is never the domain itself', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(looksLike(domain, domain)).toBe(false)
      }),
    )
  })
})

describe('pay', () => {
  const usual = payInsight([8000, 8200, 8500, 8700, 9000])
  const same = payInsight([3000, 3000, 3000, 3000, 3000])
  if (!usual || !same) throw new Error('There are enough.')

  test.each([
    [8600, undefined],
    [7000, undefined],
    [10_500, undefined],
    [2500, 'low'],
    [25_000, 'high'],
  ])('of %s where some 8,500 is usual is %s', (wage, side) => {
    expect(unusualPay(wage, usual)).toBe(side)
  })

  test('is not unusual by a little where all pay the same', () => {
    expect(unusualPay(3200, same)).toBeUndefined()
    expect(unusualPay(9000, same)).toBe('high')
    expect(unusualPay(900, same)).toBe('low')
  })

  test('between the quartiles is never unusual', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 5, maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (wages, part) => {
          const insight = payInsight(wages)
          if (!insight) throw new Error('There are enough.')
          const wage = insight.lower + (insight.upper - insight.lower) * part
          // A third of the median is little, even where a quarter pays it.
          fc.pre(wage >= insight.median / 3)
          expect(unusualPay(wage, insight)).toBeUndefined()
        },
      ),
    )
  })
})
