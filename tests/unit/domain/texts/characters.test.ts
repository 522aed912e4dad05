import { expect, it } from 'vitest'

import { characters } from '../../../../src/domain/texts/characters'

it('counts an emoji, and a rare Chinese character, as one', () => {
  expect(characters('⚓ 👍')).toBe(3)
  expect(characters('𠮷野')).toBe(2)
  expect(characters('')).toBe(0)
})
