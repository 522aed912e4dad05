import { openWith } from './shell'
import { expect, test } from './test'

/** The documentation as its readers use it. */

test('the overview leads to every section, and each document on to the next', async ({
  page,
  site,
}) => {
  await page.goto('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides')
  const tree = page.getByRole('navigation', { name: 'Guides', exact: true })
  const order = await tree
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(order.length).toBeGreaterThan(16)

  const walked: (string | null)[] = []
  for (;;) {
    const next = page.locator('a[rel=next]')
    if ((await next.count()) === 0) break
    await page.goto(site.url + ((await next.getAttribute('href')) ?? ''))
    walked.push(new URL(page.url()).pathname)
    await expect(tree.locator('[aria-current=page]')).toHaveCount(1)
  }
  expect(walked).toEqual(order)
  const back = page.locator('a[rel=prev]')
  await expect(back).toHaveAttribute('href', walked.at(-2) ?? '')
})

test('a document says where it stands and lists what is below it, once', async ({ page }) => {
  await page.goto('/docs/contracts-and-hiring')
  const below = page.locator('main article a[href^="/docs/contracts-and-hiring/"]')
  const listed = await below.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(listed.length).toBeGreaterThan(2)
  expect(listed).toHaveLength(new Set(listed).size)
  await expect(page.locator('main .page-list')).toHaveCount(1)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText([/Home/, /Guides/, /./])
  await page.locator('main section').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/docs\/contracts-and-hiring\/./)
  await expect(crumbs.getByRole('listitem')).toHaveCount(4)
})

test('beside a late document, a low window shows it in the tree below the heading of its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/docs/safety-from-fraud/how-to-check-an-agencys-licence')
  const tree = page.getByRole('navigation', { name: 'Guides', exact: true })
  await expect(tree.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  await expect(tree.getByRole('link', { name: 'Safety from fraud' })).toBeInViewport({ ratio: 1 })
})

test('the part that is being read is marked among the contents, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await openWith(page, 'reading', '/docs/rights-and-pay-at-sea/hours-of-rest')
  const links = page.locator('.contents-beside a')
  const marked = page.locator('.contents-beside a[aria-current=true]')
  await expect(marked).toHaveCount(0)
  expect(await links.count()).toBeGreaterThan(3)
  for (const index of [1, 2, 0]) {
    const hash = (await links.nth(index).getAttribute('href')) ?? ''
    await page.evaluate(
      (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
      decodeURIComponent(hash.slice(1)),
    )
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveAttribute('href', hash)
  }
  // What is at the end never comes up to where the eye is.
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(marked).toHaveAttribute('href', (await links.last().getAttribute('href')) ?? '')
})

test('in another language it has its own address', async ({ page }) => {
  await page.goto('/uk/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Довідник')
  const tree = page.getByRole('navigation', { name: 'Довідник', exact: true })
  await tree.locator('a:not([lang])').first().click()
  await expect(page).toHaveURL(/\/uk\/docs\/%D0/)
  await page.goto('/uk/docs/contracts-and-hiring')
  await expect(page).toHaveURL(/\/uk\/docs\/%D0/)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('the tree is in a drawer, which stays at hand', async ({ page }) => {
    await page.goto('/docs/contracts-and-hiring')
    const tree = page.getByRole('navigation', { name: 'Guides', exact: true })
    const drawer = page.locator('.docs-tree > summary')
    await expect(tree).toBeHidden()
    await page.locator('.neighbours').scrollIntoViewIfNeeded()
    await expect(page.locator('.crumbs')).not.toBeInViewport()
    await expect(drawer).toBeInViewport({ ratio: 1 })
    await drawer.click()
    await tree.getByRole('link').last().click()
    await expect(page).toHaveURL(/\/docs\/safety-from-fraud\/./)
  })
})

test('whether a guide was of use is said in place, once, and leads to a sentence', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  await openWith(page, 'reading', '/docs/rights-and-pay-at-sea/hours-of-rest')
  const question = page.getByRole('form', { name: 'Was this of use?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'your answer is counted' })).toBeVisible()
  await expect(page).toHaveURL(/hours-of-rest$/)
  const more = page.getByRole('link', { name: 'Add a sentence' })
  await expect(more).toBeFocused()
  await more.click()
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await page.locator('textarea').fill('⚓'.repeat(501))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this guide of use?')
  await page.locator('textarea').fill('What of watches at anchor?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the editors have')
  await page.getByRole('link', { name: 'Back to the guide' }).click()
  await expect(page).toHaveURL(/hours-of-rest$/)
  const answer = await editor.request('GET', '/guide-answers?where[text][like]=anchor')
  expect(await answer.json()).toMatchObject({ totalDocs: 1, docs: [{ isUseful: false }] })
})

test('an answer that is lost on its way is said to be, and counted once when it is pressed again', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  await openWith(page, 'reading', '/docs/life-on-board')
  const count = async () => {
    const answer = await editor.request('GET', '/guide-answers')
    return ((await answer.json()) as { totalDocs: number }).totalDocs
  }
  const before = await count()
  // It comes to the site; its answer does not come back.
  await page.route('**/forms/guide/*', async (route) => {
    if (route.request().headers().accept !== 'application/json') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('status')).toContainText('could not be reached')
  await page.unroute('**/forms/guide/*')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('status')).toContainText('your answer is counted')
  expect(await count()).toBe(before + 1)
})
