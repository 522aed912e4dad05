import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Locale, LOCALES } from '../../../../src/domain/locales/locales'
import { choicePath, parsePublicPath, publicPath, readableAddress } from '../../../../src/domain/addresses/paths'
import { isReservedPath } from '../../../../src/domain/routes/reserved-words'
import { slugify } from '../../../../src/domain/addresses/slugs'
import { anyLocale, anyText, titleLike } from '../arbitraries'

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
          hasPrefix: locale !== defaultLocale,
          isCanonical: true,
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
    expect(parsePublicPath('/ar/%', 'en')).toMatchObject({ kind: 'malformed', locale: 'ar' })
    expect(parsePublicPath('/%', 'ru')).toMatchObject({ kind: 'malformed', locale: 'ru' })
  })

  it.each(LOCALES)('takes /%s for a choice where it is the default written out', (locale) => {
    const asked = parsePublicPath(`/${locale}/x`, locale)
    expect(asked).toMatchObject({ locale, path: 'x', hasPrefix: true, isCanonical: false })
    const other = locale === 'en' ? 'ru' : 'en'
    expect(parsePublicPath(`/${locale}/x`, other)).toMatchObject({ locale, isCanonical: true })
  })

  it.each<[string, Locale, string]>([
    ['/EN/x', 'en', 'x'],
    ['/Uk', 'uk', ''],
    ['/en/ar/docs', 'ar', 'docs'],
    ['/uk/ru/x', 'ru', 'x'],
    ['/en/ar/PH/x', 'ph', 'x'],
    ['/en/en', 'en', ''],
    [`${'/en'.repeat(50)}/x`, 'en', 'x'],
    ['/uk/', 'uk', ''],
    ['//uk///x/', 'uk', 'x'],
    ['/x/', 'de', 'x'],
    ['//', 'de', ''],
  ])('reads %s as %s %j, and finds it badly written', (pathname, locale, path) => {
    expect(parsePublicPath(pathname, 'de')).toMatchObject({ locale, path, isCanonical: false })
  })

  it('leads from any spelling to the canonical one in a single step', () => {
    const anyPrefixes = fc.array(
      fc
        .tuple(anyLocale, fc.boolean())
        .map(([code, isLoud]) => (isLoud ? code.toUpperCase() : code)),
      { maxLength: 4 },
    )
    const anySlashes = fc.constantFrom('/', '//', '///')
    fc.assert(
      fc.property(
        anyPrefixes,
        anyContentPath,
        anySlashes,
        fc.boolean(),
        anyLocale,
        (prefixes, path, slash, isTrailing, defaultLocale) => {
          const encoded = path === '' ? [] : path.split('/').map(encodeURIComponent)
          const pathname = [...prefixes, ...encoded].map((part) => slash + part).join('') || '/'
          const asked = parsePublicPath(isTrailing ? `${pathname}/` : pathname, defaultLocale)
          if (asked.kind === 'malformed') throw new Error(`${pathname} is malformed`)
          expect(asked).toMatchObject({ path, hasPrefix: prefixes.length > 0 })
          const again = parsePublicPath(publicPath(asked, defaultLocale), defaultLocale)
          expect(again).toMatchObject({ locale: asked.locale, path, isCanonical: true })
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('reads a path the same however it was typed', () => {
    const expected = { kind: 'page', locale: 'uk', path: 'йод', hasPrefix: true }
    const composed = encodeURIComponent('йод')
    const decomposed = encodeURIComponent('йод'.normalize('NFD'))
    expect(decomposed).not.toBe(composed)
    for (const path of [`/uk/${composed}`, `/uk/${decomposed}`, `/uk/${composed}/`, '//uk//йод']) {
      expect(parsePublicPath(path, 'en')).toMatchObject(expected)
    }
  })

  it.each([
    '/u\u212a/x',
    '/%65n/x',
    '/uk-UA/x',
    '/tl/x',
    '/constructor',
    '/__proto__',
    '/toString',
  ])('takes no language from %j', (pathname) => {
    expect(parsePublicPath(pathname, 'de')).toMatchObject({
      locale: 'de',
      path: decodeURIComponent(pathname.slice(1)).normalize('NFC'),
      hasPrefix: false,
      isCanonical: true,
    })
  })
})

describe('choicePath', () => {
  it('is read as the same page, said to be in its language', () => {
    fc.assert(
      fc.property(anyLocale, anyContentPath, anyLocale, (locale, path, defaultLocale) => {
        expect(parsePublicPath(choicePath({ locale, path }), defaultLocale)).toMatchObject({
          locale,
          path,
          hasPrefix: true,
        })
      }),
    )
  })
})

describe('readableAddress', () => {
  it.each([
    ['/uk/%D0%BF%D1%80%D0%BE?x=1', '/uk/про?x=1'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%00/%2F', '/%00/%2F'],
    ['/a%E2%80%AEb', '/a%E2%80%AEb'],
    ['/a\u200fb\u2066', '/a%E2%80%8Fb%E2%81%A6'],
    ['/a b', '/a%20b'],
  ])('of %j is %j', (address, expected) => {
    expect(readableAddress(address)).toBe(expected)
  })

  it('never throws, never grows long, and holds nothing that is not seen', () => {
    fc.assert(
      fc.property(fc.oneof(anyPathLike, anyText), (address) => {
        const shown = readableAddress(address)
        expect([...shown].length).toBeLessThanOrEqual(201)
        expect(shown).not.toMatch(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u)
      }),
      { numRuns: 2_000 },
    )
  })
})

const anyPathLike = fc
  .array(
    fc.oneof(
      anyText,
      anyText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))),
    ),
  )
  .map((parts) => `/${parts.join('/')}`)
