import fc from 'fast-check'
import { expect, test } from 'vitest'

import { editDistance } from '../../../../src/domain/texts/edit-distance'

test.each([
  ['contract', 'contract', 0],
  ['contarct', 'contract', 1],
  ['contract', 'contact', 1],
  ['договір', 'договору', 2],
  ['', 'ab', 2],
  ['visa', 'wages', 5],
])('between “%s” and “%s” are %i errors', (one, other, errors) => {
  expect(editDistance(one, other, 5)).toBe(errors)
})

test('more errors than asked about are one more, whichever comes first', () => {
  expect(editDistance('visa', 'certificate', 2)).toBe(3)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(6), (one, other, most) => {
      const distance = editDistance(one, other, most)
      expect(distance).toBe(editDistance(other, one, most))
      expect(distance).toBeLessThanOrEqual(most + 1)
      expect(editDistance(one, one, most)).toBe(0)
    }),
  )
})
