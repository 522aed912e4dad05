import type { Locator, Page } from '@playwright/test'

import { LOCALES } from '../../src/domain/locales/locales'
import { publishBoard } from '../site/publish-board'
import { axeFindsNothing } from './axe'
import { expect, test } from './test'

/** What a phone shows at once and keeps at hand, by measured boxes. */

const SMALLEST = { width: 320, height: 568 }
const PHONE = { width: 360, height: 640 }

/** Before the first scroll. Pixels from the top of the window to the end of a part. */
async function endOf(part: Locator): Promise<number> {
  const { y = 9_999, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Lines that the text of a part is on. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
  })

test.use({ viewport: PHONE, javaScriptEnabled: false })

test.beforeAll(({ editor }) => publishBoard(editor, 3, 21))

for (const locale of LOCALES) {
  test(`a list, the home page and the bar fit a phone: ${locale}`, async ({ page }) => {
    await page.setViewportSize(SMALLEST)
    await page.goto(`/${locale}/crewings`)
    const first = page.locator('.vacancy-rows > li').first()
    const joining = first.locator('.facts > div:nth-child(2) dd')
    for (const part of [page.locator('h1'), first.locator('.pay dd')]) {
      expect(await endOf(part)).toBeLessThanOrEqual(SMALLEST.height)
    }
    // Its date is the first of it; the port follows.
    const dateEnd = await joining.evaluate(({ firstChild }) => {
      const date = document.createRange()
      if (firstChild) date.selectNode(firstChild)
      return date.getBoundingClientRect().bottom
    })
    expect(dateEnd).toBeGreaterThan(0)
    expect(dateEnd).toBeLessThanOrEqual(SMALLEST.height)
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width)

    await page.setViewportSize(PHONE)
    await page.goto(`/${locale}`)
    expect(await linesOf(page.locator('.site-header .brand bdi'))).toBe(1)
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width)
    expect(await heightOf(page)).toBeLessThanOrEqual(3 * PHONE.height)

    // Wide: no label of the bar moves the page sideways.
    for (const width of [1000, 1200]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
    }
  })
}

for (const locale of ['en', 'ar']) {
  test(`the answer stays on a vacancy, and covers nothing that has the focus: ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/crewings`)
    await page.locator('.vacancy-rows a').first().click()
    const answer = page.locator('.sum .act .button')
    await expect(answer).toHaveCount(1)
    for (const end of [false, true]) {
      await page.evaluate(
        (isEnd) => window.scrollTo(0, isEnd ? document.documentElement.scrollHeight : 0),
        end,
      )
      await expect(answer).toBeInViewport({ ratio: 1 })
    }
    // The end of the page is above it.
    expect(await endOf(page.locator('.site-footer'))).toBeLessThanOrEqual(
      (await answer.boundingBox())?.y ?? 0,
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    const covered: string[] = []
    for (let stop = 0; stop < 80; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        const bar = document.querySelector('.sum .act .button')
        if (!focused || focused === document.body) return null
        if (focused === bar || bar === null) return ''
        const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
        const isCovered = one.bottom > other.top && one.top < other.bottom
        return isCovered ? (focused.textContent ?? '') : ''
      })
      if (name === null) break
      if (name !== '') covered.push(name)
    }
    expect(covered).toEqual([])
    await page.setViewportSize({ width: 640, height: 320 })
    await expect(answer).toHaveCSS('position', 'static')
  })

  test(`the parts of a guide and the way to its top are at hand: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/docs/rights-and-pay-at-sea/hours-of-rest`)
    const drawer = page.locator('.contents-drawer')
    const top = page.locator('.to-top-way a')
    await expect(drawer.locator('summary')).toBeInViewport({ ratio: 1 })
    await expect(top).not.toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 2_000))
    await expect(drawer.locator('summary')).toBeInViewport({ ratio: 1 })
    await expect(top).toBeInViewport({ ratio: 1 })
    await drawer.locator('summary').click()
    const link = drawer.getByRole('link').first()
    await expect(link).toBeInViewport()
    await drawer.locator('summary').click()
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the home page is as wide as the window once all of it is laid out', async ({ page }) => {
    await page.goto('/hi')
    await page.locator('.site-footer').scrollIntoViewIfNeeded()
    await page.screenshot({ fullPage: true })
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width)
  })

  test('a list of parts scrolls smoothly and closes, with no script loaded yet', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED .*\/_scripts\//)
    await page.route('**/_scripts/**', (route) => route.abort())
    await page.goto('/docs/rights-and-pay-at-sea/hours-of-rest')
    await page.evaluate(() => {
      Object.assign(window, { passed: [] as number[] })
      document.addEventListener('scroll', () => {
        ;(Reflect.get(window, 'passed') as number[]).push(Math.round(scrollY))
      })
    })
    const drawer = page.locator('.contents-drawer')
    await drawer.locator('summary').click()
    await axeFindsNothing(page, 'a guide with its parts open')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await drawer.getByRole('link').last().click()
    await expect(drawer).not.toHaveAttribute('open')
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(window, 'passed') as number[]).length))
      .toBeGreaterThan(3)
  })
})

test('the sum of a mailing is in sight at each step', async ({ page, editor }) => {
  await editor.request('POST', '/crewings?locale=en', {
    ...{ name: 'Sum', country: 'PL', timeZone: 'UTC', email: 'sum@mailing.example' },
    ...{ acceptsMailings: true, fleet: { vesselTypes: ['tanker'] }, _status: 'published' },
    licence: {
      ...{ number: 'S/1', authority: 'Maritime office' },
      checkedOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      validUntil: new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10),
    },
  })
  for (const step of ['choose', 'look', 'send']) {
    await page.goto(`/mailing/review?mailing=ocean&rank=chief-mate&vessels=tanker&step=${step}`)
    const sum = page.locator('[data-total]')
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (part) => window.scrollTo(0, part * document.documentElement.scrollHeight - 700),
        share,
      )
      await expect(sum).toBeInViewport({ ratio: 1 })
    }
  }
})
