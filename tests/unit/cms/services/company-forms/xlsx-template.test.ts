import * as spreadsheet from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

import { answerCompanyFormJob } from '@/cms/services/company-forms/filling/answer-company-form-job'
import { readParts } from '@/cms/services/company-forms/filling/package-parts'
import {
  empty,
  formula,
  line,
  number,
  own,
  plain,
  rich,
  s,
  xlsx,
} from '../../../../fixtures/company-form-xlsx'
import { inventedFormValues } from '../../../../fixtures/invented-form-values'

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

async function fill(input: Buffer, ships = 3) {
  const answer = await answerCompanyFormJob({
    wants: 'fill',
    input,
    values: inventedFormValues(ships),
  })
  if (answer.kind !== 'filled') throw new Error(JSON.stringify(answer))
  expect(answer.format).toBe('xlsx')
  const bytes = Buffer.from(answer.bytes)
  const parts = await readParts(bytes)
  const book = spreadsheet.read(bytes, { type: 'buffer', cellFormula: true, cellStyles: true })
  return { book, text: (part: string) => parts.get(part)?.toString() ?? '', parts }
}

/** The cells of a sheet that say something: texts as texts, numbers as numbers, formulas behind `=`. */
function cellsOf(sheet: spreadsheet.WorkSheet | undefined): Record<string, unknown> {
  const cells = Object.entries(sheet ?? {}).filter(([at]) => /^[A-Z]+\d+$/.test(at))
  return Object.fromEntries(
    cells.flatMap(([at, one]) => {
      const { f, t, v } = one as spreadsheet.CellObject
      if (f !== undefined) return [[at, `=${f}`]]
      return t === 'z' || v === '' ? [] : [[at, v]]
    }),
  )
}

const look = async (input: Buffer) => {
  const answer = await answerCompanyFormJob({ wants: 'look', input })
  return answer.kind === 'looked' ? answer.problems : answer
}

describe('a form of Excel', () => {
  it('is filled where texts are shared, also in two formats, and nothing typed becomes a formula', async () => {
    const { book, text } = await fill(
      xlsx({
        shared: [
          plain('Name: [[name]]'),
          rich('[[ra', 'nk]]'),
          plain('[[service.imo]]'),
          plain('x'),
        ],
        sheets: [
          {
            name: 'Form',
            rows:
              line(1, s('A1', 0), s('B1', 1)) + line(2, own('A2', '[[citizenship]]'), s('B2', 3)),
          },
        ],
      }),
    )
    expect(cellsOf(book.Sheets.Form)).toEqual({
      A1: 'Name: Ana & <Invented> [[rank]]',
      B1: '=1+1',
      A2: 'الفلبين',
      B2: 'x',
    })
    expect(text('xl/worksheets/sheet1.xml')).not.toContain('<f>')
    expect(text('xl/worksheets/sheet1.xml')).toContain('<c r="A1" s="1" t="inlineStr">')
  })

  it('does not read as a field what somebody has typed', async () => {
    const rows = line(1, own('A1', '[[service.company]]')) + line(2, own('A2', '[[name]]'))
    const { book } = await fill(xlsx({ sheets: [{ name: 'F', rows }] }), 2)
    expect(cellsOf(book.Sheets.F)).toEqual({ A2: '[[name]]', A3: 'Ana & <Invented> [[rank]]' })
  })

  it('is filled where a program keeps texts as results of no formula', async () => {
    const text = (at: string, said: string) => `<c r="${at}" t="str"><v>${said}</v></c>`
    const result = '<c r="C1" t="str"><f>A1&amp;"[[name]]"</f><v>[[name]]</v></c>'
    const { book } = await fill(
      xlsx({
        sheets: [
          { name: 'F', rows: line(1, text('A1', 'Of [[citizenship]] '), text('B1', 'x'), result) },
        ],
      }),
    )
    expect(cellsOf(book.Sheets.F)).toEqual({ A1: 'Of الفلبين ', B1: 'x', C1: '=A1&"[[name]]"' })
  })

  const list = (room: number) => {
    const rows = [
      line(
        3,
        own('A3', '1'),
        own('B3', '[[service.vessel_name]]'),
        own('C3', '[[service.gross_tonnage]]'),
        formula('D3', 'C3*2'),
      ),
      ...Array.from({ length: room }, (_, index) => {
        const at = index + 4
        return line(
          at,
          own(`A${at}`, String(index + 2)),
          empty(`B${at}`),
          empty(`C${at}`),
          formula(`D${at}`, `C${at}*2`),
        )
      }),
    ]
    const end = 4 + room
    return xlsx({
      names: `<definedName name="_xlnm.Print_Area" localSheetId="0">Form!$A$1:$D$${end}</definedName>`,
      sheets: [
        {
          name: 'Form',
          rows:
            line(1, own('A1', 'Ships')) +
            rows.join('') +
            line(
              end,
              own(`A${end}`, 'Sum'),
              empty(`B${end}`),
              formula(`C${end}`, `SUM(C3:C${end - 1})`),
            ) +
            line(end + 1, own(`A${end + 1}`, 'Signed'), own(`B${end + 1}`, '[[today]]')),
          behind: `<mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="B${end + 1}:C${end + 1}"/></mergeCells><conditionalFormatting sqref="C3:C${end - 1}"><cfRule type="cellIs" priority="1" operator="greaterThan"><formula>$C$${end}</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" sqref="B${end + 1}"><formula1>$A$${end}:$A$${end + 1}</formula1></dataValidation></dataValidations>`,
        },
        { name: 'Other', rows: line(1, formula('A1', `Form!C${end}+SUM(Form!C3:C${end - 1})`)) },
      ],
    })
  }

  it('has a row for each entry; what lies below moves down with sums, names, merged cells, conditions and choices', async () => {
    const { book, text } = await fill(list(0))
    expect(cellsOf(book.Sheets.Form)).toEqual({
      ...{ A1: 'Ships', A3: '1', A4: '1', A5: '1' },
      ...{ B3: 'MV Ship 1', B4: 'MV Ship 2', B5: 'MV Ship 3' },
      ...{ C3: 1000, C4: 2000, C5: 3000, D3: '=C3*2', D4: '=C4*2', D5: '=C5*2' },
      ...{ A6: 'Sum', C6: '=SUM(C3:C5)', A7: 'Signed', B7: '30 Nov 2026' },
    })
    expect(cellsOf(book.Sheets.Other)).toEqual({ A1: '=Form!C6+SUM(Form!C3:C5)' })
    const sheet = text('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<mergeCell ref="A1:D1"/><mergeCell ref="B7:C7"/>')
    expect(sheet).toContain('<conditionalFormatting sqref="C3:C5">')
    expect(sheet).toContain('<formula>$C$6</formula>')
    expect(sheet).toContain('sqref="B7"><formula1>$A$6:$A$7</formula1>')
    expect(text('xl/workbook.xml')).toContain('>Form!$A$1:$D$6</definedName>')
    expect(text('xl/workbook.xml')).toContain('fullCalcOnLoad="1"')
    // What sums came to in the empty form.
    expect(sheet).not.toContain('<v>0</v>')
    expect(sheet.match(/ht="20"/g)).toHaveLength(6)
  })

  it('fills the empty rows that the form has, and counts on', async () => {
    const { book } = await fill(list(3))
    expect(cellsOf(book.Sheets.Form)).toMatchObject({
      ...{ A3: '1', A4: '2', A5: '3', A6: '4' },
      ...{ B3: 'MV Ship 1', B4: 'MV Ship 2', B5: 'MV Ship 3', D5: '=C5*2', D6: '=C6*2' },
      ...{ A7: 'Sum', C7: '=SUM(C3:C6)', B8: '30 Nov 2026' },
    })
    expect(cellsOf(book.Sheets.Form)).not.toHaveProperty('B6')
    const more = await fill(list(3), 6)
    expect(cellsOf(more.book.Sheets.Form)).toMatchObject({
      ...{ A8: '6', B8: 'MV Ship 6', D8: '=C8*2', A9: 'Sum', C9: '=SUM(C3:C8)' },
    })
  })

  it('leaves one empty row where there is no entry', async () => {
    const { book } = await fill(list(0), 0)
    expect(cellsOf(book.Sheets.Form)).toMatchObject({ A3: '1', D3: '=C3*2', A4: 'Sum' })
    expect(cellsOf(book.Sheets.Form)).not.toHaveProperty('B3')
  })

  it('repeats merged cells and rows beside each other, one table below the other', async () => {
    const { book, text } = await fill(
      xlsx({
        sheets: [
          {
            name: "Crew's form",
            rows:
              line(
                2,
                own('A2', '[[service.vessel_name]]'),
                empty('B2'),
                own('C2', '[[service.sign_on]]'),
              ) +
              line(3, own('A3', 'GT'), own('C3', '[[service.gross_tonnage]]')) +
              line(4, own('A4', 'Papers')) +
              line(5, own('A5', '[[papers.document]]'), own('C5', '[[papers.number]]')) +
              line(6, own('A6', 'End')),
            behind:
              '<mergeCells count="2"><mergeCell ref="A2:B2"/><mergeCell ref="C2:C2"/></mergeCells><headerFooter><oddHeader>&amp;L[[name]]</oddHeader></headerFooter>',
          },
        ],
      }),
      2,
    )
    expect(cellsOf(book.Sheets["Crew's form"])).toEqual({
      ...{ A2: 'MV Ship 1', C2: '1 Jan 2026', A3: 'GT', C3: 1000 },
      ...{ A4: 'MV Ship 2', C4: '2 Jan 2026', A5: 'GT', C5: 2000 },
      ...{ A6: 'Papers', A7: 'Passport', C7: 'P1', A8: 'ECDIS', A9: 'End' },
    })
    const sheet = text('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<mergeCell ref="A4:B4"/>')
    // In a header the sign begins a command.
    expect(sheet).toContain('&amp;LAna &amp;&amp; &lt;Invented&gt; [[rank]]')
  })

  it('gives each cell its own formula where they share one, and forgets the order of calculation', async () => {
    const { book, parts, text } = await fill(
      xlsx({
        relations: `<Relationship Id="rId92" Type="${RELATION}/calcChain" Target="calcChain.xml"/>`,
        kinds:
          '<Override PartName="/xl/calcChain.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml"/>',
        more: [
          {
            name: 'xl/calcChain.xml',
            data: '<calcChain xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><c r="B2" i="1"/></calcChain>',
          },
        ],
        sheets: [
          {
            name: 'Form',
            rows:
              line(
                1,
                own('A1', '[[service.gross_tonnage]]'),
                formula('B1', 'A1+$A$9', ' t="shared" ref="B1:B2" si="0"'),
              ) +
              line(2, number('A2', 5), '<c r="B2" s="1"><f t="shared" si="0"/><v>0</v></c>') +
              line(9, number('A9', 7)),
          },
        ],
      }),
      2,
    )
    expect(cellsOf(book.Sheets.Form)).toEqual({
      ...{ A1: 1000, B1: '=A1+$A$10', A2: 2000, B2: '=A2+$A$10', A3: 5, B3: '=A3+$A$10', A10: 7 },
    })
    expect(parts.has('xl/calcChain.xml')).toBe(false)
    expect(text('[Content_Types].xml')).not.toContain('calcChain')
    expect(text('xl/_rels/workbook.xml.rels')).not.toContain('calcChain')
  })

  it('moves pictures and text boxes that lie below, and fills the boxes', async () => {
    const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'
    const box = (from: number, text: string) =>
      `<xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>${from}</xdr:row></xdr:from><xdr:to><xdr:col>2</xdr:col><xdr:row>${from + 2}</xdr:row></xdr:to><xdr:sp><xdr:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:twoCellAnchor>`
    const { text } = await fill(
      xlsx({
        sheets: [
          {
            name: 'Form',
            rows: line(5, own('A5', '[[service.vessel_name]]')),
            behind: '<drawing r:id="rId1"/>',
            relations: `<Relationship Id="rId1" Type="${RELATION}/drawing" Target="../drawings/drawing1.xml"/>`,
          },
        ],
        more: [
          {
            name: 'xl/drawings/drawing1.xml',
            data: `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main">${box(0, 'Of [[name]]')}${box(7, '[[today]] ')}</xdr:wsDr>`,
          },
        ],
      }),
    )
    const filled = text('xl/drawings/drawing1.xml')
    expect([...filled.matchAll(/<xdr:row>(\d+)/g)].map(([, row]) => Number(row))).toEqual([
      0, 2, 9, 11,
    ])
    expect(filled).toContain('<a:t>Of Ana &amp; &lt;Invented&gt; [[rank]]</a:t>')
    expect(filled).toContain('<a:t>30 Nov 2026 </a:t>')
  })
})

describe('remarks and check boxes', () => {
  it('that lie below a repeated row move with their cells', async () => {
    const box = (row: number) =>
      `<v:shape><x:ClientData ObjectType="Note"><x:Anchor>1, 15, ${row}, 2, 3, 15, ${row + 2}, 4</x:Anchor><x:Row>${row}</x:Row><x:Column>0</x:Column></x:ClientData></v:shape>`
    const anchor = (row: number) =>
      `<control><controlPr><anchor><from><xdr:row>${row}</xdr:row></from><to><xdr:row>${row + 1}</xdr:row></to></anchor></controlPr></control>`
    const { text } = await fill(
      xlsx({
        sheets: [
          {
            name: 'Form',
            rows: line(5, own('A5', '[[service.vessel_name]]')) + line(9, own('A9', 'Signed')),
            behind: `<legacyDrawing r:id="rId1"/><controls xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing">${anchor(1)}${anchor(8)}</controls>`,
            relations: `<Relationship Id="rId1" Type="${RELATION}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/><Relationship Id="rId2" Type="${RELATION}/comments" Target="../comments1.xml"/>`,
          },
        ],
        more: [
          {
            name: 'xl/comments1.xml',
            data: '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><commentList><comment ref="A2"/><comment ref="A9"/></commentList></comments>',
          },
          {
            name: 'xl/drawings/vmlDrawing1.vml',
            data: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">${box(1)}${box(8)}</xml>`,
          },
        ],
      }),
    )
    const all = (part: string, place: RegExp) =>
      [...text(part).matchAll(place)].map(([, found]) => found)
    expect(all('xl/comments1.xml', /ref="(\w+)"/g)).toEqual(['A2', 'A11'])
    expect(all('xl/drawings/vmlDrawing1.vml', /<x:Row>(\d+)/g)).toEqual(['1', '10'])
    expect(all('xl/drawings/vmlDrawing1.vml', /<x:Anchor>([^<]+)/g)).toEqual([
      '1, 15, 1, 2, 3, 15, 3, 4',
      '1, 15, 10, 2, 3, 15, 12, 4',
    ])
    expect(all('xl/worksheets/sheet1.xml', /<xdr:row>(\d+)/g)).toEqual(['1', '2', '10', '11'])
  })
})

describe('a form of Excel that cannot be filled', () => {
  it('says each cell', async () => {
    const form = xlsx({
      sheets: [
        {
          name: 'Form',
          rows:
            line(1, own('A1', '[[surname]]'), own('B1', '[[name')) +
            line(2, own('A2', '[[service.imo]]'), own('B2', '[[papers.number]]')) +
            line(4, own('A4', '[[service.imo]]'), formula('B4', 'A1:A2', ' t="array" ref="B4:B5"')),
          behind:
            '<mergeCells count="1"><mergeCell ref="A4:A6"/></mergeCells><headerFooter><oddFooter>&amp;C[[service.imo]]</oddFooter></headerFooter>',
        },
      ],
    })
    const at = (cell: string) => ({ in: 'cell', sheet: 'Form', cell })
    expect(await look(form)).toEqual([
      { reason: 'unknown', text: 'surname', place: at('A1') },
      { reason: 'bracket', text: '[[name', place: at('B1') },
      { reason: 'twoLists', text: 'papers.number', place: at('B2') },
      {
        reason: 'outsideRow',
        text: 'service.imo',
        place: { in: 'sheet', sheet: 'Form', part: 'edges' },
      },
      { reason: 'mergedRows', text: 'A4:A6', place: at('A4:A6') },
      { reason: 'arrayFormula', text: 'B4', place: at('B4') },
    ])
  })

  const fields = line(1, own('A1', '[[name]]'))
  const withFormula = (text: string) =>
    xlsx({ sheets: [{ name: 'Form', rows: fields + line(2, formula('A2', text)) }] })
  const relation = (kind: string, target: string, mode = '') =>
    xlsx({
      sheets: [
        {
          name: 'Form',
          rows: fields,
          relations: `<Relationship Id="rId1" Type="${RELATION}/${kind}" Target="${target}"${mode}/>`,
        },
      ],
    })
  const OUTSIDE = ' TargetMode="External"'

  const kindOf = (ending: string) =>
    `<Default Extension="${ending}" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>`
  const declared = (ending: string) =>
    xlsx({
      sheets: [{ name: 'F', rows: fields }],
      kinds: kindOf(ending),
      more: [{ name: 'xl/x.xyz', data: 'x' }],
    })

  it('is none that says a kind of file which is not in it, as some programs do', async () => {
    expect(await look(declared('bin'))).toEqual([])
  })

  it.each([
    ['a part of a kind that runs', declared('XYZ'), 'macros'],
    [
      'a program of old',
      xlsx({
        sheets: [{ name: 'F', rows: fields }],
        more: [{ name: 'xl/vbaProject.bin', data: 'x' }],
      }),
      'macros',
    ],
    [
      'a workbook with macros',
      xlsx({
        sheets: [{ name: 'F', rows: fields }],
        kinds:
          '<Override PartName="/xl/x.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
      }),
      'macros',
    ],
    ['a formula of another program', withFormula("cmd|'/c calc'!A0"), 'acts'],
    [
      'a formula that asks the network',
      withFormula('WEBSERVICE("https://elsewhere.example")'),
      'acts',
    ],
    ['a formula of another workbook', withFormula("'[1]Crew'!A1"), 'acts'],
    [
      'a name that runs by itself',
      xlsx({
        sheets: [{ name: 'F', rows: fields }],
        names: '<definedName name="Auto_Open">F!$A$1</definedName>',
      }),
      'macros',
    ],
    [
      'a link to another workbook',
      relation('externalLink', 'externalLinks/externalLink1.xml'),
      'acts',
    ],
    [
      'a picture that is fetched',
      relation('image', 'https://elsewhere.example/x.png', OUTSIDE),
      'acts',
    ],
    ['a link that does something', relation('hyperlink', 'javascript:alert(1)', OUTSIDE), 'acts'],
    ['no field', xlsx({ sheets: [{ name: 'F', rows: line(1, own('A1', 'Name')) }] }), 'noFields'],
    [
      'entities',
      xlsx({
        sheets: [{ name: 'F', rows: fields }],
        more: [{ name: 'xl/x.xml', data: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }],
      }),
      'unreadable',
    ],
  ])('%s', async (_, input, refusal) => {
    expect(await look(input)).toEqual({ kind: 'refused', refusal })
  })
})

describe('what lies below a repeated row', () => {
  const form = (behind: string, beside = empty('B1')) =>
    xlsx({
      sheets: [
        {
          name: 'Form',
          rows:
            line(1, own('A1', '[[service.vessel_name]]'), beside) +
            line(2, empty('A2'), empty('B2')) +
            line(3, empty('A3'), empty('B3')) +
            line(4, own('A4', 'End'), empty('B4')),
          behind,
        },
      ],
    })

  it('is no room where it is merged, as a field for a signature is', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="A2:B3"/></mergeCells>'
    const { book, text } = await fill(form(merged), 2)
    expect(cellsOf(book.Sheets.Form)).toEqual({ A1: 'MV Ship 1', A2: 'MV Ship 2', A5: 'End' })
    expect(text('xl/worksheets/sheet1.xml')).toContain('<mergeCell ref="A3:B4"/>')
  })

  it('is room where a heading beside it is merged over all rows, which is said once', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="B1:B3"/></mergeCells>'
    const input = form(merged, own('B1', 'Sea service'))
    const few = await fill(input, 2)
    expect(cellsOf(few.book.Sheets.Form)).toEqual({
      ...{ A1: 'MV Ship 1', B1: 'Sea service', A2: 'MV Ship 2', A4: 'End' },
    })
    const many = await fill(input, 5)
    expect(many.text('xl/worksheets/sheet1.xml')).toContain('<mergeCell ref="B1:B5"/>')
    expect(cellsOf(many.book.Sheets.Form)).toMatchObject({ A5: 'MV Ship 5', A6: 'End' })
    expect(cellsOf(many.book.Sheets.Form)).not.toHaveProperty('B2')
  })

  it('has a space before a number in a header, where a size of letters may stand', async () => {
    const { text } = await fill(
      form('<headerFooter><oddHeader>&amp;R&amp;10[[today]]</oddHeader></headerFooter>'),
    )
    expect(text('xl/worksheets/sheet1.xml')).toContain('&amp;R&amp;10 30 Nov 2026')
  })
})

describe('empty rows below a repeated one', () => {
  it('are filled first where a cell for a day has other looks within the same borders', async () => {
    const { book } = await fill(
      xlsx({
        sheets: [
          {
            name: 'Form',
            rows:
              line(1, number('A1', 1), own('B1', '[[service.vessel_name]]', 2)) +
              line(2, number('A2', 2), empty('B2')) +
              line(3, number('A3', 3), empty('B3')) +
              line(4, own('A4', 'End'), empty('B4')),
          },
        ],
      }),
      5,
    )
    expect(cellsOf(book.Sheets.Form)).toEqual({
      ...{ A1: 1, A2: 2, A3: 3, A4: 4, A5: 5, A6: 'End' },
      ...Object.fromEntries([1, 2, 3, 4, 5].map((ship) => [`B${ship}`, `MV Ship ${ship}`])),
    })
  })

  it('have the number of each entry, merged over its own rows', async () => {
    const { book, text } = await fill(
      xlsx({
        sheets: [
          {
            name: 'Form',
            rows:
              line(1, number('A1', 1), own('B1', '[[service.vessel_name]]')) +
              line(2, empty('A2'), own('B2', '[[service.vessel_name]]')) +
              line(4, own('A4', 'End')),
            behind: '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>',
          },
        ],
      }),
    )
    expect(cellsOf(book.Sheets.Form)).toMatchObject({ A1: 1, A3: 2, A5: 3, A8: 'End' })
    const merged = [...text('xl/worksheets/sheet1.xml').matchAll(/mergeCell ref="([^"]+)"/g)]
    expect(merged.map(([, area]) => area)).toEqual(['A1:A2', 'A3:A4', 'A5:A6'])
  })
})
