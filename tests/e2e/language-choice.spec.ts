import type { Page } from '@playwright/test'

import { expect, test } from './test'

/** A reader meets the site in their own language, and the one they choose instead is remembered. */

async function choose(page: Page, language: string): Promise<void> {
  await page.locator('header details summary').first().click()
  await page.locator('header').getByRole('link', { name: language, exact: true }).first().click()
}

async function languageKept(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, locale: 'uk-UA' })

    test('the browser’s language is met, another one is chosen and kept', async ({
      page,
      site,
    }) => {
      await page.goto('/about?from=mail')
      expect(await languageOf(page)).toBe('uk')
      expect(new URL(page.url()).search).toBe('?from=mail')

      await choose(page, 'English')
      await expect(page).toHaveURL(`${site.url}/about`)
      expect(await languageOf(page)).toBe('en')
      await page.goto('/')
      expect(await languageOf(page)).toBe('en')

      await choose(page, 'العربية')
      await expect(page).toHaveURL(`${site.url}/ar`)
      await page.goto('/about')
      await expect(page).toHaveURL(`${site.url}/ar/${encodeURIComponent('من-نحن')}`)

      const cookie = await languageKept(page)
      expect(cookie).toMatchObject({ value: 'ar', sameSite: 'Lax', path: '/', httpOnly: false })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(364)
      expect(days).toBeLessThanOrEqual(365)
    })

    test('a link to another language from elsewhere changes nothing for later', async ({
      page,
      site,
    }) => {
      await page.goto('/ar')
      await page.goto('/')
      await expect(page).toHaveURL(`${site.url}/uk`)
      expect(await languageKept(page)).toBeUndefined()
    })
  })
}
