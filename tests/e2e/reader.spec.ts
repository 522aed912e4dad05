import { LOCALES, nativeName } from '../../src/domain/locales/locales'
import { expect, test } from './test'

test('the switcher names every language in its own script and says which lack the page', async ({
  page,
}) => {
  await page.goto('/about')
  await page.locator('header details summary').first().click()
  for (const locale of LOCALES) {
    await expect(
      page.locator('header').getByText(nativeName(locale), { exact: true }).last(),
    ).toBeVisible()
  }
  const languages = (heading: RegExp) => page.locator('header').getByRole('list', { name: heading })
  const uk = languages(/This page is in/).getByRole('link', { name: 'Українська' })
  await expect(languages(/Not translated/).getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await uk.click()
  await expect(page).toHaveURL(/\/uk\/%D0%BF%D1%80%D0%BE/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
})

test('a page with its title alone in a language offers the text of the source, and is not canonical', async ({
  page,
}) => {
  await page.goto('/ar/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('عن Mariner Hub')
  const text = page.locator('article [lang="en"][dir="ltr"]').first()
  await expect(text).toBeHidden()
  // A page of one language, until somebody asks for the other.
  await page.locator('summary', { hasText: 'الإنجليزية' }).click()
  await expect(text).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
})

test('a printed page says whose it is and its address, also on a page that is read from right to left', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/about', '/ar']) {
    await page.goto(path)
    const canonical = page.locator('link[rel=canonical]')
    const shown = await canonical.evaluate((link) => {
      const { content, direction } = getComputedStyle(link, '::before')
      return { content, direction, height: link.getBoundingClientRect().height }
    })
    expect(shown).toEqual({
      content: JSON.stringify(site.url + path),
      direction: 'ltr',
      height: expect.any(Number),
    })
    expect(shown.height).toBeGreaterThan(10)
    const name = page.locator('meta[property="og:site_name"]')
    const named = await name.evaluate((meta) => getComputedStyle(meta, '::before').content)
    expect(named).toBe('"Mariner Hub"')
    expect((await name.boundingBox())?.height).toBeGreaterThan(10)
    await expect(page.locator('title')).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })
  expect(await page.locator('link[rel=canonical]').boundingBox()).toBeNull()
})

test('a printed address is in the letters of its readers', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/ar/docs/rights-and-pay-at-sea/hours-of-rest')
  const { pathname } = new URL(page.url())
  expect(pathname).toContain('%')
  const shown = await page
    .locator('meta[name=address]')
    .evaluate((meta) => getComputedStyle(meta, '::before').content)
  expect(await page.locator('link[rel=canonical]').boundingBox()).toBeNull()
  expect(shown).toBe(JSON.stringify(new URL(site.url).host + decodeURI(pathname)))
})

test('a printed guide has its day and its text, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/docs/rights-and-pay-at-sea/letters-to-copy')
  await expect(page.locator('main .meta time')).toBeVisible()
  await expect(page.locator('main blockquote').first()).toBeVisible()
  await expect(page.locator('main .of-use')).toHaveCount(1)
  for (const pressed of await page.locator('button, .button, input').all()) {
    await expect(pressed).toBeHidden()
  }
})

test('a translated page names its alternates, itself included', async ({ page, site }) => {
  await page.goto('/about')
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
  expect(Object.fromEntries(alternates)).toEqual({
    en: `${site.url}/about`,
    uk: `${site.url}/uk/${encodeURIComponent('про-нас')}`,
    'x-default': `${site.url}/about`,
  })
})

test('breadcrumbs lead up the tree, the section lists its pages', async ({ page }) => {
  await page.goto('/before-you-sign/fake-agency')
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    /Home/,
    /Before you sign/,
    /Spotting a fake agency/,
  ])
  await crumbs.getByRole('link', { name: 'Before you sign' }).click()
  await expect(page).toHaveURL(/\/before-you-sign$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you sign')
  await page.locator('main').getByRole('link', { name: 'Spotting a fake agency' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spotting a fake agency')
})

test('a document linked in a text is reached at its address in the reader’s language', async ({
  page,
}) => {
  await page.goto('/uk')
  await page.locator('main .prose a[href^="/uk/"]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(page).toHaveURL(/\/uk\/./)
})

test.describe('wrong methods', () => {})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages read, menus open and links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/before-you-sign')
    await expect(page.locator('article')).toContainText('MLC')
    const menus = page.locator('header details').filter({ visible: true })
    for (const menu of await menus.all()) {
      await menu.locator('summary').first().click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await menu.locator('summary').first().click()
    }
    await menus.first().locator('summary').first().click()
    await page.locator('header').getByRole('link', { name: 'Українська' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  })
})

test.describe('by keyboard and hand', () => {
  test('the foot of a page leads back to its top, also without JavaScript', async ({
    browser,
    site,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(`${site.url}/before-you-sign/fake-agency`)
      await page.mouse.wheel(0, 9_000)
      await page.getByRole('link', { name: 'Back to top' }).click()
      await expect(page).toHaveURL(/#top$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await context.close()
    }
  })

  test('the keyboard reaches the text, the menus and the languages', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await page.locator('header details summary').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('header details a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await expect(page.locator('header details summary').first()).toBeFocused()
  })
})
