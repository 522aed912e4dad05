import process from 'node:process'

import { BUDGET, CEILING, compareWithBudget } from './tests/budget.mjs'
import { openCpuMeter, watchCores } from './tests/cpu-meter.mjs'
import { slowest } from './tests/reports.mjs'
import { one, Runners } from './tests/runners.mjs'

/**
 * `npm test`: everything a change must pass, on a fresh clone. Only Node's own modules until dependencies are in. Ends
 * with the time of each part beside what it may take, the ten slowest tests and the line `N passed, N failed`, and exits
 * non-zero where anything failed, passed only when it ran again, or took too long. `npm run soak` runs what the gate need
 * not see, with the full loads.
 */

/** @typedef {import('./tests/reports.mjs').Count} Count */
/** @typedef {[name: string, work: () => Promise<Count>]} Step */

const runners = new Runners()

/** SIGINT and SIGTERM end the parts of the run, and then its database. */
let closePostgres = async () => {}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    runners.kill(signal)
    void closePostgres().finally(() => process.exit(1))
  })
}

/** @type {Step[]} */
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
  ['build', async () => one(await runners.run(['scripts/build.mjs']))],
  [
    'databases',
    async () => {
      // One server for everything that wants a database.
      const { openTestPostgres } = await import('../tests/site/test-postgres.mjs')
      closePostgres = await openTestPostgres()
      return one(true)
    },
  ],
]

/** @type {Step[]} */
const GATE = [
  ['check', async () => one(await runners.run(['scripts/check.mjs']))],
  ['unit', () => runners.vitest(['unit'])],
  ['integration', () => runners.vitest(['integration'])],
  ['http', () => runners.vitest(['http'])],
  ['end to end', () => runners.playwright('browser')],
  ['weight of pages', () => runners.weight()],
]

/** @type {Readonly<Record<string, Step[]>>} */
const SOAKS = {
  soak: [
    ['integration, http', () => runners.vitest(['integration', 'http', 'soak'], NOT_MEMORY)],
    ['end to end', () => runners.playwright('soak')],
  ],
  'soak:browsers': [['end to end', () => runners.playwright('soak')]],
  // All of a site that answers over HTTP, the gate's tests too, with two processes that serve each.
  'soak:workers': [['http', () => runners.vitest(['http', 'soak'], NOT_MEMORY)]],
  'soak:memory': [['memory', () => runners.vitest(['soak'], ['soak/memory'])]],
  // Every case there is of what the others take a share of.
  'soak:many': [['integration, http', () => runners.vitest(['integration', 'http', 'soak'], MANY)]],
}

/** What needs the machine for itself is a run of its own. */
const NOT_MEMORY = ['--exclude=tests/soak/memory.test.ts']

/** Files with more cases than the soak has time for. */
const MANY = [
  'property',
  'hostile-requests.soak',
  'queries-within-reach.soak',
  'value-kinds.soak',
  'answer-files',
  'take-form',
  'soak/form-kills',
  'soak/publish-race',
  'soak/bad-addresses',
  'soak/addresses',
  'soak/prices-crowd',
  'soak/route-walk',
  'soak/twelve-translators',
]

const [kind, ...others] = process.argv.slice(2)
const parts = kind === undefined ? GATE : SOAKS[kind]
if (!parts || others.length > 0) {
  console.error(`There is no such run. There are: npm test, ${Object.keys(SOAKS).join(', ')}.`)
  process.exit(2)
}
const budget = kind === undefined ? BUDGET : {}
if (kind !== undefined) process.env.SOAK = kind === 'soak:many' ? 'many' : '1'
if (kind === 'soak:workers') Object.assign(process.env, { WORKERS: '2', GATE_TOO: '1' })

const meter = await openCpuMeter()
/** @type {import('./tests/budget.mjs').Part[]} */
const measured = []
/** @type {Count} */
const total = { passed: 0, failed: 0, tests: [] }
/** @type {{ flaky: string[], broken: string[] }} */
const named = { flaky: [], broken: [] }

/** @param {Step} step */
async function measure([name, work]) {
  console.log(`\n── ${name} ──`)
  const [began, used] = [performance.now(), await meter.seconds()]
  const cores = watchCores()
  const count = await work()
  const wall = (performance.now() - began) / 1000
  const { slowness, spent } = await cores.end()
  const raw = (await meter.seconds()) - used - spent
  const { passed, failed } = count
  measured.push({ name, wall, raw, slowness, cpu: raw / slowness, passed, failed })
  return count
}

for (const step of preparation) {
  const { failed } = await measure(step)
  if (failed > 0) {
    console.log('\n0 passed, 1 failed')
    process.exit(1)
  }
}
try {
  for (const step of parts) {
    const { passed, failed, tests, broken = [], flaky = [] } = await measure(step)
    total.passed += passed
    total.failed += failed
    total.tests.push(...tests)
    named.broken.push(...broken)
    named.flaky.push(...flaky)
  }
} finally {
  await closePostgres()
  await runners.close()
  await meter.close()
}

const { table, over } = compareWithBudget(measured, budget)
console.log(`\n── time ──\n${table.join('\n')}`)
console.log(`\n── slowest tests ──\n${slowest(total.tests, 10).join('\n')}`)
const gateSum = Object.values(BUDGET).reduce((sum, seconds) => sum + seconds, 0)
const dear =
  gateSum > CEILING ? [`the parts may take ${gateSum} together, and ${CEILING} at most`] : []
for (const [title, names] of /** @type {const} */ ([
  ['passed only when run again, which counts as failed', named.flaky],
  ['failed', named.broken],
  ['over the budget', [...over, ...dear]],
])) {
  if (names.length > 0) {
    console.log(`\n── ${title} ──\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
}
const failed = total.failed + named.flaky.length + over.length + dear.length
console.log(`\n${total.passed - named.flaky.length} passed, ${failed} failed`)
process.exit(failed === 0 && total.passed > 0 ? 0 : 1)
