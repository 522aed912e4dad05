import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

import {
  brokenFiles,
  countBrowserTests,
  countPages,
  countVitest,
  countWithRerun,
  slowest,
} from './test-reports.mjs'

/**
 * `npm test`: everything a change must pass, on a fresh clone. Only Node's own modules until dependencies
 * are in. Ends with the time of each part, the ten slowest tests and the line `N passed, N failed`, and
 * exits non-zero where anything failed. `npm test -- soak` runs the full loads instead.
 */

/** @typedef {import('./test-reports.mjs').Count} Count */

/**
 * Runs a program of Node's with its output on ours.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
function run(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    running = child
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let running

/** Whoever ends the run ends its parts, and its database, too. */
let closePostgres = async () => {}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    running?.kill(signal)
    void closePostgres().finally(() => process.exit(1))
  })
}

/** @param {boolean} ok @returns {Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] })

/** Vitest would leave one core free. Its settings name no number: they would count for more than this one. */
const BOTH_CORES = ['--maxWorkers=2']

/** More broken files than these are no accident. */
const MOST_FILES_AGAIN = 4

/**
 * Reads what a program reports.
 * @param {string} file
 * @returns {Promise<any>} a shape of the other tool's; nothing where it wrote none
 */
async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * What a program counts; a run that ended badly without a failed test (an unhandled rejection) counts as one failure.
 * @param {boolean} ok
 * @param {Count} count
 * @returns {Count}
 */
function counted(ok, count) {
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

const reports = await mkdtemp(path.join(tmpdir(), 'mariner-hub-reports-'))

/**
 * Runs the tests of projects of Vitest's. A file that failed runs once more, alone: what passes then is named at the end.
 * @param {string[]} projects
 * @param {string[]} [options]
 */
const vitest =
  (projects, options = []) =>
  async () => {
    /**
     * @param {string} report
     * @param {string[]} more
     */
    const runAndReport = async (report, more) => {
      const file = path.join(reports, report)
      const ok = await run([
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        ...more,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ])
      return { ok, report: await readReport(file) }
    }
    const name = projects.join('-')
    const first = await runAndReport(`${name}.json`, options)
    if (!first.report) return one(first.ok)
    const files = brokenFiles(first.report)
    if (files.length === 0 || files.length > MOST_FILES_AGAIN) {
      return counted(first.ok, countVitest(first.report))
    }
    console.log(`\n── ${files.length} failed, once more ──`)
    const again = await runAndReport(`${name}-again.json`, ['--maxWorkers=1', ...files])
    if (!again.report) return counted(false, countVitest(first.report))
    return counted(again.ok, countWithRerun(first.report, again.report))
  }

/** @param {string} project */
const playwright = (project) => async () => {
  const file = path.join(reports, `playwright-${project}.json`)
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`]
  const ok = await run(args, { E2E_REPORT: file })
  const report = await readReport(file)
  return report ? counted(ok, countBrowserTests(report)) : one(ok)
}

const isSoak = process.argv.includes('soak')

/** @type {[name: string, work: () => Promise<Count>][]} */
const preparation = [
  [
    'packages',
    async () => {
      const { ensureDependencies } = await import('./set-up/dependencies.mjs')
      await ensureDependencies()
      return one(true)
    },
  ],
  [
    'browser',
    async () => {
      const { ensureChromium } = await import('./chromium.mjs')
      console.log(await ensureChromium())
      return one(true)
    },
  ],
  [
    'nginx',
    async () => {
      const { ensureNginx } = await import('./nginx.mjs')
      console.log(ensureNginx())
      return one(true)
    },
  ],
  ['build', async () => one(await run(['scripts/build.mjs']))],
]

/** @type {[name: string, work: () => Promise<Count>][]} */
const parts = isSoak
  ? [
      ['integration, http', vitest(['integration', 'http', 'soak'], BOTH_CORES)],
      ['end to end', playwright('soak')],
    ]
  : [
      ['check', async () => one(await run(['scripts/check.mjs']))],
      ['unit', vitest(['unit'], BOTH_CORES)],
      ['integration', vitest(['integration'], BOTH_CORES)],
      ['http', vitest(['http'], BOTH_CORES)],
      ['end to end', playwright('browser')],
      [
        'weight of pages',
        async () => {
          const file = path.join(reports, 'weight.json')
          const ok = await run(['--import=tsx', 'scripts/check-weight.ts', file])
          const report = await readReport(file)
          return report ? counted(ok, countPages(report)) : one(ok)
        },
      ],
    ]

/** @type {string[]} */
const summary = []

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 * @returns {Promise<Count>}
 */
async function step(name, work) {
  const began = performance.now()
  console.log(`\n── ${name} ──`)
  const count = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  summary.push(
    `${name.padEnd(16)}${seconds.padStart(5)} s${String(count.passed).padStart(7)} passed` +
      (count.failed > 0 ? `, ${count.failed} failed` : ''),
  )
  return count
}

if (isSoak) process.env.SOAK = '1'
for (const [name, work] of preparation) {
  const { failed } = await step(name, work)
  if (failed > 0) {
    console.log('\n0 passed, 1 failed')
    process.exit(1)
  }
}
// One server for everything that wants a database.
const began = performance.now()
const { openTestPostgres } = await import('../tests/site/test-postgres.mjs')
closePostgres = await openTestPostgres()
const seconds = ((performance.now() - began) / 1000).toFixed(0)
summary.push(`${'databases'.padEnd(16)}${seconds.padStart(5)} s`)

/** @type {Count} */
const total = { passed: 0, failed: 0, tests: [] }
/** @type {string[]} */
const allBroken = []
/** @type {string[]} */
const allFlaky = []
try {
  for (const [name, work] of parts) {
    const { passed, failed, tests, broken = [], flaky = [] } = await step(name, work)
    total.passed += passed
    total.failed += failed
    total.tests.push(...tests)
    allBroken.push(...broken)
    allFlaky.push(...flaky)
  }
} finally {
  await closePostgres()
  await rm(reports, { recursive: true, force: true })
}
console.log(`\n── time ──\n${summary.join('\n')}`)
console.log(`\n── slowest tests ──\n${slowest(total.tests, 10).join('\n')}`)
for (const [title, names] of /** @type {const} */ ([
  ['passed only when run again', allFlaky],
  ['failed', allBroken],
])) {
  if (names.length > 0) {
    console.log(`\n── ${title} ──\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
