import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { type Site, startSite } from '../../tests/site/site'
import { type Memory, memoryOfSite } from './process-memory'
import { linksIn, readPage } from './read-page'
import { inMb, inMs, inSeconds, printTable } from './report'
import { putLoad } from './request-load'
import { runBench, type Undo } from './run-bench'
import { runProgram } from './run-program'
import { temporaryDataDir } from './site-under-test'
import { copyTree, timeBuild } from './tree-copy'

/**
 * Starts, stops and memory, with dependencies and build present: `bench:start [--without-build]`.
 * What a fresh clone takes, with its `npm ci`, is measured by hand.
 */

const SECOND_START_BUDGET_MS = 5_000
const SETTLE_MS = 10_000
const LOAD = { connections: 8, requests: 2_000, seconds: 120 }
const DISTINCT_PAGES = 50

const { values } = parseArgs({
  options: { 'without-build': { type: 'boolean', default: false } },
})

await runBench('start', async (undo) => {
  // A copy's build, so that nobody's `.next` goes away under them; and the tree's own is there after.
  const buildMs = values['without-build'] ? undefined : await timeBuild(await copyTree(undo))
  await runProgram(['scripts/build.mjs'], {})

  const dataDir = await temporaryDataDir(undo)
  const first = await timeStart(undo, dataDir)
  const stopMs = await timeStop(first.site)
  const second = await timeStart(undo, dataDir)

  await delay(SETTLE_MS)
  const idle = await memoryOfSite()
  const urls = await collectPages(second.site.url)
  const load = await putLoad(urls, { status: 200 }, LOAD)
  const loaded = await memoryOfSite()
  await delay(SETTLE_MS)
  const rested = await memoryOfSite()
  const secondStopMs = await timeStop(second.site)

  printTable(
    ['', 'time'],
    [
      ['next build', buildMs === undefined ? 'not measured' : inSeconds(buildMs)],
      ['first start, empty data directory, to 200', inSeconds(first.ms)],
      ['second start, nothing changed, to 200', inSeconds(second.ms)],
      ['stop', `${inMs(stopMs)}, ${inMs(secondStopMs)}`],
    ],
  )
  const cells = ({ node, postgres }: { node: Memory; postgres: Memory }) => [
    inMb(node.rss),
    inMb(postgres.pss),
    `${inMb(postgres.rss)} in ${postgres.processes}`,
  ]
  printTable(
    ['memory', 'Node', 'Postgres', 'Postgres, its shared pages counted each time'],
    [
      ['idle', ...cells(idle)],
      [`after ${load.requests} requests of ${urls.length} pages`, ...cells(loaded)],
      [`${SETTLE_MS / 1000} s later`, ...cells(rested)],
    ],
  )
  const passed = second.ms <= SECOND_START_BUDGET_MS
  console.log(
    `Second start within ${SECOND_START_BUDGET_MS / 1000} s: ${passed ? 'pass' : 'FAIL'}\n`,
  )
  if (!passed) process.exitCode = 1
  return {
    passed,
    buildMs,
    firstStartMs: first.ms,
    secondStartMs: second.ms,
    stopMs: [stopMs, secondStopMs],
    requests: load.requests,
    distinctPages: urls.length,
    memory: { idle, loaded, rested },
  }
})

/** Until the home page answers; readiness is asked ten times a second. */
async function timeStart(undo: Undo, dataDir: string): Promise<{ site: Site; ms: number }> {
  const began = performance.now()
  const site = await startSite({ dataDir })
  undo(() => site.stop())
  const { status } = await readPage(`${site.url}/`)
  if (status !== 200) throw new Error(`The home page answered ${status}:\n${site.output()}`)
  return { site, ms: performance.now() - began }
}

async function timeStop(site: Site): Promise<number> {
  const began = performance.now()
  const code = await site.stop()
  if (code !== 0) throw new Error(`The site ended with ${code}:\n${site.output()}`)
  return performance.now() - began
}

/** Pages that answer 200, found by following links from the home page. */
async function collectPages(origin: string): Promise<string[]> {
  const paths = ['/']
  const pages: string[] = []
  for (const path of paths) {
    if (pages.length === DISTINCT_PAGES) break
    const { status, text } = await readPage(`${origin}${path}`)
    if (status === 200) pages.push(`${origin}${path}`)
    paths.push(...linksIn(text).filter((link) => !paths.includes(link)))
  }
  return pages
}
