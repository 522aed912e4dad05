import { readArea } from './cell-places'
import { copiedFormula } from './formula-places'
import { descendants, setText, textOf, type XmlElement } from './xml-tree'

/** Gives each cell its own formula, where several share one: rows are put between them. */
export function separateFormulas(sheet: XmlElement): void {
  const shared = new Map<string, { text: string; row: number; column: number }>()
  for (const formula of descendants(sheet, 'f')) {
    const { si, t } = formula.attributes
    const cell = readArea(formula.parent?.attributes.r ?? '')
    if (t !== 'shared' || si === undefined || !cell) continue
    const [row, column] = [cell.fromRow, cell.fromColumn]
    const text = textOf(formula)
    if (text !== '') shared.set(si, { text, row, column })
    const first = shared.get(si)
    if (first) {
      setText(formula, copiedFormula(first.text, row - first.row, column - first.column))
      for (const name of ['t', 'si', 'ref']) delete formula.attributes[name]
    }
  }
}
