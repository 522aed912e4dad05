import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import type { ServedSite } from '../site/site'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** What a member typed and did not send is shown to nobody else on the same device, however the session ended. */

const WORDS = 'I join in Houston on 12 January.'
const ASK = '/en/seaman/services/1/ask'
const CONTACT = '/en/forms/contact'

interface Member {
  id: number
  enter(): Promise<void>
}

let database: pg.Client
let made = 0

test.beforeAll(async ({ site }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

async function newMember(context: BrowserContext, site: ServedSite): Promise<Member> {
  made += 1
  const id = await newSeaman(database, { email: `unsent.${made}@ship.example` })
  return {
    id,
    async enter() {
      const [name = '', value = ''] = (await newSession(database, id)).split('=')
      await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
    },
  }
}

const endElsewhere = ({ id }: Member) =>
  database.query('DELETE FROM seaman_sessions WHERE seaman_id = $1', [id])

const keptOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mh-form')))

/** Types, and goes away without sending. */
async function type(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await field(page, 'message').fill(WORDS)
  await expect.poll(() => keptOn(page)).toHaveLength(1)
}

/** Opens a form, and lets its script fill in what it has. */
async function messageAt(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await field(page, 'message').focus()
  // The script counts as soon as it has filled in.
  await expect(page.locator('[data-field=message] [data-count]')).toHaveText(/\d/)
  return field(page, 'message').inputValue()
}

test('a sign-out leaves nothing of it on the device', async ({ page, context, site }) => {
  const olena = await newMember(context, site)
  await olena.enter()
  await type(page, ASK)
  expect(await messageAt(page, ASK)).toBe(WORDS)
  await page.locator('.member-bar button').click()
  await expect(page).toHaveURL(/done=signedOut/)
  await expect.poll(() => keptOn(page)).toEqual([])

  const pavlo = await newMember(context, site)
  await pavlo.enter()
  expect(await messageAt(page, ASK)).toBe('')
})

test('so does one on all devices', async ({ page, context, site }) => {
  const olena = await newMember(context, site)
  await olena.enter()
  await type(page, CONTACT)
  await page.goto('/en/seaman/account')
  await page.locator('button[name=everywhere]').click()
  await expect(page).toHaveURL(/done=signedOut/)
  await expect.poll(() => keptOn(page)).toEqual([])
})

test('after a session was ended elsewhere it is for its member alone', async ({
  page,
  context,
  site,
}) => {
  const olena = await newMember(context, site)
  await olena.enter()
  await type(page, CONTACT)
  await endElsewhere(olena)
  expect(await messageAt(page, CONTACT)).toBe('')
  await olena.enter()
  expect(await messageAt(page, CONTACT)).toBe(WORDS)

  // The next user of the browser finds nothing, and the first page erases what was stored.
  await endElsewhere(olena)
  const pavlo = await newMember(context, site)
  await pavlo.enter()
  await page.goto('/en/seaman/services')
  await expect.poll(() => keptOn(page)).toEqual([])
  expect(await messageAt(page, CONTACT)).toBe('')
  await olena.enter()
  expect(await messageAt(page, CONTACT)).toBe('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what was sent too late waits for its sender', async ({ page, context, site }) => {
    const olena = await newMember(context, site)
    await olena.enter()
    await page.goto(ASK)
    await field(page, 'message').fill(WORDS)
    await endElsewhere(olena)
    await send(page)
    await expect(page).toHaveURL(/\/seaman\/sign-in\?next=/)
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    expect(next).toContain('kept=')

    const pavlo = await newMember(context, site)
    await pavlo.enter()
    await page.goto(next)
    await expect(field(page, 'message')).toHaveValue('')
    await olena.enter()
    await page.goto(next)
    await expect(field(page, 'message')).toHaveValue(WORDS)
  })
})
