import type { Page } from '@playwright/test'

import { expect, test } from './test'

/** The names of controls that are icons alone. Time stands still here, and passes when told to. */

const tooltip = (page: Page) => page.getByRole('tooltip')
const colours = (page: Page) => page.locator('header .colour-menu summary')
const menu = (page: Page) => page.locator('header details:not(.colour-menu) summary').last()

test.use({ viewport: { width: 320, height: 640 } })

for (const [address, names] of [
  ['/about', ['Colours', 'Menu']],
  ['/ar', ['الألوان', 'القائمة']],
] as const) {
  test(`${address}: they come after 0.7 s, and at once within 0.3 s of another`, async ({
    page,
  }) => {
    await page.clock.install()
    // The first that is pointed at brings what shows them, and is still pointed at then.
    await page.goto(address)
    await page.clock.pauseAt(Date.now() + 60_000)
    const script = page.waitForResponse(/\/reading\.js$/)
    await colours(page).hover()
    await (await script).finished()
    await expect(async () => {
      await page.clock.runFor(700)
      await expect(tooltip(page)).toHaveText(names[0], { timeout: 100 })
    }).toPass()
    const away = () => page.mouse.move(160, 500)
    const inWindow = async () => {
      const { x = -1, width = 999 } = (await tooltip(page).boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(8)
      expect(x + width).toBeLessThanOrEqual(312)
    }
    await inWindow()

    // From one to the other in less than 0.3 s.
    await away()
    await expect(tooltip(page)).toBeHidden()
    await page.clock.runFor(299)
    await menu(page).hover()
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveText(names[1])
    await inWindow()

    // And later.
    await away()
    await page.clock.runFor(300)
    await colours(page).hover()
    await page.clock.runFor(699)
    await expect(tooltip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveText(names[0])

    // It can be pointed at itself, and is sent away with Escape.
    await tooltip(page).hover()
    await page.clock.runFor(1_000)
    await expect(tooltip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toBeHidden()
    await expect(colours(page)).toHaveAccessibleName(names[0])
  })
}

test('they come at once with the keyboard, and not over what is open', async ({ page }) => {
  // The first that the keyboard comes to brings what shows them.
  await page.goto('/about')
  await page.locator('header details').first().locator('summary').focus()
  await page.keyboard.press('Tab')
  await expect(colours(page)).toBeFocused()
  await expect(tooltip(page)).toHaveText('Colours')
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('Menu')
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await colours(page).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(tooltip(page)).toBeHidden()
})
