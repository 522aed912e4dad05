/**
 * - `reading`: the file is there and was not looked at yet;
 * - `mapping`: somebody has to say which column is what;
 * - `planning`: it is worked out what would be done;
 * - `planned`, `held`: what would be done can be seen; `held` where it would close more than is usual;
 * - `applying`, `applied`: it is being done, it was done;
 * - `cancelled`: nothing more of it is done; `failed`: the file could not be read;
 * - `undoing`, `undone`: what was done is being taken back, was taken back.
 */
export const IMPORT_STATES = [
  'reading',
  'mapping',
  'planning',
  'planned',
  'held',
  'applying',
  'applied',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const

export type ImportState = (typeof IMPORT_STATES)[number]

/** In which the runner has something to do. */
export const STATES_AT_WORK: readonly ImportState[] = ['reading', 'planning', 'applying', 'undoing']

/** Whether the runner has something to do with an import. */
export function isAtWork(state: ImportState): boolean {
  return STATES_AT_WORK.includes(state)
}

/** Rows on a page of what an import does. */
export const ROWS_ON_PAGE = 50

/** What a row of an import does on the site. */
export type RowAction = 'create' | 'change' | 'close' | 'same' | 'refused'

/** From which states somebody may ask for what. */
export const ASKED_FROM = {
  map: ['mapping', 'planned', 'held'],
  sheet: ['mapping', 'planned', 'held', 'failed'],
  apply: ['planned', 'held', 'applied'],
  cancel: ['reading', 'mapping', 'planning', 'planned', 'held', 'applying'],
  undo: ['applied', 'cancelled'],
} as const satisfies Record<string, readonly ImportState[]>

export type ImportDeed = keyof typeof ASKED_FROM

/** How many rows there are of each kind, and what came of them. */
export interface ImportCounts {
  create: number
  change: number
  close: number
  same: number
  refused: number
  /** Of those to be created or changed: rows in which something was guessed. */
  doubts: number
  /** Of the same: rows that staff should look at before readers see them, whether or not something was guessed. */
  flagged: number
  /** Rows to be created, changed or closed for which it was done. */
  done: number
  /** For which it was refused when it was to be done. */
  failed: number
  /** Left until somebody has looked at their doubts, and those that are flagged beside them. */
  waiting: number
  waitingFlagged: number
  /** Taken back. */
  undone: number
  /** Not taken back: somebody has edited them since, or something is in the way. */
  leftAlone: number
}

export const NO_COUNTS: ImportCounts = {
  create: 0,
  change: 0,
  close: 0,
  same: 0,
  refused: 0,
  doubts: 0,
  flagged: 0,
  done: 0,
  failed: 0,
  waiting: 0,
  waitingFlagged: 0,
  undone: 0,
  leftAlone: 0,
}
