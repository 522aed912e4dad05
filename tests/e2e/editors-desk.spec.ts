import type { Page } from '@playwright/test'

import { linkTo, paragraph as nodes, richText, text } from '../fixtures/every-block'
import { ask } from '../site/ask'
import { Editor } from '../site/editor'
import { enter } from './panel'
import { expect, test } from './test'

/** What the panel tells editors of the whole site, and what it keeps them from. */

test.use({ actionTimeout: 20_000 })

let oksana: Editor

test.beforeAll(async ({ editor }) => {
  oksana = await editor.hire('Oksana')
})

/** How many texts of a language are in each state, by the heads of the columns. */
async function counts(page: Page, language: string): Promise<Record<string, number>> {
  const table = page.locator('.mh-desk table').filter({
    has: page.getByRole('columnheader', { name: 'Total' }),
  })
  const heads = await table.getByRole('columnheader').allTextContents()
  const row = table.getByRole('row', { name: language })
  const cells = await row.getByRole('cell').allTextContents()
  return Object.fromEntries(cells.map((cell, index) => [heads[index + 1] ?? '', Number(cell)]))
}

test('the first page of the panel is an editor’s desk', async ({ page }) => {
  await enter(page.context(), oksana)
  await page.goto('/admin')
  const before = await counts(page, 'English')

  const draft = await oksana.create('en', { title: 'Half written', slug: 'half-written' })
  const done = await oksana.create('en', { title: 'Fully written', slug: 'fully-written' })
  await oksana.publish(done, 'en')
  await oksana.create('uk', { title: 'Написано наполовину' })
  const hour = 3_600_000
  await oksana.schedule({ relationTo: 'pages', value: draft }, 'publish', 'en', hour)

  await page.goto('/admin')
  const section = (heading: string) =>
    page.locator('.mh-desk section').filter({ has: page.getByRole('heading', { name: heading }) })
  await expect(section('My drafts')).toContainText('Half written')
  await expect(section('My drafts')).toContainText('Написано наполовину')
  await expect(section('My drafts')).not.toContainText('Fully written')
  await expect(section('Scheduled')).toContainText('Schedules are carried out on time')
  await expect(section('Scheduled').getByRole('listitem')).toContainText(['Publish: Half written'])
  await expect(section('Recently published').getByRole('listitem').first()).toContainText(
    'Fully written',
  )
  const { scheduled = 0, live = 0, missing = 0, Total = 0 } = before
  expect(await counts(page, 'English')).toEqual({
    ...before,
    ...{ scheduled: scheduled + 1, live: live + 1, missing: missing + 1, Total: Total + 3 },
  })

  await section('My drafts').getByRole('link', { name: 'Half written' }).click()
  await expect(page).toHaveURL(new RegExp(`/pages/${draft}\\?locale=en`))
})

test('a link to what was deleted is in the report, and plain text for readers', async ({
  page,
  site,
}) => {
  const target = await oksana.create('en', { title: 'Soon gone', slug: 'soon-gone' })
  await oksana.publish(target, 'en')
  const doc = { relationTo: 'pages', value: target }
  const body = richText(nodes(text('Read '), linkTo({ linkType: 'internal', doc }, 'more of it')))
  const linking = await oksana.create('en', { title: 'Linking', slug: 'linking', body })
  await oksana.publish(linking, 'en')
  expect((await ask(site.url, '/linking')).body).toContain('href="/soon-gone"')
  await enter(page.context(), oksana)
  await page.goto('/admin/report')
  const dead = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Links that lead nowhere' }) })
    .getByRole('row', { name: /^Linking/ })
  await expect(page.getByRole('heading', { name: 'Links and files' })).toBeVisible()
  await expect(page).toHaveTitle('Links and files · Mariner Hub')
  await expect(dead).toHaveCount(0)

  await oksana.delete(target)
  const answer = await ask(site.url, '/linking')
  expect(answer.status).toBe(200)
  expect(answer.body).toMatch(/Read (?:<[^a][^>]*>)?more of it/)
  expect(answer.body).not.toContain('href="/soon-gone"')
  await page.goto('/admin/report')
  await expect(dead).toHaveCount(1)
  await expect(dead).toContainText(`pages ${target}`)
  await page.goto('/admin')
  // A machine that is busy reads the newest texts alone, and says so.
  const counted = /^Links that lead nowhere(?: in the \d+ newest texts)?: [1-9]/
  await expect(page.getByRole('link', { name: counted })).toBeVisible()
})
