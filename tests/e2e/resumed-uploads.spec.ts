import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { BrowserContext, Page, Request } from '@playwright/test'
import sharp from 'sharp'

import { pdf } from '../fixtures/form-files'
import { photograph } from '../fixtures/photograph'
import { documentWithMacros } from '../fixtures/written-documents'
import { mailTo } from '../site/outbox'
import { publishVacancy } from '../site/publish-vacancy'
import { axeFindsNothing } from './axe'
import { expect, test } from './test'

/** A file that is sent while its form is filled in: over a link that breaks, after a reload, as a smaller photo, or not at all. */

const KB = 1024

/** A file on a disk: chosen twice, it is the same to the browser. */
let folder: string
let vacancy: number
test.beforeAll(async ({ editor }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'resumed-'))
  vacancy = await publishVacancy(editor)
})
test.afterAll(() => rm(folder, { recursive: true }))

const BYTES = (() => {
  const filler = (length: number) =>
    pdf({ objects: [`5 0 obj\n(${'x'.repeat(length)})\nendobj\n`] })
  return filler(600 * KB)
})()

async function onDisk(name: string, bytes: Buffer = BYTES): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const send = (page: Page) => page.locator('.send button')
const status = (page: Page) => page.locator('[data-upload] [role=status]')
const kept = (page: Page) => page.locator('[data-field=cv] .kept').last()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'name').fill('Oleksandr Kovalenko')
  await field(page, 'email').fill(email)
  await field(page, 'available').fill(inDays(20))
  await field(page, 'consent').check()
}

/** What has arrived of a file in parts, and what its form took along. */
async function watchSending(page: Page) {
  const arrived: Request[] = []
  page.on('requestfinished', (request) => {
    const isForm = request.method() === 'POST' && request.url().includes('/forms/answer/')
    if (isForm || request.url().includes('/server/uploads')) arrived.push(request)
  })
  // Of a body with a file in it nobody else is told.
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    window.fetch = (address, asked) => {
      if (asked?.body instanceof FormData) {
        const files = [...asked.body.values()].filter((value) => value instanceof File)
        sessionStorage.ofForm = files.reduce((sum, { size }) => sum + size, 0)
      }
      return fetch(address, asked)
    }
  })
  return {
    ofFile: () =>
      arrived
        .filter((request) => request.method() === 'PATCH')
        .reduce((sum, request) => sum + (request.postDataBuffer()?.length ?? 0), 0),
    /** Nothing where it was not sent. */
    ofForm: () => page.evaluate(() => sessionStorage.getItem('ofForm')),
    methods: () => arrived.map((request) => request.method()).join(' '),
  }
}

/**
 * The link breaks with the part after so many. As soon as it is online again, a page goes on by itself; it gets nothing through
 * before the link is mended.
 * @returns mends it
 */
async function breakAfter(page: Page, context: BrowserContext, count: number): Promise<() => void> {
  let parts = 0
  let isBroken = false
  let isMended = false
  await page.route('**/server/uploads/*', async (route) => {
    const method = route.request().method()
    if (method === 'PATCH') parts += 1
    if (isMended || parts <= count || method === 'DELETE') return route.continue()
    if (!isBroken) await context.setOffline(true)
    isBroken = true
    await route.abort()
  })
  return () => (isMended = true)
}

/** What the company was sent by a seafarer. */
async function attachmentOf(dataDir: string, seafarer: string) {
  const find = async () => {
    const mails = await mailTo(dataDir, 'crew@north.example')
    return mails.find(({ replyTo = [] }) => replyTo[0]?.address === seafarer)?.attachments[0]
  }
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  const found = await find()
  const content = found?.content as ArrayBuffer // postal-mime gives no text of what it does not know
  return { name: found?.filename, bytes: Buffer.from(content) }
}

test('a CV goes on after the link breaks, without what was sent, and the application arrives', async ({
  page,
  context,
  quiet,
  site,
}) => {
  quiet.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const seafarer = 'o.kovalenko@broken.example'
  const sent = await watchSending(page)
  await page.goto(`/uk/forms/answer/${vacancy}`)
  const mend = await breakAfter(page, context, 2)
  await field(page, 'cv').setInputFiles(await onDisk('Коваленко CV.pdf'))
  await expect(status(page)).toContainText('Зв’язок зник')
  const progress = page.locator('[data-upload] progress')
  await expect.poll(sent.ofFile).toBe(192 * KB)
  await expect(progress).toHaveJSProperty('value', 192 * KB)
  await expect(page.locator('[data-upload] .hint').last()).toHaveText(/197\s?кБ.* з .*615\s?кБ/)
  await axeFindsNothing(page, 'a file on its way')

  // The form is filled in and sent meanwhile, and waits for it.
  await fill(page, seafarer)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  mend()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\?sent=MH-/)
  await expect.poll(sent.ofFile).toBe(BYTES.length)
  expect(await sent.ofForm()).toBe('0')
  expect(sent.methods()).toMatch(/^POST PATCH PATCH HEAD PATCH (?:PATCH )*POST$/)

  const arrived = await attachmentOf(site.dataDir, seafarer)
  expect([arrived.name, arrived.bytes.equals(BYTES)]).toEqual(['Коваленко CV.pdf', true])
  // Nothing of it is remembered here.
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.includes('upload'))).toEqual([])
})

test('after the page is loaded again the same file goes on, in another language too', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const sent = await watchSending(page)
  const file = await onDisk('cv.pdf')
  await page.goto(`/uk/forms/answer/${vacancy}`)
  const mend = await breakAfter(page, context, 2)
  await field(page, 'cv').setInputFiles(file)
  await expect(status(page)).toContainText('Зв’язок зник')
  await context.setOffline(false)
  await page.goto(`/de/forms/answer/${vacancy}`)
  mend()
  await field(page, 'cv').setInputFiles(file)
  await expect(kept(page)).toContainText('angekommen')
  await expect(kept(page)).toContainText('cv.pdf')
  await expect.poll(sent.ofFile).toBe(BYTES.length)
  // It is whole by now: once more it is only asked for.
  await page.reload()
  await field(page, 'cv').setInputFiles(file)
  await expect(kept(page)).toContainText('cv.pdf')
  await expect.poll(sent.ofFile).toBe(BYTES.length)
})

test('a file is removed, on the site too, and another one takes its place', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404/)
  await page.goto(`/forms/answer/${vacancy}`)
  const mend = await breakAfter(page, context, 1)
  await field(page, 'cv').setInputFiles(await onDisk('wrong.pdf'))
  await expect(status(page)).toContainText('The link is lost')
  await context.setOffline(false)
  const dropped = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Remove this file' }).click()
  expect((await (await dropped).response())?.status()).toBe(204)
  await expect(field(page, 'cv')).toHaveValue('')
  await expect(field(page, 'cv')).toBeFocused()
  await expect(status(page)).toHaveText('')
  mend()
  await field(page, 'cv').setInputFiles(await onDisk('right.pdf'))
  await expect(kept(page)).toContainText('right.pdf')
})

test('what is wrong with a file is said as soon as it is there, and the form is not sent without it unawares', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const sent = await watchSending(page)
  await page.goto(`/uk/forms/answer/${vacancy}`)
  const bytes = documentWithMacros()
  await field(page, 'cv').setInputFiles({ name: 'cv.docx', mimeType: '', buffer: bytes })
  const sentence = 'У файлі є програми або інші файли'
  await expect(page.locator('#field-cv-error')).toContainText(sentence)
  await expect(field(page, 'cv')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, 'macros@ship.example')
  await send(page).click()
  const summary = page.locator('.form-main > .wrong')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(sentence)
  expect(await sent.ofForm()).toBeNull()
  await page.getByRole('button', { name: 'Прибрати цей файл' }).click()
  await expect(page.locator('#field-cv-error')).toHaveCount(0)
  await send(page).click()
  await expect(page).toHaveURL(/\?sent=MH-/)
})

test.describe('a photo of a telephone', () => {
  let bytes: Buffer
  test.beforeAll(async () => {
    // Lying on its side.
    bytes = await sharp(await photograph(3_000, 2_000))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
  })

  test('is made smaller where its sender agrees, and stays upright', async ({ page, site }) => {
    const seafarer = 'smaller@photo.example'
    const sent = await watchSending(page)
    await page.goto(`/uk/forms/answer/${vacancy}`)
    await field(page, 'cv').setInputFiles(await onDisk('IMG 7.jpeg', bytes))
    await expect(status(page)).toContainText('Розмір цієї фотографії')
    await axeFindsNothing(page, 'a photo that may be made smaller')
    expect(sent.methods()).toBe('')
    await page.getByRole('button', { name: 'Зменшити' }).click()
    await expect(kept(page)).toContainText('IMG 7.jpg')
    expect(sent.ofFile()).toBeLessThan(bytes.length * 0.7)
    await fill(page, seafarer)
    await send(page).click()
    await expect(page).toHaveURL(/\?sent=MH-/)
    const { width, height } = await sharp(
      (await attachmentOf(site.dataDir, seafarer)).bytes,
    ).metadata()
    expect([width, height]).toEqual([1_333, 2_000])
  })

  test('is sent as it is where its sender says so, or says nothing', async ({ page }) => {
    const sent = await watchSending(page)
    await page.goto(`/uk/forms/answer/${vacancy}`)
    const file = await onDisk('photo.jpg', bytes)
    await field(page, 'cv').setInputFiles(file)
    await page.getByRole('button', { name: 'Надіслати як є' }).click()
    await expect(kept(page)).toContainText('photo.jpg')
    await expect.poll(sent.ofFile).toBe(bytes.length)
    await field(page, 'cv').setInputFiles(await onDisk('other.jpg', bytes))
    await expect(page.getByRole('button', { name: 'Зменшити' })).toBeVisible()
    await fill(page, 'silent@photo.example')
    await send(page).click()
    await expect(page).toHaveURL(/\?sent=MH-/)
    await expect.poll(sent.ofFile).toBe(2 * bytes.length)
  })
})

for (const [what, break_] of [
  [
    'the site takes no parts',
    (page: Page) =>
      page.route('**/server/uploads', (route) =>
        route.fulfill({ status: 503, headers: { 'Retry-After': '3600' } }),
      ),
  ],
  [
    'the script for it does not come',
    (page: Page) => page.route('**/upload.js', (route) => route.abort()),
  ],
] as const) {
  test(`where ${what}, the file goes with its form`, async ({ page, quiet, site }) => {
    quiet.allow(/ERR_FAILED|status of 503/)
    const seafarer = `${what.replaceAll(' ', '-')}@whole.example`
    const sent = await watchSending(page)
    await page.goto(`/uk/forms/answer/${vacancy}`)
    await break_(page)
    await field(page, 'cv').setInputFiles(await onDisk('cv.pdf'))
    await fill(page, seafarer)
    await send(page).click()
    await expect(page).toHaveURL(/\?sent=MH-/)
    expect([sent.ofFile(), await sent.ofForm()]).toEqual([0, String(BYTES.length)])
    expect((await attachmentOf(site.dataDir, seafarer)).bytes.equals(BYTES)).toBe(true)
  })
}
