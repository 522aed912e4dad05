import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { Editor } from '../../tests/site/editor'
import { publishBoard } from '../../tests/site/publish-board'
import { findChromium } from '../chromium.mjs'
import { quantile } from './quantiles'
import { printTable } from './report'
import { runBench, type Undo } from './run-bench'
import { startBenchedSite, temporaryDataDir } from './site-under-test'

/**
 * What Lighthouse says of a page of each kind on a mobile, medians of five, in two directions: `bench:lighthouse [url]`.
 * The board is full of vacancies that are not marked as examples: a list of examples is not to be indexed. Lighthouse is fetched for the run (12: the last that runs on Node 20) and is no dependency of the project.
 */

const LIGHTHOUSE = 'lighthouse@12.8.2'
const ROUNDS = 5
const PAGES = ['/', '/before-you-sign', '/mailing', '/crewings', '/forms/contact'].flatMap(
  (path) => [path, `/ar${path}`],
)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const run = promisify(execFile)

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  audits: { 'total-blocking-time': { numericValue: number } }
}

/** A site as a public one is, with a board that fills a page of the list. */
async function publicSite(undo: Undo): Promise<string> {
  const { url } = await startBenchedSite(undo, { SEED: 'content' })
  await publishBoard(await Editor.signIn(url), 8, 60)
  return url
}

await runBench('lighthouse', async (undo) => {
  const told = process.argv[2]
  const origin = told === undefined ? await publicSite(undo) : new URL(told).origin
  const folder = await temporaryDataDir(undo)
  const chromium = await findChromium()
  const pages = []
  for (const page of PAGES) {
    // Past the redirect to a localized address, which Lighthouse would count.
    const { url } = await fetch(new URL(page, origin))
    const reports: Report[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = path.join(folder, 'report.json')
      const options = ['--quiet', '--output=json', `--output-path=${file}`]
      const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
      const look = () =>
        run('npx', ['--yes', LIGHTHOUSE, url, ...options, flags], {
          env: { ...process.env, CHROME_PATH: chromium },
        })
      // Now and then it misses the start of its own trace (NO_NAVSTART).
      await look().catch(look)
      reports.push(JSON.parse(await readFile(file, 'utf8')) as Report)
    }
    const scores = CATEGORIES.map((category) =>
      quantile(
        reports.map(({ categories }) => (categories[category].score ?? 0) * 100),
        0.5,
      ),
    )
    const blockingMs = quantile(
      reports.map(({ audits }) => audits['total-blocking-time'].numericValue),
      0.5,
    )
    pages.push({ page: decodeURI(new URL(url).pathname), scores, blockingMs })
  }
  printTable(
    ['page', ...CATEGORIES, 'TBT'],
    pages.map(({ page, scores, blockingMs }) => [
      page,
      ...scores.map((score) => score.toFixed(0)),
      `${blockingMs.toFixed(0)} ms`,
    ]),
  )
  return { lighthouse: LIGHTHOUSE, rounds: ROUNDS, pages }
})
