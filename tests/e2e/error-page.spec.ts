import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import pg from 'pg'
import sharp from 'sharp'

import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.mjs'
import { ask } from '../site/ask'
import { Editor, paragraph } from '../site/editor'
import { forget, type Site, startSite } from '../site/site'
import { expect, test } from './test'

/** The error page of the client's specification, and the cat on it. */

/** What the picture service answers next. */
let answerWith: (respond: import('node:http').ServerResponse) => void
let asked = 0
let service: Server
let site: Site

test.beforeAll(async () => {
  service = createServer((_, response) => {
    asked += 1
    answerWith(response)
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  site = await startSite({ env: { CAT_IMAGE_URL: `http://127.0.0.1:${address.port}/cat` } })
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

test('in English by the specification’s own words', async () => {
  const { body } = await ask(site.url, '/no/such?a=1')
  const text = body.replace(/<[^>]+>/g, '')
  expect(text).toContain('Page not found: /no/such?a=1')
  expect(body).toContain('<title>404 - Page not found: /no/such?a=1</title>')
  expect(text).toContain('Sorry, we couldn&#x27;t find the page you&#x27;re looking for.')
})

test('an address that breaks a rule of its route says so by those words', async () => {
  const { status, body } = await ask(site.url, '/sitemap-02.xml')
  expect(status).toBe(404)
  expect(body).toContain('<title>404 - Page Not Found: /sitemap-02.xml</title>')
})

test('whoever saves data is sent no photograph', async () => {
  const before = asked
  const { body } = await ask(site.url, '/nope', { 'Save-Data': 'on' })
  expect(body).not.toContain('/cat.webp')
  const { status, location } = await ask(site.url, '/cat.webp', { 'Save-Data': 'on' })
  expect([status, location]).toEqual([307, '/cat.svg'])
  expect(asked).toBe(before)
  const shipped = await ask(site.url, '/cat.svg')
  expect([shipped.status, shipped.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

/** A service in trouble pauses the asking, so each trouble has a site of its own kind: one at a time. */
const TROUBLES: Record<string, (response: import('node:http').ServerResponse) => void> = {
  'answers 500': (response) => response.writeHead(500).end('no'),
  'sends a page': (response) =>
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<script>alert(1)</script>'),
  'sends a drawing with a script': (response) =>
    response
      .writeHead(200, { 'Content-Type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
  'sends far too much': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  hangs: () => {},
}

test('a service in trouble gives the shipped cat, in time, and says why in the log', async () => {
  test.setTimeout(120_000)
  for (const [name, trouble] of Object.entries(TROUBLES)) {
    answerWith = trouble
    const address = service.address() as { port: number }
    const troubled = await startSite({
      dataDir: site.dataDir.replace(/$/, '-troubled'),
      env: { CAT_IMAGE_URL: `http://127.0.0.1:${address.port}/cat`, SEED: 'none' },
    })
    try {
      const began = performance.now()
      const { status, location } = await ask(troubled.url, '/cat.webp')
      expect([name, status, location]).toEqual([name, 307, '/cat.svg'])
      expect(performance.now() - began).toBeLessThan(5_000)
      await expect.poll(() => troubled.output()).toContain('There is no cat')
      if (name === 'hangs') {
        expect(troubled.output()).toContain('The operation was aborted due to timeout')
      }
      // Nor is it asked again at once.
      const before = asked
      expect((await ask(troubled.url, '/cat.webp')).status).toBe(307)
      expect(asked).toBe(before)
    } finally {
      await troubled.stop()
    }
  }
  await forget(site.dataDir.replace(/$/, '-troubled'))
})

test('a flood of error pages asks the service a few times', async () => {
  const picture = await cat()
  answerWith = (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
  const before = asked
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(site.url, '/cat.webp')))
  expect(answers.every(({ status }) => status === 200 || status === 307)).toBe(true)
  expect(answers.some(({ headers }) => headers['content-type'] === 'image/webp')).toBe(true)
  expect(asked - before).toBeLessThanOrEqual(8)
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
  const { url } = await startEmbeddedPostgres({ dataDir: site.dataDir })
  const client = new pg.Client({ connectionString: url })
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

test('a page that breaks in the browser says so in its language, and leads on', async ({
  page,
  quiet,
}) => {
  quiet.allow(/./)
  await page.goto(`${site.url}/uk`)
  // An element of a kind that there is not: a fault of ours that only the browser meets.
  await page.route(/_rsc=/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('["$","h1"', '["$",{}')
    await route.fulfill({ response, body })
  })
  await page.locator('header nav a').first().click()
  await expect(page.getByRole('heading', { name: 'Щось пішло не так' })).toBeVisible()
  // The browser's fault is in no log, so there is no number to tell.
  await expect(page.getByText('Номер помилки:')).toHaveCount(0)
  await page.getByRole('link', { name: 'На головну сторінку' }).click()
  await expect(page).toHaveURL(`${site.url}/uk`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Щось пішло не так')
})
