/**
 * - `reading`: the file was stored and not read yet;
 * - `mapping`: a person has to assign the columns to fields;
 * - `planning`: the runner makes the plan;
 * - `planned`, `held`: the plan is ready; `held` needs a person, because it would close unusually many vacancies;
 * - `applying`, `applied`: the runner applies the rows, or has applied them;
 * - `cancelled`: no more rows are applied; `failed`: the file could not be read;
 * - `undoing`, `undone`: the runner undoes the rows, or has undone them.
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

/** The states in which the runner has work. */
export const STATES_AT_WORK: readonly ImportState[] = ['reading', 'planning', 'applying', 'undoing']

/** Whether the runner has work in a state. */
export function isAtWork(state: ImportState): boolean {
  return STATES_AT_WORK.includes(state)
}

/** Rows on a page of what an import does. */
export const ROWS_ON_PAGE = 50

/** What a row of an import does on the site. */
export type RowAction = 'create' | 'change' | 'close' | 'same' | 'refused'

/** The states in which each action is permitted. */
export const ASKED_FROM = {
  map: ['mapping', 'planned', 'held'],
  sheet: ['mapping', 'planned', 'held', 'failed'],
  correct: ['planned', 'held'],
  leave: ['planned', 'held'],
  apply: ['planned', 'held', 'applied'],
  cancel: ['reading', 'mapping', 'planning', 'planned', 'held', 'applying'],
  undo: ['applied', 'cancelled'],
} as const satisfies Record<string, readonly ImportState[]>

export type ImportAction = keyof typeof ASKED_FROM

/**
 * The states in which an action is permitted with an import of this source. Rows of a feed wait until after the others were
 * applied: they can be put right then.
 */
export function askedFrom(action: ImportAction, source: 'feed' | 'upload'): readonly ImportState[] {
  const isOfDesk = action === 'correct' || action === 'leave'
  return isOfDesk && source === 'feed' ? [...ASKED_FROM[action], 'applied'] : ASKED_FROM[action]
}

/** The numbers of rows by kind and by result. */
export interface ImportCounts {
  create: number
  change: number
  close: number
  same: number
  refused: number
  /** Rows to create or change with a guessed value. */
  doubts: number
  /** Rows to create or change that staff should check before publishing, with or without a guessed value. */
  flagged: number
  /** Rows that were created, changed or closed. */
  done: number
  /** Rows that were refused when they were applied. */
  failed: number
  /** Rows that wait until a person has checked their doubts; `waitingFlagged` for flagged rows. */
  waiting: number
  waitingFlagged: number
  /** Rows without doubts that wait, because others were chosen. */
  waitingSure: number
  /** Rows that a person has left out. They are counted nowhere else. */
  leftOut: number
  /** Taken back. */
  undone: number
  /** Rows that were not undone, because somebody has edited the document or a rule refused it. */
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
  waitingSure: 0,
  leftOut: 0,
  undone: 0,
  leftAlone: 0,
}
