import type { Page } from '@playwright/test'

import { VOCABULARIES } from '../../src/domain/vocabulary/languages'
import { deImports } from '../../src/i18n/panel/imports/de'
import { enImports } from '../../src/i18n/panel/imports/en'
import { ask } from '../site/ask'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor imports a file as people send them, and readers find its vacancies in their languages. */

test.use({ actionTimeout: 20_000 })

const inDays = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}.${month}.${year}`
}

// From the 13th on, no day of a month is taken for a month.
const late = Array.from({ length: 31 }, (_, days) => inDays(days + 40)).find(
  (day) => Number(day.slice(0, 2)) > 12,
)

const MESSY = [
  'Crewing list - please publish;;;;;',
  'Vacancy ID;Position;Vessel type;Salary;Open until;Remarks',
  `MS-1;Chief Officer;LNG;"9 500 - 10 000 USD/month";${late};"Good crew; ""old friends"""`,
  `MS-2;2/E;bulker;7500 USD;${late};`,
  `MS-3;Dancing bear;Bulk carrier;1000 USD;${late};`,
  ';;;;;',
].join('\r\n')

async function choose(page: Page, content: string) {
  await page.locator('.mh-import-upload input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content, 'utf8'),
  })
}

test('a messy file, with a row refused', async ({ page, editor, site, quiet }) => {
  test.setTimeout(180_000)
  quiet.allow(/Failed to fetch/)
  const slug = 'imported-fleet'
  const answer = await editor.request('POST', '/crewings?locale=en', {
    name: 'Imported Fleet',
    slug,
    timeZone: 'UTC',
    _status: 'published',
  })
  expect(answer.status).toBe(201)
  await enter(page.context(), editor)
  await page.goto('/admin/collections/imports')
  const form = page.locator('.mh-import-upload')
  await expect(form.getByRole('heading', { name: enImports.importNew })).toBeVisible()
  // Nothing chosen yet.
  await expect(async () => {
    await form.getByRole('button', { name: enImports.importUpload }).click()
    await expect(form.getByText(enImports.importChooseFile)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await axeFindsNothing(page, 'the list of imports', '.mh-import-upload')

  await form.getByLabel('Company', { exact: true }).selectOption({ label: 'Imported Fleet' })
  await choose(page, MESSY)
  await form.getByRole('button', { name: enImports.importUpload }).click()
  await page.waitForURL(/\/imports\/\d+/)

  const view = page.locator('.mh-import')
  await expect(view.locator('.mh-import-state strong')).toHaveText(enImports.importMapping, {
    timeout: 30_000,
  })
  await expect(view.getByLabel('Position', { exact: true })).toHaveValue('rank')
  await expect(view.getByLabel('Salary', { exact: true })).toHaveValue('pay')
  await axeFindsNothing(page, 'the columns of an import', '.mh-import')
  await view.getByRole('button', { name: enImports.importMap }).click()
  await expect(view.locator('.mh-import-state strong')).toHaveText(enImports.importPlanned, {
    timeout: 30_000,
  })
  await expect(view.getByRole('button', { name: 'To create 2' })).toBeVisible()
  await view.getByRole('button', { name: 'Refused 1' }).click()
  await expect(view.locator('.mh-import-rows')).toContainText('Dancing bear')
  await expect(view.locator('.mh-import-rows')).toContainText(enImports.importReasonUnknownWord)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    )
    expect([width, isWider]).toEqual([width, false])
    await axeFindsNothing(page, `the preview of an import at ${width}`, '.mh-import')
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  // By the keyboard alone.
  await view.getByRole('button', { name: enImports.importApply, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(view.locator('.mh-import-state strong')).toHaveText(enImports.importApplied, {
    timeout: 60_000,
  })

  const { docs } = await editor.read<{ docs: { id: number; rank: string }[] }>(
    '/vacancies?where[externalId][equals]=MS-1&depth=0',
  )
  const id = docs[0]?.id
  for (const locale of ['uk', 'ar'] as const) {
    const { body, status } = await ask(
      site.url,
      `/${locale}/crewings/${slug}/${id}-chief-mate-lng-carrier`,
    )
    expect(status).toBe(200)
    expect(body).toContain(VOCABULARIES[locale].ranks['chief-mate'].label)
    expect(body).not.toContain('MS-1')
  }

  await view.getByRole('button', { name: enImports.importUndo, exact: true }).click()
  await page.locator('#confirm-action:visible').click()
  await expect(view.locator('.mh-import-state strong')).toHaveText(enImports.importUndone, {
    timeout: 60_000,
  })
  const gone = await ask(site.url, `/uk/crewings/${slug}/${id}-chief-mate-lng-carrier`)
  expect(gone.status).toBe(410)
})

test('a file that is none is refused in the words of the panel', async ({ page, editor, site }) => {
  await enter(page.context(), editor)
  await page.context().addCookies([{ name: 'mh-lng', value: 'de', url: site.url }])
  await page.goto('/admin/collections/imports')
  await expect(page.locator('.mh-import-upload')).toContainText(deImports.importNew)
  await choose(page, 'PK\u0003\u0004 a workbook')
  await expect(async () => {
    await page.getByRole('button', { name: deImports.importUpload }).click()
    await page.waitForURL(/\/imports\/\d+/, { timeout: 5_000 })
  }).toPass()
  await expect(page.locator('.mh-import')).toContainText(deImports.importReasonFileIsSpreadsheet, {
    timeout: 30_000,
  })
})
