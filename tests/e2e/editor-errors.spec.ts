import { ask } from '../site/ask'
import { expect, test } from './test'

/** What an editor reads when something cannot be done, from the production build. */

test('the panel shows the sentence beside the field', async ({ page, editor, site, quiet }) => {
  quiet.allow(/status of 400|Failed to fetch/)
  const id = await editor.create('en', { title: 'Third about', slug: 'about' })
  await page.context().addCookies([editor.cookie()])
  await page.goto(`${site.url}/admin/collections/pages/${id}?locale=en`)
  await expect(async () => {
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await expect(page.getByText(/already taken/).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
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
  await expect(async () => {
    await page.locator('#field-locale').click()
    await page.getByRole('option', { name: 'English' }).click({ timeout: 2_000 })
  }).toPass()
  await page.getByText('An address', { exact: true }).click()
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
