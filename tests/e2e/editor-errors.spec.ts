import { ask } from '../site/ask'
import { expect, test } from './test'

/** What an editor reads when something cannot be done, from the production build. */

interface Refusal {
  errors: { message: string; data?: { errors: { path: string; message: string }[] } }[]
}

test('a clash, a reserved word and an orphan are named in a sentence beside the field', async ({
  editor,
}) => {
  const id = await editor.create('en', { title: 'Second about', slug: 'about' })
  const publish = async (query: string, data: object) => {
    const answer = await editor.request('PATCH', `/pages/${id}?${query}`, data)
    return { status: answer.status, refusal: (await answer.json()) as Refusal }
  }
  const clash = await publish('locale=en', { _status: 'published' })
  expect(clash.status).toBe(400)
  expect(clash.refusal.errors[0]?.data?.errors).toEqual([
    { path: 'slug', message: expect.stringContaining('“About Mariner Hub”') },
  ])
  const reserved = await publish('locale=en', { slug: 'docs', _status: 'published' })
  expect(reserved.refusal.errors[0]?.data?.errors[0]?.path).toBe('slug')

  const parent = await editor.create('en', { title: 'A parent', slug: 'a-parent' })
  await editor.publish(parent, 'en')
  await editor.publish(id, 'en', { slug: 'a-child', parent })
  const orphaning = await editor.request('DELETE', `/pages/${parent}`)
  expect(orphaning.status).toBe(409)
  expect(((await orphaning.json()) as Refusal).errors[0]?.message).toContain('pages below it')
  await editor.delete(id)
  await editor.delete(parent)
})

test('a write names one language; reads of all are the staff’s', async ({ editor }) => {
  for (const [method, path] of [
    ['POST', '/pages'],
    ['POST', '/pages?locale=xx'],
    ['POST', '/pages?locale=all'],
    ['PATCH', '/pages/1?locale=en&publishAllLocales=true'],
  ] as const) {
    const answer = await editor.request(method, path, { title: 'Nowhere', _status: 'published' })
    expect(answer.status, path).toBe(400)
    expect(((await answer.json()) as Refusal).errors[0]?.message).toContain('one language')
  }
  expect((await editor.request('GET', '/pages/1?locale=all')).status).toBe(200)
})

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
