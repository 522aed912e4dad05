import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { shownPrice } from '@/domain/money/mailing-price'
import { CURRENCIES } from '@/domain/money/money'
import { plainText } from '@/domain/texts/plain-text'
import { readUpstream } from '@/features/mailing/upstream-mapping'

import { anyText } from '../../domain/arbitraries'

function first(item: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  const list = readUpstream({ mailings: [{ id: 'a', title: 'Ocean', ...item }], ...rest })
  return list?.mailings[0]
}

describe('prices', () => {
  const eur = { currency: 'EUR' }
  it.each([
    ['a number', { price: 49 }, eur, { EUR: 4900 }],
    ['a text', { price: '49.90' }, eur, { EUR: 4990 }],
    ['a map', { price: { USD: 49, UAH: '2000.5' } }, {}, { USD: 4900, UAH: 200050 }],
    ['a number of no currency', { price: 49 }, {}, undefined],
    ['a number of an unknown currency', { price: 49 }, { currency: 'XBT' }, undefined],
    ['an item’s own currency', { price: 49, currency: 'UAH' }, eur, { UAH: 4900 }],
    ['an item’s own unknown currency', { price: 49, currency: 'XBT' }, eur, undefined],
    ['nothing', {}, eur, undefined],
    ['null', { price: null }, eur, undefined],
    ['a negative', { price: -1 }, eur, undefined],
    ['an infinity', { price: Infinity }, eur, undefined],
    ['words', { price: 'free' }, eur, undefined],
    ['a list', { price: [49] }, eur, undefined],
    ['a huge one', { price: 1e12 }, eur, undefined],
    ['a map with a bad one', { price: { USD: 'x', EUR: 5 } }, {}, { EUR: 500 }],
    ['too little to be paid', { price: 0.004 }, eur, undefined],
    ['a map with too little', { price: { USD: 19, EUR: 0.004 } }, {}, { USD: 1900 }],
    ['a map of nothing known', { price: { RUB: 5, __proto__: { USD: 1 } } }, {}, undefined],
  ])('from %s', (_, item, rest, expected) => {
    expect(first(item, rest)?.price).toEqual(expected)
  })

  it('are converted only where base and rate are said', () => {
    const rates = { EUR: '0.92', UAH: 'soon', USD: 7 }
    expect(first({ price: 19.99 }, { currency: { base: 'USD', rates } })?.price).toEqual({
      USD: 1999,
      EUR: 1839,
    })
    expect(first({ price: 5 }, { currency: { rates } })?.price).toBeUndefined()
    // What is given stays as it was given.
    expect(
      first({ price: { USD: 10, EUR: 8 } }, { currency: { base: 'USD', rates } })?.price,
    ).toEqual({ USD: 1000, EUR: 800 })
    expect(
      first({ price: 5, currency: 'EUR' }, { currency: { base: 'USD', rates } })?.price,
    ).toEqual({ EUR: 500 })
    // Nonsense is no reason to compute another amount.
    expect(
      first({ price: { USD: 10, EUR: 'x', UAH: null } }, { currency: { base: 'USD', rates } })
        ?.price,
    ).toEqual({ USD: 1000 })
    // Nobody is shown the base itself.
    const lei = { base: 'RON', rates: { EUR: '0.2', RON: 1 } }
    expect(first({ price: 50 }, { currency: lei })?.price).toEqual({ EUR: 1000 })
    expect(first({ price: { RON: 50, USD: 12 } }, { currency: lei })?.price).toEqual({
      EUR: 1000,
      USD: 1200,
    })
  })
})

it('has a promo only in the currencies in which it is less', () => {
  const item = { price: { USD: 49, EUR: 45 }, firstPromo: { USD: 60, EUR: 0, UAH: 5 } }
  expect(first(item)?.promo).toEqual({ EUR: 0 })
  expect(first({ price: 49, firstPromo: 49 }, { currency: 'USD' })?.promo).toBeUndefined()
  expect(first({ firstPromo: 5 }, { currency: 'USD' })?.promo).toBeUndefined()
})

describe('a list', () => {
  it('counts the prices that were given and make no sense', () => {
    const items = [{ price: 'x' }, { price: null }, {}, { price: [5] }, { price: 5 }]
    const mailings = items.map((item, id) => ({ id, title: 'Ocean', ...item }))
    expect(readUpstream({ mailings, currency: 'USD' })).toMatchObject({ dropped: 0, unpriced: 2 })
  })

  it('drops what cannot be read, each by itself', () => {
    const good = { id: 1, title: 'Coastal', price: 19, more: { unknown: true } }
    const list = readUpstream({
      mailings: [
        null,
        'x',
        {},
        { id: 'a' },
        { id: 'b', title: ' ' },
        good,
        { ...good, title: 'Twice' },
      ],
      currency: 'USD',
      version: 7,
    })
    expect(list).toMatchObject({ dropped: 6, mailings: [{ id: '1', name: 'Coastal' }] })
  })

  it('may be empty', () => {
    expect(readUpstream({ mailings: [] })).toEqual({
      mailings: [],
      application: undefined,
      dropped: 0,
      unpriced: 0,
    })
  })

  it.each([undefined, null, 'x', 5, [], {}, { mailings: null }, { mailings: {} }])(
    'is none in %j',
    (json) => {
      expect(readUpstream(json)).toBeUndefined()
    },
  )

  it('keeps an application form’s price, and texts as text', () => {
    const list = readUpstream({
      mailings: [{ id: 'a', title: '<script>alert(1)</script>', description: 7 }],
      application: { price: { EUR: 10 } },
    })
    expect(list?.application).toEqual({ EUR: 1000 })
    expect(list?.mailings[0]).toMatchObject({
      name: '<script>alert(1)</script>',
      description: undefined,
    })
  })

  it('is read no further than a hundred mailings', () => {
    const mailings = Array.from({ length: 250 }, (_, id) => ({ id, title: 'Ocean' }))
    const list = readUpstream({ mailings })
    expect(list?.mailings.map(({ id }) => id)).toEqual(mailings.slice(0, 100).map((m) => `${m.id}`))
    expect(list?.dropped).toBe(150)
  })

  it('never throws, and never shows an amount that is no whole number of at least zero', () => {
    const price = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.dictionary(fc.constantFrom(...CURRENCIES), fc.anything()),
    )
    const item = fc.record({
      id: fc.string(),
      title: anyText,
      description: anyText,
      price,
      firstPromo: price,
      currency: fc.anything(),
      included: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), anyText))),
    })
    const currency = fc.oneof(
      fc.anything(),
      fc.record({
        base: fc.constantFrom(...CURRENCIES),
        rates: fc.dictionary(fc.constantFrom(...CURRENCIES), fc.anything()),
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), item)), currency, (mailings, quoted) => {
        const list = readUpstream({ mailings, currency: quoted })
        expect((list?.mailings.length ?? 0) + (list?.dropped ?? 0)).toBe(mailings.length)
        for (const mailing of list?.mailings ?? []) {
          const { id, name, description, included } = mailing
          expect(included.length).toBeLessThanOrEqual(8)
          for (const text of [id, name, description ?? 'none', ...included]) {
            expect(text).toBe(plainText(text))
            expect(text).not.toBe('')
          }
          for (const wanted of CURRENCIES) {
            const shown = shownPrice(mailing, wanted)
            for (const money of [shown?.price, shown?.promo]) {
              if (!money) continue
              expect(Number.isSafeInteger(money.amount) && money.amount >= 0).toBe(true)
            }
            if (shown?.promo) expect(shown.promo.amount).toBeLessThan(shown.price.amount)
          }
        }
      }),
    )
  })
})

describe('what is included', () => {
  it.each([
    ['texts', ['PDF', 'A report'], ['PDF', 'A report']],
    ['nothing', undefined, []],
    ['null', null, []],
    ['one text', 'PDF', []],
    ['bad ones among good', [1, '', ' \u202e', null, ' PDF ', {}, 'x'.repeat(121)], ['PDF']],
    ['the longest', ['x'.repeat(120)], ['x'.repeat(120)]],
    ['too many', [false, ...'a b c d e f g h i j'.split(' ')], 'a b c d e f g h'.split(' ')],
  ])('is read from %s', (_, included, expected) => {
    expect(first({ included })?.included).toEqual(expected)
  })

  it('never costs the mailing', () => {
    expect(first({ included: { a: 1 }, price: { EUR: 5 } })?.price).toEqual({ EUR: 500 })
  })
})

describe('a text', () => {
  it('cannot turn round what stands beside it', () => {
    const list = readUpstream({
      mailings: [
        {
          id: 'a\u0000',
          title: '\u202eOcean\u2066',
          description: 'Line\r\nby\u0007 line \ud800\u200f',
          included: ['\u2067PDF\u2069'],
        },
        { id: 'a', title: 'The same' },
        { id: 'b', title: '\u200b\u202e' },
      ],
    })
    expect(list).toMatchObject({
      mailings: [{ id: 'a', name: 'Ocean', description: 'Line by line \u200f', included: ['PDF'] }],
      dropped: 2,
    })
  })

  it('is measured as it is shown', () => {
    expect(first({ title: `${'x'.repeat(200)}\u0000` })?.name).toHaveLength(200)
    expect(first({ title: 'x'.repeat(201) })).toBeUndefined()
  })
})

describe('shownPrice', () => {
  it.each([
    ['the currency asked for', { USD: 4900, EUR: 4500 }, { EUR: 3900 }, 'EUR', [4500, 3900]],
    ['another, where it is not known', { UAH: 200_000 }, undefined, 'EUR', [200_000, undefined]],
    ['no promo of another currency', { USD: 4900 }, { EUR: 10 }, 'USD', [4900, undefined]],
    ['no promo that saves nothing', { USD: 4900 }, { USD: 4900 }, 'USD', [4900, undefined]],
    ['a promo of nothing at all', { USD: 4900 }, { USD: 0 }, 'USD', [4900, 0]],
  ] as const)('is %s', (_, price, promo, currency, [amount, less]) => {
    const shown = shownPrice({ price, promo }, currency)
    expect([shown?.price.amount, shown?.promo?.amount]).toEqual([amount, less])
  })

  it('is on request where no price is known', () => {
    expect(shownPrice({ price: undefined, promo: { USD: 1 } }, 'USD')).toBeUndefined()
  })
})
