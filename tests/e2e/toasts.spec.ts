import type { Locator, Page } from '@playwright/test'

import { axeFindsNothing } from './axe'
import { linkAway, openPage, scriptsAsked, showToasts } from './shell'
import { expect, test } from './test'

/** Messages in the corner. Time stands still here, and passes when told to. */

const toast = (title: string) => ({ kind: 'notice' as const, title })

/** Shows a first toast, so that what shows them is there; then time stands still. */
async function openWithToasts(page: Page, address: string): Promise<Locator> {
  await page.clock.install()
  await openPage(page, address)
  await page.clock.pauseAt(Date.now() + 60_000)
  await showToasts(page, toast('The first'))
  const toasts = page.locator('.toast')
  await expect(toasts).toHaveCount(1)
  return toasts
}

test('a toast is shown for 5 seconds and leaves the document 0.2 s later', async ({ page }) => {
  const toasts = await openWithToasts(page, '/about')
  await page.clock.runFor(4_999)
  await expect(toasts).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(1)
  await expect(toasts).toHaveAttribute('data-state', 'closed')
  await page.clock.runFor(199)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts).toHaveCount(0)

  // At most five: the oldest goes for the sixth.
  await showToasts(page, ...['1', '2', '3', '4', '5'].map(toast))
  await expect(toasts).toHaveCount(5)
  await showToasts(page, toast('6'))
  await expect(toasts).toHaveText(['2', '3', '4', '5', '6'])

  // Over soft navigations.
  await linkAway(page).dispatchEvent('click')
  await expect(page).not.toHaveURL(/about/)
  await expect(toasts).toHaveCount(5)

  await showToasts(page, { kind: 'notice', title: 'Stays', duration: Infinity })
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveText(['Stays'])
  await toasts.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(0)
})

const STANDS_STILL =
  'its time stands still under the pointer, with the focus in it, and while the window is elsewhere'
test(STANDS_STILL, async ({ page }) => {
  const toasts = await openWithToasts(page, '/about')
  const isGoneAfter = async (ms: number) => {
    await page.clock.runFor(ms)
    await expect(toasts).toHaveAttribute('data-state', 'closed')
    await page.clock.runFor(200)
    await expect(toasts).toHaveCount(0)
  }
  await page.clock.runFor(3_000)
  await toasts.hover()
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveAttribute('data-state', 'open')
  await page.mouse.move(10, 10)
  await isGoneAfter(2_000)

  await showToasts(page, {
    ...toast('Focus'),
    action: 'Do it',
  })
  await expect(toasts).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts.getByRole('button', { name: 'Do it' })).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Enter')
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  await showToasts(page, toast('Window'))
  await expect(toasts).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveAttribute('data-state', 'open')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await isGoneAfter(5_000)
})

for (const { address, away, name, close } of [
  { address: '/about', away: 1, name: 'right', close: 'Close' },
  { address: '/ar', away: -1, name: 'left', close: 'إغلاق' },
]) {
  test(`it stands at the bottom ${name} of ${address} and is swiped away to there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 })
    const toasts = await openWithToasts(page, address)
    const box = async () => {
      const found = await toasts.boundingBox()
      if (!found) throw new Error('A toast that is shown has a place.')
      return found
    }
    const corner = async () => {
      const { x, y, width, height } = await box()
      return [away > 0 ? 800 - x - width : x, 600 - y - height].map(Math.round)
    }
    // It moves there.
    await expect.poll(corner).toEqual([16, 16])
    const { x, y, width } = await box()
    await expect(toasts.getByRole('button', { name: close })).toBeVisible()

    const swipe = async (distance: number) => {
      const from = { x: x + width / 2, y: y + 20 }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const part of [0.2, 0.6, 1]) await page.mouse.move(from.x + distance * part, from.y)
      await page.mouse.up()
      await page.mouse.move(400, 10)
    }
    for (const tooLittle of [-200 * away, 50 * away]) {
      await swipe(tooLittle)
      await expect(toasts).toHaveAttribute('data-state', 'open')
      await page.clock.runFor(300)
      await expect.poll(async () => (await box()).x).toBeCloseTo(x, 0)
    }
    await swipe(51 * away)
    await expect(toasts).toHaveAttribute('data-state', 'closed')
    await page.clock.runFor(200)
    await expect(toasts).toHaveCount(0)
  })
}

test('it comes with its own script, says its words aloud and fits a phone', async ({ page }) => {
  const first: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') first.push(await response.text())
  })
  await openPage(page, '/ar')
  await expect.poll(() => first.length).toBeGreaterThan(5)
  expect(first.filter((text) => /toast-close|FetchError|\.tooltip/.test(text))).toEqual([])
  const scripts = scriptsAsked(page)
  // They are said for a second.
  const said = await page.evaluateHandle(() => {
    const heard = new Set<string>()
    const hear = () => {
      for (const status of document.querySelectorAll('[role=status]')) {
        heard.add(`${status.getAttribute('aria-live')} ${status.textContent}`)
      }
    }
    const watched = { childList: true, characterData: true, subtree: true }
    new MutationObserver(hear).observe(document.body, watched)
    return heard
  })
  await showToasts(page, {
    kind: 'failure',
    title: 'عنوان',
    description: 'وصف أطول قليلًا لما حدث هنا',
    action: 'مجددًا',
    duration: Infinity,
  })
  const heard = () => said.evaluate((texts) => [...texts].join('\n'))
  await expect.poll(heard).toMatch(/^assertive .*عنوان/m)
  expect(scripts.length).toBeGreaterThan(0)

  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await axeFindsNothing(page, 'toasts')
})
