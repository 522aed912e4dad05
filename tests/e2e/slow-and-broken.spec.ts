import type { Page, Route } from '@playwright/test'

import { block } from '../fixtures/every-block'
import type { Page as PageDocument } from '../../src/payload-types'
import { documentsAsked, linkAway, openPage, showToasts } from './shell'
import { expect, test } from './test'

/** Pages that take long, and scripts that never come. */

const ROOT = { type: 'root', version: 1, format: '', indent: 0, direction: null }

const isOfRouter = (url: URL) => url.searchParams.has('_rsc')
const CHUNKS = '**/_next/static/chunks/**'
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

test('a page that takes longer than 0.3 s has a bar, until it is there', async ({ page }) => {
  const held: Route[] = []
  let isHeld = true
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.clock.install()
  await openPage(page, '/about')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(isOfRouter, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await linkAway(page).dispatchEvent('click')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.clock.runFor(299)
  await expect(bar(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveAttribute('max', '100')
  await expect(bar(page)).not.toHaveAttribute('value')
  expect((await bar(page).boundingBox())?.height).toBe(3)
  isHeld = false
  for (const route of held) await route.continue()
  await expect(page).not.toHaveURL(/about/)
  await expect(bar(page)).toBeHidden()

  // To the page that is there already, and back.
  const here = new URL(page.url()).pathname
  await page.evaluate((here) => window.next.router.push(here), here)
  await page.clock.runFor(1_000)
  await expect(bar(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/about/)
  await page.clock.runFor(1_000)
  await expect(bar(page)).toBeHidden()
})

test('a navigation whose answer breaks off becomes a whole page, without a bar', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch RSC payload/)
  await openPage(page, '/about')
  await page.route(isOfRouter, (route) => route.abort())
  const documents = documentsAsked(page)
  await linkAway(page).dispatchEvent('click')
  await expect(page).not.toHaveURL(/about/)
  await expect.poll(() => documents.length).toBe(1)
  await expect(page.locator('input[name=mh_colour_mode]:checked')).toHaveCount(1)
  await expect(bar(page)).toBeHidden()
})

/** What a reader has of a page without its scripts. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('About Mariner Hub')
  await expect(page.locator('article')).toContainText('seafarer')
}

test('a script that does not come when it is needed loads the page again, once', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Loading chunk|Failed to load chunk|ChunkLoadError/)
  await openPage(page, '/about')
  // Not while something is typed that would be lost.
  await page.route(CHUNKS, (route) => route.abort())
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.value = 'A letter to the union'
    document.querySelector('main')?.append(field)
  })
  const documents = documentsAsked(page)
  const failed = page.waitForEvent('requestfailed')
  await page.locator('.colour-menu summary').hover()
  await failed
  await showToasts(page, { kind: 'notice', title: 'Never seen' })
  await expect(page.locator('textarea')).toBeVisible()
  expect(documents).toEqual([])

  // The page that comes instead has no script at all, and stays.
  await page.locator('textarea').evaluate((field: HTMLTextAreaElement) => field.remove())
  const latest: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/latest.json')) latest.push(request.method())
  })
  await showToasts(page, { kind: 'notice', title: 'Never seen either' })
  await expect.poll(() => documents).toEqual(['/about'])
  await page.waitForLoadState('load')
  await expectReadable(page)
  expect(latest).toEqual(['HEAD'])
  await page.locator('header details').first().locator('summary').click()
  await expect(page.locator('header .menu-panel').first()).toBeVisible()
  await page.locator('header details').first().locator('summary').click()
  await linkAway(page).click()
  await expect(page).not.toHaveURL(/about/)
  expect(documents).toHaveLength(2)
})

test('each script of a page may be missing: it is loaded again at most once, and can be read', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Loading chunk|Failed to load chunk|ChunkLoadError/)
  await openPage(page, '/about')
  const sources = await page
    .locator('script[src*="/_next/static/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
  expect(sources.length).toBeGreaterThan(4)
  const documents = documentsAsked(page)
  for (const missing of sources) {
    await page.evaluate(() => sessionStorage.clear())
    // What the page before was about to do, such as to load again, ends with it.
    await expect(async () => {
      await page.goto('about:blank')
    }).toPass()
    documents.length = 0
    let asked = 0
    await page.route(missing, async (route) => {
      asked += 1
      await route.abort()
    })
    // It may be loaded again before it has loaded.
    await page.goto('/about', { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => document.readyState).catch(() => 'loaded again'))
      .toBe('complete')
    // As often as the page was asked for, so was the script; nothing is under way any more.
    await expect.poll(() => asked).toBe(documents.length)
    await expectReadable(page)
    expect(documents.length, missing).toBeLessThanOrEqual(2)
    await linkAway(page).click()
    await expect(page).not.toHaveURL(/about/)
    await page.unroute(missing)
  }
})

test('a script that the next page needs does not come: the next page is loaded whole, and read', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|status of 404|Loading chunk|Failed to load chunk|ChunkLoadError/)
  const video = block('video', { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Lifejackets' })
  const body = { root: { ...ROOT, children: [video] } } as NonNullable<PageDocument['body']>
  const id = await editor.create('en', { title: 'Lifejackets on board', slug: 'lifejackets', body })
  await editor.publish(id, 'en')

  // Which knows nothing of videos.
  await openPage(page, '/forms/contact')
  const missing: string[] = []
  await page.route(CHUNKS, async (route) => {
    missing.push(route.request().url())
    await route.abort()
  })
  const documents = documentsAsked(page)
  await page.evaluate(() => window.next.router.push('/lifejackets'))
  await expect(page).toHaveURL(/lifejackets/)
  await page.waitForLoadState('load')
  expect(missing.length).toBeGreaterThan(0)
  await expect(page.locator('h1')).toHaveText('Lifejackets on board')
  await expect(page.getByRole('link', { name: /Lifejackets/ })).toBeVisible()
  expect(documents).toEqual(['/lifejackets'])
  await editor.request('DELETE', `/pages/${id}`)
})
