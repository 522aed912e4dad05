import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import { takeAddressOfPage } from '../../../scripts/front-server/page-address.mjs'

function taken(url: string) {
  const request = { url, headers: {} as Record<string, string> }
  // Of a request it reads and writes these two alone.
  takeAddressOfPage(request as unknown as IncomingMessage)
  return [request.url, request.headers['x-mh-path'], request.headers['x-mh-query']]
}

describe('takeAddressOfPage', () => {
  it.each([
    ['/about?token=1', '/about', '/about', '?token=1'],
    ['/about?_rsc=x&a=1', '/about?_rsc=x', '/about', '?a=1'],
    ['/about?_rscx=1', '/about', '/about', '?_rscx=1'],
    ['/uk//about/', '/uk/about', '/uk//about/', undefined],
    ['//', '/', '//', undefined],
    ['/\\evil', '/%5Cevil', '/\\evil', undefined],
    ['/uk/../admin', '/uk/_/admin', '/uk/../admin', undefined],
    ['/a/%2E%2e/b', '/a/_/b', '/a/%2E%2e/b', undefined],
    ['/%', '/%', '/%', undefined],
  ])('of %s leaves Next %s', (url, left, path, query) => {
    expect(taken(url)).toEqual([left, path, query])
  })

  it.each([
    '/_next/static/x.js?v=1',
    '/api/pages?where=x',
    '/admin/login/?redirect=%2F',
    '//admin?x',
  ])('leaves %s as it is', (url) => {
    expect(taken(url)).toEqual([url, undefined, undefined])
  })
})
