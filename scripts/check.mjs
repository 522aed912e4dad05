import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run check`: everything about the code that can be known without running the site. All of it,
 * or what is named: `npm run check -- types lint`.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const AT_ONCE = 2

/** @typedef {{ name: string, args: string[], prepare?: () => Promise<void> }} Check */

const BOUNDARIES = '.dependency-cruiser.mjs src scripts tests payload.config.ts next.config.ts'

/**
 * Longest first, so that the short ones fill the gaps.
 * @type {Check[]}
 */
const CHECKS = [
  { name: 'lint', args: ['eslint/bin/eslint.js', '.', '--max-warnings=0'] },
  {
    name: 'types',
    args: ['typescript/bin/tsc', '--project', '.next/tsconfig.check.json'],
    prepare: writeCheckConfig,
  },
  { name: 'generated', args: ['./scripts/check-generated.mjs'] },
  { name: 'format', args: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  { name: 'unused', args: ['knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  {
    name: 'boundaries',
    args: ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', ...BOUNDARIES.split(' ')],
  },
  { name: 'messages', args: ['--import=tsx', './scripts/check-messages.mjs'] },
  { name: 'files', args: ['./scripts/check-files.mjs'] },
  { name: 'lock file', args: ['./scripts/check-lock.mjs'] },
]

/** @type {Check} */
const ROUTE_TYPES = { name: 'route types', args: ['next/dist/bin/next', 'typegen'] }

/** The compiler's settings without the types of `next dev`, which remember routes that are gone. */
async function writeCheckConfig() {
  const folder = path.join(ROOT, '.next')
  await mkdir(folder, { recursive: true })
  const config = {
    extends: '../tsconfig.json',
    include: ['../next-env.d.ts', '../**/*.ts', '../**/*.tsx', '../**/*.mjs', './types/**/*.ts'],
    exclude: ['../node_modules', '../.data', '../migrations', './dev'],
  }
  await writeFile(path.join(folder, 'tsconfig.check.json'), JSON.stringify(config, null, 2))
}

/**
 * Runs a check, prints its name and time, and what it said where it failed.
 * @param {Check} check
 * @returns {Promise<boolean>}
 */
async function run({ name, args, prepare }) {
  const began = performance.now()
  await prepare?.()
  const { ok, output } = await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args.map(toPath), {
      cwd: ROOT,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      said += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output: said }))
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(12)}${seconds.padStart(6)} s`)
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '))
  return ok
}

/**
 * Options and files of ours stay as they are; the rest names a tool among the dependencies.
 * @param {string} argument
 * @param {number} index
 */
function toPath(argument, index) {
  return index === 0 && !/^[-.]/.test(argument) ? `node_modules/${argument}` : argument
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  const names = CHECKS.map(({ name }) => name).join(', ')
  console.error(`There is no check “${unknown.join(', ')}”. There are: ${names}.`)
  process.exit(2)
}
const began = performance.now()
const waiting = CHECKS.filter(({ name }) => asked.length === 0 || asked.includes(name))
const count = waiting.length
/** @type {string[]} */
const failed = []
// The linter and the compiler read them; without them every route parameter is `any`.
if (!(await run(ROUTE_TYPES))) failed.push(ROUTE_TYPES.name)
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await run(check))) failed.push(check.name)
    }
  }),
)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
if (failed.length > 0) {
  console.error(`\nFailed after ${seconds} s: ${failed.join(', ')}`)
  process.exit(1)
}
console.log(`\n${count} checks passed in ${seconds} s`)
