import { expect, test } from './test'

/** One page of each kind, and the panel. */
const KINDS = [
  '/',
  '/uk/before-you-sign',
  '/ar/docs',
  '/docs/rights-and-pay-at-sea',
  '/admin/login',
]

test('nothing on any kind of page breaks the page’s policy', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) =>
      console.error(`policy: ${violation.violatedDirective} ${violation.blockedURI}`),
    )
  })
  for (const path of KINDS) {
    const answer = await page.goto(path)
    const policy = (await answer?.headerValue('content-security-policy')) ?? ''
    expect(policy, path).toMatch(/script-src 'self' '(?:sha256|nonce)-/)
    expect(/script-src[^;]+/.exec(policy)?.[0], path).not.toContain('unsafe')
    await page.waitForLoadState('networkidle')
  }
})

test('a script that got into a page does not run', async ({ page, quiet }) => {
  quiet.allow(/Content Security Policy|404/)
  await page.goto('/about')
  const refused = await page.evaluate(async () => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    )
    const script = document.createElement('script')
    script.textContent = 'document.title = "ran"'
    document.head.append(script)
    const place = document.createElement('div')
    place.innerHTML = '<img src="/nowhere.png" onerror="document.title = \'ran\'">'
    document.body.append(place)
    await new Promise((resolve) => place.querySelector('img')?.addEventListener('error', resolve))
    return violations
  })
  expect(refused.toSorted()).toEqual(['script-src-attr', 'script-src-elem'])
  await expect(page).not.toHaveTitle('ran')
})

test('a stranger’s policy is in nobody’s page', async ({ site }) => {
  // A page that nobody has asked for yet: the first request renders it for all.
  const nonce = 'bm9ib2R5cy1udW1iZXI='
  const url = `${site.url}/fr/privacy`
  const headers = { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` }
  expect(await (await fetch(url, { headers })).text()).not.toContain(nonce)
  expect(await (await fetch(url)).text()).not.toContain(nonce)
})

test('text is compressed as its reader understands, files of a build once and for all', async ({
  site,
}) => {
  const html = await (await fetch(`${site.url}/about`)).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  for (const path of ['/about', script, '/_i18n/uk/messages.json', '/robots.txt', '/sitemap.xml']) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('content-encoding'), `${path} ${encoding}`).toBe(encoding)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    }
  }
  const plain = await fetch(site.url + script, { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
  expect((await fetch(`${site.url}/_next/static/nothing.js`)).status).toBe(404)
  expect((await fetch(`${site.url}/_next/static/%2e%2e/BUILD_ID`)).status).not.toBe(200)
})

test('only the panel asks for a colour scheme', async ({ site }) => {
  expect((await fetch(`${site.url}/admin/login`)).headers.get('critical-ch')).not.toBeNull()
  for (const path of ['/', '/docs', '/api/media', '/robots.txt']) {
    const { headers } = await fetch(site.url + path)
    expect([headers.get('critical-ch'), headers.get('accept-ch')], path).toEqual([null, null])
    expect(headers.get('x-powered-by')).toBeNull()
  }
})
