import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { Editor, paragraph } from '../../tests/site/editor'
import { spread } from './quantiles'
import { readPage } from './read-page'
import { inMs, printTable } from './report'
import { runBench } from './run-bench'
import { startBenchedSite } from './site-under-test'

/**
 * From publishing to the new text in front of a reader: `bench:publish [--rounds n]`. The editor uses
 * the REST API, as the panel does; the reader asks as soon as the publish has returned, and then
 * every 5 ms.
 */

const POLL_MS = 5
const GIVE_UP_MS = 10_000
const WARM_UP_ROUNDS = 2

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)

interface Round {
  /** The publish itself, from sending it to its answer. */
  publishMs: number
  /** From sending the publish until a reader has the new text. */
  newTextMs: number
  requests: number
}

await runBench('publish', async (undo) => {
  const site = await startBenchedSite(undo)
  const editor = await Editor.signIn(site.url)
  const parent = await editor.create('en', { title: 'Bench list', slug: 'bench-list' })
  await editor.publish(parent, 'en')
  const child = await editor.create('en', { title: 'Bench page', slug: 'bench-page', parent })

  let number = 0
  const publishAndWatch = async (url: string): Promise<Round> => {
    number += 1
    // The page shows it in its text, its parent's list in the excerpt.
    const text = `publication-${number}-`
    const began = performance.now()
    await editor.publish(child, 'en', { excerpt: text, body: paragraph(text) })
    const publishMs = performance.now() - began
    for (let requests = 1; performance.now() - began < GIVE_UP_MS; requests += 1) {
      if ((await readPage(url)).text.includes(text)) {
        return { publishMs, newTextMs: performance.now() - began, requests }
      }
      await delay(POLL_MS)
    }
    throw new Error(`${url} did not show the new text within ${GIVE_UP_MS} ms`)
  }

  const watched = {
    'the page': `${site.url}/bench-list/bench-page`,
    'its parent’s list': `${site.url}/bench-list`,
  }
  // The first publish and the first render load code that stays.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const url of Object.values(watched)) await publishAndWatch(url)
  }
  const results = Object.entries(watched).map(([name, url]) => ({ name, url, all: [] as Round[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) result.all.push(await publishAndWatch(result.url))
  }

  const figures = results.map(({ name, all }) => ({
    name,
    publishMs: spread(all.map(({ publishMs }) => publishMs)),
    newTextMs: spread(all.map(({ newTextMs }) => newTextMs)),
    firstRequestHadIt: all.filter(({ requests }) => requests === 1).length,
  }))
  printTable(
    ['publish to new text on', 'publish alone', 'new text, median', 'p95', 'first request had it'],
    figures.map(({ name, publishMs, newTextMs, firstRequestHadIt }) => [
      name,
      inMs(publishMs.median),
      inMs(newTextMs.median),
      inMs(newTextMs.p95),
      `${firstRequestHadIt} of ${rounds}`,
    ]),
  )
  return { rounds, pollMs: POLL_MS, watched: figures }
})
