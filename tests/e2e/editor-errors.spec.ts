import { ask } from '../site/ask'
import { enter, open } from './panel'
import { expect, test } from './test'

/** What an editor reads when something cannot be done, from the production build. */

test('the panel says whole what is wrong, on a phone too, and goes to the field', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 400|Failed to fetch/)
  const sentence = /^The address \/about is already taken in English by .*Choose another slug\.$/
  const id = await editor.create('en', { title: 'Third about', slug: 'about' })
  await enter(page.context(), editor)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, editor, 'pages', id)
  const slug = page.locator('#field-slug')
  await expect(async () => {
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await expect(page.locator('.field-error')).toHaveText(sentence, { timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  await expect(slug).toBeFocused()
  await expect(page.locator('.field-error')).toBeInViewport({ ratio: 1 })
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
  expect(await page.locator('.field-error .tooltip-content').evaluate(isWhole)).toBe(true)
  await expect(page.locator('[data-sonner-toast] li')).toHaveText(/^Slug: The address \/about is/)
  // The button beside it opened an empty box.
  await expect(page.locator('.doc-controls .form-submit button:visible')).toHaveCount(1)

  await slug.fill('UX Ladders Renamed!')
  await slug.blur()
  await expect(slug).toHaveValue('ux-ladders-renamed')
  await page.getByRole('button', { name: 'Publish in English' }).click()
  await expect.poll(async () => (await ask(editor.url, '/ux-ladders-renamed')).status).toBe(200)
  await editor.delete(id)
})

test('a redirect is made in the panel, and what cannot be is said beside the field', async ({
  page,
  editor,
  site,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  await page.context().addCookies([editor.cookie()])
  await page.goto('/admin/collections/redirects/create')
  // Before the form is alive, and a moment before an answer about the last change comes, it forgets to ask about a choice.
  await page.waitForLoadState('networkidle')
  await page.getByText('An address', { exact: true }).click()
  await expect(page.locator('#field-to__address')).toBeVisible()
  await expect(async () => {
    await page.locator('#field-locale').click()
    await page.getByRole('option', { name: 'English' }).click({ timeout: 2_000 })
  }).toPass()
  await page.locator('#field-from').fill('/about')
  await page.locator('#field-to__address').fill('/contact')
  await page.locator('#action-save').click()
  await expect(page.getByText(/There is a page at \/about in English/).first()).toBeVisible()

  await page.locator('#field-from').fill(`${site.url}/old-about/?from=search`)
  await page.locator('#action-save').click()
  await expect(page.getByText(/successfully created/)).toBeVisible()
  const answer = await ask(site.url, '/old-about')
  expect([answer.status, answer.location]).toEqual([308, '/contact'])
})
