import type { Page } from '@playwright/test'

import type { Editor } from '../site/editor'
import { hold } from './hold'
import { expect, test } from './test'

/** Two tabs, the way back, a link or scripts that break off in the middle: what was sent is there once. */

const PATH = '/forms/contact'

async function fill(page: Page, email: string, message = 'Hello'): Promise<void> {
  await page.locator('#field-name').fill('Anna')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-message').fill(message)
}

const press = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

const referenceOf = async (page: Page) => {
  await expect(page).toHaveURL(/\?sent=MH-/)
  return new URL(page.url()).searchParams.get('sent')
}

/** How many requests there are of an address. */
async function requestsOf(editor: Editor, email: string): Promise<number> {
  const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
  return (await editor.read<{ totalDocs: number }>(`/requests?${query}`)).totalDocs
}

for (const isEarly of [false, true])
  test(`two tabs are two letters, and what is typed in one${isEarly ? ' before the scripts came' : ''} survives that the other is sent`, async ({
    context,
    editor,
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await one.goto(PATH)
    const come = isEarly ? await hold(other, '**/_scripts/*/form.js') : undefined
    await other.goto(PATH, { waitUntil: isEarly ? 'commit' : 'load' })
    const sender = isEarly ? '@early.example' : '@tabs.example'
    const kept = () => one.evaluate(() => Object.values(localStorage).join())
    await fill(one, `one${sender}`, 'The first')
    // Kept a moment after the last letter, and both tabs keep in the same place.
    await expect.poll(kept).toContain('The first')
    await fill(other, `other${sender}`, 'The second')
    come?.()
    await expect.poll(kept).toContain('The second')
    await press(one)
    const first = await referenceOf(one)
    await other.reload()
    await expect(other.locator('#field-message')).toHaveValue('The second')
    await press(other)
    expect(await referenceOf(other)).not.toBe(first)
    expect(await requestsOf(editor, `one${sender}`)).toBe(1)
    expect(await requestsOf(editor, `other${sender}`)).toBe(1)
  })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const name = javaScriptEnabled ? 'scripts' : 'none'

    test('a double click sends once', async ({ page, editor }) => {
      const email = `double-${name}@click.example`
      await page.goto(PATH)
      await fill(page, email)
      await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
      await referenceOf(page)
      await expect(page.locator('[data-reference]')).toBeVisible()
      expect(await requestsOf(editor, email)).toBe(1)
    })

    test('after the way back a press sends nothing a second time', async ({
      page,
      quiet,
      editor,
    }) => {
      quiet.allow(/status of 422/)
      const email = `back-${name}@way.example`
      await page.goto(PATH)
      await fill(page, email)
      await press(page)
      const reference = await referenceOf(page)
      await page.goBack()
      await expect(page.locator('#field-name')).toBeVisible()
      await press(page)
      // Either the browser brings back what was sent, which is the same again, or there is nothing in the form.
      await expect(
        page.locator('[data-reference], [data-summary]').filter({ visible: true }),
      ).toHaveCount(1)
      if (page.url().includes('?sent=')) expect(await referenceOf(page)).toBe(reference)
      expect(await requestsOf(editor, email)).toBe(1)
      // The page that says so tells the same however often it is loaded.
      await page.goto(`${PATH}?sent=${reference}`)
      await page.reload()
      await expect(page.locator('[data-reference]')).toHaveText(reference ?? '')
    })
  })
}

test('an answer that is lost on its way is given again at the next press', async ({
  page,
  quiet,
  editor,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load/)
  const email = 'answer@lost.example'
  await page.goto(PATH)
  await fill(page, email)
  let lost = 0
  await page.route(
    (url) => url.pathname === PATH,
    async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      await route.fetch()
      lost += 1
      return route.abort()
    },
  )
  await press(page)
  await expect(page.locator('.form-main > .wrong')).toContainText('There is no connection')
  expect([lost, await requestsOf(editor, email)]).toEqual([1, 1])
  await press(page)
  const reference = await referenceOf(page)
  await expect(page.locator('[data-reference]')).toHaveText(reference ?? '')
  expect(await requestsOf(editor, email)).toBe(1)
})

test('a script that does not come leaves a form that is sent without it', async ({
  page,
  quiet,
  editor,
}) => {
  quiet.allow(/ERR_FAILED|status of 422/i)
  const email = 'script@lost.example'
  let aborted = 0
  await page.route('**/_scripts/*/form.js', (route) => {
    aborted += 1
    return route.abort()
  })
  await page.goto(PATH)
  await fill(page, 'script@')
  // With the page, and at the first use.
  await expect.poll(() => aborted).toBeGreaterThan(1)
  await press(page)
  // A page of its own, made by the server, with everything in it.
  await expect(page.locator('.form-main > .wrong')).toContainText('Everything you wrote')
  await expect(page.locator('#field-name')).toHaveValue('Anna')
  await fill(page, email)
  await press(page)
  await referenceOf(page)
  expect(await requestsOf(editor, email)).toBe(1)
})

test('a script that breaks in the middle leaves the sending to the browser', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  await page.goto(PATH)
  await fill(page, 'script@')
  await page.evaluate(() => {
    HTMLFormElement.prototype.before = () => {
      throw new Error('An extension has changed the page.')
    }
  })
  await press(page)
  await expect(page.locator('.form-main > .wrong')).toContainText('Everything you wrote')
  await expect(page.locator('#field-email')).toHaveValue('script@')
  await fill(page, 'script@broken.example')
  await press(page)
  await referenceOf(page)
})
