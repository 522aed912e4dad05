import type { Locator, Page } from '@playwright/test'

import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { agree, consequences, enter, more, open, untilAsked } from './panel'
import { expect, test } from './test'

/** What the panel asks before something is taken from readers, and how it comes back. */

test.use({ actionTimeout: 20_000 })

let vira: Editor

test.beforeAll(async ({ editor }) => {
  vira = await editor.hire('Vira')
})

test.beforeEach(async ({ page, quiet }) => {
  // The panel asks for the document while it leaves; and what is asked about is a refusal at first.
  quiet.allow(/Failed to (load resource|fetch)/)
  await enter(page.context(), vira)
})

/** A live page in English and Ukrainian. */
async function live(title: string, slug: string): Promise<number> {
  const id = await vira.create('en', { title, slug })
  await vira.publish(id, 'en')
  await vira.publish(id, 'uk', { title: `${title} (uk)`, slug: `${slug}-uk` })
  return id
}

const list = (page: Page, name: string): Locator =>
  consequences(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })

/** Puts a page into the header for as long as something takes. */
async function inTheHeader(id: number, work: () => Promise<void>): Promise<void> {
  const menus = await vira.read<{ header: unknown[] }>('/globals/navigation?depth=0&locale=en')
  const entry = { document: { relationTo: 'pages', value: id } }
  await vira.request('POST', '/globals/navigation?locale=en', { header: [entry] })
  try {
    await work()
  } finally {
    await vira.request('POST', '/globals/navigation?locale=en', { header: menus.header })
  }
}

test('a page of the menu is not thrown away before it was said what comes of it', async ({
  page,
  site,
}) => {
  const id = await live('Visas', 'care-visas')
  await inTheHeader(id, async () => {
    await open(page, vira, 'pages', id)
    const throwAway = async () => {
      await more(page, 'Delete')
      // One window, which holds the focus where nothing is done.
      await expect(consequences(page)).toBeVisible()
      await expect(
        consequences(page).getByRole('button', { name: 'Leave it as it is' }),
      ).toBeFocused()
    }
    await throwAway()
    await expect(
      consequences(page).getByRole('heading', { name: 'Move to the trash?' }),
    ).toBeVisible()
    await expect(consequences(page).locator('.mh-named')).toContainText('Visas')
    await expect(list(page, 'Where this is used')).toContainText('Header and footer')
    await expect(list(page, 'What happens to the addresses')).toContainText('/care-visas')
    await expect(list(page, 'What happens to the addresses')).toContainText('gone (410)')
    await axeFindsNothing(page, 'consequences', '.mh-consequences')

    await test.step('leaving the dialog changes nothing', async () => {
      await consequences(page).getByRole('button', { name: 'Leave it as it is' }).click()
      await expect(consequences(page)).toHaveCount(0)
      await expect(page.getByText('Nothing was changed.').first()).toBeVisible()
      expect((await ask(site.url, '/care-visas')).status).toBe(200)
      await open(page, vira, 'pages', id)
      await throwAway()
      await page.keyboard.press('Escape')
      await expect(consequences(page)).toHaveCount(0)
      expect((await ask(site.url, '/care-visas')).status).toBe(200)
    })

    await test.step('agreeing does it', async () => {
      await open(page, vira, 'pages', id)
      await throwAway()
      await agree(page)
      await expect(page.getByText(/moved to trash/i).first()).toBeVisible()
      expect((await ask(site.url, '/care-visas')).status).toBe(410)
      expect((await ask(site.url, '/uk/care-visas-uk')).status).toBe(410)
    })

    await test.step('the trash says until when, and brings it back with its addresses', async () => {
      await page.goto('/admin/collections/pages/trash')
      await expect(page.getByText('30 days after it was thrown away')).toBeVisible()
      await page.goto(`/admin/collections/pages/trash/${id}`)
      await expect(page.getByText(/It is deleted for good on/)).toBeVisible()
      const restore = page.getByRole('button', { name: 'Restore', exact: true })
      await untilAsked(page, () => restore.click({ timeout: 2_000 }))
      await expect(
        page.getByLabel('Live again at the same addresses, in the same languages as before'),
      ).toBeChecked()
      await consequences(page).getByRole('button', { name: 'Restore', exact: true }).click()
      await page.waitForURL(new RegExp(`/collections/pages/${id}`))
      expect((await ask(site.url, '/care-visas')).status).toBe(200)
      expect((await ask(site.url, '/uk/care-visas-uk')).status).toBe(200)
    })
  })
})

test('many are asked about together in the list', async ({ page, site }) => {
  await live('Kareful one', 'care-one')
  await live('Kareful two', 'care-two')
  await page.goto('/admin/collections/pages?locale=en&search=Kareful')
  await expect(async () => {
    await page.locator('.select-all__checkbox input').check({ timeout: 5_000 })
    await expect(page.locator('.mh-list-actions').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(consequences(page)).toContainText('Pages: 2')
  await expect(consequences(page)).toContainText('/uk/care-two-uk')
  await consequences(page).getByRole('button', { name: 'Leave it as it is' }).click()
  expect((await ask(site.url, '/care-one')).status).toBe(200)
  await expect(page.getByRole('row', { name: /Kareful one/ })).toBeVisible()
})

test('what cannot be done, or is not answered, is said in a window that stays', async ({
  page,
  site,
}) => {
  const id = await live('Mates', 'care-mates')
  const below = await vira.create('en', { title: 'Oilers', slug: 'oilers', parent: id })
  await open(page, vira, 'pages', id)
  await more(page, 'Delete')
  await expect(consequences(page)).toContainText('This could not be done')
  await expect(consequences(page).locator('.mh-named')).toContainText('Mates')
  await expect(consequences(page).getByRole('alert')).toContainText('Oilers')
  await consequences(page).getByRole('button', { name: 'Close' }).click()

  await test.step('a user who has closed the window is told all the same', async () => {
    const thrown = await vira.create('en', { title: 'Cooks', slug: 'cooks' })
    await vira.request('PATCH', `/pages/${thrown}`, { deletedAt: new Date().toISOString() })
    let answer = () => {}
    const isClosed = new Promise<void>((resolve) => (answer = resolve))
    await page.route(
      (url) => url.pathname === `/api/pages/${thrown}`,
      async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback()
        await isClosed
        await route.abort()
      },
    )
    await page.goto(`/admin/collections/pages/trash/${thrown}`)
    const restore = page.getByRole('button', { name: 'Restore', exact: true })
    await untilAsked(page, () => restore.click({ timeout: 2_000 }))
    await consequences(page).getByRole('button', { name: 'Restore', exact: true }).click()
    await consequences(page).getByRole('button', { name: 'Close' }).click()
    await expect(consequences(page)).toHaveCount(0)
    answer()
    await expect(consequences(page).locator('.mh-named')).toContainText('Cooks')
    await expect(consequences(page).getByRole('alert')).toContainText('No answer came')
    await consequences(page).getByRole('button', { name: 'Close' }).click()
  })

  await test.step('what is refused after somebody agreed is said once', async () => {
    const fitters = await live('Fitters', 'care-fitters')
    await page.route(/confirmed=/, (route) =>
      route.fulfill({ status: 423, json: { errors: [{ message: 'Somebody is writing it.' }] } }),
    )
    await open(page, vira, 'pages', fitters)
    await more(page, 'Unpublish in English')
    await consequences(page).getByRole('button', { name: 'Unpublish', exact: true }).click()
    await expect(consequences(page).getByRole('alert')).toContainText('Somebody is writing it.')
    await expect(page.getByText('Somebody is writing it.')).toHaveCount(1)
    await page.unroute(/confirmed=/)
  })

  await test.step('the site does not answer', async () => {
    // Half a minute is long.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = () => timeout(4_000)
    })
    await page.route(/confirmed=/, () => undefined)
    await open(page, vira, 'pages', below)
    await more(page, 'Delete')
    await consequences(page).getByRole('button', { name: 'Move to the trash' }).click()
    await expect(consequences(page).getByRole('alert')).toContainText('No answer came')
    await consequences(page).getByRole('button', { name: 'Close' }).click()
    await expect(consequences(page)).toHaveCount(0)
    expect((await ask(site.url, '/care-mates')).status).toBe(200)
  })
})

test('a language is unpublished after one question', async ({ page, site }) => {
  const id = await live('Ports', 'care-ports')
  await open(page, vira, 'pages', id, 'uk')
  await more(page, 'Unpublish in Ukrainian')
  await expect(list(page, 'What happens to the addresses')).toContainText('/uk/care-ports-uk')
  await consequences(page).getByRole('button', { name: 'Leave it as it is' }).click()
  expect((await ask(site.url, '/uk/care-ports-uk')).status).toBe(200)
  await more(page, 'Unpublish in Ukrainian')
  await agree(page)
  await expect(page.getByText('Unpublished successfully').first()).toBeVisible()
  expect((await ask(site.url, '/uk/care-ports-uk')).status).toBe(410)
  expect((await ask(site.url, '/care-ports')).status).toBe(200)
})

test('a rename says where each address leads, before it is published', async ({ page, site }) => {
  const id = await live('Crew', 'care-crew')
  const below = await vira.create('en', { title: 'Wages', slug: 'wages', parent: id })
  await vira.publish(below, 'en')
  await open(page, vira, 'pages', id)
  await page.getByLabel('Slug').fill('care-seafarers')
  await page.getByRole('button', { name: 'Publish in English' }).click()
  const addresses = list(page, 'What happens to the addresses')
  await expect(addresses).toContainText('/care-crew/wages')
  await expect(addresses).toContainText('leads to \u2066/care-seafarers/wages\u2069 (308)')
  await agree(page)
  await expect
    .poll(async () => (await ask(site.url, '/care-crew/wages')).headers.location)
    .toBe('/care-seafarers/wages')
})

test('it reads from right to left in Arabic', async ({ page }) => {
  const id = await live('Medical', 'care-medical')
  const { user } = await vira.read<{ user: { id: number } }>('/staff/me')
  await page.context().addCookies([{ name: 'mh-lng', value: 'ar', url: vira.url }])
  expect(user.id).toBeGreaterThan(0)
  await open(page, vira, 'pages', id, 'uk')
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.locator('#action-unpublish-locale').click()
  await expect(consequences(page).getByRole('heading', { name: 'إلغاء النشر؟' })).toBeVisible()
  await expect(consequences(page)).toHaveCSS('direction', 'rtl')
})
