import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import { CANARY, OF_READER, PAGES, readAt, textOf } from '../site/canary'
import { readPrometheusText } from '../site/prometheus-text'
import { siteUnderTest } from './site-under-test'

/** A site that two processes serve keeps what one process promises. */

const TOKEN = 'only-for-the-tests-of-workers'

const under = siteUnderTest({
  env: {
    WORKERS: '2',
    SITE_URL: 'http://ships.example',
    TRUST_PROXY_HOPS: '1',
    METRICS_TOKEN: TOKEN,
  },
})

/** Enough at once for both to take some. */
const MANY = 12

function readByMany(page: string, headers: Record<string, string> = {}) {
  return Promise.all(Array.from({ length: MANY }, () => readAt(under.site, page, headers)))
}

async function scrape() {
  const answer = await ask(under.site.url, '/metrics', { Authorization: `Bearer ${TOKEN}` })
  const samples = readPrometheusText(answer.body)
  return (name: string) =>
    samples
      .filter((one) => one.name === `mariner_hub_${name}`)
      .reduce((sum, one) => sum + one.value, 0)
}

test('what a first reader says, in any header or in the query, is in no kept page of either', async () => {
  for (const page of PAGES) {
    const first = await readAt(
      under.site,
      `${page}?${CANARY}=${CANARY}&utm_source=${CANARY}&_rsc=${CANARY}`,
      OF_READER,
    )
    expect([page, first.status]).toEqual([page, 200])
    const all = [first, ...(await readByMany(page))]
    expect(
      all.filter(({ body }) => body.includes(CANARY)),
      page,
    ).toEqual([])
    expect(new Set(all.map(({ body }) => textOf(body))).size, page).toBe(1)
  }
})

test('whichever is asked says what both have counted', async () => {
  const before = (await scrape())('http_requests_total')
  await readByMany('/uk')
  const value = await scrape()
  expect([value('workers'), value('workers_answered')]).toEqual([2, 2])
  // The first question for it is counted by the second.
  expect(value('http_requests_total') - before).toBe(MANY + 1)
  expect([value('database_up'), value('figures_up')]).toEqual([1, 1])
})
