import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isMostlyAddress } from '../../../../src/domain/staff/password-of-address'

const EMAIL = 'Olena.Koval@ship.example'

describe('a password and the e-mail address of its account', () => {
  it.each([
    'olena.koval@ship.example',
    'Olena.Koval@Ship.Example1',
    'olena.koval1987',
    '!Olena.Koval!',
    'olena.kovalolena.koval',
  ])('takes %s for the address', (password) => {
    expect(isMostlyAddress(password, EMAIL)).toBe(true)
  })

  it.each(['a quiet harbour lamp', 'olena.koval sails home', 'olenakoval'])(
    'takes %s for a password of its own',
    (password) => {
      expect(isMostlyAddress(password, EMAIL)).toBe(false)
    },
  )

  it('does not count a name that stands in many words by chance', () => {
    expect(isMostlyAddress('sea tea pea', 'ea@ship.example')).toBe(false)
    expect(isMostlyAddress('sea tea pea', '')).toBe(false)
  })

  it('knows every address with up to five characters around it', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.string({ maxLength: 2 }),
        fc.string({ maxLength: 3 }),
        (email, before, after) => isMostlyAddress(before + email + after, email),
      ),
    )
  })
})
