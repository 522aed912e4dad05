import type { Page } from '@playwright/test'

import { publishVacancy } from '../site/publish-vacancy'
import { documentsAsked } from './shell'
import { expect, test, untilReact } from './test'
import { translate, translateAlways } from './translated'

/**
 * What is pressed and typed in the form of a list counts, whatever has changed the text of its page, and whenever: a
 * browser's translation, an extension. React cannot take such a page over.
 */

test.use({ reactComes: false })

test.beforeAll(async ({ editor }) => {
  await publishVacancy(editor)
})

const LISTS = [
  { list: '/crewings', box: '_filters input[value=engine]', chosen: 'department=engine' },
  { list: '/ar/crewings', box: '_filters input[value=engine]', chosen: 'department=engine' },
  { list: '/crewings/companies', box: '_filters input[name=licence]', chosen: 'licence=checked' },
  {
    list: '/ar/crewings/companies',
    box: '_filters input[name=licence]',
    chosen: 'licence=checked',
  },
] as const

const wantReact = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mh:react')))
const boxOf = (page: Page, box: string) => page.locator(`#${box}`)
const words = (page: Page) => page.locator('#_words')
const searched = (text: string) => (url: URL) => url.search.includes(text)

/** Holds back what React needs until it is let go. */
async function holdReact(page: Page): Promise<() => void> {
  let go = () => {}
  const free = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/_page/**', async (route) => {
    await free
    await route.continue()
  })
  return go
}

/** React says so where it has to make a page again. */
const HYDRATION_FAILED = /Minified React error #418/

for (const { list, box, chosen } of LISTS) {
  // Both lists have one form; the directory says it from left to right, the vacancies from right to left.
  test.describe(list, () => {
    test('translated before React comes', async ({ page, quiet }) => {
      quiet.allow(HYDRATION_FAILED)
      await translateAlways(page)
      await page.goto(list)
      await expect(page.locator('h1 font').first()).toBeVisible()
      await boxOf(page, box).click()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      await expect(page.locator('.set a').first()).toBeVisible()
      // As with React, who goes by keyboard stands where they chose.
      await expect(boxOf(page, box)).toBeFocused()

      await words(page).pressSequentially('bosun')
      await page.keyboard.press('Tab')
      await expect(page).toHaveURL(searched('words=bosun'))
      await expect(page).toHaveURL(searched(chosen))
      await expect(words(page)).toHaveValue('bosun')
    })

    test('translated while React comes', async ({ page, quiet }) => {
      quiet.allow(HYDRATION_FAILED)
      const go = await holdReact(page)
      await page.goto(list)
      await boxOf(page, box).click()
      await words(page).pressSequentially('bos')
      await translate(page)
      go()
      await untilReact(page)
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      await expect(words(page)).toHaveValue(/^bos/)
    })

    test('what is being typed while React comes goes on', async ({ page, quiet }) => {
      quiet.allow(HYDRATION_FAILED)
      const go = await holdReact(page)
      await page.goto(list)
      await words(page).pressSequentially('bos')
      await translate(page)
      go()
      await untilReact(page)
      await expect(words(page)).toBeFocused()
      await page.keyboard.type('un')
      await expect(words(page)).toHaveValue('bosun')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(searched('words=bosun'))
    })

    test('translated when React is there', async ({ page }) => {
      await page.goto(list)
      await wantReact(page)
      await untilReact(page)
      await translate(page)
      await boxOf(page, box).click()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      const chip = page.locator('.set a').first()
      await translate(page)
      await chip.click()
      await expect(page).not.toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).not.toBeChecked()
      await page.goBack()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
    })

    test('with attributes and elements that an extension has added', async ({ page }) => {
      const go = await holdReact(page)
      await page.goto(list)
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('body, form, input, select, h1')) {
          one.setAttribute('data-extension', 'yes')
          one.setAttribute('style', 'outline: 1px dotted red')
        }
        document.body.append(document.createElement('extension-box'))
      })
      await boxOf(page, box).click()
      const documents = documentsAsked(page)
      go()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      expect(documents).toEqual([])
    })
  })
}

test('a press that React comes into the midst of counts', async ({ page, quiet }) => {
  quiet.allow(HYDRATION_FAILED)
  const go = await holdReact(page)
  await page.goto('/crewings/companies')
  const box = boxOf(page, '_filters input[name=licence]')
  await box.hover()
  await page.mouse.down()
  await translate(page)
  go()
  await untilReact(page)
  await page.mouse.up()
  await expect(page).toHaveURL(searched('licence=checked'))
  await expect(box).toBeChecked()
})

test('where React does not come, the button shows what was chosen', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.route('**/_page/**', (route) => route.abort())
  await page.goto('/crewings')
  await boxOf(page, '_filters input[value=engine]').check()
  await page.locator('#_filters .go button').click()
  await expect(page).toHaveURL(searched('department=engine'))
  await expect(boxOf(page, '_filters input[value=engine]')).toBeChecked()
})

test('a reader on a phone comes back to the choice, with the drawer open', async ({
  page,
  quiet,
}) => {
  quiet.allow(HYDRATION_FAILED)
  await page.setViewportSize({ width: 360, height: 640 })
  await translateAlways(page)
  await page.goto('/crewings')
  await expect(page.locator('h1 font').first()).toBeVisible()
  await page.locator('.filters > summary').click()
  const box = boxOf(page, '_filters input[value=engine]')
  await box.scrollIntoViewIfNeeded()
  const before = await box.boundingBox()
  await box.click()
  await expect(page).toHaveURL(searched('department=engine'))
  await expect(box).toBeVisible()
  await expect
    .poll(async () => Math.abs(((await box.boundingBox())?.y ?? 1e6) - (before?.y ?? 0)))
    .toBeLessThan(3)
})
