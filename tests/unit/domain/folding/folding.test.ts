import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { germanParts, isCompoundOf } from '../../../../src/domain/folding/german-compounds'
import { arabicStem, foldedLetters } from '../../../../src/domain/folding/letter-steps'
import { nameKey, nameKeyWords } from '../../../../src/domain/folding/name-steps'
import { inSimplified } from '../../../../src/domain/folding/traditional-chinese'
import { otherForms } from '../../../../src/domain/folding/word-forms'
import {
  askedSpellings,
  indexedWords,
  searchedWords,
} from '../../../../src/domain/search/search-words'
import { anyText } from '../arbitraries'

describe('a name is one', () => {
  it.each([
    ['Щербаков', 'Shcherbakov', 'Scherbakov'],
    ['Ørsted', 'Orsted', 'Oersted'],
    ['Müller', 'Mueller', 'Muller'],
    ['Новороссийск', 'Novorossiysk', 'Novorossijsk', 'Novorossiïsk'],
    ['Морской Альянс', 'Морський Альянс', 'Morskoy Alyans'],
    ['Гамбург', 'Hamburg'],
    ['Одеса', 'Odessa', 'Одесса'],
    ['Юлия', 'Yulia', 'Julia', 'Iuliia'],
    ['Чайка', 'Chaika', 'Tchaika', 'Chayka'],
    ['Царь', 'Tsar', 'Tzar'],
    ['Санкт-Петербург', 'Sankt Peterburg'],
  ])('%s, however it is written', (name, ...others) => {
    expect(new Set([name, ...others].map(nameKey)).size).toBe(1)
  })

  it('and not another', () => {
    expect(nameKey('Pacific Star')).not.toBe(nameKey('Pacific Spirit'))
    expect(nameKey('Polar')).not.toBe(nameKey('Pillar'))
  })
})

test('letters that no normal form takes apart are folded, and marks of other scripts stay', () => {
  expect(foldedLetters('Sœur Straße ærø Łódź Þór ïlı')).toBe('soeur strasse aero lodz thor ili')
  expect(foldedLetters('Ґрунт їжак йод ещё')).toBe('грунт їжак йод еще')
  expect(foldedLetters('बन्दरगाह ३५०० जहाज़')).toBe('बंदरगाह 3500 जहाज')
})

test('an Arabic word is one with its article, its endings and what is written before it', () => {
  const stems = (...words: string[]) => new Set(words.map(foldedLetters).map(arabicStem))
  expect(stems('ربان', 'الربان', 'بالربان', 'للربان', 'والربان')).toEqual(new Set(['ربان']))
  expect(stems('البحاره', 'بحارة', 'بحار', 'للبحارة')).toEqual(new Set(['بحار']))
  expect(stems('مستشفى', 'المستشفي').size).toBe(1)
})

test('other forms are those that rules for endings do not know', () => {
  expect(otherForms('oficial', 'pt')).toContain('oficiais')
  expect(otherForms('função', 'pt')).toContain('funções')
  expect(otherForms('суда', 'ru')).toContain('судно')
  expect(otherForms('السفن', 'ar')).toContain('سفينة')
  expect(otherForms('шенген', 'ru')).toContain('шенгенская')
  expect(otherForms('ahensya', 'ph')).toContain('agency')
  expect(otherForms('perompak', 'id')).toContain('pembajakan')
  expect(otherForms('oficial', 'en')).toEqual([])
})

test('a German compound is found by its parts, and is none where a word only begins so', () => {
  expect(isCompoundOf('arbeitsvertrage', 'vertrag')).toBe(true)
  expect(isCompoundOf('rettungsweste', 'rettung')).toBe(true)
  expect(isCompoundOf('buchung', 'buch')).toBe(false)
  expect(isCompoundOf('vertraglich', 'vertrag')).toBe(false)
  expect(germanParts('hafenstrasse', new Set(['hafen', 'strasse']))).toEqual(['hafen', 'strasse'])
  expect(germanParts('hafenstrasse', new Set(['hafen']))).toBeUndefined()
})

test('traditional characters are simplified ones, one for one', () => {
  expect(inSimplified('海員的勞動合同')).toBe('海员的劳动合同')
  fc.assert(
    fc.property(anyText, (text) => {
      expect(inSimplified(text)).toHaveLength(text.length)
      expect(inSimplified(inSimplified(text))).toBe(inSimplified(text))
    }),
  )
})

test('what a hyphen or a sign between thousands parts is found as one word too, and a doubled word as itself', () => {
  expect(indexedWords('Mag-apply, 3,500')).toBe('mag apply magapply 3 500 3500')
  expect(askedSpellings('mag-apply')).toEqual(['magapply', 'mag apply'])
  expect(searchedWords('kapal-kapal 2026-11-29')).toEqual(['kapal', '2026', '11', '29'])
})

test('of whatever text, words of a key are letters and digits, and a key is its own key', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of nameKeyWords(text)) expect(word).toMatch(/^[a-z\d]{3,}$/)
      expect(foldedLetters(foldedLetters(text))).toBe(foldedLetters(text))
    }),
  )
})
