import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

import { countBrowserTests, countPages, countVitest, slowest } from './test-reports.mjs'

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

/**
 * Reads a report; a run that ended badly without a failed test (a hook, an unhandled rejection) counts as
 * one failure.
 * @param {boolean} ok
 * @param {string} file
 * @param {(report: any) => Count} read reports are other tools' shapes
 * @returns {Promise<Count>}
 */
async function counted(ok, file, read) {
  const report = await readFile(file, 'utf8').catch(() => undefined)
  const count = report === undefined ? one(ok) : read(JSON.parse(report))
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

const reports = await mkdtemp(path.join(tmpdir(), 'mariner-hub-reports-'))

/**
 * @param {string[]} projects
 * @param {string[]} [options]
 */
const vitest =
  (projects, options = []) =>
  async () => {
    const file = path.join(reports, `${projects.join('-')}.json`)
    const ok = await run([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return counted(ok, file, countVitest)
  }

/** @param {string} project */
const playwright = (project) => async () => {
  const file = path.join(reports, `playwright-${project}.json`)
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`]
  return counted(await run(args, { E2E_REPORT: file }), file, countBrowserTests)
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
  ['build', async () => one(await run(['scripts/build.mjs']))],
]

/** @type {[name: string, work: () => Promise<Count>][]} */
const parts = isSoak
  ? [
      ['integration, http', vitest(['integration', 'http', 'soak'])],
      ['end to end', playwright('soak')],
    ]
  : [
      ['check', async () => one(await run(['scripts/check.mjs']))],
      ['unit', vitest(['unit'])],
      ['integration', vitest(['integration'])],
      // These wait for their sites much of the time.
      ['http', vitest(['http'], ['--maxWorkers=3'])],
      ['end to end', playwright('browser')],
      [
        'weight of pages',
        async () => {
          const file = path.join(reports, 'weight.json')
          const ok = await run(['--import=tsx', 'scripts/check-weight.ts', file])
          return counted(ok, file, countPages)
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
const allFlaky = []
try {
  for (const [name, work] of parts) {
    const { passed, failed, tests, flaky = [] } = await step(name, work)
    total.passed += passed
    total.failed += failed
    total.tests.push(...tests)
    allFlaky.push(...flaky)
  }
} finally {
  await closePostgres()
  await rm(reports, { recursive: true, force: true })
}
console.log(`\n── time ──\n${summary.join('\n')}`)
console.log(`\n── slowest tests ──\n${slowest(total.tests, 10).join('\n')}`)
if (allFlaky.length > 0) {
  console.log(
    `\n── passed only when run again ──\n${allFlaky.map((name) => `  ${name}`).join('\n')}`,
  )
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
