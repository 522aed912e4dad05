import Validator from '@adobe/structured-data-validator'
import { parseFeed } from '@rowanmanning/feed-parser'
import pg from 'pg'
import { expect, test } from 'vitest'

import { schemaOrgVocabulary } from '../fixtures/schema-org'
import { ask } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** Vacancies as search engines and readers of feeds get them, from the production build. */

const under = siteUnderTest({ template: 'empty', env: { TRUST_PROXY_HOPS: '1' } })

let readers = 0
/** Each reader has an address of their own. */
const reader = () => ({ 'X-Forwarded-For': `203.0.113.${(readers += 1)}` })
const read = (path: string, headers = {}) => ask(under.site.url, path, { ...reader(), ...headers })

const HOSTILE = '<script>alert(1)</script> & ]]> "Sons"'

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
    citizenships: ['PH'],
    ...facts,
  })

/** What a page says in the words of schema.org. */
function graphOf(body: string): Record<string, unknown>[] {
  return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '{}']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  )
}

const validator = new Validator(schemaOrgVocabulary())

interface Issue {
  severity: string
  issueMessage: string
}

async function errorsIn(graph: readonly Record<string, unknown>[]): Promise<string[]> {
  const found: string[] = []
  for (const thing of graph) {
    const issues = (await validator.validate({
      jsonld: { [String(thing['@type'])]: [structuredClone(thing)] },
    })) as Issue[]
    found.push(
      ...issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ issueMessage }) => issueMessage),
    )
  }
  return found
}

const typesOf = (graph: readonly Record<string, unknown>[]) => graph.map((one) => one['@type'])

test('search engines read job postings, companies and lists that are valid, and none of what is closed', async () => {
  const company = await publish('crewings', {
    name: `North ${HOSTILE}`,
    slug: 'north',
    timeZone: 'UTC',
    country: 'UA',
    city: 'Odesa',
    email: 'crew@north.example',
    website: 'https://north.example/',
    licence: { number: '7', authority: 'MoT', validUntil: inDays(300), checkedOn: inDays(-3) },
  })
  const id = await vacancy(company, { description: HOSTILE })
  const path = `/uk/crewings/north/${id}-bosun-product-tanker`
  const page = await read(path)
  const graph = graphOf(page.body)
  expect(typesOf(graph)).toEqual(['BreadcrumbList', 'JobPosting'])
  expect(await errorsIn(graph)).toEqual([])
  expect(graph[1]).toMatchObject({
    identifier: { value: String(id) },
    jobLocation: { address: { addressCountry: 'BR', addressLocality: 'Santos' } },
    baseSalary: { currency: 'USD', value: { minValue: 2100, maxValue: 2300, unitText: 'MONTH' } },
    hiringOrganization: { name: `North ${HOSTILE}`, sameAs: 'https://north.example/' },
    directApply: true,
  })
  const ofCompany = graphOf((await read('/crewings/north')).body)
  expect(typesOf(ofCompany)).toEqual(['Organization', 'BreadcrumbList', 'ItemList'])
  expect(await errorsIn(ofCompany)).toEqual([])
  const ofList = graphOf((await read('/uk/crewings')).body)
  expect(typesOf(ofList)).toEqual(['BreadcrumbList', 'ItemList'])
  expect(await errorsIn(ofList)).toEqual([])
  // When it was published, not when it was asked for.
  const sitemap = (await read('/uk/sitemap.xml')).body
  const stored = await under.editor.request('GET', `/vacancies/${id}?depth=0`)
  const { lastPublishedAt } = (await stored.json()) as { lastPublishedAt: string }
  expect(sitemap).toContain(`${path}</loc><lastmod>${lastPublishedAt}</lastmod>`)

  expect((await under.editor.request('POST', `/vacancies/${id}/close`)).status).toBe(200)
  const closed = await read(path)
  expect([closed.status, graphOf(closed.body)]).toEqual([200, []])
  expect((await read('/uk/sitemap.xml')).body).not.toContain(path)
  expect(graphOf((await read('/uk/crewings')).body)).toEqual([])
})

test('nothing invented is told to search engines', async () => {
  const company = await publish('crewings', {
    name: 'East',
    slug: 'east',
    timeZone: 'UTC',
    country: 'PL',
  })
  const id = await vacancy(company)
  const path = `/crewings/east/${id}-bosun-product-tanker`
  expect(typesOf(graphOf((await read(path)).body))).toContain('JobPosting')
  // As the demo writes them: what says so is not to be sent.
  const client = new pg.Client({ connectionString: under.site.databaseUrl })
  await client.connect()
  await client.query('UPDATE crewings SET is_example = true WHERE slug = $1', ['east'])
  await client.query('UPDATE vacancies SET is_example = true WHERE id = $1', [id])
  await client.query(
    `UPDATE publications SET is_example = true, revision = 'another' WHERE path LIKE 'crewings/east%'`,
  )
  await client.end()
  for (const address of [path, '/crewings/east']) {
    const { status, body } = await read(address)
    expect([status, graphOf(body)]).toEqual([200, []])
  }
})

test('the list names its feed, which a reader reads, and which is sent once', async () => {
  const company = await publish('crewings', { name: HOSTILE, slug: 'south', timeZone: 'UTC' })
  const id = await vacancy(company, { rank: 'wiper' })
  const list = (await read('/uk/crewings?rank=wiper&sort=pay')).body
  const link = /<link rel="alternate" type="application\/atom\+xml" [^>]*href="([^"]+)"/.exec(list)
  expect(link?.[1]).toMatch(/\/uk\/vacancies\.atom\?rank=wiper$/)
  expect(list).toMatch(/<a href="\/uk\/vacancies\.atom\?rank=wiper"/)

  const path = '/uk/vacancies.atom?rank=wiper'
  const feed = await read(path)
  expect([feed.status, feed.headers['content-type'], feed.headers['x-robots-tag']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'noindex',
  ])
  const { items, language } = parseFeed(feed.body)
  expect([language, items.length, items[0]?.authors[0]?.name]).toEqual(['uk', 1, HOSTILE])
  expect(items[0]?.url).toMatch(new RegExp(`/uk/crewings/south/${id}-wiper-product-tanker$`))
  expect((await read('/vacancies.atom')).body).toContain('xml:lang="en"')
  expect((await read('/en/vacancies.atom?rank=wiper')).headers.location).toMatch(
    /\/vacancies\.atom\?rank=wiper$/,
  )

  const etag = feed.headers.etag ?? ''
  const again = await read(path, { 'If-None-Match': `"x", ${etag}` })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag])

  expect((await under.editor.request('POST', `/vacancies/${id}/close`)).status).toBe(200)
  const gone = await read(path, { 'If-None-Match': etag })
  expect(gone.status).toBe(200)
  expect(parseFeed(gone.body).items).toEqual([])
  const tombstone = /<at:deleted-entry ref="([^"]+)" when="([^"]+)"\/>/.exec(gone.body)
  expect(tombstone?.[1]).toBe(items[0]?.id)
  // One that is older than its entry is passed over.
  expect(Date.parse(tombstone?.[2] ?? '')).toBeGreaterThan(Number(items[0]?.updated))
})

test('whatever stands in its address, the feed answers as the list does', async () => {
  for (const query of [
    'rank=captainn',
    '__proto__=1&constructor=x&rank=__proto__',
    'words=%00%01%1b',
    'words=%E0%A4%A',
    `words=${encodeURIComponent(HOSTILE)}`,
    'pay=1e309&currency=XXX',
    'from=2026-02-31&to=0000-00-00',
    'page=-1&sort=rank;drop%20table%20vacancies',
    'company=../../admin&country=zz',
    '&&&=&=x&?=',
  ]) {
    const { status, body } = await read(`/ar/vacancies.atom?${query}`)
    expect([query, status]).toEqual([query, 200])
    expect(parseFeed(body).language).toBe('ar')
  }
  const sent = await fetch(`${under.site.url}/uk/vacancies.atom`, { method: 'POST' })
  expect(sent.status).toBe(405)
})
