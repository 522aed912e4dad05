import type { ListName } from '../../../../domain/company-forms/form-fields'
import {
  type FieldValue,
  type FormValues,
  valueOfField,
} from '../../../../domain/company-forms/form-values'
import { readArea, writeArea } from './cell-places'
import { fillPieces, readPieces, wholeText } from './field-texts'
import { copiedFormula } from './formula-places'
import { addMerges, headingsBeside, ownMerges } from './merged-cells'
import { numberedFrom } from './numbered-rows'
import { moveBelow } from './moved-rows'
import {
  cellsByColumn,
  emptyCell,
  moveRow,
  numberCell,
  ownText,
  piecesOfCell,
  rowsOfSheet,
  type SharedTexts,
  textOfCell,
} from './sheet-cells'
import { borderedLooks, numberedCells, roomBelow } from './sheet-room'
import type { SheetPart, WorkbookParts } from './workbook-parts'
import {
  childOf,
  cloneXml,
  elementBeside,
  elementsOf,
  setText,
  textOf,
  type XmlElement,
} from './xml-tree'

/** Rows of a sheet that are repeated together, for each entry of a list. */
export interface SheetBlock {
  list: ListName
  /** Their numbers, from 1. */
  from: number
  to: number
}

type Entry = Readonly<Record<string, FieldValue>> | undefined

/** Fills what a cell has of fields. One that is nothing but a number holds it as a number. */
export function fillCell(
  cell: XmlElement,
  shared: SharedTexts,
  values: FormValues,
  entry: Entry,
): void {
  if (cell.isFilled) return
  const { fields, rest } = readPieces(piecesOfCell(cell, shared))
  if (!fields.some(({ field }) => field)) return
  cell.isFilled = true
  const [only] = fields
  if (fields.length === 1 && only?.field && rest.trim() === '') {
    const { number } = valueOfField(only.field, values, entry)
    if (number !== undefined) {
      numberCell(cell, number)
      return
    }
  }
  const pieces = ownText(cell, shared)
  fillPieces(pieces, (field) => valueOfField(field, values, entry))
  if (wholeText(pieces).trim() === '') emptyCell(cell)
}

/** Puts the rows of a block for each entry in place of those of the form; what lies below moves down, where there is no room. */
export function fillBlock(
  workbook: WorkbookParts,
  sheet: SheetPart,
  { list, from, to }: SheetBlock,
  shared: SharedTexts,
  values: FormValues,
): void {
  const entries = values.lists[list]
  const height = to - from + 1
  const before = rowsOfSheet(sheet.root)
  const [styles] = workbook.related(workbook.workbookPart, 'styles')
  const bordered = borderedLooks(styles && workbook.root(styles.part))
  const room = roomBelow(before, sheet.root, { from, to }, shared, bordered)
  const more = Math.max(0, entries.length - 1)
  const lastOfRoom = to + room * height
  const merged = ownMerges(sheet.root, from, to)
  const headings = headingsBeside(sheet.root, from, to)
  const counting = numberedCells(before, from, to, shared)
  const added = { behind: lastOfRoom, count: Math.max(0, more - room) * height }
  if (added.count > 0) moveBelow(workbook, sheet, added, { from, to })
  const rows = rowsOfSheet(sheet.root)
  const pattern = Array.from({ length: height }, (_, offset) => {
    const row = rows.get(from + offset)
    return row && cloneXml(row)
  })
  for (let row = from; row <= to; row += 1) fillRow(rows.get(row), shared, values, entries[0])
  for (let index = 1; index <= more; index += 1) {
    for (const [offset, like] of pattern.entries()) {
      if (!like) continue
      const number = from + index * height + offset
      const known = rows.get(number)
      const copy = cloneXml(like, undefined)
      moveRow(copy, number)
      copyFormulas(copy, known, index * height)
      if (offset === 0) for (const column of counting) countOn(copy, column, index, shared)
      for (const [column, cell] of cellsByColumn(copy)) {
        if (headings.some((area) => column >= area.fromColumn && column <= area.toColumn)) {
          emptyCell(cell)
        }
      }
      fillRow(copy, shared, values, entries[index])
      if (known) keepLooks(copy, known)
      place(sheet.root, copy, known)
      rows.set(number, copy)
    }
    addMerges(sheet.root, merged, index * height)
  }
  reach(sheet.root, { from, to, last: lastOfRoom + added.count })
}

function fillRow(
  row: XmlElement | undefined,
  shared: SharedTexts,
  values: FormValues,
  entry: Entry,
): void {
  for (const cell of row ? elementsOf(row) : []) fillCell(cell, shared, values, entry)
}

function countOn(row: XmlElement, column: number, step: number, shared: SharedTexts): void {
  const cell = cellsByColumn(row).get(column)
  const counted = cell && numberedFrom(textOfCell(cell, shared), step)
  if (!cell || counted === undefined) return
  if (cell.attributes.t === undefined || cell.attributes.t === 'n') {
    numberCell(cell, Number.parseInt(counted, 10))
    return
  }
  const [first, ...others] = ownText(cell, shared)
  if (first) setText(first, counted)
  for (const other of others) if (other) setText(other, '')
}

/** The formulas of the row that was there stay; those of a new row are copied as a program copies them. */
function copyFormulas(copy: XmlElement, known: XmlElement | undefined, rows: number): void {
  const before = known ? cellsByColumn(known) : undefined
  for (const [column, cell] of cellsByColumn(copy)) {
    const formula = childOf(cell, 'f')
    if (!formula) continue
    const kept = before?.get(column)
    const own = kept && childOf(kept, 'f')
    const text = own ? textOf(own) : copiedFormula(textOf(formula), rows)
    delete cell.attributes.t
    cell.children = [elementBeside(cell, 'f', [text])]
  }
}

/** The height and the looks of the row that was there. */
function keepLooks(copy: XmlElement, known: XmlElement): void {
  const before = cellsByColumn(known)
  for (const [column, cell] of cellsByColumn(copy)) {
    const looks = before.get(column)?.attributes.s
    if (looks !== undefined) cell.attributes.s = looks
  }
  copy.attributes = { ...known.attributes }
}

function place(sheet: XmlElement, row: XmlElement, known: XmlElement | undefined): void {
  const data = childOf(sheet, 'sheetData')
  if (!data) return
  row.parent = data
  if (known) {
    data.children = data.children.map((child) => (child === known ? row : child))
    return
  }
  const number = Number(row.attributes.r)
  const next = data.children.findIndex(
    (child) => typeof child !== 'string' && Number(child.attributes.r) > number,
  )
  data.children.splice(next === -1 ? data.children.length : next, 0, row)
}

/** Conditions and lists of choices that lie on the rows of the form reach all rows that are filled. */
function reach(
  sheet: XmlElement,
  { from, to, last }: { from: number; to: number; last: number },
): void {
  if (last === to) return
  const longer = (text: string) => {
    const area = readArea(text)
    if (!area || area.fromRow < from || area.toRow > to) return text
    return writeArea({ ...area, toRow: last })
  }
  const walk = (element: XmlElement) => {
    for (const child of elementsOf(element)) {
      const areas = child.attributes.sqref
      if (areas !== undefined && child.local !== 'selection') {
        child.attributes.sqref = areas.split(/\s+/).map(longer).join(' ')
      }
      if (child.local !== 'sheetData') walk(child)
    }
  }
  walk(sheet)
}
