import type { Page } from '@playwright/test'

import { ofMonths } from '../../src/domain/vacancies/contract-length'
import { VOCABULARIES } from '../../src/domain/vocabulary/languages'
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { hold } from './hold'
import { expect, test } from './test'

/**
 * The list of vacancies is searched: by its form without scripts, in place with them, in five languages. Ranks and
 * vessels are such as no other test writes: they may share a site.
 */

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

test.beforeAll(async ({ editor }) => {
  const company = await publish(editor, 'crewings', {
    ...{ name: 'East Crewing', slug: 'east', city: 'Odesa', country: 'UA' },
  })
  const vacancy = (rank: string, vesselType: string, dollars: number) =>
    publish(editor, 'vacancies', {
      ...{ company, rank, vesselType, openUntilDay: inDays(30) },
      pay: { min: dollars * 100, currency: 'USD', period: 'month' },
      joining: { from: inDays(40), to: inDays(47), port: 'Santos', country: 'BR' },
      contract: ofMonths(4),
    })
  // More than a page of one rank.
  for (let count = 0; count < 21; count++) {
    await vacancy('ships-carpenter', 'cement-carrier', 2_000 + count)
  }
  await vacancy('staff-captain', 'lng-carrier', 9_000)
  await vacancy('staff-captain', 'crude-oil-tanker', 9_500)
})

const rows = (page: Page) => page.locator('.vacancy-rows > li')
const heading = (page: Page) => page.locator('#_found')
const box = (page: Page, value: string) => page.locator(`#_filters input[value="${value}"]`)

const fold = (page: Page, of: string) => page.locator(`details[data-of=${of}] > summary`)

const READERS = [
  { locale: 'en', prefix: '', remove: 'Remove:', nothing: /No vacancy matches all 2 filters/ },
  { locale: 'uk', prefix: '/uk', remove: 'Прибрати:', nothing: /Жодна вакансія/ },
  { locale: 'ar', prefix: '/ar', remove: 'إزالة:', nothing: /لا وظيفة تطابق الخيارين معًا/ },
  { locale: 'hi', prefix: '/hi', remove: 'हटाएँ:', nothing: /सभी 2 फ़िल्टरों से/ },
  { locale: 'zh', prefix: '/zh', remove: '移除：', nothing: /同时符合这 2 个条件/ },
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } })

  for (const { locale, prefix, remove, nothing } of READERS) {
    test(`a reader of ${locale} searches by the form, and clears by links`, async ({ page }) => {
      await page.goto(`${prefix}/crewings`)
      await page.locator('.filters > summary').press('Enter')
      await fold(page, 'deck').press('Enter')
      await box(page, 'staff-captain').press('Space')
      await page.locator('#_filters button').press('Enter')
      await expect(page).toHaveURL(/[?&]rank=staff-captain/)
      await expect(rows(page)).toHaveCount(2)
      // Pay and joining of the first one are on the smallest screen at once.
      for (const fact of await rows(page).first().locator('dd').all()) {
        if (await fact.evaluate((dd) => dd.parentElement?.className === 'len')) continue
        const place = await fact.boundingBox()
        expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThanOrEqual(568)
      }
      await expect(box(page, 'staff-captain')).toBeChecked()
      const { label } = VOCABULARIES[locale].ranks['staff-captain']
      const chip = page.locator('.set').getByRole('link', { name: label })
      await expect(chip).toHaveAccessibleName(new RegExp(`^${remove}`))
      await chip.click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === `${prefix}/crewings`)

      await page.goto(`${prefix}/crewings?rank=staff-captain&vessel=cement-carrier`)
      await expect(page.getByRole('heading', { name: nothing })).toBeVisible()
      // Most first, and each leads to as many as it says.
      const looser = page.locator('.zero li a')
      await expect(looser.locator('.n')).toHaveText(['21', '2'])
      await looser.last().click()
      await expect(rows(page)).toHaveCount(2)
    })
  }

  for (const prefix of ['', '/ar']) {
    test(`on a phone all that is chosen can be cleared at once, whatever is: ${prefix}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${prefix}/crewings?port=NLRTM&rank=staff-captain&rank=ships-carpenter`)
      const clear = page.locator('.set .clear')
      const place = await clear.boundingBox()
      expect(place?.x).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 999) + (place?.width ?? 0)).toBeLessThanOrEqual(360)
      // Nothing lies over it.
      await clear.click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === `${prefix}/crewings`)
    })
  }

  test('pages keep what is searched for, and those behind the last lead to the first', async ({
    page,
  }) => {
    await page.goto('/crewings?rank=ships-carpenter&sort=pay')
    await expect(rows(page).first()).toContainText('$2,020')
    await page.locator('a[rel=next]').click()
    await expect(page).toHaveURL(/\?rank=ships-carpenter&sort=pay&page=2$/)
    await expect(rows(page)).toHaveCount(1)
    await expect(page.locator('a[rel=prev]')).toHaveAttribute(
      'href',
      '/crewings?rank=ships-carpenter&sort=pay',
    )
    await page.goto('/crewings?rank=ships-carpenter&page=99')
    await expect(page.getByRole('heading', { name: 'The list has no page 99' })).toBeVisible()
    await page.goto('/crewings?rank=ships-carpenter&page=9')
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(page).toHaveURL(/\?rank=ships-carpenter$/)
  })

  test('what an address says in vain is named, and no search engine is led astray', async ({
    page,
  }) => {
    await page.goto('/crewings?rank=staff-captain&rank=admiral&<b>=1')
    await expect(page.getByRole('note')).toContainText('admiral')
    await expect(page.getByRole('note')).toContainText('there is no such rank')
    await expect(page.getByRole('note')).toContainText('<b>')
    await expect(rows(page)).toHaveCount(2)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/crewings$/)
  })
})

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${selector}`)
}

test('by keyboard alone choices show what they find in place, and back brings list and form back', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  await page.goto('/crewings')
  const all = (await heading(page).textContent()) ?? ''
  await tabTo(page, 'details[data-of=deck] > summary')
  await page.keyboard.press('Enter')
  await tabTo(page, 'details[data-of=deck] input[value=ships-carpenter]')
  await page.keyboard.press('Space')
  await expect(heading(page)).toHaveText('21 vacancies')
  await expect(page).toHaveURL(/\/crewings\?rank=ships-carpenter$/)
  // Others may have come or gone around it; who listens is told.
  await expect(box(page, 'ships-carpenter')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('21 vacancies')

  await tabTo(page, 'details[data-of=dry-cargo-ship] > summary')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?rank=ships-carpenter&vessel=dry-cargo-ship$/)
  await expect(page.locator('.results')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('details[data-of=dry-cargo-ship]')).toHaveAttribute('open')
  // A group stands for what belongs to it.
  await tabTo(page, 'input[value=cement-carrier]')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?rank=ships-carpenter&vessel=cement-carrier$/)
  await expect(box(page, 'dry-cargo-ship')).not.toBeChecked()

  for (const query of [
    '?rank=ships-carpenter&vessel=dry-cargo-ship',
    '?rank=ships-carpenter',
    '',
  ]) {
    await page.goBack()
    await expect(page).toHaveURL((url) => url.search === query)
    await expect(box(page, 'ships-carpenter')).toBeChecked({ checked: query !== '' })
    await expect(box(page, 'cement-carrier')).not.toBeChecked()
  }
  await expect(heading(page)).toHaveText(all)
  await page.goForward()
  await expect(heading(page)).toHaveText('21 vacancies')
  await expect(box(page, 'ships-carpenter')).toBeChecked()

  await page.getByRole('link', { name: /^Remove:/ }).press('Enter')
  await expect(heading(page)).toHaveText(all)
  // What had the focus has gone.
  await expect(heading(page)).toBeFocused()
  expect(documents).toBe(1)
})

for (const moment of ['before any script runs', 'while its script comes'] as const) {
  test(`a first choice that is made ${moment} is searched for`, async ({ page }) => {
    const isEarly = moment === 'before any script runs'
    if (!isEarly) await page.goto('/crewings', { waitUntil: 'networkidle' })
    const release = await hold(page, '**/*.js*')
    if (isEarly) await page.goto('/crewings', { waitUntil: 'commit' })
    await fold(page, 'deck').click()
    await box(page, 'staff-captain').click()
    await expect(page).toHaveURL(/\/crewings$/)
    release()
    await expect(page).toHaveURL(/\?rank=staff-captain$/)
    await expect(rows(page)).toHaveCount(2)
    await expect(box(page, 'staff-captain')).toBeChecked()
  })
}

test('who turns the page in place comes to the heading and hears the page; a currency alone is no search', async ({
  page,
}) => {
  await page.goto('/crewings?rank=ships-carpenter')
  // With its script, which comes when the form is used.
  await page.getByLabel('Currency').focus()
  await expect(page.getByRole('status')).toBeAttached()
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('21 vacancies · Page 2')
  const entries = await page.evaluate(() => history.length)
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('Amount').focus()
  await expect(page).toHaveURL(/\?rank=ships-carpenter&page=2$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('no filter moves away where little is left, and what each finds alone is offered', async ({
  page,
}) => {
  await page.goto('/crewings')
  const fields = page.locator('#_filters > *')
  const groups = page.locator('#_filters .kinds')
  const all = [await fields.count(), await groups.count()]
  await page.goto('/crewings?rank=ships-carpenter&vessel=lng-carrier&words=nobody')
  expect([await fields.count(), await groups.count()]).toEqual(all)
  const alone = page.locator('.zero li a')
  // How many the second one finds is known to no test: others add vacancies to the same site.
  await expect(alone).toHaveText([/Only: .*21/, /Only: .*\d/])
  await alone.first().click()
  await expect(page).toHaveURL(/\?rank=ships-carpenter$/)
  await expect(heading(page)).toHaveText('21 vacancies')
})

test('the directory of companies shows what is chosen in place', async ({ page }) => {
  await page.goto('/crewings/companies', { waitUntil: 'networkidle' })
  await page.getByLabel('Country').selectOption('UA')
  await expect(page).toHaveURL(/companies\?country=UA$/)
  await expect(page.locator('.company-rows')).toContainText('East Crewing')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/companies$/)
  await expect(page.getByLabel('Country')).toHaveValue('')
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Vacancies'])
})

test('where data is dear a choice waits for the button', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/crewings')
  await page.locator('.filters > summary').click()
  await fold(page, 'deck').click()
  await box(page, 'staff-captain').check()
  await page.getByLabel('Amount').fill('9 200')
  await expect(page).toHaveURL(/\/crewings$/)
  await page.getByRole('button', { name: 'Show vacancies' }).click()
  await expect(page).toHaveURL(/\?rank=staff-captain&pay=9200&currency=USD$/)
  // The drawer makes room for what was found.
  await expect(rows(page)).toHaveCount(1)
  await expect(heading(page)).toBeInViewport()
})

test('axe finds nothing on the list, on what was found, and where nothing was', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/crewings?rank=ships-carpenter&words=santos', 1280],
    ['/ar/crewings?rank=staff-captain', 390],
    ['/hi/crewings?rank=staff-captain&vessel=cement-carrier&foo=1', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    if (width === 390) await page.locator('.filters > summary').click()
    await axeFindsNothing(page, path)
  }
})
