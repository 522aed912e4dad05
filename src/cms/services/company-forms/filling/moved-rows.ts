import { readArea, writeArea } from './cell-places'
import { type AddedRows, movedEnd, movedStart, withAddedRows } from './formula-places'
import { ownMerges } from './merged-cells'
import { moveRow, rowsOfSheet } from './sheet-cells'
import type { SheetPart, WorkbookParts } from './workbook-parts'
import { childOf, descendants, elementsOf, setText, textOf, type XmlElement } from './xml-tree'

/** Elements of a sheet whose text is a formula. */
const FORMULAS = ['f', 'formula', 'formula1', 'formula2']

/** Attributes that say cells of their own sheet. */
const PLACES = new Set(['ref', 'sqref', 'activeCell'])

/**
 * Moves down what lies below some rows of a sheet, in the sheet and in all that names its cells.
 * @param entry the rows of one entry: what is merged within them is of that entry
 */
export function moveBelow(
  workbook: WorkbookParts,
  sheet: SheetPart,
  added: AddedRows,
  entry: { from: number; to: number },
): void {
  for (const [number, row] of [...rowsOfSheet(sheet.root)].toReversed()) {
    if (number > added.behind) moveRow(row, number + added.count)
  }
  for (const one of workbook.sheets) {
    moveFormulas(one.root, one.name, sheet.name, added)
  }
  for (const name of descendants(workbook.workbook, 'definedName')) {
    setText(name, withAddedRows(textOf(name), '', sheet.name, added))
  }
  const own = ownMerges(sheet.root, entry.from, entry.to).map(writeArea)
  movePlaces(sheet.root, added, new Set(own))
  for (const kind of ['comments', 'table']) {
    for (const { part } of workbook.related(sheet.part, kind)) {
      movePlaces(workbook.root(part), added)
    }
  }
  for (const { part } of workbook.related(sheet.part, 'drawing')) {
    moveAnchors(workbook.root(part), added)
  }
  moveAnchors(sheet.root, added)
  for (const { part } of workbook.related(sheet.part, 'vmlDrawing')) {
    workbook.rewrite(part, (text) => movedVml(text, added))
  }
}

function moveFormulas(root: XmlElement, own: string, changed: string, added: AddedRows): void {
  for (const local of FORMULAS) {
    for (const formula of descendants(root, local)) {
      if (formula.children.length === 0) continue
      setText(formula, withAddedRows(textOf(formula), own, changed, added))
    }
  }
}

/** Areas of the sheet: merged cells, conditions, choices, links, filters, what is selected. */
function movePlaces(
  root: XmlElement,
  added: AddedRows,
  fixed: ReadonlySet<string> = new Set(),
): void {
  const walk = (element: XmlElement) => {
    if (element.local === 'mergeCell' && fixed.has(element.attributes.ref ?? '')) return
    for (const name of Object.keys(element.attributes)) {
      // Where a cell or a row is was changed before.
      if (PLACES.has(name)) element.attributes[name] = movedAreas(element.attributes[name], added)
    }
    if (element.local === 'sqref') setText(element, movedAreas(textOf(element), added))
    for (const child of elementsOf(element)) {
      if (child.local === 'sheetData') moveFormulaAreas(child, added)
      else walk(child)
    }
  }
  walk(root)
  const breaks = childOf(root, 'rowBreaks')
  for (const one of breaks ? elementsOf(breaks) : []) {
    const row = Number(one.attributes.id)
    if (row >= added.behind) one.attributes.id = String(row + added.count)
  }
}

/** A formula that fills several cells says which. */
function moveFormulaAreas(data: XmlElement, added: AddedRows): void {
  for (const { attributes } of descendants(data, 'f')) {
    if (attributes.ref !== undefined) attributes.ref = movedAreas(attributes.ref, added)
  }
}

function movedAreas(text = '', added: AddedRows): string {
  return text
    .split(/\s+/)
    .map((one) => {
      const area = readArea(one)
      if (!area) return one
      const isOneRow = area.fromRow === area.toRow
      const fromRow = movedStart(area.fromRow, added)
      // One row of the form is that of an entry; what is higher holds all of them.
      const toRow = isOneRow ? fromRow : movedEnd(area.fromRow, area.toRow, added)
      return writeArea({ ...area, fromRow, toRow })
    })
    .join(' ')
}

/** Pictures, text boxes and controls. Their rows count from 0. */
function moveAnchors(root: XmlElement, { behind, count }: AddedRows): void {
  for (const from of descendants(root, 'from')) {
    const first = childOf(from, 'row')
    const anchor = from.parent
    if (!first || !anchor) continue
    const to = childOf(anchor, 'to')
    const last = to && childOf(to, 'row')
    const isBelow = Number(textOf(first)) >= behind
    // What begins above is drawn out only where it is to grow with its cells.
    const grows = anchor.attributes.editAs === undefined && Number(last && textOf(last)) >= behind
    for (const row of [
      ...(isBelow ? [first] : []),
      ...(last && (isBelow || grows) ? [last] : []),
    ]) {
      row.children = [String(Number(textOf(row)) + count)]
    }
  }
}

/** Remarks and check boxes as Excel draws them since its first days. Their rows count from 0. */
function movedVml(text: string, { behind, count }: AddedRows): string {
  return text
    .replace(/(<x:Anchor>)([^<]*)/g, (whole, open: string, all: string) => {
      const numbers = all.split(',').map((one) => one.trim())
      if (Number(numbers[2]) < behind) return whole
      // The rows of the upper and of the lower edge.
      for (const edge of [2, 6]) numbers[edge] = String(Number(numbers[edge]) + count)
      return open + numbers.join(', ')
    })
    .replace(/(<x:Row>)(\d+)/g, (whole, open: string, row: string) =>
      Number(row) < behind ? whole : `${open}${Number(row) + count}`,
    )
}
