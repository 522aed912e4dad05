import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import { kindOfAnswer, PART_HEADER } from '../../../src/server/answer-kind'
import { makePart, takePartRequest } from '../../../src/server/page-parts'

const PAGE = [
  '<!DOCTYPE html><html data-page="m" lang="ar" dir="rtl"><head><meta charSet="utf-8"/>',
  '<style data-precedence="next" data-href="/_next/a.css">.a>.b{color:red}</style>',
  '<style data-precedence="list" data-href="list rows">main{}</style>',
  '<title>Cooks &amp; bakers</title><meta name="robots" content="noindex, follow"/>',
  '<meta name="viewport" content="width=device-width"/><meta property="og:title" content="Cooks"/>',
  '<link rel="canonical" href="/crewings"/><link rel="alternate" hrefLang="uk" href="/uk/crewings"/>',
  '<script>run("<main>")</script></head><body><header>Menu</header>',
  '<main id="content"><style>.pays{}</style><div class="search" data-query="?rank=cook">42</div>',
  '<script type="application/ld+json">{"a":1}</script></main>',
  '<footer>Foot</footer></body></html>',
].join('')

describe('the part of a page', () => {
  it('is what is in its main, and what its head says of it', () => {
    expect(makePart(PAGE)).toBe(
      [
        '<!DOCTYPE html><html data-page="m" lang="ar" dir="rtl"><head>',
        '<style data-precedence="next" data-href="/_next/a.css"></style>',
        '<style data-precedence="list" data-href="list rows"></style>',
        '<title>Cooks &amp; bakers</title><meta name="robots" content="noindex, follow"/>',
        '<link rel="canonical" href="/crewings"/><link rel="alternate" hrefLang="uk" href="/uk/crewings"/>',
        '</head><body><main id="content"><style>.pays{}</style>',
        '<div class="search" data-query="?rank=cook">42</div></main></body></html>',
      ].join(''),
    )
  })

  it('is asked for by its address, and is the same for everybody', () => {
    const headers = { 'accept-language': 'uk', cookie: 'mh_lite=1', 'save-data': 'on', accept: '*' }
    const request = { method: 'GET', url: '/_part/ar/crewings?rank=cook', headers }
    expect(takePartRequest(request as unknown as IncomingMessage)).toBe(true)
    expect(request.url).toBe('/ar/crewings?rank=cook')
    expect(request.headers).toEqual({ accept: '*', [PART_HEADER]: '1' })
    expect(kindOfAnswer(request.headers)).toBe('part')
  })

  it.each([
    ['GET', '/crewings'],
    ['GET', '/_part'],
    ['GET', '/_parts/crewings'],
    ['GET', '/uk/_part/crewings'],
    ['POST', '/_part/crewings'],
  ])('is not asked for by %s %s', (method, url) => {
    const request = { method, url, headers: { cookie: 'a=b' } }
    expect(takePartRequest(request as unknown as IncomingMessage)).toBe(false)
    expect(request).toEqual({ method, url, headers: { cookie: 'a=b' } })
  })
})
