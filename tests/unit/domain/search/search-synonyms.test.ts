import { expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../../src/domain/locales/locales'
import { searchedWords } from '../../../../src/domain/search/search-words'
import { synonymsOf } from '../../../../src/domain/search/search-synonyms'

const english = (text: string) =>
  searchedWords(text).map((word) => synonymsOf(word, 'en')[0] ?? word)

it.each<[string, string[]]>([
  ['拖欠工资', ['unpaid', 'wages']],
  ['वेतन', ['wages']],
  ['तनख़्वाह', ['wages']],
  ['Зарплату', ['wages']],
  ['الأجور', ['wages']],
  ['arnaque', ['fraud']],
  ['билет', ['repatriation']],
  ['морячка', ['women']],
  ['морячки', ['women']],
  ['passport', ['passport']],
])('%s is asked for in English as %s', (text, words) => {
  expect(english(text)).toEqual(words)
})

it('a word has the others of its language, and never itself', () => {
  expect(synonymsOf('salary', 'en')).toEqual(['wages', 'pay', 'payslip'])
  for (const locale of LOCALES) {
    const [first = ''] = synonymsOf(locale === 'en' ? 'pay' : 'wages', locale)
    expect(searchedWords(first), locale).not.toEqual([])
    expect(synonymsOf(first, locale)).not.toContain(first)
  }
})

it.each<[Locale, string, string]>([
  ['es', 'nomina', 'salario'],
  ['fr', 'remuneration', 'salaire'],
  ['ph', 'ahensya', 'agency'],
  ['id', 'perompak', 'pembajakan'],
])('accents may be missing, and texts have another word: %s %s, %s', (locale, word, other) => {
  expect(synonymsOf(word, locale)).toContain(other)
})

it.each<[Locale, string]>([
  ['en', 'payment'],
  ['en', 'agenda'],
  ['de', 'lohnt'],
])('another word has none: %s %s', (locale, word) => {
  expect(synonymsOf(word, locale)).toEqual([])
})
