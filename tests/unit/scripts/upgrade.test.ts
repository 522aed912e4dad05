import { expect, test } from 'vitest'

import { failedTests } from '../../../scripts/upgrade/failed-tests.mjs'
import { newestPatch } from '../../../scripts/upgrade/newest-patch.mjs'

test('the newest patch is one that every package has, of the same minor version, and no preview', () => {
  const core = ['3.89.0', '3.90.1', '3.90.2', '3.90.10', '3.90.11-canary.1', '3.91.0']
  expect(newestPatch('3.90.1', [core])).toBe('3.90.10')
  expect(newestPatch('3.90.1', [core, ['3.90.1', '3.90.2']])).toBe('3.90.2')
  expect(newestPatch('3.90.1', [core, ['3.90.1']])).toBeUndefined()
  expect(newestPatch('3.90.10', [core])).toBeUndefined()
})

test('failed tests are read from the log by name', () => {
  const log = [
    ' \u001b[31m×\u001b[39m not this line',
    ' FAIL  |unit| tests/unit/a.test.ts > adds',
    ' FAIL  |unit| tests/unit/a.test.ts > adds',
    '  ✘  12 [browser] › tests/e2e/b.spec.ts:3:1 › opens (1.2s)',
  ].join('\n')
  expect(failedTests(log)).toEqual([
    '|unit| tests/unit/a.test.ts > adds',
    '[browser] › tests/e2e/b.spec.ts:3:1 › opens',
  ])
})
