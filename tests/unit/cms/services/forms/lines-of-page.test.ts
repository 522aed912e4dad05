import { describe, expect, it } from 'vitest'

import {
  linesOfPage,
  type PlacedText,
} from '../../../../../src/cms/services/forms/sent-files/lines-of-page'

/** Pieces of a page become lines in the order in which they are read. */

const at = (x: number, y: number, text: string, more: Partial<PlacedText> = {}): PlacedText => ({
  ...{ text, x, y, width: text.length * 6, height: 12 },
  isFromRight: /[\u0590-\u08ff\ufe70-\ufeff]/.test(text),
  ...more,
})

describe('a line', () => {
  it('is put together of its pieces, with spaces where there is room', () => {
    expect(linesOfPage([at(0, 700, 'Chief'), at(34, 700, 'Offi'), at(58, 700, 'cer')])).toEqual([
      'Chief Officer',
    ])
  })

  it('has columns apart', () => {
    expect(linesOfPage([at(0, 700, 'Bosun'), at(200, 700, '2019')])).toEqual(['Bosun\t2019'])
  })

  it('of Arabic begins at the right, sign by sign, with letters in the place of their shapes', () => {
    // As Chromium prints it: each shape by itself, from the left.
    const shapes = ['\ufeb3', '\ufe90', '\ufee3'].map((shape, index) =>
      at(index * 6, 700, shape, { width: 6 }),
    )
    expect(linesOfPage(shapes)).toEqual(['مبس'])
  })

  it('of Arabic keeps the order of Latin words and of numbers in it', () => {
    const line = [at(0, 700, 'MV'), at(18, 700, 'Star'), at(60, 700, 'السفينة')]
    expect(linesOfPage(line)).toEqual(['السفينة MV Star'])
    expect(linesOfPage([at(0, 700, '2019'), at(40, 700, 'ضابط')])).toEqual(['ضابط 2019'])
  })

  it('of Latin letters has an Arabic name sign by sign in the order of reading', () => {
    const name = ['ﻢ', 'ﺠ', 'ﻧ'].map((shape, index) => at(60 + index * 6, 700, shape, { width: 6 }))
    expect(linesOfPage([at(0, 700, 'Ship name'), ...name, at(90, 700, 'IMO')])).toEqual([
      'Ship name نجم IMO',
    ])
  })

  it('of Latin letters keeps a name in Arabic where it is', () => {
    const line = [at(0, 700, 'Ship name'), at(60, 700, 'نجم'), at(84, 700, 'IMO')]
    expect(linesOfPage(line)).toEqual(['Ship name نجم IMO'])
  })

  it('has the usual letters of Chinese, not their radicals, and no joined Latin ones', () => {
    expect(linesOfPage([at(0, 700, '\u2f24副'), at(0, 680, 'o\ufb03ce')])).toEqual([
      '大副',
      'office',
    ])
  })
})

it('another height is another line', () => {
  expect(linesOfPage([at(0, 700, 'One'), at(0, 680, 'Two'), at(30, 681, 'more')])).toEqual([
    'One',
    'Two more',
  ])
})
