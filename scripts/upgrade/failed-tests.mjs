import { stripVTControlCharacters } from 'node:util'

/**
 * The tests that a log of `npm test` names as failed, by Vitest (`FAIL file > name`) and Playwright
 * (`✘ 3 [browser] › file › name (1.2s)`), each once.
 *
 * @param {string} log
 * @returns {string[]}
 */
export function failedTests(log) {
  const found = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => /^\s*(?:FAIL\s+|✘\s+\d+\s+)(.+?)(?:\s+\([\d.]+m?s\))?\s*$/.exec(line)?.[1])
  return [...new Set(found.filter((name) => name !== undefined))]
}
