import type { Page } from '@playwright/test'

import { mailTo } from '../site/outbox'
import { expect } from './test'

/** What a seafarer does at the pages of accounts, and finds in the mail. */

export const field = (page: Page, name: string) => page.locator(`#field-${name}`)
export const send = (page: Page) => page.locator('.send button').first().click()

/** The newest link to a page of accounts in the mail to an address. */
export async function linkTo(dataDir: string, address: string, page: string): Promise<string> {
  const find = async () => {
    const mails = await mailTo(dataDir, address)
    const link = new RegExp(`\\S+/seaman/${page}/[\\w-]{43}\\S*`)
    return mails.flatMap(({ text = '' }) => link.exec(text)?.[0] ?? []).at(-1)
  }
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  return (await find()) ?? ''
}
