import { columnLetters, readArea } from './cell-places'
import type { Pieces } from './field-texts'
import {
  childOf,
  cloneXml,
  descendants,
  elementBeside,
  elementsOf,
  removeXml,
  textOf,
  type XmlElement,
} from './xml-tree'

/** The texts that cells of a workbook share, by their numbers. */
export type SharedTexts = readonly XmlElement[]

/** What a cell is filled with: its text in pieces, as they are kept. */
export function piecesOfCell(cell: XmlElement, shared: SharedTexts): Pieces {
  if (isPlainText(cell)) return [childOf(cell, 'v')]
  const text = textElementOf(cell, shared)
  return text ? piecesOfText(text) : []
}

/** A text as the result of no formula: some programs keep all texts so. */
function isPlainText(cell: XmlElement): boolean {
  return cell.attributes.t === 'str' && !childOf(cell, 'f')
}

/** Without what is said above the letters. */
function piecesOfText(text: XmlElement): XmlElement[] {
  return elementsOf(text).flatMap((child) => {
    if (child.local === 't') return [child]
    return child.local === 'r' ? elementsOf(child).filter(({ local }) => local === 't') : []
  })
}

function textElementOf(cell: XmlElement, shared: SharedTexts): XmlElement | undefined {
  if (cell.attributes.t === 'inlineStr') return childOf(cell, 'is')
  if (cell.attributes.t !== 's') return undefined
  const value = childOf(cell, 'v')
  return value && shared[Number(textOf(value))]
}

/** What a cell says, as a person reads it; nothing of a formula. */
export function textOfCell(cell: XmlElement, shared: SharedTexts): string {
  if (childOf(cell, 'f')) return ''
  const value = childOf(cell, 'v')
  if (cell.attributes.t === 's' || cell.attributes.t === 'inlineStr') {
    return piecesOfCell(cell, shared)
      .map((piece) => (piece ? textOf(piece) : ''))
      .join('')
  }
  return value ? textOf(value) : ''
}

/** Gives a cell a text of its own, so that it can be filled. */
export function ownText(cell: XmlElement, shared: SharedTexts): Pieces {
  const text = isPlainText(cell)
    ? elementBeside(cell, 'si', [elementBeside(cell, 't', [textOfCell(cell, shared)])])
    : textElementOf(cell, shared)
  if (!text) return []
  const own = elementBeside(cell, 'is')
  own.parent = cell
  own.children = cloneXml(text).children.filter(
    (child) => typeof child !== 'string' && !/^(?:rPh|phoneticPr)$/.test(child.local),
  )
  for (const child of elementsOf(own)) child.parent = own
  cell.children = [own]
  cell.attributes.t = 'inlineStr'
  return piecesOfText(own)
}

/** A cell with nothing but its looks. */
export function emptyCell(cell: XmlElement): void {
  cell.children = []
  delete cell.attributes.t
}

/** A cell with a number. */
export function numberCell(cell: XmlElement, number: number): void {
  delete cell.attributes.t
  cell.children = [elementBeside(cell, 'v', [String(number)])]
}

/** The rows of a sheet, by their numbers. Rows and cells that do not say where they are stand behind the one before. */
export function rowsOfSheet(sheet: XmlElement): Map<number, XmlElement> {
  const data = childOf(sheet, 'sheetData')
  const rows = new Map<number, XmlElement>()
  let number = 0
  for (const row of data ? elementsOf(data) : []) {
    if (row.local !== 'row') continue
    number = Number(row.attributes.r ?? number + 1)
    row.attributes.r = String(number)
    let column = 0
    for (const cell of elementsOf(row)) {
      column = readArea(cell.attributes.r ?? '')?.fromColumn ?? column + 1
      cell.attributes.r = `${columnLetters(column)}${number}`
    }
    rows.set(number, row)
  }
  return rows
}

export function moveRow(row: XmlElement, number: number): void {
  row.attributes.r = String(number)
  for (const cell of elementsOf(row)) {
    const column = readArea(cell.attributes.r ?? '')?.fromColumn ?? 1
    cell.attributes.r = `${columnLetters(column)}${number}`
  }
}

/** Programs work formulas out when they open the workbook: what they came to is of the empty form. */
export function forgetResults(sheet: XmlElement): void {
  for (const formula of descendants(sheet, 'f')) {
    const cell = formula.parent
    if (cell?.local !== 'c') continue
    const value = childOf(cell, 'v')
    if (value) removeXml(value)
    delete cell.attributes.t
  }
}

/** The cells of a row, by the numbers of their columns. */
export function cellsByColumn(row: XmlElement): Map<number, XmlElement> {
  return new Map(
    elementsOf(row).flatMap((cell): [number, XmlElement][] => {
      const area = readArea(cell.attributes.r ?? '')
      return cell.local === 'c' && area ? [[area.fromColumn, cell]] : []
    }),
  )
}
