import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PriceList } from '../../src/payload-types'
import { Editor } from '../site/editor'
import { forget, type ServedSite, serveSite } from '../site/site'

/** A price begins, and a promo ends, by themselves: two instances on one database, and its clock. */

/** How long from the save the price begins, and then the promo, and how long the promo holds, in ms. */
const PRICE_MS = 5_000
const APART_MS = 2_500

const PAGES = ['mailing', 'uk/mailing', 'ar/mailing']
const ANSWER = 'server/company/mailing/price?lang=en'

const sites: ServedSite[] = []

beforeAll(async () => {
  const first = await serveSite()
  sites.push(first)
  sites.push(await serveSite({ databaseUrl: first.databaseUrl }))
})
afterAll(async () => {
  for (const site of sites) {
    await site.stop()
    await forget(site.dataDir)
  }
})

test('on every instance, with the first request after the instant and with none before', async () => {
  const { url, databaseUrl } = only(sites)
  const editor = await Editor.signIn(url)
  // The first rendering of a page may take longer than it then has.
  for (const address of [...PAGES, ANSWER]) {
    await Promise.all(sites.map((site) => fetch(`${site.url}/${address}`)))
  }
  const { mailings } = await editor.read<PriceList>('/globals/price-list?locale=en&depth=0')
  const [coastal, ...others] = mailings ?? []
  if (!coastal) throw new Error('The first content has prices')
  const ahead = await databaseAhead(databaseUrl)
  const now = Date.now() + ahead
  const [begins, promoFrom, promoUntil] = [0, 1, 2].map((one) => now + PRICE_MS + one * APART_MS)
  if (begins === undefined || promoFrom === undefined || promoUntil === undefined) throw new Error()
  const time = (instant: number) => new Date(instant).toISOString()
  const saved = await editor.request('POST', '/globals/price-list?locale=en', {
    mailings: [
      {
        ...coastal,
        price: { USD: 1900, EUR: 1800, UAH: 79_000 },
        planned: [{ from: time(begins), price: { USD: 2300, EUR: 2200, UAH: 95_000 } }],
        promo: { USD: 1700 },
        promoFrom: time(promoFrom),
        promoUntil: time(promoUntil),
      },
      ...others,
    ],
  })
  expect(saved.status).toBe(200)

  /** Which of the four times it is, by what an answer says. */
  const stateOf = (address: string, text: string) => {
    if (address === ANSWER) {
      const [first] = (JSON.parse(text) as { mailings: Record<string, { USD?: string }>[] })
        .mailings
      return `${first?.price?.USD} ${first?.firstPromo?.USD ?? 'none'}`
    }
    const offer = /"price":"(\d+)\.00","priceCurrency":"USD"(,"priceValidUntil":"[\d-]+")?/.exec(
      text,
    )
    const ends = text.toLowerCase().includes(`datetime="${time(promoUntil).toLowerCase()}"`)
    return `${offer?.[1]}.00 ${ends ? '17.00' : 'none'}${offer?.[2] ? ' (known until)' : ''}`
  }
  const states = [
    { until: begins, state: '19.00 none', known: ' (known until)' },
    { until: promoFrom, state: '23.00 none', known: '' },
    { until: promoUntil, state: '23.00 17.00', known: '' },
    { until: Infinity, state: '23.00 none', known: '' },
  ]
  const wrong: string[] = []
  const seen = new Set<string>()
  const read = async (site: ServedSite, address: string) => {
    const tags = new Map<string, string>()
    for (;;) {
      const began = Date.now() + ahead
      const response = await fetch(`${site.url}/${address}`)
      const text = await response.text()
      const ended = Date.now() + ahead
      const state = stateOf(address, text)
      // What was asked before an instant and answered after it may be either; the two clocks agree to some ms.
      const right = states
        .filter(
          ({ until }, index) => until > began - 20 && (states[index - 1]?.until ?? 0) < ended + 20,
        )
        .map((one) => one.state + (address === ANSWER ? '' : one.known))
      if (!right.includes(state)) wrong.push(`${address}: ${state}, not ${right.join(' or ')}`)
      seen.add(state)
      const tag = response.headers.get('etag')
      if (tag !== null) {
        // What a browser keeps of it is not called fresh when it is another.
        expect(tags.get(tag) ?? state).toBe(state)
        tags.set(tag, state)
      }
      if (began > promoUntil + 500) return
    }
  }
  await Promise.all(sites.flatMap((site) => [...PAGES, ANSWER].map((one) => read(site, one))))
  expect(wrong).toEqual([])
  expect([...seen].toSorted()).toEqual(
    ['19.00 none', '19.00 none (known until)', '23.00 17.00', '23.00 none'].toSorted(),
  )
})

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('There is none')
  return row
}

/** By how many milliseconds the clock of the database is ahead of this one. */
async function databaseAhead(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  await client.end()
  return only(rows).now.getTime() - Date.now()
}
