/**
 * The instant that it is by the clock of this machine, which may be minutes off, for what no database compares.
 * What is stored and compared there is asked of `databaseNow` (cms/database/database-clock.ts); how long something takes, of
 * `performance.now()`.
 * @param _why why this clock will do
 * @example processNow('the name of a file')
 */
export function processNow(_why: string): Date {
  return new Date()
}
