import type { Page } from '@playwright/test'

import { expect, test } from './test'

/** The way to the search, by key and by pointer, and from what was found to its place. */

const field = (page: Page) => page.getByRole('searchbox')

test('the key / opens the search, and a result its heading', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Control+/')
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search$/)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('visa / fraud')
  await expect(field(page)).toHaveValue('visa / fraud')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=visa/)
  await page.getByRole('link', { name: /^Visa fraud/ }).click()
  await expect(page).toHaveURL(/us-crew-visa-c1-d#visa-fraud$/)
  await expect(page.getByRole('heading', { name: 'Visa fraud' })).toBeInViewport()
})

test('without scripts the link and the form do', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ar' })
  const page = await context.newPage()
  await page.goto(`${site.url}/ar`)
  await page.locator('header').getByRole('link', { name: 'البحث', exact: true }).click()
  await field(page).fill('العقد')
  await field(page).press('Enter')
  await expect(page.locator('main mark').first()).toBeVisible()
  await context.close()
})

for (const locale of ['uk', 'ar']) {
  const promise = `${locale}: six entries stand in one line from 1000 px on`
  test(promise, async ({ page }) => {
    for (const width of [1000, 1200]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`/${locale}`)
      const links = page.locator('header nav:visible a')
      await expect(links).toHaveCount(6)
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getClientRects().length
        }),
      )
      expect(boxes, `${width} px`).toEqual([1, 1, 1, 1, 1, 1])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}
