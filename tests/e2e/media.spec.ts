import type { Page } from '@playwright/test'

import { expect, test } from './test'

/** Files in the panel: what is refused, and how. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'

test.describe('the panel', () => {
  test.beforeEach(async ({ page, editor }) => {
    await page.context().addCookies([editor.cookie()])
    await page.goto('/admin/collections/media/create')
  })

  test('says of a file that is too large what to do', async ({ page, quiet }) => {
    quiet.allow(/status of 400/)
    await choose(page, 'large.png', 'image/png', Buffer.alloc(12 * 1024 * 1024))
    await saveUntil(page, /larger than 10 MB/)
  })

  test('says of a drawing by another name what to do', async ({ page, quiet }) => {
    quiet.allow(/status of 400/)
    await choose(page, 'drawing.png', 'image/png', Buffer.from(`${SVG}</svg>`))
    await saveUntil(page, /Save it as JPEG, PNG/)
  })
})

/** The form may be alive before it knows its file. */
async function saveUntil(page: Page, sentence: RegExp): Promise<void> {
  await expect(async () => {
    await page.locator('#action-save').click()
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  // The form takes files once it is alive.
  await expect(async () => {
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
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
