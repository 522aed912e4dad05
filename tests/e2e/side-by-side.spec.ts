import type { Locator, Page } from '@playwright/test'

import { ar } from '../../src/i18n/panel/ar'
import { fr } from '../../src/i18n/panel/fr'
import type { Locale } from '../../src/domain/locales/locales'
import { heading, paragraph, richText, text } from '../fixtures/every-block'
import { ask } from '../site/ask'
import { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { body, holdAnswers, open } from './panel'
import { expect, test } from './test'

/** The day of a translator: what is out of date, beside what the source says now. */

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 800 } })

const PASSWORD = 'correct-horse-battery'
const translators: Partial<Record<Locale, Editor>> = {}

test.beforeAll(async ({ editor, site }) => {
  for (const language of ['fr', 'ar'] as const) {
    const account = { email: `beside-${language}@site.example`, password: PASSWORD }
    const data = { ...account, name: language, role: 'translator', languages: [language] }
    expect((await editor.request('POST', '/staff', data)).status).toBe(201)
    translators[language] = await Editor.signIn(site.url, account)
  }
})

const SOURCE = richText(
  heading('Before you sign'),
  paragraph(text('Check your contract with care.')),
)
const CHANGED = richText(
  heading('Before you sign'),
  paragraph(text('Check your written contract with care.')),
  paragraph(text('Ask who pays the ticket home.')),
)

/** A page that was translated before its source changed. */
async function outOfDate(
  editor: Editor,
  locale: 'fr' | 'ar',
  [title, first, second]: [string, string, string],
): Promise<number> {
  const id = await editor.create('en', { title: `Signing ${title}`, body: SOURCE })
  await editor.publish(id, 'en')
  const own = richText(heading(first), paragraph(text(second)))
  await editor.publish(id, locale, { title, slug: `signing-${id}`, body: own })
  await editor.publish(id, 'en', { body: CHANGED })
  return id
}

async function enterAs(page: Page, language: 'fr' | 'ar'): Promise<Editor> {
  const translator = translators[language]
  if (!translator) throw new Error(`Nobody translates ${language}`)
  const chosen = { name: 'mh-lng', value: language, url: translator.url }
  await page.context().addCookies([translator.cookie(), chosen])
  return translator
}

const paneIn = (page: Page) => page.locator('.mh-source')
const marked = (page: Page, mark: string): Locator =>
  paneIn(page).locator(`.mh-source__piece[data-mark='${mark}']`)

/** How far the passage with the cursor stands in the pane from its place in the form, CSS pixels. */
async function apart(page: Page): Promise<number> {
  const inPane = await paneIn(page).locator('[aria-current]').boundingBox()
  const inForm = await body(page).locator('> p').first().boundingBox()
  return Math.abs((inPane?.y ?? 0) - (inForm?.y ?? Infinity))
}

async function standing(editor: Editor, id: number, locale: Locale): Promise<string | undefined> {
  const path = `/pages/${id}/translation?locale=${locale}`
  return (await editor.read<{ standing?: string }>(path)).standing
}

test('lands, sees what is out of date, translates what changed and publishes it', async ({
  page,
  editor,
}) => {
  test.slow()
  const own: [string, string, string] = ['Embarquer', 'Avant de signer', 'Vérifiez votre contrat']
  const id = await outOfDate(editor, 'fr', own)
  await enterAs(page, 'fr')
  await page.goto('/admin')
  const began = Date.now()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }

  const row = page.getByRole('row', { name: /Signing Embarquer/ })
  await click(row.getByRole('link', { name: new RegExp(fr.stateOutOfDate) }))
  await expect(page).toHaveURL(new RegExp(`/pages/${id}\\?locale=fr`))
  const pane = paneIn(page)
  await expect(pane).toContainText(fr.outOfDateHere.replace('{{count}}', '2'), { timeout: 30_000 })
  await expect(marked(page, 'changed').locator('ins')).toContainText('written')
  await expect(marked(page, 'missing')).toContainText('Ask who pays the ticket home.')
  await axeFindsNothing(page, 'the source beside the form', '.mh-source')

  await click(marked(page, 'changed').getByRole('button', { name: fr.pieceGoTo }))
  await expect.poll(() => apart(page)).toBeLessThan(4)
  await page.keyboard.press('End')
  await page.keyboard.type(' écrit')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Demandez qui paie le billet du retour.')
  // What is written says what the source says now, as soon as it is saved.
  await expect(pane).toContainText(fr.draftIsRight, { timeout: 30_000 })
  await expect(marked(page, 'changed')).toHaveCount(0)
  await click(page.locator('#action-save'))
  await expect.poll(() => standing(editor, id, 'fr'), { timeout: 20_000 }).toBe('current')
  const seconds = Math.round((Date.now() - began) / 1_000)
  test.info().annotations.push({ type: 'cost', description: `${clicks} clicks, ${seconds} s` })
  expect(clicks).toBe(3)

  await page.goto('/admin/translations')
  // Her own language comes first, behind the title.
  await expect(row.getByRole('link').nth(1)).toHaveAccessibleName(new RegExp(fr.stateLive))
})

test('hears what is still out of date, and says that it is right: of a passage, then of the rest', async ({
  page,
  editor,
}) => {
  test.slow()
  const own: [string, string, string] = ['Encore', 'Avant de signer', 'Vérifiez votre contrat']
  const id = await outOfDate(editor, 'fr', own)
  const translator = await enterAs(page, 'fr')
  await open(page, translator, 'pages', id, 'fr')
  // Another passage is mended than those that changed.
  await body(page).locator('h2').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' !')
  await page.locator('#action-save').click()
  const told = fr.publishedChanged.replace('{{count}}', '2')
  await expect(page.getByText(told)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: fr.publishedChangedShow }).click()
  await expect(marked(page, 'changed')).toBeFocused()

  await marked(page, 'changed').getByRole('button', { name: fr.pieceConfirmUpToDate }).click()
  await expect(marked(page, 'changed')).toHaveCount(0)
  await expect(
    marked(page, 'missing').getByRole('button', { name: fr.pieceLeaveOut }),
  ).toBeVisible()
  expect(await standing(editor, id, 'fr')).toBe('outOfDate')
  await paneIn(page).getByRole('button', { name: fr.confirmUpToDate, exact: true }).click()
  await expect.poll(() => standing(editor, id, 'fr'), { timeout: 20_000 }).toBe('current')
  await expect(paneIn(page)).not.toContainText(fr.confirmUpToDateMeaning)
  await expect(marked(page, 'leftOut')).toHaveCount(1)
})

test('a press that publishes waits for the draft that is saved meanwhile', async ({
  page,
  editor,
}) => {
  test.slow()
  const own: [string, string, string] = ['Attendre', 'Avant de signer', 'Vérifiez votre contrat']
  const id = await outOfDate(editor, 'fr', own)
  const translator = await enterAs(page, 'fr')
  await translator.saveDraft(id, 'fr', { title: 'Attendre encore' })
  await open(page, translator, 'pages', id, 'fr')
  const compare = await holdAnswers(page, (url) => url.pathname.endsWith(`/${id}/translation`))
  const store = await holdAnswers(page, (url) => url.pathname === `/api/pages/${id}`)
  const button = page.locator('#action-save')
  await button.click()
  await body(page).locator('h2').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' !')
  await expect(button).toBeDisabled()
  await compare()
  await store()
  const address = `${translator.url}/fr/signing-${id}`
  await expect
    .poll(async () => (await fetch(address)).text(), { timeout: 30_000 })
    .toContain('Avant de signer !')
})

test('takes over the structure, and is asked before it is published as it is', async ({
  page,
  editor,
  quiet,
}) => {
  test.slow()
  const id = await editor.create('en', { title: 'Structure', body: CHANGED })
  await editor.publish(id, 'en')
  const translator = await enterAs(page, 'fr')
  await open(page, translator, 'pages', id, 'fr')
  const offer = fr.takeOverStructure.replace('{{language}}', 'anglais')
  // The page is made again, and its button may be seen before it is alive.
  const take = () =>
    expect(async () => {
      await page.getByRole('button', { name: offer }).click({ timeout: 5_000 })
      await expect(body(page).locator('h2')).toHaveCount(1, { timeout: 10_000 })
    }).toPass()
  await take()
  await expect(page.getByRole('button', { name: offer })).toHaveCount(0)
  await expect(
    page.locator('.mh-languages').getByRole('link', { name: new RegExp(fr.stateDraft) }),
  ).toHaveAttribute('aria-current', 'true')
  await test.step('what gets no answer may be done, and the form shows it', async () => {
    const undone = page.waitForRequest(/take-over-structure/)
    await page.route(/take-over-structure/, async (route) => {
      await route.fetch({
        headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' },
      })
      await route.abort()
    })
    await page.getByRole('button', { name: fr.structureUndo }).click()
    await undone
    await expect(page.getByText(fr.consequencesUnanswered)).toBeVisible()
    await expect(body(page).locator('h2')).toHaveCount(0, { timeout: 10_000 })
    await page.unroute(/take-over-structure/)
  })
  await take()
  await page.getByRole('button', { name: fr.structureUndo }).click()
  await expect(page.getByText(fr.structureRemoved)).toBeVisible({ timeout: 30_000 })
  await expect(body(page).locator('h2')).toHaveCount(0)
  // What is typed at that moment is kept, and does not take the structure out again.
  const title = page.locator('#field-title')
  const release = await holdAnswers(page, (url) => url.pathname.endsWith('/take-over-structure'))
  await title.fill('Structure en français')
  await page.getByRole('button', { name: offer }).click()
  await title.evaluate((field) => field.focus())
  await page.keyboard.type(' encore')
  const typed = await title.inputValue()
  await release()
  await expect(body(page).locator('h2')).toHaveCount(1)
  await expect(title).toHaveValue(typed)
  expect(typed).toContain('Structure en français')
  expect((await body(page).textContent()) ?? '').toBe('')
  // Nothing is written yet, and what the source says there is seen.
  await expect(body(page).locator('h2')).toHaveAttribute('data-mh-hint', 'Before you sign')
  await expect(marked(page, 'missing')).toHaveCount(3)

  await body(page).locator('h2').click()
  await page.keyboard.type('Ask who pays the ticket home.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Check your written contract with care.')
  await expect(marked(page, 'same')).toHaveCount(1, { timeout: 30_000 })
  // Where the source cannot be read, nobody knows whether there is anything to ask.
  const source = new RegExp(`/pages/${id}/translation`)
  quiet.allow(/Failed to load resource/)
  await page.route(source, (route) => route.abort())
  await page.locator('#action-save').click()
  const uncompared = page.getByRole('dialog').filter({ hasText: fr.publishUncompared })
  await expect(uncompared.getByRole('button', { name: fr.publishAnyway })).toBeVisible()
  await page.unroute(source)
  await uncompared.getByRole('button', { name: fr.publishCompareAgain }).click()
  const question = page.getByRole('dialog').filter({ hasText: fr.publishUntranslated })
  await expect(question).toContainText('Check your written contract with care.')
  // The same number as in the pane, in the same words.
  const left = fr.toTranslate.replace('{{count}}', '1')
  await expect(paneIn(page)).toContainText(left)
  await expect(question).toContainText(left)
  await question.getByRole('button', { name: fr.backToText }).click()
  await expect(question).toBeHidden()
  const published = async () =>
    (await editor.read<{ _status: string }>(`/pages/${id}?locale=fr&depth=0`))._status
  expect(await published()).toBe('draft')
  await page.locator('#action-save').click()
  await question.getByRole('button', { name: fr.publishAnyway }).click()
  await expect.poll(published, { timeout: 20_000 }).toBe('published')

  await test.step('the words of the source go with the last empty block', async () => {
    await page
      .locator('.doc-controls')
      .getByRole('button', { name: fr.sourceText.replace('{{language}}', 'anglais') })
      .click()
    await expect(paneIn(page)).toHaveCount(0)
    await expect(page.locator('[data-mh-hint]')).not.toHaveCount(0)
    await body(page).locator('> p').last().click()
    await page.keyboard.type('Demandez qui paie le retour.')
    await expect(page.locator('[data-mh-hint]')).toHaveCount(0)
  })
})

test('reads it from right to left, the source from left to right, and publishes what changed', async ({
  page,
  editor,
  site,
}) => {
  const own: [string, string, string] = ['الالتحاق', 'قبل أن توقّع', 'تحقّق من عقدك']
  const id = await outOfDate(editor, 'ar', own)
  const translator = await enterAs(page, 'ar')
  await open(page, translator, 'pages', id, 'ar')
  const pane = paneIn(page)
  await expect(pane).toContainText(ar.outOfDateHere.replace('{{count}}', '2'), { timeout: 30_000 })
  const [form, beside] = [
    await page.locator('.collection-edit__main').boundingBox(),
    await pane.boundingBox(),
  ]
  expect(beside?.x ?? 0).toBeLessThan(form?.x ?? 0)
  const words = marked(page, 'changed').locator('.mh-source__words')
  await expect(words).toHaveAttribute('dir', 'ltr')
  await expect(words).toHaveAttribute('lang', 'en')
  await expect(words).toHaveCSS('direction', 'ltr')
  await expect(pane).toHaveCSS('direction', 'rtl')
  // What is heard beside the words is in the language of the panel.
  await expect(words.locator('ins .mh-heard')).toHaveAttribute('lang', 'ar')
  await axeFindsNothing(page, 'the source, right to left', '.mh-source')

  const live = async () => (await ask(site.url, `/ar/signing-${id}`)).body
  expect(await live()).toContain('role="note"')
  await marked(page, 'changed').getByRole('button', { name: ar.pieceGoTo }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' المكتوب')
  await page.keyboard.press('Enter')
  await page.keyboard.type('اسأل من يدفع ثمن تذكرة العودة.')
  await expect(pane).toContainText(ar.draftIsRight, { timeout: 30_000 })
  await page.locator('#action-save').click()
  // Readers have both passages, and are not told any more that they are out of date.
  await expect.poll(live, { timeout: 20_000 }).toContain('تحقّق من عقدك المكتوب')
  const published = await live()
  expect(published).toContain('اسأل من يدفع ثمن تذكرة العودة.')
  expect(published).not.toContain('role="note"')
})

test('is closed and opened, and makes room for the preview', async ({ page, editor }) => {
  const own: [string, string, string] = ['Place', 'Avant de signer', 'Vérifiez votre contrat']
  const id = await outOfDate(editor, 'fr', own)
  const translator = await enterAs(page, 'fr')
  await open(page, translator, 'pages', id, 'fr')
  const button = page.locator('.doc-controls').getByRole('button', {
    name: fr.sourceText.replace('{{language}}', 'anglais'),
  })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(paneIn(page)).toHaveCount(0)
  await page.reload()
  await expect(body(page)).toBeVisible({ timeout: 30_000 })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(paneIn(page)).toBeVisible()
  await page.locator('#live-preview-toggler').click()
  await expect(paneIn(page)).toHaveCount(0)
  await button.click()
  await expect(paneIn(page)).toBeVisible()
  await expect(page.locator('.collection-edit--is-live-previewing')).toHaveCount(0)
  // Where there is no room beside the form, it is closed until it is asked for, and stays above what is written.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(paneIn(page)).toHaveCount(0)
  await button.click()
  await body(page).locator('p').last().click()
  const above = (await paneIn(page).boundingBox()) ?? { y: 0, height: 0 }
  const written = await body(page).locator('p').last().boundingBox()
  expect(above.height).toBeLessThanOrEqual(0.4 * 844)
  expect(above.y).toBeGreaterThanOrEqual(0)
  expect(above.y + above.height).toBeLessThanOrEqual(written?.y ?? 0)
})
