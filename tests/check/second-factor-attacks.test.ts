import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Each attack on the second factor that the decision lists names the test that sees its outcome. */

const ROOT = new URL('../../', import.meta.url)
const DECISION = 'docs/decisions/071-a-second-factor-for-staff.md'
/** Where a test is of which the decision names the file alone. */
const FEATURES = 'tests/integration/features/'

const [, attacks = ''] = readFileSync(new URL(DECISION, ROOT), 'utf8').split('\n## Attacks\n')
const rows = attacks
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | '))

it('every attack has an outcome and a test that is there', () => {
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.flatMap(([attack = '', , seenBy = '']) => {
    const tests = [...seenBy.matchAll(/`([^`]+)`: “([^”]+)”/g)]
    return tests.length === 0 || tests.some(([, file = '', name = '']) => !has(file, name))
      ? [attack]
      : []
  })
  expect(missing).toEqual([])
})

/** Whether a file has a test whose name begins so. */
function has(file: string, name: string): boolean {
  const at = new URL(file.includes('/') ? file : FEATURES + file, ROOT)
  return existsSync(at) && readFileSync(at, 'utf8').includes(`'${name}`)
}
