import type { Page } from '@playwright/test'

import { ask } from '../site/ask'
import { Editor, paragraph } from '../site/editor'
import {
  agree,
  body,
  consequences,
  enter,
  holdAnswers,
  idle,
  leaveText,
  more,
  open,
  saved,
  untilAsked,
} from './panel'
import { expect, test } from './test'

/** What keeps an editor's work: the history, the trash, a lost connection, and colleagues. */

test.use({ actionTimeout: 20_000 })

let olena: Editor

test.beforeAll(async ({ editor }) => {
  olena = await editor.hire('Olena')
})

test.beforeEach(({ quiet }) => {
  // The panel asks for the document while it leaves for another page.
  quiet.allow(/Failed to (load resource|fetch)/)
})

/** The words of the draft of a page, as far as they can be compared. */
async function draftOf(id: number, locale: string): Promise<string> {
  const draft = await olena.read<object>(`/pages/${id}?locale=${locale}&draft=true&depth=0`)
  return JSON.stringify(draft)
}

test('the history names who wrote what, and brings one language back as a draft', async ({
  page,
  editor,
  site,
}) => {
  const data = { title: 'History', slug: 'history', body: paragraph('As the admin wrote it.') }
  const id = await editor.create('en', data)
  await editor.publish(id, 'en')
  await enter(page.context(), olena)
  await open(page, olena, 'pages', id)
  await saved(page, async () => {
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('As Olena wrote it.')
  })
  await expect.poll(() => draftOf(id, 'en')).toContain('As Olena wrote it.')
  await olena.publish(id, 'en')
  await olena.saveDraft(id, 'uk', { title: 'Історія', body: paragraph('Українською.') })
  // Drafts of two languages and of two accounts, none published between them.
  await olena.saveDraft(id, 'en', { title: 'History of Olena' })
  await leaveText(id, olena)
  await editor.saveDraft(id, 'en', { title: 'History of the admin' })
  await leaveText(id, editor)

  await page.goto(`${olena.url}/admin/collections/pages/${id}/versions?locale=en`)
  const rows = page.locator('.mh-history tbody tr')
  await test.step('both are named, each with the language', async () => {
    const { user } = await editor.read<{ user: { name: string } }>('/staff/me')
    const wrote = (name: string, language: string) =>
      rows.filter({ hasText: name }).filter({ hasText: language })
    await expect(wrote('Olena', 'English').first()).toBeVisible()
    await expect(wrote('Olena', 'Українська').first()).toBeVisible()
    await expect(rows.first()).toContainText(user.name)
    await expect(wrote(user.name, 'English')).toHaveCount(3)
  })
  await test.step('the first text comes back, in English, for editors only', async () => {
    await rows.last().getByRole('button', { name: 'Restore in English' }).click()
    await expect(page.getByText(/Restored in English, as a draft/)).toBeVisible()
    await expect(body(page)).toHaveText('As the admin wrote it.')
    expect(await draftOf(id, 'en')).toContain('As the admin wrote it.')
    expect(await draftOf(id, 'uk')).toContain('Українською.')
    expect((await ask(site.url, '/history')).body).toContain('As Olena wrote it.')
    expect((await ask(site.url, '/history')).body).not.toContain('As the admin wrote it.')
  })
})

test('what is put in the trash comes back as it was', async ({ page, editor, site }) => {
  const id = await editor.create('en', { title: 'Thrown away', slug: 'thrown-away' })
  await editor.publish(id, 'en')
  await enter(page.context(), olena)
  await open(page, olena, 'pages', id)
  await more(page, 'Delete')
  await agree(page)
  await expect(page.getByText(/moved to trash/i).first()).toBeVisible()
  expect((await ask(site.url, '/thrown-away')).status).toBe(410)

  await page.goto(`${olena.url}/admin/collections/pages/trash`)
  await page.getByRole('link', { name: 'Thrown away' }).click()
  await page.waitForURL(/\/trash\/\d+/)
  await untilAsked(page, () =>
    page.getByRole('button', { name: 'Restore', exact: true }).click({ timeout: 2_000 }),
  )
  await consequences(page).getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText(/successfully restored/i).first()).toBeVisible()
  expect((await ask(site.url, '/thrown-away')).status).toBe(200)
})

test('a lost connection is said, and what was written meanwhile is saved afterwards', async ({
  page,
  editor,
  quiet,
}) => {
  test.setTimeout(90_000)
  quiet.allow(/ERR_INTERNET_DISCONNECTED|NetworkError/)
  const id = await editor.create('en', { title: 'At sea', body: paragraph('Before.') })
  await enter(page.context(), olena)
  await open(page, olena, 'pages', id)
  await saved(page, async () => {
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Connected.')
  })
  await page.context().setOffline(true)
  await page.keyboard.type(' Without a connection.')
  const notice = page.getByRole('alert').filter({ hasText: 'The connection is lost' })
  await expect(notice).toBeVisible({ timeout: 30_000 })
  expect(await draftOf(id, 'en')).not.toContain('Without a connection.')

  await page.context().setOffline(false)
  await expect
    .poll(() => draftOf(id, 'en'), { timeout: 30_000 })
    .toContain('Before. Connected. Without a connection.')
  await expect(notice).toHaveCount(0)
})

async function write(page: Page, text: string): Promise<void> {
  await saved(page, async () => {
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(text)
  })
}

test('two who write one page in two languages lock nobody out, and see each other', async ({
  page,
  browser,
  editor,
  site,
}) => {
  test.setTimeout(120_000)
  const id = await editor.create('en', { title: 'Shared', slug: 'shared-by-two' })
  await editor.publish(id, 'en')
  await enter(page.context(), olena)
  await open(page, olena, 'pages', id, 'fr')
  const other = await browser.newContext({ locale: 'en-US' })
  await enter(other, editor)
  const second = await other.newPage()
  await open(second, editor, 'pages', id, 'uk')
  const writers = [
    { at: page, title: 'Ensemble', text: 'Français.', locale: 'fr' },
    { at: second, title: 'Разом', text: 'Українська.', locale: 'uk' },
  ] as const
  for (const { at, title } of writers) {
    await saved(at, () => at.locator('#field-title').fill(title))
  }
  for (const { at, text } of writers) await write(at, text)
  await expect(page.getByText(/is writing in Ukrainian/)).toBeVisible({ timeout: 30_000 })
  await expect(second.getByText('Olena is writing in French')).toBeVisible({ timeout: 30_000 })
  await second.goto(`${editor.url}/admin/collections/pages?locale=uk`)
  await expect(second.locator('.mh-writers')).toContainText('Olena')
  await expect(second.locator('.mh-writers')).toContainText('Français')
  await open(second, editor, 'pages', id, 'uk')
  for (const { at } of writers) {
    await at.getByRole('button', { name: 'Publish' }).first().click()
    await expect(at.getByText(/successfully/i).first()).toBeVisible({ timeout: 30_000 })
  }
  for (const { locale, text } of writers) {
    expect(await draftOf(id, locale)).toContain(text)
    const answer = await ask(site.url, `/${locale}/shared-by-two`)
    expect([answer.status, answer.body.includes(text)]).toEqual([200, true])
  }
  await other.close()
})

test('a text that somebody is writing is taken over on purpose, and nothing typed is lost', async ({
  page,
  browser,
  editor,
  quiet,
}) => {
  test.setTimeout(120_000)
  quiet.allow(/status of 423/)
  const id = await editor.create('en', { title: 'Taken', body: paragraph('First.') })
  await enter(page.context(), olena)
  await open(page, olena, 'pages', id)
  await write(page, ' Olena is here.')
  // The autosave is over: what follows happens while she thinks.
  const answer = await editor.request('PATCH', `/pages/${id}?locale=en&draft=true`, {
    title: 'Written over',
  })
  expect(answer.status).toBe(423)
  const { errors } = (await answer.json()) as { errors: { message: string }[] }
  expect(errors[0]?.message).toContain('Olena is writing this text in English')
  expect(await draftOf(id, 'en')).toContain('Taken')

  const other = await browser.newContext({ locale: 'en-US' })
  await enter(other, editor)
  const second = await other.newPage()
  // Half a minute is long.
  await second.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number) => later(run, ms === 30_000 ? 500 : ms),
    })
  })
  await second.goto(`${editor.url}/admin/collections/pages/${id}?locale=en`)
  await expect(second.getByRole('heading', { name: 'Document locked' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(second.getByText('Olena (English)')).toBeVisible()
  await second.getByRole('button', { name: /read.only/i }).click()
  await body(second).focus()
  await second.keyboard.type('Not mine.')
  await second.keyboard.press('Backspace')
  await expect(body(second)).toHaveText('First. Olena is here.')
  // The one before writes on, and has not heard of it yet.
  await page.route(/\/edit-lock/, (route) => route.abort())
  // The text is read again, which may take its time.
  const release = await holdAnswers(second, (url) => url.searchParams.has('_rsc'))
  const taken = second.waitForResponse((response) => response.url().includes('/edit-lock'))
  await second.locator('.mh-lock').getByRole('button', { name: 'Take over' }).click()
  expect((await taken).status()).toBe(200)
  await page.keyboard.type(' Too late.')
  await page.unroute(/\/edit-lock/)
  await body(second).focus()
  await second.keyboard.press('ControlOrMeta+End')
  await second.keyboard.type(' At once.')
  await idle(second)
  const shown = (await body(second).textContent()) ?? ''
  expect(shown).toContain('Olena is here.')
  const late = second.getByRole('alert').filter({ hasText: 'The site has not answered yet' })
  await expect(late.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await release()
  await expect(second.locator('.mh-saving, .mh-lock')).toHaveCount(0)

  await test.step('the one before is told, and copies what was not saved', async () => {
    const notice = page.getByRole('alert').filter({ hasText: 'has taken over this text' })
    await expect(notice).toBeVisible({ timeout: 30_000 })
    await expect(notice.getByRole('button', { name: /copy/i })).toBeVisible()
    await expect(page.getByRole('heading', { name: /taken over/i })).toBeVisible()
    expect(await draftOf(id, 'en')).not.toContain('Too late.')
  })
  await write(second, ' The colleague went on.')
  expect(await draftOf(id, 'en')).toContain(`${shown} The colleague went on.`)
  await other.close()
})
