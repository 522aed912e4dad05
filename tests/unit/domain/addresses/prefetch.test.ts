import { describe, expect, it } from 'vitest'

import { ROUTES } from '../../../../src/domain/routes/route-table'

import {
  type Connection,
  isDear,
  mayLoadUnasked,
  type PageLink,
  prefetchAddress,
} from '../../../../src/domain/addresses/prefetch'

describe('isDear', () => {
  it.each<[Connection | undefined, boolean]>([
    [undefined, false],
    [{}, false],
    [{ effectiveType: '5g' }, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: false }, false],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ saveData: true }, true],
  ])('on %j: %s', (connection, expected) => {
    expect(isDear(connection)).toBe(expected)
  })
})

describe('mayLoadUnasked', () => {
  it.each<[Connection | undefined, number, boolean]>([
    // Of most browsers nothing is known but how long the page took.
    [undefined, 120, true],
    [{}, 120, true],
    [undefined, 720, false],
    [{ effectiveType: '4g' }, 120, true],
    [{ effectiveType: '4g' }, 720, false],
    [{ effectiveType: '3g' }, 120, false],
    [{ effectiveType: '2g' }, 120, false],
    [{ effectiveType: '4g', saveData: true }, 120, false],
    [{ saveData: true }, 120, false],
  ])('on %j, where the page took %i ms: %s', (connection, answeredIn, may) => {
    expect(mayLoadUnasked(connection, answeredIn)).toBe(may)
  })
})

describe('prefetchAddress', () => {
  const PAGE = { origin: 'https://site.example', pathname: '/uk/a', search: '?q=1', lang: 'uk' }
  const LINK: PageLink = {
    origin: 'https://site.example',
    pathname: '/uk/b',
    search: '',
    target: '',
    hreflang: '',
    download: null,
  }
  const addressWith = (change: Partial<PageLink>) => prefetchAddress({ ...LINK, ...change }, PAGE)

  it.each<[string, Partial<PageLink>, string]>([
    ['another page', {}, '/uk/b'],
    ['a query', { search: '?q=2' }, '/uk/b?q=2'],
    ['this page with another query', { pathname: '/uk/a', search: '' }, '/uk/a'],
    ['a page in the same language', { hreflang: 'uk' }, '/uk/b'],
    [
      'a path that only begins like the panel’s',
      { pathname: '/administration' },
      '/administration',
    ],
    ['a path that only begins like the API’s', { pathname: '/apia' }, '/apia'],
  ])('of a link to %s is its address', (_, change, expected) => {
    expect(addressWith(change)).toBe(expected)
  })

  it.each<[string, Partial<PageLink>]>([
    ['another origin', { origin: 'https://other.example' }],
    ['another scheme', { origin: 'null', pathname: 'crew@site.example' }],
    ['this very page', { pathname: '/uk/a', search: '?q=1' }],
    ['another window', { target: '_blank' }],
    ['another language', { hreflang: 'en' }],
    ['the API', { pathname: '/api/pages' }],
    ['the panel', { pathname: '/admin' }],
    ['a download', { download: '' }],
    ['a named download', { download: 'contract.pdf' }],
    ['a file', { pathname: '/uk/contract.pdf' }],
  ])('of a link to %s is none', (_, change) => {
    expect(addressWith(change)).toBeUndefined()
  })

  it.each([
    '/server/seaman/data.json',
    '/api/media/file/contract',
    '/cdn-cgi/image/width=640/contract',
    '/_i18n/uk/messages.json',
    '/uk/crewings/vacancies.atom',
    '/latest.json',
    '/uk/sitemap.xml',
  ])('of %s, which is no page, is none', (pathname) => {
    expect(addressWith({ pathname })).toBeUndefined()
  })

  it('of a private page of the table is none, in any language', () => {
    // Without the parameters.
    const beginnings = ROUTES.filter((route) => route.class === 'private page').map(
      ({ pattern }) => pattern.split('/:', 1)[0],
    )
    expect(beginnings.length).toBeGreaterThan(2)
    for (const path of beginnings) {
      for (const pathname of [`/${path}`, `/uk/${path}`, `/uk/${path}/below`]) {
        expect([pathname, addressWith({ pathname })]).toEqual([pathname, undefined])
      }
    }
    expect(addressWith({ pathname: '/uk/searching' })).toBe('/uk/searching')
    expect(addressWith({ pathname: '/uk/mailing' })).toBe('/uk/mailing')
  })
})
