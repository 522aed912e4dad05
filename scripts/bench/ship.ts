import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { findChromium } from '../chromium.mjs'
import { budgetProblems, type Weight } from './page-budget'
import { readWithoutJavaScript } from './page-without-javascript'
import { quantile } from './quantiles'
import { inKb, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { LINK, visitFromShip } from './ship-visit'
import { readableSite } from './site-under-test'

/**
 * Weight of pages on a ship's link, cold: `bench:ship [url] [--rounds n] [--only part of a path]`.
 * Without a URL a site with the demo content is started.
 */

const PAGES = [
  { path: '/', language: 'en-US' },
  { path: '/before-you-sign', language: 'en-US' },
  { path: '/uk/before-you-sign', language: 'uk' },
  { path: '/ar', language: 'ar' },
  // The longest of the documentation, in the heaviest script that most of its readers use.
  { path: '/uk/docs', language: 'uk' },
  { path: '/uk/docs/rights-and-pay-at-sea/hours-of-rest', language: 'uk' },
  { path: '/uk/docs/rights-and-pay-at-sea/repatriation-and-abandonment', language: 'uk' },
  { path: '/ar/docs/rights-and-pay-at-sea/hours-of-rest', language: 'ar' },
]

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
  allowPositionals: true,
})

await runBench('ship', async (undo) => {
  const origin = await readableSite(undo, positionals[0], { SEED: 'demo' })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  undo(() => browser.close())

  const pages = []
  const wanted = [...PAGES, ...(await pagesOfJobs(origin))]
  for (const { path, language } of wanted.filter((page) => page.path.includes(values.only))) {
    // A localized slug is reached from that of the source language by a redirect; its own address is measured.
    const { url } = await fetch(new URL(path, origin))
    const rounds: Weight[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rounds.push(await visitFromShip(browser, url, language))
    }
    const weight = medianOf(rounds)
    const withoutJavaScript = await readWithoutJavaScript(browser, url, language)
    const problems = [...budgetProblems(weight), ...withoutJavaScript.problems]
    pages.push({ page: decodeURI(new URL(url).pathname), ...weight, withoutJavaScript, problems })
  }

  printTable(
    [
      'page',
      'first text',
      'heading',
      'loaded',
      'requests',
      'HTML',
      'CSS',
      'JS',
      'other',
      'no JS',
      'budget',
    ],
    pages.map((page) => [
      page.page,
      inSeconds(page.firstTextMs),
      inSeconds(page.headingMs),
      inSeconds(page.loadMs),
      String(page.requests),
      ...[page.bytes.html, page.bytes.css, page.bytes.js, page.bytes.other].map(inKb),
      `${inSeconds(page.withoutJavaScript.firstTextMs)}, ${page.withoutJavaScript.linksThatLeadOn}/${page.withoutJavaScript.links} links`,
      page.problems.length === 0 ? 'pass' : 'FAIL',
    ]),
  )
  for (const { page, problems } of pages) {
    for (const problem of problems) console.log(`FAIL ${page}: ${problem}`)
  }
  console.log(
    `Cold Chromium, 390 px wide, ${LINK.downKbit}/${LINK.upKbit} kbit/s. DevTools adds ${LINK.latencyMs} ms to every request;\n` +
      'connecting to localhost is free, and not slowed: TCP, TLS and DNS of a first visit to a real\n' +
      'server cost some three round trips (about 2 s) more. Bytes are on the wire, headers included.\n',
  )
  const passed = pages.every(({ problems }) => problems.length === 0)
  if (!passed) process.exitCode = 1
  return { link: LINK, passed, pages }
})

/** The list of vacancies, its first vacancy and the company of that; none where the list is empty. */
async function pagesOfJobs(origin: string): Promise<typeof PAGES> {
  const list = await (await fetch(`${origin}/crewings`)).text()
  const [vacancy] = /\/crewings\/[^/"?]+\/\d[^"?]*/.exec(list) ?? []
  if (vacancy === undefined) return []
  const company = vacancy.slice(0, vacancy.lastIndexOf('/'))
  return ['/crewings', vacancy, company, '/uk/crewings', `/ar${vacancy}`].map((path) => ({
    path,
    language: path.startsWith('/uk') ? 'uk' : path.startsWith('/ar') ? 'ar' : 'en-US',
  }))
}

/** Times are medians of the rounds; bytes and requests are those of the heaviest. */
function medianOf(rounds: Weight[]): Weight {
  const heaviest = rounds.toSorted((one, other) => total(other) - total(one))[0]
  if (!heaviest) throw new Error('--rounds is at least 1')
  const median = (of: (round: Weight) => number) => quantile(rounds.map(of), 0.5)
  return {
    ...heaviest,
    firstTextMs: median((round) => round.firstTextMs),
    headingMs: median((round) => round.headingMs),
    loadMs: median((round) => round.loadMs),
  }
}

function total({ bytes }: Weight): number {
  return Object.values(bytes).reduce((sum, each) => sum + each, 0)
}
