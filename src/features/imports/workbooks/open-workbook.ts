import * as xlsx from '@e965/xlsx'

import { IMPORT_LIMITS } from '../../../domain/imports/import-limits'
import { ImportFileError } from '../../../domain/imports/import-reasons'
import { readOdsSheets } from './ods-sheets'
import { type Place, uncalculatedFormulas } from './xls-formulas'
import { plainZip, unpackParts } from './zip-parts'

/** A sheet, and what is in it. */
export interface Sheet {
  /** By row and column; what is empty is not there. */
  cells: readonly (readonly (xlsx.CellObject | undefined)[] | undefined)[]
  merged: readonly xlsx.Range[]
  isRowHidden: (row: number) => boolean
  /** The first formula that no program has worked out. */
  uncalculated: Place | undefined
}

/** A workbook of any kind. */
export interface Workbook {
  sheets: readonly { name: string; isHidden: boolean }[]
  isFrom1904: boolean
  /** @throws ImportFileError where the sheet is broken */
  open(place: number): Sheet
}

/** The package has no types for it. */
const containers = xlsx.CFB as {
  read: (
    bytes: Buffer,
    options: { type: 'buffer' },
  ) => {
    FileIndex: { name: string; content?: Uint8Array | number[] }[]
  }
}

const OPTIONS: xlsx.ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellNF: true,
  cellHTML: false,
  // Days are told by their number: a zone of time would shift them.
  cellDates: false,
}

/** Which rows are hidden comes with the styles of cells. */
const WITH_HIDDEN_ROWS: xlsx.ParsingOptions = { ...OPTIONS, cellStyles: true }

/**
 * Opens a workbook by its bytes, whatever it is called. Nothing in it is carried out: macros, links to elsewhere and
 * pictures are not looked at.
 * @throws ImportFileError where it is none, is protected or broken, or goes beyond `IMPORT_LIMITS`
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const workbook = await openByKind(bytes)
  if (workbook.sheets.length > IMPORT_LIMITS.sheets) {
    throw new ImportFileError('workbookTooManySheets', { most: IMPORT_LIMITS.sheets })
  }
  return workbook
}

type Parts = ReadonlyMap<string, Buffer>

/** What the two containers of workbooks begin with. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

async function openByKind(bytes: Buffer): Promise<Workbook> {
  // Told by all that says so: the reader would take what is neither for one of its twenty other kinds.
  if (OLD_OFFICE.equals(bytes.subarray(0, OLD_OFFICE.length))) return openXls(bytes)
  if (!ZIP.equals(bytes.subarray(0, ZIP.length))) throw new ImportFileError('workbookBroken')
  const parts = await unpackParts(bytes)
  const manifest = parts.get('META-INF/manifest.xml')?.toString() ?? ''
  if (manifest.includes('encryption-data')) throw new ImportFileError('workbookProtected')
  if (parts.has('[Content_Types].xml')) return openXlsx(parts)
  if (manifest.includes('opendocument.spreadsheet')) return openOds(parts)
  throw new ImportFileError('fileNoTable')
}

/** By these the reader takes a zip for another kind of workbook than it says it is. */
const OF_OTHER_KINDS = /^(?:META-INF\/manifest\.xml|objectdata\.xml|Index\/.*|Index\.zip)$/i

function openXlsx(parts: Parts): Workbook {
  if (![...parts.keys()].some((name) => /(?:^|\/)workbook[^/]*\.xml$/i.test(name))) {
    throw new ImportFileError('fileNoTable')
  }
  const bytes = plainZip(new Map([...parts].filter(([name]) => !OF_OTHER_KINDS.test(name))))
  let known: { place: number; book: xlsx.WorkBook } | undefined
  // One sheet after the other, as far as one is asked for.
  const read = (place: number) => {
    if (known?.place !== place) {
      known = undefined
      known = { place, book: parsed(bytes, { ...WITH_HIDDEN_ROWS, sheets: place }) }
    }
    return known.book
  }
  return { ...factsOf(read(0)), open: (place) => sheetOf(read(place), place) }
}

async function openXls(bytes: Buffer): Promise<Workbook> {
  const streams = streamsOf(bytes)
  if (streams.has('encryptedpackage')) throw new ImportFileError('workbookProtected')
  const stream = streams.get('workbook') ?? streams.get('book')
  if (!stream) throw new ImportFileError('fileNoTable')
  // The letters of programs that are older than 1997.
  xlsx.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  // Its formulas are told in a grammar that needs not be read.
  const book = parsed(bytes, { ...WITH_HIDDEN_ROWS, cellFormula: false })
  const uncalculated = uncalculatedFormulas(stream)
  return {
    ...factsOf(book),
    open: (place) => ({ ...sheetOf(book, place), uncalculated: uncalculated.get(place) }),
  }
}

function openOds(parts: Parts): Workbook {
  const told = readOdsSheets(parts.get('content.xml')?.toString() ?? '')
  // It may be missing; the reader asks for it.
  const book = parsed(plainZip(new Map([['styles.xml', Buffer.alloc(0)], ...parts])), OPTIONS)
  return {
    sheets: told.map(({ name, isHidden }) => ({ name, isHidden })),
    isFrom1904: isFrom1904(book),
    open: (place) => ({
      ...sheetOf(book, place),
      isRowHidden: (row) =>
        told[place]?.hidden.some(([first, last]) => row >= first && row <= last) === true,
      uncalculated: told[place]?.uncalculated,
    }),
  }
}

/** What is kept in a file of old Office, by its name in small letters. */
function streamsOf(bytes: Buffer): Map<string, Buffer> {
  try {
    const { FileIndex } = containers.read(bytes, { type: 'buffer' })
    return new Map(
      FileIndex.map(({ content, name }) => [name.toLowerCase(), Buffer.from(content ?? [])]),
    )
  } catch {
    throw new ImportFileError('workbookBroken')
  }
}

function parsed(bytes: Buffer, options: xlsx.ParsingOptions): xlsx.WorkBook {
  try {
    return xlsx.read(bytes, options)
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new ImportFileError(isProtected ? 'workbookProtected' : 'workbookBroken')
  }
}

function factsOf(book: xlsx.WorkBook): Pick<Workbook, 'isFrom1904' | 'sheets'> {
  const hidden = new Map(book.Workbook?.Sheets?.map(({ name, Hidden }) => [name, Hidden]))
  return {
    sheets: book.SheetNames.map((name) => ({ name, isHidden: (hidden.get(name) ?? 0) !== 0 })),
    isFrom1904: isFrom1904(book),
  }
}

function isFrom1904({ Workbook: told }: xlsx.WorkBook): boolean {
  return told?.WBProps?.date1904 === true
}

function sheetOf(book: xlsx.WorkBook, place: number): Sheet {
  // A sheet that could not be read is left out without a word.
  const sheet = book.Sheets[book.SheetNames[place] ?? '']
  if (!sheet) throw new ImportFileError('workbookBroken')
  const rows = sheet['!rows'] ?? []
  const cells = sheet['!data'] ?? []
  return {
    cells,
    merged: sheet['!merges'] ?? [],
    isRowHidden: (row) => rows[row]?.hidden === true,
    uncalculated: firstOf(cells, ({ t, f }) => t === 'z' && f !== undefined),
  }
}

function firstOf(rows: Sheet['cells'], is: (cell: xlsx.CellObject) => boolean): Place | undefined {
  for (const [row, cells] of rows.entries()) {
    const column = cells?.findIndex((cell) => cell && is(cell)) ?? -1
    if (column >= 0) return { row, column }
  }
  return undefined
}
