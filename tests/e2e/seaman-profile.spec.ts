import type { BrowserContext } from '@playwright/test'
import pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import type { ServedSite } from '../site/site'
import { axeFindsNothing } from './axe'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** A seafarer fills in person, work wanted, languages and a reference on a phone; of two tabs the later one is told of the other. */

let database: pg.Client
let made = 0

test.beforeAll(async ({ site }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

async function enter(context: BrowserContext, site: ServedSite): Promise<number> {
  made += 1
  const id = await newSeaman(database, { email: `profile.${made}@ship.example` })
  await database.query(`UPDATE seamen SET rank = 'bosun' WHERE id = $1`, [id])
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  return id
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'ph', javaScriptEnabled: false },
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: true },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`from nothing to a form with every section: ${locale}`, async ({
      page,
      context,
      site,
      quiet,
    }) => {
      // A refused form is a failed request to the console.
      quiet.allow(/status of 422/)
      await enter(context, site)
      await page.goto(`/${locale}/seaman/account/record`)
      await page.locator('#person .acts a').click()
      await field(page, 'familyName').fill('Santos')
      await field(page, 'givenNames').fill('Maria')
      await field(page, 'kinTelephone').fill('+63 900 000 0000')
      await send(page)
      await expect(page.locator('.form-main > .wrong')).toBeVisible()
      await expect(field(page, 'kinTelephone')).toHaveValue('+63 900 000 0000')
      if (javaScriptEnabled) await axeFindsNothing(page, 'the refused form of the person')
      await field(page, 'kinName').fill('Jose Santos')
      await send(page)
      await expect(page).toHaveURL(/done=saved/)
      await expect(page.locator('#person')).toContainText('Maria Santos')

      await page.locator('#work .acts a').click()
      await expect(field(page, 'rank')).toHaveValue('bosun')
      await field(page, 'pay').fill('2400')
      await field(page, 'payCurrency').selectOption('USD')
      await page.locator('input[name="payPeriod"][value="month"]').check()
      await send(page)
      await expect(page).toHaveURL(/done=saved/)
      await expect(page.locator('#work')).toContainText('USD')

      await page.locator('#languages .acts a').click()
      await field(page, 'englishLevel').selectOption('intermediate')
      await send(page)
      await expect(page).toHaveURL(/done=saved/)

      await page.locator('#references .acts a').click()
      await field(page, 'company').fill('Nord Line')
      await send(page)
      await expect(page).toHaveURL(/done=saved/)
      await expect(page.locator('#references li h3')).toHaveText('Nord Line')
      if (javaScriptEnabled) await axeFindsNothing(page, 'the record')
    })
  })
}

test('what was typed in a closed browser comes back, and does not overwrite what another tab has saved', async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const id = await enter(context, site)
  const path = '/en/seaman/account/record/languages'
  await page.goto(path)
  await field(page, 'firstLanguage').fill('Cebuano')
  await expect
    .poll(() =>
      page.evaluate(() =>
        [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join(),
      ),
    )
    .toContain('Cebuano')
  await page.goto('about:blank')
  await database.query(
    `INSERT INTO seaman_languages (seaman_id, version, send_key, other_languages) VALUES ($1, 1, $2, 'Spanish')`,
    [id, `tabs-${id}`],
  )
  await page.goto(path)
  await expect(field(page, 'firstLanguage')).toHaveValue('Cebuano')
  await send(page)
  await expect(page.locator('.form-main > .wrong')).toContainText('another device')
  await send(page)
  await expect(page).toHaveURL(/done=saved/)
  await expect(page.locator('#languages')).toContainText('Cebuano')
})
