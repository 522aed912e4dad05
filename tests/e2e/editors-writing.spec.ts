import type { Locator, Page } from '@playwright/test'

import { Editor, paragraph } from '../site/editor'
import { begin, body, enter, open } from './panel'
import { expect, test } from './test'

/** That nothing which is typed is lost, and that nothing is kept before it is typed. */

test.use({ actionTimeout: 20_000 })

let iryna: Editor

test.beforeAll(async ({ editor }) => {
  iryna = await editor.hire('Iryna')
})

test.beforeEach(async ({ quiet, context }) => {
  // The panel asks for the document while it leaves for another page.
  quiet.allow(/Failed to (load resource|fetch)/)
  await enter(context, iryna)
})

/** The draft of a page in a language, as it is stored. */
async function draftOf(id: number, locale = 'en'): Promise<string> {
  const draft = await iryna.read<object>(`/pages/${id}?locale=${locale}&draft=true&depth=0`)
  return JSON.stringify(draft)
}

interface Listed {
  id: number
  position: number
}

async function pages(): Promise<Listed[]> {
  const query = 'locale=en&draft=true&depth=0&pagination=false&sort=id'
  return (await iryna.read<{ docs: Listed[] }>(`/pages?${query}`)).docs
}

/** Types at the end of the body, and leaves at once. */
async function add(page: Page, words: string): Promise<void> {
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(words)
}

/** The way from a document to the list of all. */
function toList(page: Page): Locator {
  return page.locator('.step-nav').getByRole('link', { name: 'Pages' })
}

test('a document begins with its first words: none before, one afterwards, and the cursor stays', async ({
  page,
}) => {
  const before = await pages()
  await begin(page, iryna, 'pages')
  await page.reload()
  await begin(page, iryna, 'pages')
  await body(page).click()
  expect(await pages()).toEqual(before)

  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/pages?'),
  )
  await page.locator('#field-title').click()
  await page.keyboard.type('Kept from')
  await made
  // Nobody waits for the answer.
  await page.keyboard.type(' the first word', { delay: 40 })
  await page.waitForURL(/\/pages\/\d+/)
  const id = Number(/\/pages\/(\d+)/.exec(page.url())?.[1])
  await page.keyboard.type(' on', { delay: 40 })
  await expect(page.locator('#field-title')).toHaveValue('Kept from the first word on')
  await expect.poll(() => draftOf(id)).toContain('Kept from the first word on')
  await add(page, 'With a body.')
  await expect.poll(() => draftOf(id)).toContain('With a body.')
  // It comes last, as every new document.
  const position = Math.max(...before.map((one) => one.position)) + 1
  expect((await pages()).slice(before.length)).toMatchObject([{ id, position }])

  // It is the document's own page now.
  await expect(page.getByRole('link', { name: 'Versions' })).toBeVisible()
  await toList(page).click()
  await page.waitForURL(/\/collections\/pages(\?|$)/)
  await page.goBack()
  await page.waitForURL(/\/pages\/\d+/)
  await expect(page.locator('#field-title')).toHaveValue('Kept from the first word on')
  await expect(body(page)).toHaveText('With a body.')
  expect((await pages()).slice(before.length)).toHaveLength(1)
})

test('on a slow machine too: the press comes before the editor has handed over the last letters', async ({
  page,
}) => {
  const id = await iryna.create('en', { title: 'Slow', body: paragraph('Here.') })
  await open(page, iryna, 'pages', id)
  await add(page, ' Kept')
  await expect.poll(() => draftOf(id)).toContain('Here. Kept')
  // Busy for longer than any letter waits, from the last letter to the press.
  await toList(page).evaluate((link: HTMLElement) => {
    const pressLate = () => {
      const end = performance.now() + 1_500
      while (performance.now() < end);
      link.click()
    }
    document.addEventListener('beforeinput', () => queueMicrotask(pressLate), { once: true })
  })
  await page.keyboard.press('!')
  await page.waitForURL(/\/collections\/pages(\?|$)/)
  await expect.poll(() => draftOf(id)).toContain('Here. Kept!')
})

test('what is typed a moment before the editor leaves is saved', async ({ page }) => {
  const id = await iryna.create('en', { title: 'Leaving', body: paragraph('Here.') })
  await open(page, iryna, 'pages', id)
  await test.step('by a link', async () => {
    await add(page, ' By a link.')
    await toList(page).click()
    await page.waitForURL(/\/collections\/pages(\?|$)/)
    await expect.poll(() => draftOf(id)).toContain('Here. By a link.')
  })
  await test.step('by the back button', async () => {
    await page.goBack()
    await expect(body(page)).toHaveText('Here. By a link.')
    await add(page, ' Forward.')
    await page.goForward()
    await page.waitForURL(/\/collections\/pages(\?|$)/)
    await expect.poll(() => draftOf(id)).toContain('By a link. Forward.')
    await page.goBack()
    await expect(body(page)).toHaveText('Here. By a link. Forward.')
  })
  await test.step('by the menu of languages', async () => {
    await add(page, ' In English.')
    // There is one menu of languages on a document.
    await expect(page.locator('.localizer')).toBeHidden()
    const languages = page.getByRole('navigation', { name: 'Languages' })
    await languages.getByRole('link', { name: 'Українська' }).click()
    await page.waitForURL(/locale=uk/)
    await expect.poll(() => draftOf(id)).toContain('Forward. In English.')
    expect(await draftOf(id, 'uk')).not.toContain('In English.')
    await expect(body(page)).toHaveText('')
    await add(page, 'Українською.')
    await languages.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(/locale=en/)
    await expect.poll(() => draftOf(id, 'uk')).toContain('Українською.')
    await expect(body(page)).toHaveText('Here. By a link. Forward. In English.')
  })
  await test.step('by the browser, which asks', async () => {
    // While it asks, the page stands still: what it sends it has sent before.
    const reload = async () => {
      const asked = page.waitForEvent('dialog')
      await page.evaluate(() => setTimeout(() => window.location.reload()))
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      return dialog
    }
    await add(page, ' Staying.')
    await (await reload()).dismiss()
    await expect.poll(() => draftOf(id)).toContain('In English. Staying.')
    await page.locator('#field-title').fill('Leaving, reloaded')
    const dialog = await reload()
    await expect.poll(() => draftOf(id)).toContain('Leaving, reloaded')
    await dialog.accept()
    await expect(page.locator('#field-title')).toHaveValue('Leaving, reloaded')
    await expect(body(page)).toHaveText(/In English. Staying\.$/)
  })
})

test('who leaves without a connection is asked, may stay, and loses nothing either way', async ({
  page,
  quiet,
}) => {
  test.setTimeout(120_000)
  quiet.allow(/ERR_INTERNET_DISCONNECTED|NetworkError/)
  // Payload's table of a join field asks for its rows again, and takes no answer for an answer (3.90.1).
  quiet.allow(/Cannot destructure property 'data'/)
  const id = await iryna.create('en', { title: 'Far out', body: paragraph('Here.') })
  await open(page, iryna, 'pages', id)
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' })
  await page.context().setOffline(true)
  await add(page, ' Offline.')
  await toList(page).click()
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(body(page)).toHaveText('Here. Offline.')
  await page.context().setOffline(false)
  await expect.poll(() => draftOf(id), { timeout: 30_000 }).toContain('Here. Offline.')

  // The connection is dead, and nobody says so: requests are sent and nothing comes back.
  await page.route('**/api/pages/**', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  )
  await page.route('**/readyz', () => undefined)
  await add(page, ' In a hole.')
  await toList(page).click()
  await expect(question).toBeVisible({ timeout: 30_000 })
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await page.waitForURL(/\/collections\/pages(\?|$)/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect.poll(() => draftOf(id), { timeout: 45_000 }).toContain('Offline. In a hole.')
})

test('what was typed during a save stays when it ends, also where another field was typed in since', async ({
  page,
}) => {
  const id = await iryna.create('en', { title: 'One', excerpt: 'First', body: paragraph('Here.') })
  await open(page, iryna, 'pages', id)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const isSave = new RegExp(`/api/pages/${id}\\?`)
  await page.route(isSave, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.locator('#field-title').press('End')
  await page.keyboard.type(' two')
  await sent
  await page.keyboard.type(' three')
  await page.locator('#field-excerpt').press('End')
  await page.keyboard.type(' second')
  await add(page, ' Too.')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  release()
  await answered
  await expect.poll(() => draftOf(id)).toContain('Here. Too.')
  await expect(page.locator('#field-title')).toHaveValue('One two three')
  await expect(page.locator('#field-excerpt')).toHaveValue('First second')
  await expect(body(page)).toHaveText('Here. Too.')
  await expect
    .poll(() => draftOf(id))
    .toMatch(/One two three.*First second|First second.*One two three/)
})

test('a save that is lost on its way while the site answers is sent again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_CONNECTION_RESET/)
  const id = await iryna.create('en', { title: 'On its way', body: paragraph('Here.') })
  await open(page, iryna, 'pages', id)
  let isLost = false
  await page.route('**/api/pages/**', (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.continue()
    isLost = true
    return route.abort('connectionreset')
  })
  await add(page, ' Sent once.')
  await expect.poll(() => isLost).toBe(true)
  await expect.poll(() => draftOf(id)).toContain('Here. Sent once.')
  await expect(page.locator('.mh-last-saved')).toContainText('Last saved')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('in a language without a text the panel names documents by another one, and offers to remove empty ones', async ({
  page,
}) => {
  const parent = await iryna.create('en', { title: 'Before the storm', slug: 'before-the-storm' })
  await iryna.publish(parent, 'en')
  const child = await iryna.create('en', { title: 'In the storm', slug: 'in-the-storm', parent })
  const name = 'Before the storm (English)'
  await test.step('in lists, which find them', async () => {
    await page.goto('/admin/collections/pages?locale=uk&search=before%20the%20storm')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Missing')
    await expect(row).not.toContainText('Draft')
    await page.goto('/admin/collections/pages?locale=uk&search=in%20the%20storm')
    await expect(page.getByRole('row').filter({ hasText: 'In the storm (English)' })).toContainText(
      name,
    )
    await page.getByRole('link', { name: 'In the storm (English)' }).click()
  })
  await test.step('above the form, and in the choice of what is above them', async () => {
    await page.waitForURL(new RegExp(`/pages/${child}`))
    await expect(page.locator('.step-nav')).toContainText('In the storm (English)')
    await expect(page.locator('.doc-controls')).toContainText('Status: Missing')
    await expect(page.locator('#field-title')).toHaveValue('')
    const field = page.locator('#field-parent')
    await expect(field).toContainText(name)
    await field.locator('.rs__control').click()
    await page.keyboard.type('before the storm')
    await expect(page.getByRole('option', { name })).toBeVisible()
  })
  await test.step('on the first page, which finds what nobody wrote', async () => {
    const count = (await pages()).length
    for (let n = 0; n < 2; n += 1) await iryna.create('en', {})
    await page.goto('/admin')
    await expect(page.getByText('Documents in which nothing was ever written: 2')).toBeVisible()
    await page.getByRole('button', { name: 'Remove them' }).click()
    await expect(page.getByText('Empty documents removed: 2')).toBeVisible()
    await expect(page.getByText('Documents in which nothing was ever written')).toHaveCount(0)
    expect(await pages()).toHaveLength(count)
  })
})
