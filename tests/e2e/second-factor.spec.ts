import { generateSync } from 'otplib'

import { en } from '../../src/i18n/panel/en'
import { TEXTS } from '../../src/i18n/panel/panel-languages'
import { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { device, givePassword, signIn, withApp } from './factor-steps'
import { enter } from './panel'
import { expect, test } from './test'

/** A passkey, an app and recovery codes in the panel, with a device in software that Chromium has for tests. */

async function requireOf(editor: Editor, secondFactorFor: string[]) {
  const answer = await editor.request('POST', '/globals/staff-settings', { secondFactorFor })
  expect(answer.status).toBe(200)
}

const GOAL = /\/admin\/collections\/pages(\?|$)/

test('a passkey is added in the account, asked for at the sign-in, and removed', async ({
  page,
  context,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 40[013]/)
  const colleague = await editor.hire('Passkey')
  await enter(context, colleague)
  const { cdp, id } = await device(page)
  await page.goto('/admin/account')
  const factors = page.locator('.mh-factors')
  await expect(factors.getByText(en.factorEnrolFree)).toBeVisible({ timeout: 30_000 })
  await factors.getByLabel(en.factorPasskeyName).fill('Work laptop')
  await page.keyboard.press('Enter')
  await givePassword(page, colleague.account)
  await expect(factors.locator('.mh-factor__codes li')).toHaveCount(10)
  expect(
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials,
  ).toHaveLength(1)
  // Who loads the page again sees them no more, and is told what to do.
  await page.reload()
  await expect(factors.getByText(en.factorCodesUnkept)).toBeVisible({ timeout: 30_000 })
  await factors.getByRole('button', { name: en.factorCodesKept }).click()
  await expect(factors.getByText(en.factorCodesLeft.replace('{{codes}}', '10'))).toBeVisible()
  const named = factors.locator('.mh-factors__list').getByText('Work laptop')
  await expect(named).toBeVisible({ timeout: 30_000 })

  await context.clearCookies()
  await signIn(page, colleague.account, '/admin/collections/pages')
  await expect(page).toHaveURL(/\/admin\/second-factor\?redirect=%2Fadmin%2Fcollections%2Fpages/)
  // The button has the focus: one key goes on.
  const use = page.getByRole('button', { name: en.factorUsePasskey })
  await expect(use).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(GOAL, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()

  await page.goto('/admin/account')
  await factors
    .getByRole('button', { name: en.factorRemoveNamed.replace('{{name}}', 'Work laptop') })
    .click()
  await page.getByRole('dialog').locator('input[type=password]').fill(colleague.account.password)
  await page.keyboard.press('Enter')
  // One's own is changed by who has it.
  const giveIt = page.getByRole('dialog').getByRole('button', { name: en.factorUsePasskey })
  await expect(giveIt).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(factors.getByRole('status').filter({ hasText: en.factorRemoved })).toBeVisible()
  await expect(factors.getByText(en.factorEnrolFree)).toBeVisible()
})

test('an app is set up where the role needs it, before anything else, and its code is asked for', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 40[013]/)
  const colleague = await editor.hire('App')
  await requireOf(editor, ['editor'])
  try {
    await page.setViewportSize({ width: 390, height: 800 })
    await signIn(page, colleague.account, '/admin/collections/pages')
    await expect(page).toHaveURL(/\/admin\/second-factor/)
    await page.getByRole('button', { name: en.factorAddApp }).click()
    const secret = (await page.locator('.mh-factor__key').innerText()).replaceAll(/\s/g, '')
    // Where the keyboard is, the code is typed.
    await expect(page.getByLabel(en.factorAppFirst)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: en.factorNoFirst })).toBeVisible()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: en.factorWrongFirst })).toBeVisible()
    await page.getByLabel(en.factorAppFirst).fill(generateSync({ secret }))
    await page.keyboard.press('Enter')
    const codes = page.locator('.mh-factor__codes code')
    await expect(codes).toHaveCount(10)
    const [code = ''] = await codes.allInnerTexts()
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed).toBeLessThanOrEqual(390)
    await page.reload()
    await expect(page.getByRole('heading', { name: en.factorCodesUnkeptTitle })).toBeVisible()
    await page.getByRole('button', { name: en.factorCodesKept }).click()
    await expect(page).toHaveURL(GOAL, { timeout: 30_000 })

    await page.context().clearCookies()
    await signIn(page, colleague.account, '/admin/collections/pages')
    // The panel's own address to sign out leads nowhere but to the sign-in.
    await page.goto('/admin/logout')
    await expect(page).toHaveURL(/\/admin\/login/, { timeout: 30_000 })
    await signIn(page, colleague.account, '/admin/collections/pages')
    const field = page.getByLabel(en.factorCodeField)
    await expect(field).toBeFocused()
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: en.factorWrongCode })).toBeVisible()
    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(GOAL, { timeout: 30_000 })
  } finally {
    await requireOf(editor, [])
  }
})

test('an admin who makes another one gives both steps for it, in one window', async ({
  page,
  context,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 40[03]/)
  const email = 'second-admin@site.example'
  const account = { email, password: editor.account.password }
  const made = await editor.request('POST', '/staff', { ...account, name: 'Second', role: 'admin' })
  const { doc } = (await made.json()) as { doc: { id: number } }
  const admin = await Editor.signIn(editor.url, account)
  const { token, codes } = await withApp(admin)
  await context.addCookies([{ ...admin.cookie(), value: token }])
  const colleague = await editor.hire('Raised')
  const found = await editor.read<{ docs: { id: number }[] }>(
    `/staff?where[email][equals]=${colleague.account.email}`,
  )
  const id = found.docs[0]?.id ?? 0
  await page.goto(`/admin/collections/staff/${id}`)
  await expect(page.locator('#field-role')).toBeVisible({ timeout: 30_000 })
  await page.locator('#field-role input').fill(en.roleAdmin)
  await page.keyboard.press('Enter')
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(en.askedPasswordKeys)).toBeVisible()
  const act = en.askedKeysAdminRaised.split('{{name}}')[1] ?? ''
  await expect(dialog.getByText(act)).toContainText(colleague.account.email)
  await expect(dialog.locator('input[type=password]')).toBeFocused()
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(en.factorConfirmText)).toBeVisible()
  await expect(dialog.getByText(act)).toContainText(colleague.account.email)
  await expect(dialog.getByLabel(en.factorCodeField)).toBeFocused()
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const role = async () => (await editor.read<{ role: string }>(`/staff/${id}`)).role
  await expect.poll(role).toBe('admin')
  for (const one of [id, doc.id]) await editor.request('DELETE', `/staff/${one}`)
})

test('whose session ends while they write gives both steps beside the text, and goes on @soak', async ({
  page,
  context,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 40[013]/)
  const colleague = await editor.hire('Writes')
  const { token, codes } = await withApp(colleague)
  await context.addCookies([{ ...colleague.cookie(), value: token }])
  const id = await editor.create('en', { title: 'A long watch' })
  await page.goto(`/admin/collections/pages/${id}?locale=en`)
  await expect(page.locator('[data-lexical-editor]').first()).toBeVisible({ timeout: 30_000 })
  await context.clearCookies({ name: 'mh-token' })
  await page.locator('#field-title').fill('A longer watch')
  await page.getByRole('alert').filter({ hasText: en.signedOut }).getByRole('button').click()
  await page.getByRole('dialog').getByLabel('Password').fill(colleague.account.password)
  await page.keyboard.press('Enter')
  const field = page
    .getByRole('dialog', { name: en.factorStepTitle })
    .getByLabel(en.factorCodeField)
  await expect(field).toBeFocused()
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.mh-last-saved')).toHaveText(/Last saved at/, { timeout: 30_000 })
})

for (const language of ['ar', 'uk', 'en'] as const) {
  for (const width of [390, 1280]) {
    test(`the second step in ${language} at ${width} px has no fault for axe, and fits @soak`, async ({
      page,
      context,
      editor,
      quiet,
    }) => {
      quiet.allow(/status of 40[013]/)
      const colleague = await editor.hire('Looks')
      await enter(context, colleague)
      await context.addCookies([{ name: 'mh-lng', value: language, url: editor.url }])
      await page.setViewportSize({ width, height: 900 })
      const texts = TEXTS[language] ?? en
      const check = async (part: string) => {
        const { scrollWidth, dir } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          dir: document.documentElement.dir,
        }))
        expect([scrollWidth <= width, dir]).toEqual([true, language === 'ar' ? 'rtl' : 'ltr'])
        await axeFindsNothing(page, `${language} ${width}`, part)
      }
      await page.goto('/admin/account')
      await page.getByRole('button', { name: texts.factorAddApp }).click({ timeout: 30_000 })
      await givePassword(page, colleague.account)
      const secret = (await page.locator('.mh-factor__key').innerText()).replaceAll(/\s/g, '')
      await check('.mh-factors')
      await page.getByLabel(texts.factorAppFirst).fill(generateSync({ secret }))
      await page.keyboard.press('Enter')
      await expect(page.locator('.mh-factor__codes code')).toHaveCount(10)
      await check('.mh-factors')
      await page.getByRole('button', { name: texts.factorCodesKept }).click()
      await context.clearCookies()
      const half = await Editor.signIn(editor.url, colleague.account)
      await context.addCookies([
        half.cookie(),
        { name: 'mh-lng', value: language, url: editor.url },
      ])
      await page.goto('/admin')
      await expect(page.getByLabel(texts.factorCodeField)).toBeVisible({ timeout: 30_000 })
      await check('.mh-second-factor')
    })
  }
}
