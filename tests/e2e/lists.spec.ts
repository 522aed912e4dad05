import { Editor, paragraph } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** Lists that a translator can read, in whatever languages she does not. */

const ACCOUNT = { email: 'solomiia@site.example', password: 'correct-horse-battery' }

test.use({ actionTimeout: 20_000 })

let solomiia: Editor
let dock: number

test.beforeAll(async ({ editor, site }) => {
  const data = { ...ACCOUNT, name: 'Solomiia', role: 'translator', languages: ['fr', 'uk'] }
  expect((await editor.request('POST', '/staff', data)).status).toBe(201)
  solomiia = await Editor.signIn(site.url, ACCOUNT)
  const text = { title: 'In dry dock', slug: 'in-dry-dock', body: paragraph('Scaffolding.') }
  dock = await editor.create('en', text)
  await editor.publish(dock, 'en')
})

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to fetch/)
  await enter(page.context(), solomiia)
})

test('a translator who comes for the first time begins in her own language', async ({ page }) => {
  await page.goto('/admin/collections/pages')
  await expect(page.locator('.localizer')).toContainText('Français')
  // What she chooses stays.
  await page.goto('/admin/collections/pages?locale=uk')
  await Editor.signIn(solomiia.url, ACCOUNT)
  await page.goto('/admin/collections/pages')
  await expect(page.locator('.localizer')).toContainText('Українська')
})

test('a list finds words of a text in any language, and says in which', async ({ page }) => {
  await page.goto('/admin/collections/pages?locale=uk')
  await page.getByRole('textbox', { name: /Words in any language/ }).fill('scaffolding')
  const row = page.getByRole('row').filter({ hasText: 'In dry dock (English)' })
  await expect(row).toContainText('found in English')
  await expect(page.locator('.table tbody tr')).toHaveCount(1)
})

test('a row shows the states of all languages, told apart without colour', async ({ page }) => {
  await page.goto('/admin/collections/pages?locale=uk&search=scaffolding')
  const states = page.getByRole('row').filter({ hasText: 'In dry dock' }).getByRole('img')
  await expect(states).toHaveAccessibleName(/^English: live, Українська: missing, Русский: missing/)
  await expect(states.locator('.mh-state')).toHaveCount(12)
  await axeFindsNothing(page, 'list', '.mh-languages-cell')
})

test('the languages of a document lead to its texts, the own ones first, with their states', async ({
  page,
}) => {
  await page.goto(`/admin/collections/pages/${dock}?locale=en`)
  const menu = page.getByRole('navigation', { name: 'Languages' })
  const links = menu.getByRole('link')
  await expect(links).toHaveCount(12)
  await expect(links.nth(0)).toHaveAccessibleName('Українська: missing')
  await expect(links.nth(1)).toHaveAccessibleName('Français: missing')
  await expect(links.nth(2)).toHaveAccessibleName('English: live')
  await axeFindsNothing(page, 'languages', '.mh-languages')
  await links.nth(1).click()
  await page.waitForURL(/locale=fr/)
  await page.locator('#field-title').fill('En cale sèche')
  await expect(links.nth(1)).toHaveAccessibleName('Français: draft', { timeout: 20_000 })
})

test('the first page shows her drafts by language, those of others folded', async ({
  page,
  editor,
}) => {
  // Nobody edits it elsewhere.
  const quay = await editor.create('en', { title: 'At the quay', slug: 'at-the-quay' })
  const query = 'draft=true&autosave=true'
  const save = (locale: string, title: string) =>
    solomiia.request('PATCH', `/pages/${quay}?locale=${locale}&${query}`, { title })
  expect((await save('uk', 'Біля причалу')).status).toBe(200)
  await page.goto('/admin')
  const drafts = page.locator('.mh-drafts')
  await expect(drafts.getByRole('heading', { name: /Українська \(1\)/ })).toBeVisible()
  await expect(drafts.getByRole('link', { name: 'Біля причалу' })).toBeVisible()

  await page.context().clearCookies()
  const admin = await editor.hire('Yaryna')
  await enter(page.context(), admin)
  for (const [locale, title] of [
    ['en', 'At the quay again'],
    ['de', 'Am Kai'],
  ] as const) {
    await admin.saveDraft(quay, locale, { title })
  }
  await page.goto('/admin?locale=en')
  await expect(drafts.getByRole('link', { name: 'At the quay again' })).toBeVisible()
  await expect(drafts.getByRole('link', { name: 'Am Kai' })).toBeHidden()
  await drafts.getByText('In other languages: 1').click()
  await expect(drafts.getByRole('link', { name: 'Am Kai' })).toBeVisible()
})

test('on a phone the own account and a history fit, and the languages leave the account alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/account')
  await expect(page.locator('.payload-settings')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const localizer = page.locator('.app-header__localizer')
  await expect(localizer).toBeVisible()
  const languages = await localizer.boundingBox()
  const account = await page.locator('.app-header__account').boundingBox()
  expect((languages?.x ?? 0) + (languages?.width ?? 390)).toBeLessThan(account?.x ?? 0)
  await page.goto(`/admin/collections/pages/${dock}/versions?locale=en`)
  const cells = page.locator('.mh-history tbody tr').first().locator('td[data-label]')
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content),
  )
  expect(labels).toEqual(expect.arrayContaining(['"When"', '"Who"', '"Language"']))
})
