import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { FontLetters } from '@/cms/services/made-files/making/font-letters'
import {
  familiesFor,
  fontFolders,
  lettersWithoutFont,
} from '@/cms/services/made-files/making/fonts'

const names = (...texts: string[]) => familiesFor(texts).map(({ name }) => name)
const missing = (text: string) =>
  lettersWithoutFont([text], familiesFor([text])).map((letter) => String.fromCodePoint(letter))

describe('fonts of a form', () => {
  it.each([
    ['Bright Star, Надежда, 9 480 kW – № 1', ['Noto Sans']],
    ['بحر', ['Noto Sans', 'Amiri']],
    ['सागर', ['Noto Sans', 'Noto Sans Devanagari']],
    ['海洋', ['Noto Sans', 'Noto Sans SC']],
    ['ｆｕｌｌ', ['Noto Sans', 'Noto Sans SC']],
  ])('%s needs those of its letters alone', (text, families) => {
    expect(names(text)).toEqual(families)
  })

  it('have letters for all of these', () => {
    const texts = 'Ñandú Đặng Łódź Ґанок Ёлка ’“”—…№ بحر النجوم ۱۲٣ सागर रत्न क्ष 海洋之星，。（） ｆ'
    expect(missing(texts)).toEqual([])
  })

  it('tell each letter that they do not have, once', () => {
    expect(missing('😀 ok 😀 ሰላም\u200d')).toEqual(['😀', 'ሰ', 'ላ', 'ም'])
  })
})

describe('the letters of a font', () => {
  const font = readFileSync(
    path.join(fontFolders(familiesFor(['A']))[0] ?? '', 'NotoSans_400Regular.ttf'),
  )

  it('are those of its table', () => {
    const letters = new FontLetters(font)
    const has = (text: string) => letters.has(text.codePointAt(0) ?? 0)
    expect(['A', 'Ж', '€'].map(has)).toEqual([true, true, true])
    expect(['海', 'ب', '\u0378'].map(has)).toEqual([false, false, false])
  })

  it('are not guessed of a file that ends too early', () => {
    expect(() => new FontLetters(font.subarray(0, 40))).toThrow(/offset|bounds|no table/i)
  })
})
