import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isCrawler } from '../../../../src/domain/addresses/crawlers'
import { decideLocale, isChoice } from '../../../../src/domain/locales/locale-decision'
import { closestLocale, languageTag, type Locale, LOCALES } from '../../../../src/domain/locales/locales'
import { choicePath } from '../../../../src/domain/addresses/paths'
import { anyLocale, anyText } from '../arbitraries'

const anyTag = fc.oneof(
  anyLocale.map(languageTag),
  fc.constantFrom(
    'tl',
    'fil',
    'fil-PH',
    'in',
    'zh-Hant-TW',
    'pt-BR',
    'sv',
    'iw',
    '*',
    '',
    'x-klingon',
  ),
  anyText,
)

describe('closestLocale', () => {
  it.each<[string[], Locale | undefined]>([
    [['uk-UA', 'en'], 'uk'],
    [['tl'], 'ph'],
    [['fil'], 'ph'],
    [['fil-PH'], 'ph'],
    [['tl-PH', 'en'], 'ph'],
    [['in'], 'id'],
    [['zh-TW'], 'zh'],
    [['zh-Hans-CN'], 'zh'],
    [['pt-BR'], 'pt'],
    [['AR-eg'], 'ar'],
    [['sv', 'de-AT'], 'de'],
    [['sv'], undefined],
    [['ph'], undefined],
    [['*'], undefined],
    [['en_US'], undefined],
    [['__proto__', 'constructor'], undefined],
    [[], undefined],
  ])('of %j is %s', (tags, expected) => {
    expect(closestLocale(tags)).toBe(expected)
  })

  it('finds every language by its own tag, and never throws', () => {
    for (const locale of LOCALES) expect(closestLocale([languageTag(locale)])).toBe(locale)
    fc.assert(
      fc.property(fc.array(anyTag), (tags) => {
        const locale = closestLocale(tags)
        if (locale !== undefined) expect(LOCALES).toContain(locale)
      }),
    )
  })
})

const anyReader = fc.record({
  cookie: fc.option(fc.oneof(anyLocale, anyText), { nil: undefined }),
  browserLanguages: fc.array(anyTag),
  userAgent: fc.oneof(fc.constantFrom('Mozilla/5.0 Firefox/140.0', ''), anyText),
})

describe('decideLocale', () => {
  it('takes the cookie before the browser before the default', () => {
    fc.assert(
      fc.property(anyReader, anyLocale, (reader, defaultLocale) => {
        fc.pre(!isCrawler(reader.userAgent))
        const known = LOCALES.find((locale) => locale === reader.cookie)
        const expected = known ?? closestLocale(reader.browserLanguages) ?? defaultLocale
        expect(decideLocale(reader, defaultLocale)).toBe(expected)
      }),
    )
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingBot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome-Lighthouse',
    'GoogleOther',
  ])('asks no crawler (%s)', (userAgent) => {
    const reader = { cookie: 'uk', browserLanguages: ['uk'], userAgent }
    expect(decideLocale(reader, 'en')).toBe('en')
  })
})

it('reads only the first of a thousand languages', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `x${index}`)
  expect(closestLocale([...many, 'uk'])).toBeUndefined()
})

describe('isChoice', () => {
  const SITE = 'https://site.example'

  it('is one where the reader came from this site in another language', () => {
    fc.assert(
      fc.property(anyLocale, anyLocale, anyLocale, (from, to, defaultLocale) => {
        const referrer = SITE + choicePath({ locale: from, path: 'a' })
        expect(isChoice(to, referrer, SITE, defaultLocale)).toBe(from !== to)
      }),
    )
  })

  it('is none from the panel, where an editor looks at many', () => {
    expect(isChoice('uk', `${SITE}/admin/collections/pages/1`, SITE, 'en')).toBe(false)
  })

  it.each([null, '', 'https://evil.example/ru/a', 'about:client', `${SITE}.evil.example/ru`])(
    'is none from %j',
    (referrer) => {
      expect(isChoice('uk', referrer, SITE, 'en')).toBe(false)
    },
  )
})
