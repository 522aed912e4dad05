import type { ListName } from '../../../../domain/company-forms/form-fields'
import { type FormValues, valueOfField } from '../../../../domain/company-forms/form-values'
import type { TemplateReason } from '../../../../domain/company-forms/template-problems'
import { unbind } from './docx-controls'
import { type Paragraph, paragraphsOf } from './docx-paragraphs'
import { fillPieces, readPieces, wholeText } from './field-texts'
import {
  childOf,
  cloneXml,
  descendants,
  elementsOf,
  insertBehind,
  removeXml,
  setText,
  type XmlElement,
} from './xml-tree'
import { numberedFrom } from './numbered-rows'

/** Rows beside each other that are repeated together, for each entry of a list. */
interface Block {
  list: ListName
  rows: XmlElement[]
}

/** Rows of a document that are repeated. */
export class DocxRows {
  readonly #lists = new Map<XmlElement, ListName>()

  /** @returns why a field of a list may not stand in a paragraph */
  add({ rows }: Paragraph, list: ListName): TemplateReason | undefined {
    const [nearest] = rows
    if (!nearest) return 'outsideRow'
    const known = this.#lists.get(nearest)
    if (known !== undefined && known !== list) return 'twoLists'
    this.#lists.set(nearest, list)
    return undefined
  }

  /** Puts a row, or rows beside each other, for each entry in place of those of the form. */
  fill(values: FormValues): void {
    for (const block of this.#blocks()) fillBlock(block, values)
  }

  /** The innermost first. */
  #blocks(): Block[] {
    const blocks: (Block & { depth: number })[] = []
    for (const [row, list] of this.#lists) {
      // A table within the row of an entry is a part of that entry.
      const above = ancestorRows(row)
      if (above.some((one) => this.#lists.get(one) === list)) continue
      const last = blocks.findLast((block) => block.list === list)
      const before = last?.rows.at(-1)
      if (last && before && nextRow(before) === row) last.rows.push(row)
      else blocks.push({ list, rows: [row], depth: above.length })
    }
    return blocks.toSorted((one, other) => other.depth - one.depth)
  }
}

function fillBlock({ list, rows }: Block, values: FormValues): void {
  const entries = values.lists[list]
  const last = rows.at(-1)
  if (!last) return
  const numbered = numberedCells(rows)
  const headings = headingsBeside(rows)
  const empty = emptyRowsBehind(rows)
  const copies = (entries.length === 0 ? [undefined] : entries).map((entry, index) => {
    const copy = rows.map((row) => cloneXml(row))
    for (const row of copy) {
      if (index > 0) withoutNames(row)
      for (const paragraph of paragraphsOf(row)) {
        if (paragraph.element.isFilled) continue
        const isFilled = fillPieces(paragraph.pieces, (field) => valueOfField(field, values, entry))
        if (isFilled) unbind(paragraph.element)
        paragraph.element.isFilled = true
      }
      if (index > 0) for (const cell of numbered) number(row, cell, index)
    }
    if (index > 0) for (const cell of headings) goOn(copy[0], cell)
    return copy
  })
  // The form's own empty rows are filled first.
  const spare = Math.min(copies.length - 1, Math.floor(empty.length / rows.length))
  for (const row of empty.slice(0, spare * rows.length)) removeXml(row)
  insertBehind(last, copies.flat())
  for (const row of rows) removeXml(row)
}

/** Rows without text that lie below, with as many cells: room that the form has for more entries. */
function emptyRowsBehind(rows: readonly XmlElement[]): XmlElement[] {
  const found: XmlElement[] = []
  const last = rows.at(-1)
  for (let row = last && nextRow(last); row; row = nextRow(row)) {
    const like = rows[found.length % rows.length]
    if (!like || !isEmptyLike(row, like, Math.floor(found.length / rows.length) + 1)) break
    found.push(row)
  }
  return found
}

function isEmptyLike(row: XmlElement, like: XmlElement, step: number): boolean {
  const [own, others] = [cellTexts(row), cellTexts(like)]
  if (own.length !== others.length || descendants(row, 'drawing').length > 0) return false
  return own.every((text, index) => {
    if (text.trim() === '') return true
    return text.trim() === numberedFrom(others[index] ?? '', step)
  })
}

/** Places of cells with a number that the rows below count on from. */
function numberedCells(rows: readonly XmlElement[]): number[] {
  const [row] = rows
  const next = rows.length === 1 && row ? nextRow(row) : undefined
  if (!row || !next) return []
  const [own, below] = [cellTexts(row), cellTexts(next)]
  return [...own.keys()].filter((index) => {
    const counted = numberedFrom(own[index] ?? '', 1)
    return counted !== undefined && (below[index] ?? '').trim() === counted
  })
}

function number(row: XmlElement, cell: number, step: number): void {
  const paragraphs = ownParagraphs(row).filter((one) => one.cell?.column === cell + 1)
  const texts = paragraphs.flatMap(({ pieces }) => pieces.filter((piece) => piece !== undefined))
  const [first, ...others] = texts
  const counted = numberedFrom(paragraphs.map(({ pieces }) => wholeText(pieces)).join(''), step)
  if (!first || counted === undefined) return
  setText(first, counted)
  for (const one of others) setText(one, '')
}

/** Places of cells of the first row that are merged with those below the rows, such as a heading beside all entries. */
function headingsBeside(rows: readonly XmlElement[]): number[] {
  const last = rows.at(-1)
  const below = last && nextRow(last)
  const [own, next] = [rows[0], below].map((row) => (row ? cellsOf(row).map(mergedDown) : []))
  return [...(own ?? []).keys()].filter(
    (index) => own?.[index] === 'restart' && next?.[index] === 'continue',
  )
}

/** Merges a cell with the one above. */
function goOn(row: XmlElement | undefined, index: number): void {
  const merged = row && childOf(childOf(cellsOf(row)[index], 'tcPr'), 'vMerge')
  // Without a value it goes on.
  if (merged) merged.attributes = {}
}

/** Whether a cell begins cells that are merged downwards, or goes on with them. */
function mergedDown(cell: XmlElement): string | undefined {
  const merged = childOf(childOf(cell, 'tcPr'), 'vMerge')
  if (!merged) return undefined
  const [value = 'continue'] = Object.values(merged.attributes)
  return value
}

function cellsOf(row: XmlElement): XmlElement[] {
  return elementsOf(row).filter(({ local }) => local === 'tc' || local === 'sdt')
}

/** The text of each cell without fields. */
function cellTexts(row: XmlElement): string[] {
  const texts: string[] = cellsOf(row).map(() => '')
  for (const { cell, pieces } of ownParagraphs(row)) {
    const index = (cell?.column ?? 1) - 1
    texts[index] = (texts[index] ?? '') + readPieces(pieces).rest
  }
  return texts
}

/** Without those of tables in its cells. */
function ownParagraphs(row: XmlElement): Paragraph[] {
  return paragraphsOf(row).filter(({ rows }) => rows[0] === row)
}

function ancestorRows(row: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  for (let above = row.parent; above; above = above.parent) {
    if (above.local === 'tr') found.push(above)
  }
  return found
}

function nextRow(row: XmlElement): XmlElement | undefined {
  const beside = row.parent ? elementsOf(row.parent) : []
  const next = beside[beside.indexOf(row) + 1]
  return next?.local === 'tr' ? next : undefined
}

/** Numbers and names that a document has once. */
const ONCE = new Set(['paraId', 'textId'])
const NAMED = new Set([
  ...['bookmarkStart', 'bookmarkEnd', 'commentRangeStart', 'commentRangeEnd', 'commentReference'],
  ...['permStart', 'permEnd'],
])

function withoutNames(element: XmlElement): void {
  for (const name of Object.keys(element.attributes)) {
    if (ONCE.has(name.slice(name.indexOf(':') + 1))) delete element.attributes[name]
  }
  element.children = element.children.filter(
    (child) =>
      typeof child === 'string' ||
      !(NAMED.has(child.local) || (child.local === 'id' && element.local === 'sdtPr')),
  )
  elementsOf(element).forEach(withoutNames)
}
