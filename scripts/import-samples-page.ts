import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { guessMapping } from '../src/domain/imports/guess-mapping'
import type { ImportKind, ReadCell, SourceTable } from '../src/domain/imports/import-types'
import { readContext, readRecord } from '../src/domain/imports/read-record'
import { readSourceTable } from '../src/domain/imports/read-source-table'
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
  return `${START}\n${samples.join('\n')}`
}

const START = `# Samples of imports

Twelve files as agencies and programs send them, and what is read from each. All of them are **invented examples**: no
company, ship, vacancy or person in them exists. They are in \`tests/fixtures/imports\`; \`npm run import:samples\` writes this
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
