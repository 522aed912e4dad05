import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'

import { LOCALES } from '../../src/domain/locales/locales'
import { memoryOfSite } from './process-memory'
import { quantile } from './quantiles'
import { readPage } from './read-page'
import { inMb, inMs, inSeconds, printTable } from './report'
import { runBench, type Undo } from './run-bench'
import { askMany } from './request-load'
import { startBenchedSite } from './site-under-test'

/**
 * A crawler with many connections on a site that has rendered nothing yet, while another program uses a core;
 * then memory over many requests to many pages: `bench:crowd [--connections n] [--requests n] [--pages n]`.
 */

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '100' },
    requests: { type: 'string', default: '20000' },
    pages: { type: 'string', default: '500' },
  },
})
const CONNECTIONS = Number(values.connections)
const REQUESTS = Number(values.requests)
const PAGES = Number(values.pages)
const SAMPLES = 10

await runBench('crowd', async (undo) => {
  const { url: origin } = await startBenchedSite(undo)
  const list = await readPage(`${origin}/sitemap-en.xml`)
  const paths = [...list.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.replace(/^\/$/, ''),
  )
  const urls = LOCALES.flatMap((locale) =>
    paths.map((path) => origin + (locale === 'en' ? path || '/' : `/${locale}${path}`)),
  )
  const memory = async () => (await memoryOfSite()).node.rss
  const idle = await memory()

  const endBusy = useCore(undo)
  const began = performance.now()
  const answers = await askMany(urls, 'br, gzip', CONNECTIONS)
  const crawlMs = performance.now() - began
  await endBusy()
  const afterCrawl = await memory()
  const failed = answers.filter(({ status }) => status >= 500).length
  const times = answers.map(({ ms }) => ms)

  const curve: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const part = Array.from(
      { length: Math.ceil(REQUESTS / SAMPLES) },
      (_, index) => urls[index % Math.min(PAGES, urls.length)] ?? origin,
    )
    await askMany(part, 'br, gzip', 16)
    curve.push(await memory())
  }
  printTable(
    ['100 connections from cold', 'requests', '5xx', 'p50', 'p99', 'in all'],
    [
      [
        'with a core busy',
        String(answers.length),
        String(failed),
        inMs(quantile(times, 0.5)),
        inMs(quantile(times, 0.99)),
        inSeconds(crawlMs),
      ],
    ],
  )
  printTable(
    ['memory (RSS)', 'idle', 'after the crowd', `after ${REQUESTS} more over ${PAGES} pages`],
    [['server', inMb(idle), inMb(afterCrawl), curve.map((rss) => inMb(rss)).join(' ')]],
  )
  const p99Ms = quantile(times, 0.99)
  return { requests: answers.length, failed, p99Ms, crawlMs, idle, afterCrawl, curve }
})

/** Uses one core until it is ended. */
function useCore(undo: Undo): () => Promise<void> {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  const end = async () => {
    busy.kill('SIGKILL')
    if (busy.exitCode === null && busy.signalCode === null) await once(busy, 'exit')
  }
  undo(end)
  return end
}
