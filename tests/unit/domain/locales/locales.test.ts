import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  direction,
  hreflang,
  isLocale,
  languageName,
  languageTag,
  LOCALES,
  nativeName,
} from '../../../../src/domain/locales/locales'
import { anyLocale, anyText } from '../arbitraries'

describe('the languages', () => {
  it('are the twelve the client named, in that order', () => {
    expect(LOCALES).toEqual('en uk ru fr ar es de ph hi pt id zh'.split(' '))
  })

  it.each(LOCALES)('%s is known to Intl by its tags, and writes in its own script', (locale) => {
    for (const tag of [languageTag(locale), hreflang(locale)]) {
      expect(Intl.getCanonicalLocales(tag)).toHaveLength(1)
      expect(Intl.PluralRules.supportedLocalesOf(tag)).toHaveLength(1)
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toHaveLength(1)
      expect(Intl.Segmenter.supportedLocalesOf(tag)).toHaveLength(1)
    }
    const { script } = new Intl.Locale(languageTag(locale)).maximize()
    const scripts: Record<string, RegExp> = {
      Latn: /\p{Script=Latin}/u,
      Cyrl: /\p{Script=Cyrillic}/u,
      Arab: /\p{Script=Arabic}/u,
      Deva: /\p{Script=Devanagari}/u,
      Hans: /\p{Script=Han}/u,
    }
    expect(nativeName(locale)).toMatch(scripts[script ?? ''] ?? /no script/)
  })

  it.each(LOCALES)('%s runs the way its script does', (locale) => {
    const script = new Intl.Locale(languageTag(locale)).maximize().script
    expect(direction(locale)).toBe(script === 'Arab' ? 'rtl' : 'ltr')
  })

  it('have tags and names of their own', () => {
    for (const name of [languageTag, hreflang, nativeName]) {
      expect(new Set(LOCALES.map(name)).size).toBe(LOCALES.length)
    }
  })

  it('have a name in each other, not a code', () => {
    fc.assert(
      fc.property(anyLocale, anyLocale, (locale, readers) => {
        const name = languageName(locale, readers)
        expect(name).toMatch(/\p{L}[\p{L}\p{M}]/u)
        expect([locale, languageTag(locale), hreflang(locale)]).not.toContain(name)
      }),
    )
    expect(languageName('uk', 'de')).toBe('Ukrainisch')
    expect(languageName('ph', 'en')).toMatch(/Tagalog|Filipino/)
  })
})

describe('isLocale', () => {
  it('is true of the twelve codes alone', () => {
    fc.assert(
      fc.property(fc.oneof(anyLocale, anyText, fc.anything()), (value) => {
        expect(isLocale(value)).toBe((LOCALES as readonly unknown[]).includes(value))
      }),
    )
  })

  it.each(['EN', 'en-US', 'tl', 'fil', 'constructor', '__proto__', 'hasOwnProperty', '', ' en'])(
    'is false of %j',
    (value) => {
      expect(isLocale(value)).toBe(false)
    },
  )
})
