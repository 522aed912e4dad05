import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { createFailurePages } from '../../../src/server/failure-page'
import { direction, languageTag, LOCALES } from '../../../src/domain/locales/locales'

const pages = createFailurePages(process.cwd(), 'en')
const failure = { url: '/', headers: {}, status: 500, requestId: 'abc123' } as const

describe('the page for a failure', () => {
  it.each(LOCALES)('speaks %s, needs no script and names the request', (locale) => {
    const page = pages.render({ ...failure, url: `/${locale}/x` })
    expect(page).toContain(`<html lang="${languageTag(locale)}" dir="${direction(locale)}">`)
    expect(page).toMatch(/<title>500 - .+<\/title>/)
    expect(page).toContain('abc123')
    expect(page).not.toMatch(/<script|at \w+ \(|node_modules/)
  })

  it.each([
    ['/', { cookie: 'i18n_redirected=uk' }, 'uk'],
    ['/ar', { cookie: 'i18n_redirected=uk' }, 'ar'],
    ['/en/AR/x?y', {}, 'ar'],
    ['/x', { cookie: 'a=b; i18n_redirected=hi; c=d', 'accept-language': 'uk' }, 'hi'],
    ['/x', { cookie: 'i18n_redirected=xx', 'accept-language': 'en;q=0.2, fil-PH' }, 'tl-PH'],
    ['/x', { 'accept-language': 'sv, zh-TW;q=0.5' }, 'zh'],
    ['/x', { 'accept-language': '*' }, 'en'],
    ['/x', { cookie: 'not_i18n_redirected=uk' }, 'en'],
    ['/constructor', { cookie: 'i18n_redirected=constructor' }, 'en'],
  ])('at %s with %j speaks %s', (url, headers, tag) => {
    expect(pages.render({ ...failure, url, headers })).toContain(`<html lang="${tag}"`)
  })

  it.each(['Googlebot/2.1', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'bingbot'])(
    'shows %s no error, only the site and the way home',
    (userAgent) => {
      const page = pages.render({ ...failure, headers: { 'user-agent': userAgent } })
      expect(page).toContain('<title>Mariner Hub</title>')
      expect(page).toContain('<a href="/">')
      expect(page).not.toMatch(/500 -|abc123|wrong|cat/)
    },
  )

  it('says that too much is asked for at once, not that the database is away', () => {
    const page = pages.render({ ...failure, status: 503, isBusy: true })
    expect(page).toContain('<h1>Too many pages are asked for at once</h1>')
    expect(pages.render({ ...failure, status: 503 })).toContain('cannot reach its database')
  })

  it.each(LOCALES)('says in %s when to search again, and keeps the search', (locale) => {
    const url = `/${locale}/crewings?rank=cook&words=a%22%3E%3Cscript%3E&%E0%A4%A=1`
    const limited = { url, headers: {}, requestId: 'x', status: 429 } as const
    const page = pages.render({ ...limited, secondsToWait: 61 })
    const when = new Intl.RelativeTimeFormat(languageTag(locale)).format(2, 'minute')
    expect(page).toContain(when)
    expect(page).not.toMatch(/\{when\}|<script/)
    expect(page).toContain(`<form action="/${locale}/crewings">`)
    expect(page).toContain('<input type="hidden" name="rank" value="cook">')
    expect(page).toContain('name="words" value="a&quot;&gt;&lt;script&gt;"')
    expect(
      pages.render({ ...limited, url: `/${locale}/crewings`, secondsToWait: 9 }),
    ).not.toContain('<form')
  })

  it('has the colours of the site, light and dark', () => {
    const page = pages.render(failure)
    const theme = readFileSync('src/ui/styles/theme.css', 'utf8')
    const [, light, dark] = /--ink: light-dark\((#\w+), (#\w+)\)/.exec(theme) ?? []
    expect(page).toMatch(new RegExp(`--ink:${light}[;}].*dark\\).*--ink:${dark}[;}]`))
    for (const [, name] of page.matchAll(/var\(--(\w+)\)/g)) expect(page).toContain(`--${name}:#`)
  })

  it('writes what a request brings as text', () => {
    const page = pages.render({ ...failure, requestId: '"><script>' })
    expect(page).not.toContain('<script>')
  })
})
