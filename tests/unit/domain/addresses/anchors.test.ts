import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anchorId } from '../../../../src/domain/addresses/anchors'
import { anyText } from '../arbitraries'

describe('anchorId', () => {
  it.each<[string, string | undefined]>([
    ['#pay', 'pay'],
    ['#%D0%B7%D0%B2%D1%96%D1%82', 'звіт'],
    ['#звіт', 'звіт'],
    ['##pay', '#pay'],
    ['#', undefined],
    ['', undefined],
    ['#%E0%A4%A', undefined],
    ['#100%', undefined],
  ])('of %j is %j', (hash, expected) => {
    expect(anchorId(hash)).toBe(expected)
  })

  it('is the id that a browser was given, in any script', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        fc.pre(id !== '' && !/\p{Cs}/u.test(id))
        expect(anchorId(`#${encodeURIComponent(id)}`)).toBe(id)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(anyText, (hash) => void anchorId(hash)))
  })
})
