import { afterAll, beforeAll, expect, test } from 'vitest'

import { Editor, paragraph } from '../site/editor'
import { load } from '../site/load'
import { forget, type ServedSite, serveSite } from '../site/site'

/** Two instances on one database; readers hammer both while an editor publishes through either. */

const PUBLICATIONS = load({ gate: 8, soak: 50, many: 200 })
const READERS_PER_URL = 2

/** Dollars. */
const FIRST_PAY = 1_000

const sites: ServedSite[] = []

beforeAll(async () => {
  const first = await serveSite({ template: 'empty' })
  sites.push(first)
  sites.push(await serveSite({ databaseUrl: first.databaseUrl }))
})
afterAll(async () => {
  for (const site of sites) {
    await site.stop()
    await forget(site.dataDir)
  }
})

/** The editor at either instance. */
async function editors(): Promise<Editor[]> {
  const urls = sites.map(({ url }) => url)
  const editor = await Editor.signIn(urls[0] ?? '')
  return urls.map((url) => editor.at(url))
}

test('no request that starts after a publish of a page returned sees older text', async () => {
  const [editor, other] = (await editors()) as [Editor, Editor]
  const parent = await editor.create('en', { title: 'Guides', slug: 'guides' })
  await editor.publish(parent, 'en')
  const child = await editor.create('en', { title: 'Wages', slug: 'wages', parent })
  await race({
    // The page carries the number of its publication in its text, its parent's list in the excerpt.
    publish: (number) => {
      const text = `publication-${number}-`
      const through = number % 2 ? other : editor
      return through.publish(child, 'en', { excerpt: text, body: paragraph(text) })
    },
    paths: ['/guides/wages', '/guides'],
    numbers: /publication-(\d+)-/g,
  })
})

test('nor does one after a publish of a vacancy, which lists and its company show', async () => {
  const through = await editors()
  const write = async (number: number, method: string, path: string, data: object) => {
    const editor = through[number % through.length]
    const response = await editor?.request(method, `${path}?locale=en`, {
      ...data,
      _status: 'published',
    })
    if (!response?.ok) throw new Error(`${method} ${path}: ${await response?.text()}`)
    return ((await response.json()) as { doc: { id: number } }).doc.id
  }
  const company = await write(0, 'POST', '/crewings', {
    name: 'North',
    slug: 'north',
    timeZone: 'Europe/Kyiv',
  })
  // Thousands of dollars, in cents: what is paid says which publication is shown.
  const paid = (number: number) => ({ pay: { min: (FIRST_PAY + number) * 100 } })
  const vacancy = await write(0, 'POST', '/vacancies', {
    company,
    rank: 'bosun',
    vesselType: 'product-tanker',
    openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    ...paid(0),
  })
  await race({
    publish: (number) => write(number, 'PATCH', `/vacancies/${vacancy}`, paid(number)),
    paths: [`/crewings/north/${vacancy}-bosun-product-tanker`, '/crewings/north', '/crewings'],
    numbers: /\$1(\d{3})\b|\$1,(\d{3})\b/g,
  })
})

interface Race {
  /** Publishes the text of a number. */
  publish: (number: number) => Promise<unknown>
  /** Pages that show it. */
  paths: readonly string[]
  /** How they show it. */
  numbers: RegExp
}

async function race({ publish, paths, numbers }: Race): Promise<void> {
  let published = 1
  await publish(published)

  let finished = false
  let reads = 0
  const stale: string[] = []
  const read = async (url: string) => {
    while (!finished) {
      const mustShow = published
      const response = await fetch(url)
      const shown = [...(await response.text()).matchAll(numbers)].map((match) =>
        Number(match.slice(1).find((number) => number !== undefined)),
      )
      reads += 1
      if (response.status !== 200 || shown.length === 0 || Math.min(...shown) < mustShow) {
        stale.push(`${url}: ${response.status}, shows ${shown.join()} after ${mustShow}`)
      }
    }
  }
  const readers = sites
    .flatMap(({ url }) => paths.map((path) => url + path))
    .flatMap((url) => Array.from({ length: READERS_PER_URL }, () => read(url)))
  for (let number = 2; number <= PUBLICATIONS; number += 1) {
    await publish(number)
    published = number
  }
  finished = true
  await Promise.all(readers)

  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(PUBLICATIONS)
}
