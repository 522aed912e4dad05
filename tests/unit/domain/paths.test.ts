import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Locale, LOCALES } from '../../../src/domain/locales'
import { parsePublicPath, publicPath } from '../../../src/domain/paths'
import { isReservedPath, slugify } from '../../../src/domain/slugs'
import { anyLocale, anyText, titleLike } from './arbitraries'

const anySlug = titleLike.map(slugify).filter((slug) => slug !== '')

// Whatever a segment could be, not only what slugs are today.
const anySegment = fc
  .oneof(anySlug, fc.string({ unit: 'grapheme', minLength: 1 }))
  .map((segment) => segment.normalize('NFC').replace(/[/\\\p{Cc}\p{Cs}]/gu, ''))
  .filter((segment) => !['', '.', '..'].includes(segment))

const anyContentPath = fc
  .array(anySegment, { maxLength: 5 })
  .map((segments) => segments.join('/'))
  .filter((path) => !isReservedPath(path))

describe('publicPath and parsePublicPath', () => {
  it('are each other’s inverse, for any default language', () => {
    fc.assert(
      fc.property(anyLocale, anyContentPath, anyLocale, (locale, path, defaultLocale) => {
        const asked = publicPath({ locale, path }, defaultLocale)
        expect(parsePublicPath(asked, defaultLocale)).toEqual({
          kind: 'page',
          locale,
          path,
          redundantPrefix: false,
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it('survive a browser', () => {
    fc.assert(
      fc.property(anyLocale, anyContentPath, anyLocale, (locale, path, defaultLocale) => {
        const asked = publicPath({ locale, path }, defaultLocale)
        const url = new URL(asked, 'https://site.example')
        expect(url.host).toBe('site.example')
        expect(parsePublicPath(url.pathname, defaultLocale)).toMatchObject({ locale, path })
      }),
    )
  })

  it('never give two documents of two languages one address', () => {
    const place = fc.tuple(anyLocale, anyContentPath)
    fc.assert(
      fc.property(place, place, anyLocale, ([a, pathOfA], [b, pathOfB], defaultLocale) => {
        fc.pre(a !== b || pathOfA !== pathOfB)
        expect(publicPath({ locale: a, path: pathOfA }, defaultLocale)).not.toBe(
          publicPath({ locale: b, path: pathOfB }, defaultLocale),
        )
      }),
    )
  })
})

describe('publicPath', () => {
  it.each<[Locale, string, Locale, string]>([
    ['en', '', 'en', '/'],
    ['uk', '', 'en', '/uk'],
    ['en', 'a/b', 'en', '/a/b'],
    ['en', 'a/b', 'ru', '/en/a/b'],
    ['ru', 'a', 'ru', '/a'],
    ['uk', 'про-нас', 'en', '/uk/%D0%BF%D1%80%D0%BE-%D0%BD%D0%B0%D1%81'],
    ['en', 'a?b#c', 'en', '/a%3Fb%23c'],
  ])('of %s %j, where %s is the default, is %j', (locale, path, defaultLocale, expected) => {
    expect(publicPath({ locale, path }, defaultLocale)).toBe(expected)
  })
})

describe('parsePublicPath', () => {
  const anyPathname = fc.oneof(
    anyText,
    fc
      .array(
        fc.oneof(
          anyText,
          anySlug,
          anyLocale,
          fc.constantFrom(
            '',
            '.',
            '..',
            '%',
            '%2',
            '%E0%A4%A',
            '%2F',
            '%5c',
            '%00',
            '%ED%A0%80',
            '%7F',
          ),
        ),
      )
      .map((segments) => `/${segments.join('/')}`),
  )

  it('never throws, and what it finds can be written as a URL again', () => {
    fc.assert(
      fc.property(anyPathname, anyLocale, (pathname, defaultLocale) => {
        const asked = parsePublicPath(pathname, defaultLocale)
        expect(LOCALES).toContain(asked.locale)
        if (asked.kind === 'malformed') return
        const path = publicPath(asked, defaultLocale)
        const url = new URL(path, 'https://site.example')
        expect([url.host, url.pathname]).toEqual(['site.example', path])
        expect(asked.path).not.toMatch(/[\\\p{Cc}\p{Cs}]|\/\/|^\/|\/$/u)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    '/%',
    '/%E0%A4%A',
    '/uk/%ff',
    '/a%2Fb',
    '/a%5Cb',
    '/a\\b',
    '/%00',
    '/a%0Ab',
    '/%7F',
    '/\ud800',
  ])('finds %j malformed', (pathname) => {
    expect(parsePublicPath(pathname, 'en').kind).toBe('malformed')
  })

  it.each(['/..', '/a/../b', '/uk/%2e%2E/b', '/.'])('climbs nowhere at %j', (pathname) => {
    expect(parsePublicPath(pathname, 'en').kind).toBe('malformed')
  })

  it('knows the language of a malformed path, for its error page', () => {
    expect(parsePublicPath('/ar/%', 'en')).toEqual({ kind: 'malformed', locale: 'ar' })
    expect(parsePublicPath('/%', 'ru')).toEqual({ kind: 'malformed', locale: 'ru' })
  })

  it.each(LOCALES)('marks /%s where it is the default written out', (locale) => {
    const asked = parsePublicPath(`/${locale}/x`, locale)
    expect(asked).toEqual({ kind: 'page', locale, path: 'x', redundantPrefix: true })
    const other = locale === 'en' ? 'ru' : 'en'
    expect(parsePublicPath(`/${locale}/x`, other)).toMatchObject({ locale, redundantPrefix: false })
  })

  it('reads a path the same however it was typed', () => {
    const expected = { kind: 'page', locale: 'uk', path: 'йод', redundantPrefix: false }
    const composed = encodeURIComponent('йод')
    const decomposed = encodeURIComponent('йод'.normalize('NFD'))
    expect(decomposed).not.toBe(composed)
    for (const path of [`/uk/${composed}`, `/uk/${decomposed}`, `/uk/${composed}/`, '//uk//йод']) {
      expect(parsePublicPath(path, 'en')).toEqual(expected)
    }
  })

  it.each(['/EN/x', '/uk-UA/x', '/tl/x', '/constructor', '/__proto__', '/toString'])(
    'takes no language from %j',
    (pathname) => {
      expect(parsePublicPath(pathname, 'de')).toMatchObject({
        locale: 'de',
        path: pathname.slice(1),
        redundantPrefix: false,
      })
    },
  )
})
