import { randomBytes } from 'node:crypto'

import type { BrowserContext, Page } from '@playwright/test'
import type pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import { mailTo } from '../site/outbox'
import type { ServedSite } from '../site/site'
import { expect } from './test'

/** What a seafarer does at the pages of accounts, and finds in the mail. */

export const field = (page: Page, name: string) => page.locator(`#field-${name}`)
export const send = (page: Page) => page.locator('.send button').first().click()

/** Makes an account and signs its seafarer in; returns the id. */
export async function enterAsSeafarer(
  context: BrowserContext,
  site: ServedSite,
  database: pg.Client,
  account: Omit<Parameters<typeof newSeaman>[1], 'email'> = {},
): Promise<number> {
  const email = `${randomBytes(4).toString('hex')}@ship.example`
  const id = await newSeaman(database, { ...account, email })
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  return id
}

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
