import { execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { parseArgs, promisify } from 'node:util'

import { ROOT } from './environment.mjs'
import { errorMessage } from './set-up/expected-failure.mjs'
import { failedTests } from './upgrade/failed-tests.mjs'
import { newestPatch } from './upgrade/newest-patch.mjs'
import { copyTree } from './upgrade/tree-copy.mjs'

/**
 * `npm run upgrade:try`: installs the newest patch of Next and the newest that Payload and all its packages
 * have, in a copy; builds it, runs the suite, and says what came of it. This tree stays as it is. Other versions
 * by `-- --next 16.5.0 --payload 3.91.0`, fewer steps by `-- --steps install,build`. Ends with 1 where a step
 * failed, with 0 where all is well or nothing newer is there.
 */

const run = promisify(execFile)
const LOGS = path.join(ROOT, '.data', 'upgrade-try')

/** @type {Record<string, string[]>} */
const STEPS = {
  // The lock file of the copy may change; scripts of packages run as they do here.
  install: ['install', '--no-audit', '--no-fund'],
  build: ['run', 'build'],
  test: ['test'],
}

const { values } = parseArgs({
  options: {
    next: { type: 'string' },
    payload: { type: 'string' },
    steps: { type: 'string', default: Object.keys(STEPS).join(',') },
  },
})
const { dependencies, devDependencies } = JSON.parse(
  await readFile(path.join(ROOT, 'package.json'), 'utf8'),
)
/** @type {Record<string, string>} */
const installed = { ...dependencies, ...devDependencies }

const groups = [
  { name: 'next', told: values.next, packages: named(/^(?:next|@next\/.+)$/) },
  { name: 'payload', told: values.payload, packages: named(/^(?:payload|@payloadcms\/.+)$/) },
]
/** @type {Record<string, string>} */
const wanted = {}
for (const { name, told, packages } of groups) {
  const now = installed[name] ?? ''
  const published = await Promise.all(packages.map(publishedVersions))
  const version = told ?? newestPatch(now, published)
  const all = packages.length > 1 ? `${name} and ${packages.length - 1} more` : name
  console.log(version ? `${all}: ${now} → ${version}` : `${all}: ${now} is the newest patch of all`)
  packages.forEach((one, index) => {
    const own = newestPatch(now, [published[index] ?? []])
    if (own && own !== version) console.log(`  ${one} alone has ${own}`)
  })
  if (version) for (const one of packages) wanted[one] = version
}
if (Object.keys(wanted).length === 0) {
  console.log('\nThere is nothing to try.')
  process.exit(0)
}
process.exitCode = await tryIn(await copyTree(ROOT, wanted))

/** @param {RegExp} pattern */
function named(pattern) {
  return Object.keys(installed).filter((name) => pattern.test(name))
}

/**
 * @param {string} name
 * @returns {Promise<string[]>}
 */
async function publishedVersions(name) {
  try {
    const { stdout } = await run('npm', ['view', name, 'versions', '--json'])
    return [JSON.parse(stdout)].flat()
  } catch (error) {
    console.error(
      `The registry does not say which versions of ${name} there are, so nothing can be tried: ${errorMessage(error).split('\n')[1] ?? ''}`,
    )
    process.exit(1)
  }
}

/** @param {string} copy @returns {Promise<number>} the exit code */
async function tryIn(copy) {
  const end = () => rm(copy, { recursive: true, force: true })
  process.once('SIGINT', () => void end().finally(() => process.exit(130)))
  try {
    await mkdir(LOGS, { recursive: true })
    for (const name of values.steps.split(',')) {
      const args = STEPS[name]
      if (!args) throw new Error(`There is no step “${name}”: ${Object.keys(STEPS).join(', ')}`)
      const { isWell, log, file, seconds } = await step(copy, name, args)
      console.log(`${isWell ? '✓' : '✗'} ${name.padEnd(8)} ${seconds} s`)
      if (isWell) continue
      const failed = failedTests(log)
      for (const test of failed) console.log(`    ${test}`)
      if (failed.length === 0) console.log(log.trimEnd().split('\n').slice(-15).join('\n'))
      console.log(`\n${name} failed; all it said is in ${file}.`)
      console.log('What is relied on without a promise stands in docs/private-interfaces.md.')
      return 1
    }
    console.log('\nAll is well: put these versions into package.json.')
    return 0
  } finally {
    await end()
  }
}

/**
 * @param {string} cwd
 * @param {string} name
 * @param {string[]} args
 */
async function step(cwd, name, args) {
  const began = Date.now()
  const file = path.join(LOGS, `${name}.log`)
  const output = createWriteStream(file)
  const child = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ piece) => {
      log += piece
      output.write(piece)
    })
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  output.end()
  return { isWell: code === 0, log, file, seconds: Math.round((Date.now() - began) / 1000) }
}
