import type { Page } from '@playwright/test'

import { publishVacancy } from '../site/publish-vacancy'
import { hold } from './hold'
import { documentsAsked } from './shell'
import { expect, test } from './test'
import { translate, translateAlways } from './translated'

/**
 * What is pressed and typed in the form of a list counts and is shown in place, whatever has changed the page, and
 * whenever: a browser's translation, an extension.
 */

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

const boxOf = (page: Page, box: string) => page.locator(`#${box}`)
const words = (page: Page) => page.locator('#_words')
const searched = (text: string) => (url: URL) => url.search.includes(text)

const holdScript = (page: Page) => hold(page, '**/_scripts/*/list.js')

/** Does what extensions do, to what is there and to what comes: attributes, and elements around and between. */
async function changeByExtension(page: Page): Promise<void> {
  await page.evaluate(() => {
    const change = (root: Element) => {
      for (const one of [
        root,
        ...root.querySelectorAll('form, fieldset, label, input, a, h1, h2'),
      ]) {
        one.setAttribute('data-extension', 'yes')
        one.setAttribute('style', 'outline: 1px dotted red')
      }
      for (const label of root.querySelectorAll('.opt')) {
        label.before(document.createElement('extension-sign'))
        label.after(document.createElement('extension-sign'))
      }
      for (const input of root.querySelectorAll('input[type=search]')) {
        const around = document.createElement('extension-box')
        input.replaceWith(around)
        around.append(input)
      }
    }
    change(document.body)
    document.body.append(document.createElement('extension-box'))
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const isOwn = node.nodeName.startsWith('EXTENSION')
          const isInOwn = node.parentElement?.localName === 'extension-box'
          if (node instanceof Element && !isOwn && !isInOwn) change(node)
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

for (const { list, box, chosen } of LISTS) {
  // Both lists have one form; the directory says it from left to right, the vacancies from right to left.
  test.describe(list, () => {
    test('translated as soon as it is read', async ({ page }) => {
      await translateAlways(page)
      const documents = documentsAsked(page)
      await page.goto(list)
      await expect(page.locator('h1 font').first()).toBeVisible()
      await boxOf(page, box).click()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      // What came is translated, too.
      await expect(page.locator('.set a font').first()).toBeVisible()
      await expect(boxOf(page, box)).toBeFocused()

      await words(page).pressSequentially('bosun')
      await page.keyboard.press('Tab')
      await expect(page).toHaveURL(searched('words=bosun'))
      await expect(page).toHaveURL(searched(chosen))
      await expect(words(page)).toHaveValue('bosun')
      expect(documents).toHaveLength(1)
    })

    test('translated while its script comes', async ({ page }) => {
      const go = await holdScript(page)
      await page.goto(list)
      await boxOf(page, box).click()
      await words(page).pressSequentially('bos')
      await translate(page)
      go()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      await expect(words(page)).toBeFocused()
      await page.keyboard.type('un')
      await expect(words(page)).toHaveValue('bosun')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(searched('words=bosun'))
    })

    test('translated when its script is there', async ({ page }) => {
      await page.goto(list)
      await boxOf(page, box).focus()
      await translate(page)
      const documents = documentsAsked(page)
      await boxOf(page, box).click()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      await page.locator('.set a').first().click()
      await expect(page).not.toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).not.toBeChecked()
      await page.goBack()
      await expect(page).toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).toBeChecked()
      await page.goBack()
      await expect(boxOf(page, box)).not.toBeChecked()
      expect(documents).toEqual([])
    })

    test('with attributes and elements that an extension adds', async ({ page }) => {
      await page.goto(list)
      await changeByExtension(page)
      const documents = documentsAsked(page)
      await boxOf(page, box).click()
      await expect(page).toHaveURL(searched(chosen))
      await expect(page.locator('.set a').first()).toHaveAttribute('data-extension', 'yes')
      await words(page).pressSequentially('bosun')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(searched('words=bosun'))
      await expect(words(page)).toHaveValue('bosun')
      await page.locator('.set a').first().click()
      await expect(page).not.toHaveURL(searched(chosen))
      await expect(boxOf(page, box)).not.toBeChecked()
      expect(documents).toEqual([])
    })
  })
}

test('of a group that an extension has put something into, all or some are chosen', async ({
  page,
}) => {
  await page.goto('/crewings')
  await changeByExtension(page)
  await page.locator('details[data-of=deck] > summary').click()
  await page.locator('#_filters input[value=chief-mate]').click()
  await expect(page).toHaveURL(searched('rank=chief-mate'))
  await page.locator('#_filters input[value=deck]').click()
  await expect(page).toHaveURL((url) => url.search === '?department=deck')
  await page.locator('#_filters input[value=chief-mate]').click()
  await expect(page).toHaveURL((url) => url.search === '?rank=chief-mate')
})

test('a press that the script comes into the midst of counts', async ({ page }) => {
  const go = await holdScript(page)
  await page.goto('/crewings/companies')
  const box = boxOf(page, '_filters input[name=licence]')
  await box.hover()
  await page.mouse.down()
  await translate(page)
  go()
  await expect(page.getByRole('status')).toBeAttached()
  await page.mouse.up()
  await expect(page).toHaveURL(searched('licence=checked'))
  await expect(box).toBeChecked()
})

test('where the script does not come, the button shows what was chosen', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  await page.route('**/_scripts/**', (route) => route.abort())
  await page.goto('/crewings')
  await boxOf(page, '_filters input[value=engine]').check()
  await page.locator('#_filters .go button').click()
  await expect(page).toHaveURL(searched('department=engine'))
  await expect(boxOf(page, '_filters input[value=engine]')).toBeChecked()
})

test('a reader on a phone stays at the choice, with the drawer open', async ({ page }) => {
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
