import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { inUsualWidth, plainText } from '../../../../src/domain/texts/plain-text'
import { anyText, titleLike } from '../arbitraries'

describe('a plain text', () => {
  it.each([
    ['lines', ' Ocean\r\n\tand\u00a0coast ', 'Ocean and coast'],
    ['control characters', 'O\u0000ce\u001b[1m\u0085an\u007f', 'Oce[1man'],
    ['overrides, embeddings, isolates', '\u202aa\u202eb\u202c\u2066c\u2067d\u2068\u2069', 'abcd'],
    ['half of a character', 'a\ud83db\ude00', 'ab'],
    ['nothing', ' \u0000 ', ''],
  ])('is without %s', (_, text, expected) => {
    expect(plainText(text)).toBe(expected)
  })

  it.each([
    ['letters of all scripts', 'Їжак ‏العربية हिन्दी 中文 ⚓️ 👩‍✈️'],
    ['marks of direction without a reach', 'a\u200eb\u200fc\u061c'],
    ['markup, which is text', '<script>alert("1 & 2")</script>'],
  ])('keeps %s', (_, text) => {
    expect(plainText(text)).toBe(text)
  })

  it('has letters, digits and signs of Chinese keyboards in their usual width', () => {
    expect(inUsualWidth('Ｓｈａｎｇｈａｉ　２／Ｏ 上海、')).toBe('Shanghai 2/O 上海、')
  })

  it('can be stored and read again, and is the same when read twice', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, titleLike), (text) => {
        const plain = plainText(text)
        expect(plain).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|^\s|\s$|\s\s/u)
        expect(new TextDecoder().decode(new TextEncoder().encode(plain))).toBe(plain)
        expect(plainText(plain)).toBe(plain)
      }),
    )
  })
})
