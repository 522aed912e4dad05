import type { Page, Request } from '@playwright/test'

import type { Connection } from '../../src/domain/addresses/prefetch'
import { paragraph } from '../site/editor'
import { loadScript, openWith } from './shell'
import { expect, test } from './test'

/** The page that a reader is about to ask for is fetched before they do; nothing else is. */

const SECTION = '/harbours'
const harbour = (n: number) => `${SECTION}/harbour-${n}`
const HARBOURS = [1, 2, 3, 4, 5, 6]

let first: number

test.beforeAll(async ({ editor }) => {
  const section = await editor.create('en', {
    title: 'Harbours',
    slug: 'harbours',
    body: paragraph('All of them'),
  })
  await editor.publish(section, 'en')
  for (const n of HARBOURS) {
    const data = { title: `Harbour ${n}`, slug: `harbour-${n}`, parent: section }
    const id = await editor.create('en', { ...data, body: paragraph('As it was') })
    if (n === 1) first = id
    await editor.publish(id, 'en')
  }
})

/** The first of them is the section’s own list of what is below it. */
const card = (page: Page, n: number) => page.locator(`main a[href="${harbour(n)}"]`).first()

const isPrefetch = (request: Request) => request.headers()['sec-purpose'] === 'prefetch'

/** The pages asked for before anybody presses their links, each as often as it was. */
function prefetched(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (isPrefetch(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Gives the browser a connection; `undefined`: one that tells nothing. */
async function connect(page: Page, connection: Connection | undefined): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  )
}

/** Longer than a page has its reader's connection for itself, and than a link has to be pointed at. */
async function wait(page: Page, ms: number): Promise<void> {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction(([since, ms]) => performance.now() - since > ms, [since, ms] as const)
}

for (const connection of [undefined, { effectiveType: '3g' }, { effectiveType: '4g' }]) {
  test(`only what is pointed at or focused, once, with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await connect(page, connection)
    const paths = prefetched(page)
    await openWith(page, 'reading', SECTION)
    // Pointed at before it is time, and still then.
    await card(page, 1).hover()
    await expect.poll(() => paths).toEqual([harbour(1)])
    // It is in the list once it has come.
    const waited = () =>
      page.evaluate((path) => {
        const [load] = performance.getEntriesByType('navigation')
        const asked = performance
          .getEntriesByType('resource')
          .find(({ name }) => new URL(name).pathname === path)
        return (asked?.startTime ?? 0) - (load as PerformanceNavigationTiming).loadEventEnd
      }, harbour(1))
    await expect.poll(waited).toBeGreaterThanOrEqual(1000)
    await card(page, 3).focus()
    await expect.poll(() => paths).toEqual([1, 3].map(harbour))

    // Nothing twice, nobody's own page, nothing in another language, no page of another site.
    const others = ['footer a[data-script=consent]', 'footer a[hreflang]:not([hreflang=en])']
    for (const again of [card(page, 1), ...others.map((one) => page.locator(one).first())]) {
      await again.hover()
      await wait(page, 300)
    }
    await card(page, 5).hover()
    await expect.poll(() => paths).toEqual([1, 3, 5].map(harbour))
  })
}

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing with ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection)
    const paths = prefetched(page)
    await openWith(page, 'reading', SECTION)
    await wait(page, 1_100)
    await card(page, 1).hover()
    await card(page, 2).focus()
    await wait(page, 1_000)
    expect(paths).toEqual([])
  })
}

test('not what the pointer only passes', async ({ page }) => {
  await connect(page, undefined)
  const paths = prefetched(page)
  await openWith(page, 'reading', SECTION)
  await wait(page, 1_100)
  await page.locator('main a[href*="/harbour-"]').evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  await expect.poll(() => paths).toHaveLength(1)
  await wait(page, 500)
  expect(paths).toHaveLength(1)
})

test('at most four at a time', async ({ page }) => {
  await connect(page, undefined)
  const paths = prefetched(page)
  // No answer ends, as the page sees it.
  await page.addInitScript(() => {
    const hold = (event: Event) => {
      if (event.isTrusted && event.target instanceof HTMLLinkElement) event.stopPropagation()
    }
    document.addEventListener('load', hold, true)
  })
  await openWith(page, 'reading', SECTION)
  await wait(page, 1_100)
  for (const n of HARBOURS) {
    await card(page, n).focus()
    if (n <= 4) await expect.poll(() => paths).toHaveLength(n)
    else await wait(page, 300)
  }
  expect(paths).toHaveLength(4)
  await page.locator('link[rel=prefetch]').first().dispatchEvent('load')
  await card(page, 5).focus()
  await expect.poll(() => paths).toEqual([1, 2, 3, 4, 5].map(harbour))
  await card(page, 6).focus()
  await wait(page, 300)
  expect(paths).toHaveLength(5)
})

test('what was prefetched is not sent again, and is what the site shows now', async ({
  page,
  editor,
}) => {
  await connect(page, undefined)
  await openWith(page, 'reading', SECTION)
  const comes = page.waitForResponse(`**${harbour(1)}`)
  await card(page, 1).hover()
  await (await comes).finished()
  await card(page, 1).click()
  await expect(page.getByText('As it was')).toBeVisible()
  const [sent, body] = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation')
    const { transferSize, encodedBodySize } = load as PerformanceNavigationTiming
    return [transferSize, encodedBodySize] as const
  })
  // The browser asks whether it is still true, and hears that it is.
  expect(sent).toBeLessThan(body / 4)

  await page.goto(SECTION)
  await loadScript(page, 'reading')
  const again = page.waitForResponse(`**${harbour(1)}`)
  await card(page, 1).hover()
  await (await again).finished()
  await editor.publish(first, 'en', { body: paragraph('As it is now') })
  await card(page, 1).click()
  await expect(page.getByText('As it is now')).toBeVisible()
})
