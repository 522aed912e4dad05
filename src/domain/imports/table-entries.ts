import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceRow } from './import-types'
import { cellText, type NumberedRow, tableOf } from './table-rows'

/** What an entry says: names of columns, and the text of each. */
export type EntryTexts = Iterable<readonly [name: string, text: string]>

/**
 * A table of entries that name their facts themselves, such as objects of JSON or elements of XML: a column for each name, in the
 * order in which they come first. An entry without any text is no row.
 * @throws ImportFileError where a limit is passed
 */
export function tableOfEntries(entries: Iterable<EntryTexts>): {
  columns: string[]
  rows: SourceRow[]
} {
  const places = new Map<string, number>()
  const rows: NumberedRow[] = []
  let number = 0
  for (const entry of entries) {
    number += 1
    if (number > IMPORT_LIMITS.rows) {
      throw new ImportFileError('tooManyRows', { most: IMPORT_LIMITS.rows })
    }
    const cells: string[] = []
    for (const [name, text] of entry) {
      const cell = cellText(text)
      if (cell === '') continue
      const place = places.get(name) ?? places.size
      if (place >= IMPORT_LIMITS.columns) {
        throw new ImportFileError('tooManyColumns', { most: IMPORT_LIMITS.columns })
      }
      places.set(name, place)
      cells[place] = cell
    }
    if (cells.length > 0) rows.push({ number, cells: Array.from(cells, (cell) => cell ?? '') })
  }
  return tableOf([...places.keys()], rows)
}
