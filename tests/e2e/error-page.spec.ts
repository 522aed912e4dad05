import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import pg from 'pg'
import sharp from 'sharp'

import { ask } from '../site/ask'
import { Editor, paragraph } from '../site/editor'
import { forget, type ServedSite, serveSite } from '../site/site'
import { expect, test } from './test'

/** The error page of the client's specification, and the cat on it. */

/** What the picture service answers next. */
let answerWith: (respond: import('node:http').ServerResponse) => void
let service: Server
let site: ServedSite

test.beforeAll(async () => {
  service = createServer((_, response) => {
    answerWith(response)
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  site = await serveSite({ env: { CAT_IMAGE_URL: `http://127.0.0.1:${address.port}/cat` } })
})
test.afterAll(async () => {
  await site.stop()
  await forget(site.dataDir)
  service.closeAllConnections()
  service.close()
})

const cat = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#c90' } })
    .jpeg()
    .toBuffer()

test('says what was not found, is sorry, shows a cat and leads home', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const picture = await cat()
  answerWith = (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
  const answer = await page.goto(`${site.url}/uk/немає/такої?звідки=лист`)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 - Сторінку не знайдено: /uk/немає/такої?звідки=лист')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Сторінку не знайдено: /uk/немає/такої?звідки=лист',
  )
  await expect(page.getByText('На жаль, ми не знайшли сторінку, яку ви шукаєте.')).toBeVisible()
  const image = page.getByRole('img', { name: 'Кіт' })
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBe(640)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await page.getByRole('link', { name: 'На головну сторінку' }).click()
  await expect(page).toHaveURL(`${site.url}/uk`)
})

test('a page that cannot be drawn is a static page with a number, and tells crawlers nothing', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  const editor = await Editor.signIn(site.url)
  const id = await editor.create('uk', { title: 'Зламана', slug: 'зламана', body: paragraph('x') })
  await editor.publish(id, 'uk')
  // No editor can do this; a fault of ours could.
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query(`UPDATE pages_locales SET body = '{"root":null}'
    WHERE _parent_id = ${id}`)
  await client.end()

  const answer = await page.goto(`${site.url}/uk/зламана`)
  expect(answer?.status()).toBe(500)
  await expect(page).toHaveTitle('500 - Щось пішло не так')
  await expect(page.locator('.reference')).toContainText(answer?.headers()['x-request-id'] ?? '?')
  expect(await page.content()).not.toMatch(/TypeError|\bat .*\.js|<script/)

  const path = `/uk/${encodeURIComponent('зламана')}`
  const crawler = await ask(site.url, path, { 'User-Agent': 'Googlebot/2.1' })
  expect(crawler.status).toBe(500)
  expect(crawler.body).toContain('<title>Mariner Hub</title>')
  expect(crawler.body).not.toContain('500')
})
