import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'

/** Ends the reading of a file that takes too long; to be called every now and then. */
export type ReadingTime = () => void

/**
 * The time that a file may take from now on.
 * @param now milliseconds, of a clock that never goes back
 * @throws ImportFileError where it is over
 */
export function readingTime(now = () => performance.now()): ReadingTime {
  const end = now() + IMPORT_LIMITS.seconds * 1_000
  return () => {
    if (now() > end) throw new ImportFileError('readingTooLong', { most: IMPORT_LIMITS.seconds })
  }
}
