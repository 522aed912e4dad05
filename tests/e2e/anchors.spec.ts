import type { Page } from '@playwright/test'

import { heading, paragraph, richText, text } from '../fixtures/every-block'
import { loadScript, openWith } from './shell'
import { expect, test } from './test'

/** Links to a part of a page, in every language, and the part that is being read. */

const UK = `/uk/${encodeURIComponent('якорі')}`

const long = (...titles: string[]) =>
  richText(
    ...titles.flatMap((title) => [
      heading(title),
      ...Array.from({ length: 8 }, () => paragraph(text('Words. '.repeat(120)))),
    ]),
  )

test.use({ viewport: { width: 1280, height: 720 } })

test.beforeAll(async ({ editor }) => {
  const body = long('Wages', 'Rest', 'Leave')
  const id = await editor.create('en', { title: 'Anchors', slug: 'anchors', body })
  await editor.publish(id, 'en')
  const uk = { title: 'Якорі', slug: 'якорі', body: long('Плата', 'Відпочинок', 'Відпустка') }
  await editor.publish(id, 'uk', uk)
  await editor.publish(id, 'ar', { title: 'مراس', slug: 'مراس', body: long('أجور', 'راحة') })
})

async function expectAtTop(page: Page, title: string): Promise<void> {
  const top = () =>
    page
      .getByRole('heading', { name: title, level: 2 })
      .evaluate((element) => Math.abs(element.getBoundingClientRect().top - 80))
  await expect.poll(top).toBeLessThan(30)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the source’s name of a part and its own both lead to it', async ({ page }) => {
      for (const fragment of ['rest', encodeURIComponent('відпочинок')]) {
        await page.goto('about:blank')
        await page.goto(`${UK}#${fragment}`)
        await expectAtTop(page, 'Відпочинок')
      }
    })
  })
}

test('where the parts differ, each has its own name', async ({ page }) => {
  await page.goto(`/ar/${encodeURIComponent('مراس')}#${encodeURIComponent('راحة')}`)
  await expectAtTop(page, 'راحة')
  await expect(page.locator('#rest')).toHaveCount(0)
})

for (const fragment of ['rest', encodeURIComponent('відпочинок')]) {
  test(`a language chosen at #${decodeURIComponent(fragment)} shows the same part`, async ({
    page,
    site,
  }) => {
    await page.goto(`${UK}#${fragment}`)
    await page.locator('aside').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${site.url}/anchors#rest`)
    await expectAtTop(page, 'Rest')
  })
}

for (const fragment of ['top', 'content', 'nothing', '%E0%A4%A']) {
  test(`a language chosen at #${fragment} shows its top`, async ({ page, site }) => {
    await page.goto(`${UK}#${fragment}`)
    await page.locator('aside').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${site.url}/anchors`)
  })
}

test('a language chosen after reading on shows the part that the address names', async ({
  page,
  site,
}) => {
  await page.goto(`${UK}#rest`)
  await page.locator('.contents-beside a[href="#leave"]').click()
  await expect(page).toHaveURL(`${site.url}${UK}#leave`)
  await page.locator('aside').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${site.url}/anchors#leave`)
})

test('the part that is being read is marked, on the next page too', async ({ page }) => {
  await openWith(page, 'reading', UK)
  const current = page.locator('.contents-beside [aria-current]')
  await expect(current).toHaveCount(0)
  for (const title of ['Відпочинок', 'Плата']) {
    await page
      .getByRole('heading', { name: title, level: 2 })
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveText(title)
    await expect(current).toHaveAttribute('aria-current', 'true')
  }
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(current).toHaveText('Відпустка')

  await page.goto(`/uk/${encodeURIComponent('перед-підписанням')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Перед/)
  await loadScript(page, 'reading')
  await expect(current).toHaveCount(0)
  await page
    .getByRole('heading', { level: 2 })
    .nth(2)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveCount(1)
})
