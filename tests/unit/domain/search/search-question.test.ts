import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  readSearchQuestion,
  SEARCH_MAX_LENGTH,
  writeSearchQuestion,
} from '../../../../src/domain/search/search-question'
import { anyText } from '../arbitraries'

test('a query is read as it was written', () => {
  expect(readSearchQuestion('?q=+crew%20visa&source=1')).toEqual({
    words: 'crew visa',
    isCut: false,
    withSource: true,
  })
  expect(readSearchQuestion('')).toEqual({ words: '', isCut: false, withSource: false })
  expect(writeSearchQuestion({ words: 'віза & co', withSource: true })).toBe(
    '?q=%D0%B2%D1%96%D0%B7%D0%B0+%26+co&source=1',
  )
})

test('hostile and long queries are some search', () => {
  expect(readSearchQuestion('?q=%00vi%00sa').words).toBe('visa')
  expect(readSearchQuestion('?q=%E0%A4%A').words).not.toContain('\0')
  expect(readSearchQuestion(`?q=${'x'.repeat(5_000)}`)).toMatchObject({
    words: 'x'.repeat(SEARCH_MAX_LENGTH),
    isCut: true,
  })
  fc.assert(
    fc.property(anyText, (query) => {
      const { words } = readSearchQuestion(query)
      expect([...words].length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH)
      expect(words).not.toMatch(/[^\P{Cc}\s]/u)
    }),
  )
})
