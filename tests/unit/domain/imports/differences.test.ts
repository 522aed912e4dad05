import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { differences } from '../../../../src/domain/imports/differences'

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
)
const values = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
  fc.oneof(leaf, fc.dictionary(fc.constantFrom('min', 'max', 'from'), leaf)),
)

describe('what differs', () => {
  it('is nothing of what is the same', () => {
    fc.assert(
      fc.property(values, (all) => {
        expect(differences(structuredClone(all), all)).toBeUndefined()
      }),
    )
  })

  it('is of no other shape than what a file says', () => {
    fc.assert(
      fc.property(values, values, (stored, said) => {
        for (const name of Object.keys(differences(stored, said) ?? {})) {
          expect(Object.keys(said)).toContain(name)
        }
      }),
    )
  })

  it('is told as it was stored, in the depth of the file', () => {
    const stored = { rank: 'bosun', pay: { min: 1, currency: 'USD' }, description: { en: 'a' } }
    expect(differences(stored, { rank: 'bosun', pay: { min: 2, currency: 'USD' } })).toEqual({
      pay: { min: 1 },
    })
    expect(differences(stored, { description: { en: 'a', uk: 'b' } })).toEqual({
      description: { uk: null },
    })
    expect(differences(stored, { contract: { least: 4 } })).toEqual({ contract: { least: null } })
  })

  it('is not how a day, an empty value or a list is stored', () => {
    const stored = {
      openUntilDay: '2026-12-01T12:00:00.000Z',
      experience: null,
      certificates: ['coc', 'gmdss'],
      telephones: [{ id: 'x1', number: '+380 48 1' }],
      negotiable: false,
    }
    expect(
      differences(stored, {
        openUntilDay: '2026-12-01',
        experience: '',
        certificates: ['gmdss', 'coc'],
        telephones: [{ number: '+380 48 1' }],
        negotiable: null,
        vessel: { name: null },
      }),
    ).toBeUndefined()
    expect(differences(stored, { openUntilDay: '2026-12-02' })).toEqual({
      openUntilDay: stored.openUntilDay,
    })
    expect(differences(stored, { certificates: ['coc'] })).toEqual({
      certificates: stored.certificates,
    })
  })
})
