import process from 'node:process'

/** A fixed piece of work. Prints the CPU seconds that it took; `cpu-meter.mjs` runs one on each core. */
const ROUNDS = 40_000_000

const before = process.cpuUsage()
let state = 1
const text = []
for (let round = 0; round < ROUNDS; round += 1) {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  if (round % 50 === 0) text.push(state.toString(36))
}
if (text.join('').length === 0) throw new Error('Nothing was calculated.')
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1e6)
