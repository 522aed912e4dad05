import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * `npm run test:one -- <file> [options]`: the tests of one file, of whichever kind, also where only the soak runs them.
 * Options go to the runner, Vitest or Playwright. Packages and browser must be there (`npm test` brings them); the build and
 * the databases are made where the sources have changed.
 */
const [file = '', ...options] = process.argv.slice(2)
const asked = path.relative(process.cwd(), path.resolve(file))
const kind = /^tests\/(?:(unit|check)|(integration|http|soak)|e2e)\/.+\.(test|spec)\.ts$/.exec(
  asked,
)
if (!kind || !existsSync(asked)) {
  console.error(
    'Name a file of tests, such as: npm run test:one -- tests/unit/domain/addresses/paths.test.ts [-t "part of a name"]',
  )
  process.exit(2)
}
const [, inWorker, withServices, suffix] = kind
const args =
  suffix === 'spec'
    ? ['@playwright/test/cli.js', 'test', '--project=browser', '--project=soak', '--retries=0']
    : ['vitest/vitest.mjs', 'run', '--project', inWorker ? 'unit' : String(withServices)]
const [runner, ...before] = args
const child = spawn(
  process.execPath,
  [
    `node_modules/${runner}`,
    ...before,
    asked,
    suffix === 'spec' ? '--workers=1' : '--maxWorkers=1',
    ...options,
  ],
  { stdio: 'inherit', env: { ...process.env, ONE_FILE: '1' } },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => child.kill(signal))
}
child.once('exit', (code) => process.exit(code ?? 1))
