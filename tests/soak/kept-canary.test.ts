import { afterAll, beforeAll, expect, test } from 'vitest'

import { CANARY, OF_READER, PAGES, readAt, textOf } from '../site/canary'
import { forget, type ServedSite, serveSite } from '../site/site'

/**
 * What is kept of a page depends on nobody who reads it. Two instances have one database and one public address: at one
 * of them the first reader of each page sends something in every header that there is, at the other nothing. Both say
 * the same.
 */

const SITE_URL = 'http://ships.example'

const sites: ServedSite[] = []

beforeAll(async () => {
  const env = { SITE_URL, TRUST_PROXY_HOPS: '1' }
  const first = await serveSite({ env })
  sites.push(first, await serveSite({ databaseUrl: first.databaseUrl, env }))
})
afterAll(async () => {
  for (const site of sites) {
    await site.stop()
    await forget(site.dataDir)
  }
})

test('what a first reader says, in any header or in the query, is in no kept page', async () => {
  const [one, other] = sites as [ServedSite, ServedSite]
  for (const page of PAGES) {
    const first = await readAt(
      one,
      `${page}?${CANARY}=${CANARY}&utm_source=${CANARY}&_rsc=${CANARY}`,
      OF_READER,
    )
    expect([page, first.status]).toEqual([page, 200])
    expect(first.body.includes(CANARY), page).toBe(false)
    expect(await readAt(one, page, {}), page).toEqual(first)
    const there = await readAt(other, page, {})
    expect(there.said, page).toEqual(first.said)
    expect(textOf(there.body), page).toBe(textOf(first.body))
  }
})

test('nor in what is kept for those who save data', async () => {
  const [one, other] = sites as [ServedSite, ServedSite]
  const saving = { 'save-data': 'on' }
  for (const page of PAGES) {
    const first = await readAt(one, `${page}?${CANARY}=${CANARY}`, { ...OF_READER, ...saving })
    expect([page, first.status]).toEqual([page, 200])
    expect(first.body.includes(CANARY), page).toBe(false)
    expect(await readAt(one, page, saving), page).toEqual(first)
    expect(textOf((await readAt(other, page, saving)).body), page).toBe(textOf(first.body))
  }
})
