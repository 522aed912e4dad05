import { isKnownHeading } from './guess-mapping'
import { isPartOfHeading } from './heading-fields'
import { ImportFileError } from './import-reasons'
import type { SourceRow } from './import-types'
import { type NumberedRow, tableOf } from './table-rows'

/** Rows from the top among which the headings are looked for. */
const MOST_ABOVE = 12

/** Of these rows the headings and what stands above them are some. */
export const MOST_START_ROWS = 30

interface Headings {
  columns: string[]
  /** How many of the rows are headings or stand above them. */
  start: number
}

interface Candidate extends Headings {
  known: number
  filled: number
}

/**
 * Which of the first rows has the headings: the one with most of them that are known, else the first that is about as
 * full as the rows below it. Groups of columns in the row above (`Vessel` over `Name`, `Flag`) go before each.
 * @param rows without empty ones
 */
function findHeadings(rows: readonly NumberedRow[]): Headings {
  const top = rows.slice(0, MOST_ABOVE)
  const widest = Math.max(0, ...rows.map(({ cells }) => filledOf(cells)))
  const candidates: Candidate[] = []
  for (const [at, row] of top.entries()) {
    const one = candidate(row.cells, at + 1)
    // As sure as it gets; rows below need not be looked at.
    if (one.known >= 3 && one.known >= widest * 0.7) return one
    candidates.push(one)
    const below = top[at + 1]
    if (below && one.filled > 1 && isGroups(row.cells, below.cells)) {
      candidates.push(candidate(grouped(row.cells, below.cells), at + 2))
    }
  }
  const [best] = candidates.toSorted((a, b) => b.known - a.known)
  if (best && best.known >= 2) return best
  const plain = candidates.find(({ filled, start }) => {
    // Two rows at a time are taken only for known headings.
    const isOneRow = filledOf(top[start - 1]?.cells ?? []) === filled
    return isOneRow && (filled >= widest / 2 || (best?.known ?? 0) > 0)
  })
  const chosen = best && best.known > 0 ? best : plain
  if (!chosen) throw new ImportFileError('headingsMissing')
  return chosen
}

/**
 * The table below the headings that are found among the first of its rows.
 * @param rows without empty ones
 * @throws ImportFileError where there are none, or a limit is passed
 */
export function tableBelowHeadings(rows: readonly NumberedRow[]): {
  columns: string[]
  rows: SourceRow[]
} {
  const { columns, start } = findHeadings(rows.slice(0, MOST_START_ROWS))
  return tableOf(columns, rows.slice(start))
}

/** How many headings are known in the one of the first rows that has most of them. */
export function mostKnownHeadings(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.slice(0, MOST_ABOVE).map((cells) => candidate(cells, 0).known))
}

/** Whether a row leaves room for groups, and what stands below it are headings, not the first facts. */
function isGroups(above: readonly string[], below: readonly string[]): boolean {
  const names = below.filter((name) => name !== '')
  const hasRoom = below.some((name, at) => name !== '' && (above[at] ?? '') === '')
  const known = names.filter((name) => isKnownHeading(name) || isPartOfHeading(name))
  return hasRoom && known.length >= names.length * 0.6
}

function candidate(columns: string[] | readonly string[], start: number): Candidate {
  const known = columns.filter((heading) => heading !== '' && isKnownHeading(heading)).length
  return { columns: columns.map(oneLine), start, known, filled: filledOf(columns) }
}

function filledOf(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Headings in two rows as one; in the upper row a group stands in its first column alone. */
function grouped(above: readonly string[], below: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const own = above[at] ?? ''
    const name = below[at] ?? ''
    if (own !== '') group = own
    if (name === '') return own
    // A column with headings of its own in neither group.
    return group === '' ? name : `${group} / ${name}`
  })
}
