import { type FormValues, valueOfField } from '../../../../domain/company-forms/form-values'
import {
  type FormPlace,
  MOST_PROBLEMS,
  type TemplateProblem,
} from '../../../../domain/company-forms/template-problems'
import { readArea } from './cell-places'
import { fillPieces, type Pieces, readPieces } from './field-texts'
import { mergesOf } from './merged-cells'
import type { PackageParts } from './package-parts'
import { separateFormulas } from './shared-formulas'
import { forgetResults, piecesOfCell, rowsOfSheet, type SharedTexts } from './sheet-cells'
import { fillBlock, fillCell, type SheetBlock } from './sheet-rows'
import type { Template } from './template'
import { type SheetPart, WorkbookParts } from './workbook-parts'
import { childOf, descendants, elementBeside, elementsOf, type XmlElement } from './xml-tree'

/** Texts on a sheet that are in none of its cells. */
interface TextBeside {
  pieces: Pieces
  place: FormPlace
  isEdge: boolean
}

/**
 * Reads a company's form of Excel.
 * @param parts of a workbook that was checked (`checkXlsx`)
 * @throws FileRefused
 */
export function readXlsxTemplate(parts: PackageParts): Template {
  const workbook = new WorkbookParts(parts)
  const shared = sharedTexts(workbook)
  const fields = new Set<string>()
  const problems: TemplateProblem[] = []
  const read = workbook.sheets.map((sheet) => {
    const lists = new Map<number, SheetBlock['list']>()
    const say = (reason: TemplateProblem['reason'], text: string, place: FormPlace) =>
      problems.push({ reason, text, place })
    /** @param row that the text is in; nothing of a text beside the cells */
    const look = (pieces: Pieces, place: FormPlace, row?: number) => {
      const { fields: found, loose } = readPieces(pieces)
      if (loose !== undefined) say('bracket', loose, place)
      for (const { typed, field } of found) {
        if (!field) say('unknown', typed, place)
        else {
          fields.add(field.name)
          if (field.of !== 'list') continue
          if (row === undefined) say('outsideRow', typed, place)
          else if ((lists.get(row) ?? field.list) === field.list) lists.set(row, field.list)
          else say('twoLists', typed, place)
        }
      }
    }
    for (const [number, row] of rowsOfSheet(sheet.root)) {
      for (const cell of elementsOf(row)) {
        const place = { in: 'cell', sheet: sheet.name, cell: cell.attributes.r ?? '' } as const
        look(piecesOfCell(cell, shared), place, number)
      }
    }
    const beside = textsBeside(workbook, sheet)
    for (const { pieces, place } of beside) look(pieces, place)
    const blocks = blocksOf(lists)
    for (const block of blocks) problems.push(...problemsOfBlock(sheet, block, shared))
    return { sheet, blocks, beside }
  })
  return {
    fields: [...fields],
    problems: problems.slice(0, MOST_PROBLEMS),
    fill(values) {
      for (const { sheet, beside } of read) {
        for (const text of beside) fillBeside(text, values)
        separateFormulas(sheet.root)
      }
      for (const { sheet, blocks } of read) {
        // From below: what is put in moves only what lies further down.
        for (const block of blocks.toReversed()) fillBlock(workbook, sheet, block, shared, values)
        for (const row of rowsOfSheet(sheet.root).values()) {
          for (const cell of elementsOf(row)) fillCell(cell, shared, values, undefined)
        }
        forgetResults(sheet.root)
      }
      calculateAgain(workbook)
      return workbook.write()
    },
  }
}

function sharedTexts(workbook: WorkbookParts): SharedTexts {
  const [found] = workbook.related(workbook.workbookPart, 'sharedStrings')
  return found ? elementsOf(workbook.root(found.part)).filter(({ local }) => local === 'si') : []
}

/** Rows one below the other with fields of one list are repeated together. */
function blocksOf(lists: ReadonlyMap<number, SheetBlock['list']>): SheetBlock[] {
  const blocks: SheetBlock[] = []
  for (const [row, list] of [...lists].toSorted(([one], [other]) => one - other)) {
    const last = blocks.at(-1)
    if (last?.list === list && last.to === row - 1) last.to = row
    else blocks.push({ list, from: row, to: row })
  }
  return blocks
}

function problemsOfBlock(
  sheet: SheetPart,
  { from, to }: SheetBlock,
  shared: SharedTexts,
): TemplateProblem[] {
  const place = (cell: string) => ({ in: 'cell', sheet: sheet.name, cell }) as const
  const rows = rowsOfSheet(sheet.root)
  const merged = mergesOf(sheet.root).flatMap(({ attributes: { ref = '' } }): TemplateProblem[] => {
    const area = readArea(ref)
    if (!area || area.fromRow < from || area.fromRow > to || area.toRow <= to) return []
    const first = rows.get(area.fromRow)
    const [corner] = ref.split(':', 1)
    const cell = first && elementsOf(first).find(({ attributes }) => attributes.r === corner)
    // A heading beside the rows may be merged over all of them.
    const isHeading = cell && readPieces(piecesOfCell(cell, shared)).fields.length === 0
    return isHeading && area.fromRow === from
      ? []
      : [{ reason: 'mergedRows', text: ref, place: place(ref) }]
  })
  const formulas = Array.from({ length: to - from + 1 }, (_, index) => rows.get(from + index))
  const arrays = formulas.flatMap((row): TemplateProblem[] =>
    (row ? descendants(row, 'f') : [])
      .filter(({ attributes }) => /^(?:array|dataTable)$/.test(attributes.t ?? ''))
      .map(({ parent }) => {
        const cell = parent?.attributes.r ?? ''
        return { reason: 'arrayFormula', text: cell, place: place(cell) }
      }),
  )
  return [...merged, ...arrays]
}

function textsBeside(workbook: WorkbookParts, { name, part, root }: SheetPart): TextBeside[] {
  const edges = childOf(root, 'headerFooter')
  const drawings = workbook.related(part, 'drawing')
  const place = (of: 'edges' | 'textBox'): FormPlace => ({ in: 'sheet', sheet: name, part: of })
  return [
    ...(edges ? elementsOf(edges) : []).map((edge) => ({
      ...{ pieces: [edge], place: place('edges'), isEdge: true },
    })),
    ...drawings
      .flatMap((drawing) => descendants(workbook.root(drawing.part), 'p'))
      .map((paragraph) => ({
        ...{ pieces: piecesOfDrawing(paragraph), place: place('textBox'), isEdge: false },
      })),
  ]
}

function piecesOfDrawing(paragraph: XmlElement): Pieces {
  return elementsOf(paragraph).flatMap((child): Pieces => {
    if (child.local === 'br') return [undefined]
    return child.local === 'r' ? elementsOf(child).filter(({ local }) => local === 't') : []
  })
}

function fillBeside({ pieces, isEdge }: TextBeside, values: FormValues): void {
  fillPieces(pieces, (field) => {
    const { text } = valueOfField(field, values, undefined)
    if (!isEdge) return { text }
    // In a header the sign begins a command, and a number behind one is a size.
    return { text: text.replaceAll('&', '&&').replace(/^\d/, ' $&') }
  })
}

/** The program that opens the workbook works out its formulas, in its own order. */
function calculateAgain(workbook: WorkbookParts): void {
  const { workbook: root, workbookPart } = workbook
  for (const { part } of workbook.related(workbookPart, 'calcChain')) {
    workbook.remove(part, workbookPart)
  }
  if (!workbook.sheets.some((sheet) => descendants(sheet.root, 'f').length > 0)) return
  const known = childOf(root, 'calcPr')
  if (known) known.attributes.fullCalcOnLoad = '1'
  else addCalculation(root)
}

/** What stands behind it by the rules of the format. */
const BEHIND_CALCULATION = new Set(
  `oleSize customWorkbookViews pivotCaches smartTagPr smartTagTypes webPublishing fileRecoveryPr webPublishObjects extLst`.split(
    ' ',
  ),
)

function addCalculation(root: XmlElement): void {
  const made = elementBeside(root, 'calcPr')
  made.parent = root
  made.attributes.fullCalcOnLoad = '1'
  const next = root.children.findIndex(
    (child) => typeof child !== 'string' && BEHIND_CALCULATION.has(child.local),
  )
  root.children.splice(next === -1 ? root.children.length : next, 0, made)
}
