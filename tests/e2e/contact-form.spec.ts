import type { Page } from '@playwright/test'

import { axeFindsNothing } from './axe'
import { expect, test } from './test'

/** A letter to the site, by keyboard alone, with scripts and without them, in a language of each direction. */

const LANGUAGES = [
  { path: '/uk/forms/contact', send: 'Надіслати', sent: 'Повідомлення надіслано' },
  { path: '/ar/forms/contact', send: 'إرسال', sent: 'أُرسلت رسالتك' },
]

/** Types from one field to the next, as who has no pointer does. */
async function type(page: Page, { name, email, message }: Record<string, string>): Promise<void> {
  await page.locator('#field-name').focus()
  for (const text of [name, email, message]) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text ?? '')
    await page.keyboard.press('Tab')
  }
}

async function press(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const { path, send, sent } of LANGUAGES) {
      test(`a letter is corrected and sent by keyboard: ${path}`, async ({ page, quiet }) => {
        // A refused form is a failed request to the console.
        quiet.allow(/status of 422/)
        await page.goto(path)
        await type(page, { name: 'Anna', email: 'anna@', message: 'Hello' })
        await press(page, send)
        const summary = page.locator('.form-main > .wrong')
        await expect(summary).toBeFocused()
        await expect(page.locator('#field-email')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('#field-name')).toHaveValue('Anna')
        await expect(page.locator('#field-message')).toHaveValue('Hello')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#field-email$/)
        await type(page, { name: 'Anna', email: 'anna@ship.example', message: 'Hello again' })
        await press(page, send)
        await expect(page).toHaveURL(/\?sent=MH-/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
        await expect(page.locator('[data-reference]')).toHaveText(/^MH-\w{4}-\w{4}$/)
      })
    }
  })
}

test('what is typed stays on this device through a reload, until it is sent', async ({ page }) => {
  await page.goto('/forms/contact')
  await type(page, { name: 'Anna', email: 'anna@ship.example', message: 'A long letter' })
  await expect(page.locator('[data-count]')).toHaveText('13')
  await page.reload()
  await expect(page.locator('#field-message')).toHaveValue('A long letter')
  await expect(page.getByRole('status')).toContainText('What you had written is back')
  // In another language it is the same letter.
  await page.goto('/uk/forms/contact')
  await expect(page.locator('#field-message')).toHaveValue('A long letter')
  await page.getByRole('button', { name: 'Надіслати' }).click()
  await expect(page).toHaveURL(/\?sent=MH-/)
  await page.goto('/forms/contact')
  await expect(page.locator('#field-message')).toHaveValue('')
})

test('what is typed stays also where the form has chosen something beforehand', async ({
  page,
}) => {
  await page.goto('/forms/offer')
  await page.locator('#field-companyName').fill('Acme')
  await page.locator('#field-currency').selectOption('EUR')
  await page.reload()
  await expect(page.locator('#field-companyName')).toHaveValue('Acme')
  await expect(page.locator('#field-currency')).toHaveValue('EUR')
  await page.getByRole('button', { name: 'Erase it' }).click()
  await page.reload()
  await expect(page.locator('#field-companyName')).toHaveValue('')
  await expect(page.locator('#field-currency')).toHaveValue('USD')
})

test('a lost link loses nothing: the next press sends it', async ({ page, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/)
  await page.goto('/forms/contact')
  await type(page, { name: 'Anna', email: 'anna@ship.example', message: 'From a ship' })
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.locator('.form-main > .wrong')).toContainText('There is no connection')
  await expect(page.locator('#field-message')).toHaveValue('From a ship')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\?sent=MH-/)
})

test('has nothing that axe finds, empty, refused and sent', async ({ page, quiet }) => {
  quiet.allow(/status of 422/)
  await page.goto('/ar/forms/contact')
  await axeFindsNothing(page, 'the form')
  await page.getByRole('button', { name: 'إرسال', exact: true }).click()
  await expect(page.locator('.form-main > .wrong')).toBeFocused()
  await axeFindsNothing(page, 'the refused form')
  await type(page, { name: 'Anna', email: 'anna@ship.example', message: 'Hello' })
  await press(page, 'إرسال')
  await expect(page).toHaveURL(/\?sent=MH-/)
  await axeFindsNothing(page, 'the sent form')
})
