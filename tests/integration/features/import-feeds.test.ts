import * as xlsx from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { daysLater } from '../../../src/domain/time/calendar-day'
import type { ImportProgress } from '../../../src/features/imports/imports.endpoint'
import enImports from '../../../src/i18n/panel/imports/en.json' with { type: 'json' }
import type { ImportFeed } from '../../../src/payload-types'
import { file, type FeedServer, openFeedServer } from '../../site/feed-server'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** Feeds that the site fetches by itself, from a server of this machine. */

const cms = cmsUnderTest()

const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

let server: FeedServer
let admin: RestClient
let editor: RestClient
let company: number
let companies = 0

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

/** A file with a vacancy for each id. */
const table = (...ids: string[]) =>
  ['externalId,rank,vesselType,openUntilDay,pay.from,pay.currency,pay.period']
    .concat(ids.map((id) => `${id},chief-mate,lng-carrier,${inDays(20)},9500,USD,month`))
    .join('\n')

beforeAll(async () => {
  server = await openFeedServer()
  for (const role of ['admin', 'editor'] as const) {
    const account = { email: `${role}@site.example`, password: 'only-for-tests' }
    await cms().create({ collection: 'staff', data: { ...account, name: role, role } })
  }
  admin = await signIn('admin@site.example', 'only-for-tests')
  editor = await signIn('editor@site.example', 'only-for-tests')
  const hosts = [{ host: `feeds.example:${server.port}` }]
  expect((await ask(admin, 'POST', '/globals/feed-hosts', { hosts })).status).toBe(200)
})

afterAll(() => server.close())

beforeEach(async () => {
  await sql('DELETE FROM import_feeds')
  server.asked.length = 0
  companies += 1
  const data = { name: `Feeder ${companies}`, timeZone: 'UTC', _status: 'published' as const }
  company = (await cms().create({ collection: 'crewings', locale: 'en', data })).id
})

const newFeed = (more: Partial<ImportFeed> = {}) =>
  cms().create({
    collection: 'import-feeds',
    data: {
      company,
      address: server.address('/jobs.csv'),
      format: 'csv',
      every: '24',
      state: 'new',
      ...more,
    },
    depth: 0,
  })

const read = async (id: number) => cms().findByID({ collection: 'import-feeds', id, depth: 0 })

const makeDue = (id: number) =>
  sql(`UPDATE import_feeds SET next_at = now() - interval '1 second' WHERE id = $1`, [id])

/** What instances do in the course of time: feeds that are due, and then what they brought. */
async function work(instances = 1): Promise<number> {
  const { fetchDueFeeds } = await import('../../../src/features/imports/feeds.runner')
  const { workOnImports } = await import('../../../src/features/imports/imports.runner')
  const { settleImports } = await import('../../../src/features/imports/feed-leases.hooks')
  const fetches = Array.from({ length: instances }, () =>
    fetchDueFeeds(cms(), { network: server.network }),
  )
  const counts = await Promise.all(fetches)
  const { rowFlagger } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
  while (await workOnImports(cms(), rowFlagger));
  await settleImports(cms())
  return counts.reduce((sum, count) => sum + count, 0)
}

const importsOf = async (feed: number) => {
  const where = { feed: { equals: feed } }
  return (await cms().find({ collection: 'imports', where, sort: 'id', depth: 0 })).docs
}

/** Ids of what the company has open. */
const open = async () => {
  const { docs } = await cms().find({
    collection: 'vacancies',
    where: {
      company: { equals: company },
      openUntil: { greater_than: new Date().toISOString() },
      _status: { equals: 'published' },
    },
    sort: 'externalId',
    depth: 0,
  })
  return docs.map(({ externalId }) => externalId)
}

describe('a feed that is due', () => {
  it('may be a workbook', async () => {
    const rows = table('a', 'b')
      .split('\n')
      .map((line) => line.split(','))
    const book = xlsx.utils.book_new(xlsx.utils.aoa_to_sheet(rows), 'Jobs')
    server.answer = file(xlsx.write(book, { bookType: 'xlsx', type: 'buffer' }) as Buffer, {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
    const { id } = await newFeed({ address: server.address('/jobs.xlsx') })
    await work()
    expect(await open()).toEqual(['a', 'b'])
    // Nobody would say so the next time.
    const [imported] = await importsOf(id)
    const progress = await ask(editor, 'GET', `/imports/${imported?.id}/progress`)
    expect(progress.body).toMatchObject({ maySayWhichSheet: false, workbook: { sheet: 'Jobs' } })
  })

  it('is fetched and published without anybody, and what leaves it is closed', async () => {
    server.answer = file(table('a', 'b', 'c', 'd'), { ETag: '"1"' })
    const { id } = await newFeed()
    expect(await work()).toBe(1)
    expect(await open()).toEqual(['a', 'b', 'c', 'd'])
    const first = await read(id)
    expect(first).toMatchObject({ state: 'well', problem: null, failures: 0 })
    const hours = (new Date(first.nextAt ?? '').getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    // Not before it is due again.
    expect(await work()).toBe(0)
    await makeDue(id)
    server.answer = file(table('a', 'b', 'c', 'e'))
    expect(await work()).toBe(1)
    expect(await open()).toEqual(['a', 'b', 'c', 'e'])
  })

  it('is asked whether it has changed, and left alone where it has not', async () => {
    const modified = 'Tue, 24 Nov 2026 10:00:00 GMT'
    server.answer = file(table('a'), { ETag: '"1"', 'Last-Modified': modified })
    const { id } = await newFeed()
    await work()
    server.answer = (request, response) => void response.writeHead(304).end()
    await makeDue(id)
    await work()
    expect(server.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': modified,
    })
    expect(await read(id)).toMatchObject({ state: 'same', problem: null })
    // A server that knows no such question sends the same again.
    server.answer = file(table('a'))
    await makeDue(id)
    await work()
    expect(await read(id)).toMatchObject({ state: 'same' })
    expect(await importsOf(id)).toHaveLength(1)
  })

  it('is fetched once, by however many instances', async () => {
    server.answer = (_request, response) => {
      const say = () => response.writeHead(200, { 'Content-Type': 'text/csv' }).end(table('a'))
      setTimeout(say, 100)
    }
    const { id } = await newFeed()
    expect(await work(5)).toBe(1)
    expect(server.asked).toHaveLength(1)
    expect(await importsOf(id)).toHaveLength(1)
  })

  it('of an instance that died is fetched by another, and only the newer one counts', async () => {
    const { acquireFeed, noteFetched } =
      await import('../../../src/features/imports/feed-leases.hooks')
    const { id } = await newFeed()
    const dead = await acquireFeed(cms())
    if (!dead) throw new Error('The feed is due.')
    expect(await acquireFeed(cms())).toBeUndefined()
    await sql(`UPDATE import_feeds SET lease_until = now() - interval '1 second'`)
    server.answer = file(table('a'))
    expect(await work()).toBe(1)
    // It comes back to life.
    await expect(noteFetched(cms(), dead, { state: 'same' })).rejects.toThrow('lease')
    expect(await read(id)).toMatchObject({ state: 'well' })
  })

  it('waits for somebody where a text may be in any language, and goes on by what they said', async () => {
    const texts = (...ids: string[]) =>
      table(...ids)
        .split('\n')
        .map((line, row) => `${line},${row === 0 ? 'Remarks' : 'A fair ship.'}`)
        .join('\n')
    server.answer = file(texts('a'))
    const { id } = await newFeed()
    await work()
    expect(await open()).toEqual([])
    const [waiting] = await importsOf(id)
    expect(waiting?.state).toBe('mapping')
    const mapping = { ...(waiting?.mapping as object), Remarks: 'description.uk' }
    const said = await ask(editor, 'POST', `/imports/${waiting?.id}/map`, { mapping })
    expect(said.status).toBe(200)
    await work()
    expect(await open()).toEqual(['a'])
    await makeDue(id)
    server.answer = file(texts('a', 'b'))
    await work()
    expect(await open()).toEqual(['a', 'b'])
  })

  it('closes no more than a third at once without somebody who agrees', async () => {
    server.answer = file(table('a', 'b', 'c', 'd'))
    const { id } = await newFeed()
    await work()
    server.answer = file(table('a', 'b'))
    await makeDue(id)
    await work()
    expect(await open()).toEqual(['a', 'b', 'c', 'd'])
    const [, held] = await importsOf(id)
    expect(held).toMatchObject({ state: 'held', counts: { close: 2 } })
    // Until somebody has decided, nothing else is fetched: it would be planned against what is about to change.
    await makeDue(id)
    server.answer = file(table('a', 'b', 'c', 'd'))
    expect(await work()).toBe(0)
    expect(await read(id)).toMatchObject({ state: 'waiting' })
    // Nor does it say that it would.
    expect((await ask(editor, 'POST', `/import-feeds/${id}/fetch`)).status).toBe(409)
    const agreed = await ask(editor, 'POST', `/imports/${held?.id}/apply`, {})
    expect(agreed.status).toBe(200)
    expect(await work()).toBe(0)
    expect(await open()).toEqual(['a', 'b'])
    await makeDue(id)
    expect(await work()).toBe(1)
    expect(await open()).toEqual(['a', 'b', 'c', 'd'])
  })
})

/** A feed of jobs as portals take it, with a job for each id. */
const jobs = (...ids: string[]) =>
  `<?xml version="1.0"?><source xml:lang="en"><publisher>Example</publisher>${ids
    .map(
      (id) =>
        `<job><title>Chief Officer - LNG Carrier</title><referencenumber>${id}</referencenumber><date>${inDays(-1)}</date><expirationdate>${inDays(20)}</expirationdate><salary>USD 9500 per month</salary><description><![CDATA[<p>Ship ${id}</p>]]></description></job>`,
    )
    .join('')}</source>`

/** A feed of news, with an item for each id. */
const news = (...ids: string[]) =>
  `<rss version="2.0"><channel><language>en</language>${ids
    .map(
      (id) =>
        `<item><title>Bosun, Bulk Carrier</title><guid>${id}</guid><pubDate>${new Date().toUTCString()}</pubDate><description>&lt;p&gt;Salary: 1900 USD per month&lt;/p&gt;&lt;p&gt;Ship ${id}&lt;/p&gt;</description></item>`,
    )
    .join('')}</channel></rss>`

const page = (...ids: string[]) =>
  `<!doctype html><html lang="en"><title>Jobs</title>${ids
    .map((identifier) => {
      const posting = {
        '@type': 'JobPosting',
        title: 'Bosun, Bulk Carrier',
        identifier,
        validThrough: inDays(20),
        baseSalary: { currency: 'USD', value: { value: 1900, unitText: 'MONTH' } },
        description: `<p>Ship ${identifier}</p>`,
      }
      return `<script type="application/ld+json">${JSON.stringify(posting)}</script>`
    })
    .join('')}</html>`

const as = (type: string) => ({ 'Content-Type': type })

describe('rows of a feed that wait', () => {
  const waiting = (id: string) => `${id},Dancing bear,lng-carrier,${inDays(20)},9500,USD,month`
  const correct = async (id: number, position: number) => {
    const corrections = [{ position, field: 'rank', instead: 'bosun', isForAll: true }]
    const { body, status } = await ask<{ errors?: { message: string }[] }>(
      editor,
      'POST',
      `/imports/${id}/correct`,
      { corrections },
    )
    await work()
    return [status, body.errors?.[0]?.message]
  }
  const progressOf = async (id: number) =>
    (await ask<ImportProgress>(editor, 'GET', `/imports/${id}/progress`)).body

  it('are corrected by somebody after the others were published, and so is the next file', async () => {
    server.answer = file([table('a'), waiting('b'), waiting('c')].join('\n'))
    const feed = await newFeed()
    await work()
    expect(await open()).toEqual(['a'])
    const [first] = await importsOf(feed.id)
    const id = first?.id ?? 0
    expect(await progressOf(id)).toMatchObject({
      ...{ state: 'applied', isDesk: true },
      counts: { done: 1, refused: 2 },
    })
    // What is published is past correcting here.
    expect(await correct(id, 1)).toEqual([409, expect.any(String)])
    expect(await correct(id, 2)).toEqual([200, undefined])
    expect(await open()).toEqual(['a', 'b', 'c'])
    const after = await progressOf(id)
    expect(after).toMatchObject({ state: 'applied', counts: { done: 3, refused: 0, close: 0 } })

    server.answer = file([table('a'), waiting('b'), waiting('c'), waiting('d')].join('\n'))
    await makeDue(feed.id)
    await work()
    expect(await open()).toEqual(['a', 'b', 'c', 'd'])
    // What the older file says may not be true any more.
    expect((await progressOf(id)).isDesk).toBe(false)
    expect(await correct(id, 3)).toEqual([409, enImports.importFeedNewer])

    const [, second] = await importsOf(feed.id)
    expect((await progressOf(second?.id ?? 0)).counts).toMatchObject({
      create: 1,
      same: 3,
      done: 1,
    })
  })

  it('are left out by somebody, and no other row is touched', async () => {
    server.answer = file([table('a'), waiting('b')].join('\n'))
    const feed = await newFeed()
    await work()
    const [imported] = await importsOf(feed.id)
    const id = imported?.id ?? 0
    const leave = async (position: number) =>
      (
        await ask(editor, 'POST', `/imports/${id}/leave`, {
          positions: [position],
          isLeftOut: true,
        })
      ).status
    expect([await leave(1), await leave(2)]).toEqual([409, 200])
    expect(await progressOf(id)).toMatchObject({
      ...{ state: 'applied' },
      counts: { done: 1, refused: 0, leftOut: 1 },
    })
  })
})

describe('a feed of XML', () => {
  it('is published without anybody, and what leaves it is closed', async () => {
    server.answer = file(jobs('a', 'b', 'c', 'd'), as('application/xml; charset=utf-8'))
    const { id } = await newFeed({ format: 'xml' })
    await work()
    expect(await open()).toEqual(['a', 'b', 'c', 'd'])
    await makeDue(id)
    server.answer = file(jobs('a', 'b', 'c'), as('text/xml'))
    await work()
    expect(await open()).toEqual(['a', 'b', 'c'])
    const { docs } = await cms().find({
      collection: 'vacancies',
      where: { externalId: { equals: 'a' }, company: { equals: company } },
      locale: 'en',
      depth: 0,
    })
    expect(docs[0]).toMatchObject({
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      description: 'Ship a',
      pay: { min: 950_000, currency: 'USD', period: 'month' },
    })
  })

  it.each([
    ['xml', news, 'application/rss+xml'],
    ['page', page, 'text/html; charset=utf-8'],
  ] as const)(
    'of the newest closes nothing that it no longer shows: %s',
    async (format, of, type) => {
      server.answer = file(of('a', 'b', 'c', 'd'), as(type))
      const { id } = await newFeed({ format })
      await work()
      expect(await open()).toEqual(['a', 'b', 'c', 'd'])
      await makeDue(id)
      server.answer = file(of('b', 'c', 'd', 'e'), as(type))
      await work()
      expect(await open()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect((await importsOf(id)).map(({ closeMissing }) => closeMissing)).toEqual([false, false])
    },
  )

  it('that has become a page has gone wrong, and a page without jobs cannot be read', async () => {
    server.answer = file(page('a'), as('text/html'))
    const { id } = await newFeed({ format: 'xml' })
    await work()
    expect(await read(id)).toMatchObject({ problem: 'contentType', problemDetail: 'text/html' })
    await sql(`UPDATE import_feeds SET format = 'page' WHERE id = $1`, [id])
    await makeDue(id)
    server.answer = file('<!doctype html><title>Sign in</title>', as('text/html'))
    await work()
    expect(await read(id)).toMatchObject({ state: 'failed', problem: 'unreadable' })
    expect((await importsOf(id))[0]?.problem).toEqual({ reason: 'pageWithoutPostings' })
  })

  it('that names files of the machine is refused, and says why', async () => {
    const hostile = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>${jobs('a').replace(/<\?.*?\?>/, '')}`
    server.answer = file(hostile, as('application/xml'))
    const { id } = await newFeed({ format: 'xml' })
    await work()
    expect(await open()).toEqual([])
    expect((await importsOf(id))[0]?.problem).toMatchObject({ reason: 'xmlDeclaresTypes' })
  })
})

describe('a feed that fails', () => {
  it('closes nothing, rests longer each time, and says why', async () => {
    server.answer = file(table('a', 'b'))
    const { id } = await newFeed()
    await work()
    server.answer = file('', {}, 500)
    const rests = []
    for (let n = 1; n <= 4; n += 1) {
      await makeDue(id)
      await work()
      const feed = await read(id)
      expect(feed).toMatchObject({ state: 'failed', problem: 'status', problemDetail: '500' })
      expect(feed.failures).toBe(n)
      rests.push(Math.round((new Date(feed.nextAt ?? '').getTime() - Date.now()) / 60_000))
    }
    expect(rests).toEqual([15, 30, 60, 120])
    expect(await open()).toEqual(['a', 'b'])
    server.answer = file(table('a', 'b'))
    await makeDue(id)
    await work()
    expect(await read(id)).toMatchObject({ state: 'same', problem: null, failures: 0 })
  })

  it('rests as long as its server asks', async () => {
    server.answer = file('', { 'Retry-After': '7200' }, 503)
    const { id } = await newFeed()
    await work()
    const { nextAt } = await read(id)
    expect(Math.round((new Date(nextAt ?? '').getTime() - Date.now()) / 60_000)).toBe(120)
  })

  it('with a file that cannot be read closes nothing, and counts as a failure', async () => {
    server.answer = file(table('a', 'b'), { ETag: '"1"' })
    const { id } = await newFeed()
    await work()
    for (const body of ['{"vacancies": [', Buffer.from('PK\u0003\u0004 a workbook')]) {
      server.answer = file(body, { ETag: '"2"' })
      await makeDue(id)
      await work()
      expect(await open()).toEqual(['a', 'b'])
    }
    const feed = await read(id)
    expect(feed).toMatchObject({ state: 'failed', problem: 'unreadable', failures: 2 })
    // The next one is read whatever the server says of it.
    server.asked.length = 0
    await makeDue(id)
    server.answer = file(table('a', 'b'), { ETag: '"2"' })
    await work()
    expect(server.asked[0]?.headers['if-none-match']).toBeUndefined()
    expect(await read(id)).toMatchObject({ state: 'well', problem: null, failures: 0 })
  })

  it('five times is told to the admins, once, until it is well again', async () => {
    const { raiseAlerts } = await import('../../../src/cms/services/watching/raise-alerts')
    const { readSiteFigures } = await import('../../../src/cms/services/watching/site-figures')
    const raise = async () =>
      raiseAlerts(cms(), { figures: await readSiteFigures(), now: new Date() })
    server.answer = file('', {}, 404)
    const { id } = await newFeed()
    for (let n = 1; n <= 5; n += 1) {
      expect(await raise()).toEqual([])
      await makeDue(id)
      await work()
    }
    expect(await raise()).toEqual(['feed'])
    expect(await raise()).toEqual([])
    const { docs } = await cms().find({ collection: 'messages', sort: '-id', limit: 1, depth: 0 })
    expect(docs[0]?.subject).toContain('feeds of vacancies fail')
    await sql('UPDATE import_feeds SET paused = true')
    expect(await raise()).toEqual([])
    expect((await sql('SELECT 1 FROM raised_alerts')).rows).toEqual([])
  })

  it('of a company that nothing is published of is not asked, and no alert', async () => {
    server.answer = file(table('a'))
    const { id } = await newFeed()
    await sql('UPDATE crewings SET suspended_at = now() WHERE id = $1', [company])
    for (let n = 0; n < 6; n += 1) {
      await makeDue(id)
      await work()
    }
    expect(server.asked).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'failed', problem: 'company', failures: 0 })
  })

  it('is not asked at a host that is not allowed any more', async () => {
    server.answer = file(table('a'))
    const { id } = await newFeed()
    await ask(admin, 'POST', '/globals/feed-hosts', { hosts: [{ host: 'other.example' }] })
    try {
      await work()
      expect(server.asked).toEqual([])
      expect(await read(id)).toMatchObject({ problem: 'host' })
    } finally {
      const hosts = [{ host: `feeds.example:${server.port}` }]
      await ask(admin, 'POST', '/globals/feed-hosts', { hosts })
    }
  })

  it('at an address of this machine is not asked by a running site', async () => {
    const { fetchDueFeeds } = await import('../../../src/features/imports/feeds.runner')
    const { isPublicAddress } = await import('../../../src/cms/services/network/public-address')
    const { id } = await newFeed()
    const network = { ...server.network, isAllowed: isPublicAddress }
    await fetchDueFeeds(cms(), { network })
    expect(server.asked).toEqual([])
    expect(await read(id)).toMatchObject({ problem: 'notPublic' })
  })
})

describe('who writes feeds', () => {
  const feed = (address: string) => ({ company, address, format: 'csv', every: '6' })

  it('is told what is wrong with an address', async () => {
    const cases: [string, RegExp][] = [
      ['http://feeds.example/a.csv', /https/],
      ['https://user:word@feeds.example/', /name and password/],
      ['https://127.0.0.1/', /numbers/],
      ['https://[::1]/', /numbers/],
      ['https://localhost/', /no host of the internet/],
      ['https://elsewhere.example/a.csv', /elsewhere\.example: an admin/],
      ['nonsense', /no address/],
    ]
    for (const [address, sentence] of cases) {
      const { status, body } = await ask(editor, 'POST', '/import-feeds', feed(address))
      expect([address, status]).toEqual([address, 400])
      expect(JSON.stringify(body)).toMatch(sentence)
    }
    const { status } = await ask(editor, 'POST', '/import-feeds', feed(server.address('/a.csv')))
    expect(status).toBe(201)
    // A company has one.
    const second = await ask(editor, 'POST', '/import-feeds', feed(server.address('/b.csv')))
    expect(second.status).toBe(400)
  })

  it('begins again with another address, and goes on where it was paused', async () => {
    server.answer = file(table('a'), { ETag: '"1"' })
    const { id } = await newFeed()
    await work()
    await ask(editor, 'PATCH', `/import-feeds/${id}`, { paused: true })
    await makeDue(id)
    expect(await work()).toBe(0)
    await ask(editor, 'PATCH', `/import-feeds/${id}`, { paused: false })
    expect(await work()).toBe(1)
    const address = server.address('/other.csv')
    await ask(editor, 'PATCH', `/import-feeds/${id}`, { address })
    server.asked.length = 0
    expect(await work()).toBe(1)
    expect(server.asked[0]?.url).toBe('/other.csv')
    expect(server.asked[0]?.headers['if-none-match']).toBeUndefined()
  })

  it('has it fetched now, but not what is paused', async () => {
    server.answer = file(table('a'))
    const { id } = await newFeed()
    await work()
    expect((await ask(editor, 'POST', `/import-feeds/${id}/fetch`)).status).toBe(200)
    expect(await work()).toBe(1)
    expect(await importsOf(id)).toHaveLength(2)
    await ask(editor, 'PATCH', `/import-feeds/${id}`, { paused: true })
    expect((await ask(editor, 'POST', `/import-feeds/${id}/fetch`)).status).toBe(409)
    expect((await ask(editor, 'POST', '/import-feeds/x/fetch')).status).toBe(409)
  })

  it('does not say what a fetch has found, nor reads what is the runner’s', async () => {
    const { id } = await newFeed()
    await ask(editor, 'PATCH', `/import-feeds/${id}`, { state: 'well', failures: -5, etag: '"x"' })
    expect(await read(id)).toMatchObject({ state: 'new', failures: 0 })
    const { body } = await ask(editor, 'GET', `/import-feeds/${id}`)
    for (const name of ['etag', 'lease', 'digest', 'lastModified']) {
      expect(JSON.stringify(body)).not.toContain(`"${name}"`)
    }
  })

  it('does not allow hosts: admins do, each once and as they are compared', async () => {
    const write = (client: RestClient, ...names: string[]) =>
      ask<{ result?: { hosts: { host: string }[] } }>(client, 'POST', '/globals/feed-hosts', {
        hosts: names.map((host) => ({ host })),
      })
    expect((await write(editor, 'jobs.example.org')).status).toBe(403)
    expect((await write(admin, 'https://jobs.example.org/')).status).toBe(400)
    expect((await write(admin, '10.0.0.1')).status).toBe(400)
    expect((await write(admin, 'jobs.example.org', 'JOBS.example.org.')).status).toBe(400)
    const { body } = await write(admin, 'JOBS.Example.org:443', `feeds.example:${server.port}`)
    expect(body.result?.hosts.map(({ host }) => host)).toEqual([
      'jobs.example.org',
      `feeds.example:${server.port}`,
    ])
  })
})
