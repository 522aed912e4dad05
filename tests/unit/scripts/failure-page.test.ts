import { describe, expect, it } from 'vitest'

import { createFailurePages } from '../../../scripts/front-server/failure-page.mjs'
import { direction, languageTag, LOCALES } from '../../../src/domain/locales'

const pages = createFailurePages('src/i18n/messages', 'en')
const failure = {
  url: '/',
  cookies: '',
  userAgent: 'Firefox',
  status: 500,
  requestId: 'abc123',
} as const

describe('the page for a failure', () => {
  it.each(LOCALES)('speaks %s, needs no script and names the request', (locale) => {
    const page = pages.render({ ...failure, url: `/${locale}/x` })
    expect(page).toContain(`<html lang="${languageTag(locale)}" dir="${direction(locale)}">`)
    expect(page).toMatch(/<title>500 - .+<\/title>/)
    expect(page).toContain('abc123')
    expect(page).not.toMatch(/<script|at \w+ \(|node_modules/)
  })

  it.each([
    ['/', 'i18n_redirected=uk', 'uk'],
    ['/ar', 'i18n_redirected=uk', 'ar'],
    ['/x', 'a=b; i18n_redirected=hi; c=d', 'hi'],
    ['/x', 'i18n_redirected=xx', 'en'],
    ['/x', 'not_i18n_redirected=uk', 'en'],
    ['/constructor', 'i18n_redirected=constructor', 'en'],
  ])('at %s with the cookie %j speaks %s', (url, cookies, locale) => {
    expect(pages.render({ ...failure, url, cookies })).toContain(`<html lang="${locale}"`)
  })

  it.each(['Googlebot/2.1', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'bingbot'])(
    'shows %s no error, only the site and the way home',
    (userAgent) => {
      const page = pages.render({ ...failure, userAgent })
      expect(page).toContain('<title>Mariner Hub</title>')
      expect(page).toContain('<a href="/">')
      expect(page).not.toMatch(/500|abc123|wrong/)
    },
  )

  it('writes what a request brings as text', () => {
    const page = pages.render({ ...failure, requestId: '"><script>' })
    expect(page).not.toContain('<script>')
  })
})
