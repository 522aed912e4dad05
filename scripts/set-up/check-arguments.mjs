/**
 * Ends a command that was given something it does not know, before anything is started: a mistyped `--check` would have
 * done the work that it was to look at, and `--help` a backup.
 *
 * @param {string[]} args
 * @param {{ usage: string, known?: readonly string[] }} command `usage` is printed for `--help` and for what is wrong
 */
export function checkArguments(args, { usage, known = [] }) {
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown === undefined) return
  if (unknown === '--help' || unknown === '-h') {
    console.log(usage)
    process.exit(0)
  }
  console.error(`${unknown}: there is no such option.\n${usage}`)
  process.exit(1)
}
