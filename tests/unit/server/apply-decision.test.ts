import { type IncomingMessage, ServerResponse } from 'node:http'

import { describe, expect, it } from 'vitest'

import { decide, type SiteFacts } from '../../../src/domain/routes/decide'
import { ROUTES } from '../../../src/domain/routes/route-table'
import { settleHead } from '../../../src/server/answer-head'
import { applyDecision } from '../../../src/server/apply-decision'

const SITE: SiteFacts = { defaultLocale: 'en', siteUrl: 'https://site.example' }

/** A request and its decision, which must be one that goes on to Next. */
function decided(url: string, headers: Record<string, string> = {}) {
  // What is read and written of a request are these.
  const request = { method: 'GET', url, headers } as unknown as IncomingMessage
  const decision = decide({ method: 'GET', url, headers }, SITE)
  if (decision.kind !== 'page' && decision.kind !== 'direct') throw new Error(decision.kind)
  return { request, decision }
}

/** `Cache-Control` of an answer of Next that says so of itself. */
function cachingOf(url: string, status: number, said?: string) {
  const { request, decision } = decided(url)
  const response = new ServerResponse(request)
  if (said !== undefined) response.setHeader('Cache-Control', said)
  settleHead(response, status, { decision })
  return response.getHeader('Cache-Control')
}

describe('a page', () => {
  it('is rendered for a program without a name as for any other, with its title in its head', () => {
    for (const headers of [{}, { 'user-agent': '' }]) {
      const { request, decision } = decided('/about', headers)
      applyDecision(request, decision, SITE)
      expect(request.headers['user-agent']).toBe('unknown')
    }
    const { request, decision } = decided('/about', { 'user-agent': 'Lynx' })
    applyDecision(request, decision, SITE)
    expect(request.headers['user-agent']).toBe('Lynx')
  })
})

describe('a private page', () => {
  const addresses: Record<string, string> = {
    'cookie settings': '/uk/consent',
    search: '/search?q=visa',
    'form: write to us': '/forms/contact',
    'form: offer a vacancy': '/uk/forms/offer',
    'form: ask about data': '/forms/data',
    'form: answer a vacancy': '/forms/answer/7',
    'form: order an alert': '/uk/forms/alerts?filter=rank%3Dbosun',
    'form: confirm an alert': '/forms/alerts/confirm/AAAAAAAAAAAAAAAAAAAAAA',
    'leave an alert': '/uk/forms/alerts/leave/AAAAAAAAAAAAAAAAAAAAAA',
    'alerts of an address': '/forms/alerts/AAAAAAAAAAAAAAAAAAAAAA?done=ended',
    'form: ask for a mailing': '/mailing/review?mailing=all',
    'stop mailings': '/uk/mailing/stop/AAAAAAAAAAAAAAAAAAAAAA',
    'report of a mailing': '/mailing/report/AAAAAAAAAAAAAAAAAAAAAA',
    'state of what was sent': '/forms/state/AAAAAAAAAAAAAAAAAAAAAA',
    'form: report': '/forms/report/vacancies/7',
    'form: was a guide of use': '/forms/guide/7',
    'form: apply': '/uk/seaman/apply',
    'form: sign in': '/seaman/sign-in?next=/seaman/account',
    'form: ask for a link': '/seaman/link',
    'form: sign in by a link': '/uk/seaman/link/AAAAAAAAAAAAAAAAAAAAAA',
    'form: forgotten password': '/seaman/password',
    'form: new password': '/uk/seaman/password/AAAAAAAAAAAAAAAAAAAAAA',
    'form: confirm an address': '/seaman/confirm/AAAAAAAAAAAAAAAAAAAAAA',
    'services for seafarers': '/uk/seaman/services?q=visa',
    'service for seafarers': '/seaman/services/7',
    'form: ask for a service': '/uk/seaman/services/7/ask',
    account: '/uk/seaman/account?done=saved',
    'form: own data': '/seaman/account/data',
    'form: change the password': '/uk/seaman/account/password',
    'form: change the e-mail address': '/seaman/account/email',
    'form: delete the account': '/uk/seaman/account/delete',
    'sea service and papers': '/seaman/account/record',
    'form: sea service': '/uk/seaman/account/record/service/7',
    'form: remove sea service': '/seaman/account/record/service/7/remove',
    'form: paper': '/uk/seaman/account/record/papers/7',
    'form: remove a paper': '/seaman/account/record/papers/7/remove',
    'form: reference': '/uk/seaman/account/record/references/7',
    'form: remove a reference': '/seaman/account/record/references/7/remove',
    'form: own person': '/uk/seaman/account/record/person',
    'form: work wanted': '/seaman/account/record/work',
    'form: own languages': '/uk/seaman/account/record/languages',
    'form: before papers run out': '/uk/seaman/account/record/reminders',
    'form: found by staff': '/uk/seaman/account/record/search',
    'vacancies that one has the papers for': '/uk/seaman/account/record/vacancies?rank=master',
    'vacancy beside the own form': '/seaman/account/record/vacancies/7',
    'who sees what': '/seaman/account/record/parts',
    'form: read a download again': '/uk/seaman/account/record/import',
    'form: what a download changes': '/uk/seaman/account/record/import/review',
    'form: old CV': '/uk/seaman/account/record/cv?page=2',
    'form: remove the old CV': '/uk/seaman/account/record/cv/remove',
    'form: links to the own form': '/uk/seaman/account/record/links',
    'form: end a link to the own form': '/seaman/account/record/links/7/end',
    'form: show a shared form': '/uk/seaman/form/AAAAAAAAAAAAAAAAAAAAAA',
    desk: '/uk/company-desk?done=proven',
    'form: claim a company': '/company-desk/claim/7',
    'form: confirm for a desk': '/uk/company-desk/confirm/AAAAAAAAAAAAAAAAAAAAAA',
    'form: sign in to a desk': '/company-desk/sign-in',
    'form: sign in to a desk by a link': '/uk/company-desk/sign-in/AAAAAAAAAAAAAAAAAAAAAA',
    'desk of a company': '/company-desk/7',
    'form: invite to a desk': '/uk/company-desk/7/invite',
    'form: seat at a desk': '/company-desk/7/people/7',
    'end reminders': '/uk/seaman/reminders/AAAAAAAAAAAAAAAAAAAAAA',
    preview: '/en/preview/pages/7',
  }

  it.each(ROUTES.filter((route) => route.class === 'private page').map(({ name }) => name))(
    'is one visitor’s whatever it says of itself: %s',
    (name) => {
      for (const said of [undefined, 'public, s-maxage=60', 'max-age=0, must-revalidate']) {
        expect(cachingOf(addresses[name] ?? '', 200, said)).toBe('private, no-store')
      }
    },
  )
})

it('a failure in the place of a private page is kept by nobody, and says so itself', () => {
  expect(cachingOf('/consent', 503, 'no-store')).toBe('no-store')
})

describe('other answers', () => {
  it.each([
    ['/api/pages', 200, undefined, 'private, no-store'],
    ['/api/media/file/x.png', 200, 'public, max-age=60', 'public, max-age=60'],
    ['/robots.txt/', 308, undefined, 'no-cache'],
    ['/about', 200, 'public, s-maxage=1', 'public, s-maxage=1'],
    ['/about', 200, undefined, undefined],
  ])('%s, %i, saying %s: %s', (url, status, said, caching) => {
    expect(cachingOf(url, status, said)).toBe(caching)
  })
})

describe('what Next is left', () => {
  it('is a plain address, with the one that was asked for beside it', () => {
    const { request, decision } = decided('/uk//about/?token=1', { 'user-agent': 'Lynx' })
    applyDecision(request, decision, SITE)
    expect([request.url, request.headers]).toEqual([
      '/uk/about',
      { 'user-agent': 'Lynx', 'x-mh-path': '/uk//about/', 'x-mh-query': '?token=1' },
    ])
  })

  it.each(['', '0', '1', '2', '1, 1'])('says nothing of a router with “rsc: %s”', (rsc) => {
    const { request, decision } = decided('/about?_rsc=x', {
      'user-agent': 'Lynx',
      rsc,
      'next-router-prefetch': '1',
      'next-url': '/x',
    })
    applyDecision(request, decision, SITE)
    expect([request.url, request.headers]).toEqual([
      '/about',
      { 'user-agent': 'Lynx', 'x-mh-path': '/about' },
    ])
  })

  it('is told what Next’s router says on a preview alone', () => {
    const { request, decision } = decided('/preview/pages/7?_rsc=x', { rsc: '1', 'next-url': '/x' })
    applyDecision(request, decision, SITE)
    expect(request.url).toBe('/preview/pages/7?_rsc=x')
    expect(request.headers).toMatchObject({ rsc: '1', 'next-url': '/x' })
  })

  it.each(['/_next/image?url=x', '/server/company/mailing/price?currency=EUR', '/api/pages'])(
    'says nothing of a router to what is no page: %s',
    (url) => {
      const { request, decision } = decided(url, { rsc: '1', 'next-router-prefetch': '1' })
      applyDecision(request, decision, SITE)
      expect([request.url, request.headers]).toEqual([url, {}])
    },
  )

  it('is as it was asked of the panel', () => {
    const { request, decision } = decided('/admin/login/?redirect=%2F', { rsc: '0' })
    applyDecision(request, decision, SITE)
    expect([request.url, request.headers]).toEqual(['/admin/login/?redirect=%2F', { rsc: '0' }])
  })

  it('asks the proxy nothing about what is no page', () => {
    const { request, decision } = decided('/latest.json?x')
    applyDecision(request, decision, SITE)
    expect([request.url, request.headers]).toEqual(['/latest.json?x', {}])
  })
})
