import process from 'node:process'
import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'

/**
 * A fixed piece of work of the kinds that a run does: it compiles and runs programs, makes and drops many small objects,
 * reads and writes JSON, compresses; and it waits for memory. Prints the CPU seconds of both, and of the whole process;
 * `cpu-meter.mjs` runs it.
 */
const ROUNDS = 2
const FUNCTIONS = 6_000
const ROWS = 60_000

const before = process.cpuUsage()
let kept = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const program = Array.from(
    { length: FUNCTIONS },
    (_, at) =>
      `function f${at}(a, b) { const o = { a, b, n: ${at + round} }; for (const k in o) { if (o[k] > ${at}) return [k, ...Object.values(o)].map((x) => x + 1).join('-') } return String(o.n) }`,
  ).join('\n')
  const calls = Array.from({ length: FUNCTIONS }, (_, at) => `f${at}(${at}, ${round})`).join(',')
  kept += new Script(`(() => {${program}\nreturn [${calls}]})()`).runInThisContext().length
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    id: at,
    path: `docs/${(at * 2_654_435_761) % 4_294_967_296}/${round}`,
    tags: [`children/pages/${at % 97}`, 'frame'],
    at: new Date(at * 1_000),
  }))
  const byPath = new Map(rows.map((row) => [row.path, row]))
  const text = JSON.stringify([...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)))
  kept += JSON.parse(text).length + text.replaceAll(/children\/(\w+)/g, '$1').length
  kept += gzipSync(text).length
}
if (kept === 0) throw new Error('Nothing was calculated.')
const calculated = process.cpuUsage(before)

// Each read waits for the memory, as a run with hundreds of megabytes of objects does, and no cache helps.
const NUMBERS = 2 ** 24
const READS = 4_000_000
const places = new Int32Array(NUMBERS)
for (let at = 0; at < NUMBERS; at += 1) {
  places[at] = (Math.imul(at, 1_664_525) + 1_013_904_223) & (NUMBERS - 1)
}
const filled = process.cpuUsage()
let place = 0
for (let read = 0; read < READS; read += 1) place = places[(place + read) & (NUMBERS - 1)] ?? 0
const waited = process.cpuUsage(filled)
if (place < 0) throw new Error('Nothing was read.')

const seconds = (/** @type {NodeJS.CpuUsage} */ { user, system }) => (user + system) / 1e6
console.log(seconds(calculated), seconds(waited), seconds(process.cpuUsage()))
