import type { Pieces } from './field-texts'
import { elementsOf, type XmlElement } from './xml-tree'

const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

/** A paragraph of a document, and where it is. */
export interface Paragraph {
  element: XmlElement
  pieces: Pieces
  /** The rows that it is in, the nearest first. */
  rows: readonly XmlElement[]
  /** Where it is in the nearest table, from 1. */
  cell: { table: number; row: number; column: number } | undefined
}

/** What a field does not go across. */
const ENDS = new Set(['br', 'cr', 'tab', 'ptab'])

/** What is not read: looks, and what was there before a tracked change. */
const UNREAD = new Set(['pPr', 'rPr', 'moveFrom', 'del', 'tblPr', 'trPr', 'tcPr', 'sectPr'])

interface Around {
  paragraph: (Paragraph & { pieces: (XmlElement | undefined)[] }) | undefined
  rows: readonly XmlElement[]
  table: number
  row: number
  column: number
}

/** The paragraphs below an element, those in tables, controls and text boxes too. */
export function paragraphsOf(root: XmlElement): Paragraph[] {
  const found: Paragraph[] = []
  let tables = 0
  const walk = (element: XmlElement, around: Around) => {
    if (!WORD.has(element.uri)) {
      goBelow(element, around)
      return
    }
    if (UNREAD.has(element.local)) return
    switch (element.local) {
      case 'tbl':
        tables += 1
        goBelow(element, { ...around, table: tables, row: 0, column: 0 }, true)
        return
      case 't':
        around.paragraph?.pieces.push(element)
        return
      case 'p': {
        const { rows, table, row, column } = around
        const cell = rows.length > 0 ? { table, row, column } : undefined
        const paragraph = { element, pieces: [], rows, cell }
        found.push(paragraph)
        goBelow(element, { ...around, paragraph })
        return
      }
      default:
        if (ENDS.has(element.local)) around.paragraph?.pieces.push(undefined)
        goBelow(element, around)
    }
  }
  /** @param isTable whether rows and cells below are counted from here */
  const goBelow = (element: XmlElement, around: Around, isTable = false) => {
    const counted = isTable ? { row: 0 } : undefined
    const rowsBelow = (one: XmlElement, inTable: Around) => {
      for (const child of elementsOf(one)) {
        if (child.local === 'tr' && counted) {
          counted.row += 1
          cellsBelow(child, { ...inTable, row: counted.row, rows: [child, ...inTable.rows] })
        } else if (isAroundRows(child)) rowsBelow(child, inTable)
      }
    }
    if (counted) rowsBelow(element, around)
    else for (const child of elementsOf(element)) walk(child, around)
  }
  const cellsBelow = (row: XmlElement, around: Around) => {
    let column = 0
    const below = (one: XmlElement) => {
      for (const child of elementsOf(one)) {
        if (child.local === 'tc') {
          column += 1
          goBelow(child, { ...around, column, paragraph: undefined })
        } else if (isAroundRows(child)) below(child)
      }
    }
    below(row)
  }
  const own = root.local === 'tr' ? [root] : []
  const around = { paragraph: undefined, rows: own, table: 0, row: 0, column: 0 }
  if (root.local === 'tr') cellsBelow(root, around)
  else walk(root, around)
  return found
}

/** What may stand between a table and its rows, or a row and its cells: controls, and marks of changes. */
function isAroundRows({ local }: XmlElement): boolean {
  return /^(?:sdt|sdtContent|customXml|ins|moveTo|smartTag)$/.test(local)
}
