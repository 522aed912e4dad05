import { decodeBytes } from './decode-bytes'
import { ImportFileError } from './import-reasons'
import type { SourceTable } from './import-types'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { isPage, readPage } from './read-page'
import { readXml } from './read-xml'
import { IMPORT_LIMITS } from './import-limits'

/**
 * Reads a file of CSV, JSON or XML, or a page with job postings, as a table of texts, whatever its encoding, its delimiter, and what
 * is above its headings. Rows and columns without any text are left out.
 * @param hint what is known of the file beside its bytes
 * @throws ImportFileError where it cannot be read, or goes beyond `IMPORT_LIMITS`
 */
export function readSourceTable(
  bytes: Uint8Array,
  hint: { name?: string; contentType?: string } = {},
): SourceTable {
  const most = IMPORT_LIMITS.bytes
  if (bytes.length > most) throw new ImportFileError('fileTooLarge', { most })
  refuseOtherFiles(bytes)
  const { text, encoding } = decodeBytes(bytes)
  const plain = text.replace(/^\ufeff/, '')
  if (!/\S/.test(plain.replaceAll('\0', ''))) throw new ImportFileError('fileEmpty')
  if (isNoText(plain)) throw new ImportFileError('fileNotText')
  return { ...tableIn(plain, hint), encoding }
}

/** By what it begins with; only what may be JSON or CSV is told by its name. */
function tableIn(text: string, hint: Parameters<typeof isJson>[1]): Omit<SourceTable, 'encoding'> {
  if (isPage(text)) return readPage(text)
  if (/^\s*<(?:[?!]|\p{L})/u.test(text.slice(0, 1_000))) return readXml(text)
  return isJson(text, hint) ? readJson(text) : readCsv(text)
}

/** Whether a file may be a workbook, of which this reads none: its first bytes are those of a zip, or of old Office. */
export function mayBeWorkbook(bytes: Uint8Array): boolean {
  return ['504b0304', 'd0cf11e0'].includes(startOf(bytes))
}

/** The first bytes of files that people take for tables. */
function refuseOtherFiles(bytes: Uint8Array): void {
  if (mayBeWorkbook(bytes) || startOf(bytes) === '25504446')
    throw new ImportFileError('fileNotText')
}

function startOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether there is more of what no text has than a slip of a program explains. */
function isNoText(text: string): boolean {
  const start = text.slice(0, 10_000)
  const strange = start.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  return strange > Math.max(5, start.length / 50)
}

/** What begins as JSON is JSON, whatever it is called: no heading of a column begins with a bracket and a quote. */
function isJson(
  text: string,
  { name = '', contentType = '' }: { name?: string; contentType?: string },
): boolean {
  if (/^\s*(?:\[\s*[[{\]"\d-]|\{\s*["}])/.test(text.slice(0, 1_000))) return true
  return /\.json$/i.test(name) || /[/+]json\b/i.test(contentType)
}
