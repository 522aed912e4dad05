import type { Page } from '@playwright/test'

import arFeeds from '../../src/i18n/panel/feeds/ar.json' with { type: 'json' }
import enFeeds from '../../src/i18n/panel/feeds/en.json' with { type: 'json' }
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor gives a company a token, which sends a vacancy until it is revoked; and writes down where a feed is. */

test.use({ actionTimeout: 20_000 })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function publishCompany(editor: Editor, slug: string): Promise<void> {
  const answer = await editor.request('POST', '/crewings?locale=en', {
    ...{ name: slug, slug, timeZone: 'UTC', _status: 'published' },
  })
  expect(answer.status).toBe(201)
}

async function chooseCompany(page: Page, name: string): Promise<void> {
  await page.locator('#field-company .rs__control').click()
  await page.keyboard.type(name)
  await page.locator('#field-company .rs__option', { hasText: name }).click()
}

/** The form saves by itself only when it is asked to, and says when it has. */
async function save(page: Page): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      /\/api\/import-(?:tokens|feeds)/.test(response.url()) &&
      ['POST', 'PATCH'].includes(response.request().method()),
  )
  await page.locator('#action-save').click()
  return (await answer).status()
}

for (const [language, texts] of [
  ['en', enFeeds],
  ['ar', arFeeds],
] as const) {
  test(`a token is made, shown once, used and revoked: ${language}`, async ({
    page,
    editor,
    site,
    quiet,
  }) => {
    test.setTimeout(120_000)
    // The panel asks for the list while it is made again.
    quiet.allow(/Failed to fetch/)
    const slug = `tokens-${language}`
    await publishCompany(editor, slug)
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin/collections/import-tokens/create')
    await expect(page.getByText(texts.pushTokenSaveFirst)).toBeVisible({ timeout: 30_000 })
    // Nothing of it is written in languages.
    await expect(page.locator('.localizer')).toBeHidden()
    await page.locator('#field-name').fill('Their system')
    await chooseCompany(page, slug)
    expect(await save(page)).toBe(201)
    await page.waitForURL(/\/import-tokens\/\d+/)

    await page.getByRole('button', { name: texts.pushTokenMake, exact: true }).click()
    const shown = page.getByLabel(texts.pushTokenShownOnce)
    await expect(shown).toHaveValue(/^mhpush_[\w-]{43}$/)
    const token = await shown.inputValue()
    await axeFindsNothing(page, 'a token', '.mh-push-token')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const field = await shown.boundingBox()
      // On a desk the whole of it is seen; on a phone it stays within the page.
      const room = await shown.evaluate((input) => input.scrollWidth - input.clientWidth)
      if (width === 1280) expect(room).toBeLessThanOrEqual(1)
      expect(field?.x).toBeGreaterThanOrEqual(0)
      expect((field?.x ?? 0) + (field?.width ?? width)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1280, height: 900 })

    const send = (method: 'PUT' | 'DELETE') =>
      fetch(`${site.url}/api/import/vacancies/T-1`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(method === 'PUT' && {
          body: JSON.stringify({
            ...{ rank: 'bosun', vesselType: 'bulk-carrier', openUntilDay: inDays(30) },
            pay: { from: 1800, currency: 'USD', period: 'month' },
          }),
        }),
      })
    const created = await send('PUT')
    expect(created.status).toBe(201)
    const { url } = (await created.json()) as { url: string }
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/bosun/i)
    expect((await send('DELETE')).status).toBe(204)

    // Not again: anyone who opens the form later finds no token in it.
    await page.goBack()
    await expect(page.locator('#field-name')).toHaveValue('Their system', { timeout: 30_000 })
    await expect(shown).toHaveCount(0)
    expect(await page.content()).not.toContain(token)
    await page.locator('#field-revoked').check()
    expect(await save(page)).toBe(200)
    const refused = await send('PUT')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'token-wrong' })
  })

  test(`a feed is fetched by https alone: ${language}`, async ({ page, editor, site, quiet }) => {
    quiet.allow(/Failed to fetch|status of 400/)
    const slug = `feeds-${language}`
    await publishCompany(editor, slug)
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin/collections/import-feeds/create')
    await expect(page.locator('#field-address')).toBeVisible({ timeout: 30_000 })
    await chooseCompany(page, slug)
    for (const [address, sentence] of [
      ['http://jobs.example.org/list.csv', texts.feedAddressNotHttps],
      ['https://127.0.0.1/list.csv', texts.feedAddressNumeric],
      [
        'https://jobs.example.org/list.csv',
        texts.feedHostNotAllowed.replace('{{host}}', 'jobs.example.org'),
      ],
    ] as const) {
      await page.locator('#field-address').fill(address)
      expect(await save(page)).toBe(400)
      await expect(page.locator('.field-error', { hasText: sentence })).toBeVisible()
      // What was typed stays.
      await expect(page.locator('#field-address')).toHaveValue(address)
    }
  })
}
