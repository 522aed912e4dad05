import { describe, expect, it } from 'vitest'

import { runChecks } from '../../../scripts/run-checks.mjs'

/** A check that says something and ends with a code. */
const check = (name: string, code = 0, says = name) => ({
  name,
  args: ['--eval', `console.log(${JSON.stringify(says)}); process.exitCode = ${code}`],
})

async function printed(checks: Parameters<typeof runChecks>[0], atOnce = 1) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line.replace(/ +\d+\.\d s$/, ' N s'))
  const failed = await runChecks(checks, { cwd: process.cwd(), atOnce, print })
  return { failed, lines }
}

describe('checks', () => {
  it('are named as they begin, and again with their time as they end', async () => {
    expect(await printed([check('types'), check('lint')])).toEqual({
      failed: [],
      lines: ['… types', '✓ types N s', '… lint', '✓ lint N s'],
    })
  })

  it('go on after a failure, and what failed stands whole at the end', async () => {
    const { failed, lines } = await printed([check('lint', 1, 'one\ntwo'), check('types', 0, 'no')])
    expect(failed).toEqual(['lint'])
    expect(lines).toEqual([
      '… lint',
      '✗ lint N s',
      '… types',
      '✓ types N s',
      '\n── lint ──\none\ntwo',
    ])
  })

  it('share as many cores as there are, in their order', async () => {
    const { lines } = await printed([check('a'), check('b'), check('c')], 2)
    expect(lines.slice(0, 2)).toEqual(['… a', '… b'])
    expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(3)
  })
})
