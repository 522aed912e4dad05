import { expect, it } from 'vitest'

import { searchPatterns } from '../../../../src/domain/search/search-patterns'

it('takes words in any order, and looks for short ones in titles alone', () => {
  expect(searchPatterns('  ship  of 5% ')).toEqual({
    inHead: ['%of%', '%5\\%%'],
    inWords: ['%ship%'],
    isChinese: false,
  })
})

it('takes signs of patterns for what they are', () => {
  expect(searchPatterns(String.raw`100%_\a`).inWords).toEqual([String.raw`%100\%\_\\a%`])
})

it('looks for Chinese words, however short, in Chinese texts', () => {
  expect(searchPatterns('签证')).toEqual({ inHead: [], inWords: ['%签证%'], isChinese: true })
})

it('takes no more words than anybody types, and nothing for nothing', () => {
  expect(searchPatterns('word '.repeat(40)).inWords).toHaveLength(8)
  expect(searchPatterns(' \n ')).toEqual({ inHead: [], inWords: [], isChinese: false })
})
