import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cacheSizes } from '../../../../src/domain/watching/cache-sizes'

const GIB = 1024 ** 3

test('on a machine of 1 GB caches take less than a twentieth of it', () => {
  const { pages, searches } = cacheSizes(GIB)
  expect(pages + searches).toBeLessThan(GIB / 20)
})

test('more memory is never less of any cache, and never without end', () => {
  const memory = fc.integer({ min: 0, max: 2 ** 50 })
  fc.assert(
    fc.property(memory, memory, (one, other) => {
      const [less, more] = [cacheSizes(Math.min(one, other)), cacheSizes(Math.max(one, other))]
      for (const kind of ['pages', 'searches'] as const) {
        expect(less[kind]).toBeLessThanOrEqual(more[kind])
        expect(less[kind]).toBeGreaterThan(0)
        expect(more[kind]).toBeLessThanOrEqual(80 * 1024 ** 2)
      }
    }),
  )
})
