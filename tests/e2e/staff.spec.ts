import type { Locator } from '@playwright/test'

import { en } from '../../src/i18n/panel/en'
import { ADMIN } from '../site/accounts.mjs'
import { Editor } from '../site/editor'
import { forget, startSite } from '../site/site'
import { enter } from './panel'
import { expect, test } from './test'

test('the panel never shows the form for a first user', async ({ page, quiet, site }) => {
  quiet.allow(/status of 404/)
  await page.goto(`${site.url}/admin/create-first-user`)
  await expect(page).toHaveURL(/\/admin\/login/)
})

for (const path of ['', '/create', '/1']) {
  test(`the accounts of the staff lead a stranger to the sign-in: /collections/staff${path}`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/admin/collections/staff${path}`)
    await expect(page.locator('form.login__form')).toBeVisible({ timeout: 30_000 })
    const back = encodeURIComponent(`/collections/staff${path}`)
    expect(page.url()).toContain(back)
  })
}

test('without ADMIN_PASSWORD a one-time link makes the first admin, once', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  quiet.allow(/Failed to (load resource|fetch)/)
  const site = await startSite({ env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' } })
  try {
    const printed = () => /http:\/\/\S+\/admin\/reset\/\w+/.exec(site.output())?.[0]
    // It is said once the site has asked itself for its pages.
    await expect.poll(printed).toBeDefined()
    const link = printed()
    await page.goto(link ?? '')
    // The panel's forms are its script's: what is done before that has loaded is lost.
    await expect(async () => {
      for (const label of ['New Password', 'Confirm Password']) {
        // What was typed before stands there, and typing the same again would tell the script nothing.
        await page.getByLabel(label).fill('')
        await page.getByLabel(label).fill(ADMIN.password)
      }
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await page.waitForURL(`${site.url}/admin`, { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible()
    // The link is spent, and the next start prints none.
    const again = await fetch(`${site.url}/api/staff/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: link?.split('/').at(-1), password: 'another-password-0' }),
    })
    expect(again.status).toBe(403)
  } finally {
    await site.stop()
  }
  const second = await startSite({
    dataDir: site.dataDir,
    env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' },
  })
  expect(second.output()).not.toContain('/admin/reset/')
  await second.stop()
  await forget(site.dataDir)
})

for (const whose of ['one’s own', 'a colleague’s']) {
  test(`a new password of ${whose} account asks for the present one, and says why it is refused`, async ({
    page,
    context,
    editor,
    quiet,
  }) => {
    quiet.allow(/status of 40[03]/)
    const isOwn = whose === 'one’s own'
    const name = isOwn ? 'Changes-own' : 'Is-changed'
    const colleague = await editor.hire(name)
    const { docs } = await editor.read<{ docs: { id: number; email: string }[] }>(
      `/staff?where[name][equals]=${name}`,
    )
    const [account] = docs
    await enter(context, isOwn ? colleague : editor)
    await page.goto(isOwn ? '/admin/account' : `/admin/collections/staff/${account?.id}`)
    await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible({
      timeout: 30_000,
    })
    const save = page.locator('#action-save')
    const choose = async (password: string, answer: Locator) => {
      // Payload shuts the fields after each press.
      await page.locator('#change-password').click()
      for (const name of ['password', 'confirm-password']) {
        await page.locator(`#field-${name}`).press('ControlOrMeta+A')
        await page.keyboard.type(password)
      }
      // For about 600 ms after the first letter Payload's form (3.90.1) may still think that the field is empty, and says that
      // it is to be corrected. People who type that fast press again.
      await expect(async () => {
        if (!(await answer.isVisible())) await save.click({ timeout: 1_000 })
        await expect(answer).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 15_000 })
    }
    const toast = page.locator('.payload-toast-item')
    await choose('qwertyuiop123', toast.filter({ hasText: en.passwordCommon }))

    const dialog = page.getByRole('dialog', { name: en.askedPasswordTitle })
    const present = dialog.locator('input[type=password]')
    await choose('the old harbour light', present)
    await expect(present).toBeFocused()
    // Whose it is, is said where it is another's.
    if (!isOwn) await expect(dialog).toContainText(`\u2068${name}\u2069`)
    await page.keyboard.press('Escape')
    const sentence = isOwn ? en.askedPasswordAccount : en.askedPasswordKeys
    await expect(toast.filter({ hasText: sentence })).toBeVisible()
    // What was typed is sent by another press.
    await save.click()
    await expect(present).toBeFocused()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(en.askedPasswordWrong)
    await page.keyboard.type(isOwn ? 'only-for-tests' : ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(toast.filter({ hasText: 'Updated successfully' })).toBeVisible()
    const signedIn = { email: account?.email ?? '', password: 'the old harbour light' }
    await expect(Editor.signIn(editor.url, signedIn)).resolves.toBeDefined()
  })
}
