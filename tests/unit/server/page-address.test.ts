import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import { takeAddressOfPage } from '../../../src/server/page-address'

function taken(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers }
  // Of a request it reads and writes these two alone.
  takeAddressOfPage(request as unknown as IncomingMessage)
  return [request.url, request.headers['x-mh-path'], request.headers['x-mh-query']]
}

describe('takeAddressOfPage', () => {
  it.each([
    ['/about?token=1', '/about', '/about', '?token=1'],
    ['/about?_rsc=x&a=1', '/about', '/about', '?a=1'],
    ['/about?_rscx=1', '/about', '/about', '?_rscx=1'],
    ['/uk//about/', '/uk/about', '/uk//about/', undefined],
    ['//', '/', '//', undefined],
    ['/\\evil', '/%5Cevil', '/\\evil', undefined],
    ['/uk/../admin', '/_', '/uk/../admin', undefined],
    ['/a/%2E%2e/b', '/_', '/a/%2E%2e/b', undefined],
    ['/%', '/_', '/%', undefined],
    ['//robots.txt/?x', '//robots.txt/?x', '//robots.txt/', '?x'],
  ])('of %s leaves Next %s', (url, left, path, query) => {
    expect(taken(url)).toEqual([left, path, query])
  })

  it('keeps what is Next’s own only where the request is of its kind', () => {
    expect(taken('/about?_rsc=x&a=1', { rsc: '1' })[0]).toBe('/about?_rsc=x')
    expect(taken('/about?_rsc', { rsc: '1' })[0]).toBe('/about?_rsc')
    expect(taken(`/about?_rsc=${'x'.repeat(17)}`, { rsc: '1' })[0]).toBe('/about')
  })

  it.each(['', '0', '2', '1, 1'])('takes “rsc: %s” away, which Next answers with HTML', (rsc) => {
    const headers = { rsc, 'next-router-prefetch': '1', 'next-url': '/x', accept: '*/*' }
    const request = { url: '/about?_rsc=x', headers }
    expect(takeAddressOfPage(request as unknown as IncomingMessage)).toBe('page')
    expect([request.url, headers]).toEqual(['/about', { accept: '*/*', 'x-mh-path': '/about' }])
  })

  it.each([
    '/_next/../about',
    '/api/%',
    '/admin/%00',
    '/_next/data/x/about.json',
    '/admin/./x',
    '/cdn-cgi/image/width=640/../x',
    '/cdn-cgi/image/width=640/%2e%2E/x',
    '/cdn-cgi/image/width=640/http://127.0.0.1/x',
    '/cdn-cgi/image/width=640//evil.example/x',
    '/cdn-cgi/image/width=640/\\evil.example\\x',
    '/cdn-cgi/image/width=640/%',
  ])('refuses %s', (url) => {
    const request = { url, headers: {} }
    expect(takeAddressOfPage(request as unknown as IncomingMessage)).toBe('refused')
  })

  it.each([
    '/_next/static/x.js?v=1',
    '/api/pages?where=x',
    '/admin/login/?redirect=%2F',
    '//admin?x',
    '/cdn-cgi/image/width=640,format=webp/api/media/file/%D0%BF.png?v=1f',
  ])('leaves %s as it is', (url) => {
    expect(taken(url)).toEqual([url, undefined, undefined])
  })
})
