import { Editor } from '../site/editor'
import { agree, consequences } from './panel'
import { expect, test } from './test'

/** A translator of Ukrainian: the own language in the panel and by REST, and nothing beyond. */

const ACCOUNT = { email: 'taras@site.example', password: 'correct-horse-battery' }

test.describe.configure({ mode: 'serial' })

let translator: Editor
let page: number
let picture: number

test.beforeAll(async ({ editor, site }) => {
  const data = { ...ACCOUNT, name: 'Taras', role: 'translator', languages: ['uk'] }
  const made = await editor.request('POST', '/staff', data)
  expect(made.status).toBe(201)
  translator = await Editor.signIn(site.url, ACCOUNT)
  page = await editor.create('en', { title: 'Shore leave', slug: 'shore-leave', position: 40 })
  await editor.publish(page, 'en')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  picture = await editor.upload('translated-pier.png', 'image/png', png, { alt: 'A pier' })
})

test.afterAll(async ({ editor }) => {
  await editor.delete(page)
  await editor.request('DELETE', `/media/${picture}`)
  const { docs } = (await (
    await editor.request('GET', `/staff?where[email][equals]=${ACCOUNT.email}`)
  ).json()) as { docs: { id: number }[] }
  await editor.request('DELETE', `/staff/${docs[0]?.id}`)
})

test('writes, publishes and unpublishes Ukrainian in the panel', async ({
  page: tab,
  site,
  quiet,
}) => {
  // What is asked about is a refusal at first.
  quiet.allow(/Failed to fetch|status of 409/)
  await tab.context().addCookies([translator.cookie()])
  await tab.goto(`/admin/collections/pages/${page}?locale=uk`)
  // Nothing is written yet: the English text stands beside the form.
  const source = tab.getByRole('region', { name: 'Text in English' })
  await expect(source).toContainText('Shore leave', { timeout: 20_000 })
  await expect(tab.getByLabel('Title').first()).toHaveValue('')
  await expect(async () => {
    await tab.getByLabel('Title').first().fill('Звільнення на берег')
    await tab.getByLabel('Slug').fill('звільнення-на-берег')
    await expect(tab.locator('.mh-last-saved')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  // What all languages share is there to be read.
  await expect(tab.locator('#field-isHome')).toBeDisabled()
  await tab.getByRole('button', { name: 'Publish in Ukrainian' }).click()
  const address = `${site.url}/uk/${encodeURIComponent('звільнення-на-берег')}`
  await expect
    .poll(async () => (await fetch(address)).text(), { timeout: 20_000 })
    .toContain('Звільнення на берег')
  // What a translator publishes, a translator unpublishes.
  await tab.getByRole('button', { name: 'Unpublish in Ukrainian' }).click()
  await expect(consequences(tab)).toContainText('Ukrainian')
  await agree(tab)
  await expect.poll(async () => (await fetch(address)).status, { timeout: 20_000 }).not.toBe(200)
  await expect(tab.getByRole('button', { name: 'Unpublish in Ukrainian' })).toHaveCount(0)
})

test('reads other languages there, and can change none', async ({ page: tab }) => {
  await tab.context().addCookies([translator.cookie()])
  await tab.goto(`/admin/collections/pages/${page}?locale=en`)
  await expect(tab.getByLabel('Title').first()).toBeDisabled()
  await expect(tab.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await tab.goto('/admin/collections/staff')
  await expect(tab.getByText('taras@site.example').first()).toBeVisible()
  await expect(tab.getByText('admin@site.example')).toHaveCount(0)
  await tab.goto('/admin/globals/site')
  await expect(tab.locator('#field-name')).toBeDisabled()
  // Other tests leave pages too: the list shows ten of them.
  await tab.goto('/admin/collections/pages?locale=en&search=Shore')
  await expect(tab.getByText('Shore leave').first()).toBeVisible()
  await expect(tab.getByRole('link', { name: /Create New/i })).toHaveCount(0)
})

test('is refused the rest by REST', async ({ editor }) => {
  const now = new Date(Date.now() + 3_600_000).toISOString()
  const schedule = { document: { relationTo: 'pages', value: page }, at: now, action: 'unpublish' }
  const refused: [method: string, path: string, data?: object][] = [
    ['PATCH', `/pages/${page}?locale=en`, { title: 'Mine' }],
    ['PATCH', `/pages/${page}?locale=ar&draft=true&autosave=true`, { title: 'Mine' }],
    ['PATCH', `/pages/${page}?locale=all`, { title: { en: 'Mine' } }],
    ['PATCH', `/pages/${page}?locale=*`, { title: { en: 'Mine' } }],
    ['PATCH', `/pages/${page}`, { title: 'Mine' }],
    ['PATCH', `/pages/${page}?locale=uk&publishSpecificLocale=en`, { _status: 'published' }],
    ['PATCH', `/pages/${page}?locale=uk&publishAllLocales=true`, { _status: 'published' }],
    ['PATCH', `/pages/${page}?locale=uk&unpublishAllLocales=true`, { _status: 'draft' }],
    ['PATCH', `/pages?locale=en&where[id][equals]=${page}`, { title: 'Mine' }],
    ['PATCH', `/pages/${page}`, { deletedAt: now }],
    ['PATCH', `/pages/${page}?trash=true`, { deletedAt: null, _status: 'published' }],
    ['DELETE', `/pages/${page}`],
    ['POST', '/pages?locale=uk', { title: 'Нова' }],
    ['POST', `/pages/${page}/duplicate?locale=uk`, {}],
    ['POST', `/pages/${page}/restore-language?version=1&locale=en`],
    ['POST', `/pages/${page}/take-over-structure?locale=de`],
    ['POST', '/schedules', { ...schedule, locale: 'en' }],
    [
      'POST',
      '/redirects',
      {
        locale: 'uk',
        from: '/x',
        to: { kind: 'page', page: { relationTo: 'pages', value: page } },
      },
    ],
    ['PATCH', `/media/${picture}?locale=en`, { alt: 'Mine' }],
    ['POST', '/globals/site?locale=uk', { name: 'Mine' }],
    ['POST', '/globals/navigation?locale=uk', { header: [] }],
    ['POST', '/globals/contact-profile', { name: 'Mine' }],
    ['POST', '/staff', { ...ACCOUNT, email: 'friend@site.example', name: 'F', role: 'admin' }],
    ['PATCH', '/staff/1', { role: 'translator' }],
  ]
  for (const [method, path, data] of refused) {
    const answer = await translator.request(method, path, data)
    const text = await answer.text()
    // A change of many answers with what it could not change.
    const changed = (JSON.parse(text) as { docs?: unknown[] }).docs ?? []
    expect(
      [400, 403, 404].includes(answer.status) || changed.length === 0,
      `${method} ${path}: ${answer.status} ${text}`,
    ).toBe(true)
    expect(changed, path).toEqual([])
  }
  const { title, _status, deletedAt } = (await (
    await editor.request('GET', `/pages/${page}?locale=en&depth=0`)
  ).json()) as { title: string; _status: string; deletedAt: string | null }
  expect([title, _status, deletedAt]).toEqual(['Shore leave', 'published', null])
})

test('tells pictures in Ukrainian, and changes nothing else of them', async () => {
  const address = `/media/${picture}?locale=uk`
  const data = { alt: 'Пірс', focalX: 5, filename: 'mine.png' }
  // What all languages share is refused with a reason, and nothing of it is saved.
  const refused = await translator.request('PATCH', address, { ...data, credit: 'Mine' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Credit')])
  expect((await translator.request('PATCH', address, data)).status).toBe(200)
  const stored = (await (await translator.request('GET', address)).json()) as Record<
    string,
    unknown
  >
  expect(stored).toMatchObject({ alt: 'Пірс', filename: 'translated-pier.png' })
  expect([stored.credit ?? null, stored.focalX]).not.toContain('Mine')
  expect(stored.focalX).not.toBe(5)
})
