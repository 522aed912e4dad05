import { rtlLanguages } from '@payloadcms/translations'
import { translations } from '@payloadcms/translations/all'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { directionOf } from '../../../../src/domain/locales/direction'
import { anyText } from '../arbitraries'

/** The specification's, section 9. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'fa', 'he', 'ug', 'ur']

describe('directionOf', () => {
  it.each(RIGHT_TO_LEFT)('%s runs from right to left, wherever it is so written', (language) => {
    const region = fc.stringMatching(/^[A-Z]{2}$/)
    const script = language === 'he' ? 'Hebr' : 'Arab'
    fc.assert(
      fc.property(region, (country) => {
        expect(directionOf(`${language}-${script}-${country}`)).toBe('rtl')
        expect(directionOf(`${language}-Latn-${country}`)).toBe('ltr')
      }),
    )
    for (const tag of [language, language.toUpperCase()]) expect(directionOf(tag)).toBe('rtl')
  })

  it.each([
    ['iw', 'rtl'],
    ['yi', 'rtl'],
    ['ps-AF', 'rtl'],
    ['dv', 'rtl'],
    ['syr', 'rtl'],
    ['nqo', 'rtl'],
    ['az-Arab', 'rtl'],
    ['pa-PK', 'rtl'],
    ['pa', 'ltr'],
    ['ku', 'ltr'],
    ['ku-Arab', 'rtl'],
    // Written in Cyrillic letters there.
    ['ug-KZ', 'ltr'],
    ['ur-Latn', 'ltr'],
    ['ar-Latn-EG', 'ltr'],
    ['mn-Mong', 'ltr'],
    ['ja', 'ltr'],
    ['tl-PH', 'ltr'],
  ])('%s is %s', (tag, expected) => {
    expect(directionOf(tag)).toBe(expected)
  })

  it('takes anything, and what is no language for one from left to right', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['ltr', 'rtl']).toContain(directionOf(text))
      }),
    )
    for (const tag of ['', '-', 'ar_EG', 'arabic language', '__proto__', 'constructor']) {
      expect(directionOf(tag)).toBe('ltr')
    }
  })

  it('agrees with the panel on all of its languages', () => {
    for (const language of Object.keys(translations)) {
      const isRightToLeft = (rtlLanguages as readonly string[]).includes(language)
      expect([language, directionOf(language)]).toEqual([language, isRightToLeft ? 'rtl' : 'ltr'])
    }
  })
})
