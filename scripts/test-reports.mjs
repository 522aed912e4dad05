/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, ms: number }[]} tests how long each took
 * @property {string[]} [flaky] tests that failed and passed when they ran again, by name
 */

/**
 * Counts a report of Vitest's reporter `json`.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { name: string,
 *   assertionResults: { fullName: string, duration?: number | null }[] }[] }} report
 * @returns {Count}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${file.replace(/^.*\/tests\//, '')} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  }
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
    flaky: suites.flatMap(flakyOf),
  }
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyOf({ suites = [], specs = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...suites.flatMap(flakyOf), ...here.map(({ title, file }) => `${file} › ${title}`)]
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
