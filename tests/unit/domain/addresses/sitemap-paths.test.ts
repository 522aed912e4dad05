import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parsePublicPath } from '../../../../src/domain/addresses/paths'
import { parseSitemapPath, sitemapPath } from '../../../../src/domain/addresses/sitemap-paths'
import { anyLocale } from '../arbitraries'

function parse(pathname: string, defaultLocale: Parameters<typeof parsePublicPath>[1] = 'en') {
  const asked = parsePublicPath(pathname, defaultLocale)
  return asked.kind === 'page' ? parseSitemapPath(asked) : undefined
}

describe('sitemapPath and parseSitemapPath', () => {
  const anyNumber = fc.integer({ min: 1, max: 999_999 })

  it('are each other’s inverse, for any default language', () => {
    fc.assert(
      fc.property(anyLocale, anyNumber, anyLocale, (locale, number, defaultLocale) => {
        const path = sitemapPath({ locale, number }, defaultLocale)
        expect(parse(path, defaultLocale)).toEqual({ locale, number })
      }),
    )
  })

  it('put a file no deeper than the pages it lists', () => {
    fc.assert(
      fc.property(anyLocale, anyNumber, anyLocale, (locale, number, defaultLocale) => {
        const path = sitemapPath({ locale, number }, defaultLocale)
        const folder = path.slice(0, path.lastIndexOf('/'))
        expect(folder).toBe(locale === defaultLocale ? '' : `/${locale}`)
      }),
    )
  })

  it('give no two files one path', () => {
    const anyFile = fc.record({ locale: anyLocale, number: anyNumber })
    fc.assert(
      fc.property(anyFile, anyFile, anyLocale, (one, other, defaultLocale) => {
        fc.pre(one.locale !== other.locale || one.number !== other.number)
        expect(sitemapPath(one, defaultLocale)).not.toBe(sitemapPath(other, defaultLocale))
      }),
    )
  })
})

describe('parseSitemapPath', () => {
  it('finds the default language’s files below its prefix too', () => {
    expect(parse('/en/sitemap.xml')).toEqual({ locale: 'en', number: 1 })
    expect(parse('/en/sitemap-2.xml')).toEqual({ locale: 'en', number: 2 })
  })

  it('follows the default language', () => {
    expect(parse('/sitemap-ru.xml', 'ru')).toEqual({ locale: 'ru', number: 1 })
    expect(parse('/sitemap-en.xml', 'ru')).toBeUndefined()
    expect(parse('/en/sitemap.xml', 'ru')).toEqual({ locale: 'en', number: 1 })
  })

  it.each([
    '/sitemap.xml',
    '/sitemap-2.xml',
    '/sitemap-uk.xml',
    '/sitemap-en-1.xml',
    '/sitemap-en-02.xml',
    '/sitemap-en-1000000.xml',
    '/sitemap-EN.xml',
    '/uk/sitemap-1.xml',
    '/uk/sitemap-0.xml',
    '/uk/sitemap-02.xml',
    '/uk/sitemap-x.xml',
    '/uk/sitemap-.xml',
    '/uk/sitemap--2.xml',
    '/uk/sitemap-2.5.xml',
    '/uk/sitemap-2e1.xml',
    '/uk/sitemap-uk.xml',
    '/uk/sitemap-uk-2.xml',
    '/uk/sitemap',
    '/uk/sitemap.xml.gz',
    '/uk/sitemap.xml%0A',
    '/uk/a/sitemap.xml',
    '/uk/Sitemap.xml',
  ])('finds no file at %s', (pathname) => {
    expect(parse(pathname)).toBeUndefined()
  })
})
