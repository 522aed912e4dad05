import type { Page } from '@playwright/test'

import { publishVacancy } from '../site/publish-vacancy'
import { documentsAsked, linkAway } from './shell'
import { expect, test } from './test'

/** Scripts that never come. */

/** What a reader has of a page without its scripts. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.locator('header details').first()
  await menu.locator('summary').click()
  await expect(menu.locator('.menu-panel')).toBeVisible()
  await page.keyboard.press('Escape')
}

test('a script that does not come when it is needed changes nothing, and comes with the next use', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/_scripts/**', (route) => route.abort())
  await page.goto('/about')
  // What is typed is not lost.
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.value = 'A letter to the union'
    document.querySelector('main')?.append(field)
  })
  const documents = documentsAsked(page)
  const colours = page.locator('.colour-menu summary')
  const failed = page.waitForEvent('requestfailed')
  await colours.hover()
  await failed
  await page.mouse.move(5, 5)
  await expect(page.locator('script[src]')).toHaveCount(0)
  await expectReadable(page)
  await expect(page.locator('textarea')).toHaveValue('A letter to the union')
  expect(documents).toEqual([])

  await page.unroute('**/_scripts/**')
  await colours.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Colours')
  expect(documents).toEqual([])
})

for (const [script, address, need] of [
  ['reading', '/about', '[data-tip]'],
  ['consent', '/uk/before-you-sign', '[data-script=consent]'],
  ['list', '/crewings', '[data-script=list] input'],
  ['form', '/forms/contact', 'form[data-form] textarea'],
] as const) {
  test(`${address} without its script ${script} can be read, and leads on`, async ({
    page,
    editor,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED/)
    if (script === 'list') await publishVacancy(editor)
    let asked = 0
    await page.route(`**/_scripts/**/${script}.js`, (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto(address)
    await page.locator(need).first().focus()
    await expect.poll(() => asked).toBeGreaterThan(0)
    const documents = documentsAsked(page)
    await expectReadable(page)
    expect(documents).toEqual([])
    await linkAway(page).click()
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
