import { execFileSync } from 'node:child_process'
import process from 'node:process'

import { describe, expect, it } from 'vitest'

import { BUDGET, CEILING, compareWithBudget } from '../../../scripts/tests/budget.mjs'

/** A run of the tests that takes more than is written down fails. */

const part = (name: string, cpu: number) => ({
  name,
  wall: cpu / 2,
  raw: cpu * 1.5,
  slowness: 1.5,
  cpu,
  passed: 3,
  failed: 0,
})

describe('the budget', () => {
  it('names the part that took too long, and only that', () => {
    const { over } = compareWithBudget([part('unit', 10), part('http', 61)], { unit: 60, http: 60 })
    expect(over).toEqual([expect.stringMatching(/^http: 61 CPU seconds, and may take 60/)])
  })

  it('shows what has no budget, such as a build, and sums up the rest', () => {
    const { table, over } = compareWithBudget([part('build', 200), part('unit', 10)], { unit: 60 })
    expect(over).toEqual([])
    expect(table.map((line) => line.split(/\s{2,}/))).toEqual([
      ['part', 'wall s', 'counted', 'slow', 'CPU s', 'budget', 'passed', 'failed'],
      ['build', '100', '300', '1.50', '200', '–', '3', '0'],
      ['unit', '5', '15', '1.50', '10', '60', '3', '0'],
      ['together', '105', '315', '–', '210', '60', '6', '0'],
    ])
  })

  it('stays below the ceiling', () => {
    const sum = Object.values(BUDGET).reduce((total, seconds) => total + seconds, 0)
    expect(sum).toBeLessThanOrEqual(CEILING)
  })
})

it('counts what a program does that was started by another', () => {
  const burn = `const end = process.cpuUsage().user + 400000; while (process.cpuUsage().user < end);`
  const start = (code: string) =>
    `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(code)}])`
  const program = `
    import { openCpuMeter } from './scripts/tests/cpu-meter.mjs'
    import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    const meter = await openCpuMeter()
    const before = await meter.seconds()
    ${start(start(burn))}
    console.log((await meter.seconds()) - before)
    await meter.close()`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program])
  expect(Number(printed)).toBeGreaterThan(0.39)
})
