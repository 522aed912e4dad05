import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { guessMapping } from '../src/domain/imports/guess-mapping'
import type { ImportKind, ReadCell, SourceTable } from '../src/domain/imports/import-types'
import { readContext, readRecord } from '../src/domain/imports/read-record'
import { OPEN_DAYS } from '../src/domain/imports/import-limits'
import { mayBeWorkbook, readSourceTable } from '../src/domain/imports/read-source-table'
import { answerWorkbookJob } from '../src/features/imports/workbooks/answer-workbook-job'
import { scoreBoard } from '../tests/unit/domain/imports/board-scores'
import { ROOT } from './environment.mjs'

const FOLDER = path.join(ROOT, 'tests/fixtures/imports')

/** The day that the samples are read on: years that are believed are counted from it. */
const NOW = new Date('2026-11-25T12:00:00Z')

/** docs/imports-samples.md: what is understood of files as people send them, all invented. */
export async function importSamplesPage(): Promise<string> {
  const names = (await readdir(FOLDER)).toSorted()
  const samples = await Promise.all(
    names.map(async (name) => sample(name, await readFile(path.join(FOLDER, name)))),
  )
  return [START, await boards(), await otherKinds(), ...samples].join('\n')
}

/** How many rows of each board were refused by the build of 2026-11-29, which knew none of their habits. */
const BOARDS = { 'board-export': 20, harbour: 50, office: 50 }

async function boards(): Promise<string> {
  const scores = await Promise.all(
    Object.entries(BOARDS).map(async ([name, before]) => ({
      name,
      before,
      ...(await scoreBoard(name)),
    })),
  )
  const rows = scores.map(({ name, before, doubts, lengths, refused, sure, wrong, ...score }) => [
    `${name}.csv`,
    String(score.rows),
    String(before),
    String(refused.length),
    String(score.rows - refused.length - sure),
    String(sure),
    String(doubts.length),
    String(wrong.length),
    `${lengths.read} of ${lengths.of}`,
  ])
  const further = scores.filter(({ name }) => name !== 'board-export')
  const sum = (of: (score: (typeof scores)[number]) => number) =>
    further.reduce((all, one) => all + of(one), 0)
  const read = sum((one) => one.rows - one.refused.length)
  return [
    '## Files of boards',
    '',
    'Exports in the shapes of public boards, each beside what a clerk reads in it (`tests/fixtures/boards`). _Before_: rows that were',
    'refused by the build before these were known. _Wrong_: facts that are read otherwise than the clerk does.',
    '',
    markdownTable(
      [
        'File',
        'Rows',
        'Refused before',
        'Refused',
        'In doubt',
        'Sure',
        'Doubts',
        'Wrong',
        'Lengths',
      ],
      rows,
    ),
    '',
    `Of the ${sum((one) => one.rows)} rows of \`harbour\` and \`office\`, which were written before the code, ${read} are read, and ${read - sum((one) => new Set(one.wrong.map((said) => said.split(' ')[0])).size)} of them as the`,
    'clerk does.',
    '',
    ...scores
      .filter(({ name }) => name === 'board-export')
      .flatMap(({ doubts }) => [
        'What a person is asked about `board-export.csv`:',
        '',
        ...doubts.map((doubt) => `- ${escaped(doubt)}`),
        '',
      ]),
  ].join('\n')
}

/** Files that are no tables of text, by who writes such ones. */
const OTHER_KINDS: readonly (readonly [file: string, writer: string])[] = [
  ['workbooks/crew.xlsx', 'a workbook of LibreOffice'],
  ['workbooks/crew.xls', 'the same as Excel 97'],
  ['workbooks/crew.ods', 'the same as OpenDocument'],
  ['feeds/indeed.xml', 'the feed of jobs that Indeed takes'],
  ['feeds/talent.xml', 'that of Talent.com'],
  ['feeds/jooble.xml', 'that of Jooble'],
  ['feeds/trovit.xml', 'that of Trovit'],
  ['feeds/careerjet.xml', 'that of Careerjet'],
  ['feeds/linkedin.xml', 'that of LinkedIn'],
  ['feeds/own.xml', 'an XML of an office’s own program'],
  ['feeds/rss.xml', 'RSS 2.0 of a program for news'],
  ['feeds/atom.xml', 'Atom'],
  ['feeds/postings.jsonld', 'JobPosting of schema.org'],
  ['feeds/page.html', 'a web page with JobPosting in it'],
]

async function otherKinds(): Promise<string> {
  const rows = await Promise.all(
    OTHER_KINDS.map(async ([file, writer]) => {
      const bytes = await readFile(path.join(ROOT, 'tests/fixtures', file))
      const table = await tableOf(bytes, file)
      const mapping = guessMapping('vacancies', table)
      const context = {
        ...readContext('vacancies', table, mapping, NOW),
        openFor: { days: OPEN_DAYS, today: NOW.toISOString().slice(0, 10) },
      }
      const records = table.rows.map((row) => readRecord('vacancies', row, mapping, context))
      const refused = records.filter((record) => record.refused)
      const doubted = records.filter(
        (record) => !record.refused && record.cells.some(({ verdict }) => verdict === 'doubt'),
      )
      return [
        file,
        writer,
        String(records.length),
        String(Object.keys(mapping).length),
        String(refused.length),
        String(doubted.length),
      ]
    }),
  )
  return [
    '## Files of other kinds',
    '',
    'As the programs and portals that are named write them, with invented contents. _Fields_: columns that are taken for one.',
    '',
    markdownTable(['File', 'Written as', 'Rows', 'Fields', 'Refused', 'In doubt'], rows),
    '',
  ].join('\n')
}

async function tableOf(bytes: Buffer, file: string): Promise<SourceTable> {
  if (!mayBeWorkbook(bytes)) return readSourceTable(bytes, { name: file })
  const { found } = await answerWorkbookJob({ input: bytes, sheet: undefined })
  if ('problem' in found) throw new Error(`${file}: ${found.problem.reason}`)
  return found.table
}

const START = `# Samples of imports

What is read from files of boards and of other kinds, in figures; then twelve files as agencies and programs send them, and what is read
from each. All of them are **invented examples**: no company, ship, vacancy or person in them exists. The twelve are in \`tests/fixtures/imports\`; \`npm run import:samples\` writes this
page from them, and a test compares it with what the code makes. [\`imports.md\`](imports.md) says what is understood.

A cell that is understood as its own text is not listed. **understood**: taken over as the code shows. **doubt**: a person
should look; what is left out is said by the reason. **refused**: the row is not imported. Several meanings stand between \`|\`.
`

function sample(name: string, bytes: Uint8Array): string {
  const kind: ImportKind = name.includes('companies') ? 'companies' : 'vacancies'
  const table = readSourceTable(bytes, { name })
  const mapping = guessMapping(kind, table)
  const context = readContext(kind, table, mapping, NOW)
  const records = table.rows.map((row) => readRecord(kind, row, mapping, context))
  const columns = table.columns.map((column) => [column, mapping[column] ?? '(not read)'])
  const cells = records.flatMap((record) =>
    record.cells.map((cell) => [String(record.number), ...cellLine(cell)]),
  )
  const refused = records.filter((record) => record.refused).map(({ number }) => number)
  return [
    `## ${name}`,
    '',
    `${described(table)} Rows: ${records.length}. Not imported: ${refused.length === 0 ? 'none' : `rows ${refused.join(', ')}`}.`,
    '',
    markdownTable(['Column', 'Field'], columns),
    '',
    markdownTable(['Row', 'Column', 'Text', '', 'Meaning', 'Reason'], cells),
    '',
  ].join('\n')
}

function described({ encoding, delimiter }: SourceTable): string {
  const sign = delimiter === '\t' ? 'tabs' : `\`${delimiter ?? ''}\``
  return `Encoding: ${encoding}. Between columns: ${sign}.`
}

function cellLine({ column, field, text, verdict, meaning, reason }: ReadCell): string[] {
  return [column === '' ? `(${field})` : column, text, verdict, meaning ?? '', reason ?? '']
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function escaped(text: string): string {
  return text.replace(/[\\|*_<>`[\]~]/g, '\\$&').replaceAll('\n', ' ⏎ ')
}
