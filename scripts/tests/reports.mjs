/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, ms: number }[]} tests how long each took
 * @property {string[]} [broken] tests and files that failed, by name
 * @property {string[]} [flaky] tests that failed and passed when they ran again, by name
 */

/**
 * What Vitest's reporter `json` writes, as far as it is read here.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string,
 *   assertionResults: { fullName: string, status: string, duration?: number | null }[] }[]} testResults by file
 */

/** @param {string} file a path of this machine */
const shortName = (file) => file.replace(/^.*\/tests\//, '')

/**
 * Counts a report of Vitest's reporter `json`. A file whose tests did not begin, because it did not load or a hook
 * failed, counts as one failure.
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest({ numPassedTests, testResults }) {
  const broken = testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${shortName(file)} › ${fullName}`)
    return status === 'failed' ? [shortName(file)] : []
  })
  return {
    passed: numPassedTests,
    failed: broken.length,
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${shortName(file)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
    broken,
  }
}

/**
 * The files of a report in which something failed.
 * @param {VitestReport} report
 * @returns {string[]} paths
 */
export function brokenFiles({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/**
 * A report with the results of the files that ran again in place of their first ones.
 * @param {VitestReport} first
 * @param {VitestReport} again
 * @returns {Count} with the tests that failed and then passed
 */
export function countWithRerun(first, again) {
  const ranAgain = new Set(again.testResults.map(({ name }) => name))
  const testResults = [
    ...first.testResults.filter(({ name }) => !ranAgain.has(name)),
    ...again.testResults,
  ]
  /** @param {string} asked */
  const number = (asked) =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === asked),
    ).length
  const count = countVitest({
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    testResults,
  })
  const { broken: before = [] } = countVitest(first)
  return { ...count, flaky: before.filter((name) => !count.broken?.includes(name)) }
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string, results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * Counts a report of Playwright's reporter `json`.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} report
 * @returns {Count}
 */
export function countBrowserTests({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    tests: suites.flatMap(testsOf),
    broken: suites.flatMap(namesWith('unexpected')),
    flaky: suites.flatMap(namesWith('flaky')),
  }
}

/**
 * Names the tests of a suite that ended so.
 * @param {string} asked Playwright's word for the end of a test
 * @returns {(suite: Suite) => string[]}
 */
function namesWith(asked) {
  return ({ suites = [], specs = [] }) => {
    const here = specs.filter(({ tests }) => tests.some(({ status }) => status === asked))
    return [
      ...suites.flatMap(namesWith(asked)),
      ...here.map(({ title, file }) => `${file} › ${title}`),
    ]
  }
}

/**
 * @param {Suite} suite
 * @returns {Count['tests']}
 */
function testsOf({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(testsOf),
    ...specs.map(({ title, file, tests }) => ({
      name: `${file} › ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  ]
}

/**
 * Counts a report of `check-weight.ts`.
 * @param {{ problems: string[] }[]} pages
 * @returns {Count}
 */
export function countPages(pages) {
  const failed = pages.filter(({ problems }) => problems.length > 0).length
  return { passed: pages.length - failed, failed, tests: [] }
}

/**
 * The slowest tests, one line each, slowest first.
 * @param {Count['tests']} tests
 * @param {number} most
 * @returns {string[]}
 */
export function slowest(tests, most) {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
