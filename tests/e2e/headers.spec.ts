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
    // The browser tells of a refusal in a task of its own, before or after the error.
    for (let frame = 0; frame < 60 && violations.length < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return violations
  })
  expect(refused.toSorted()).toEqual(['script-src-attr', 'script-src-elem'])
  await expect(page).not.toHaveTitle('ran')
})
