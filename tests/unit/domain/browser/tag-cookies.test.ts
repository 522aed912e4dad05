import { describe, expect, it } from 'vitest'

import { ALL_ALLOWED, NONE_ALLOWED } from '../../../../src/domain/browser/consent-record'
import { expiredTagCookies } from '../../../../src/domain/browser/tag-cookies'

const ALL =
  '_ga=GA1.1.1; _ga_ABC123=GS1; _gid=1; _gat=1; _gat_gtag_UA_1_1=1; _gcl_au=1.1; _gcl_aw=2'

const namesIn = (cookies: string[]) => [
  ...new Set(cookies.map((cookie) => cookie.split('=', 1)[0])),
]

describe('expiredTagCookies', () => {
  it('drops what the tag keeps, and nothing of ours or of others', () => {
    const others =
      'mh_consent_v1=x; i18n_redirected=uk; ga=1; x_ga=1; _gallery=1; _gatsby-x=1; _gcl='
    expect(namesIn(expiredTagCookies(`${others}; ${ALL}`, 'site.example', NONE_ALLOWED))).toEqual([
      '_ga',
      '_ga_ABC123',
      '_gid',
      '_gat',
      '_gat_gtag_UA_1_1',
      '_gcl_au',
      '_gcl_aw',
    ])
  })

  it('leaves what is allowed', () => {
    expect(expiredTagCookies(ALL, 'site.example', ALL_ALLOWED)).toEqual([])
    const analyticsOnly = { ...NONE_ALLOWED, analytics: true }
    expect(namesIn(expiredTagCookies(ALL, 'site.example', analyticsOnly))).toEqual([
      '_gcl_au',
      '_gcl_aw',
    ])
    const adsOnly = { ...NONE_ALLOWED, ads: true }
    expect(namesIn(expiredTagCookies(ALL, 'site.example', adsOnly))).not.toContain('_gcl_au')
  })

  it.each([
    ['www.site.example', ['', '; Domain=www.site.example', '; Domain=site.example']],
    ['localhost', ['']],
    ['127.0.0.1', ['']],
    ['[::1]', ['']],
    ['[fe80::1]', ['']],
  ])('drops it on %s and every domain above', (host, domains) => {
    expect(expiredTagCookies('_ga=1', host, NONE_ALLOWED)).toEqual(
      domains.map((domain) => `_ga=; Path=/; Max-Age=0${domain}`),
    )
  })

  it('cannot be made to say something else, or too much', () => {
    const bad = '_ga_x\r\nSet-Cookie: a=b; _ga_<b>=1; _ga é=1; _ga'
    expect(expiredTagCookies(bad, 'localhost', NONE_ALLOWED)).toEqual(['_ga=; Path=/; Max-Age=0'])
    const many = Array.from({ length: 5_000 }, (_, index) => `_ga_${index}=1`).join('; ')
    expect(expiredTagCookies(many, 'localhost', NONE_ALLOWED)).toHaveLength(40)
  })
})
