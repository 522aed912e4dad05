import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'
import pg from 'pg'

import { inventedContracts } from '../fixtures/invented-record'
import { publishDocument } from '../site/publish-vacancy'
import { axeFindsNothing } from './axe'
import { enterAsSeafarer, field, send } from './seafarer'
import { expect, test } from './test'

/** The whole way of a seafarer's own form, on a phone: from nothing, with an old CV beside it, to an answer that it goes along with. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let database: pg.Client
let vacancy: number

test.beforeAll(async ({ site, editor }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  const company = await publishDocument(editor, 'crewings', {
    name: 'Own Form Crewing',
    timeZone: 'UTC',
    email: 'crew@own-form.example',
    licence: {
      ...{ number: 'OF/1', authority: 'Maritime office' },
      ...{ checkedOn: inDays(-1), validUntil: inDays(300) },
    },
  })
  vacancy = await publishDocument(editor, 'vacancies', {
    company,
    rank: 'able-seafarer-deck',
    vesselType: 'bulk-carrier',
    openUntilDay: inDays(60),
    joining: { from: inDays(40), to: inDays(47), port: 'Santos', country: 'BR' },
  })
})
test.afterAll(() => database.end())

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Sends a form of the record, which leads back to the record. */
async function save(page: Page): Promise<void> {
  await send(page)
  await expect(page).toHaveURL(/\/record\?done=saved/)
}

/** Has the text of an old CV taken out, and goes back to the record. */
async function bringOldCv(page: Page, locale: string): Promise<void> {
  await page.locator('a[href$="/record/cv"]').click()
  const cv = await readFile(path.join(process.cwd(), 'tests/fixtures/old-cvs/cv.docx'))
  await field(page, 'cv').setInputFiles({
    name: 'my cv.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: cv,
  })
  await send(page)
  await expect(page).toHaveURL(/\/cv\?done=saved/)
  await expect(page.locator('.old-cv-text')).toContainText('MV Bright Star')
  await page.goto(`/${locale}/seaman/account/record`)
}

/** Answers the vacancy with the parts of the form that are ticked. @returns what was sent */
async function answerWithForm(
  page: Page,
  locale: string,
  ticked: readonly string[],
): Promise<{ parts: string[]; record: Said }> {
  await page.goto(`/${locale}/forms/answer/${vacancy}`)
  for (const part of ticked) {
    await field(page, `form${part}`).check()
  }
  await field(page, 'available').fill(inDays(20))
  await field(page, 'consent').check()
  await send(page)
  await expect(page).toHaveURL(/\?sent=MH-/)
  const reference = (await page.locator('[data-reference]').textContent()) ?? ''
  const { rows } = await database.query<{ parts: string[]; record: Said }>(
    `SELECT f.parts, f.record FROM sent_forms f JOIN requests r ON r.id = f.request_id WHERE r.reference = $1`,
    [reference.trim()],
  )
  if (!rows[0]) throw new Error(`Nothing was sent with ${reference}.`)
  return rows[0]
}

interface Said {
  contracts: { vesselName?: string }[]
  papers: { document?: string; number?: string }[]
  sheets: { person?: { familyName?: string; kinName?: string } }
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'ph', javaScriptEnabled: false },
  { locale: 'en', javaScriptEnabled: true },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`an able seafarer fills the form in from an old CV and sends it: ${locale}`, async ({
      page,
      context,
      site,
    }) => {
      await enterAsSeafarer(context, site, database, {
        ...{ rank: 'able-seafarer-deck', citizenship: 'PH', name: 'Jose Dela Cruz' },
      })
      await page.goto(`/${locale}/seaman/account`)
      await page.locator('section:has(#_record) a').click()
      await bringOldCv(page, locale)

      await page.locator('#person .acts a').click()
      const beside = page.locator('.old-cv details')
      // On a phone it is above the form, folded.
      await expect(beside).not.toHaveAttribute('open')
      await beside.locator('summary').click()
      await expect(beside.locator('.old-cv-text')).toContainText('MV Bright Star')
      if (javaScriptEnabled) {
        await axeFindsNothing(page, 'a form with an old CV beside it')
        expect(await isWide(page)).toBe(false)
        const [above, form] = await Promise.all([
          beside.boundingBox(),
          field(page, 'familyName').boundingBox(),
        ])
        expect(above?.y ?? 0).toBeLessThan(form?.y ?? 0)
      }
      await field(page, 'familyName').fill('DELA CRUZ')
      await field(page, 'givenNames').fill('JOSE')
      await save(page)

      await page.locator('#work .acts a').click()
      await field(page, 'readyFrom').fill(inDays(30))
      await save(page)

      await page.locator('#service .acts a').click()
      await expect(page.locator('.old-cv details')).toHaveCount(1)
      // Nothing is guessed.
      await expect(field(page, 'vesselName')).toHaveValue('')
      await field(page, 'vesselName').fill('MV Bright Star')
      await field(page, 'imo').fill('9074729')
      await field(page, 'rank').selectOption('able-seafarer-deck')
      await field(page, 'signOn').fill('2025-01-01')
      await field(page, 'signOff').fill('2025-09-30')
      await save(page)

      await page.locator('#papers .acts a').click()
      await field(page, 'document').selectOption('passport')
      await field(page, 'number').fill('P7654321A')
      await field(page, 'expires').fill(inDays(900))
      await save(page)

      const { parts, record } = await answerWithForm(page, locale, [
        'Person',
        'Work',
        'Service',
        'Papers',
      ])
      expect(parts.toSorted()).toEqual(['papers', 'person', 'service', 'work'])
      expect(record.contracts.map(({ vesselName }) => vesselName)).toEqual(['MV Bright Star'])
      expect(record.sheets.person?.familyName).toBe('DELA CRUZ')
      // Nobody ticked numbers of papers.
      expect(record.papers).toEqual([expect.not.objectContaining({ number: expect.anything() })])

      await page.goto(`/${locale}/seaman/account/record/cv`)
      await page.locator('form[action$="/cv/remove"] button').click()
      await expect(page).toHaveURL(/\/cv\?done=removed/)
      await expect(page.locator('.old-cv-text')).toHaveCount(0)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a Ukrainian engineer has 22 contracts in the form, and adds the newest', async ({
    page,
    context,
    site,
  }) => {
    const id = await enterAsSeafarer(context, site, database, {
      ...{ rank: 'second-engineer', citizenship: 'UA', language: 'uk', name: 'Тарас Мороз' },
    })
    for (const [index, contract] of inventedContracts(22).entries()) {
      await database.query(
        `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, imo, rank, sign_on, sign_off, company)
         VALUES ($1, 1, $2, $3, $4, 'second-engineer', $5, $6, 'Invented Shipping')`,
        [
          id,
          `engineer-${id}-${index}`,
          contract.vesselName,
          contract.imo,
          `${2025 - index}-01-10T12:00:00Z`,
          `${2025 - index}-08-02T12:00:00Z`,
        ],
      )
    }
    await page.goto('/uk/seaman/account/record')
    await expect(page.locator('#service .record-list > li')).toHaveCount(22)
    expect(await isWide(page)).toBe(false)
    await axeFindsNothing(page, 'a record with 22 contracts')
    await page.locator('#service > .acts a').click()
    await field(page, 'vesselName').fill('Одеса')
    await field(page, 'rank').selectOption('second-engineer')
    await field(page, 'signOn').fill('2026-01-15')
    await field(page, 'signOff').fill('2026-07-15')
    await save(page)
    await expect(page.locator('#service .record-list > li')).toHaveCount(23)
    await expect(page.locator('#service .record-list > li h3').first()).toHaveText('Одеса')
    await expect(page.locator('section:has(#_time) table').first()).toContainText('Другий механік')

    const { record } = await answerWithForm(page, 'uk', ['Service'])
    expect(record.contracts).toHaveLength(23)
  })

  test('an Arabic master reads the old CV and his form from right to left, and takes it as a file', async ({
    page,
    context,
    site,
  }) => {
    await enterAsSeafarer(context, site, database, {
      ...{ rank: 'master', citizenship: 'EG', language: 'ar', name: 'أحمد محمود' },
    })
    await page.goto('/ar/seaman/account/record')
    await bringOldCv(page, 'ar')
    await page.locator('#service .acts a').click()
    const beside = page.locator('.old-cv details')
    await beside.locator('summary').click()
    await expect(beside).toContainText('ربان أعالي البحار')
    // Each line begins where its own writing begins.
    const starts = await beside.locator('.old-cv-text').evaluate((text) => {
      const node = text.firstChild
      const box = text.getBoundingClientRect()
      const lineOf = (words: string) => {
        const at = (node?.textContent ?? '').indexOf(words)
        const range = document.createRange()
        if (!node || at < 0) throw new Error(`There is no ${words}.`)
        range.setStart(node, at)
        range.setEnd(node, at + words.length)
        const { left, right } = range.getBoundingClientRect()
        return [Math.round(left - box.left), Math.round(box.right - right)]
      }
      return { latin: lineOf('MV Sagar Ratna'), arabic: lineOf('ربان أعالي البحار') }
    })
    expect(starts.latin[0]).toBeLessThan(4)
    expect(starts.arabic[1]).toBeLessThan(4)
    await axeFindsNothing(page, 'an Arabic form with an old CV beside it')
    expect(await isWide(page)).toBe(false)
    await field(page, 'vesselName').fill('بحر النجوم')
    await field(page, 'rank').selectOption('master')
    await field(page, 'signOn').fill('2024-01-15')
    await field(page, 'signOff').fill('2024-11-15')
    await save(page)
    await expect(page.locator('#service li h3')).toHaveText('بحر النجوم')
    const download = page.waitForEvent('download')
    await page.locator('#take-along select[name="language"]').selectOption('ar')
    await page.locator('#take-along button').click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    const { record } = await answerWithForm(page, 'ar', ['Service'])
    expect(record.contracts.map(({ vesselName }) => vesselName)).toEqual(['بحر النجوم'])
  })
})
