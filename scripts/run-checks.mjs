import { spawn } from 'node:child_process'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args of Node
 */

const NAME_WIDTH = 12

/**
 * Runs checks, some at a time in the order given, and prints a line as each begins and as it ends; at the end,
 * whole and apart from each other, what those that failed have said.
 *
 * @param {readonly Check[]} checks
 * @param {object} options
 * @param {string} options.cwd
 * @param {number} options.atOnce
 * @param {(line: string) => void} [options.print]
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks(checks, { cwd, atOnce, print = console.log }) {
  const waiting = [...checks]
  /** @type {{ name: string, output: string }[]} */
  const failed = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      print(`… ${check.name}`)
      const began = performance.now()
      const { ok, output } = await run(check, cwd)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      print(`${ok ? '✓' : '✗'} ${check.name.padEnd(NAME_WIDTH)}${seconds.padStart(6)} s`)
      if (!ok) failed.push({ name: check.name, output })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const { name, output } of failed) print(`\n── ${name} ──\n${output.trimEnd()}`)
  return failed.map(({ name }) => name)
}

/**
 * @param {Check} check
 * @param {string} cwd
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run({ args }, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output += chunk))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
