import { describe, expect, it } from 'vitest'

import {
  hasPlaceholder,
  hasWords,
  isSameText,
  placeholder,
} from '../../../../src/domain/translation/words'

describe('a text that says what its source says', () => {
  it.each([
    ['Check your contract before you sign.', 'Check your contract before you sign.'],
    ['check your  contract\nbefore you sign', 'Check your contract before you sign!'],
    ['Shore leave', 'Shore leave'],
    ['签署合同之前请仔细检查条款', '签署合同之前请仔细检查条款'],
  ])('is found: %s', (own, source) => {
    expect(isSameText(own, source)).toBe(true)
  })

  it.each([
    ['International Maritime Organization', 'International Maritime Organization', 'a name'],
    ['Mariner Hub', 'Mariner Hub', 'a name'],
    ['Documents', 'Documents', 'a word that two languages share'],
    ['+380 44 123 45 67', '+380 44 123 45 67', 'a number'],
    ['crew@ship.example', 'crew@ship.example', 'an address'],
    ['https://ship.example/some/long-path', 'https://ship.example/some/long-path', 'an address'],
    ['MLC 2006', 'MLC 2006', 'an abbreviation'],
    ['', '', 'nothing'],
    ['…', '…', 'no word'],
    ['Перевірте контракт', 'Check your contract', 'translated'],
    ['Check your contract', 'Check your contract twice', 'another text'],
  ])('is not what is the same in every language: %s (%s, %s)', (own, source) => {
    expect(isSameText(own, source)).toBe(false)
  })
})

it('tells words from signs', () => {
  expect([hasWords('…'), hasWords(' — '), hasWords('7'), hasWords('船')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('knows a link without words wherever it stands, whatever it is called', () => {
  for (const name of ['ilo.org', 'عقود', '合同', '[odd] name', '']) {
    expect([hasWords(placeholder(name)), hasPlaceholder(`Lisez ${placeholder(name)} !`)]).toEqual([
      false,
      true,
    ])
  }
  expect([hasPlaceholder('[sic] …'), hasPlaceholder('He said […] so')]).toEqual([false, false])
})
