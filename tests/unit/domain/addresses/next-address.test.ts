import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '../../../../src/domain/locales/locales'
import { nextAddress } from '../../../../src/domain/addresses/next-address'

const SITE = 'https://site.example'
const MEMBERS = new RegExp(`^(?:/(?:${LOCALES.join('|')}))?/seaman(?:/|$)`)

describe('where a sign-in leads on', () => {
  it.each([
    '/seaman/account',
    '/uk/seaman/services',
    '/uk/seaman/services/7',
    '/ar/seaman/services?q=%D0%B2%D1%96%D0%B7%D0%B0&page=2',
  ])('is %s where that was asked for', (asked) => {
    expect(nextAddress(asked)).toBe(asked)
  })

  it('is an address as it goes on the wire, without a fragment', () => {
    expect(nextAddress('/uk/seaman/services?q=віза#more')).toBe(
      '/uk/seaman/services?q=%D0%B2%D1%96%D0%B7%D0%B0',
    )
    expect(nextAddress('/uk/seaman/x/../services')).toBe('/uk/seaman/services')
  })

  it.each([
    // Other origins, written out.
    ...['https://evil.example/seaman', 'http:evil.example/seaman', 'HTTPS://evil.example/seaman'],
    ...['https://site.example@evil.example/seaman', 'javascript:alert(1)//seaman', 'data:,/seaman'],
    // What browsers read as two slashes.
    ...['//evil.example/seaman', '///evil.example/seaman', '/\\evil.example/seaman'],
    ...['\\\\evil.example/seaman', '\\/evil.example/seaman', '/\t/evil.example/seaman'],
    ...['/\n/evil.example/seaman', '\t//evil.example/seaman', ' //evil.example/seaman'],
    ...[
      '/seaman\\..\\..\\evil.example',
      '/\u0000/evil.example/seaman',
      '//user:pass@evil.example/seaman',
    ],
    // What becomes two slashes once dots are gone, or stands for none.
    ...[
      '/seaman/..//evil.example',
      '/seaman/%2e%2e//evil.example/seaman',
      '/.//evil.example/seaman',
    ],
    ...['/uk//evil.example/seaman', '/seaman//evil.example', '/seaman/'],
    // Of the site, and not of the members.
    ...['', '/', 'seaman/account', '/uk', '/uk/about', '/seamanship', '/admin', '/api/seamen'],
    ...[
      '/server/seaman/sign-out',
      '/seaman/../admin',
      '/uk/seaman/%2e%2e/%2e%2e/admin',
      '/xx/seaman',
    ],
    ...['/uk/uk/seaman', '/%73eaman', `/seaman/${'a'.repeat(200)}`],
  ])('is nothing of %j', (asked) => {
    expect(nextAddress(asked)).toBeUndefined()
  })

  it('is in the members’ area of this site, whatever was asked for', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['/', '//', '\\', '/\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '@', ':', '?', '#'],
        ...['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u2028', '\ufeff', '％２ｆ', '／', '。'],
        ...['seaman', '/seaman', '/uk/seaman/', 'uk', 'services', 'evil.example', 'user:pass@'],
        ...['https:', 'javascript:', 'data:', 'site.invalid', '[::1]', '127.0.0.1', 'xn--e1afmkfd'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const asked = fc
      .array(piece, { maxLength: 12 })
      .chain((pieces) => fc.constantFrom(pieces.join(''), `/seaman${pieces.join('')}`))
    fc.assert(
      fc.property(asked, (text) => {
        const next = nextAddress(text)
        if (next === undefined) return
        // As a header holds it and a browser reads it, which drops tabs and line breaks.
        expect(next).toMatch(/^\/[\x21-\x7e]*$/)
        expect(next).not.toMatch(/^\/[/\\]/)
        const { origin, pathname, username } = new URL(next, SITE)
        expect([origin, username]).toEqual([SITE, ''])
        expect(pathname).toMatch(MEMBERS)
        expect(nextAddress(next)).toBe(next.length > 200 ? undefined : next)
      }),
      { numRuns: 3_000 },
    )
  })
})
