/** Of a statement in the log, in characters. */
const LONGEST = 400

/** Beyond this nothing of a statement is looked at, in characters. */
const LONGEST_READ = 10_000

// Names of columns may hold quotes, texts may hold anything, and the last of them may be cut off.
const VALUES =
  /("[^"]*")|\bE'(?:[^'\\]|\\.|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[^]*?(?:\$\2\$|$)|(?<![\w$."])\d+(?:\.\d+)?\b/gi

/**
 * A statement as it may stand in the log: on one line, shortened, and without the values that are written into it.
 * @example sqlForLog("SELECT 1\n FROM staff WHERE email = 'ada@x'") // SELECT ? FROM staff WHERE email = ?
 */
export function sqlForLog(text: string): string {
  const plain = text
    .slice(0, LONGEST_READ)
    .replaceAll(VALUES, (_all, name?: string) => name ?? '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
