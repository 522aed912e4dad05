import path from 'node:path'

import type { Page } from '@playwright/test'

import { VOCABULARIES } from '../../src/domain/vocabulary/languages'
import arMessages from '../../src/i18n/messages/ar.json' with { type: 'json' }
import ukMessages from '../../src/i18n/messages/uk.json' with { type: 'json' }
import arImports from '../../src/i18n/panel/imports/ar.json' with { type: 'json' }
import deImports from '../../src/i18n/panel/imports/de.json' with { type: 'json' }
import enImports from '../../src/i18n/panel/imports/en.json' with { type: 'json' }
import ukImports from '../../src/i18n/panel/imports/uk.json' with { type: 'json' }
import arJobs from '../../src/i18n/panel/jobs/ar.json' with { type: 'json' }
import ukJobs from '../../src/i18n/panel/jobs/uk.json' with { type: 'json' }
import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
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

async function companyOf(editor: Editor, name: string, slug: string) {
  const data = { name, slug, timeZone: 'UTC', _status: 'published' }
  expect((await editor.request('POST', '/crewings?locale=en', data)).status).toBe(201)
}

async function choose(page: Page, content: string) {
  await page.locator('.mh-import-upload input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content, 'utf8'),
  })
}

/** Texts of what is cut off at the edge of the window: it scrolls nowhere. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.mh-import, .mh-import *')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isCut = width > 0 && (left < -1 || right > window.innerWidth + 1)
      return isCut ? [`${element.tagName} ${element.textContent.slice(0, 60)}`] : []
    }),
  )
}

test('a messy file, with a row refused', async ({ page, editor, site, quiet }) => {
  test.setTimeout(180_000)
  quiet.allow(/Failed to fetch/)
  const slug = 'imported-fleet'
  await companyOf(editor, 'Imported Fleet', slug)
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
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await beyondTheEdge(page)]).toEqual([width, []])
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
  await expect(page.locator('.mh-import')).toContainText(deImports.importReasonWorkbookBroken, {
    timeout: 30_000,
  })
})

test('a workbook, of which another sheet is chosen', async ({ page, editor, quiet }) => {
  quiet.allow(/Failed to fetch/)
  await companyOf(editor, 'Workbook Fleet', 'workbook-fleet')
  await enter(page.context(), editor)
  await page.goto('/admin/collections/imports')
  const form = page.locator('.mh-import-upload')
  await form.getByLabel('Company', { exact: true }).selectOption({ label: 'Workbook Fleet' })
  await form
    .locator('input[type=file]')
    .setInputFiles(path.join(process.cwd(), 'tests/fixtures/workbooks/crew.xlsx'))
  await expect(async () => {
    await form.getByRole('button', { name: enImports.importUpload }).click()
    await page.waitForURL(/\/imports\/\d+/, { timeout: 5_000 })
  }).toPass()
  const view = page.locator('.mh-import')
  const sheets = view.getByLabel(enImports.importSheet, { exact: true })
  await expect(sheets).toHaveValue('Crew & ranks', { timeout: 30_000 })
  await expect(view).toContainText(enImports.importHiddenRows.replace('{{count}}', '1'))
  await view.getByRole('button', { name: enImports.importMap }).click()
  await expect(view.locator('.mh-import-state strong')).toHaveText(enImports.importPlanned, {
    timeout: 30_000,
  })
  await view.getByRole('button', { name: enImports.importRefused }).click()
  await expect(view.locator('.mh-import-rows')).toContainText('Crew & ranks, Row 6')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await beyondTheEdge(page)]).toEqual([width, []])
    await axeFindsNothing(page, `the plan of a workbook at ${width}`, '.mh-import')
  }

  // By the keyboard alone.
  await sheets.selectOption({ label: enImports.importSheetHidden.replace('{{sheet}}', 'Closed') })
  await view.getByRole('button', { name: enImports.importSheetRead }).focus()
  await page.keyboard.press('Enter')
  await expect(view.getByText('Master')).toBeVisible({ timeout: 30_000 })
  await expect(sheets).toHaveValue('Closed')
  await expect(view.locator('.mh-import-rows')).toHaveCount(0)
})

const LANGUAGES = [
  {
    language: 'uk',
    direction: 'ltr',
    texts: { ...ukImports, ...ukJobs },
    messages: ukMessages,
    headings: ['№', 'Посада', 'Судно', 'Оплата на місяць', 'Актуально до'],
    nobody: 'Ведмідь-танцюрист',
  },
  {
    language: 'ar',
    direction: 'rtl',
    texts: { ...arImports, ...arJobs },
    messages: arMessages,
    headings: ['الرقم', 'الرتبة', 'السفينة', 'الأجر الشهري', 'مفتوح حتى'],
    nobody: 'طائر أزرق',
  },
] as const
const FIELDS = ['externalId', 'rank', 'vesselType', 'pay', 'openUntilDay']

for (const { language, direction, messages, texts, headings, nobody } of LANGUAGES) {
  test(`from file to undoing, with the panel in ${language}`, async ({
    page,
    editor,
    site,
    quiet,
  }) => {
    quiet.allow(/Failed to fetch/)
    const { ranks, vesselTypes } = VOCABULARIES[language]
    const [mate, ship] = [ranks['chief-mate'].label, vesselTypes['lng-carrier'].label]
    const slug = `imported-${language}`
    await companyOf(editor, slug, slug)
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin/collections/imports')
    const form = page.locator('.mh-import-upload')
    await expect(form.getByRole('heading', { name: texts.importNew })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction)
    await form.getByLabel(texts.crewingsOne, { exact: true }).selectOption({ label: slug })
    const rows = [
      [`${slug}-1`, mate, ship, '9500 USD', late],
      // No currency.
      [`${slug}-2`, ranks.bosun.label, ship, '2100', late],
      [`${slug}-3`, nobody, ship, '1000 USD', late],
    ]
    await choose(page, [headings, ...rows].map((cells) => cells.join(';')).join('\n'))
    await expect(async () => {
      await form.getByRole('button', { name: texts.importUpload }).click()
      await page.waitForURL(/\/imports\/\d+/, { timeout: 5_000 })
    }).toPass()

    const view = page.locator('.mh-import')
    const state = view.locator('.mh-import-state strong')
    await expect(state).toHaveText(texts.importMapping, { timeout: 30_000 })
    for (const [place, field] of FIELDS.entries()) {
      await view.getByLabel(headings[place] ?? '', { exact: true }).selectOption(field)
    }
    await view.getByRole('button', { name: texts.importMap }).click()
    await expect(state).toHaveText(texts.importPlanned, { timeout: 30_000 })
    const shown = view.locator('.mh-import-rows')
    const tab = (label: string, count: number) =>
      view.getByRole('button', { name: `${label} ${count}`, exact: true })
    await tab(texts.importRefused, 1).click()
    await expect(shown).toContainText(nobody)
    await expect(shown).toContainText(texts.importReasonUnknownWord)
    await tab(texts.importDoubts, 1).click()
    await expect(shown).toContainText(ranks.bosun.label)
    await expect(shown).toContainText(texts.importReasonCurrencyAssumed)
    await tab(texts.importCreate, 2).click()
    await expect(shown).toContainText(`${mate} · ${ship}`)
    await page.setViewportSize({ width: 390, height: 900 })
    expect(
      await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
    ).toBeLessThanOrEqual(1)
    await axeFindsNothing(page, `the preview of an import in ${language}`, '.mh-import')
    await page.setViewportSize({ width: 1280, height: 900 })

    await view.getByRole('button', { name: texts.importApplyWithDoubts }).click()
    await expect(state).toHaveText(texts.importApplied, { timeout: 30_000 })
    await expect(view.getByRole('status')).toContainText(
      texts.importDone.replace('{{done}}', '2').replace('{{all}}', '2'),
    )
    const list = await ask(site.url, `/${language}/crewings/${slug}`)
    expect(list.body).toContain(mate)
    // Readers are told what the company did not write.
    const { docs } = await editor.read<{ docs: { id: number }[] }>(
      `/vacancies?where[externalId][equals]=${slug}-2&depth=0`,
    )
    const told = await ask(
      site.url,
      `/${language}/crewings/${slug}/${docs[0]?.id}-bosun-lng-carrier`,
    )
    const { assumed, joiningUnsaid } = messages.vacancies
    expect(told.body).toContain(joiningUnsaid)
    expect(told.body).toContain(/currency \{([^}]*)\}/.exec(assumed)?.[1])
    await view.getByRole('button', { name: texts.importUndo, exact: true }).click()
    await page.locator('#confirm-action:visible').click()
    await expect(state).toHaveText(texts.importUndone, { timeout: 30_000 })
  })
}

for (const { language, texts, headings, nobody } of LANGUAGES) {
  test(`the plan is put right before it is applied, with the panel in ${language}`, async ({
    page,
    editor,
    site,
    quiet,
  }) => {
    quiet.allow(/Failed to fetch/)
    const { ranks, vesselTypes } = VOCABULARIES[language]
    const ship = vesselTypes['lng-carrier'].label
    const slug = `desk-${language}`
    await companyOf(editor, slug, slug)
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin/collections/imports')
    const form = page.locator('.mh-import-upload')
    await form.getByLabel(texts.crewingsOne, { exact: true }).selectOption({ label: slug })
    const rows = [
      [`${slug}-1`, nobody, ship, '2000 USD', late],
      [`${slug}-2`, nobody, ship, '2100 USD', late],
      [`${slug}-3`, ranks['chief-cook'].label, ship, '1500 USD', late],
      [`${slug}-4`, ranks['chief-mate'].label, ship, '9500 USD', late],
    ]
    await choose(page, [headings, ...rows].map((cells) => cells.join(';')).join('\n'))
    await expect(async () => {
      await form.getByRole('button', { name: texts.importUpload }).click()
      await page.waitForURL(/\/imports\/\d+/, { timeout: 5_000 })
    }).toPass()
    const view = page.locator('.mh-import')
    const state = view.locator('.mh-import-state strong')
    await expect(state).toHaveText(texts.importMapping, { timeout: 30_000 })
    for (const [place, field] of FIELDS.entries()) {
      await view.getByLabel(headings[place] ?? '', { exact: true }).selectOption(field)
    }
    await view.getByRole('button', { name: texts.importMap }).click()
    await expect(state).toHaveText(texts.importPlanned, { timeout: 30_000 })
    const tab = (label: string, count: number) =>
      view.getByRole('button', { name: `${label} ${count}`, exact: true })
    const shown = view.locator('.mh-import-rows')

    // A value for all that say the same.
    await tab(texts.importRefused, 2).click()
    await expect(shown).toContainText(slug)
    const heading = headings[1]
    await view
      .getByRole('button', { name: `${texts.importCorrect}: ${heading}`, exact: true })
      .first()
      .click()
    await view
      .getByLabel(`${texts.importCorrectValue}: ${heading}`, { exact: true })
      .selectOption('bosun')
    await view.getByText(texts.importCorrectAll.replace('{{said}}', nobody)).click()
    await axeFindsNothing(page, `a correction in ${language}`, '.mh-import')
    await view.getByRole('button', { name: texts.importCorrectKeep }).click()
    await view
      .getByRole('button', { name: texts.importCorrectSend.replace('{{count}}', '1') })
      .click()
    await expect(tab(texts.importCreate, 4)).toBeVisible({ timeout: 30_000 })
    await expect(shown.locator('del').first()).toHaveText(nobody)
    await expect(shown.locator('ins').first()).toHaveText(ranks.bosun.label)

    // One row is left out, one is applied by itself, and the rest waits.
    const row = (number: number) =>
      view.getByLabel(
        texts.importChooseRow.replace(
          '{{row}}',
          texts.importRowNumber.replace('{{row}}', String(number)),
        ),
        { exact: true },
      )
    await row(4).check()
    await view.getByRole('button', { name: texts.importLeave, exact: true }).click()
    await expect(tab(texts.importRowsLeftOut, 1)).toBeVisible({ timeout: 30_000 })
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await beyondTheEdge(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await row(2).check()
    await view.getByRole('button', { name: texts.importApplyChosen }).click()
    await page.locator('#confirm-action:visible').click()
    await expect(state).toHaveText(texts.importApplied, { timeout: 30_000 })
    await expect(view).toContainText(texts.importWaitingSure.replace('{{count}}', '2'))
    await view.getByRole('button', { name: texts.importApplyRest }).click()
    await expect(view.getByRole('status').first()).toContainText(
      texts.importDone.replace('{{done}}', '3').replace('{{all}}', '3'),
      { timeout: 30_000 },
    )
    const { docs } = await editor.read<{ docs: { externalId: string; rank: string }[] }>(
      `/vacancies?where[externalId][like]=${slug}&sort=externalId&depth=0`,
    )
    expect(docs.map(({ externalId, rank }) => [externalId, rank])).toEqual([
      [`${slug}-1`, 'bosun'],
      [`${slug}-2`, 'bosun'],
      [`${slug}-4`, 'chief-mate'],
    ])
  })
}
