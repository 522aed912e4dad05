import { SaxesParser, type SaxesTagNS } from 'saxes'

import { ImportFileError } from '../../../domain/imports/import-reasons'

/** What the reader of cells does not tell of a sheet of OpenDocument. */
export interface OdsSheet {
  name: string
  isHidden: boolean
  /** Rows that are hidden, from 0: the first and the last of each run. */
  hidden: readonly (readonly [number, number])[]
  /** The first formula that no program has worked out, from 0. */
  uncalculated: { row: number; column: number } | undefined
}

type Sheet = OdsSheet & { hidden: [number, number][] }

/**
 * Which sheets and rows are hidden.
 * @param content the part `content.xml`
 * @throws ImportFileError where it is broken
 */
export function readOdsSheets(content: string): OdsSheet[] {
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  /** The style that is being declared. */
  let style = ''
  /** Tables within each other. */
  let depth = 0
  let row = 0
  let column = 0
  let repeated = 1
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new ImportFileError('workbookBroken')
  })
  parser.on('opentag', (tag) => {
    const sheet = sheets.at(-1)
    switch (tag.local) {
      case 'style':
        style = attribute(tag, 'name') ?? ''
        return
      case 'table-properties':
        if (attribute(tag, 'display') === 'false') hiddenStyles.add(style)
        return
      case 'table':
        depth += 1
        if (depth > 1) return
        row = 0
        sheets.push({
          name: attribute(tag, 'name') ?? '',
          isHidden: hiddenStyles.has(attribute(tag, 'style-name') ?? ''),
          hidden: [],
          uncalculated: undefined,
        })
        return
      case 'table-row':
        if (depth !== 1) return
        repeated = times(attribute(tag, 'number-rows-repeated'))
        column = 0
        if (/^(?:collapse|filter)$/.test(attribute(tag, 'visibility') ?? '')) {
          sheet?.hidden.push([row, row + repeated - 1])
        }
        return
      case 'table-cell':
        if (depth !== 1 || !sheet) return
        if (attribute(tag, 'formula') !== undefined && attribute(tag, 'value-type') === undefined) {
          sheet.uncalculated ??= { row, column }
        }
        column += times(attribute(tag, 'number-columns-repeated'))
        return
      case 'covered-table-cell':
        if (depth === 1) column += times(attribute(tag, 'number-columns-repeated'))
    }
  })
  parser.on('closetag', ({ local }) => {
    if (local === 'table') depth -= 1
    if (local === 'table-row' && depth === 1) row += repeated
  })
  parser.write(content).close()
  return sheets
}

function attribute({ attributes }: SaxesTagNS, name: string): string | undefined {
  for (const key in attributes) if (attributes[key]?.local === name) return attributes[key].value
  return undefined
}

function times(text: string | undefined): number {
  const number = Number(text ?? 1)
  return Number.isInteger(number) && number > 0 ? number : 1
}
