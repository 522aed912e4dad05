import type { Locator, Page } from '@playwright/test'

import { block, richText } from '../fixtures/every-block'
import { body, more, open } from './panel'
import { expect, test } from './test'
import { PNG } from './uploads'

/** Files in the panel: what is asked, what is refused, and how. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'

test.describe('the panel', () => {
  test.beforeEach(async ({ page, editor }) => {
    await page.context().addCookies([editor.cookie()])
    await page.goto('/admin/collections/media/create')
  })

  test('says of a file that is too large what to do', async ({ page, quiet }) => {
    quiet.allow(/status of 413/)
    await choose(page, 'large.png', 'image/png', Buffer.alloc(12 * 1024 * 1024))
    await alternativeText(page).fill('A harbour')
    await saveUntil(page, /larger than 10 MB/)
  })

  test('says of a drawing by another name what to do', async ({ page, quiet }) => {
    quiet.allow(/status of 400/)
    await choose(page, 'drawing.png', 'image/png', Buffer.from(`${SVG}</svg>`))
    await alternativeText(page).fill('A harbour')
    await saveUntil(page, /Save it as JPEG, PNG/)
  })
})

const ASKED = /Write what the image shows, in English/

test('what a new picture shows is asked; one in use is not deleted, and says where it is', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of (?:400|409)/)
  await page.context().addCookies([editor.cookie()])
  await page.goto('/admin/collections/media/create?locale=en')
  await choose(page, 'quay.png', 'image/png', PNG)
  // Somebody who is quick has sent it already, and is told the same.
  await expect(page.locator('label[for=field-alt] .required')).toBeVisible()
  await saveUntil(page, ASKED)
  await alternativeText(page).fill('A quay')
  await page.locator('#action-save').click()
  await page.waitForURL(/media\/\d+/, { timeout: 30_000 })
  const id = Number(/media\/(\d+)/.exec(page.url())?.[1])
  const usedIn = page.getByRole('region', { name: 'Used in' })
  await expect(usedIn).toContainText('No page or document shows this file.')

  const shown = richText(block('picture', { media: id }))
  const used = await editor.create('en', { title: 'At the quay', slug: 'at-the-quay', body: shown })
  await editor.publish(used, 'en')
  await page.reload()
  await expect(usedIn).toContainText('English, published')
  const link = usedIn.getByRole('link', { name: 'At the quay' })
  await expect(link).toHaveAttribute('href', `/admin/collections/pages/${used}?locale=en`)
  await more(page, 'Delete')
  // Said before anything is asked.
  await expect(page.getByText(/is in use and was not deleted: “At the quay”/)).toBeVisible()
  await editor.delete(used)
})

test('what they show is asked of many pictures at once, and of one beside the text', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  await page.context().addCookies([editor.cookie()])
  await page.goto('/admin/collections/media?locale=en')
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  await page
    .locator('.dropzone input[type=file]')
    .first()
    .setInputFiles(
      ['pier.png', 'dock.png'].map((name) => ({ name, mimeType: 'image/png', buffer: PNG })),
    )
  const save = page.getByRole('button', { name: /^Save( All)?$/ }).last()
  await expect(async () => {
    await save.click()
    await expect(page.getByText(ASKED).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await alternativeText(page).fill('A pier')
  await save.click()
  // That one is kept; the other waits for its words.
  await expect(alternativeText(page)).toHaveValue('')
  await alternativeText(page).fill('A dock')
  await save.click()
  await expect(alternativeText(page)).toHaveCount(0)

  const id = await editor.create('en', { title: 'Beside the text', slug: 'beside-the-text' })
  await open(page, editor, 'pages', id)
  await body(page).click()
  await page.keyboard.type('/')
  await page.locator('.slash-menu-popup').getByRole('option', { name: 'Image' }).click()
  await page
    .locator('.LexicalEditorTheme__block')
    .getByRole('button', { name: 'Create New' })
    .click()
  const beside = page.locator('.doc-drawer')
  await choose(page, 'mole.png', 'image/png', PNG, beside)
  await saveUntil(page, ASKED, beside)
  await alternativeText(beside).fill('A mole')
  await beside.locator('#action-save').click()
  await expect(beside).toHaveCount(0)
  // Its form would go on saving what is gone.
  await page.goto('about:blank')
  await editor.delete(id)
})

function alternativeText(within: Page | Locator): Locator {
  return within.locator('#field-alt')
}

/** The form may be alive before it knows its file. */
async function saveUntil(
  page: Page,
  sentence: RegExp,
  within: Page | Locator = page,
): Promise<void> {
  await expect(async () => {
    await within.locator('#action-save').click()
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
}

async function choose(
  page: Page,
  name: string,
  mimeType: string,
  buffer: Buffer,
  within: Page | Locator = page,
): Promise<void> {
  // The form takes files once it is alive.
  await expect(async () => {
    await within.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    await expect(
      page
        .getByText(name)
        .or(page.locator(`input[value="${name}"]`))
        .first(),
    ).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
}
