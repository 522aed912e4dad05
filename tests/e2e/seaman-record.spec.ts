import type { BrowserContext, Locator } from '@playwright/test'
import pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import type { ServedSite } from '../site/site'
import { axeFindsNothing } from './axe'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** A seafarer writes down ships and papers on a phone; two devices, and a browser that was closed in between. */

let database: pg.Client
let made = 0

test.beforeAll(async ({ site }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

async function enter(context: BrowserContext, site: ServedSite): Promise<number> {
  made += 1
  const id = await newSeaman(database, { email: `record.${made}@ship.example` })
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  return id
}

/** How far the text of the heading and that of the line below it are from the start of an entry, in whole pixels. */
function startsOf(entry: Locator): Promise<number[]> {
  return entry.evaluate((item) =>
    [...item.querySelectorAll('h3, h3 + p')].map((line) => {
      const text = document.createRange()
      text.selectNodeContents(line)
      const [box, own] = [item.getBoundingClientRect(), text.getBoundingClientRect()]
      const isMirrored = getComputedStyle(item).direction === 'rtl'
      return Math.round(isMirrored ? box.right - own.right : own.left - box.left)
    }),
  )
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'ph', javaScriptEnabled: false },
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: true },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`from nothing to months at sea and a paper that runs out: ${locale}`, async ({
      page,
      context,
      site,
      quiet,
    }) => {
      // A refused form is a failed request to the console.
      quiet.allow(/status of 422/)
      await enter(context, site)
      await page.goto(`/${locale}/seaman/account`)
      await page.locator('section:has(#_record) a').click()
      await expect(page.locator('#service .record-list')).toHaveCount(0)
      await page.locator('#service .acts a').click()
      await field(page, 'vesselName').fill('Bright Star')
      await field(page, 'imo').fill('9074728')
      await field(page, 'signOn').fill('2025-01-01')
      await send(page)
      await expect(page.locator('.form-main > .wrong')).toBeVisible()
      await expect(field(page, 'vesselName')).toHaveValue('Bright Star')
      if (javaScriptEnabled) await axeFindsNothing(page, 'the refused form')
      await field(page, 'rank').selectOption('able-seafarer-deck')
      await field(page, 'signOff').fill('2025-06-30')
      await send(page)
      await expect(page).toHaveURL(/done=saved/)
      await expect(page.locator('#service li h3')).toHaveText('Bright Star')
      // In Arabic too: a name in Latin letters begins where the lines below it begin.
      expect(await startsOf(page.locator('#service li').first())).toEqual([0, 0])
      await expect(page.locator('section:has(#_time)')).toContainText('6')
      await expect(page.locator('.looks').last()).toContainText('9074728')

      await page.locator('#papers .acts a').click()
      await field(page, 'document').selectOption('passport')
      await field(page, 'number').fill('EA 1234567')
      const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
      await field(page, 'expires').fill(soon)
      await send(page)
      await expect(page).toHaveURL(/done=saved/)
      await expect(page.locator('#papers li')).toContainText('•••567')
      await expect(page.locator('#_running-out')).toBeVisible()
      if (javaScriptEnabled) await axeFindsNothing(page, 'the record')

      await page.locator('#service a[href$="/remove"]').click()
      await send(page)
      await expect(page).toHaveURL(/done=removed/)
      await expect(page.locator('#service .record-list')).toHaveCount(0)
    })
  })
}

test('of two tabs the later one is told of the other in place, and nothing typed is lost', async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const id = await enter(context, site)
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, rank, sign_on)
     VALUES ($1, 1, $2, 'Bright Star', 'master', '2025-01-01T12:00:00Z') RETURNING id`,
    [id, `tabs-${id}`],
  )
  const path = `/en/seaman/account/record/service/${rows[0]?.id}`
  await page.goto(path)
  const other = await context.newPage()
  await other.goto(path)
  await field(other, 'company').fill('Nord')
  await send(other)
  await expect(other).toHaveURL(/done=saved/)
  await field(page, 'agency').fill('Port Agency')
  await send(page)
  await expect(page.locator('.form-main > .wrong')).toContainText('Nord')
  await expect(field(page, 'agency')).toHaveValue('Port Agency')

  // The browser closes: what was typed comes back, and still does not overwrite what another has saved.
  await page.goto('about:blank')
  await database.query(
    `UPDATE seaman_contracts SET version = 3, reason = 'End of contract' WHERE seaman_id = $1`,
    [id],
  )
  await page.goto(path)
  await expect(page.locator('.device')).toBeVisible()
  await expect(field(page, 'agency')).toHaveValue('Port Agency')
  await send(page)
  await expect(page.locator('.form-main > .wrong')).toContainText('another device')
  // What was not typed over is what another has saved.
  await expect(field(page, 'reason')).toHaveValue('End of contract')
  await send(page)
  await expect(page).toHaveURL(/done=saved/)
  await expect(page.locator('#service li')).toContainText('Bright Star')
})
