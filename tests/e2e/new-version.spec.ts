import type { Page } from '@playwright/test'

import { documentsAsked, openWith, scriptsAsked } from './shell'
import { expect, test } from './test'

/** What an open page notices of a newer build. The one that is served is the same all the time. */

const toasts = (page: Page) => page.locator('.toast')
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

/** Lets `/latest.json` name another build, as if it had been put in place. Returns how often it was asked. */
async function announce(page: Page, build: { id: string; after: number }): Promise<() => number> {
  const { timestamp } = (await (await page.request.get('/latest.json')).json()) as {
    timestamp: number
  }
  let asked = 0
  await page.route('**/latest.json', async (route) => {
    asked += 1
    await route.fulfill({ json: { id: build.id, timestamp: timestamp + build.after } })
  })
  return () => asked
}

test('a page says which build it is of', async ({ page, request }) => {
  const { id, timestamp } = (await (await request.get('/latest.json')).json()) as {
    id: string
    timestamp: number
  }
  for (const address of ['/', '/ar/about', '/no-such-page']) {
    const html = await (await request.get(address)).text()
    expect(html).toContain(`data-build="${timestamp} ${id}"`)
  }
  await page.goto('/about')
})

test('a newer build is offered once, and loaded when the reader says so', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.clock.install()
  const build = { id: 'newer', after: 1000 }
  const asked = await announce(page, build)
  await openWith(page, 'reading', '/about')
  await comeBack(page)
  expect(asked(), 'a page that has just come').toBe(0)

  await page.clock.fastForward(61_000)
  await comeBack(page)
  await expect(toasts(page)).toContainText('There is a newer version of this site')
  expect(asked()).toBe(1)
  await comeBack(page)
  await page.clock.fastForward(50_000)
  await comeBack(page)
  expect(asked(), 'at most once a minute').toBe(1)
  await page.clock.fastForward(11_000)
  await comeBack(page)
  await expect.poll(asked).toBe(2)
  await expect(toasts(page), 'once, and it stays').toHaveCount(1)
  build.id = 'newest'
  // While it is only looked at.
  await page.clock.fastForward(5 * 60_000)
  await expect(toasts(page)).toHaveCount(2)
  expect(asked()).toBe(3)

  // The connection goes: the page that can be read stays, and the offer too.
  const documents = documentsAsked(page)
  await page.unroute('**/latest.json')
  await page.route('**/latest.json', (route) => route.abort())
  await toasts(page).last().getByRole('button', { name: 'Reload' }).click()
  await expect(toasts(page).last()).toContainText('The site could not be reached')
  expect(documents).toEqual([])
  await page.unroute('**/latest.json')
  await toasts(page).last().getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => documents.length).toBe(1)
  await expect(page.locator('input[name=mh_colour_mode]:checked')).toHaveCount(1)
  await expect(toasts(page)).toHaveCount(0)
})

for (const [name, prepare, build] of [
  ['of a reader who saves data', { saveData: true }, undefined],
  ['that is merely another', { saveData: false }, { id: 'older', after: -1000 }],
  ['that is the same', { saveData: false }, undefined],
] as const) {
  test(`nothing is offered for a build ${name}`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      prepare,
    )
    const asked = build ? await announce(page, build) : undefined
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/latest.json')) requests += 1
    })
    await openWith(page, 'reading', '/about')
    await page.clock.fastForward(61_000)
    await comeBack(page)
    await page.clock.fastForward(5 * 60_000)
    await comeBack(page)
    if (prepare.saveData) expect(requests).toBe(0)
    else await expect.poll(() => requests).toBeGreaterThan(0)
    if (asked) expect(asked()).toBe(requests)
    await page.clock.fastForward(5_000)
    await expect(toasts(page)).toHaveCount(0)
  })
}

test('a reader who comes back to a page that has no scripts yet is told at once', async ({
  page,
}) => {
  await page.clock.install()
  const asked = await announce(page, { id: 'newer', after: 1000 })
  const scripts = scriptsAsked(page)
  await page.goto('/about')
  const comeBackToTab = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBackToTab()
  await page.clock.fastForward(61_000)
  // But for what every page does by itself.
  expect(scripts.filter((url) => !url.endsWith('/page.js'))).toEqual([])
  await comeBackToTab()
  await expect(toasts(page)).toContainText('There is a newer version of this site')
  expect(asked()).toBe(1)
})
