import type { Page } from '@playwright/test'

import type { Media } from '../../src/payload-types'
import { block, richText } from '../fixtures/every-block'
import { photographWithPlace, SECRET_OF_PHOTOGRAPH } from '../fixtures/photograph'
import { Editor } from '../site/editor'
import { formAddress, formSource, formValues } from '../site/form-body'
import { agree, consequences, enter, more, untilAsked } from './panel'
import { expect, test } from './test'
import { PNG } from './uploads'

/** What an image shows, told in the panel in two languages, by an admin and by a translator; and another file for it. */

const TRANSLATOR = { email: 'lesia@site.example', password: 'correct-horse-battery' }

let translator: Editor
let staff: number

test.beforeAll(async ({ editor, site }) => {
  const data = { ...TRANSLATOR, name: 'Lesia', role: 'translator', languages: ['uk'] }
  const made = await editor.request('POST', '/staff', data)
  staff = ((await made.json()) as { doc: { id: number } }).doc.id
  translator = await Editor.signIn(site.url, TRANSLATOR)
})

test.afterAll(async ({ editor }) => {
  await editor.request('DELETE', `/staff/${staff}`)
})

const place = (id: number) => `/media/${id}`

async function open(page: Page, id: number, locale: string): Promise<void> {
  await page.goto(`/admin/collections/media/${id}?locale=${locale}`)
  await expect(page.locator('#field-alt')).toBeVisible({ timeout: 30_000 })
}

interface Sent {
  url: URL
  /** The part `_payload`. */
  values: unknown
  hasFile: boolean
}

/** Writes a text in the place of another. What stands there already would be no change for React. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).fill('')
  await page.locator(field).fill(text)
}

/** Saves the form; returns what it has sent. The network has no body in which there is a file. */
async function save(page: Page, change: () => Promise<void>): Promise<Sent> {
  // The form takes what is typed once it is alive.
  await expect(async () => {
    await change()
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  const form = page.evaluate(
    () =>
      new Promise<{ payload: string; hasFile: boolean }>((resolve) => {
        const send = window.fetch.bind(window)
        window.fetch = (input, init) => {
          if (init?.body instanceof FormData && init.body.has('_payload')) {
            const payload = init.body.get('_payload')
            const hasFile = init.body.get('file') instanceof File
            resolve({ payload: typeof payload === 'string' ? payload : '', hasFile })
          }
          return send(input, init)
        }
      }),
  )
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/media/'),
  )
  await page.locator('#action-save').click()
  const answer = await answered
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  const { payload, hasFile } = await form
  return { url: new URL(answer.url()), values: JSON.parse(payload), hasFile }
}

async function loaded(editor: Editor, id: number, locale: string) {
  return formValues(await editor.read<Media>(formSource(place(id), locale)))
}

test('an image is told in English and in Ukrainian, and a text with it is published in Ukrainian', async ({
  page,
  context,
  editor,
  site,
}) => {
  const id = await editor.upload('pilot-boat.png', 'image/png', PNG, { alt: 'A boat' })
  const body = richText(block('picture', { media: id }))
  const shown = await editor.create('en', { title: 'Pilots', slug: 'pilots', body })
  await editor.publish(shown, 'en')
  await enter(context, editor)
  await open(page, id, 'en')
  const before = await loaded(editor, id, 'en')
  const sent = await save(page, () => write(page, '#field-alt', 'A pilot boat'))
  // What the other tests send is what a browser sends.
  expect([sent.values, sent.hasFile]).toEqual([{ ...before, alt: 'A pilot boat' }, false])
  expect(before).toHaveProperty('deletedAt', null)
  expect(sent.url.searchParams.toString()).toBe(
    new URL(`http://localhost${formAddress(place(id), 'en')}`).searchParams.toString(),
  )
  await expect
    .poll(async () => (await fetch(`${site.url}/pilots`)).text())
    .toContain('alt="A pilot boat"')

  // Payload's own lock, where its form has come to it: the admin's tab leaves without a word.
  await page.goto('about:blank')
  const locks = `/payload-locked-documents?where[document.value][equals]=${id}`
  expect((await editor.request('DELETE', locks)).status).toBe(200)
  await context.clearCookies({ name: 'mh-token' })
  await enter(context, translator)
  await open(page, id, 'uk')
  await expect(page.locator('#field-credit')).toBeDisabled()
  await save(page, async () => {
    await write(page, '#field-alt', 'Лоцманський катер')
    await write(page, '#field-caption', 'Одеса')
  })
  const texts = { alt: 'Лоцманський катер', caption: 'Одеса' }
  expect(await loaded(editor, id, 'uk')).toMatchObject(texts)
  expect(await loaded(editor, id, 'en')).toMatchObject({ alt: 'A pilot boat' })
  await translator.saveDraft(shown, 'uk', { title: 'Лоцмани', slug: 'лоцмани', body })
  await page.goto(`/admin/collections/pages/${shown}?locale=uk`)
  await page.getByRole('button', { name: 'Publish in Ukrainian' }).click()
  const address = `${site.url}/uk/${encodeURIComponent('лоцмани')}`
  await expect
    .poll(async () => (await fetch(address)).text(), { timeout: 20_000 })
    .toContain('alt="Лоцманський катер"')
  await page.goto('about:blank')
  await editor.delete(shown)
})

test('another file for an image is cleaned, with its words and its focal point in one form', async ({
  page,
  context,
  editor,
  site,
  quiet,
}) => {
  const id = await editor.upload('bridge.png', 'image/png', PNG, { alt: 'A bridge' })
  await enter(context, editor)
  await open(page, id, 'uk')
  // The form shows the image that it had until the answer to the save is there.
  quiet.allow(/status of 404/)
  const photo = await photographWithPlace(800, 600)
  await expect(async () => {
    const remove = page.locator('.file-details__remove')
    if (await remove.isVisible()) await remove.click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'On watch.JPG', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.locator('input[value="On watch.JPG"]')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await page.locator('.file-field__edit').click()
  await page.locator('input[name="X %"]').fill('80')
  await page.locator('input[name="Y %"]').fill('20')
  await page.locator('.edit-upload__save').click()
  const sent = await save(page, () => write(page, '#field-alt', 'На містку'))
  expect(sent).toMatchObject({
    values: { alt: 'На містку', filename: 'bridge.png', deletedAt: null },
    hasFile: true,
  })
  expect(sent.url.searchParams.get('uploadEdits[focalPoint][x]')).toBe('80')
  const stored = await editor.read<Media>(formSource(place(id), 'uk'))
  expect(stored).toMatchObject({
    alt: 'На містку',
    filename: 'on-watch.jpg',
    focalX: 80,
    focalY: 20,
    width: 800,
    height: 600,
  })
  const served = await fetch(`${site.url}/api/media/file/on-watch.jpg`)
  const bytes = Buffer.from(await served.arrayBuffer())
  expect([served.status, bytes.includes(SECRET_OF_PHOTOGRAPH)]).toEqual([200, false])
  expect((await fetch(`${site.url}/api/media/file/bridge.png`)).status).toBe(404)
  // Into the trash and back, as a person does it.
  quiet.allow(/status of 409/)
  await open(page, id, 'uk')
  await untilAsked(page, () => more(page, 'Delete', 5_000))
  await agree(page)
  await expect
    .poll(async () => (await fetch(`${site.url}/api/media/file/on-watch.jpg`)).status)
    .toBe(404)
  await page.goto(`/admin/collections/media/trash/${id}`)
  const restore = page.getByRole('button', { name: 'Restore', exact: true })
  await untilAsked(page, () => restore.click({ timeout: 2_000 }))
  await consequences(page).getByRole('button', { name: 'Restore', exact: true }).click()
  await page.waitForURL(new RegExp(`/collections/media/${id}`))
  expect((await fetch(`${site.url}/api/media/file/on-watch.jpg`)).status).toBe(200)
  expect(await loaded(editor, id, 'uk')).toMatchObject({ alt: 'На містку' })
  await page.goto('about:blank')
  await editor.request('DELETE', `/media/${id}`)
})
