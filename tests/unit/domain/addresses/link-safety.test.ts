import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { destination, isExternal, safeHref } from '../../../../src/domain/addresses/link-safety'
import { anyText } from '../arbitraries'

const SITE = 'https://site.example'

// What attacks are made of. A browser reads the result; so does the test.
const PARTS = [
  ...[
    'javascript',
    'JaVaScRiPt',
    'data',
    'vbscript',
    'file',
    'blob',
    'http',
    'HTTPS',
    'mailto',
    'tel',
  ],
  ...[':', '/', '//', '\\', '/\\', '\\\\', '#', '?', '@', '.', '..', '%', ';', ',', '&', '='],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0001',
    '\u001f',
    ' ',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\ufeff',
    '\u00ad',
  ],
  ...[
    '&colon;',
    '&#58;',
    '&#x6a;',
    '&Tab;',
    '%3A',
    '%2F',
    '%5c',
    '%0a',
    '%09',
    '／',
    '＼',
    '：',
    '。',
  ],
  ...['evil.example', 'site.example', 'alert(1)', 'text/html,<script>', '[::1]', '127.1', 'a', 'ж'],
]

const anyAddress = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  anyText,
)

/** Schemes that run or open something, whichever way a browser gets to them. */
const SAFE = ['http:', 'https:', 'mailto:', 'tel:']

describe('safeHref', () => {
  it('gives nothing, or what a browser reads as one of four schemes', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const href = safeHref(address)
        if (href === undefined) return
        expect(SAFE).toContain(new URL(href, SITE).protocol)
      }),
      { numRuns: 20_000 },
    )
  })

  it('stays on the site where the result looks like a path or a fragment', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '/', '#', ' /'), anyAddress, (start, address) => {
        const href = safeHref(start + address)
        if (href === undefined || /^[a-z]/i.test(href)) return
        expect(new URL(href, SITE).origin).toBe(SITE)
      }),
      { numRuns: 10_000 },
    )
  })

  it('leaves its own result as it is', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const href = safeHref(address)
        if (href !== undefined) expect(safeHref(href)).toBe(href)
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\0javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://site.example/1',
    'view-source:https://site.example',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    '',
    '   ',
    'relative/path',
    '?query',
    'https://',
    'https://a b',
    'https://site.example/\na',
    '/a\tb',
    'https://bank.example@evil.example',
    'https://user:pass@evil.example',
    '/a\u0085b',
    '/a\u202eb',
    'https://site.example/\u2066a',
    'http://[',
  ])('makes no link of %j', (address) => {
    expect(safeHref(address)).toBeUndefined()
  })

  it.each([undefined, null, 1, {}, ['https://site.example'], { toString: () => '/x' }])(
    'makes no link of what is not text (%j)',
    (address) => {
      expect(safeHref(address)).toBeUndefined()
    },
  )

  it.each([
    ['/', '/'],
    ['/uk/про-нас?x=1#y', '/uk/про-нас?x=1#y'],
    ['#top', '#top'],
    [' https://site.example/a ', 'https://site.example/a'],
    ['HTTP://site.example', 'HTTP://site.example'],
    ['mailto:crew@site.example', 'mailto:crew@site.example'],
    ['tel:+380441234567', 'tel:+380441234567'],
    ['/..//evil.example', '/..//evil.example'],
  ])('makes of %j the link %j', (address, href) => {
    expect(safeHref(address)).toBe(href)
  })
})

describe('isExternal', () => {
  it('is true of every link that leaves the site, and of no path', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const href = safeHref(address)
        if (href === undefined || isExternal(href)) return
        const { protocol, origin } = new URL(href, SITE)
        expect(origin === SITE || protocol === 'mailto:' || protocol === 'tel:').toBe(true)
      }),
      { numRuns: 5_000 },
    )
    expect([
      isExternal('HTTPS://a.example'),
      isExternal('/https://a'),
      isExternal('#http:'),
    ]).toEqual([true, false, false])
  })
})

describe('destination', () => {
  it('leaves the site only where that is allowed', () => {
    fc.assert(
      fc.property(anyAddress, fc.boolean(), (address, allowExternal) => {
        const found = destination(address, { allowExternal })
        if (found.kind === 'refused') return
        const { origin, protocol } = new URL(found.href, SITE)
        if (found.kind === 'internal') expect(origin).toBe(SITE)
        else expect([allowExternal, protocol]).toEqual([true, expect.stringMatching(/^https?:$/)])
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    ['/a', 'internal'],
    ['https://a.example', 'external'],
    ['javascript:alert(1)', 'unsafe'],
    ['//a.example', 'unsafe'],
    ['mailto:a@a.example', 'unsafe'],
    ['#a', 'unsafe'],
  ])('of %s is %s', (address, expected) => {
    const found = destination(address, { allowExternal: expected === 'external' })
    expect(found.kind === 'refused' ? found.reason : found.kind).toBe(expected)
    if (expected !== 'external') return
    expect(destination(address, { allowExternal: false })).toEqual({
      kind: 'refused',
      reason: 'external',
    })
  })
})
