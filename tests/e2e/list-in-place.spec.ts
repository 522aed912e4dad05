import type { Page, Route } from '@playwright/test'

import { publishBoard } from '../site/publish-board'
import { publishVacancy } from '../site/publish-vacancy'
import { documentsAsked } from './shell'
import { expect, test } from './test'

/**
 * A list that is searched in place of a document: what the reader sees and hears where the site answers late, not at all
 * or with something else, and what the browser's way back and forward brings.
 */

test.use({ viewport: { width: 1280, height: 720 } })

test.beforeAll(async ({ editor }) => {
  // More than one page of the list.
  await publishBoard(editor, 3, 21)
})

const PARTS = '**/_part/**'

const heading = (page: Page) => page.locator('#_found')
const results = (page: Page) => page.locator('.results')
const box = (page: Page, value: string) => page.locator(`#_filters input[value="${value}"]`)
const words = (page: Page) => page.locator('#_words')
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens a list, with its script. */
async function open(page: Page, address = '/crewings'): Promise<void> {
  await page.goto(address)
  await page.locator('#_sort').focus()
  await expect(page.getByRole('status')).toBeAttached()
}

/** Holds back what is asked for of lists; the newest is the last. */
async function holdParts(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(PARTS, (route) => void held.push(route))
  return held
}

test('what is typed while a list comes goes on in its field, and counts', async ({ page }) => {
  const held = await holdParts(page)
  await open(page)
  await box(page, 'deck').click()
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  await words(page).pressSequentially('bos')
  await words(page).press('ArrowLeft')
  await held[0]?.continue()
  await expect(page).toHaveURL(/\?department=deck$/)
  await expect(results(page)).not.toHaveAttribute('aria-busy')
  await expect(words(page)).toBeFocused()
  // At the place in the word where it was.
  await page.keyboard.type('x')
  await expect(words(page)).toHaveValue('boxs')
  await page.keyboard.press('Enter')
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.continue()
  await expect(page).toHaveURL(/\?department=deck&words=boxs$/)
})

test('of two choices one after the other the newest is shown, in one entry of the history', async ({
  page,
}) => {
  const held = await holdParts(page)
  await open(page)
  const entries = await page.evaluate(() => history.length)
  await box(page, 'deck').click()
  await box(page, 'engine').click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.continue()
  await expect(page).toHaveURL(/\?department=deck&department=engine$/)
  await held[0]?.continue().catch(() => undefined)
  await expect(box(page, 'deck')).toBeChecked()
  await expect(box(page, 'engine')).toBeChecked()
  // What is shown again before anything comes is not asked for.
  await box(page, 'engine').click()
  await box(page, 'engine').click()
  await expect(results(page)).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL(/\?department=deck&department=engine$/)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('all that the page says of the search follows it', async ({ page }) => {
  await open(page, '/uk/crewings')
  await words(page).fill('captain')
  await words(page).press('Enter')
  await expect(page).toHaveURL(/\?words=captain$/)
  const shown = await said(page)
  await page.reload()
  expect(shown).toEqual(await said(page))
  expect(shown.title).toContain('captain')
  expect(shown.languages).toHaveLength(24)
})

/** What a page says of its search outside of the list. */
function said(page: Page) {
  return page.evaluate(() => {
    const hrefs = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'))
    return {
      title: document.title,
      mark: document.documentElement.dataset.page,
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
      canonical: hrefs('link[rel=canonical]'),
      alternates: hrefs('link[rel=alternate]'),
      languages: hrefs(':is(header, footer) a[hreflang][lang]'),
      links: hrefs('.list-links a'),
    }
  })
}

test('where the site cannot be reached, the page and the choice stay, and the reader is told', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  await open(page)
  const found = (await heading(page).textContent()) ?? ''
  await page.route(PARTS, (route) => route.abort())
  await box(page, 'deck').click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('The site could not be reached')
  await expect(told).toBeInViewport()
  await expect(results(page)).not.toHaveAttribute('aria-busy')
  await expect(box(page, 'deck')).toBeChecked()
  await expect(page).toHaveURL(/\/crewings$/)
  await expect(heading(page)).toHaveText(found)
  await page.unroute(PARTS)
  await page.getByRole('button', { name: 'Show vacancies' }).click()
  await expect(page).toHaveURL(/\?department=deck$/)
  await expect(told).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})

test('who turns the page on a phone in vain is told where they are', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  await page.route(PARTS, (route) => route.abort())
  await page.locator('a[rel=next]').click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page).toHaveURL(/\/crewings$/)
})

test('a site that is silent is waited for as long as a slow link takes, not longer', async ({
  page,
}) => {
  await page.clock.install()
  await holdParts(page)
  await open(page)
  await box(page, 'deck').click()
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(14_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(page.getByRole('alert')).toContainText('The site could not be reached')
  await expect(box(page, 'deck')).toBeChecked()
})

for (const [what, answer] of [
  ['has no time', { status: 503, contentType: 'text/html', body: '<h1>Later</h1>' }],
  ['answers with another page', { contentType: 'text/html', body: '<h1>Welcome aboard</h1>' }],
] as const) {
  test(`where the site ${what}, the reader is led to what it says`, async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource/)
    await open(page)
    await page.route(PARTS, (route) => route.fulfill(answer))
    const documents = documentsAsked(page)
    await box(page, 'deck').click()
    await expect(page).toHaveURL(/\?department=deck$/)
    expect(documents).toEqual(['/crewings'])
    await expect(box(page, 'deck')).toBeChecked()
  })
}

test('a list of a newer build is loaded as a document, with its style', async ({ page }) => {
  await open(page)
  await page.route(PARTS, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-href="list-search', 'data-href="list-search-2')
    await route.fulfill({ response: answer, body })
  })
  const documents = documentsAsked(page)
  await box(page, 'deck').click()
  await expect(page).toHaveURL(/\?department=deck$/)
  expect(documents).toEqual(['/crewings'])
})

test('back and forward show lists again without waiting, where the reader was', async ({
  page,
}) => {
  await open(page)
  const all = (await heading(page).textContent()) ?? ''
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded()
  const left = await scrolledTo(page)
  expect(left).toBeGreaterThan(500)
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(heading(page)).toBeInViewport()
  await box(page, 'deck').click()
  await expect(page).toHaveURL(/\?department=deck$/)
  const deck = (await heading(page).textContent()) ?? ''

  const asked: string[] = []
  page.on('request', (request) => {
    // What helps to read may come at any time.
    if (request.resourceType() !== 'script') asked.push(request.method())
  })
  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
  await expect(box(page, 'deck')).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/crewings$/)
  await expect(heading(page)).toHaveText(all)
  await expect.poll(() => scrolledTo(page)).toBe(left)
  await page.evaluate(() => history.go(2))
  await expect(heading(page)).toHaveText(deck)
  await expect(box(page, 'deck')).toBeChecked()
  await page.evaluate(() => history.go(-2))
  await expect(heading(page)).toHaveText(all)
  await expect.poll(() => scrolledTo(page)).toBe(left)
  // Whether they are still what the site shows.
  expect(new Set(asked)).toEqual(new Set(['HEAD']))
})

test('who comes back to a list that has changed meanwhile sees the new one', async ({
  page,
  editor,
}) => {
  await open(page)
  await box(page, 'engine').click()
  await expect(page).toHaveURL(/\?department=engine$/)
  const before = Number.parseInt((await heading(page).textContent()) ?? '')
  await box(page, 'engine').click()
  await expect(page).toHaveURL(/\/crewings$/)
  const all = Number.parseInt((await heading(page).textContent()) ?? '')
  await publishVacancy(editor)
  await page.goBack()
  await expect(heading(page)).toHaveText(`${before} vacancies`)
  await page.goBack()
  await expect(heading(page)).toHaveText(`${all + 1} vacancies`)
})

test('after a reload the way back leads to the earlier list, with no script of it there', async ({
  page,
}) => {
  await open(page)
  await box(page, 'deck').click()
  await expect(page).toHaveURL(/\?department=deck$/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/crewings$/)
  await expect(box(page, 'deck')).not.toBeChecked()
  await page.goForward()
  await expect(page).toHaveURL(/\?department=deck$/)
  await expect(box(page, 'deck')).toBeChecked()
})

test('from a vacancy the way back leads to the list that was shown, and on to earlier ones', async ({
  page,
}) => {
  await open(page)
  await box(page, 'deck').click()
  await expect(page).toHaveURL(/\?department=deck$/)
  await page.locator('.vacancy-rows h3 a').first().click()
  await expect(page).not.toHaveURL(/department/)
  await page.goBack()
  await expect(box(page, 'deck')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/crewings$/)
  await expect(box(page, 'deck')).not.toBeChecked()
})

test('a choice that its own absence takes away leaves the reader beside it', async ({ page }) => {
  await page.goto('/crewings?rank=ships-carpenter')
  const choice = box(page, 'ships-carpenter')
  await choice.focus()
  await expect(page.getByRole('status')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/crewings$/)
  // No vacancy is open for it, so it is not offered.
  await expect(choice).toHaveCount(0)
  await expect(page.locator('details[data-of=deck] > summary')).toBeFocused()
})

test('a link of the list that is to open elsewhere does', async ({ page, context }) => {
  await open(page)
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[rel=next]').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(other).toHaveURL(/page=2$/)
  await expect(page).toHaveURL(/\/crewings$/)
})
