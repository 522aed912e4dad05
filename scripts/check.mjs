import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { runChecks } from './run-checks.mjs'

/**
 * `npm run check`: everything about the code that can be known without running the site. All of it,
 * or what is named: `npm run check -- types lint`.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const AT_ONCE = 2

/** @typedef {import('./run-checks.mjs').Check} Check */

const BOUNDARIES = '.dependency-cruiser.mjs src scripts tests payload.config.ts next.config.ts'

/**
 * Longest first: the linter takes as long as all the others, so they share the cores evenly. What the compiler
 * and the formatter remember of the last run is checked by content; the linter's rules look into other files
 * than the one they are about, so it remembers nothing.
 * @type {Check[]}
 */
const CHECKS = [
  { name: 'lint', args: tool('eslint/bin/eslint.js', '.', '--max-warnings=0') },
  {
    name: 'types',
    args: tool('typescript/bin/tsc', '--project', '.next/tsconfig.check.json'),
    prepare: writeCheckConfig,
  },
  { name: 'generated', args: ['./scripts/check-generated.mjs'] },
  {
    name: 'format',
    args: tool(
      'prettier/bin/prettier.cjs',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '.',
    ),
  },
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

/** The compiler's settings without the types of `next dev`, which remember routes that are gone. */
async function writeCheckConfig() {
  const folder = path.join(ROOT, '.next')
  await mkdir(folder, { recursive: true })
  const config = {
    extends: '../tsconfig.json',
    // A build empties `.next`.
    compilerOptions: { tsBuildInfoFile: '../node_modules/.cache/check.tsbuildinfo' },
    include: ['../next-env.d.ts', '../**/*.ts', '../**/*.tsx', '../**/*.mjs', './types/**/*.ts'],
    exclude: ['../node_modules', '../.data', '../migrations', './dev'],
  }
  await writeFile(path.join(folder, 'tsconfig.check.json'), JSON.stringify(config, null, 2))
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
// The linter and the compiler read them; without them every route parameter is `any`.
const failed = [...(await runChecks([ROUTE_TYPES], options)), ...(await runChecks(checks, options))]
const seconds = ((performance.now() - began) / 1000).toFixed(0)
if (failed.length > 0) {
  console.error(`\nFailed after ${seconds} s: ${failed.join(', ')}`)
  process.exit(1)
}
console.log(`\n${checks.length} checks passed in ${seconds} s`)
