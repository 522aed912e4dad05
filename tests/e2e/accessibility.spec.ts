import type { Page } from '@playwright/test'

import { everyBlock } from '../fixtures/every-block'
import { axeFindsNothing } from './axe'
import { expect, test } from './test'
import { uploadSamples } from './uploads'

/** Every kind of page, once: axe in both themes on a telephone and on a screen, and nothing sideways. */

const EVERY_BLOCK = { en: '/blocks-to-look-at', ar: `/ar/${encodeURIComponent('كتل-للنظر')}` }

const PAGES = [
  ...['/', '/uk', '/ar', '/hi', '/zh'],
  ...['/before-you-sign', '/hi/before-you-sign/fake-agency', '/ar/about'],
  '/fr/no-such-page',
  '/crewings/companies',
  '/ar/search?q=visa&source=1',
  ...['/docs', '/ar/docs'],
  ...['/help', '/ar/help', '/hi/help', '/help/by-country', '/contact', '/search?q=suicide'],
  '/hi/terms',
  ...['/docs/rights-and-pay-at-sea/hours-of-rest', '/hi/docs/rights-and-pay-at-sea'],
  // The longest words of a menu, and the longest date.
  ...['/mailing', '/ar/mailing', '/hi/mailing', '/ru', '/ru/mailing', '/ru/consent'],
  ...Object.values(EVERY_BLOCK),
]

/** From the smallest telephone to the widest screen, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1280, 1921]

test.beforeAll(async ({ editor }) => {
  const { picture, file } = await uploadSamples(editor)
  const document = { relationTo: 'pages' as const, value: 1 }
  const body = everyBlock({ picture, file, document })
  const slug = EVERY_BLOCK.en.slice(1)
  const id = await editor.create('en', { title: 'Blocks to look at', slug, body })
  await editor.publish(id, 'en')
  await editor.publish(id, 'ar', { title: 'كتل للنظر', slug: 'كتل-للنظر', body })
})

for (const path of PAGES) {
  const promise = `axe finds nothing on ${decodeURIComponent(path)}, and nothing scrolls sideways`
  test(promise, async ({ page, quiet }) => {
    quiet.allow(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(path === '/fr/no-such-page' ? 404 : 200)
    // What is folded is looked at unfolded.
    const questions = page.locator('.questions summary')
    if ((await questions.count()) > 0) await questions.first().click()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      if (width === 390 || width === 1280) await axeFindsNothing(page, `${path} at ${width} px`)
      expect(await overflowOf(page), `at ${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const choice of await page.locator('.currency label').all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.setViewportSize({ width: 320, height: 844 })
    await spaceText(page)
    expect(await overflowOf(page), 'at 320 px with spaced text').toBe(0)
  })
}

/** CSS pixels by which a page is wider than the screen. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** As readers set it who need it so: WCAG 2.2, success criterion 1.4.12. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
