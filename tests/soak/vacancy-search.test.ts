import pg from 'pg'
import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** The list of vacancies with filters in its address, from the production build. */

const under = siteUnderTest({ template: 'empty', env: { TRUST_PROXY_HOPS: '1' } })

let readers = 0
/** Each reader has an address of their own. */
const reader = () => ({ 'X-Forwarded-For': `203.0.113.${(readers += 1)}` })
const read = (path: string, headers = {}) => ask(under.site.url, path, { ...reader(), ...headers })

/** Publishes a company, or a vacancy. */
async function publish(collection: string, data: object): Promise<number> {
  const response = await under.editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const HOSTILE = [
  'rank=captainn',
  'rank=master&rank=master&pay=1&pay=2',
  'rank[]=master&rank[$ne]=1',
  '__proto__=1&constructor=x&rank=__proto__',
  'words=%00%01%1b',
  'words=%E0%A4%A',
  'words=%ff%fe&rank=%',
  `words=${'a'.repeat(5_000)}`,
  `words=${encodeURIComponent('😀'.repeat(400))}`,
  `words=${encodeURIComponent(`'"<script>alert(1)</script> | & ! :* <-> \\ %_`)}`,
  'rank=master&'.repeat(600),
  'pay=-1&currency=usd',
  'pay=1e309&currency=XXX',
  'pay=99999999999999999999&currency=IDR',
  'from=2026-02-31&to=0000-00-00',
  'from=2027-01-31&to=2027-01-01',
  'from=+275760-09-14&within=99999999',
  'page=0',
  'page=-1&rank=master',
  'page=999999999999&rank=master',
  'page=50&rank=master',
  'sort=rank;drop%20table%20vacancies',
  'company=../../admin&country=zz&citizenship=%F0%9F%87%BA',
  '&&&=&=x&?=',
]

test('whatever stands in the address, the list answers, and search engines are led to the list itself', async () => {
  for (const query of HOSTILE) {
    for (const path of [`/crewings?${query}`, `/ar/crewings?${query}`]) {
      const { status, body, headers } = await read(path)
      expect([path.slice(0, 80), status]).toEqual([path.slice(0, 80), 200])
      expect(body).not.toContain('<script>alert')
      const isFiltered = headers['x-robots-tag'] !== undefined
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
      if (isFiltered) expect(canonical).toMatch(/\/crewings$/)
    }
  }
})

test('what was found is kept until something in the list changes, and is another from then on', async () => {
  const company = await publish('crewings', { name: 'North', slug: 'north', timeZone: 'UTC' })
  const vacancy = (rank: string) => ({
    company,
    rank,
    vesselType: 'product-tanker',
    pay: { negotiable: true },
    openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  })
  const links = (body: string) => [...body.matchAll(/crewings\/north\/\d+-[\w-]+/g)].length > 0
  const path = '/uk/crewings?rank=bosun'
  const empty = await read(path)
  expect([empty.status, links(empty.body)]).toEqual([200, false])
  const again = await read(path, {
    'If-None-Match': empty.headers.etag ?? '',
  })
  expect(again.status).toBe(304)

  const id = await publish('vacancies', vacancy('bosun'))
  const found = await read(path, { 'If-None-Match': empty.headers.etag ?? '' })
  expect([found.status, links(found.body)]).toEqual([200, true])
  await publish('vacancies', vacancy('master'))
  expect((await read(path)).body).not.toContain('-master-')
  // However the same filters are written, they are one search.
  const [one, other] = await Promise.all([
    read('/uk/crewings?vessel=tanker&rank=bosun&words='),
    read('/uk/crewings?rank=bosun&vessel=tanker'),
  ])
  expect(one.headers.etag).toBe(other.headers.etag)

  const trashed = await under.editor.request('PATCH', `/vacancies/${id}?locale=en`, {
    deletedAt: new Date().toISOString(),
  })
  expect(trashed.status).toBe(200)
  expect(links((await read(path)).body)).toBe(false)
})

test('a search by words is kept too, until a guide with these words is published', async () => {
  const path = '/crewings?words=lifeboat'
  const before = await read(path)
  expect((await read(path, { 'If-None-Match': before.headers.etag ?? '' })).status).toBe(304)
  const { editor } = under
  const id = await editor.create('en', { title: 'In the lifeboat', slug: 'in-the-lifeboat' })
  await editor.publish(id, 'en')
  const after = await read(path, { 'If-None-Match': before.headers.etag ?? '' })
  expect([after.status, after.body.includes('In the lifeboat')]).toEqual([200, true])
  await editor.publish(id, 'en', { slug: 'lifeboats' })
  expect((await read(path)).body).toContain('/lifeboats')
})

test('who asks for every combination of filters is told when to come again, and nobody else waits', async () => {
  const { site } = under
  const scraper = { 'X-Forwarded-For': '198.51.100.7' }
  await read('/uk/crewings')
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) => ask(site.url, `/crewings?pay=${n + 1}`, scraper)),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain('Please try again in 1 minute.')
  }
  // What is kept already costs nothing, and others are not counted with them.
  expect((await ask(site.url, '/uk/crewings', scraper)).status).toBe(200)
  const kept = answers.findIndex(({ status }) => status === 200) + 1
  expect((await ask(site.url, `/crewings?pay=${kept}`, scraper)).status).toBe(200)
  expect((await read('/crewings?pay=9999')).status).toBe(200)
})

test('a crew that asked for too much keeps what it chose, in its language, on every road', async () => {
  const { site } = under
  const crew = { 'X-Forwarded-For': '198.51.100.8' }
  const chosen = 'rank=cook&rank=bosun&pay=2500&words=%22night%20watch%22'
  const asked = Array.from({ length: 100 }, (_, n) =>
    ask(site.url, `/crewings?pay=${n + 500}`, crew),
  )
  // Once one is refused: the first ones may take longer to answer than the limit lasts.
  await Promise.any(
    asked.map(async (answer) => {
      if ((await answer).status !== 429) throw new Error('answered')
    }),
  )
  // The page, for whom scripts are off or did not come.
  const [page, ...others] = await Promise.all(
    [
      `/de/crewings?${chosen}`,
      '/uk/search?q=%D0%B2%D1%96%D0%B7%D0%B0',
      '/vacancies.atom?rank=cook',
    ].map((path) => ask(site.url, path, crew)),
  )
  await Promise.all(asked)
  if (!page) throw new Error('No answer.')
  expect([page.status, page.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(page.body).toMatch(/<html lang="de".*<form action="\/de\/crewings">/s)
  const kept = [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...of]) => of)
  expect(kept).toEqual([
    ['rank', 'cook'],
    ['rank', 'bosun'],
    ['pay', '2500'],
    ['words', '&quot;night watch&quot;'],
  ])
  expect(page.body).toContain('in 1 Minute noch einmal')
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  for (const { status, headers } of others) {
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  }
})

test('a search that the database has no time for is asked to come again', async () => {
  const client = new pg.Client({ connectionString: under.site.databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN; LOCK TABLE vacancy_search')
    const paths = ['/crewings?rank=cook', '/crewings?rank=cook&words=held']
    const answers = await Promise.all(paths.map((path) => read(path)))
    for (const { status, headers } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '5'])
    }
  } finally {
    await client.end()
  }
  expect((await read('/crewings?rank=cook')).status).toBe(200)
})
