import { readArea } from './cell-places'
import { readPieces } from './field-texts'
import { mergesOf } from './merged-cells'
import { numberedFrom } from './numbered-rows'
import { cellsByColumn, piecesOfCell, type SharedTexts, textOfCell } from './sheet-cells'
import { childOf, type XmlElement } from './xml-tree'

/** How many entries find room in the form's own empty rows below. */
export function roomBelow(
  rows: ReadonlyMap<number, XmlElement>,
  sheet: XmlElement,
  { from, to }: { from: number; to: number },
  shared: SharedTexts,
): number {
  const height = to - from + 1
  // What is merged from above holds all entries.
  const merged = mergesOf(sheet).flatMap(({ attributes }) => {
    const area = readArea(attributes.ref ?? '')
    return area && area.fromRow > to ? [area] : []
  })
  for (let room = 0; ; room += 1) {
    const first = from + (room + 1) * height
    const last = first + height - 1
    const isEmpty = Array.from({ length: height }, (_, offset) =>
      isEmptyLike(rows.get(first + offset), rows.get(from + offset), room + 1, shared),
    ).every(Boolean)
    const isAcross = merged.some(
      ({ fromRow, toRow }) =>
        fromRow <= last && toRow >= first && (fromRow < first || toRow > last),
    )
    if (!isEmpty || isAcross) return room
  }
}

/** A row that is there, has looks as the one of the form, and says nothing but what that one says too. */
function isEmptyLike(
  row: XmlElement | undefined,
  like: XmlElement | undefined,
  step: number,
  shared: SharedTexts,
): boolean {
  if (!row || !like) return false
  const likeCells = cellsByColumn(like)
  const cells = cellsByColumn(row)
  const fields = [...likeCells].filter(([, cell]) => isField(cell, shared))
  const looks = (cell: XmlElement | undefined) => cell?.attributes.s ?? '0'
  const hasLooks = fields.every(([column, cell]) => looks(cells.get(column)) === looks(cell))
  // Without any looks an empty row may be a gap; a number or a formula says that it is none.
  const isDrawn = fields.some(([, cell]) => looks(cell) !== '0')
  const isMeant = [...cells.values()].some(
    (cell) => childOf(cell, 'f') !== undefined || textOfCell(cell, shared).trim() !== '',
  )
  if (!hasLooks || !(isDrawn || isMeant)) return false
  return [...cells].every(([column, cell]) => {
    const other = likeCells.get(column)
    if (childOf(cell, 'f')) return other !== undefined && childOf(other, 'f') !== undefined
    const text = textOfCell(cell, shared).trim()
    if (text === '') return true
    return other !== undefined && text === numberedFrom(textOfCell(other, shared), step)
  })
}

function isField(cell: XmlElement, shared: SharedTexts): boolean {
  return readPieces(piecesOfCell(cell, shared)).fields.length > 0
}

/** Columns whose number the row below counts on from. */
export function numberedCells(
  rows: ReadonlyMap<number, XmlElement>,
  from: number,
  to: number,
  shared: SharedTexts,
): number[] {
  const [row, next] = [rows.get(from), rows.get(from + 1)]
  if (from !== to || !row || !next) return []
  const below = cellsByColumn(next)
  return [...cellsByColumn(row)].flatMap(([column, cell]) => {
    const counted = numberedFrom(textOfCell(cell, shared), 1)
    const other = below.get(column)
    const isCounted = counted !== undefined && other && textOfCell(other, shared).trim() === counted
    return isCounted && !childOf(cell, 'f') ? [column] : []
  })
}
