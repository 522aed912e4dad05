import { readFileSync } from 'node:fs'

import * as spreadsheet from '@e965/xlsx'
import { expect, it } from 'vitest'

import { answerCompanyFormJob } from '@/cms/services/company-forms/filling/answer-company-form-job'
import { readParts } from '@/cms/services/company-forms/filling/package-parts'
import { inventedFormValues } from '../../../../fixtures/invented-form-values'

/** Files that LibreOffice has written, of a page of HTML and of a list of values. */

async function fill(name: string) {
  const input = readFileSync(`tests/fixtures/company-forms/${name}`)
  expect(await answerCompanyFormJob({ wants: 'look', input })).toMatchObject({ problems: [] })
  const values = inventedFormValues(5)
  const answer = await answerCompanyFormJob({ wants: 'fill', input, values })
  if (answer.kind !== 'filled') throw new Error(JSON.stringify(answer))
  return Buffer.from(answer.bytes)
}

it('a document of LibreOffice has no wrong cell', async () => {
  const parts = await readParts(await fill('libreoffice.docx'))
  const xml = parts.get('word/document.xml')?.toString() ?? ''
  // Text by text, as they stand in the file; the table in a cell is the last but one.
  const texts = [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) =>
    [...one.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  )
  const name = 'Ana &amp; &lt;Invented&gt; [[rank]]'
  const ship = (number: number) => [
    ...[`${number}`, `MV Ship ${number}`, `${number}000`, `${number} Jan 2026`],
    number === 1 ? '' : '[[name]]',
  ]
  expect(texts.map((text) => text.trim()).filter((text) => text !== '')).toEqual(
    [
      ...['APPLICATION FORM', `Name: ${name} Rank: =1+1 Nationality الفلبين`],
      ...['Passport No', 'P$&amp;1', 'Valid until', '1 Jan 2030', 'Sea service'],
      ...['No', 'Vessel', 'GRT', 'Sign on', 'Company'],
      ...[1, 2, 3, 4, 5].flatMap(ship),
      ...[`End of service of ${name}`, 'Papers', 'Passport', 'P1', 'ECDIS', 'Date: 30 Nov 2026'],
    ].filter((text) => text !== ''),
  )
})

it('a workbook of LibreOffice has no wrong cell', async () => {
  const options = { type: 'buffer', cellFormula: true, cellStyles: true } as const
  const book = spreadsheet.read(await fill('libreoffice.xlsx'), options)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const cells = Object.entries(sheet ?? {}).flatMap(([at, cell]) => {
    const { f, t, v } = cell as spreadsheet.CellObject
    if (!/^[A-Z]+\d+$/.test(at) || (f === undefined && (t === 'z' || v === ''))) return []
    return [[at, f === undefined ? v : `=${f}`] as const]
  })
  const ship = (number: number) => {
    const row = number + 3
    return {
      ...{ [`A${row}`]: number, [`B${row}`]: `MV Ship ${number}` },
      ...{ [`C${row}`]: number * 1_000, [`D${row}`]: `=C${row}*2` },
    }
  }
  expect(Object.fromEntries(cells)).toEqual({
    A1: 'Crew application',
    ...{ A2: 'Name', B2: 'Ana & <Invented> [[rank]]', C2: 'Rank', D2: '=1+1' },
    ...{ A3: 'No', B3: 'Vessel', C3: 'GRT', D3: 'Double' },
    ...Object.fromEntries([1, 2, 3, 4, 5].flatMap((one) => Object.entries(ship(one)))),
    ...{ A9: 'Sum', C9: '=SUM(C4:C8)', D9: '=SUM(D4:D8)', A10: 'Signed', B10: '30 Nov 2026' },
  })
})
