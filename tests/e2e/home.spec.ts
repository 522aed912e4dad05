import type { Page } from '@playwright/test'

import type { Editor } from '../site/editor'
import { expect, test } from './test'

/** The home page and the directory of companies, as a reader without scripts uses them. */

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

test.use({ javaScriptEnabled: false })

test.beforeAll(async ({ editor }) => {
  const licence = { number: '7', authority: 'MoT', validUntil: inDays(300), checkedOn: inDays(-1) }
  const fleet = { vesselTypes: ['lpg-carrier'] }
  const company = await publish(editor, 'crewings', {
    ...{ name: 'Home Crewing', slug: 'home-crewing', country: 'PL', licence, fleet },
  })
  await publish(editor, 'crewings', { name: 'Idle Crewing', slug: 'idle-crewing', country: 'PL' })
  await publish(editor, 'vacancies', {
    company,
    rank: 'fitter',
    vesselType: 'lpg-carrier',
    openUntilDay: inDays(30),
    pay: { negotiable: true, currency: 'USD', period: 'month' },
    joining: { from: inDays(10), to: inDays(12) },
  })
})

const READERS = [
  { prefix: '', search: 'Find a vacancy', fitter: 'Fitter', directory: 'Companies' },
  { prefix: '/ar', search: 'ابحث عن وظيفة', fitter: 'برّاد', directory: 'الشركات' },
]

for (const { prefix, search, fitter, directory } of READERS) {
  const promise = `${prefix || '/en'}: searches from the home page, and finds companies`
  test(promise, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(prefix || '/')
    await expect(page.locator('.hero-help a')).toBeInViewport({ ratio: 1 })

    const form = page.getByRole('search', { name: search })
    await form.locator('[name=rank]').selectOption('fitter')
    await form.locator('[name=vessel]').selectOption('tanker')
    await form.locator('[name=within]').selectOption('30')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/crewings\?rank=fitter&vessel=tanker&within=30$/)
    await expect(page.locator('.vacancy-rows').getByRole('link', { name: fitter })).toBeVisible()

    await page.goBack()
    // A phone has the way to them in the menu.
    await page.locator('header details').last().locator('summary').click()
    await page.locator('header').getByRole('link', { name: directory }).click()
    await expect(page).toHaveURL(/\/crewings\/companies$/)
    await narrow(page)
    await expect(page).toHaveURL(/vessel=gas-carrier&country=PL&licence=checked/)
    await expect(page.locator('.company-rows li')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${prefix}/crewings/companies$`),
    )
    await page.locator('.set a').first().click()
    await expect(page).toHaveURL(/companies\?country=PL&licence=checked$/)
    await page.getByRole('link', { name: 'Home Crewing' }).click()
    await expect(page.locator('h1')).toHaveText('Home Crewing')
  })
}

async function narrow(page: Page): Promise<void> {
  const filters = page.locator('.filters')
  await filters.locator('summary').click()
  await filters.locator('[name=vessel]').selectOption('gas-carrier')
  await filters.locator('[name=country]').selectOption('PL')
  await filters.locator('[name=licence]').check()
  await filters.getByRole('button').click()
}
