import { readArea } from './cell-places'
import { readPieces } from './field-texts'
import { mergesOf } from './merged-cells'
import { numberedFrom } from './numbered-rows'
import { cellsByColumn, piecesOfCell, type SharedTexts, textOfCell } from './sheet-cells'
import { childOf, elementsOf, type XmlElement } from './xml-tree'

/** How many entries find room in the form's own empty rows below. */
export function roomBelow(
  rows: ReadonlyMap<number, XmlElement>,
  sheet: XmlElement,
  { from, to }: { from: number; to: number },
  shared: SharedTexts,
  bordered: ReadonlySet<string>,
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
      isEmptyLike(rows.get(first + offset), rows.get(from + offset), room + 1, shared, bordered),
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
  bordered: ReadonlySet<string>,
): boolean {
  if (!row || !like) return false
  const likeCells = cellsByColumn(like)
  const cells = cellsByColumn(row)
  const fields = [...likeCells].filter(([, cell]) => isField(cell, shared))
  const looks = (cell: XmlElement | undefined) => cell?.attributes.s ?? '0'
  // A cell for a day or a number is written in another way than the empty one below it, within the same borders.
  const hasLooks = fields.every(([column, cell]) => {
    const [own, other] = [looks(cells.get(column)), looks(cell)]
    return own === other || (bordered.has(own) && bordered.has(other))
  })
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
  const [row, next] = [rows.get(from), rows.get(to + 1)]
  if (!row) return []
  const below = next ? cellsByColumn(next) : new Map<number, XmlElement>()
  const own = cellsByColumn(row)
  return [...own].flatMap(([column, cell]) => {
    const text = textOfCell(cell, shared)
    const counted = numberedFrom(text, 1)
    const other = below.get(column)
    const isCounted = other && textOfCell(other, shared).trim() === counted
    // The first of an entry of several rows says its number.
    const isFirst =
      from !== to && column === Math.min(...own.keys()) && /^1[.)]?$/.test(text.trim())
    const counts = counted !== undefined && (isCounted || isFirst)
    return counts && !childOf(cell, 'f') ? [column] : []
  })
}

/** The looks of cells with a border, as cells name them. */
export function borderedLooks(styles: XmlElement | undefined): Set<string> {
  const listed = (name: string) => {
    const all = styles && childOf(styles, name)
    return all ? elementsOf(all) : []
  }
  const isDrawn = listed('borders').map((border) =>
    elementsOf(border).some(({ attributes: { style = 'none' } }) => style !== 'none'),
  )
  return new Set(
    listed('cellXfs').flatMap(({ attributes }, looks) =>
      isDrawn[Number(attributes.borderId ?? 0)] ? [String(looks)] : [],
    ),
  )
}
