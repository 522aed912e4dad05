import type { Page } from '@playwright/test'

import { Editor } from '../site/editor'
import { ADMIN } from '../site/accounts.mjs'
import { forget, type ServedSite, serveSite } from '../site/site'
import { agree, create } from './panel'
import { expect, test } from './test'

/** The one job everything stands on, through the real panel, on a site of its own. */

const PATH = '/uk/%D0%BF%D0%BE%D1%80%D0%B0%D0%B4%D0%B8' // /uk/поради
const SLUG_PATH = '/%D0%BF%D0%BE%D1%80%D0%B0%D0%B4%D0%B8'

let own: ServedSite

test.beforeAll(async () => {
  own = await serveSite({ template: 'empty' })
})
test.afterAll(async () => {
  await own.stop()
  await forget(own.dataDir)
})

/** The same site once more, at the same address. */
function again(): Promise<ServedSite> {
  const { databaseUrl, dataDir, url } = own
  return serveSite({ databaseUrl, dataDir, env: { PORT: new URL(url).port } })
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${own.url}/admin/login`)
  // The panel's forms are its script's: what is done before that has loaded is lost.
  await expect(async () => {
    await page.getByLabel('Email').fill(ADMIN.email)
    await page.getByLabel('Password').fill(ADMIN.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`${own.url}/admin`, { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
}

/** Waits for the panel's own word that it has saved. */
async function saved(page: Page, action: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      /\/api\/pages\/\d+/.test(response.url()) &&
      response.request().method() === 'PATCH' &&
      // What asks first is sent once more.
      response.status() !== 409,
  )
  await action()
  expect((await answer).status()).toBe(200)
}

const publish = (page: Page) =>
  saved(page, () => page.getByRole('button', { name: 'Publish in Ukrainian' }).click())

async function unpublish(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.getByRole('button', { name: 'Unpublish in Ukrainian' }).click()
  await saved(page, () => agree(page))
}

async function status(path: string): Promise<number> {
  const response = await fetch(own.url + path, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

async function text(path: string): Promise<string> {
  return (await fetch(own.url + path)).text()
}

test('write in Ukrainian, publish, autosave, rename, unpublish; restart and kill -9', async ({
  page,
  quiet,
}) => {
  test.setTimeout(150_000)
  // The panel asks for the document while it leaves for another page.
  quiet.allow(/Failed to (load resource|fetch)/)
  await signIn(page)
  const id = await create(page, await Editor.signIn(own.url), 'pages', 'Поради', 'uk')
  await saved(page, async () => {
    await page.locator('[contenteditable="true"]').first().click()
    await page.keyboard.type('Перша редакція.')
  })

  await test.step('a draft is at no address', async () => {
    expect(await status(PATH)).toBe(404)
  })
  await test.step('published, only Ukrainian has it, on the first request', async () => {
    await publish(page)
    expect(await text(PATH)).toContain('Перша редакція.')
    expect(await status(SLUG_PATH)).toBe(404)
    expect(await status(`/ar${SLUG_PATH}`)).toBe(404)
  })
  await test.step('an autosaved draft changes nothing', async () => {
    await saved(page, async () => {
      await page.locator('[contenteditable="true"]').first().click()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(' Друга редакція.')
    })
    expect(await text(PATH)).not.toContain('Друга')
  })
  await test.step('published, it shows on the next request', async () => {
    await publish(page)
    expect(await text(PATH)).toContain('Друга редакція.')
  })
  await test.step('renamed, the old address leads to the new', async () => {
    await page.getByLabel('Slug').fill('довідник')
    await page.getByRole('button', { name: 'Publish in Ukrainian' }).click()
    await saved(page, () => agree(page))
    expect(await text('/uk/довідник')).toContain('Друга редакція.')
    const old = await fetch(own.url + PATH, { redirect: 'manual' })
    expect(old.status).toBe(308)
    expect(decodeURI(new URL(old.headers.get('location') ?? '', own.url).pathname)).toBe(
      '/uk/довідник',
    )
  })
  await test.step('unpublished, it is gone, also after a restart', async () => {
    await unpublish(page)
    expect(await status('/uk/довідник')).toBe(410)
    expect(await own.stop()).toBe(0)
    own = await again()
    expect(await status('/uk/довідник')).toBe(410)
  })
  await test.step('unpublished and killed right behind the click, it is gone', async () => {
    const editor = await Editor.signIn(own.url)
    await editor.publish(id, 'uk')
    expect(await status('/uk/довідник')).toBe(200)
    await page.goto(`${own.url}/admin/collections/pages/${id}?locale=uk`)
    await unpublish(page)
    // The panel, whose server is gone in the middle of its next question, stumbles.
    quiet.allow(/Cannot convert undefined or null to object/)
    await own.kill()
    await page.goto('about:blank')
    own = await again()
    expect(await status('/uk/довідник')).toBe(410)
  })
})
