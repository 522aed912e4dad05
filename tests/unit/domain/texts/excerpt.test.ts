import fc from 'fast-check'
import { expect, test } from 'vitest'

import { excerpt, markedText } from '../../../../src/domain/texts/excerpt'
import { wordsOf } from '../../../../src/domain/search/search-words'
import { anyText } from '../arbitraries'

const show = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('what was looked for is marked as it is written, with and without accents', () => {
  expect(show(markedText('L’Équipage et l’équipage', new Set(['equipage'])))).toBe(
    'L’[Équipage] et l’[équipage]',
  )
  expect(show(markedText('船员签证和签证费', new Set(['签证'])))).toBe('船员[签证]和[签证]费')
})

test('a long text is cut around the words, at whole words', () => {
  const text = `${'before '.repeat(80)}the crew visa is here ${'after '.repeat(80)}`.trim()
  const shown = show(excerpt(text, new Set(['crew', 'visa'])))
  expect(shown).toContain('the [crew] [visa] is here')
  expect(shown).toMatch(/^… before/)
  expect(shown).toMatch(/after …$/)
  expect(shown.length).toBeLessThan(240)
})

test('at the end of a text the excerpt is as long as elsewhere', () => {
  const text = `${'word '.repeat(200)}visa`
  expect(show(excerpt(text, new Set(['visa']))).length).toBeGreaterThan(180)
})

test('the pieces are the text itself, in order, and markup stays text', () => {
  const html = '<img src=x onerror=alert(1)> visa'
  expect(excerpt(html, new Set(['visa']))).toEqual([
    { text: '<img src=x onerror=alert(1)> ', isMatch: false },
    { text: 'visa', isMatch: true },
  ])
  fc.assert(
    fc.property(anyText, fc.nat(5), (text, nth) => {
      const word = wordsOf(text)[nth]?.word
      const parts = excerpt(text, new Set(word === undefined ? [] : [word]))
      const pieces = parts.map((part) => part.text).join('')
      expect(text).toContain(pieces.replace(/^… /, '').replace(/ …$/, ''))
    }),
  )
})
