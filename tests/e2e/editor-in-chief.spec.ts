import type { Locale } from '../../src/domain/locales/locales'
import { nativeName } from '../../src/domain/locales/locales'
import { en } from '../../src/i18n/panel/en'
import { heading, paragraph, richText, text } from '../fixtures/every-block'
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** The day of an editor-in-chief, who publishes in languages that she does not read: five of them are out of date. */

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 800 } })

const LANGUAGES = ['uk', 'fr', 'ar', 'es', 'de'] as const satisfies readonly Locale[]

/** How what readers are told of such a text begins. */
const NOTICE = 'Cette traduction date du'

const says = (sentence: string) => richText(heading('Before you sign'), paragraph(text(sentence)))

/** A page in six languages, of which the source has changed since. */
async function staleInFive(
  editor: Editor,
  { title, slug, now }: Record<'title' | 'slug' | 'now', string>,
): Promise<void> {
  const id = await editor.create('en', { title, body: says('Check your contract wth care.') })
  await editor.publish(id, 'en')
  for (const locale of LANGUAGES) {
    const own = richText(heading(`H ${locale}`), paragraph(text(`Text ${locale}`)))
    await editor.publish(id, locale, {
      title: `${title} ${locale}`,
      slug: `${slug}-${locale}`,
      body: own,
    })
  }
  await editor.publish(id, 'en', { body: says(now) })
}

test('finds five languages out of date, says of those of one page that they are right, and leaves those of another', async ({
  page,
  editor,
  site,
}) => {
  test.slow()
  await staleInFive(editor, {
    title: 'A letter mended',
    slug: 'letter',
    now: 'Check your contract with care.',
  })
  await staleInFive(editor, {
    title: 'A sentence changed',
    slug: 'sentence',
    now: 'Let a lawyer check your contract.',
  })
  await enter(page.context(), editor)
  await page.goto('/admin')
  const ofLetter = page.getByRole('row', { name: /A letter mended/ })
  const ofSentence = page.getByRole('row', { name: /A sentence changed/ })
  const stale = (row: typeof ofLetter) =>
    row.getByRole('link', { name: new RegExp(en.stateOutOfDate) })
  await expect(stale(ofLetter)).toHaveCount(LANGUAGES.length)
  await expect(stale(ofSentence)).toHaveCount(LANGUAGES.length)
  await axeFindsNothing(page, 'the dashboard', '.mh-matrix')

  // Readers of such a text are told of what day it is.
  const notice = async (locale: Locale, begins = NOTICE) => {
    const answer = await fetch(`${site.url}/${locale}/letter-${locale}`)
    expect(answer.status, answer.url).toBe(200)
    const html = await answer.text()
    return html.includes(begins)
  }
  expect(await notice('fr')).toBe(true)

  await page.getByRole('link', { name: en.translationsAll }).click()
  await page.getByLabel(en.translationsState).selectOption(en.stateOutOfDate)
  await page.getByRole('button', { name: en.translationsShow }).click()
  await expect(page).toHaveURL(/state=outOfDate/)
  await axeFindsNothing(page, 'the matrix', '.mh-report')
  await ofLetter.getByRole('button', { name: en.confirmUpToDate }).click()
  const question = page.getByRole('dialog', { name: en.confirmUpToDate })
  // What has changed is the same for all, so all are ticked; of what is not ticked nothing is said.
  await expect(question.locator('ins')).toHaveText(/with/)
  for (const locale of LANGUAGES) {
    await expect(question.getByRole('checkbox', { name: nativeName(locale) })).toBeChecked()
  }
  await axeFindsNothing(page, 'what is still right', 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  const button = ofLetter.getByRole('button', { name: en.confirmUpToDate })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('checkbox', { name: nativeName('de') }).press('Space')
  await question.getByRole('button', { name: en.confirmUpToDate }).click()
  await expect(stale(ofLetter)).toHaveCount(1)
  await expect(stale(ofSentence)).toHaveCount(LANGUAGES.length)
  await expect.poll(() => notice('fr'), { timeout: 5_000 }).toBe(false)
  expect(await notice('de', 'Diese Übersetzung')).toBe(true)

  // Of one language she looks, since it was said in a language that she reads.
  await stale(ofSentence).first().click()
  await expect(page.locator('.mh-source')).toContainText('Let a lawyer check', { timeout: 30_000 })
})
