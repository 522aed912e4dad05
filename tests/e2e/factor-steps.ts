import { type CDPSession, expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'

import type { Editor } from '../site/editor'

/** What somebody of the staff does with a second factor in the panel. */

/** A device that says yes at once. */
export async function device(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id }
}

/** Gives the password in the window that asks for it. */
export async function givePassword(page: Page, { password }: Editor['account']) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[type=password]')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** Gives the password in the form of the panel, by the keyboard alone. */
export async function signIn(page: Page, { email, password }: Editor['account'], path: string) {
  await page.goto(path)
  const form = page.locator('form.login__form')
  // The panel's forms are its script's: what is typed before that has loaded is lost.
  await expect(async () => {
    await form.locator('#field-email').fill('')
    await form.locator('#field-email').fill(email)
    await form.locator('#field-password').fill('')
    await form.locator('#field-password').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin(?!\/login)/, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** Sets up an app for somebody who is signed in, by a code of the half minute before. */
export async function withApp(colleague: Editor): Promise<{ token: string; codes: string[] }> {
  const begun = await colleague.request('POST', '/staff/second-factor/begin-app', {})
  const { secret } = (await begun.json()) as { secret: string }
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 30 })
  const added = await colleague.request('POST', '/staff/second-factor/add-app', { code })
  return (await added.json()) as { token: string; codes: string[] }
}
