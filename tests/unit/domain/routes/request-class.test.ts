import { expect, it } from 'vitest'

import { decide } from '../../../../src/domain/routes/decide'
import { classOfRequest } from '../../../../src/domain/routes/request-class'

const site = { defaultLocale: 'en', siteUrl: 'https://site.example', mayReadMetrics: true } as const

it.each([
  ['GET', '/', 'page'],
  ['GET', '/uk/nowhere', 'page'],
  ['GET', '/search?q=x', 'page'],
  ['GET', '/forms/contact', 'page'],
  ['POST', '/forms/contact', 'form'],
  ['POST', '/server/consent', 'form'],
  ['GET', '/en/preview/pages/1', 'panel'],
  ['GET', '/admin/login', 'panel'],
  ['GET', '/api/pages', 'api'],
  ['POST', '/api/media', 'api'],
  ['GET', '/server/company/mailing/price', 'api'],
  ['GET', '/api/media/file/a.webp', 'media'],
  ['GET', '/cdn-cgi/image/width=320/api/media/file/a.webp', 'media'],
  ['GET', '/_next/static/a.js', 'static'],
  ['GET', '/favicon.ico', 'static'],
  ['GET', '/robots.txt', 'machine'],
  ['GET', '/uk/sitemap.xml', 'machine'],
  ['GET', '/uk/vacancies.atom?rank=master', 'machine'],
  ['GET', '/readyz', 'health'],
  ['GET', '/metrics', 'metrics'],
  ['BREW', '/about', 'refused'],
  ['POST', '/about', 'refused'],
])('%s %s is counted as %s', (method, url, expected) => {
  expect(classOfRequest(decide({ method, url, headers: {} }, site), method)).toBe(expected)
})

it('knows no metrics where they may not be read: the same is decided as of any address', () => {
  const stranger = { ...site, mayReadMetrics: false }
  for (const [method, headers] of [
    ['GET', {}],
    ['HEAD', {}],
    ['POST', {}],
    ['GET', { 'accept-language': 'uk' }],
  ] as const) {
    const decided = (url: string) =>
      JSON.stringify(decide({ method, url, headers }, stranger)).replaceAll(url.slice(1), '…')
    expect(decided('/metrics'), method).toBe(decided('/metrixs'))
  }
})
