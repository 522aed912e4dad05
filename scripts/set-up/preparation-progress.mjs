/** How a line begins that says what the preparation of a database is at. */
const SIGN = 'At work on '

/**
 * Says what is being prepared, and how far it is; the set-up shows it.
 *
 * @param {string} what
 * @param {{ done: number, total: number }} [count] how many of how many
 */
export function tellProgress(what, count) {
  const far = count === undefined ? '' : `: ${count.done} of ${count.total}`
  process.stdout.write(`${SIGN}${what}${far}\n`)
}

/**
 * What a line of the preparation says of its progress. The CMS logs JSON, and of that the names of migrations tell something.
 *
 * @param {string} line
 * @param {readonly string[]} pending the migrations that are to run, in their order
 * @returns {string | undefined} `undefined` where it says nothing of it
 */
export function progressOf(line, pending) {
  if (line.startsWith(SIGN)) return line.slice(SIGN.length)
  const [, name = ''] = /^Migrat(?:ing|ed): +(\S+)/.exec(messageOf(line)) ?? []
  const place = pending.indexOf(name) + 1
  return place === 0 ? undefined : `migrations: ${place} of ${pending.length}`
}

/** @param {string} line */
function messageOf(line) {
  if (!line.startsWith('{')) return ''
  try {
    return String(JSON.parse(line).msg ?? '')
  } catch {
    // Cut in two by the pipe.
    return ''
  }
}
