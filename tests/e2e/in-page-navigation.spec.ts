import type { Page } from '@playwright/test'

import type { Page as PageDocument } from '../../src/payload-types'
import { expect, test } from './test'

declare global {
  interface Window {
    /** Where the page has been scrolled to, one after another. */
    positions: number[]
  }
}

/** A section of long pages, each with three parts, and a ship's script that is not Latin. */
const SECTION = '/uk/' + encodeURIComponent('гавані')
const harbour = (n: number) => `${SECTION}/${encodeURIComponent(`гавань-${n}`)}`
const PART = 'звіт-про-рейс'
const FRAGMENT = `#${encodeURIComponent(PART)}`

/** What comes to a page after it was read, and where it is there. */
const LATE = 'пізніше'

test.use({ viewport: { width: 1280, height: 720 } })

test.beforeAll(async ({ editor }) => {
  const body = parts(['Підготовка', 'Звіт про рейс', 'Після рейсу'])
  const section = { title: 'Гавані', slug: 'гавані', body: parts(['Вступ']) }
  const parent = await editor.create('uk', section)
  await editor.publish(parent, 'uk')
  for (const n of [1, 2]) {
    const data = { title: `Гавань ${n}`, slug: `гавань-${n}`, parent, body }
    await editor.publish(await editor.create('uk', data), 'uk')
  }
})

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.positions = []
    document.addEventListener('scroll', () => window.positions.push(Math.round(scrollY)))
  })
})

/** Rich text of a few screens under each heading. */
function parts(titles: string[]): NonNullable<PageDocument['body']> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const words = (text: string) => [
    { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
  ]
  const line = { ...node, type: 'paragraph', textFormat: 0, children: words('Слово. '.repeat(200)) }
  const children = titles.flatMap((title) => [
    { ...node, type: 'heading', tag: 'h2', children: words(title) },
    ...Array.from({ length: 8 }, () => line),
  ])
  return { root: { ...node, type: 'root', children } }
}

/** What a link to an address does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }, address)
  await page.waitForURL((url) => url.pathname + url.hash === address)
}

/** As far down as a reader would be, at once; the page has seen nothing of it afterwards. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await expect.poll(() => scrolledTo(page)).toBe(top)
  await forgetPositions(page)
}

/** Once the page has been told where it is: that comes a frame later. */
async function forgetPositions(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window.positions.at(-1) ?? 0) === Math.round(scrollY)))
    .toBe(true)
  await page.evaluate(() => (window.positions = []))
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
const positions = (page: Page) => page.evaluate(() => window.positions)

async function expectPartBelowTheTop(page: Page, id = PART): Promise<void> {
  const distance = () =>
    page.evaluate(
      (id) => Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 1e6) - 80),
      id,
    )
  await expect.poll(distance).toBeLessThanOrEqual(2)
}

/** Adds a part to the end of each page, some time after it was read. */
const addLater = (page: Page, ms: number) =>
  page.addInitScript(
    ([id, ms]) => {
      const add = () => {
        const part = Object.assign(document.createElement('section'), { id })
        part.style.blockSize = '2000px'
        document.querySelector('main')?.append(part)
      }
      document.addEventListener('DOMContentLoaded', () => setTimeout(add, ms))
    },
    [LATE, ms] as const,
  )

/** Until a page has been there for so long. */
const readFor = (page: Page, ms: number) =>
  page.waitForFunction((ms) => {
    const [load] = performance.getEntriesByType('navigation')
    const read = (load as PerformanceNavigationTiming | undefined)?.domContentLoadedEventEnd ?? 0
    return read > 0 && performance.now() - read > ms
  }, ms)

test('a link leads to the top of the next page', async ({ page }) => {
  await page.goto(SECTION)
  const card = page.locator('main .link-card a').first()
  await card.scrollIntoViewIfNeeded()
  expect(await scrolledTo(page)).toBeGreaterThan(1000)
  await card.click()
  await page.waitForURL(`**${harbour(1)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 1')
  expect(await scrolledTo(page)).toBe(0)
  expect(await positions(page)).toEqual([])
})

test('a fragment leads to the heading it names, in any script', async ({ page }) => {
  await page.goto(SECTION)
  await scrollTo(page, 3000)
  await follow(page, harbour(1) + FRAGMENT)
  await expectPartBelowTheTop(page)
})

test('the keyboard goes on from there', async ({ page }) => {
  await page.goto(SECTION)
  await follow(page, harbour(1) + FRAGMENT)
  await expectPartBelowTheTop(page)
  await page.keyboard.press('Tab')
  const isBelow = await page.evaluate((id) => {
    const part = document.getElementById(id)
    const following = Node.DOCUMENT_POSITION_FOLLOWING
    return document.activeElement !== document.body && part !== null && document.activeElement
      ? (part.compareDocumentPosition(document.activeElement) & following) > 0
      : 'nothing has the focus'
  }, PART)
  expect(isBelow).toBe(true)

  await follow(page, `${harbour(2)}#content`)
  await expect(page.locator('main')).toBeFocused()
})

test('links of the contents lead there smoothly, and nothing glides afterwards', async ({
  page,
}) => {
  await page.goto(harbour(1))
  await page.locator(`aside a[href="#${PART}"]`).click()
  await expectPartBelowTheTop(page)
  const passed = await positions(page)
  expect(passed.length).toBeGreaterThan(5)
  expect(passed).toEqual(passed.toSorted((a, b) => a - b))
  await expect(page.locator('html')).not.toHaveCSS('scroll-behavior', 'smooth')
})

test('who wants less motion is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(harbour(1))
  await page.locator(`aside a[href="#${PART}"]`).click()
  await expectPartBelowTheTop(page)
  await expect.poll(() => positions(page)).toHaveLength(1)
})

test('a heading that comes a little later is waited for, and led to smoothly', async ({ page }) => {
  await addLater(page, 300)
  await page.goto(`${harbour(1)}#${encodeURIComponent(LATE)}`)
  await expectPartBelowTheTop(page, LATE)
  expect((await positions(page)).length).toBeGreaterThan(5)
})

test('but not against a reader who has gone on', async ({ page }) => {
  await addLater(page, 300)
  await page.goto(`${harbour(1)}#${encodeURIComponent(LATE)}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await scrollTo(page, 100)
  await expect(page.locator(`[id="${LATE}"]`)).toBeAttached()
  await readFor(page, 1100)
  expect(await scrolledTo(page)).toBe(100)
})

test('a heading that never comes is given up after 40 frames, or a second', async ({ page }) => {
  await page.addInitScript(() => {
    const looks: number[] = []
    const find = document.getElementById.bind(document)
    document.getElementById = (id) => {
      if (id === 'never') looks.push(performance.now())
      return find(id)
    }
    Object.assign(window, { looks })
  })
  await page.goto(`${harbour(1)}#never`)
  await readFor(page, 1500)
  const looks = await page.evaluate(() => (window as unknown as { looks: number[] }).looks)
  // Once as the page is read, once at once, once a frame.
  expect(looks.length).toBeGreaterThan(10)
  expect(looks.length).toBeLessThanOrEqual(42)
  expect((looks.at(-1) ?? 0) - (looks[0] ?? 0)).toBeLessThan(1100)
  expect(await scrolledTo(page)).toBe(0)
})

test('back, forward and reload are where the reader was', async ({ page }) => {
  await page.goto(SECTION)
  await scrollTo(page, 1500)
  await follow(page, harbour(1) + FRAGMENT)
  await expectPartBelowTheTop(page)
  await scrollTo(page, 333)
  for (const [move, pathname, title, top] of [
    ['goBack', SECTION, 'Гавані', 1500],
    ['goForward', harbour(1), 'Гавань 1', 333],
    ['goBack', SECTION, 'Гавані', 1500],
    ['goForward', harbour(1), 'Гавань 1', 333],
  ] as const) {
    await page[move]()
    await page.waitForURL((url) => url.pathname === pathname)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => scrolledTo(page)).toBe(top)
  }
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(333)
  // Longer than anything would look for the fragment.
  await readFor(page, 1500)
  expect(await scrolledTo(page)).toBe(333)
})

test('an entry of the history that the browser made for a part keeps its place too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(harbour(1))
  await page.locator(`aside a[href="#${PART}"]`).click()
  await expectPartBelowTheTop(page)
  await scrollTo(page, 1111)
  await follow(page, harbour(2))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 2')
  await page.goBack()
  await page.waitForURL((url) => url.pathname + url.hash === harbour(1) + FRAGMENT)
  await expect.poll(() => scrolledTo(page)).toBe(1111)
  await page.goBack()
  await page.waitForURL((url) => url.pathname + url.hash === harbour(1))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 1')
  await expect.poll(() => scrolledTo(page)).toBe(0)
})

test('a malformed fragment does nothing', async ({ page }) => {
  await page.goto(`${SECTION}#%E0%A4%A`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавані')
  await follow(page, `${harbour(1)}#%E0%A4%A`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 1')
  expect(await scrolledTo(page)).toBe(0)
})

test('a part in a closed fold is opened and shown, on arrival and by a link of the page', async ({
  page,
}) => {
  // Browsers of before 2022 leave it closed: then the page alone opens it.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const main = document.querySelector('main')
      if (document.readyState !== 'interactive' || !main) return
      const fold = document.createElement('details')
      fold.innerHTML = '<summary>Fold</summary><p id="inside">Inside</p>'
      fold.style.marginBlockEnd = '3000px'
      main.append(fold)
    })
  })
  await page.goto(`${harbour(1)}#inside`)
  const inside = page.locator('#inside')
  await expect(inside).toBeInViewport()
  await page.locator('main details', { has: inside }).evaluate((fold) => {
    ;(fold as HTMLDetailsElement).open = false
  })
  await scrollTo(page, 0)
  await page.evaluate(() => {
    location.hash = ''
    location.hash = 'inside'
  })
  await expect(inside).toBeInViewport()
})
