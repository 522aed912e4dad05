import { describe, expect, it } from 'vitest'

import { LOCALES } from '../../../../src/domain/locales/locales'
import {
  isClosedToRedirects,
  isReservedPath,
  isTechnicalPath,
  RESERVED_WORDS,
} from '../../../../src/domain/routes/reserved-words'
import { slugProblem } from '../../../../src/domain/addresses/slugs'

describe('reserved words', () => {
  it.each([
    ...LOCALES,
    'docs',
    'admin',
    'api',
    'server',
    'consent',
    'mailing/review',
    'crewings',
    'seaman',
  ])('include %s, alone and with pages below', (word) => {
    expect(isReservedPath(word)).toBe(true)
    expect(isReservedPath(`${word}/below`)).toBe(true)
    expect(isReservedPath(word.toUpperCase())).toBe(true)
  })

  it.each([
    ...['', 'doc', 'docs-1', 'administration', 'guides/docs', 'документы', 'constructor'],
    ...['mailing', 'mailing/reviews', 'mailing/how-it-works'],
  ])('leave %j to content', (path) => {
    expect(isReservedPath(path)).toBe(false)
  })

  it('are slugs themselves, segment for segment, or an editor could not type them', () => {
    const segments = RESERVED_WORDS.flatMap((word) => word.split('/'))
    expect(segments.filter((segment) => slugProblem(segment) !== undefined)).toEqual([])
  })
})

describe('a path', () => {
  it.each([
    ...['admin/login', 'api', 'server/x', 'preview/pages/1', '_next/x', 'healthz', 'cdn-cgi'],
    ...['robots.txt', 'sitemap.xml', 'sitemap-uk-2.xml', 'favicon.ico', 'index.php'],
    ...['icon-192.png', 'apple-touch-icon-120x120.png', 'social-picture-uk.png', 'latest.json'],
  ])('%s is of the machinery: no page is there, and no redirect', (path) => {
    expect([isTechnicalPath(path), isClosedToRedirects(path)]).toEqual([true, true])
  })

  it.each([
    ['about', false],
    ['administrator', false],
    ['docs/x', false],
    ['feed.xml', false],
    ['consent', true],
    ['search/more', true],
    ['mailing/review', true],
    ['seaman', true],
    ['seaman/services/7', true],
  ])('%s is none of it; closed to redirects: %s', (path, isClosed) => {
    expect([isTechnicalPath(path), isClosedToRedirects(path)]).toEqual([false, isClosed])
  })
})
