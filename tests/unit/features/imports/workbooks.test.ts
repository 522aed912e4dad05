import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as xlsx from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { csvLine } from '@/domain/texts/csv'
import { IMPORT_LIMITS } from '@/domain/imports/import-limits'
import type { SourceTable } from '@/domain/imports/import-types'
import { readSourceTable } from '@/domain/imports/read-source-table'
import {
  answerWorkbookJob,
  type WorkbookAnswer,
} from '@/features/imports/workbooks/answer-workbook-job'

import { zip } from '../../../fixtures/zip'

/** Workbooks as LibreOffice writes them, beside the same table as CSV. */

const FOLDER = path.join(process.cwd(), 'tests/fixtures/workbooks')
const fixture = (name: string) => readFile(path.join(FOLDER, name))
const read = (input: Uint8Array, sheet?: string) => answerWorkbookJob({ input, sheet })

function tableOf({ found }: WorkbookAnswer): Pick<SourceTable, 'columns' | 'rows'> {
  if ('problem' in found) throw new Error(JSON.stringify(found.problem))
  const { columns, rows } = found.table
  return { columns, rows }
}

const problemOf = ({ found }: WorkbookAnswer) => ('problem' in found ? found.problem : undefined)

const csvTable = (bytes: Uint8Array) => {
  const { columns, rows } = readSourceTable(bytes)
  return { columns, rows }
}

const KINDS = ['xlsx', 'xls', 'ods'] as const

describe.each(KINDS)('a workbook of LibreOffice: %s', (kind) => {
  it('says what its CSV says', async () => {
    const answer = await read(await fixture(`crew.${kind}`))
    expect(tableOf(answer)).toEqual(csvTable(await fixture('crew.csv')))
    // The first sheet has no headings that are known, the last one is hidden, and so is a row.
    expect(answer.facts).toEqual({
      sheets: [
        { name: 'Read me', isHidden: false },
        { name: 'Crew & ranks', isHidden: false },
        { name: 'Closed', isHidden: true },
      ],
      sheet: 'Crew & ranks',
      hiddenRows: 1,
    })
  })

  it('is read from another sheet where somebody says so', async () => {
    const answer = await read(await fixture(`crew.${kind}`), 'Closed')
    expect(answer.facts?.sheet).toBe('Closed')
    expect(tableOf(answer).rows).toEqual([
      { number: 2, cells: { 'Vacancy ID': '3', Position: 'Master', 'Vessel type': 'LNG' } },
    ])
  })

  it('with a password is refused', async () => {
    const answer = await read(
      kind === 'xls' ? await protectedXls() : await fixture(`password.${kind}`),
    )
    expect(problemOf(answer)).toEqual({ reason: 'workbookProtected', details: {} })
  })

  it('may count its days from 1904', async () => {
    const [row] = tableOf(await read(await fixture(`from-1904.${kind}`))).rows
    expect(row?.cells['Closing date']).toBe('2026-12-31')
  })
})

/** Signs that tables trip over; no control characters, which a sheet cannot have. */
const text = fc
  .array(
    fc.constantFrom(
      ...[',', ';', '"', '=', '+', '-', ':', '\n', '|', '&', '<', '>', '%', ' '],
      ...[
        '0',
        '7',
        '1,5',
        '.',
        '/',
        '№',
        'Старпом',
        'ربان',
        '船长',
        'ñ',
        '😀',
        'a',
        'TRUE',
        '#N/A',
      ],
    ),
    { maxLength: 8 },
  )
  // Of several spaces in a row the formats make one.
  .map((parts) =>
    parts
      .join('')
      .replace(/\s+/g, (one) => one[0] ?? '')
      .trim(),
  )
  // A sheet has them as they are written, our CSV with one more.
  .filter((one) => !one.startsWith("'") && !one.startsWith('="'))

const HEADINGS = ['Vacancy ID', 'Position', 'Vessel type', 'Salary', 'Remarks']

const rowsOfTexts = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), text, text, text, text), {
  minLength: 1,
  maxLength: 6,
})

function workbookOf(
  rows: readonly (readonly (number | string)[])[],
  kind: 'biff8' | 'ods' | 'xlsx',
) {
  const sheet = xlsx.utils.aoa_to_sheet(rows.map((row) => [...row]))
  const book = xlsx.utils.book_new(sheet, 'List')
  return xlsx.write(book, { bookType: kind, type: 'buffer', compression: true }) as Buffer
}

describe.each(['xlsx', 'biff8', 'ods'] as const)('a table of texts as %s', (kind) => {
  it('reads the same as its CSV', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOfTexts, async (rows) => {
        const table = [HEADINGS, ...rows]
        const csv = Buffer.from(table.map(csvLine).join(''))
        expect(tableOf(await read(workbookOf(table, kind)))).toEqual(csvTable(csv))
      }),
      { numRuns: 60 },
    )
  })

  it('says the numbers that were put into it', async () => {
    const figures = fc.oneof(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100),
    )
    await fc.assert(
      fc.asyncProperty(figures, async (figure) => {
        const file = workbookOf([HEADINGS, ['a', 'Master', 'LNG', figure, 'x']], kind)
        const [row] = tableOf(await read(file)).rows
        expect(row?.cells.Salary).toBe(String(figure))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a workbook that is refused', () => {
  const { cell, columns, rows, sheets, unpacked } = IMPORT_LIMITS
  const table = (more: readonly (readonly (number | string)[])[]) =>
    workbookOf([HEADINGS, ...more], 'xlsx')

  it.each([
    ['tooManyRows', () => table(Array.from({ length: rows + 1 }, () => ['a', 'Master']))],
    ['tooManyColumns', () => table([Array.from({ length: columns + 1 }, () => 'x')])],
    ['tooManyColumns', () => table([Array.from({ length: 3_000 }, () => 'x')])],
    ['cellTooLong', () => table([['a', 'x'.repeat(cell + 1)]])],
    ['workbookWithoutTable', () => workbookOf([], 'xlsx')],
    ['workbookWithoutTable', () => workbookOf([], 'biff8')],
    ['workbookWithoutTable', () => workbookOf([], 'ods')],
    ['fileNoTable', () => zip([{ name: 'list.csv', data: 'Rank,Pay' }])],
    ['fileNoTable', () => zip([{ name: '[Content_Types].xml', data: '<Types/>' }])],
    ['fileNoTable', () => fixture('../cv.doc')],
    ['fileNoTable', () => fixture('../cv.odt')],
    ['workbookBroken', () => Buffer.from('PK\u0003\u0004 a workbook')],
    ['workbookBroken', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['workbookBroken', async () => (await fixture('crew.xlsx')).subarray(0, 3_000)],
    ['workbookBroken', async () => (await fixture('crew.ods')).subarray(0, 3_000)],
    ['workbookProtected', () => zip([{ name: '[Content_Types].xml', data: 'x', flags: 1 }])],
    [
      'workbookUnpacksTooLarge',
      () => zip([{ name: 'xl/workbook.xml', data: 'x', declaredSize: unpacked + 1 }]),
    ],
    [
      'workbookUnpacksTooLarge',
      () => zip(Array.from({ length: 2_001 }, (_, nr) => ({ name: `xl/${nr}.xml`, data: '' }))),
    ],
  ] as const)('%s', async (reason, file) => {
    expect(problemOf(await read(await file()))?.reason).toBe(reason)
  })

  it('says which sheet, row and column', async () => {
    const answer = await read(table([['a'], ['b', 'c', 'd'.repeat(cell + 1)]]))
    expect(problemOf(answer)?.details).toEqual({
      most: cell,
      row: 3,
      column: 'Vessel type',
      sheet: 'List',
    })
  })

  it('has too many sheets', async () => {
    const book = xlsx.utils.book_new()
    for (let nr = 0; nr <= sheets; nr += 1) {
      xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([HEADINGS]), `${nr}`)
    }
    const file = xlsx.write(book, { bookType: 'xlsx', type: 'buffer' }) as Buffer
    expect(problemOf(await read(file))).toEqual({
      reason: 'workbookTooManySheets',
      details: { most: sheets },
    })
  })

  it('has a formula that nobody has worked out', async () => {
    for (const [file, details] of [
      [uncalculatedXlsx(), { row: 2, column: 'B', sheet: 'List' }],
      [uncalculatedOds(), { row: 2, column: 'B', sheet: 'List' }],
      // LibreOffice stores a nought for a text.
      [await fixture('text-formula.xls'), { row: 5, column: 'I', sheet: 'Crew & ranks' }],
    ] as const) {
      expect(problemOf(await read(file))).toEqual({ reason: 'sheetNotCalculated', details })
    }
  })
})

describe('a zip that is no workbook', () => {
  const NAMES = [
    ...['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'xl/styles.xml', 'list.csv'],
    ...[
      'META-INF/manifest.xml',
      'objectdata.xml',
      'Index.zip',
      'Index/Document.iwa',
      'index.xml.gz',
    ],
    ...['Workbook', 'Book', 'EncryptedPackage', 'mimetype'],
  ]
  const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const parts = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      data: fc.constantFrom(
        '',
        '<a/>',
        'Rank,Pay\nMaster,1',
        oldOffice,
        zip([{ name: 'x', data: 'y' }]),
      ),
    }),
    { minLength: 1, maxLength: 6, selector: ({ name }) => name },
  )

  it('is never given to the reader of old Office', async () => {
    const { CFB } = xlsx as unknown as { CFB: { read: (bytes: Buffer, options: object) => object } }
    const opened = vi.spyOn(CFB, 'read')
    await fc.assert(
      fc.asyncProperty(parts, async (some) => {
        expect(problemOf(await read(zip(some)))?.reason).toMatch(/^(?:fileNoTable|workbookBroken)$/)
      }),
      { numRuns: 200 },
    )
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  it.each([
    'PK\u0005\u0006',
    'PK\u0007\u0008',
    'PK',
    'P',
    '\u0009\u0008\u0010\u0000',
    'ID;PWXL',
    '{\\rtf1 x}',
    '<html>',
  ])('nor are other bytes: %j', async (start) => {
    const file = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(64)])
    expect(problemOf(await read(file))?.reason).toBe('workbookBroken')
  })

  it('is a workbook still where it says that it is one of another kind too', async () => {
    const file = uncalculatedXlsx([{ name: 'META-INF/manifest.xml', data: '<manifest/>' }])
    expect(problemOf(await read(file))?.reason).toBe('sheetNotCalculated')
  })
})

/** With the record that stands at the beginning of what is enciphered. */
async function protectedXls(): Promise<Buffer> {
  const { CFB } = xlsx as unknown as {
    CFB: Record<'read' | 'write', (file: object, options: object) => never>
  }
  const file: { FileIndex: { name: string; content: Buffer; size: number }[] } = CFB.read(
    await fixture('crew.xls'),
    { type: 'buffer' },
  )
  const stream = file.FileIndex.find(({ name }) => name === 'Workbook')
  if (!stream) throw new Error('There is no workbook')
  const bytes = Buffer.from(stream.content)
  const end = 4 + bytes.readUInt16LE(2)
  const record = Buffer.concat([Buffer.from('2f003600010001000100', 'hex'), Buffer.alloc(48)])
  stream.content = Buffer.concat([bytes.subarray(0, end), record, bytes.subarray(end)])
  stream.size = stream.content.length
  return CFB.write(file, { type: 'buffer' })
}

/** As a library writes it that does not reckon: a formula, and no result. */
function uncalculatedXlsx(more: Parameters<typeof zip>[0] = []): Buffer {
  const cell = (place: string, inner: string) => `<c r="${place}" ${inner}</c>`
  const said = (place: string, words: string) =>
    cell(place, `t="inlineStr"><is><t>${words}</t></is>`)
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${said('A1', 'Position')}${said('B1', 'Salary')}${said('C1', 'Vessel type')}</row><row r="2">${said('A2', 'Master')}${cell('B2', '><f>2*4500</f><v></v>')}${said('C2', 'LNG')}</row></sheetData></worksheet>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const relations = (inner: string) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/></Types>`,
    },
    { name: '_rels/.rels', data: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      data: '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    },
    // As programs write it that do not go back.
    { name: 'xl/worksheets/sheet1.xml', data: sheet, descriptor: 'narrow' },
    ...more,
  ])
}

function uncalculatedOds(): Buffer {
  const space = (name: string) =>
    `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`
  const said = (words: string) =>
    `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`
  const kind = 'application/vnd.oasis.opendocument.spreadsheet'
  return zip([
    { name: 'mimetype', data: kind, isStored: true },
    {
      name: 'META-INF/manifest.xml',
      data: `<manifest:manifest ${space('manifest')}><manifest:file-entry manifest:full-path="/" manifest:media-type="${kind}"/></manifest:manifest>`,
    },
    {
      name: 'content.xml',
      data: `<?xml version="1.0"?><office:document-content ${space('office')} ${space('table')} ${space('text')}><office:body><office:spreadsheet><table:table table:name="List"><table:table-row>${said('Position')}${said('Salary')}</table:table-row><table:table-row>${said('Master')}<table:table-cell table:formula="of:=2*4500"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ])
}
