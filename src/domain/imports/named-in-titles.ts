import { findTerms } from '../vocabulary/find-terms'
import { labelledValues } from './labelled-lines'
import { guessMapping } from './guess-mapping'
import type { ImportField, SourceRow, SourceTable } from './import-types'
import { readTerm } from './read-terms'
import type { ReadingTime } from './reading-time'

/**
 * A feed often has no element for a fact that its texts name: the title says the rank and the ship, lines of the description
 * (`Flag: Malta`) the rest. Each fact becomes a column of its own (`› vesselType`), with the very words: those of the title, else those of
 * the first such line. What has an element is not looked for.
 */
export function withNamedInTitles(table: SourceTable, checkTime: ReadingTime): SourceTable {
  const mapping = guessMapping('vacancies', table)
  const taken = new Set<ImportField>(Object.values(mapping))
  const columnOf = (heading: string) =>
    table.columns.find((column) => table.headings?.[column] === heading)
  const title = columnOf('Title')
  const description =
    columnOf('description') ?? table.columns.find((column) => column.startsWith('description.'))
  // A title that is taken for the rank says it among other words.
  if (title !== undefined && mapping[title] === 'rank') taken.delete('rank')
  const titles = new Map<string, Named>()
  const columns: string[] = []
  const headings: Record<string, string> = {}
  const rows = table.rows.map((row): SourceRow => {
    checkTime()
    const cells: Record<string, string> = {}
    const add = (field: string, text: string) => {
      const column = `› ${field}`
      if (taken.has(field as ImportField) || cells[column] !== undefined) return // any other name is in no set
      if (headings[column] === undefined) columns.push(column)
      headings[column] = field
      cells[column] = text
    }
    const said = title === undefined ? undefined : row.cells[title]
    const named: Named = said === undefined ? {} : (titles.get(said) ?? namedIn(said))
    if (said !== undefined) titles.set(said, named)
    if (named.rank !== undefined) add('rank', named.rank)
    if (named.vesselType !== undefined) add('vesselType', named.vesselType)
    const text = description === undefined ? '' : (row.cells[description] ?? '')
    for (const { field, value } of labelledValues(text)) {
      // A title that names no rank is no rank, whatever the text says of others.
      if (field !== 'rank' || title === undefined) add(field, value)
    }
    return columns.length === 0 ? row : { ...row, cells: { ...row.cells, ...cells } }
  })
  if (columns.length === 0) return table
  return {
    ...table,
    columns: [...table.columns, ...columns],
    rows,
    headings: { ...table.headings, ...headings },
  }
}

interface Named {
  rank?: string
  vesselType?: string
}

/** The words of a title that are a rank, and those that are a ship. */
function namedIn(title: string): Named {
  const { terms } = findTerms(title, 'en')
  const ranks = terms.filter(({ ranks, vessels }) => ranks.length > 0 && vessels.length === 0)
  const ships = terms.filter(({ ranks, vessels }) => vessels.length > 0 && ranks.length === 0)
  const written = (found: typeof terms) => found.map(({ text }) => text).join(' / ')
  const isRank = readTerm('ranks', title).reason === null || ranks.length === 0
  return {
    rank: isRank ? title : written(ranks),
    ...(ships.length > 0 && { vesselType: written(ships) }),
  }
}
