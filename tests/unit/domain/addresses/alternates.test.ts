import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { alternatesOf } from '../../../../src/domain/addresses/alternates'
import { hreflang, type Locale } from '../../../../src/domain/locales/locales'
import { anyLocale } from '../arbitraries'

const anyPaths = fc
  .uniqueArray(anyLocale)
  .map((locales) => new Map(locales.map((locale) => [locale, `path-in-${locale}`])))

describe('alternatesOf', () => {
  it('names every language of the document once, and x-default where one of the two has it', () => {
    fc.assert(
      fc.property(anyPaths, anyLocale, anyLocale, (paths, defaultLocale, source) => {
        const found = alternatesOf(paths, { default: defaultLocale, source })
        const byName = new Map(found.map((alternate) => [alternate.hreflang, alternate.href]))
        expect(byName.size).toBe(found.length)
        for (const locale of paths.keys()) {
          expect(byName.get(hreflang(locale))).toMatch(new RegExp(`path-in-${locale}$`))
        }
        const fallback = [defaultLocale, source].find((locale) => paths.has(locale))
        expect(byName.get('x-default')).toBe(fallback && byName.get(hreflang(fallback)))
        expect(found).toHaveLength(paths.size + (fallback ? 1 : 0))
      }),
    )
  })

  it('calls Tagalog tl, and gives the default language no prefix', () => {
    const paths = new Map<Locale, string>([
      ['ph', 'a'],
      ['ru', 'б'],
    ])
    expect(alternatesOf(paths, { default: 'ru', source: 'en' })).toEqual([
      { hreflang: 'ru', href: '/%D0%B1' },
      { hreflang: 'tl', href: '/ph/a' },
      { hreflang: 'x-default', href: '/%D0%B1' },
    ])
  })
})
