import type { Locator, Page } from '@playwright/test'

import { axeFindsNothing } from './axe'
import { openWith, showToasts } from './shell'
import { expect, test } from './test'

/** Messages in the corner. Time stands still here, and passes when told to. */

const toast = (title: string) => ({ kind: 'notice' as const, title })

/** Shows a first toast; then time stops. */
async function openWithToasts(page: Page, address: string): Promise<Locator> {
  await page.clock.install()
  await openWith(page, 'reading', address)
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

  await showToasts(page, { kind: 'notice', title: 'Stays', duration: Infinity })
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveText(['Stays'])
  await toasts.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(0)
})

const STANDS_STILL =
  'its time stops under the pointer, with the focus in it, and while the window is elsewhere'
test(STANDS_STILL, async ({ page }) => {
  const toasts = await openWithToasts(page, '/about')
  const isGoneAfter = async (ms: number) => {
    await page.clock.runFor(ms - 1)
    await expect(toasts.first()).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toasts.first()).toHaveAttribute('data-state', 'closed')
    await page.clock.runFor(200)
    await expect(toasts).toHaveCount(0)
  }
  await page.clock.runFor(3_000)
  await toasts.hover()
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveAttribute('data-state', 'open')
  await page.mouse.move(10, 10)
  await isGoneAfter(2_000)

  // What was pointed at and is closed holds nobody else up.
  await showToasts(page, toast('Others'), toast('Closed'))
  await expect(toasts).toHaveCount(2)
  await toasts.last().getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(200)
  await expect(toasts).toHaveText(['Others'])
  await page.mouse.move(10, 10)
  await isGoneAfter(5_000)

  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await showToasts(page, toast('Window'))
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveAttribute('data-state', 'open')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await isGoneAfter(5_000)
})

test('the keyboard comes to it with F8, closes it with Escape, and is brought back', async ({
  page,
}) => {
  const toasts = await openWithToasts(page, '/about')
  const home = page.locator('header a').first()
  await home.focus()
  await showToasts(page, { ...toast('Focus'), action: 'Do it' })
  await expect(toasts).toHaveCount(2)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts.first()).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.clock.runFor(200)
  await expect(toasts).toHaveText(['FocusDo it'])
  await expect(toasts).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts.getByRole('button', { name: 'Do it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(0)
  await expect(home).toBeFocused()

  // From anywhere Escape takes the newest; what is open above the page first.
  await showToasts(page, toast('Older'), toast('Newer'))
  await expect(toasts).toHaveCount(2)
  await page.locator('header .colour-menu summary').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('header .colour-menu')).not.toHaveAttribute('open')
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.clock.runFor(200)
  await expect(toasts).toHaveText(['Older'])
})

test('it waits until a modal dialog is closed', async ({ page }) => {
  await openWith(page, 'reading', '/about')
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.textContent = 'A question'
    document.body.append(dialog)
    dialog.showModal()
  })
  const titles = ['1', '2', '3', '4', '5', '6']
  const texts = page.waitForResponse(/messages\.json/)
  await showToasts(page, ...titles.map(toast))
  await (await texts).finished()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // As many as are shown wait, the latest.
  await expect(page.locator('.toast')).toHaveText(titles.slice(1))
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

test('it says its words aloud, a failure at once, and fits a phone', async ({ page }) => {
  await openWith(page, 'reading', '/ar')
  // They are said for a while.
  const said = await page.evaluateHandle(() => {
    const heard = new Set<string>()
    const hear = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
        heard.add(`${region.getAttribute('role')} ${region.textContent}`)
      }
    }
    const watched = { childList: true, characterData: true, subtree: true }
    new MutationObserver(hear).observe(document.body, watched)
    return heard
  })
  await showToasts(
    page,
    {
      kind: 'failure',
      title: 'عنوان',
      description: 'وصف أطول قليلًا لما حدث هنا',
      action: 'مجددًا',
      duration: Infinity,
    },
    { kind: 'success', title: 'محفوظ', duration: Infinity },
  )
  const heard = () => said.evaluate((texts) => [...texts].join('\n'))
  await expect.poll(heard).toMatch(/^alert .*عنوان وصف أطول قليلًا لما حدث هنا مجددًا$/m)
  await expect.poll(heard).toMatch(/^status .*محفوظ$/m)

  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await axeFindsNothing(page, 'toasts')
})
