import { expect, test } from 'vitest'

import { languagesOfLetters } from '../../../../src/domain/locales/languages-of-letters'

test.each([
  ['海員', ['zh']],
  ['बंदरगाह', ['hi']],
  ['ربان', ['ar']],
  ['посвідчення їх', ['uk']],
  ['объявление', ['ru']],
  ['капитан', ['ru', 'uk']],
  ['captain', []],
  ['3500', []],
  ['', []],
])('“%s” is written in letters of %j', (text, locales) => {
  expect(languagesOfLetters(text)).toEqual(locales)
})
