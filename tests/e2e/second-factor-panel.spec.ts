import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import pg from 'pg'

import { en } from '../../src/i18n/panel/en'
import { TEXTS } from '../../src/i18n/panel/panel-languages'
import { Editor } from '../site/editor'
import { device, givePassword, withApp } from './factor-steps'
import { enter } from './panel'
import { expect, test } from './test'

/** What the panel says of a second factor, and what is done with it by the keyboard alone. */

async function query(databaseUrl: string, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

const ACCOUNT = '(SELECT id FROM staff WHERE email = $1)'

/** Goes on with the key Tab until what has this name has the focus, and presses Enter. */
async function press(page: Page, name: string) {
  const sought = page.getByRole('button', { name, exact: true })
  await expect(sought).toBeVisible({ timeout: 30_000 })
  for (let turn = 0; turn < 200; turn += 1) {
    if (await sought.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The key Tab does not lead to “${name}”.`)
}

test('by the keyboard alone a passkey is added, renamed and removed, and it says what was done @soak', async ({
  page,
  context,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 40[03]/)
  const colleague = await editor.hire('Keys')
  await enter(context, colleague)
  await device(page)
  await page.goto('/admin/account')
  const factors = page.locator('.mh-factors')
  await press(page, en.factorAddPasskey)
  await givePassword(page, colleague.account)
  await press(page, en.factorCodesKept)
  await press(page, 'Rename: #1')
  await expect(factors.getByLabel(en.factorPasskeyName).first()).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(factors.getByRole('alert').filter({ hasText: 'required' })).toBeVisible()
  await page.keyboard.type('Bridge laptop')
  await page.keyboard.press('Enter')
  await expect(factors.locator('.mh-factors__list').getByText('Bridge laptop')).toBeVisible()
  await expect(factors.getByRole('status').filter({ hasText: 'Updated success' })).toBeVisible()
  await press(page, en.factorRemoveNamed.replace('{{name}}', 'Bridge laptop'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[type=password]')).toBeFocused()
  await page.keyboard.type(colleague.account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: en.factorUsePasskey })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(factors.getByRole('status').filter({ hasText: en.factorRemoved })).toBeVisible()
})

test('recovery codes are printed alone with their site, and it says where they were not copied @soak', async ({
  page,
  context,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  const colleague = await editor.hire('Prints')
  await enter(context, colleague)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/admin/account')
  await page.getByRole('button', { name: en.factorAddApp }).click({ timeout: 30_000 })
  await givePassword(page, colleague.account)
  const secret = (await page.locator('.mh-factor__key').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel(en.factorAppFirst).fill(generateSync({ secret }))
  await page.keyboard.press('Enter')
  const sheet = page.locator('.mh-factor__sheet')
  await sheet.getByRole('button', { name: en.factorCodesCopy }).click()
  await expect(sheet.getByRole('status')).toHaveText(en.factorCodesNotCopied)
  await sheet.getByRole('button', { name: en.factorCodesPrint }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const onPaper = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim())
  expect(onPaper.slice(0, 3)).toEqual([
    en.factorCodes,
    `${new URL(page.url()).host} · ${colleague.account.email}`,
    en.factorCodesShown,
  ])
  expect(onPaper.slice(3).join(' ')).toMatch(/^(?:(?:\d+\. ?)?\w{4}(?:-\w{4}){3} ?){10}$/)
})

test('a passkey that was made for another name is told of at the second step, and a step that is over is left @soak', async ({
  page,
  context,
  editor,
  quiet,
  site,
}) => {
  quiet.allow(/status of 40[01]/)
  const colleague = await editor.hire('Moved')
  const { email } = colleague.account
  await withApp(colleague)
  await query(
    site.databaseUrl,
    `INSERT INTO staff_passkeys (credential, staff_id, name, public_key, counter, transports, rp_id)
     VALUES (sha256($1::text::bytea), ${ACCOUNT}, 'Key', '', 0, '', 'old.example')`,
    [email],
  )
  const half = await Editor.signIn(site.url, colleague.account)
  await context.addCookies([half.cookie()])
  await page.goto('/admin/second-factor')
  const told = en.factorPasskeyElsewhere.replace('{{site}}', '\u2068old.example\u2069')
  await expect(page.getByText(told)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: en.factorUsePasskey })).toHaveCount(0)
  await query(
    site.databaseUrl,
    `UPDATE staff_confirmations SET confirmed_at = now() - interval '16 minutes' WHERE staff_id = ${ACCOUNT}`,
    [email],
  )
  const field = page.getByLabel(en.factorCodeField)
  await expect(field).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: en.factorSignInAgain })).toBeVisible()
  await press(page, en.factorOther)
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: 30_000 })
  await expect(page.locator('form.login__form')).toBeVisible()
})

test('both steps are in every language of the panel, and fit a phone @soak', async ({
  page,
  context,
  editor,
  quiet,
  site,
}) => {
  test.setTimeout(300_000)
  quiet.allow(/status of 40[0-3]/)
  const [gives, enrols] = [await editor.hire('Gives'), await editor.hire('Enrols')]
  await withApp(gives)
  const half = await Editor.signIn(site.url, gives.account)
  await page.setViewportSize({ width: 390, height: 844 })
  const duty = (roles: string[]) =>
    editor.request('POST', '/globals/staff-settings', { secondFactorFor: roles })
  expect((await duty(['editor'])).status).toBe(200)
  try {
    for (const [language, texts] of Object.entries(TEXTS)) {
      for (const [who, sentence] of [
        [half, texts.factorGiveText],
        [enrols, texts.factorEnrolText],
      ] as const) {
        await context.addCookies([who.cookie(), { name: 'mh-lng', value: language, url: site.url }])
        await page.goto('/admin/second-factor')
        await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 })
        await expect(page.getByRole('heading', { name: texts.factorStepTitle })).toBeVisible()
        await expect(page.getByRole('button', { name: texts.factorOther })).toBeVisible()
        const { lang, width } = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          width: document.documentElement.scrollWidth,
        }))
        expect([language, lang, width <= 390]).toEqual([language, language, true])
      }
    }
  } finally {
    await duty([])
  }
})
