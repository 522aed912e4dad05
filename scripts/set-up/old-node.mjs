/** The Node that is recommended; `Dockerfile` takes it too. */
const RECOMMENDED = 24

/** Majors that get no fixes any more, with the month in which they ended. */
const ENDED = new Map([
  [20, 'April 2026'],
  [21, 'June 2024'],
  [23, 'June 2025'],
])

/**
 * What is said once at a start on a Node that is no longer kept; `undefined` where it is.
 *
 * @param {string} version as `process.versions.node`
 */
export function saidOfOldNode(version) {
  const major = Number.parseInt(version, 10)
  const ended = ENDED.get(major)
  return ended === undefined
    ? undefined
    : `Node.js ${major} has had no fixes since ${ended}; the site runs on it. Node.js ${RECOMMENDED} is recommended.`
}
