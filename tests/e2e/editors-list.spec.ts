import type { Page } from '@playwright/test'

import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { agree, consequences, enter } from './panel'
import { expect, test } from './test'

/** What editors do with many documents at once, in the list of the panel. */

test.use({ actionTimeout: 20_000 })

let olha: Editor

test.beforeAll(async ({ editor }) => {
  olha = await editor.hire('Olha')
})

test.beforeEach(({ quiet }) => {
  // The panel asks for the list while it is made again.
  quiet.allow(/Failed to fetch|status of 409/)
})

/** Chooses all rows of the list that a search has found. */
async function choose(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/collections/pages?locale=uk&search=${encodeURIComponent(search)}`)
  await expect(async () => {
    await page.locator('.select-all__checkbox input').check({ timeout: 5_000 })
    await expect(page.locator('.mh-list-actions').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('publishes and unpublishes many in the language it names, and says what it refused', async ({
  page,
  site,
}) => {
  const make = async (title: string, slug: string) => {
    const id = await olha.create('uk', { title, slug })
    // A draft of another language, which nothing here is about.
    await olha.saveDraft(id, 'fr', { title: `Brouillon ${slug}` })
    return id
  }
  const id = await make('Тестрядок один', 'перелік-один')
  await make('Тестрядок два', 'перелік-два')
  await make('Тестрядок три', 'зайнятий')
  const other = await olha.create('uk', { title: 'Інша', slug: 'зайнятий' })
  await olha.publish(other, 'uk')
  await enter(page.context(), olha)
  const result = page.getByRole('status').filter({ has: page.locator('.mh-many-result') })

  await choose(page, 'Тестрядок')
  await page.getByRole('button', { name: 'Publish in Ukrainian', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Selected: 3. Their drafts are published in Ukrainian.',
  )
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(result).toContainText('Published in Ukrainian: 2')
  await expect(result).toContainText('Could not be done: 1')
  await expect(result.getByRole('listitem')).toContainText(
    'The address /зайнятий is already taken in Ukrainian by “Інша”',
  )
  await expect(result.getByRole('link', { name: 'Тестрядок три' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Тестрядок один/ })).toContainText('Published')
  const address = encodeURI('/uk/перелік-один')
  expect((await ask(site.url, address)).status).toBe(200)

  await choose(page, 'Тестрядок')
  await page.getByRole('button', { name: 'Unpublish in Ukrainian' }).click()
  await expect(consequences(page)).toContainText('Readers no longer find them in Ukrainian')
  await agree(page)
  await expect(result).toContainText('Unpublished in Ukrainian: 2')
  await expect(result).toContainText('Not published in Ukrainian before: 1')
  expect((await ask(site.url, address)).status).toBe(410)
  const draft = await olha.read<{ title: string }>(`/pages/${id}?locale=fr&draft=true&depth=0`)
  expect(draft.title).toBe('Brouillon перелік-один')

  await test.step('a change of a field names the language as well', async () => {
    await choose(page, 'Тестрядок')
    await page.locator('.mh-list-actions').getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Editing 3 Pages · Ukrainian' })).toBeVisible()
  })
})
