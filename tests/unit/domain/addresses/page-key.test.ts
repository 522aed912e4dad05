import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { currencyOfKey, keyInCurrency } from '../../../../src/domain/money/display-currency'
import { CURRENCIES } from '../../../../src/domain/money/money'
import { keyOfListPage, listPageOf, pageKey, readPageKey } from '../../../../src/domain/addresses/page-key'

const hex = fc.stringMatching(/^[0-9a-f]{12}$/)
const shown = fc.record({
  collection: fc.constantFrom('pages', 'docs', 'seaman-services'),
  document: fc.oneof(fc.nat().map(String), fc.constant('list')),
  locale: fc.constantFrom('en', 'uk', '*'),
  revision: hex,
  tags: fc.option(hex),
  boundary: fc.option(fc.nat(4e12).map(String)),
})

describe('the key of a page', () => {
  it('names its document, its page and its currency, whatever it shows', () => {
    fc.assert(
      fc.property(
        shown,
        fc.integer({ min: 1, max: 9_999 }),
        fc.constantFrom(...CURRENCIES),
        (of, page, currency) => {
          const key = keyInCurrency(keyOfListPage(pageKey(of), `?page=${page}`), currency)
          const { collection, document, locale } = of
          expect(readPageKey(key)).toEqual({ collection, document, locale })
          expect(listPageOf(key)).toBe(page)
          expect(currencyOfKey(key)).toBe(currency)
          expect(encodeURIComponent(key)).toBe(key)
        },
      ),
    )
  })

  it('differs where anything that is shown differs', () => {
    fc.assert(
      fc.property(shown, shown, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(pageKey(one) === pageKey(other)).toBe(isSame)
      }),
    )
  })

  it('is that of the first page of a list for whatever is no page number', () => {
    for (const page of ['', '0', '1', '-2', '1.5', 'x', '10000', '99999999999', '２', '1e3']) {
      expect(keyOfListPage('key', `?page=${page}`)).toBe('key')
    }
    expect(keyOfListPage('key', '?page=2&page=3')).toBe('key-p2')
  })

  it('is not read from what is none', () => {
    for (const text of ['', 'a', 'pages.7', 'pages.7.en', '...']) {
      expect(readPageKey(text)).toBeUndefined()
    }
  })
})
