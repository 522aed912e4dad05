import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import type { ServedSite } from '../site/site'
import { axeFindsNothing } from './axe'
import { enter as enterPanel } from './panel'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** A seafarer makes a link to the own form on a phone, a company opens it; staff read what came with an answer. */

let database: pg.Client
let made = 0

test.beforeAll(async ({ site }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

/** Signs somebody in who has written something down. */
async function enter(context: BrowserContext, site: ServedSite): Promise<number> {
  made += 1
  const email = `e2e.shared.${made}@ship.example`
  const id = await newSeaman(database, { email, rank: 'bosun', citizenship: 'PH' })
  await database.query(
    `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, imo, vessel_type, flag, gross_tonnage, rank,
       company, sign_on, sign_off)
     VALUES ($1, 1, $2, 'MV Bright Star', '9074729', 'bulk-carrier', 'LR', 43000, 'bosun', 'Invented Shipping',
       '2025-01-01T12:00:00Z', '2025-07-01T12:00:00Z')`,
    [id, email],
  )
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, number, country)
     VALUES ($1, 1, $2, 'passport', 'EA-E2E-SECRET', 'PH')`,
    [id, email],
  )
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  return id
}

/** Keeps a picture of a page where somebody asks for them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true })
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

for (const { locale, javaScriptEnabled } of [
  { locale: 'ph', javaScriptEnabled: false },
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: true },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`a link is made, opened by a press and ended: ${locale}`, async ({
      page,
      context,
      browser,
      site,
    }) => {
      await enter(context, site)
      await page.goto(`${site.url}/${locale}/seaman/account/record/links`)
      await field(page, 'company').fill('North Crewing')
      await field(page, 'language').selectOption(locale)
      await page.locator('#field-formService').check()
      await page.locator('#field-formPapers').check()
      if (javaScriptEnabled) await axeFindsNothing(page, 'links, the form')
      await picture(page, `links-form-${locale}`)
      await send(page)
      const address = page.locator('.form-links code')
      await expect(address).toBeVisible()
      await picture(page, `links-list-${locale}`)
      if (javaScriptEnabled) {
        await axeFindsNothing(page, 'links, the list')
        expect(await isWide(page)).toBe(false)
      }
      const link = (await address.textContent()) ?? ''
      expect(link).toContain('/seaman/form/')

      const company = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 360, height: 740 },
      })
      const reader = await company.newPage()
      const at = new URL(link).pathname
      await reader.goto(site.url + at)
      await picture(reader, `shared-button-${locale}`)
      await expect(reader.locator('body')).not.toContainText('MV Bright Star')
      if (javaScriptEnabled) await axeFindsNothing(reader, 'a shared form, before the press')
      await send(reader)
      await expect(reader.locator('.form-document')).toContainText('MV Bright Star')
      await picture(reader, `shared-form-${locale}`)
      await expect(reader.locator('body')).not.toContainText('EA-E2E-SECRET')
      await expect(reader.locator('.send button')).toHaveCount(0)
      if (javaScriptEnabled) {
        await axeFindsNothing(reader, 'a shared form')
        expect(await isWide(reader)).toBe(false)
      }
      const download = reader.waitForEvent('download')
      await reader.locator('.shared-files button').first().click()
      expect((await download).suggestedFilename()).toMatch(/^application-form-.*\.pdf$/)

      await page.locator('.form-links li form button').click()
      await expect(page.locator('.form-links')).toHaveCount(0)
      await reader.goto(site.url + at)
      await expect(reader.locator('.form-document')).toHaveCount(0)
      await expect(reader.locator('h1')).toBeVisible()
      await picture(reader, `shared-dead-${locale}`)
      await company.close()
    })
  })
}

test('staff open the form that came with an answer, read-only, and take it as a file', async ({
  context,
  page,
  site,
  editor,
}) => {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO requests (reference, kind, locale, email, "values", erase_at)
     VALUES ('MH-FORM-0001', 'answer', 'en', 'shared@ship.example', '{"formService": true, "formFamily": false}',
       now() + interval '1 year') RETURNING id`,
  )
  const id = rows[0]?.id ?? 0
  await database.query(
    `INSERT INTO sent_forms (request_id, parts, record) VALUES ($1, '{service}', $2)`,
    [
      id,
      {
        account: { name: 'Olena Koval', email: 'shared@ship.example', rank: 'bosun' },
        contracts: [{ vesselName: 'MV Bright Star', signOn: '2025-01-01', signOff: '2025-07-01' }],
        papers: [],
        references: [],
        sheets: {},
        today: '2026-11-30',
      },
    ],
  )
  await enterPanel(context, editor)
  await page.goto(`${site.url}/admin/collections/requests/${id}`)
  const part = page.getByRole('region', { name: 'Form of the seafarer' })
  await expect(part).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('body')).not.toContainText('MV Bright Star')
  await part.getByRole('link').click()
  const form = page.locator('.form-document')
  await expect(form).toContainText('MV Bright Star', { timeout: 30_000 })
  await expect(page.locator('main')).not.toContainText('{')
  await expect(form.locator('input, select, textarea, button')).toHaveCount(0)
  await axeFindsNothing(page, 'a form that was sent', 'main')
  await picture(page, 'panel-form')
  const read = () =>
    database.query(`SELECT codes FROM audit_events WHERE action = 'read' AND document = $1`, [id])
  expect((await read()).rows.length).toBeGreaterThan(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('MH-FORM-0001-application-form-en.pdf')
})
