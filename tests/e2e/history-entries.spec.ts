import type { Page } from '@playwright/test'

import { heading, paragraph, richText, text } from '../fixtures/every-block'
import { expect, test, untilReact } from './test'

/**
 * An address shows its page, and the place where it was left, also in entries of the history that the browser made
 * itself: by Enter on the same address with a fragment, by a link within the page, by the document before React came.
 */

const LONG = '/long-voyage'
const OTHER = '/other-voyage'

test.use({ viewport: { width: 1280, height: 720 } })

test.beforeAll(async ({ editor }) => {
  const part = (title: string) => [
    heading(title),
    ...Array.from({ length: 8 }, () => paragraph(text('Words. '.repeat(120)))),
  ]
  for (const [title, slug] of [
    ['Long voyage', LONG.slice(1)],
    ['Other voyage', OTHER.slice(1)],
  ] as const) {
    const body = richText(...['Wages', 'Rest', 'Leave'].flatMap(part))
    await editor.publish(await editor.create('en', { title, slug, body }), 'en')
  }
})

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrolledTo(page)).toBe(top)
}

/** What Enter on the same address with a fragment does, within the frame that scrolled the page to `top`. */
async function enterFragment(page: Page, fragment: string, top: number): Promise<void> {
  await page.evaluate(
    ([to, hash]) => {
      window.scrollTo({ top: to, behavior: 'instant' })
      location.assign(hash)
    },
    [top, fragment] as const,
  )
  await page.waitForURL((url) => url.href.endsWith(fragment))
  // The browser scrolls with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** What a link to another page of the site does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.next.router.push(to), address)
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === address)
}

async function expectShown(page: Page, address: string, title: string, top: number) {
  await expect(page).toHaveURL((url) => url.href.endsWith(address))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(() => scrolledTo(page)).toBe(top)
}

for (const fragment of ['#rest', '#', '#nothing']) {
  test(`an entry made by the browser for ${fragment} shows its page and place again`, async ({
    page,
  }) => {
    await page.goto(LONG)
    await enterFragment(page, fragment, 300)
    await scrollTo(page, 1234)
    await follow(page, OTHER)
    await expectShown(page, OTHER, 'Other voyage', 0)
    await scrollTo(page, 222)
    await page.goBack()
    await expectShown(page, LONG + fragment, 'Long voyage', 1234)
    await page.goBack()
    await expectShown(page, LONG, 'Long voyage', 300)
    await page.evaluate(() => history.go(2))
    await expectShown(page, OTHER, 'Other voyage', 222)
    await page.evaluate(() => history.go(-2))
    await expectShown(page, LONG, 'Long voyage', 300)
  })
}

test('so does one made by a link within the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(LONG)
  await page.locator('.contents-beside a[href="#leave"]').click()
  await expect(page).toHaveURL(/#leave$/)
  await scrollTo(page, 1111)
  await follow(page, OTHER)
  await expectShown(page, OTHER, 'Other voyage', 0)
  await page.goBack()
  await expectShown(page, `${LONG}#leave`, 'Long voyage', 1111)
})

test('a page that was opened at a part and read on stands where it was left', async ({ page }) => {
  await page.goto(`${LONG}#rest`)
  await scrollTo(page, 1500)
  await follow(page, OTHER)
  await expectShown(page, OTHER, 'Other voyage', 0)
  await page.goBack()
  await expectShown(page, `${LONG}#rest`, 'Long voyage', 1500)
  await page.waitForFunction(
    (since) => performance.now() > since + 1500,
    await page.evaluate(() => performance.now()),
  )
  expect(await scrolledTo(page)).toBe(1500)
})

test.describe('without React', () => {
  test.use({ reactComes: false })

  test('a page that was opened at a part and read on stands where it was left', async ({
    page,
  }) => {
    await page.goto(`${LONG}#rest`)
    await scrollTo(page, 1500)
    // A press by the pointer would scroll to the header first, and leave the page elsewhere.
    await page.evaluate(() => document.querySelector<HTMLElement>('header nav a')?.click())
    await expect(page).not.toHaveURL(/long-voyage/)
    await page.goBack()
    await expectShown(page, `${LONG}#rest`, 'Long voyage', 1500)
  })

  test('and one of before React came, made by the browser', async ({ page }) => {
    await page.goto(LONG)
    await enterFragment(page, '#rest', 300)
    await page.evaluate(() => dispatchEvent(new Event('mh:react')))
    await untilReact(page)
    await scrollTo(page, 1234)
    await follow(page, OTHER)
    await expectShown(page, OTHER, 'Other voyage', 0)
    await scrollTo(page, 222)
    await page.evaluate(() => history.go(-2))
    await expectShown(page, LONG, 'Long voyage', 300)
    await page.goForward()
    await expectShown(page, `${LONG}#rest`, 'Long voyage', 1234)
  })

  test('an entry that React made shows its page where React has not come again', async ({
    page,
  }) => {
    await page.goto('/')
    await page.goto(LONG)
    await page.evaluate(() => dispatchEvent(new Event('mh:react')))
    await untilReact(page)
    await enterFragment(page, '#rest', 300)
    await follow(page, OTHER)
    await expectShown(page, OTHER, 'Other voyage', 0)
    for (const address of [`${LONG}#rest`, LONG, '/']) {
      await page.goBack()
      await expect(page).toHaveURL((url) => url.href.endsWith(address))
    }
    // Another document than the one that React led on from.
    for (const address of [LONG, `${LONG}#rest`]) {
      await page.goForward()
      await expect(page).toHaveURL((url) => url.href.endsWith(address))
    }
    await page.goForward()
    await expectShown(page, OTHER, 'Other voyage', 0)
  })

  test('React that comes after reading on leaves the page where it is', async ({ page }) => {
    await page.goto(`${LONG}#rest`)
    await scrollTo(page, 1500)
    await page.evaluate(() => dispatchEvent(new Event('mh:react')))
    await untilReact(page)
    await follow(page, OTHER)
    await expectShown(page, OTHER, 'Other voyage', 0)
    await page.goBack()
    await expectShown(page, `${LONG}#rest`, 'Long voyage', 1500)
  })
})
