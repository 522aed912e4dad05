import { readFile } from 'node:fs/promises'

import arAudit from '../../src/i18n/panel/audit/ar.json' with { type: 'json' }
import enAudit from '../../src/i18n/panel/audit/en.json' with { type: 'json' }
import enOverviews from '../../src/i18n/panel/overviews/en.json' with { type: 'json' }
import { axeFindsNothing } from './axe'
import { create, enter, saved } from './panel'
import { expect, test } from './test'

/** An admin sees who has changed what, narrows it down, and takes it along. */

test.use({ actionTimeout: 20_000 })

test('a page is written in the panel, and the log says so', async ({
  page,
  editor,
  quiet,
}, testInfo) => {
  test.setTimeout(180_000)
  // The panel asks for the list while it is made again.
  quiet.allow(/Failed to fetch/)
  await enter(page.context(), editor)
  const title = 'Written for the log'
  const id = await create(page, editor, 'pages', title)
  await saved(page, () => page.locator('#field-excerpt').fill('In short'))

  await page.getByRole('link', { name: enAudit.auditChangesLink, exact: true }).click()
  await page.waitForURL(/\/audit-events\?/)
  const rows = page.locator('.table tbody tr')
  await expect(rows.filter({ hasText: title }).first()).toContainText(enAudit.auditWayPanel)
  await expect(rows.first()).toContainText('Pages')
  const filters = page.getByRole('navigation', { name: enAudit.auditFilters })
  await expect(filters.getByLabel(enAudit.auditCollection)).toHaveValue('pages')
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
  await axeFindsNothing(page, 'the filters of the audit log', '.mh-audit-filters')
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await filters.getByLabel(enAudit.auditAction).selectOption('created')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(enAudit.auditCreated)

  const download = page.waitForEvent('download')
  await filters.getByRole('link', { name: enAudit.auditExportJsonl }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const exported = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(exported).toMatchObject([{ action: 'created', collection: 'pages', document: id, title }])

  // The line itself: nothing to write in, nothing to press.
  // Payload writes the list's own address once more after it is drawn; a press meanwhile leads nowhere, and people press again.
  await expect(async () => {
    await rows.first().getByRole('link').first().click()
    await page.waitForURL(/\/audit-events\/\d+/, { timeout: 5_000 })
  }).toPass()
  await expect(page.locator('#field-actor')).toBeDisabled()
  await expect(page.locator('#action-save')).toHaveCount(0)

  // Who entered stands by itself.
  await page.goto('/admin/collections/audit-events')
  await expect(rows.filter({ hasText: enAudit.auditSignedIn })).toHaveCount(0)
  await filters.getByRole('link', { name: enOverviews.auditKindSignIns }).click()
  await expect(rows.first()).toContainText(enAudit.auditSignedIn)

  await page.context().addCookies([{ name: 'mh-lng', value: 'ar', url: editor.url }])
  await page.goto('/admin/collections/audit-events')
  await expect(page.getByRole('navigation', { name: arAudit.auditFilters })).toBeVisible()
  await expect(rows.first()).toContainText(arAudit.auditExported)
  await testInfo.attach('ar', { body: await page.screenshot(), contentType: 'image/png' })
})

test('an editor finds no way to it', async ({ page, editor, quiet }) => {
  quiet.allow(/status of 40[34]/)
  await enter(page.context(), await editor.hire('Wanda'))
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: enAudit.auditMany })).toHaveCount(0)
  const answer = await page.request.get('/api/audit-events')
  expect(answer.status()).toBe(403)
})
