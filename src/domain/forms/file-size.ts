/** The size of a file as a number and the unit that `Intl` names it in. */
export interface FileSize {
  value: number
  unit: 'byte' | 'kilobyte' | 'megabyte'
}

/**
 * A size in bytes in the unit that a person reads it in, with as much precision as matters for a
 * download: one decimal for megabytes, none below.
 * @example fileSize(1_234_567) // { value: 1.2, unit: 'megabyte' }
 */
export function fileSize(bytes: number): FileSize {
  if (bytes < 1_000) return { value: bytes, unit: 'byte' }
  const kilobytes = Math.round(bytes / 1_000)
  if (kilobytes < 1_000) return { value: kilobytes, unit: 'kilobyte' }
  return { value: Math.round(bytes / 100_000) / 10, unit: 'megabyte' }
}
