import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Editor } from '../site/editor'
import { forget, serveSite } from '../site/site'

/** The rules of time zones are exchanged under the open vacancies of a site, as an update of its packages does. */

/** A day in a winter to come, and when it ends: by the rules of 2025c, and by those of today. */
const DAY = `${new Date().getUTCFullYear() + 1}-12-20`
const NEXT = DAY.replace(/20$/, '21')
const CHANGED = [
  { zone: 'America/Vancouver', earlier: 'PST|80', was: `${NEXT}T08:00Z`, is: `${NEXT}T07:00Z` },
  { zone: 'America/Edmonton', earlier: 'MST|70', was: `${NEXT}T07:00Z`, is: `${NEXT}T06:00Z` },
  { zone: 'America/Winnipeg', earlier: 'CST|60', was: `${NEXT}T06:00Z`, is: `${NEXT}T05:00Z` },
  { zone: 'Africa/Casablanca', earlier: '+01|-10', was: `${DAY}T23:00Z`, is: `${NEXT}T00:00Z` },
]
const SAME = ['Europe/Kyiv', 'Asia/Manila', 'UTC']

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-zones-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('open vacancies close by the new ones after the start, and log and report say which moved', async () => {
  const file = path.join(folder, 'earlier.json')
  const zones = CHANGED.map(({ zone, earlier }) => `${zone}|${earlier}|0||1e5`)
  await writeFile(file, JSON.stringify({ version: '2025c', zones, links: [] }))
  const module = path.resolve(import.meta.dirname, '../site/other-zones.mjs')
  const before = await serveSite({
    template: 'empty',
    env: { NODE_OPTIONS: `--import=${pathToFileURL(module).href}`, ZONES_FILE: file },
  })
  try {
    const editor = await Editor.signIn(before.url)
    const publish = async (collection: string, data: object) => {
      const sent = { ...data, _status: 'published' }
      const answer = await editor.request('POST', `/${collection}?locale=en`, sent)
      expect(answer.status).toBe(201)
      return ((await answer.json()) as { doc: { id: number } }).doc.id
    }
    for (const timeZone of [...CHANGED.map(({ zone }) => zone), ...SAME]) {
      const name = `Of ${timeZone}`
      const company = await publish('crewings', {
        name,
        slug: name.replace(/\W+/g, '-').toLowerCase(),
        timeZone,
      })
      await publish('vacancies', {
        ...{ company, rank: 'bosun', vesselType: 'product-tanker', openUntilDay: DAY },
        pay: { negotiable: true },
      })
    }
    const were = await closings(before.databaseUrl)
    for (const { zone, was } of CHANGED) expect(were.get(zone), zone).toBe(Date.parse(was))
    // It knows by which rules these were reckoned.
    await expect.poll(() => before.output(), { timeout: 30_000 }).toContain('"release":"2025c"')
  } finally {
    await before.stop()
  }

  const { databaseUrl, dataDir } = before
  const after = await serveSite({ databaseUrl, dataDir })
  try {
    const moved = () => after.output().match(/the rules of a time zone changed: moved/g)?.length
    await expect.poll(moved, { timeout: 30_000 }).toBe(CHANGED.length)
    const editor = await Editor.signIn(after.url)
    const are = await closings(databaseUrl)
    for (const { zone, is } of CHANGED) expect(are.get(zone), zone).toBe(Date.parse(is))
    expect(are.get('Europe/Kyiv')).toBe(Date.parse(`${DAY}T22:00Z`))
    await expect
      .poll(async () => (await editor.open('/admin/report')).text(), { timeout: 10_000 })
      .toContain(`vacancies: ${CHANGED.length}`)
  } finally {
    await after.stop()
    await forget(dataDir)
  }
})

/** When readers are told that the vacancy of each time zone closes, in milliseconds. */
async function closings(connectionString: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ zone: string; at: Date }>(`
    SELECT c.time_zone AS zone, p.listed_until AS at FROM publications p
    JOIN vacancies v ON p.collection = 'vacancies' AND p.document = v.id::text
    JOIN crewings c ON c.id = v.company_id`)
  await client.end()
  return new Map(rows.map(({ zone, at }) => [zone, at.getTime()]))
}
