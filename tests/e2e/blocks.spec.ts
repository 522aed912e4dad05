import type { Page } from '@playwright/test'
import pg from 'pg'

import { everyBlock } from '../fixtures/every-block'
import { ask } from '../site/ask'
import { paragraph } from '../site/editor'
import { openWith } from './shell'
import { expect, test } from './test'
import { uploadSamples } from './uploads'

/** What editors put into texts besides words, on a page that has all of it. */

const EN = '/every-block'
const AR = `/ar/${encodeURIComponent('كل-الكتل')}`

let every: { id: number }

test.beforeAll(async ({ editor }) => {
  const { picture, file } = await uploadSamples(editor)
  const target = await editor.create('en', { title: 'Only in English', slug: 'only-in-english' })
  await editor.publish(target, 'en')
  const body = everyBlock({ picture, file, document: { relationTo: 'pages', value: target } })
  const id = await editor.create('en', { title: 'Every block', slug: 'every-block', body })
  await editor.publish(id, 'en')
  await editor.publish(id, 'ar', { title: 'كل الكتل', slug: 'كل-الكتل', body })
  for (const n of [1, 2]) {
    const below = { title: `Below ${n}`, slug: `below-${n}`, parent: id, body: paragraph('x') }
    await editor.publish(await editor.create('en', below), 'en')
  }
  every = { id }
})

test.afterAll(async ({ editor }) => {
  await editor.request('POST', '/globals/contact-profile?locale=en', { email: null })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every block is there to be read', async ({ page, site }) => {
      await page.goto(EN)
      const text = page.locator('.prose')
      await expect(text.getByRole('note')).toHaveCount(4)
      // Its title says already what it is.
      await expect(text.getByRole('note').nth(2)).not.toContainText('Warning:')
      await expect(text.getByRole('note').nth(2)).toContainText('A warning title')
      await expect(text.getByRole('note').nth(3)).toContainText('Danger')
      await expect(text.getByRole('columnheader')).toHaveCount(9)
      await expect(text.locator('ol > li strong')).toHaveText([
        'Write it down',
        'Tell the master',
        'Go outside',
      ])
      await expect(text.getByText('The shipowner pays for it.')).toBeHidden()
      await text.getByText('Who pays for the visa?').click()
      await expect(text.getByText('The shipowner pays for it.')).toBeVisible()

      const picture = text.getByRole('img', { name: 'A blue harbour' })
      await expect(picture).toHaveCount(2)
      await picture.first().scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      await expect(text.getByText('A caption of this page')).toBeVisible()

      const file = text.getByRole('link', { name: 'Form to fill in' })
      await expect(file).toContainText('PDF · 2 kB')
      const answer = await page.request.get((await file.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')

      // The contact card has a link of that name too.
      const button = text.locator('a.button').filter({ hasText: 'Write to us' })
      await expect(button).toHaveAttribute('href', 'mailto:crew@site.example')
      await expect(text.locator('.link-card')).toHaveCount(2)
      await expect(page.locator('.link-card')).toHaveCount(2)
      await expect(text.locator('a[href="/forms/data"]')).toHaveCount(1)
      await text.getByRole('link', { name: 'Below 2' }).click()
      await expect(page).toHaveURL(`${site.url}/every-block/below-2`)
    })
  })
}

test('a picture is told in the language of the text', async ({ page }) => {
  await page.goto(AR)
  await expect(page.getByRole('img', { name: 'ميناء أزرق' })).toHaveCount(2)
})

test('a picture comes no larger than it is shown', async ({ page }) => {
  const asked: string[] = []
  page.on('response', (response) => {
    if (/\/api\/media\/|\/cdn-cgi\//.test(response.url())) {
      asked.push(response.headers()['content-type'] ?? '')
    }
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(EN)
  const picture = page.locator('figure img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\/cdn-cgi\/image\/width=480,/)
  expect(asked).toEqual(['image/webp'])
})

test('the panel says what a block is, and how it begins', async ({ context, page, editor }) => {
  await context.addCookies([editor.cookie()])
  await page.goto(`/admin/collections/pages/${every.id}?locale=en`)
  const heads = page.locator('.LexicalEditorTheme__block__block-header')
  await expect(heads).toHaveCount(23)
  await expect(heads.nth(1)).toHaveText(/Callout\s+See tip/)
  await expect(heads.nth(4)).toHaveText(/Steps\s+Write it down/)
  await expect(heads.nth(13)).toHaveText(/Contact card/)
  await expect(heads.nth(14)).toHaveText(/Mailing prices/)
  await expect(heads.nth(16)).toHaveText(/Way to ask about one’s data/)
  await expect(heads.nth(18)).toHaveText(/Helplines/)
  await expect(heads.nth(19)).toHaveText(/Diagram\s+From the first to the last/)
  await expect(heads.nth(21)).toHaveText(/Letter to copy\s+Капитану/)
  await expect(heads.last()).toHaveText(/Chart drawing/)
})

test('a letter is in its own language, and its words are copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(AR)
  const letter = page.locator('.prose blockquote')
  await expect(letter).toHaveAttribute('lang', 'ru')
  await expect(letter).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: 'نسخ' }).click()
  await expect(page.getByRole('button', { name: 'تم النسخ' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Капитану: прошу ответить.',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a letter has no button that does nothing', async ({ page }) => {
    await page.goto(EN)
    await expect(page.getByText('Капитану: прошу ответить.')).toBeVisible()
    await expect(page.locator('.letter button')).toBeHidden()
  })
})

test('a picture keeps its place before it is there', async ({ page }) => {
  await page.route('**/cdn-cgi/image/**', () => undefined)
  await page.goto(EN)
  const box = await page.locator('figure img').first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test.describe('a video', () => {
  /** Addresses of other sites that a page asks for; none of them gets an answer. */
  async function strangers(page: Page, own: string): Promise<string[]> {
    const asked: string[] = []
    await page.route(
      (url) => url.origin !== own,
      (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
      },
    )
    return asked
  }

  test('is asked for when it is pressed, not before, and plays in its place', async ({
    page,
    site,
  }) => {
    const asked = await strangers(page, site.url)
    await openWith(page, 'reading', EN)
    const link = page.getByRole('link', { name: 'How to put on a lifejacket' })
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])

    await link.press('Enter')
    const player = page.locator('iframe[title="How to put on a lifejacket"]')
    await expect(player).toBeFocused()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
    await expect(page).toHaveURL(site.url + EN)
    await expect(link).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a link to where it is', async ({ page, site }) => {
      const asked = await strangers(page, site.url)
      await page.goto(EN)
      expect(asked).toEqual([])
      await page.getByRole('link', { name: 'How to put on a lifejacket' }).click()
      await expect(page).toHaveURL('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    })
  })
})

for (const [language, address, back] of [
  ['en', EN, 1],
  ['ar', AR, -1],
] as const) {
  test(`a wide table scrolls by itself, by keyboard too (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    const table = page.getByRole('region', { name: /Rest in any 24 hours, / })
    await table.scrollIntoViewIfNeeded()
    const { inner, outer } = await table.evaluate((region) => ({
      inner: region.scrollWidth - region.clientWidth,
      outer: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(inner).toBeGreaterThan(50)
    expect(outer).toBe(0)
    await table.focus()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => table.evaluate((region) => region.scrollLeft * 1)).not.toBe(0)
    expect(Math.sign(await table.evaluate((region) => region.scrollLeft))).toBe(back)
  })
}

test.describe('a link to what is not translated', () => {
  test('leads to the source and says so, in the reader’s language', async ({ page, site }) => {
    await page.goto(AR)
    const link = page.getByRole('note').first().getByRole('link')
    await expect(link).toHaveText(/^note\s\(باللغة الإنجليزية\)$/)
    await expect(link).toHaveAttribute('hreflang', 'en')
    await link.click()
    await expect(page).toHaveURL(`${site.url}/ar/only-in-english`)
    await expect(page.getByRole('note')).toBeVisible()
    // That was no choice of a language.
    const kept = (await page.context().cookies()).map(({ name }) => name)
    expect(kept).not.toContain('i18n_redirected')
  })

  test('says nothing where it is the reader’s own', async ({ page }) => {
    await page.goto(EN)
    const link = page.getByRole('note').first().getByRole('link')
    await expect(link).toHaveText('note')
    await expect(link).not.toHaveAttribute('hreflang')
  })
})

test('questions are told to search engines, in the page’s own language only', async ({ site }) => {
  const graph = async (path: string) => {
    const { body } = await ask(site.url, path)
    const [, json = 'null'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    const found = JSON.parse(json) as { '@graph': { '@type': string }[] } | null
    return found?.['@graph'].find((thing) => thing['@type'] === 'FAQPage')
  }
  expect(await graph(EN)).toMatchObject({
    mainEntity: [
      {
        name: 'Who pays for the visa?',
        acceptedAnswer: { '@type': 'Answer', text: 'The shipowner pays for it.' },
      },
      { name: 'And for the ticket?', acceptedAnswer: { text: 'See the rule' } },
    ],
  })
  expect(await graph('/de/every-block')).toBeUndefined()
  expect(await graph('/about')).toBeUndefined()
})

test('the contact card is the profile’s, and only the form while there is none', async ({
  editor,
  page,
}) => {
  await page.goto(EN)
  const card = page.locator('.prose address')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/forms/contact')
  await editor.request('POST', '/globals/contact-profile', { email: 'crew@site.example' })
  await page.goto(EN)
  await expect(card.getByRole('link', { name: /crew@site\.example/ })).toBeVisible()
  await page.goto('/de/every-block')
  await expect(page.locator('.prose [lang=de] address')).toBeVisible()
})

test('what is gone, however it went, is passed over', async ({ editor, site }) => {
  const { picture, file } = await uploadSamples(editor)
  const document = { relationTo: 'pages' as const, value: every.id }
  const body = everyBlock({ picture, file, document })
  const id = await editor.create('en', { title: 'Short-lived', slug: 'short-lived', body })
  await editor.publish(id, 'en')
  // The site refuses to delete what is in use; a person at the database is not asked.
  const database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  await database.query('DELETE FROM media WHERE id = ANY($1)', [[picture, file]])
  await database.end()
  const { status, body: html } = await ask(site.url, '/short-lived')
  expect(status).toBe(200)
  expect(html).toContain('A warning title')
  // Diagrams are figures too, which have a class.
  expect(html).not.toContain('<figure>')
  expect(html).not.toContain('A blue harbour')
  expect(html).not.toContain('Form to fill in')
  await editor.delete(id)
})
