import type { BrowserContext } from '@playwright/test'
import pg from 'pg'

import { publishDocument } from '../site/publish-vacancy'
import type { ServedSite } from '../site/site'
import { axeFindsNothing } from './axe'
import { enterAsSeafarer } from './seafarer'
import { expect, test } from './test'

/** A seafarer looks for vacancies with the papers of the own form, on a phone without scripts. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let database: pg.Client

test.beforeAll(async ({ site, editor }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  const company = await publishDocument(editor, 'crewings', {
    name: 'Papers Crewing',
    timeZone: 'UTC',
    email: 'crew@papers.example',
    licence: {
      ...{ number: 'PC/1', authority: 'Maritime office' },
      ...{ checkedOn: inDays(-1), validUntil: inDays(300) },
    },
  })
  const vacancy = {
    ...{ company, rank: 'bosun', openUntilDay: inDays(60) },
    joining: { from: inDays(40), to: inDays(47), port: 'Santos', country: 'BR' },
    contract: { least: 6, unit: 'month' },
    pay: { min: 240_000, currency: 'USD', period: 'month' },
  }
  const tanker = ['basic-safety-training', 'tanker-basic-oil-chemical']
  await publishDocument(editor, 'vacancies', {
    ...{ ...vacancy, vesselType: 'bulk-carrier', certificates: ['basic-safety-training'] },
    englishLevel: 'good',
  })
  await publishDocument(editor, 'vacancies', {
    ...{ ...vacancy, vesselType: 'oil-tanker', certificates: tanker },
    ...{ englishLevel: 'good', experience: 24 },
  })
})
test.afterAll(() => database.end())

test.use({ viewport: { width: 360, height: 740 } })

/** Somebody whose one paper ends before the contract does. */
async function enter(context: BrowserContext, site: ServedSite): Promise<void> {
  const who = { rank: 'bosun', citizenship: 'PH', language: 'ph', name: 'Juan Reyes' }
  const id = await enterAsSeafarer(context, site, database, who)
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, validity, expires)
     VALUES ($1::int, 1, 'papers-' || $1::int, 'basic-safety-training', 'until', $2)`,
    [id, inDays(120)],
  )
}

test('axe finds nothing on the pages that look with the own form', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site)
  await page.goto('/seaman/account/record/vacancies?rank=bosun')
  await axeFindsNothing(page, 'vacancies that one has the papers for')
  await page.locator('a[href$="-bosun-bulk-carrier"]').click()
  await page.locator('a[href*="/record/vacancies/"]').click()
  await expect(page.locator('.own-gap')).toBeVisible()
  await axeFindsNothing(page, 'a vacancy beside the own form')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what one has the papers for is found in Filipino, and what lacks is said beside the vacancy', async ({
    page,
    context,
    site,
  }) => {
    await enter(context, site)
    await page.goto('/ph/crewings?rank=bosun')
    await page.locator('.list-links a[href*="/record/vacancies"]').click()
    await expect(page).toHaveURL(/\/ph\/seaman\/account\/record\/vacancies\?rank=bosun$/)
    const found = page.locator('a[href*="/papers-crewing/"]')
    await expect(found).toHaveCount(1)
    await expect(found).toHaveAttribute('href', /bosun-bulk-carrier$/)
    await expect(page.locator('.found h2')).toContainText('1')
    await found.click()
    await page.locator('a[href*="/record/vacancies/"]').click()
    const gap = page.locator('.own-gap li')
    // It ends in the contract.
    await expect(gap.filter({ hasText: inDays(120).slice(0, 4) }).first()).toBeVisible()

    await page.goto('/ph/crewings?rank=bosun&vessel=oil-tanker')
    await page.locator('.list-links a[href*="/record/vacancies"]').click()
    await expect(found).toHaveCount(0)
    await page.locator('.list-links a[href*="/crewings?"]').click()
    await found.click()
    await page.locator('a[href*="/record/vacancies/"]').click()
    await expect(page.locator('.own-gap li:not(.has)')).not.toHaveCount(0)
    await page.locator('a.button[href*="/forms/answer/"]').click()
    await expect(page.locator('form[method=post]').last()).toBeVisible()
  })
})
