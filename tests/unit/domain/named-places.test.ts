import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import { MORE_PLACES } from '../../../src/domain/places/more-places'
import { namedPlaces } from '../../../src/domain/places/named-places'
import PLACES from '../../../src/domain/places/place-names.json'
import { findTerms } from '../../../src/domain/vocabulary/find-terms'
import { anyText } from './arbitraries'

const placesOf = (typed: string) => namedPlaces(typed.split(' ')).flatMap(({ places }) => places)

describe('a port is known', () => {
  it.each([
    ['Mumbai', 'مومباي', 'मुंबई', 'मुम्बई', '孟买', '孟買', 'Мумбаи', 'Мумбаї', 'Bombaim'],
    ['Dubai', 'دبي', 'दुबई', '迪拜', '杜拜', 'Дубай', 'Дубаї', 'Dubái'],
    ['Alexandria', 'الإسكندرية', 'اسكندريه', 'Олександрія', 'Alejandria', 'Iskandariyah'],
    ['Singapore', 'सिंगापुर', 'سنغافورة', '新加坡', 'Сингапуре', 'Singapour', 'Singgapur'],
    ['Shanghai', '上海', 'शंघाई', 'شنغهاي', 'Шанхае', 'Xangai'],
    ['Rotterdam', '鹿特丹', 'रॉटरडैम', 'روتردام', 'Роттердама', 'Roterdã'],
    ['Cape Town', 'Le Cap', 'Кейптаун', 'Кейп Таун', 'केप टाउन', 'كيب تاون', 'Capetown'],
  ])('%s, by its names in other languages', (english, ...others) => {
    for (const name of others)
      expect([name, placesOf(name)]).toEqual([name, expect.arrayContaining([english])])
  })

  it.each([
    'зарплата',
    'контракт',
    'вакансия',
    'سفينة',
    'راتب',
    'العقد',
    'वेतन',
    'नाविक',
    'बंदरगाह',
    '工资',
    'salary',
    'bosun',
    'tanker',
  ])('%s is none', (word) => {
    expect(placesOf(word)).toEqual([])
  })
})

test('a name of several words is one among others, also one of Chinese characters', () => {
  expect(namedPlaces(['тест', 'Порт', 'Саид', '2026']).map(({ text }) => text)).toEqual([
    'тест',
    'Порт Саид',
    '2026',
  ])
  expect(namedPlaces(['鹿', '特', '丹'])).toHaveLength(1)
})

test('no name of a place is taken for a rank, a vessel or a paper, nor loses a word', () => {
  const letters: readonly (readonly [RegExp, Locale])[] = [
    [/\p{sc=Arabic}/u, 'ar'],
    [/\p{sc=Devanagari}/u, 'hi'],
    [/\p{sc=Han}/u, 'zh'],
    [/\p{sc=Cyrillic}/u, 'ru'],
  ]
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{M}\d]/gu, '')
  const names = [...PLACES, ...MORE_PLACES].flatMap((line) => line.split('|'))
  const taken = names.filter((name) => {
    const locale = letters.find(([script]) => script.test(name))?.[1] ?? 'en'
    const { terms, rest } = findTerms(name, locale)
    return terms.length > 0 || plain(rest.join('')) !== plain(name)
  })
  expect(taken).toEqual([])
})

test('of whatever words none is lost', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 8 }), (words) => {
      expect(namedPlaces(words).flatMap((name) => name.words)).toEqual(words)
    }),
  )
})
