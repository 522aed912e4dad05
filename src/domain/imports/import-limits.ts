/** How large a file may be that is imported. */
export const IMPORT_LIMITS = {
  bytes: 20 * 1024 * 1024,
  /** Without headings and empty rows. */
  rows: 20_000,
  columns: 200,
  /** Characters. */
  cell: 10_000,
  /** Characters of a line of a CSV file; nothing that people make is as long. */
  line: 2_000_000,
  /** Lists and objects within each other in JSON. */
  depth: 20,
} as const
