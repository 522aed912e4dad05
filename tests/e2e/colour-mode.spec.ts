import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { COLOUR_MODE_SCRIPT } from '../../src/domain/browser/colour-mode-script'
import { linkAway } from './shell'
import { expect, test } from './test'

/** Light, dark, or as the system is. */

const NIGHT = 'rgb(6, 12, 27)'
const DAY = 'rgb(246, 249, 253)'

declare global {
  interface Window {
    /** The colour mode of the page when its body began. */
    modeAtFirst: string | undefined
  }
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
/** Of several the first that applies counts. */
const frameColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .find(({ media }) => matchMedia(media || 'all').matches)
      ?.content.toLowerCase(),
  )

async function choose(page: Page, mode: RegExp): Promise<void> {
  const menu = page.locator('header details.colour-menu')
  if (!(await menu.getAttribute('open').then((open) => open !== null))) {
    await menu.locator('summary').click()
  }
  await page.getByRole('radio', { name: mode }).check()
}

test.use({ colorScheme: 'light' })

test('the chosen mode is there before the page, on every page and in every tab', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      window.modeAtFirst = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about')
  expect(await page.locator('head > script:not([src])').first().textContent()).toBe(
    COLOUR_MODE_SCRIPT,
  )
  expect([await background(page), await frameColour(page)]).toEqual([DAY, '#f6f9fd'])
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/')

  await choose(page, /Dark/)
  expect([await background(page), await frameColour(page)]).toEqual([NIGHT, '#060c1b'])
  await expect.poll(() => background(other)).toBe(NIGHT)
  expect(await page.evaluate(() => localStorage.getItem('mh_colour_mode'))).toBe('dark')

  await page.keyboard.press('Escape')
  await linkAway(page).dispatchEvent('click')
  await expect(page).not.toHaveURL(/about/)
  await page.waitForLoadState()
  expect([await background(page), await frameColour(page)]).toEqual([NIGHT, '#060c1b'])
  expect(await page.evaluate(() => window.modeAtFirst)).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  )
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  // Back to the system's, which is followed as it changes.
  await page.goto('/ar')
  await choose(page, /كما/)
  expect([await background(page), await frameColour(page)]).toEqual([DAY, '#f6f9fd'])
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([await background(page), await frameColour(page)]).toEqual([NIGHT, '#060c1b'])
  await expect
    .poll(() => other.evaluate(() => document.documentElement.dataset.theme))
    .toBe(undefined)
})

test('the switch is one for the keyboard and for screen readers', async ({ page }) => {
  // Else a colour on its way from one mode to the other might be looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const switcher = page.locator('header details.colour-menu summary')
  await expect(switcher).toHaveAccessibleName('Colours')
  const box = await switcher.boundingBox()
  expect([box?.width, box?.height].map((side) => (side ?? 0) >= 44)).toEqual([true, true])
  await switcher.focus()
  await page.keyboard.press('Enter')
  const group = page.getByRole('radiogroup', { name: 'Colours' })
  await expect(group.getByRole('radio')).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'As on this device' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await background(page)).toBe(NIGHT)
  for (const mode of [/Light/, /Dark/]) {
    await choose(page, mode)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
})

test('what is stored may be anything, or not be readable at all', async ({ page, context }) => {
  await page.goto('/about')
  for (const garbage of ['', 'DARK', 'system', '"dark"', '__proto__', 'x'.repeat(4096)]) {
    await page.evaluate((value) => localStorage.setItem('mh_colour_mode', value), garbage)
    await page.goto('/about')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await expect(
      page.getByRole('radio', { name: 'As on this device', includeHidden: true }),
    ).toBeChecked()
  }
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    }),
  )
  await page.goto('/about')
  await choose(page, /Dark/)
  expect([await background(page), await frameColour(page)]).toEqual([NIGHT, '#060c1b'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('there is no switch, and the system decides', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('header details').first()).toBeVisible()
    await expect(page.locator('.colour-menu')).toBeHidden()
    const colour = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(colour).toBe(NIGHT)
  })
})
