import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  byCharacters,
  indexedWords,
  MOST_WORDS,
  searchedWords,
  wordForms,
  wordsOf,
} from '../../../../src/domain/search/search-words'
import { anyText } from '../arbitraries'

test('an apostrophe joins a Cyrillic word, however it is typed, and parts a French one', () => {
  expect(wordsOf("Об'єднання").map(({ word }) => word)).toEqual(['обєднання'])
  expect(wordsOf('об’єднання').map(({ word }) => word)).toEqual(['обєднання'])
  expect(wordsOf('L’équipage').map(({ word }) => word)).toEqual(['l', 'équipage'])
})

test('words with Latin accents are found without them too; Cyrillic letters keep their marks', () => {
  expect(indexedWords('Équipage')).toBe('équipage equipage')
  expect(wordForms('їжак йод ещё')).toEqual(['еще', 'йод', 'їжак'])
})

test('Chinese is indexed by characters and asked for by words', () => {
  expect(indexedWords('船员STCW证书')).toBe('船 员 stcw 证 书')
  expect(byCharacters('签证')).toBe('签 证')
  expect(searchedWords('船员证书')).toEqual(['船员', '证书'])
  expect(wordForms('船员 visa')).toEqual(['visa'])
})

test('Hindi vowel signs and Arabic letters stay with their words', () => {
  expect(searchedWords('नाविक का वेतन')).toEqual(['नाविक', 'का', 'वेतन'])
  expect(searchedWords('عقد العمل')).toEqual(['عقد', 'العمل'])
})

test('a number in brackets that is one sign is searched for without them', () => {
  expect(searchedWords('⑴ ⒈')).toEqual(['1'])
})

test('whatever is typed gives a few words without a sign that a query language knows', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = searchedWords(text)
      expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
      for (const word of words)
        expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
    }),
  )
})

test('a word stands where it was read', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { start, end } of wordsOf(text)) {
        expect(text.slice(start, end)).toMatch(/^[\p{L}\p{M}\p{N}'’ʼ‘`]+$/u)
      }
    }),
  )
})
