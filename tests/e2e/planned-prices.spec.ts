import type { APIResponse, Page, Route } from '@playwright/test'

import type { PriceList } from '../../src/payload-types'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor-in-chief plans a price in the panel, reads what comes, and cancels it. */

const YEAR = new Date().getUTCFullYear() + 2

test.use({ timezoneId: 'Asia/Manila' })

/** What the site answers. Only a browser sets this header, and the code that reads the session requires it. */
function passed(route: Route): Promise<APIResponse> {
  return route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } })
}

/**
 * A quarter of a second after each letter Payload asks what the server says of the form, and not yet what is wrong with it
 * (3.90.1). From now on the answer to that comes right behind the answer to the next save, while the page is busy: it takes
 * both one after the other, as on a slow machine.
 * @returns waits until the page has both
 */
async function answersTogether(page: Page): Promise<() => Promise<void>> {
  let asked = () => {}
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const ofForm = '**/admin/globals/price-list*'
  const ofSave = '**/api/globals/price-list*'
  const given = { form: Promise.resolve(), save: Promise.resolve() }
  await page.route(ofForm, (route) => {
    if (route.request().postData()?.includes('"form-state"') !== true) return route.continue()
    given.form = (async () => {
      const response = await passed(route)
      asked()
      await isAnswered
      await route.fulfill({ response })
    })()
    return given.form
  })
  await page.route(ofSave, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    given.save = (async () => {
      const response = await passed(route)
      await isAsked
      const isFree = page.evaluate(() => {
        const end = performance.now() + 1_000
        while (performance.now() < end);
      })
      await route.fulfill({ response })
      answer()
      await isFree
    })()
    return given.save
  })
  return async () => {
    await isAnswered
    await Promise.all([given.form, given.save])
    await page.unroute(ofForm)
    await page.unroute(ofSave)
  }
}

test('a price is planned in words, refused where a currency is left out, and cancelled', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const stored = async () => {
    const path = '/globals/price-list?locale=en&depth=0'
    return (await editor.read<PriceList>(path)).mailings ?? []
  }
  const before = await stored()
  await enter(page.context(), editor)
  await page.goto('/admin/globals/price-list')
  const row = page.locator('#mailings-row-0')
  const field = (name: string) => page.locator(`#field-mailings__0__${name}`)
  const save = page.locator('#action-save')
  const toggle = row.locator('.collapsible__toggle').first()
  await expect(toggle).toHaveClass(/toggle--(?:open|collapsed)/)
  if ((await toggle.getAttribute('class'))?.includes('toggle--collapsed')) await toggle.click()
  const words = row.locator('.mh-plan li')
  await expect(words).toHaveText([/^Now: \$19 · €17\.50 · ₴790$/])

  await field('planned').locator('.array-field__add-row').click()
  const from = field('planned__0__from').getByRole('textbox')
  await from.fill(`1 Jan ${YEAR}, 00:00`)
  await from.press('Enter')
  await field('planned__0__price__USD').fill('23')
  const answered = await answersTogether(page)
  await field('planned__0__price__EUR').fill('21,50')
  const comes = `From 1 January ${YEAR} at 00:00 GMT+8: $23 · €21.50`
  await expect(words.nth(1)).toHaveText(comes)

  // Nothing of what was typed is lost by what is wrong with it.
  await save.click()
  await answered()
  await expect(row.locator('.field-error')).toHaveText(
    'There is a price in UAH until then. Write the new one too.',
  )
  await expect(field('planned__0__price__EUR')).toHaveValue('21.50')
  expect((await stored())[0]?.planned).toEqual([])
  await field('planned__0__price__UAH').fill('950')
  await save.click()
  await expect
    .poll(async () => (await stored())[0]?.planned)
    .toMatchObject([
      {
        // The editor's midnight, not that of UTC.
        from: `${YEAR - 1}-12-31T16:00:00.000Z`,
        price: { USD: 2_300, EUR: 2_150, UAH: 95_000 },
      },
    ])
  await page.reload()
  await expect(words.nth(1)).toHaveText(/: \$23 · €21\.50 · ₴950$/)

  await field('planned').locator('.array-actions__button').first().click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(words).toHaveCount(1)
  await save.click()
  await expect.poll(async () => (await stored())[0]?.planned).toEqual([])
  expect(await stored()).toEqual(before)
})
