import { describe, expect, it } from 'vitest'

import { answerCompanyFormJob } from '@/cms/services/company-forms/filling/answer-company-form-job'
import { readParts } from '@/cms/services/company-forms/filling/package-parts'
import {
  cell,
  control,
  docx,
  p,
  r,
  row,
  said,
  split,
  table,
  textBox,
  whole,
} from '../../../../fixtures/company-form-docx'
import { inventedFormValues } from '../../../../fixtures/invented-form-values'

async function fill(input: Buffer, ships = 3): Promise<Record<string, string>> {
  const answer = await answerCompanyFormJob({
    wants: 'fill',
    input,
    values: inventedFormValues(ships),
  })
  if (answer.kind !== 'filled') throw new Error(JSON.stringify(answer))
  expect(answer.format).toBe('docx')
  const parts = await readParts(Buffer.from(answer.bytes))
  return Object.fromEntries([...parts].map(([name, bytes]) => [name, bytes.toString()]))
}

async function problems(input: Buffer) {
  const answer = await answerCompanyFormJob({ wants: 'look', input })
  return answer.kind === 'looked' ? answer.problems : answer
}

/** The texts of the cells of each row, as they stand in the file; of rows in rows, those of the inner ones. */
function rowsOf(xml: string): string[][] {
  const texts = (part: string) =>
    [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('')
  return [...xml.matchAll(/<w:tr[ >](?:(?!<w:tr[ >]).)*?<\/w:tr>/gs)].map(([one]) =>
    one
      .split('</w:tc>')
      .slice(0, -1)
      .map((part) => texts(part.slice(part.lastIndexOf('<w:tc>')))),
  )
}

const SHIP = [said('[[service.vessel_name]]'), said('[[service.gross_tonnage]]')]

describe('a form of Word', () => {
  it('is filled where Word has split a field over runs, and keeps the looks of its first letter', async () => {
    const { 'word/document.xml': xml = '' } = await fill(
      docx({ body: p(r('Name: '), split('name'), r(' (end)')) }),
    )
    expect(xml).toContain(
      '<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Ana &amp; &lt;Invented&gt; [[rank]]</w:t>',
    )
    expect(xml).toContain('<w:rPr><w:i/></w:rPr><w:t xml:space="preserve"/>')
    expect(xml).toContain('> (end)</w:t>')
    expect(xml).toContain('<w:bookmarkStart w:id="7" w:name="here"/>')
  })

  it('keeps what stands before and behind a field in its runs', async () => {
    const { 'word/document.xml': xml = '' } = await fill(
      docx({ body: p(r('From [[citi'), r('zenship'), r(']] since [[today]], today')) }),
    )
    const texts = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text)
    expect(texts.join('|')).toBe('From الفلبين| since 30 Nov 2026, today')
  })

  it('is filled as LibreOffice writes it, in header, footnotes, text boxes and controls too', async () => {
    const filled = await fill(
      docx({
        body: p(whole('passport.number'), textBox('[[citizenship]]'), control('[[today]]')),
        header: p(whole('rank')),
        footnotes: p(r('[[ Passport.Expires ]]')),
      }),
    )
    const { 'word/document.xml': xml = '', 'word/footnotes.xml': notes } = filled
    expect(xml).toContain('<w:t>P$&amp;1</w:t>')
    expect(xml.match(/الفلبين/g)).toHaveLength(2)
    expect(xml).toContain('30 Nov 2026')
    // Word would write the data behind it over what was filled in.
    expect(xml).not.toContain('dataBinding')
    expect(filled['word/header1.xml']).toContain('<w:t>=1+1</w:t>')
    expect(notes).toContain('1 Jan 2030')
  })

  it('has a row for each entry, with the properties of that of the form and no name twice', async () => {
    const { 'word/document.xml': xml = '' } = await fill(
      docx({
        body: table(
          row(said('Ship'), said('GT'), said('Company')),
          row(...SHIP, said('of [[service.company]]')),
          row(said('Sum'), said(''), said('[[name]]')),
        ),
      }),
    )
    expect(rowsOf(xml)).toEqual([
      ['Ship', 'GT', 'Company'],
      ['MV Ship 1', '1000', 'of '],
      ['MV Ship 2', '2000', 'of [[name]]'],
      ['MV Ship 3', '3000', 'of [[name]]'],
      ['Sum', '', 'Ana &amp; &lt;Invented&gt; [[rank]]'],
    ])
    expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(5)
    // Three rows of the form and their copies: numbers of rows stand once.
    expect(xml.match(/<w:tr w14:paraId/g)).toHaveLength(3)
  })

  it('fills the empty rows that the form has, counts on where it counts, and keeps those that are left', async () => {
    const form = (rows: number) =>
      docx({
        body: table(
          row(said('1.'), ...SHIP),
          ...Array.from({ length: rows }, (_, index) =>
            row(said(`${index + 2}.`), said(''), said('')),
          ),
          row(said('Sum'), said(''), said('')),
        ),
      })
    const ships = async (rows: number, count: number) =>
      rowsOf((await fill(form(rows), count))['word/document.xml'] ?? '')
    const three = [
      ['1.', 'MV Ship 1', '1000'],
      ['2.', 'MV Ship 2', '2000'],
      ['3.', 'MV Ship 3', '3000'],
    ]
    const end = ['Sum', '', '']
    expect(await ships(4, 3)).toEqual([...three, ['4.', '', ''], ['5.', '', ''], end])
    expect(await ships(1, 3)).toEqual([...three, end])
    expect(await ships(1, 0)).toEqual([['1.', '', ''], ['2.', '', ''], end])
  })

  it('says a heading once that is merged over all rows, and again one that is of an entry', async () => {
    const down = (of: string, text: string) =>
      `<w:tc><w:tcPr><w:vMerge${of}/></w:tcPr>${p(r(text))}</w:tc>`
    const [begin, goesOn] = [' w:val="restart"', '']
    const heading = (of: string) => down(of, of === begin ? 'Ships' : '')
    const number = (of: string) => down(of, of === begin ? 'Ship' : '')
    const { 'word/document.xml': xml = '' } = await fill(
      docx({
        body: table(
          row(heading(begin), number(begin), said('[[service.vessel_name]]')),
          row(heading(goesOn), number(goesOn), said('[[service.gross_tonnage]]')),
          row(heading(goesOn), number(begin).replace('Ship', ''), said('')),
          row(heading(goesOn), number(goesOn), said('')),
        ),
      }),
    )
    const merged = [...xml.matchAll(/<w:vMerge([^/]*)\/>/g)].map(([, of]) => of)
    const ship = (first: string) => [first, begin, goesOn, goesOn]
    expect(merged).toEqual([...ship(begin), ...ship(goesOn), ...ship(goesOn)])
  })

  it('repeats rows beside each other together, and rows in rows', async () => {
    const inner = table(row(said('[[papers.document]]'), said('[[papers.number]]')))
    const { 'word/document.xml': xml = '' } = await fill(
      docx({
        body:
          table(
            row(said('[[service.vessel_name]]'), said('from')),
            row(said('[[service.sign_on]]'), said('')),
          ) + table(row(said('[[service.vessel_name]]'), cell(inner, p()))),
      }),
      2,
    )
    const rows = rowsOf(xml)
    expect(rows.slice(0, 4)).toEqual([
      ['MV Ship 1', 'from'],
      ['1 Jan 2026', ''],
      ['MV Ship 2', 'from'],
      ['2 Jan 2026', ''],
    ])
    const papers = [
      ['Passport', 'P1'],
      ['ECDIS', ''],
    ]
    expect(rows.slice(4)).toEqual([...papers, ...papers])
    expect(xml.match(/MV Ship 2/g)).toHaveLength(2)
  })

  it('repeats a table in the row of an entry with its own fields as a part of that entry', async () => {
    const inner = table(row(said('[[service.gross_tonnage]]')))
    const { 'word/document.xml': xml = '' } = await fill(
      docx({ body: table(row(said('[[service.vessel_name]]'), cell(inner, p()))) }),
      2,
    )
    expect(rowsOf(xml)).toEqual([['1000'], ['2000']])
  })
})

describe('a form of Word that cannot be filled', () => {
  it('says each place', async () => {
    const form = docx({
      body: [
        p(r('[[surname]]')),
        p(r('no field')),
        p(r('[[na'), '<w:r><w:br/></w:r>', r('me]]')),
        p(r('[[service.imo]]')),
        table(row(said('x'), said('y')), row(said('[[name]]'), said('[[nome]]'))),
        table(row(said('[[service.imo]]'), said('[[papers.number]]'))),
      ].join(''),
      header: p(r('[[rank]] name]]')),
    })
    const text = { in: 'paragraph', part: 'text' }
    const cellOf = (at: [number, number, number]) => {
      const [tableNumber, rowNumber, column] = at
      return { in: 'table', part: 'text', table: tableNumber, row: rowNumber, column }
    }
    expect(await problems(form)).toEqual([
      { reason: 'unknown', text: 'surname', place: { ...text, paragraph: 1 } },
      { reason: 'bracket', text: '[[na\nme]]', place: { ...text, paragraph: 3 } },
      { reason: 'outsideRow', text: 'service.imo', place: { ...text, paragraph: 4 } },
      { reason: 'unknown', text: 'nome', place: cellOf([1, 2, 2]) },
      { reason: 'twoLists', text: 'papers.number', place: cellOf([2, 1, 2]) },
      {
        reason: 'bracket',
        text: 'name]]',
        place: { in: 'paragraph', part: 'header', paragraph: 1 },
      },
    ])
  })

  it.each([
    ['no field', docx({ body: p(r('Name:')) }), 'noFields'],
    [
      'macros',
      docx({ body: p(r('[[name]]')), more: [{ name: 'word/vbaProject.bin', data: 'x' }] }),
      'macros',
    ],
    [
      'a picture that is fetched',
      docx({
        body: p(r('[[name]]')),
        more: [
          {
            name: 'word/_rels/settings.xml.rels',
            data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://elsewhere.example/x.png" TargetMode="External"/></Relationships>',
          },
        ],
      }),
      'acts',
    ],
    [
      'a zip that unpacks to a hundred megabytes',
      docx({
        body: p(r('[[name]]')),
        more: [{ name: 'word/media/large.png', data: Buffer.alloc(100 * 1024 * 1024) }],
      }),
      'bomb',
    ],
    ['an old file', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'oldKind'],
    ['another file', Buffer.from('%PDF-1.7'), 'wrongKind'],
    ['a zip that is cut off', docx({ body: p(r('[[name]]')) }).subarray(0, 500), 'unreadable'],
  ])('%s', async (_, input, refusal) => {
    expect(await problems(input)).toEqual({ kind: 'refused', refusal })
  })
})
