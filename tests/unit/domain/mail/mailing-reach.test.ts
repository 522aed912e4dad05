import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAILING_REACHES, reachFilter } from '../../../../src/domain/mail/mailing-reach'

describe('whom a mailing reaches', () => {
  it('is what is chosen for its kind, and nothing else', () => {
    const chosen = { country: 'PL', rank: 'bosun', vessels: ['lng-carrier', 'trawler', 'tanker'] }
    expect(reachFilter('all', chosen)).toEqual({})
    expect(reachFilter('country', chosen)).toEqual({ country: 'PL' })
    expect(reachFilter('matching', chosen)).toEqual({
      rank: 'bosun',
      vessels: ['fishing-vessel', 'tanker'],
    })
  })

  it('is not known while something has to be chosen', () => {
    expect(reachFilter('country', { rank: 'bosun' })).toBeUndefined()
    expect(reachFilter('country', { country: 'Poland' })).toBeUndefined()
    expect(reachFilter('matching', { rank: 'bosun' })).toBeUndefined()
    expect(reachFilter('matching', { vessels: ['tanker'] })).toBeUndefined()
  })

  it('takes no word that is no code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAILING_REACHES),
        fc.record({
          country: fc.option(fc.string(), { nil: undefined }),
          rank: fc.option(fc.constantFrom('constructor', '__proto__', 'bosun', ''), {
            nil: undefined,
          }),
          vessels: fc.array(fc.constantFrom('toString', 'tanker', 'x', '')),
        }),
        (reach, chosen) => {
          const filter = reachFilter(reach, chosen)
          expect([undefined, 'bosun']).toContain(filter?.rank)
          expect((filter?.vessels ?? []).every((code) => code === 'tanker')).toBe(true)
        },
      ),
    )
  })
})
