import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Locale } from '../../src/domain/locales/locales'
import type { Editor } from '../site/editor'

/** What a person does in the panel, by what that person sees there. */

export type Collection = 'pages' | 'docs'

/** Gives the browser the session of an account, as of somebody who has signed in a moment ago. */
export async function enter(context: BrowserContext, editor: Editor): Promise<void> {
  await editor.givePassword()
  await context.addCookies([editor.cookie()])
}

/** Opens a document in a language, and waits until the panel's script has it in hand. */
export async function open(
  page: Page,
  editor: Editor,
  collection: Collection,
  id: number,
  locale: Locale = 'en',
): Promise<void> {
  await page.goto(`${editor.url}/admin/collections/${collection}/${id}?locale=${locale}`)
  await expect(page.locator('[data-lexical-editor]').first()).toBeVisible({ timeout: 30_000 })
}

/** Makes a document, which its first words do; returns its id. */
export async function create(
  page: Page,
  editor: Editor,
  collection: Collection,
  title: string,
  locale: Locale = 'en',
): Promise<number> {
  await begin(page, editor, collection, locale)
  await page.locator('#field-title').fill(title)
  await page.waitForURL(/\/\d+(\?|$)/, { timeout: 30_000 })
  return Number(/\/(\d+)(?:\?|$)/.exec(page.url())?.[1])
}

/** Opens the page on which a document is begun, and waits until the panel's script has it in hand. */
export async function begin(
  page: Page,
  editor: Editor,
  collection: Collection,
  locale: Locale = 'en',
): Promise<void> {
  await page.goto(`${editor.url}/admin/collections/${collection}/create?locale=${locale}`)
  await expect(page.locator('[data-lexical-editor]').first()).toBeVisible({ timeout: 30_000 })
}

/** Waits for the panel's own word that it has saved the document. */
export async function saved(page: Page, action: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      /\/api\/(?:pages|docs)\/\d+/.test(response.url()) && response.request().method() === 'PATCH',
    { timeout: 30_000 },
  )
  await action()
  expect((await answer).status()).toBe(200)
}

/**
 * Keeps back what the server answers to some requests of a page, though it has answered.
 * @returns lets them through; resolves when the page has got those that were kept back
 */
export async function holdAnswers(
  page: Page,
  isHeld: (url: URL) => boolean,
): Promise<() => Promise<void>> {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  const held: Promise<void>[] = []
  await page.route(isHeld, (route) => {
    const passed = (async () => {
      // Only a browser sets this header, and the code that reads the session requires it.
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
      const response = await route.fetch({ headers })
      await isOpen
      await route.fulfill({ response })
    })()
    held.push(passed)
    return passed
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    open()
    await Promise.all(held)
    await page.unroute(isHeld)
  }
}

/** Waits until the editor of texts has handed to the form what was typed, which it does when nothing else is to be done. */
export async function idle(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** The field of the body, the outermost of its editors. */
export function body(page: Page): Locator {
  return page.locator('[data-lexical-editor]').first()
}

/** The menu behind the three dots, with what one seldom does. */
export async function more(page: Page, item: string, timeout?: number): Promise<void> {
  const within = timeout === undefined ? {} : { timeout }
  await page.locator('.doc-controls__popup .popup-button').click(within)
  await page.getByRole('button', { name: item }).click(within)
}

/** The dialog that says what comes of something before it is done. */
export function consequences(page: Page): Locator {
  return page.locator('dialog.mh-consequences')
}

/** Presses what opens that dialog: the panel takes no press before it is alive, and none beside the dialog. */
export async function untilAsked(page: Page, press: () => Promise<void>): Promise<void> {
  const dialog = consequences(page)
  await expect(async () => {
    if (!(await dialog.isVisible())) await press()
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}

/** Goes on in that dialog. */
export async function agree(page: Page): Promise<void> {
  await consequences(page)
    .getByRole('button', {
      name: /^(?:Move to the trash|Delete for good|Unpublish|Publish at the new address)$/,
    })
    .click()
  await expect(consequences(page)).toHaveCount(0)
}

/** Gives the English text of a page free, as the panel does for an editor who leaves it. */
export async function leaveText(id: number, editor: Editor): Promise<void> {
  const answer = await editor.request('POST', `/pages/${id}/edit-lock?locale=en`, {
    action: 'leave',
  })
  expect(answer.status).toBe(200)
}
