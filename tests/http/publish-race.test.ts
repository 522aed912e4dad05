import { expect, test } from 'vitest'

import { Editor, paragraph } from '../site/editor'
import { load } from '../site/load'
import { forget, type ServedSite, serveSite } from '../site/site'

/** Two instances on one database; readers hammer both while an editor publishes through either. */

const PUBLICATIONS = load({ gate: 25, soak: 200 })
const READERS_PER_URL = 2

test('no request that starts after a publish returned sees older text', async () => {
  const sites: ServedSite[] = []
  try {
    const first = await serveSite({ template: 'empty' })
    sites.push(first)
    sites.push(await serveSite({ databaseUrl: first.databaseUrl }))
    await race(sites.map(({ url }) => url) as [string, string])
  } finally {
    for (const site of sites) {
      await site.stop()
      await forget(site.dataDir)
    }
  }
})

async function race([first, second]: [string, string]): Promise<void> {
  const editor = await Editor.signIn(first)
  const editors = [editor, editor.at(second)]
  const parent = await editor.create('en', { title: 'Guides', slug: 'guides' })
  await editor.publish(parent, 'en')
  const child = await editor.create('en', { title: 'Wages', slug: 'wages', parent })

  // The page carries the number of its publication in its text, its parent's list in the excerpt.
  let published = 0
  const publish = async (number: number) => {
    const text = `publication-${number}-`
    const data = { excerpt: text, body: paragraph(text) }
    await editors[number % 2]?.publish(child, 'en', data)
    published = number
  }
  await publish(1)

  let finished = false
  let reads = 0
  const stale: string[] = []
  const read = async (url: string) => {
    while (!finished) {
      const mustShow = published
      const response = await fetch(url)
      const shown = [...(await response.text()).matchAll(/publication-(\d+)-/g)].map((m) =>
        Number(m[1]),
      )
      reads += 1
      if (response.status !== 200 || shown.length === 0 || Math.min(...shown) < mustShow) {
        stale.push(`${url}: ${response.status}, shows ${shown.join()} after ${mustShow}`)
      }
    }
  }
  const readers = [first, second]
    .flatMap((site) => [`${site}/guides/wages`, `${site}/guides`])
    .flatMap((url) => Array.from({ length: READERS_PER_URL }, () => read(url)))
  for (let number = 2; number <= PUBLICATIONS; number += 1) await publish(number)
  finished = true
  await Promise.all(readers)

  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(PUBLICATIONS)
}
