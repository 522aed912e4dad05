import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '../../../../src/domain/locales/locales'
import { publicPath } from '../../../../src/domain/addresses/paths'
import { type AskedRequest, decide, type SiteFacts } from '../../../../src/domain/routes/decide'
import { METHODS } from '../../../../src/domain/routes/route-table'
import { anyText } from '../arbitraries'

const EN: SiteFacts = { defaultLocale: 'en', siteUrl: 'https://site.example' }
const RU: SiteFacts = { ...EN, defaultLocale: 'ru' }

const asked = (url: string, headers: AskedRequest['headers'] = {}, site = EN) =>
  decide({ method: 'GET', url, headers }, site)

const sent = (method: string, url: string, site = EN) => decide({ method, url, headers: {} }, site)

/** What becomes of a page in a word or two. */
function answerTo(url: string, headers: AskedRequest['headers'] = {}, site = EN) {
  const decision = asked(url, headers, site)
  if (decision.kind !== 'page') return decision.kind
  const { answer } = decision
  switch (answer.kind) {
    case 'redirect':
      return `${answer.audience} → ${answer.to}${answer.remembered ? ` as ${answer.remembered}` : ''}`
    case 'sitemap':
      return `sitemap ${answer.file.locale} ${answer.file.number}`
    case 'feed':
      return `feed ${answer.locale} ${answer.format}`
    case 'text':
      return `text ${answer.locale}`
    case 'portal feed':
      return `feed ${answer.locale} for ${answer.portal}`
    case 'error':
      return `${answer.status} ${answer.locale}`
    default:
      return `${answer.kind} ${answer.locale} ${answer.path}`
  }
}

const anyUrl = fc.oneof(
  anyText.map((text) => `/${text}`),
  fc.webPath(),
  fc
    .array(
      fc.constantFrom('uk', 'EN', 'ru', 'consent', 'search', 'preview', 'pages', '1', 'api', ''),
      { maxLength: 6 },
    )
    .map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(
    '/index.html',
    '/uk/favicon.ico',
    '/sitemap-en.xml',
    '/UK/sitemap.xml',
    '/%',
    '/a/../b',
    '//',
    'x',
    'http://x/y?z',
  ),
  anyText,
)
const anyRequest = fc.record({
  method: fc.oneof(fc.constantFrom(...METHODS, 'TRACE'), anyText),
  url: anyUrl,
  headers: fc.dictionary(
    fc.constantFrom('rsc', 'cookie', 'accept-language', 'user-agent', 'referer', '__proto__'),
    fc.oneof(anyText, fc.constant('1'), fc.constant('uk, ar;q=0.5')),
  ),
})
const anySite = fc.constantFrom(EN, RU, { ...EN, isDatabaseAway: true })

describe('decide', () => {
  it('never throws, refuses with 400 or 405, and says which methods there are', () => {
    fc.assert(
      fc.property(anyRequest, anySite, (request, site) => {
        const decision = decide(request, site)
        if (decision.kind !== 'refused') return
        expect([400, 405]).toContain(decision.status)
        const isKnown = METHODS.some((method) => method === request.method)
        if (decision.status === 405) expect(decision.allow !== undefined).toBe(isKnown)
      }),
      { numRuns: 2_000 },
    )
  })

  it('says the same of the same request', () => {
    fc.assert(
      fc.property(anyRequest, anySite, (request, site) => {
        expect(decide(structuredClone(request), site)).toEqual(decide(request, site))
      }),
    )
  })

  it('leads to an address that leads nowhere else', () => {
    fc.assert(
      fc.property(anyUrl, fc.constantFrom(EN, RU), (url, site) => {
        const decision = asked(url, {}, site)
        if (decision.kind !== 'page' || decision.answer.kind !== 'redirect') return
        const there = asked(decision.answer.to, {}, site)
        expect(there.kind === 'page' && there.answer.kind === 'redirect').toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it('looks up the public address of a content path as it is', () => {
    const segment = fc.stringMatching(/^[a-zа-я\d]{1,9}$/)
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => ['x', ...parts].join('/')),
        fc.constantFrom(EN, RU),
        (locale, path, site) => {
          const decision = asked(publicPath({ locale, path }, site.defaultLocale), {}, site)
          expect(decision).toMatchObject({
            kind: 'page',
            answer: { kind: 'look up', locale, path, isCanonical: true },
          })
        },
      ),
    )
  })
})

describe('an address', () => {
  it.each([
    ['/', 'look up en '],
    ['/uk/about', 'look up uk about'],
    ['/UK/about', 'look up uk about'],
    ['/consent', 'private page en consent'],
    ['/uk/search?q=x', 'private page uk search'],
    ['/en/consent', 'everybody → /consent as en'],
    ['/uk/consent/', 'everybody → /uk/consent'],
    ['/en/preview/pages/1', 'private page en preview/pages/1'],
    ['/preview/pages/1', 'look up en preview/pages/1'],
    ['/UK/preview/pages/1', 'look up uk preview/pages/1'],
    ['/sitemap-en.xml', 'sitemap en 1'],
    ['/en/sitemap.xml', 'sitemap en 1'],
    ['/UK/sitemap-2.xml', 'everybody → /uk/sitemap-2.xml'],
    ['/sitemap-02.xml', 'invalid en'],
    ['/vacancies.atom?rank=master', 'feed en atom'],
    ['/uk/vacancies.atom', 'feed uk atom'],
    ['/vacancies.txt?rank=master', 'text en'],
    ['/uk/crewings?rank=master&as=text', 'text uk'],
    ['/crewings?as=text', 'text en'],
    // Another form than text, and the pages below the list, are as they were.
    ['/crewings?as=texts', 'look up en crewings'],
    ['/crewings/companies?as=text', 'look up en crewings/companies'],
    ['/uk/vacancies.json?rank=master', 'feed uk json'],
    ['/en/vacancies.json', 'everybody → /vacancies.json'],
    ['/vacancies-indeed.xml', 'feed en for indeed'],
    ['/uk/vacancies-linkedin.xml', 'feed uk for linkedin'],
    ['/en/vacancies-jooble.xml', 'everybody → /vacancies-jooble.xml'],
    ['/uk/vacancies-monster.xml', 'invalid uk'],
    ['/vacancies-.xml', 'look up en vacancies-.xml'],
    ['/en/vacancies.atom', 'everybody → /vacancies.atom'],
    ['/UK/vacancies.atom/', 'everybody → /uk/vacancies.atom'],
    ['/en/crewings/?as=text', 'everybody → /vacancies.txt'],
    ['/uk/favicon.ico', 'everybody → /favicon.ico'],
    ['/uk/index.php?x', 'everybody → /uk'],
    ['/uk/%', '404 uk'],
    ['/uk/../admin', '404 uk'],
    ['/healthz/', 'look up en healthz'],
    ['/healthz?x', 'health check'],
    ['http://site.example/healthz', 'health check'],
    ['/robots.txt', 'direct'],
    ['/_i18n/uk/messages.json', 'direct'],
    ['/api/pages?x', 'direct'],
    ['/icon-17.png', 'look up en icon-17.png'],
    ['/social-picture-uk.png', 'direct'],
    ['/social-picture-xx.png', 'look up en social-picture-xx.png'],
  ])('%s: %s', (url, answer) => {
    expect(answerTo(url)).toBe(answer)
  })

  it('without a language takes the reader’s, for Next’s router too', () => {
    const ukrainian = { 'accept-language': 'uk' }
    expect(answerTo('/consent', ukrainian)).toBe('reader → /uk/consent')
    expect(answerTo('/consent', { ...ukrainian, rsc: '1' })).toBe('reader → /uk/consent')
    expect(answerTo('/consent', { cookie: 'i18n_redirected=ru' }, RU)).toBe(
      'private page ru consent',
    )
  })

  it('of a private page that needs the database is a 503 while that is away; others answer', () => {
    const away = { ...EN, isDatabaseAway: true }
    expect(answerTo('/en/preview/pages/1', {}, away)).toBe('503 en')
    expect(answerTo('/consent', {}, away)).toBe('private page en consent')
    expect(answerTo('/about', {}, away)).toBe('look up en about')
  })
})

describe('what is left to Next', () => {
  it.each([
    ['/about?token=1', '/about', '/about', '?token=1'],
    ['/about?_rsc=x&a=1', '/about', '/about', '?a=1'],
    ['/about?_rscx=1', '/about', '/about', '?_rscx=1'],
    ['/uk//about/', '/uk/about', '/uk//about/', ''],
    ['//', '/', '//', ''],
    ['/\\evil', '/%5Cevil', '/\\evil', ''],
    ['/uk/../admin', '/_', '/uk/../admin', ''],
    ['/a/%2E%2e/b', '/_', '/a/%2E%2e/b', ''],
    ['/%', '/_', '/%', ''],
    ['//robots.txt/?x', '//robots.txt/?x', '//robots.txt/', '?x'],
    ['/_next/static/x.js?v=1', '/_next/static/x.js?v=1', '/_next/static/x.js', '?v=1'],
    ['/admin/login/?redirect=%2F', '/admin/login/?redirect=%2F', '/admin/login/', '?redirect=%2F'],
    ['//admin?x', '//admin?x', '//admin', '?x'],
  ])('of %s is %s', (url, left, path, query) => {
    expect(asked(url)).toMatchObject({ url: left, asked: { path, query } })
  })

  it('is Next’s own only on a preview, where the request is of its kind', () => {
    const left = (url: string, headers: AskedRequest['headers']) => {
      const decision = asked(url, headers)
      return 'url' in decision ? decision.url : undefined
    }
    expect(left('/preview/pages/7?_rsc=x&a=1', { rsc: '1' })).toBe('/preview/pages/7?_rsc=x')
    expect(left('/preview/pages/7?_rsc', { rsc: '1' })).toBe('/preview/pages/7?_rsc')
    expect(left(`/preview/pages/7?_rsc=${'x'.repeat(17)}`, { rsc: '1' })).toBe('/preview/pages/7')
    expect(left('/preview/pages/7?_rsc=x', { rsc: '2' })).toBe('/preview/pages/7')
    expect(left('/about?_rsc=x', { rsc: '1' })).toBe('/about')
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
    'about',
    'ftp://site.example/about',
  ])('is nothing of %s', (url) => {
    expect(asked(url)).toEqual({ kind: 'refused', status: 400 })
  })
})

describe('a method', () => {
  const read = { kind: 'refused', status: 405, allow: ['GET', 'HEAD'] }

  it.each(['/', '/about', '/consent', '/cat.svg', '/healthz', '/_next/x', '/server/consent/'])(
    'that sends something has nothing to send to at %s',
    (url) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect(sent(method, url)).toEqual(read)
      }
    },
  )

  it.each(['/api/pages', '/admin', '/server/consent?x', '/server/currency'])(
    'that sends something goes on to %s',
    (url) => {
      for (const method of METHODS)
        expect([method, sent(method, url).kind]).toEqual([method, 'direct'])
    },
  )

  it('is refused where the address is not written as ours, and where nobody knows it', () => {
    expect(sent('POST', '//api/pages')).toEqual(read)
    expect(sent('TRACE', '/api/pages')).toEqual({ kind: 'refused', status: 405 })
  })

  it('of Next’s own development is Next’s own business', () => {
    const site = { ...EN, isDevelopment: true }
    expect(sent('POST', '/__nextjs_original-stack-frames', site).kind).toBe('direct')
    expect(sent('POST', '/__nextjs_original-stack-frames')).toEqual(read)
  })
})
