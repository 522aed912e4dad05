import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CACHING } from '../../../../src/domain/routes/caching'
import type { GuardedRequest } from '../../../../src/domain/routes/guards'
import {
  compileRoutes,
  describeRoutes,
  matchContentRoute,
  matchFixedRoute,
} from '../../../../src/domain/routes/match-route'
import { LARGEST_BODY, largestBody, ROUTES } from '../../../../src/domain/routes/route-table'
import { anyText } from '../arbitraries'

describe('compileRoutes', () => {
  it('refuses a row that names a guard that there is not, by the specification’s words', () => {
    for (const name of ['seaman-only', 'constructor', '__proto__']) {
      expect(() => compileRoutes([{ pattern: 'x', guards: [name] }], {})).toThrow(
        `Unknown route middleware: '${name}'`,
      )
    }
  })

  it('asks the guards of the first row that fits', () => {
    const numbered = ({ params }: GuardedRequest) => /^\d+$/.test(String(params.id))
    const find = compileRoutes(
      [{ pattern: 'services/:id', guards: ['numbered'] }, { pattern: 'services/{*rest}' }],
      { numbered },
    )
    const found = (path: string) => {
      const { route, isRefused } = find(path) ?? {}
      return [route?.pattern, isRefused]
    }
    expect(found('services/7')).toEqual(['services/:id', false])
    expect(found('services/seven')).toEqual(['services/:id', true])
    expect(found('services/7/more')).toEqual(['services/{*rest}', false])
    expect(found('Services/7')).toEqual([undefined, undefined])
  })
})

describe('the table of the site', () => {
  it.each([
    ['', 'page'],
    ['about', 'page'],
    ['docs/x/y', 'guides'],
    ['docsx', 'page'],
    ['favicon.ico', 'old icon below a language'],
    ['apple-touch-icon-120x120-precomposed.png', 'icon in another size'],
    ['apple-touch-icon-.png', 'page'],
    ['index.html', 'home by another name'],
    ['index.exe', 'page'],
    ['sitemap-02.xml', undefined],
    ['sitemap-x-1.xml', undefined],
    ['sitemap-uk-2.xml', 'sitemap'],
    ['preview/pages/7', 'preview'],
    ['preview/pages/x', undefined],
    ['search', 'search'],
  ])('has for the content path %j the row %s', (path, name) => {
    const found = matchContentRoute(path)
    expect(found?.isRefused ? undefined : found?.route.name).toBe(name)
  })

  it('has a row for every content path, and throws for none', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        expect(matchContentRoute(path)).toBeDefined()
        matchFixedRoute(path)
      }),
    )
  })

  it('has no address twice', () => {
    const addresses = ROUTES.map(({ pattern, inEachLanguage }) => `${pattern} ${inEachLanguage}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('keeps no private page, and lets nobody else keep one', () => {
    const rows = ROUTES.filter((route) => route.class === 'private page')
    expect(rows.map(({ name }) => name)).toEqual([
      'cookie settings',
      'search',
      'form: write to us',
      'form: offer a vacancy',
      'form: ask about data',
      'form: order an alert',
      'form: confirm an alert',
      'leave an alert',
      'alerts of an address',
      'form: ask for a mailing',
      'stop mailings',
      'report of a mailing',
      'state of what was sent',
      'form: answer a vacancy',
      'form: report',
      'form: was a guide of use',
      'form: apply',
      'form: sign in',
      'form: ask for a link',
      'form: sign in by a link',
      'form: forgotten password',
      'form: new password',
      'form: confirm an address',
      'services for seafarers',
      'service for seafarers',
      'form: ask for a service',
      'account',
      'form: own data',
      'form: change the password',
      'form: change the e-mail address',
      'form: delete the account',
      'sea service and papers',
      'form: sea service',
      'form: remove sea service',
      'form: paper',
      'form: remove a paper',
      'form: reference',
      'form: remove a reference',
      'form: own person',
      'form: work wanted',
      'form: own languages',
      'form: before papers run out',
      'form: found by staff',
      'who sees what',
      'vacancies that one has the papers for',
      'vacancy beside the own form',
      'form: read a download again',
      'form: what a download changes',
      'form: old CV',
      'form: remove the old CV',
      'form: links to the own form',
      'form: end a link to the own form',
      'form: show a shared form',
      'end reminders',
      'desk',
      'form: claim a company',
      'form: confirm for a desk',
      'form: sign in to a desk',
      'form: sign in to a desk by a link',
      'desk of a company',
      'form: invite to a desk',
      'form: seat at a desk',
      'preview',
    ])
    expect(new Set(rows.map(({ caching }) => CACHING[caching]))).toEqual(
      new Set(['private, no-store']),
    )
  })

  it('takes a file of 11 MB where files go, and from strangers a form', () => {
    const limits = (path: string) => {
      const { route } = matchFixedRoute(path) ?? {}
      return route && [largestBody(route, false), largestBody(route, true)]
    }
    const [kB, MB] = [1024, 1024 * 1024]
    expect(limits('api/media/7')).toEqual([64 * kB, 11 * MB])
    expect(limits('api/service-files')).toEqual([64 * kB, 6 * MB])
    expect(limits('api/service-files/7')).toEqual([64 * kB, 6 * MB])
    expect(limits('api/seaman-services')).toEqual([64 * kB, MB])
    expect(limits('api/pages')).toEqual([64 * kB, MB])
    expect(limits('admin/login')).toEqual([64 * kB, MB])
    expect(limits('server/consent')).toEqual([64 * kB, MB])
    expect(LARGEST_BODY).toBe(20 * MB)
  })

  it('is told as data that JSON can hold', () => {
    const told = describeRoutes()
    expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    expect(told.map(({ path }) => path)).toContain('favicon.ico')
  })
})
