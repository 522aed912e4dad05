import type { Page, TestInfo } from '@playwright/test'

import enCare from '../../src/i18n/panel/care/en.json' with { type: 'json' }
import arHistory from '../../src/i18n/panel/history/ar.json' with { type: 'json' }
import enHistory from '../../src/i18n/panel/history/en.json' with { type: 'json' }
import { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor changes the menu, sees what stood there before, and brings it back. */

test.use({ actionTimeout: 20_000 })

async function relabelFirstLink(page: Page, label: string): Promise<void> {
  await page.goto('/admin/globals/navigation?locale=en')
  const field = page.locator('#field-header__0__label')
  const row = page.locator('#header-row-0')
  await expect(row).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.localizer')).toBeVisible()
  await expect(async () => {
    if (!(await field.isVisible())) {
      await row.locator('.collapsible__toggle').first().click({ timeout: 2_000 })
    }
    await field.fill(label, { timeout: 2_000 })
    await expect(field).toHaveValue(label)
  }).toPass()
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/api/globals/navigation') && response.request().method() === 'POST',
  )
  await page.locator('#action-save').click()
  expect((await answer).status()).toBe(200)
}

async function shoot(testInfo: TestInfo, page: Page, name: string): Promise<void> {
  await testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
}

test('a menu that was changed comes back, in every language, and readers see it at once', async ({
  page,
  context,
  editor,
  quiet,
}, testInfo) => {
  test.setTimeout(180_000)
  // The panel asks for what it shows while it is left.
  quiet.allow(/Failed to fetch/)
  const halyna = await editor.hire('Halyna')
  await enter(context, halyna)
  const reader = await context.newPage()
  // Before the editors' own stands the one to the vacancies.
  const first = reader.locator('header nav').first().getByRole('link').nth(1)
  await reader.goto('/')
  const before = (await first.textContent()) ?? ''

  await relabelFirstLink(page, 'Changed by mistake')
  await reader.goto('/')
  await expect(first).toHaveText('Changed by mistake')

  const rows = page.locator('.mh-history tbody tr')
  await test.step('the history says who, in which language and what', async () => {
    await page.goto('/admin/globals/navigation')
    await page.locator('.doc-tabs a[href$="/versions"]').first().click()
    await expect(rows.first()).toContainText('Halyna')
    await expect(rows.first()).toContainText('English')
    await expect(rows.first()).toContainText(enHistory.historyNow)
    await expect(rows.first()).not.toContainText(enHistory.historySame)
    // Other tests of this site may have changed the menu before.
    await expect(rows.last()).toContainText('The site itself')
    await axeFindsNothing(page, 'the history of the menu', '.mh-history')
    await shoot(testInfo, page, 'en')
  })

  const states = await rows.count()

  await test.step('the comparison shows what it was', async () => {
    await rows.first().getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL(/\/versions\/\d+/)
    await expect(page.getByText('Changed by mistake').first()).toBeVisible()
    await expect(page.getByText('Edited By')).toBeHidden()
    await expect(page.getByText('Previously Published')).toBeHidden()
    await shoot(testInfo, page, 'compare')
    await axeFindsNothing(page, 'the comparison', '.render-field-diffs')
    await page.goBack()
  })

  await test.step('it asks first, and leaving the dialog changes nothing', async () => {
    const button = rows.nth(1).getByRole('button', { name: enHistory.historyRestoreAll }).first()
    const dialog = page.locator('dialog.mh-consequences[open]')
    await expect(async () => {
      if (!(await dialog.isVisible())) await button.click({ timeout: 5_000 })
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await axeFindsNothing(page, 'the question', 'dialog[open]')
    await shoot(testInfo, page, 'question')
    await dialog.getByRole('button', { name: enCare.consequencesLeave }).click()
    await expect(dialog).toBeHidden()
    await reader.goto('/')
    await expect(first).toHaveText('Changed by mistake')
    await button.click()
    await dialog.getByRole('button', { name: enHistory.historyRestoreAll }).click()
    await expect(page.getByText(/Restored as it stood on/)).toBeVisible()
  })
  await reader.goto('/')
  await expect(first).toHaveText(before)

  await test.step('from right to left', async () => {
    await context.addCookies([{ name: 'mh-lng', value: 'ar', url: editor.url }])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/admin/globals/navigation/versions')
    await expect(rows.first()).toContainText(arHistory.historyNow)
    await expect(rows).toHaveCount(states + 1)
    await shoot(testInfo, page, 'ar')
  })
})

test('a translator reads the history, and is offered no way back', async ({
  page,
  context,
  editor,
}) => {
  const account = { email: 'tanya@site.example', password: 'only-for-tests' }
  await editor.request('POST', '/staff', {
    ...account,
    name: 'Tanya',
    role: 'translator',
    languages: ['uk'],
  })
  await editor.request('POST', '/globals/site?locale=uk', { name: 'Морський вузол' })
  await editor.request('POST', '/globals/site?locale=uk', { name: '' })
  await enter(context, await Editor.signIn(editor.url, account))
  await page.goto('/admin/globals/site/versions')
  await expect(page.locator('.mh-history tbody tr').nth(1)).toContainText('Українська')
  await expect(page.getByRole('button', { name: enHistory.historyRestoreAll })).toHaveCount(0)
})
