/**
 * The newest patch that every package of a group has: a group is only ever installed at one version.
 *
 * @param {string} current e.g. `3.90.1`
 * @param {readonly (readonly string[])[]} published the versions of each package
 * @returns {string | undefined} nothing where all are newest, or nothing newer is there for all of them
 * @example newestPatch('3.90.1', [['3.90.1', '3.90.2'], ['3.90.1']]) // undefined
 */
export function newestPatch(current, published) {
  const line = current.slice(0, current.lastIndexOf('.') + 1)
  const patches = published.map(
    (versions) => new Set(versions.map((version) => patchOf(version, line))),
  )
  const [first] = patches
  const common = [...(first ?? [])].filter(
    (patch) => patch !== undefined && patches.every((one) => one.has(patch)),
  )
  const newest = Math.max(...common.map(Number))
  return newest > Number(patchOf(current, line)) ? `${line}${newest}` : undefined
}

/**
 * @param {string} version
 * @param {string} line e.g. `3.90.`
 * @returns {number | undefined} nothing for another line, and for previews
 */
function patchOf(version, line) {
  const patch = version.startsWith(line) ? version.slice(line.length) : ''
  return /^\d+$/.test(patch) ? Number(patch) : undefined
}
