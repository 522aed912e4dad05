import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { type CatService, startCatService } from '../site/cat-service'
import { forget, type ServedSite, serveSite } from '../site/site'

/** The words of error pages, and when the service of cats is asked. */

let service: CatService
let site: ServedSite

beforeAll(async () => {
  service = await startCatService()
  site = await serveSite({ env: { CAT_IMAGE_URL: service.url } })
})
afterAll(async () => {
  await site.stop()
  await forget(site.dataDir)
  service.close()
})

const cat = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#c90' } })
    .jpeg()
    .toBuffer()

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

test('a visitor who saves data is sent no photograph', async () => {
  const before = service.asked
  const { body } = await ask(site.url, '/nope', { 'Save-Data': 'on' })
  expect(body).not.toContain('/cat.webp')
  const { status, location } = await ask(site.url, '/cat.webp', { 'Save-Data': 'on' })
  expect([status, location]).toEqual([307, '/cat.svg'])
  expect(service.asked).toBe(before)
  const shipped = await ask(site.url, '/cat.svg')
  expect([shipped.status, shipped.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

test('a flood of error pages asks the service a few times', async () => {
  const picture = await cat()
  service.answerWith = (response) =>
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
  const before = service.asked
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(site.url, '/cat.webp')))
  expect(answers.every(({ status }) => status === 200 || status === 307)).toBe(true)
  expect(answers.some(({ headers }) => headers['content-type'] === 'image/webp')).toBe(true)
  expect(service.asked - before).toBeLessThanOrEqual(8)
})

// Last: a service in trouble is not asked again for a while.
test('a service in trouble gives the shipped cat, and says why in the log', async () => {
  service.answerWith = (response) => response.writeHead(500).end('no')
  // What was kept of better days is shown for ten minutes; another instance has none of it.
  const { databaseUrl } = site
  const troubled = await serveSite({ databaseUrl, env: { CAT_IMAGE_URL: service.url } })
  try {
    const { status, location } = await ask(troubled.url, '/cat.webp')
    expect([status, location]).toEqual([307, '/cat.svg'])
    await expect.poll(() => troubled.output()).toContain('There is no cat')
  } finally {
    await troubled.stop()
    await forget(troubled.dataDir)
  }
})
