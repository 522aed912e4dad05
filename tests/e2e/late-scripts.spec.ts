import type { Page } from '@playwright/test'

import { paragraph } from '../site/editor'
import { publishVacancy } from '../site/publish-vacancy'
import { documentsAsked } from './shell'
import { expect, test, untilReact } from './test'

/**
 * Pages do without React until somebody gains by it, and go on as before once it is there. What becomes of each control
 * meanwhile: every-control.spec.ts.
 */

test.use({ reactComes: false })

const isReactThere = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.react !== undefined)

const wantReact = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mh:react')))

/** The addresses that the page asks for from now on. */
function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname))
  return addresses
}

async function onSlowLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { offline: false, downloadThroughput: 1e6, uploadThroughput: 1e6 }
  await session.send('Network.emulateNetworkConditions', { ...conditions, latency: 700 })
}

test('on a slow link a page asks for little, however it is read', async ({ page }) => {
  await onSlowLink(page)
  const addresses = asked(page)
  await page.goto('/mailing')
  await page.mouse.wheel(0, 2_000)
  await page.locator('main').click({ position: { x: 5, y: 200 } })
  await page.locator('header details summary').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /EUR/ }).first().check()
  // Longer than the page waits for on a fast link.
  await page.waitForFunction(() => performance.now() > 6_000)
  expect(addresses.filter((address) => address.startsWith('/_'))).toEqual([])
  expect(addresses.length).toBeLessThanOrEqual(4)
  expect(await isReactThere(page)).toBe(false)
  expect(
    (await page.context().cookies()).find(({ name }) => name === 'mh_currency_v1')?.value,
  ).toBe('EUR')
})

test('on a fast link React comes by itself, and leads on without a new document', async ({
  page,
}) => {
  await page.goto('/about')
  await untilReact(page)
  const documents = documentsAsked(page)
  await page.locator('header nav a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(/about/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents).toEqual([])
})

test('nobody who saves data is sent it unasked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const addresses = asked(page)
  await page.goto('/about')
  await page.waitForFunction(() => performance.now() > 5_000)
  expect(addresses.filter((address) => address.startsWith('/_'))).toEqual([])
})

test('the switch in the footer leaves scripts and images out, and brings them back', async ({
  page,
}) => {
  const addresses = asked(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Save data' }).click()
  await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('script:not([type="application/ld+json"]), img, .stars')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save data' })).toBeHidden()
  addresses.length = 0
  await page.goto('/mailing')
  await page.waitForLoadState('networkidle')
  expect(addresses.filter((address) => address.startsWith('/_'))).toEqual([])
  await page.getByRole('radio', { name: /EUR/ }).first().check()
  await page.locator('form.currency button').first().click()
  await expect(page.getByRole('radio', { name: /EUR/ }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('button', { name: 'Save data' })).toBeVisible()
})

test('a list has its controls followed by scripts from the first press on', async ({
  page,
  editor,
}) => {
  await publishVacancy(editor)
  await onSlowLink(page)
  await page.goto('/crewings')
  expect(await isReactThere(page)).toBe(false)
  await page.locator('main form').getByRole('button').last().focus()
  await untilReact(page)
})

test('a page whose scripts cannot come stays as it is, and leads on', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.route('**/_page/**', (route) => route.abort())
  await page.goto('/about')
  await wantReact(page)
  await page.locator('header nav a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(/about/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page that was published again meanwhile stays readable, and gets no scripts of the new one', async ({
  page,
  editor,
}) => {
  const id = await editor.create('en', { title: 'Late', slug: 'late', body: paragraph('first') })
  await editor.publish(id, 'en')
  await page.goto('/late')
  await editor.publish(id, 'en', { body: paragraph('second') })
  const data = page.waitForResponse(/\/_page\//)
  await wantReact(page)
  expect(await (await data).text()).toBe('')
  await expect(page.getByText('first')).toBeVisible()
  expect(await isReactThere(page)).toBe(false)

  // As a browser says it of a page out of its back/forward cache.
  await page.reload()
  await expect(page.getByText('second')).toBeVisible()
  const back = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const documents = documentsAsked(page)
  await back()
  await editor.publish(id, 'en', { body: paragraph('third') })
  expect(documents).toEqual([])
  await back()
  await expect(page.getByText('third')).toBeVisible()
  await wantReact(page)
  await untilReact(page)
  await editor.publish(id, 'en', { body: paragraph('fourth') })
  await back()
  await expect(page.getByText('fourth')).toBeVisible()
})

test('after a soft navigation the first Tab comes to the link past the head', async ({ page }) => {
  await page.goto('/about')
  await wantReact(page)
  await untilReact(page)
  await page.locator('header nav a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(/about/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})
