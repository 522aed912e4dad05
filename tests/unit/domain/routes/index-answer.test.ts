import { describe, expect, it } from 'vitest'

import { pageHeaders } from '../../../../src/domain/routes/index-answer'

const of = (page: Partial<Parameters<typeof pageHeaders>[0]>) =>
  Object.fromEntries(pageHeaders({ isNegotiated: false, isSecure: false, ...page }))

describe('pageHeaders', () => {
  it('lets caches keep a page for a second that is the same for everybody', () => {
    expect(of({})).toEqual({
      'Cache-Control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
    })
  })

  it('names what a page differs by', () => {
    expect(of({ isNegotiated: true }).Vary).toBe('Cookie, Accept-Language')
    expect(of({ showsPrices: true }).Vary).toBe('Cookie')
    expect(of({ isNegotiated: true, showsPrices: true }).Vary).toBe('Cookie, Accept-Language')
  })

  it('keeps what a search found out of indexes', () => {
    expect(of({ isIndexed: false })['X-Robots-Tag']).toBe('noindex')
  })

  it('lets no cache keep an answer that remembers a choice', () => {
    expect(of({ chosen: 'uk' })).toEqual({
      'Cache-Control': 'private, no-cache',
      'Set-Cookie': 'i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=lax',
    })
    expect(of({ chosen: 'uk', isSecure: true })['Set-Cookie']).toContain('; Secure;')
  })
})
