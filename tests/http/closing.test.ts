import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Editor } from '../site/editor'
import { forget, type ServedSite, serveSite } from '../site/site'

/** Vacancies close, and their addresses end, by themselves: two instances on one database, and its clock. */

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
  const first = await serveSite({ template: 'empty' })
  sites.push(first)
  sites.push(await serveSite({ databaseUrl: first.databaseUrl }))
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

// The gate sees what closes in the search and in the ledger (facts.property.test.ts, vacancy-search.property.test.ts).
test.runIf(process.env.SOAK)(
  'by the end of the day where the company is, exactly, on every instance',
  async () => {
    const editor = await Editor.signIn(sites[0]?.url ?? '')
    const publish = async (collection: string, data: object): Promise<number> => {
      const response = await editor.request('POST', `/${collection}?locale=en`, {
        ...data,
        _status: 'published',
      })
      expect(response.status).toBe(201)
      return ((await response.json()) as { doc: { id: number } }).doc.id
    }
    for (const [index, { timeZone, day }] of CLOSINGS.entries()) {
      const slug = `company-${index}`
      const company = await publish('crewings', { name: slug, slug, timeZone, country: 'UA' })
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
    const listsOf = (path: string) => ['uk/crewings', companyOf(path), 'uk/sitemap.xml']
    const firstRead = ({ path }: Vacancy) => [path, ...listsOf(path)]
    for (const address of new Set(stored.flatMap(firstRead))) {
      await Promise.all(sites.map(({ url }) => fetch(`${url}/${address}`)))
    }
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
  },
)

/** The address of a vacancy's company. */
function companyOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
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
  const read = async (site: ServedSite, address: string) => {
    for (;;) {
      const began = Date.now()
      const response = await fetch(`${site.url}/${address}`)
      const answer = { status: response.status, text: await response.text() }
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
  await Promise.all(sites.flatMap((site) => addresses.map((address) => read(site, address))))
  expect(wrong).toEqual([])
  for (const states of seen.values()) expect(states).toEqual(new Set([false, true]))
}
