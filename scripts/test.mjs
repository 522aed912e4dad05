import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

/**
 * `npm test`: everything, on a fresh clone. Only Node's own modules until dependencies are in.
 * Ends with the line `N passed, N failed`, and exits non-zero where anything failed.
 */

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a command with its output on ours.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

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
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
  return count
}

/**
 * @param {boolean} ok
 * @returns {Count}
 */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/**
 * Adds up a report; a run that ended badly without a failed test (a hook, an unhandled rejection)
 * counts as one failure.
 * @param {boolean} ok
 * @param {string} file
 * @param {(report: any) => Count} read reports are other tools' shapes
 * @returns {Promise<Count>}
 */
async function counted(ok, file, read) {
  const report = await readFile(file, 'utf8').catch(() => undefined)
  const count = report === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(report))
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

const reports = await mkdtemp(path.join(tmpdir(), 'mariner-hub-reports-'))

/** @type {[string, () => Promise<Count>][]} */
const steps = [
  [
    'browser',
    async () => {
      const { ensureChromium } = await import('./chromium.mjs')
      console.log(await ensureChromium())
      return { passed: 0, failed: 0 }
    },
  ],
  ['check', async () => one(await run(process.execPath, ['scripts/check.mjs']))],
  [
    'unit and integration',
    async () => {
      const file = path.join(reports, 'vitest.json')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const ok = await run(process.execPath, [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...reporters,
      ])
      return counted(ok, file, ({ numPassedTests, numFailedTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }))
    },
  ],
  [
    'end to end',
    async () => {
      const file = path.join(reports, 'e2e.json')
      const ok = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
        E2E_REPORT: file,
      })
      return counted(ok, file, ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }))
    },
  ],
  [
    'weight of pages',
    async () => {
      const file = path.join(reports, 'weight.json')
      const ok = await run(process.execPath, ['--import=tsx', 'scripts/check-weight.ts', file])
      return counted(ok, file, (pages) => ({
        passed: pages.filter((/** @type {any} */ page) => page.problems.length === 0).length,
        failed: pages.filter((/** @type {any} */ page) => page.problems.length > 0).length,
      }))
    },
  ],
]

const total = { passed: 0, failed: 0 }
const { ensureDependencies } = await import('./set-up/dependencies.mjs')
await ensureDependencies()
for (const [name, work] of steps) {
  const { passed, failed } = await step(name, work)
  total.passed += passed
  total.failed += failed
}
await rm(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
