import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'

import { mailTo } from '../site/outbox'
import { newSeaman, newSession } from '../site/members'
import type { ServedSite } from '../site/site'
import { enter } from './panel'
import { expect, test } from './test'

/** What staff decide about seafarers in the panel, and what these see of it at their next click. */

/** The first load of a view of the panel, with all its script. */
const slowly = { timeout: 30_000 }

let database: pg.Client

test.beforeAll(async ({ site }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@panel.example`

/** Somebody who has applied, and confirmed the address. */
const applicant = (name: string) =>
  newSeaman(database, { email: addressOf(name), name, state: 'pending' })

/** The browser of a seafarer who is signed in, at the services. */
async function browserOf(context: BrowserContext, site: ServedSite, id: number): Promise<Page> {
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  await page.goto(`${site.url}/en/seaman/services`)
  return page
}

const subjectsTo = async (site: ServedSite, name: string) =>
  (await mailTo(site.dataDir, addressOf(name))).map(({ subject }) => subject)

test('the first page lists who waits, and one click admits them', async ({
  page,
  context,
  browser,
  site,
  editor,
}) => {
  test.setTimeout(120_000)
  const id = await applicant('Olena Waits')
  const seafarer = await browserOf(await browser.newContext(), site, id)
  await expect(seafarer.locator('#_standing')).toBeVisible()
  await expect(seafarer.locator('.service')).toHaveCount(0)

  await enter(context, editor)
  await page.goto('/admin')
  const desk = page.locator('section', {
    has: page.getByRole('heading', { name: 'Seafarers', exact: true }),
  })
  await expect(desk.getByRole('link', { name: /Seafarers who wait to be let in: \d/ })).toBeVisible(
    slowly,
  )
  await desk.getByRole('link', { name: 'Olena Waits' }).click()
  await page.getByRole('button', { name: 'Let in', exact: true }).click(slowly)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Let in', slowly)
  await expect(page.getByRole('button', { name: 'Let in', exact: true })).toHaveCount(0)

  await seafarer.locator('.member-bar a').first().click()
  await expect(seafarer.locator('.service').first()).toBeVisible()
  await expect(seafarer.locator('#_standing')).toHaveCount(0)
  await expect.poll(() => subjectsTo(site, 'Olena Waits'), slowly).toContain('You are a member now')
  await seafarer.context().close()
})

test('many are let in together; who has not confirmed the address is left as they are', async ({
  page,
  context,
  browser,
  site,
  editor,
}) => {
  test.setTimeout(120_000)
  const waiting = [await applicant('Taras Many'), await applicant('Iryna Many')]
  const unconfirmed = await applicant('Vasyl Many')
  await database.query('UPDATE seamen SET confirmed_at = NULL WHERE id = $1', [unconfirmed])
  const seafarer = await browserOf(await browser.newContext(), site, waiting[0] ?? 0)
  await expect(seafarer.locator('#_standing')).toBeVisible()

  await enter(context, editor)
  await page.goto('/admin/collections/seamen?search=Many')
  for (const name of ['Taras Many', 'Iryna Many', 'Vasyl Many']) {
    await page.getByRole('row', { name }).getByRole('checkbox').check(slowly)
  }
  await page.getByRole('button', { name: 'Let in the chosen ones' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Chosen: 3.')
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  const result = page.locator('.mh-many-result')
  await expect(result).toContainText('Let in: 2', slowly)
  await expect(result).toContainText('have not confirmed their address: 1')
  await expect(result.getByRole('link', { name: 'Vasyl Many' })).toBeVisible()
  for (const name of ['Taras Many', 'Iryna Many']) {
    await expect(page.getByRole('row', { name })).toContainText('Member', slowly)
  }
  await expect(page.getByRole('row', { name: 'Vasyl Many' })).toContainText('Waits to be let in')

  await seafarer.locator('.member-bar a').first().click()
  await expect(seafarer.locator('.service').first()).toBeVisible()
  await seafarer.context().close()
})

test('a member is suspended with a reason, reads it at the next click, and is let in again', async ({
  page,
  context,
  browser,
  site,
  editor,
}) => {
  test.setTimeout(120_000)
  const reason = 'Два облікові записи'
  const id = await newSeaman(database, { email: addressOf('Petro Twice'), name: 'Petro Twice' })
  const seafarer = await browserOf(await browser.newContext(), site, id)
  await expect(seafarer.locator('.service').first()).toBeVisible()

  await enter(context, editor)
  await page.goto(`/admin/collections/seamen/${id}`)
  await page.getByRole('button', { name: 'Suspend', exact: true }).click(slowly)
  const send = page.getByRole('button', { name: 'Suspend and send the reason' })
  await expect(send).toBeDisabled()
  await page.locator('#mh-suspend-reason').fill(reason)
  await send.click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText(reason, slowly)

  await seafarer.locator('.service a').first().click()
  await expect(seafarer.locator('#_standing')).toBeVisible()
  await expect(seafarer.locator('main')).toContainText(reason)
  await expect(seafarer.locator('a[href$="/ask"]')).toHaveCount(0)
  await expect
    .poll(() => subjectsTo(site, 'Petro Twice'), slowly)
    .toContain('Your account is suspended')

  await page.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible(slowly)
  await seafarer.goto(`${site.url}/en/seaman/services`)
  await expect(seafarer.locator('.service').first()).toBeVisible()
  await seafarer.context().close()
})

test('an editor reads who waits, and decides nothing', async ({ page, context, editor }) => {
  const id = await applicant('Nadiia Waits')
  await enter(context, await editor.hire('Reader'))
  await page.goto(`/admin/collections/seamen/${id}`)
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible(slowly)
  await expect(page.getByRole('button', { name: /^(?:Let in|Suspend)$/ })).toHaveCount(0)
})
