import { fileURLToPath } from 'node:url'

import { runChecks } from './run-checks.mjs'

/**
 * `npm run check`: everything about the code that can be known without running the site. All of it,
 * or what is named: `npm run check -- format boundaries`.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const AT_ONCE = 2

/** @typedef {import('./run-checks.mjs').Check} Check */

const BOUNDARIES = '.dependency-cruiser.mjs src scripts tests payload.config.ts next.config.ts'

/**
 * Longest first: the linter, which asks the compiler for types and says its errors too, takes as long as all the
 * others.
 * @type {Check[]}
 */
const CHECKS = [
  {
    name: 'lint, types',
    args: tool(
      'oxlint/bin/oxlint',
      '.',
      '--deny-warnings',
      '--report-unused-disable-directives-severity=error',
    ),
  },
  { name: 'generated', args: ['./scripts/check-generated.mjs'] },
  { name: 'format', args: tool('oxfmt/bin/oxfmt', '--check', '.') },
  {
    name: 'boundaries',
    args: tool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      ...BOUNDARIES.split(' '),
    ),
  },
  { name: 'unused', args: tool('knip/bin/knip.js', '--no-progress', '--no-config-hints') },
  { name: 'messages', args: ['--import=tsx', './scripts/check-messages.mjs'] },
  { name: 'styles', args: ['./scripts/check-styles.mjs'] },
  { name: 'files', args: ['./scripts/check-files.mjs'] },
  { name: 'lock file', args: ['./scripts/check-lock.mjs'] },
]

/** @type {Check} */
const ROUTE_TYPES = { name: 'route types', args: tool('next/dist/bin/next', 'typegen') }

/**
 * The program of a dependency.
 * @param {string} program
 * @param {...string} args
 */
function tool(program, ...args) {
  return [`node_modules/${program}`, ...args]
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  const names = CHECKS.map(({ name }) => name).join(', ')
  console.error(`There is no check “${unknown.join(', ')}”. There are: ${names}.`)
  process.exit(2)
}
const began = performance.now()
const checks = CHECKS.filter(({ name }) => asked.length === 0 || asked.includes(name))
const options = { cwd: ROOT, atOnce: AT_ONCE }
// The compiler reads them; without them every route parameter is `any`.
const failed = [...(await runChecks([ROUTE_TYPES], options)), ...(await runChecks(checks, options))]
const seconds = ((performance.now() - began) / 1000).toFixed(0)
if (failed.length > 0) {
  console.error(`\nFailed after ${seconds} s: ${failed.join(', ')}`)
  process.exit(1)
}
console.log(`\n${checks.length} checks passed in ${seconds} s`)
