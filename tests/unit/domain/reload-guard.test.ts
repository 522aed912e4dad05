import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mayReload } from '../../../src/domain/reload-guard'

const time = fc.integer({ min: 0, max: 100_000 })

describe('mayReload', () => {
  it('says yes where the page was never loaded again', () => {
    fc.assert(
      fc.property(time, time, (now, askedAt) => {
        expect(mayReload({ now, reloadedAt: undefined, askedAt, loadedAt: now })).toBe(true)
      }),
    )
  })

  it.each([
    // The page that came instead, its scripts still under way: however long they take.
    { now: 5_000, reloadedAt: 1_000, askedAt: 1_001, loadedAt: undefined, may: false },
    { now: 500_000, reloadedAt: 1_000, askedAt: 1_001, loadedAt: undefined, may: false },
    { now: 500_000, reloadedAt: 1_000, askedAt: 1_001, loadedAt: 495_000, may: false },
    { now: 505_000, reloadedAt: 1_000, askedAt: 1_001, loadedAt: 495_000, may: true },
    // A page that the reader has gone to since.
    { now: 9_999, reloadedAt: 0, askedAt: 20_000, loadedAt: undefined, may: false },
    { now: 30_000, reloadedAt: 0, askedAt: 20_000, loadedAt: undefined, may: true },
    // The page that is about to be loaded again.
    { now: 5_001, reloadedAt: 5_000, askedAt: 1_000, loadedAt: 2_000, may: false },
    { now: 15_000, reloadedAt: 5_000, askedAt: 1_000, loadedAt: 2_000, may: true },
  ])('$may at $now after $reloadedAt, asked for at $askedAt, loaded at $loadedAt', (row) => {
    expect(mayReload(row)).toBe(row.may)
  })

  it('never twice within ten seconds', () => {
    fc.assert(
      fc.property(time, time, fc.integer({ min: 0, max: 9_999 }), (reloadedAt, askedAt, passed) => {
        const now = reloadedAt + passed
        expect(mayReload({ now, reloadedAt, askedAt, loadedAt: undefined })).toBe(false)
      }),
    )
  })

  it('ends: pages whose scripts always fail are loaded again once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600_000 }), { maxLength: 20 }), (delays) => {
        let now = 1_000_000
        let askedAt = now
        let reloadedAt: number | undefined
        let reloads = 0
        for (const delay of delays) {
          now += delay
          if (!mayReload({ now, reloadedAt, askedAt, loadedAt: undefined })) break
          reloads += 1
          reloadedAt = now
          now += 5
          askedAt = now
        }
        expect(reloads).toBeLessThanOrEqual(1)
      }),
    )
  })
})
