import type { Page } from '@playwright/test'

import arJobs from '../../src/i18n/panel/jobs/ar.json' with { type: 'json' }
import enJobs from '../../src/i18n/panel/jobs/en.json' with { type: 'json' }
import ukJobs from '../../src/i18n/panel/jobs/uk.json' with { type: 'json' }
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor publishes a warning in the panel, and a reader sees it, in three languages of either. */

test.use({ actionTimeout: 20_000 })

const LANGUAGES = [
  {
    ...{ language: 'en', texts: enJobs, prefix: '' },
    ...{
      title: 'Warnings',
      warned: 'Our staff warn of this company',
      search: 'Search the warnings',
    },
    ...{ kind: 'Asks seafarers for money', closed: 'We have warned of this company since' },
  },
  {
    ...{ language: 'uk', texts: ukJobs, prefix: '/uk' },
    ...{ title: 'Попередження', warned: 'Ми попереджаємо про цю компанію' },
    ...{ search: 'Шукати в попередженнях', kind: 'Вимагає грошей від моряків' },
    closed: 'Ми попереджаємо про цю компанію з',
  },
  {
    ...{ language: 'ar', texts: arJobs, prefix: '/ar' },
    ...{ title: 'تحذيرات', warned: 'يحذّر فريقنا من هذه الشركة', search: 'البحث في التحذيرات' },
    ...{ kind: 'يطلب مالًا من البحّارة', closed: 'نحذّر من هذه الشركة منذ' },
  },
] as const

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

/** Chooses an option of one of the panel's own lists. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`${field} .rs__control`).click()
  await page.locator(`${field} .rs__option`, { hasText: option }).first().click()
}

for (const { language, texts, prefix, title, warned, search, kind, closed } of LANGUAGES) {
  test(`with panel and site in ${language}`, async ({ page, editor, site, quiet }) => {
    // The panel asks for the list while it is made again.
    quiet.allow(/Failed to fetch/)
    const slug = `warned-${language}`
    const company = await publish(editor, 'crewings', {
      ...{ name: slug, slug, timeZone: 'UTC', email: `crew@${slug}.example` },
      licence: { number: '7', authority: 'MoT', validUntil: inDays(90), checkedOn: inDays(-3) },
    })
    const vacancy = await publish(editor, 'vacancies', {
      ...{ company, rank: 'bosun', vesselType: 'bulk-carrier', openUntilDay: inDays(30) },
      pay: { negotiable: true },
    })
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin/collections/warnings/create')
    await expect(page.locator('#field-name')).toBeVisible({ timeout: 30_000 })
    await choose(page, '#field-company', slug)
    await choose(page, '#field-kind', kind)
    await page.locator('#field-since').fill(inDays(-2).slice(0, 10))
    await page.locator('#field-since').press('Enter')
    await page.locator('#field-text').fill('They asked for 300 dollars.')
    await page.locator('#action-save').click()
    await page.waitForURL(/\/warnings\/\d+/, { timeout: 30_000 })
    const [, warning = ''] = /\/warnings\/(\d+)/.exec(page.url()) ?? []

    // It is called what it is among what was published last.
    await page.goto('/admin')
    const newest = page.locator('.mh-desk li', { hasText: slug })
    await expect(newest.filter({ hasText: texts.warningsOne })).toHaveCount(1)

    // The company's own form says so.
    await page.goto(`/admin/collections/crewings/${company}`)
    await expect(page.getByText(texts.companyWarningsDescription)).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.locator('#field-warnings')).toContainText(kind)

    const path = `${prefix}/crewings/${slug}`
    await page.goto(path)
    await expect(page.getByRole('heading', { name: warned })).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0)
    await axeFindsNothing(page, path)
    await page.goto(`${path}/${vacancy}-bosun-bulk-carrier`)
    await expect(page.getByRole('heading', { name: warned })).toBeVisible()
    await expect(page.locator(`a[href$="/forms/answer/${vacancy}"]`)).toHaveCount(0)
    await axeFindsNothing(page, 'vacancy')
    await page.goto(`${prefix}/forms/answer/${vacancy}`)
    await expect(page.locator('main')).toContainText(closed)

    await page.goto(path)
    await page.locator(`a[href="${prefix}/warnings/${warning}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible()
    await axeFindsNothing(page, 'warning')
    await page.goto(`${prefix}/warnings`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('searchbox').fill(slug)
    await page.getByRole('button', { name: search }).click()
    await expect(page).toHaveURL(/words=/)
    await expect(page.locator(`#w${warning}`)).toContainText(kind)
    await expect(page.locator('.warnings > li')).toHaveCount(1)
    await axeFindsNothing(page, 'warnings')
  })
}
