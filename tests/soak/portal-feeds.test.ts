import { gunzipSync } from 'node:zlib'

import { parseFeed } from '@rowanmanning/feed-parser'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { type Portal, PORTALS } from '../../src/domain/portal-feeds/portal-names'
import { breachesOf, factsIn, readPortalFeed } from '../fixtures/portal-rules'
import { ask, askBytes } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** What portals and readers of feeds fetch, from the production build. */

const under = siteUnderTest({ template: 'empty', env: { TRUST_PROXY_HOPS: '1' } })

let readers = 0
/** Each reader has an address of their own. */
const reader = () => ({ 'X-Forwarded-For': `203.0.113.${(readers += 1)}` })
const read = (path: string, headers: Record<string, string> = {}) =>
  ask(under.site.url, path, { ...reader(), ...headers })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function publish(collection: string, data: object): Promise<number> {
  const response = await under.editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const vacancy = (company: number, facts: object = {}) =>
  publish('vacancies', {
    company,
    rank: 'bosun',
    vesselType: 'product-tanker',
    pay: { min: 210_000, max: 230_000, currency: 'USD' },
    openUntilDay: inDays(30),
    joining: { port: 'Santos', country: 'BR' },
    description: 'The company’s own words: a long voyage, a good crew, and a cook who can cook.',
    ...facts,
  })

async function settle(data: object): Promise<{ status: number; text: string }> {
  const response = await under.editor.request('POST', '/globals/portal-feeds', data)
  return { status: response.status, text: await response.text() }
}

const allOn = Object.fromEntries(PORTALS.map((portal) => [portal, true]))
const OPERATOR = { operator: 'Harbour & Sons', email: 'jobs@harbour.example' }

const addressOf = (portal: Portal, prefix = '') => `${prefix}/vacancies-${portal}.xml`
const numbersIn = (xml: string, portal: Portal = 'indeed') =>
  readPortalFeed(portal, xml).map((item) =>
    Number.parseInt(factsIn(item).referencenumber ?? '', 10),
  )

async function sql(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: under.site.databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

let north: number

beforeAll(async () => {
  north = await publish('crewings', {
    name: 'North & <Sons>',
    slug: 'north',
    timeZone: 'UTC',
    country: 'UA',
    city: 'Odesa',
  })
})

describe('the feeds for portals', () => {
  it('nobody can fetch what is not switched on, and none is without a name and the accounts that are asked for', async () => {
    for (const portal of PORTALS) {
      expect([portal, (await read(addressOf(portal))).status]).toEqual([portal, 404])
    }
    expect(await settle({ portals: { indeed: true } })).toMatchObject({ status: 400 })
    const nameless = await settle({ portals: { jooble: true } })
    expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining('publishes')])
    const unknown = await settle({ operator: 'Harbour', portals: { linkedin: true } })
    expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('LinkedIn')])
    expect((await settle({ operator: 'Harbour', portals: { jooble: true } })).status).toBe(200)
    expect((await read(addressOf('jooble'))).status).toBe(200)
    expect((await read(addressOf('careerjet'))).status).toBe(404)
    expect((await read('/vacancies-monster.xml')).status).toBe(404)
    expect((await settle({ ...OPERATOR, portals: allOn })).status).toBe(200)
    expect((await settle({ operator: '', portals: allOn })).status).toBe(400)
  })

  it('a portal fetches what is open by its rules, in each language, with the name of the operator', async () => {
    expect((await settle({ ...OPERATOR, portals: allOn })).status).toBe(200)
    const id = await vacancy(north)
    for (const portal of PORTALS) {
      for (const prefix of ['', '/uk', '/ar']) {
        const { status, headers, body } = await read(addressOf(portal, prefix))
        expect([portal, prefix, status, headers['content-type']]).toEqual([
          portal,
          prefix,
          200,
          'application/xml; charset=utf-8',
        ])
        expect([portal, prefix, breachesOf(portal, body)]).toEqual([portal, prefix, []])
        expect(body).toContain(`${id}-${prefix.slice(1) || 'en'}`)
        expect(body).toContain('<![CDATA[North & <Sons>]]>')
      }
    }
    const { body } = await read(addressOf('indeed', '/uk'))
    expect(body).toContain('<publisher>Harbour &amp; Sons</publisher>')
    const [item] = readPortalFeed('indeed', body)
    expect(factsIn(item ?? (undefined as never))).toMatchObject({
      city: 'Santos',
      country: 'BR',
      email: 'jobs@harbour.example',
      salary: '$2100 - $2300 per month',
      requisitionid: String(id),
    })
    const page = new URL(factsIn(item ?? (undefined as never)).url ?? '')
    expect((await read(page.pathname + page.search)).status).toBe(200)
  })

  it('what closes is gone at the next fetch, and nothing that is invented, warned of or suspended is ever there', async () => {
    const [open, closed, suspended] = [
      await vacancy(north),
      await vacancy(north),
      await vacancy(north),
    ]
    const before = await read(addressOf('indeed'))
    expect(numbersIn(before.body)).toEqual(expect.arrayContaining([open, closed, suspended]))
    expect((await under.editor.request('POST', `/vacancies/${closed}/close`)).status).toBe(200)
    const after = await read(addressOf('indeed'), { 'If-None-Match': before.headers.etag ?? '' })
    expect(after.status).toBe(200)
    expect(numbersIn(after.body)).not.toContain(closed)
    // By itself, at the end of its last day.
    const tag = { 'If-None-Match': after.headers.etag ?? '' }
    expect((await read(addressOf('indeed'), tag)).status).toBe(304)
    await sql(
      `UPDATE publications SET listed_until = now() - interval '1 second' WHERE collection = 'vacancies' AND document = $1`,
      [String(suspended)],
    )
    const later = await read(addressOf('indeed'), tag)
    expect([later.status, numbersIn(later.body).includes(suspended)]).toEqual([200, false])
    // As the demo writes them; this site shows examples.
    await sql('UPDATE publications SET is_example = true WHERE document = $1', [String(open)])
    expect(numbersIn((await read(addressOf('indeed'))).body)).not.toContain(open)

    const south = await publish('crewings', { name: 'South', slug: 'south', timeZone: 'UTC' })
    const warned = await vacancy(south)
    const clear = await read(addressOf('jooble'))
    expect(clear.body).toContain(`id="${warned}-en"`)
    await publish('warnings', { company: south, kind: 'fee', since: inDays(-1) })
    const told = await read(addressOf('jooble'), { 'If-None-Match': clear.headers.etag ?? '' })
    expect([told.status, told.body.includes(`id="${warned}-en"`)]).toEqual([200, false])
  })

  it('an unchanged feed is sent once, compressed for readers who ask for it, and HEAD writes nothing', async () => {
    await vacancy(north)
    const first = await read(addressOf('indeed'))
    const etag = first.headers.etag ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['x-robots-tag']).toBe('noindex')
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await read(addressOf('indeed'), { 'If-None-Match': known })
      expect([known, again.status, again.body, again.headers.etag]).toEqual([known, 304, '', etag])
    }
    expect((await read(addressOf('indeed'), { 'If-None-Match': '"x"' })).status).toBe(200)
    // Each feed and each language has a tag of its own.
    const others = [addressOf('talent'), addressOf('indeed', '/uk')]
    for (const path of others) expect((await read(path)).headers.etag).not.toBe(etag)

    const zipped = await askBytes(under.site.url, addressOf('indeed'), {
      ...reader(),
      'Accept-Encoding': 'gzip',
    })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.bytes).toString('utf8')).toBe(first.body)

    const head = await read(addressOf('indeed'), { method: 'HEAD' })
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', etag])
    expect(head.headers['content-type']).toBe('application/xml; charset=utf-8')
    const known = await read(addressOf('indeed'), { method: 'HEAD', 'If-None-Match': etag })
    expect(known.status).toBe(304)
    expect((await read(addressOf('indeed'), { method: 'POST' })).status).toBe(405)

    // It has the name of the company, and what the settings say.
    await under.editor.request('PATCH', `/crewings/${north}?locale=en`, {
      name: 'Northern',
      _status: 'published',
    })
    const renamed = await read(addressOf('indeed'), { 'If-None-Match': etag })
    expect([renamed.status, renamed.body.includes('Northern')]).toEqual([200, true])
    expect((await settle({ ...OPERATOR, operator: 'Another', portals: allOn })).status).toBe(200)
    const tag = { 'If-None-Match': renamed.headers.etag ?? '' }
    expect((await read(addressOf('indeed'), tag)).body).toContain('<publisher>Another</publisher>')
  })

  it('who fetches too often is asked to wait', async () => {
    const address = { 'X-Forwarded-For': '198.51.100.7' }
    const asked = await Promise.all(
      Array.from({ length: 61 }, () =>
        ask(under.site.url, addressOf('indeed'), { ...address, method: 'HEAD' }),
      ),
    )
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read(addressOf('indeed'), { method: 'HEAD' })).status).toBe(200)
  })

  it('while the database is slow, portals are asked to come again', async () => {
    const client = new pg.Client({ connectionString: under.site.databaseUrl })
    await client.connect()
    await client.query('BEGIN; LOCK TABLE portal_feeds IN ACCESS EXCLUSIVE MODE')
    try {
      const { status, headers } = await read(addressOf('indeed'))
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ])
    } finally {
      await client.query('ROLLBACK')
      await client.end()
    }
    expect((await read(addressOf('indeed'))).status).toBe(200)
  })
})

describe('the feeds for readers', () => {
  it('are Atom with a content, and JSON with the same entries, that the list names', async () => {
    const id = await vacancy(north, { rank: 'wiper' })
    const list = (await read('/uk/crewings?rank=wiper')).body
    expect(list).toMatch(
      /<link rel="alternate" type="application\/feed\+json"[^>]* href="[^"]*\/uk\/vacancies\.json\?rank=wiper"/,
    )
    const atom = parseFeed((await read('/uk/vacancies.atom?rank=wiper')).body)
    expect(atom.items[0]?.content).toContain('<p>The company’s own words')
    const { status, headers, body } = await read('/uk/vacancies.json?rank=wiper')
    expect([status, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
    const json = JSON.parse(body) as { feed_url: string; items: Record<string, string>[] }
    expect(json.feed_url).toMatch(/\/uk\/vacancies\.json\?rank=wiper$/)
    expect(json.items.map(({ id: name }) => name)).toEqual(atom.items.map(({ id: name }) => name))
    expect(json.items[0]?.url).toContain(`/uk/crewings/north/${id}-wiper-`)
    expect(json.items[0]?.content_html).toBe(atom.items[0]?.content)
    const again = await read('/uk/vacancies.json?rank=wiper', {
      'If-None-Match': headers.etag ?? '',
    })
    expect([again.status, again.body]).toEqual([304, ''])
  })
})
