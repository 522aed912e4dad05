import { describe, expect, test } from 'vitest'

import {
  brokenFiles,
  countBrowserTests,
  countVitest,
  countWithRerun,
} from '../../../scripts/tests/reports.mjs'

const AT = '/home/somebody/site/tests/http'

function file(name: string, ends: Record<string, 'passed' | 'failed'>) {
  const isBroken = Object.keys(ends).length === 0 || Object.values(ends).includes('failed')
  return {
    name: `${AT}/${name}.test.ts`,
    status: isBroken ? 'failed' : 'passed',
    assertionResults: Object.entries(ends).map(([fullName, status]) => ({
      fullName,
      status,
      duration: 5,
    })),
  }
}

function report(...testResults: ReturnType<typeof file>[]) {
  const ends = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    numPassedTests: ends.filter(({ status }) => status === 'passed').length,
    numFailedTests: ends.filter(({ status }) => status === 'failed').length,
    testResults,
  }
}

describe('a report of Vitest', () => {
  const first = report(
    file('a', { one: 'passed', two: 'failed' }),
    file('b', { three: 'passed' }),
    file('c', {}),
  )

  test('names what failed, and a file whose tests did not begin', () => {
    const count = countVitest(first)
    expect(count.broken).toEqual(['http/a.test.ts › two', 'http/c.test.ts'])
    expect(count).toMatchObject({ passed: 2, failed: 2 })
    expect(brokenFiles(first)).toEqual([`${AT}/a.test.ts`, `${AT}/c.test.ts`])
  })

  test('counts what passed when it ran again, and names it', () => {
    const again = report(
      file('a', { one: 'passed', two: 'passed' }),
      file('c', { four: 'passed', five: 'failed' }),
    )
    const count = countWithRerun(first, again)
    expect(count).toMatchObject({ passed: 4, failed: 1, broken: ['http/c.test.ts › five'] })
    expect(count.flaky).toEqual(['http/a.test.ts › two', 'http/c.test.ts'])
  })

  test('keeps what failed twice', () => {
    const count = countWithRerun(first, report(file('a', { one: 'failed', two: 'failed' })))
    expect(count.broken).toEqual(['http/c.test.ts', 'http/a.test.ts › one', 'http/a.test.ts › two'])
    expect(count.flaky).toEqual([])
  })
})

test('a report of Playwright names what failed, in each depth, and what passed only again', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, results: [{ duration: 5 }] }],
  })
  const count = countBrowserTests({
    stats: { expected: 1, unexpected: 2, flaky: 1 },
    suites: [
      {
        title: 'x',
        specs: [spec('one', 'unexpected'), spec('two', 'expected')],
        suites: [{ title: 'y', specs: [spec('three', 'unexpected'), spec('four', 'flaky')] }],
      },
    ],
  })
  expect(count.broken).toEqual(['x.spec.ts › three', 'x.spec.ts › one'])
  expect(count.flaky).toEqual(['x.spec.ts › four'])
  expect(count).toMatchObject({ passed: 2, failed: 2 })
})
