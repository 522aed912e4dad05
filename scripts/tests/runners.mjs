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
} from './reports.mjs'

/** @typedef {import('./reports.mjs').Count} Count */

/** Vitest would leave one core free. Its settings name no number: they would count for more than this one. */
const BOTH_CORES = ['--maxWorkers=2']

/** More broken files than these are no accident. */
const MOST_FILES_AGAIN = 4

/** @param {boolean} ok @returns {Count} */
export const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] })

/**
 * What a program counts; a run that ended badly without a failed test (an unhandled rejection) counts as one failure.
 * @param {boolean} ok
 * @param {Count} count
 * @returns {Count}
 */
function counted(ok, count) {
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Runs the programs of a test run, one after another, and reads what they report. */
export class Runners {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #running
  /** @type {Promise<string>} */
  #reports = mkdtemp(path.join(tmpdir(), 'mariner-hub-reports-'))

  /**
   * Runs a program of Node's with its output on ours.
   * @param {string[]} args
   * @param {Record<string, string>} [env]
   * @returns {Promise<boolean>} whether it ended well
   */
  run(args, env = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        stdio: 'inherit',
        env: { ...process.env, ...env },
      })
      this.#running = child
      child.once('error', reject)
      child.once('exit', (code) => resolve(code === 0))
    })
  }

  /** @param {NodeJS.Signals} signal */
  kill(signal) {
    this.#running?.kill(signal)
  }

  /**
   * Runs the tests of projects of Vitest's. A file that failed runs once more, alone: whether it passes then is named at
   * the end.
   * @param {readonly string[]} projects
   * @param {readonly string[]} [only] parts of the names of the files; all if absent
   * @returns {Promise<Count>}
   */
  async vitest(projects, only = []) {
    const name = projects.join('-')
    const first = await this.#runVitest(projects, `${name}.json`, [...BOTH_CORES, ...only])
    if (!first.report) return one(first.ok)
    const files = brokenFiles(first.report)
    if (files.length === 0 || files.length > MOST_FILES_AGAIN) {
      return counted(first.ok, countVitest(first.report))
    }
    console.log(`\n── ${files.length} failed, once more ──`)
    const more = ['--maxWorkers=1', ...files]
    const again = await this.#runVitest(projects, `${name}-again.json`, more)
    if (!again.report) return counted(false, countVitest(first.report))
    return counted(again.ok, countWithRerun(first.report, again.report))
  }

  /**
   * @param {readonly string[]} projects
   * @param {string} name
   * @param {readonly string[]} more
   */
  async #runVitest(projects, name, more) {
    const file = path.join(await this.#reports, name)
    const ok = await this.run([
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

  /**
   * @param {string} project
   * @param {readonly string[]} [files]
   * @returns {Promise<Count>}
   */
  async playwright(project, files = []) {
    const file = path.join(await this.#reports, `playwright-${project}.json`)
    const ok = await this.run(
      ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, ...files],
      { E2E_REPORT: file },
    )
    const report = await readReport(file)
    return report ? counted(ok, countBrowserTests(report)) : one(ok)
  }

  /** @returns {Promise<Count>} */
  async weight() {
    const file = path.join(await this.#reports, 'weight.json')
    const ok = await this.run(['--import=tsx', 'scripts/check-weight.ts', file])
    const report = await readReport(file)
    return report ? counted(ok, countPages(report)) : one(ok)
  }

  async close() {
    await rm(await this.#reports, { recursive: true, force: true })
  }
}

/**
 * Reads what a program reports.
 * @param {string} file
 * @returns {Promise<any>} a shape of the other tool's; nothing where it wrote none
 */
async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
