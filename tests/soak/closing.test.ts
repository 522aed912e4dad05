import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Editor } from '../site/editor'
import { forget, type ServedSite, serveSite } from '../site/site'

/**
 * Vacancies close, and their addresses end, and licences lapse, by themselves: two instances on one database, and its
 * clock.
 */

/** Of five time zones; the days of two of them have 25 hours, because summer time ends. */
const CLOSINGS = [
  { timeZone: 'Europe/Kyiv', day: '2027-10-31', closes: '2027-10-31T22:00:00.000Z' },
  { timeZone: 'America/New_York', day: '2027-11-07', closes: '2027-11-08T05:00:00.000Z' },
  { timeZone: 'Asia/Manila', day: '2027-10-31', closes: '2027-10-31T16:00:00.000Z' },
  { timeZone: 'Pacific/Kiritimati', day: '2027-10-31', closes: '2027-10-31T10:00:00.000Z' },
  { timeZone: 'Asia/Kolkata', day: '2027-10-31', closes: '2027-10-31T18:30:00.000Z' },
]
const REACHABLE_DAYS = 90
const DAY = 86_400_000

/** Of the newest vacancies, so many are on the home page. */
const ON_HOME = 3
const HOME = ''
const FEED = 'vacancies.atom'
const LIST = 'uk/crewings'
const DIRECTORY = 'uk/crewings/companies'

/** How long from the shift the first one closes, and how far the others are apart, in ms. */
const FIRST_MS = 1_200
const APART_MS = 250

interface Vacancy {
  document: string
  path: string
  listedUntil: Date
  reachableUntil: Date
}

const sites: ServedSite[] = []
let client: pg.Client

beforeAll(async () => {
  const env = { TRUST_PROXY_HOPS: '1' }
  const first = await serveSite({ template: 'empty', env })
  sites.push(first)
  sites.push(await serveSite({ databaseUrl: first.databaseUrl, env }))
  client = new pg.Client({ connectionString: first.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  for (const site of sites) {
    await site.stop()
    await forget(site.dataDir)
  }
})

// The gate sees what closes in the search and in the publication index (facts.property.test.ts,
// vacancy-search.property.test.ts).
test('by the end of the day where the company is, exactly, on every instance', async () => {
  const editor = await Editor.signIn(sites[0]?.url ?? '')
  const publish = async (collection: string, data: object): Promise<number> => {
    const response = await editor.request('POST', `/${collection}?locale=en`, {
      ...data,
      _status: 'published',
    })
    expect(response.status).toBe(201)
    return ((await response.json()) as { doc: { id: number } }).doc.id
  }
  await publish('pages', { title: 'Home', isHome: true })
  for (const [index, { timeZone, day }] of CLOSINGS.entries()) {
    const slug = `company-${index}`
    const company = await publish('crewings', {
      ...{ name: slug, slug, timeZone, country: 'UA', email: `crew@${slug}.example` },
      ...(index === CLOSINGS.length - 1 && {
        licence: {
          ...{ number: '7', authority: 'MoT', checkedOn: new Date().toISOString() },
          validUntil: '2027-12-31',
        },
      }),
    })
    await publish('vacancies', {
      company,
      rank: 'bosun',
      vesselType: 'product-tanker',
      pay: { negotiable: true },
      openUntilDay: day,
    })
  }
  const stored = await vacancies()
  expect(stored.map(({ listedUntil }) => listedUntil.toISOString())).toEqual(
    CLOSINGS.map(({ closes }) => closes),
  )
  for (const { listedUntil, reachableUntil } of stored) {
    expect(reachableUntil.getTime()).toBe(listedUntil.getTime() + REACHABLE_DAYS * DAY)
  }

  // The first rendering of a page may take longer than a vacancy then has.
  const listsOf = (path: string) => [LIST, companyOf(path), 'uk/sitemap.xml', FEED]
  const firstRead = ({ path }: Vacancy) => [path, ...listsOf(path)]
  for (const address of new Set([HOME, DIRECTORY, ...stored.flatMap(firstRead)])) {
    await Promise.all(sites.map(({ url }) => read(url, address)))
  }

  const lapsesAt = await shiftLicence()
  const licensed = stored.at(-1)?.path ?? ''
  await watch(
    [lapsesAt],
    [
      ...[HOME, LIST, DIRECTORY, companyOf(licensed)].map((address) => ({
        address,
        changesAt: lapsesAt,
        hasChanged: ({ text }: Answer) => !text.includes('class="badge checked"'),
      })),
      ...[companyOf(licensed), licensed].map((address) => ({
        address,
        changesAt: lapsesAt,
        hasChanged: ({ text }: Answer) => !text.includes('href="mailto:'),
      })),
    ],
  )

  await shiftTo('listed_until')
  const closing = await vacancies()
  await watch(
    closing.map(({ listedUntil }) => listedUntil),
    [
      ...closing.map(({ path, listedUntil }) => ({
        address: path,
        changesAt: listedUntil,
        hasChanged: ({ text }: Answer) => text.includes('can no longer be answered'),
      })),
      ...closing.map(({ path, listedUntil }) => ({
        address: path,
        changesAt: listedUntil,
        hasChanged: ({ text }: Answer) => !text.includes('"JobPosting"'),
      })),
      ...closing.flatMap(({ path, listedUntil }) =>
        listsOf(path).map((address) => ({
          address,
          changesAt: listedUntil,
          hasChanged: ({ text }: Answer) =>
            !text.includes(`${path}"`) && !text.includes(`${path}<`),
        })),
      ),
      ...closing.map(({ listedUntil }, nr) => ({
        address: HOME,
        changesAt: listedUntil,
        hasChanged: ({ text }: Answer) => countOn(text) < closing.length - nr,
      })),
      ...closing.slice(-ON_HOME).map(({ path, listedUntil }) => ({
        address: HOME,
        changesAt: listedUntil,
        hasChanged: ({ text }: Answer) => !text.includes(`${path}"`),
      })),
    ],
  )

  await shiftTo('reachable_until')
  const ending = await vacancies()
  await watch(
    ending.map(({ reachableUntil }) => reachableUntil),
    [
      ...ending.map(({ path, reachableUntil }) => ({
        address: path,
        changesAt: reachableUntil,
        hasChanged: ({ status, text }: Answer) =>
          status === 410 && text.includes('This vacancy or company is no longer on the site.'),
      })),
    ],
  )
})

/** The address of a vacancy's company. */
function companyOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/** How many vacancies the home page says are open. */
function countOn(text: string): number {
  const [, count = '0'] = /<b>(\d+)<\/b> open vacanc/.exec(text) ?? []
  return Number(count)
}

async function vacancies(): Promise<Vacancy[]> {
  const { rows } = await client.query<Vacancy>(
    `SELECT document, path, listed_until AS "listedUntil", reachable_until AS "reachableUntil"
     FROM publications WHERE collection = 'vacancies' AND document <> 'list' ORDER BY document::int`,
  )
  return rows
}

/** Writes all dates of every vacancy as if the clock stood a moment before one of them. */
async function shiftTo(date: 'listed_until' | 'reachable_until'): Promise<void> {
  await client.query(`
    WITH shift AS (
      SELECT document, ${date} - date_trunc('milliseconds', now())
        - (${FIRST_MS} + ${APART_MS} * (row_number() OVER (ORDER BY document::int) - 1)) * interval '1 ms' AS by
      FROM publications WHERE collection = 'vacancies' AND document <> 'list'),
    stored AS (
      UPDATE vacancies SET open_until = open_until - by FROM shift WHERE id = document::int),
    searched AS (
      UPDATE vacancy_search SET listed_until = listed_until - by FROM shift WHERE vacancy_id = document::int),
    boundaries AS (
      UPDATE publication_boundaries b SET at = at - by FROM shift
      WHERE b.collection = 'vacancies' AND b.document = shift.document)
    UPDATE publications p SET listed_until = listed_until - by, reachable_until = reachable_until - by
    FROM shift WHERE p.collection = 'vacancies' AND p.document = shift.document`)
}

/** Writes the end of the one licence as if the clock stood a moment before it. */
async function shiftLicence(): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(`
    WITH lapsing AS (
      UPDATE crewings SET licence_valid_to = date_trunc('milliseconds', now()) + ${FIRST_MS} * interval '1 ms'
      WHERE licence_valid_to IS NOT NULL RETURNING id, licence_valid_to AS at),
    boundaries AS (
      UPDATE publication_boundaries b SET at = lapsing.at FROM lapsing
      WHERE b.collection = 'crewings' AND b.document = lapsing.id::text)
    SELECT at FROM lapsing`)
  const [{ at } = { at: undefined }] = rows
  if (!at || rows.length > 1) throw new Error('One licence has one end.')
  return at
}

let readers = 0

/** Each reader has an address of their own, or too much would be asked from one. */
async function read(url: string, address: string): Promise<Answer> {
  readers += 1
  const from = `198.18.${Math.floor(readers / 250)}.${1 + (readers % 250)}`
  const headers = { 'X-Forwarded-For': from, 'Accept-Language': 'en' }
  const response = await fetch(`${url}/${address}`, { headers })
  return { status: response.status, text: await response.text() }
}

interface Answer {
  status: number
  text: string
}

interface Expectation {
  address: string
  changesAt: Date
  hasChanged: (answer: Answer) => boolean
}

/** Reads the addresses on both instances until all have changed: none before its instant, none after it. */
async function watch(instants: Date[], expectations: Expectation[]): Promise<void> {
  const last = Math.max(...instants.map((instant) => instant.getTime()))
  const addresses = [...new Set(expectations.map(({ address }) => address))]
  const wrong: string[] = []
  const seen = new Map<Expectation, Set<boolean>>(expectations.map((one) => [one, new Set()]))
  const watchOne = async (site: ServedSite, address: string) => {
    for (;;) {
      const began = Date.now()
      const answer = await read(site.url, address)
      const ended = Date.now()
      for (const one of expectations.filter((expected) => expected.address === address)) {
        const [changed, at] = [one.hasChanged(answer), one.changesAt.getTime()]
        seen.get(one)?.add(changed)
        // What was asked before the instant and answered after it may be either.
        if ((began >= at && !changed) || (ended < at && changed)) {
          wrong.push(`${address} ${changed ? `${at - ended} ms early` : `${began - at} ms late`}`)
        }
      }
      if (began > last) return
    }
  }
  await Promise.all(sites.flatMap((site) => addresses.map((address) => watchOne(site, address))))
  expect(wrong).toEqual([])
  for (const states of seen.values()) expect(states).toEqual(new Set([false, true]))
}
