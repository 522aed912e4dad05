import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

import type { FormFileProblem } from '../../domain/form-file'
import { checkContentTypes, checkRelationships } from './docx-parts'
import { zipDirectory } from './zip-directory'

/** What a document may contain. Bytes are those of what is unpacked. */
const MOST = { entries: 1_000, bytes: 64 * 1024 * 1024, readPart: 1024 * 1024 }

/** The most that stands between a packed file and the next one: its sizes once more. Bytes. */
const DESCRIPTOR = 24

/** The field that gives a packed file a second name. */
const OTHER_NAME = 0x7075

const LOCAL_HEADER = { signature: Buffer.from('PK\u0003\u0004'), size: 30 }

/** Where programs, controls and other files are kept in a document. */
const ACTIVE_PART = /(?:^|\/)(?:vbaProject|vbaData|activeX|embeddings|customUI)[^/]*(?:\/|$)/i

/** What a packed file begins with that is none of a document's own: a program, a document of old, a PDF, a zip. */
const FOREIGN_PARTS: readonly [start: Buffer, problem: FormFileProblem][] = [
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'macros'],
  [Buffer.from('MZ'), 'macros'],
  [Buffer.from('\u007fELF', 'latin1'), 'macros'],
  [Buffer.from('%PDF-'), 'notWhatItSays'],
  [LOCAL_HEADER.signature, 'bomb'],
]

const CONTENT_TYPES = '[content_types].xml'

/** Why a zip may not be taken as a DOCX; `undefined` where it may, `wrongKind` where it is something else. */
export async function checkDocx(bytes: Buffer): Promise<FormFileProblem | undefined> {
  const directory = zipDirectory(bytes)
  if (!directory) return 'unreadable'
  if (directory.entries > MOST.entries) return 'bomb'
  // Readers of PDF look for its beginning here.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'notWhatItSays'
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true })
    const entries = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    return (
      checkEntries(entries) ??
      checkPlaces(bytes, entries, directory.start) ??
      (await checkContents(zip, entries))
    )
  } catch {
    // Whatever yauzl and zlib find wrong, a name with a path and a false size among them.
    return 'unreadable'
  }
}

/** What the directory says. */
function checkEntries(entries: readonly Entry[]): FormFileProblem | undefined {
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  if (entries.some((entry) => entry.isEncrypted())) return 'protected'
  if (entries.some(({ extraFields }) => extraFields.some(({ id }) => id === OTHER_NAME))) {
    return 'unreadable'
  }
  // Of two with one name one program reads the first, another the second.
  if (new Set(names).size < names.length) return 'unreadable'
  if (!names.includes(CONTENT_TYPES)) return 'wrongKind'
  if (names.some((name) => ACTIVE_PART.test(name))) return 'macros'
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  return declared > MOST.bytes ? 'bomb' : undefined
}

/** Packed files lie one behind the other: none in another, and nothing between them that no directory names. */
function checkPlaces(
  bytes: Buffer,
  entries: readonly Entry[],
  directoryStart: number,
): FormFileProblem | undefined {
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const entry of inOrder) {
    const start = entry.relativeOffsetOfLocalHeader
    if (start < end) return 'bomb'
    if (start > end + (end === 0 ? 0 : DESCRIPTOR)) return 'notWhatItSays'
    const header = bytes.subarray(start, start + LOCAL_HEADER.size)
    if (!header.subarray(0, 4).equals(LOCAL_HEADER.signature)) return 'unreadable'
    const nameStart = start + LOCAL_HEADER.size
    const nameLength = header.readUInt16LE(26)
    // Some programs read the name here, others in the directory.
    const name = bytes.subarray(nameStart, nameStart + nameLength)
    if (!name.equals(entry.fileNameRaw)) return 'unreadable'
    end = nameStart + nameLength + header.readUInt16LE(28) + entry.compressedSize
  }
  if (directoryStart < end) return 'bomb'
  return directoryStart > end + DESCRIPTOR ? 'notWhatItSays' : undefined
}

/** What comes out, all of it: sizes that a directory declares need not be true. */
async function checkContents(
  zip: ZipFile,
  entries: readonly Entry[],
): Promise<FormFileProblem | undefined> {
  let left = MOST.bytes
  let isDocument = false
  for (const entry of entries) {
    const name = entry.fileName.toLowerCase()
    const isTypes = name === CONTENT_TYPES
    const isRead = isTypes || name.endsWith('.rels')
    const part = await readPart(zip, entry, isRead ? Math.min(left, MOST.readPart) : left, isRead)
    if (part === 'tooMuch') return 'bomb'
    left -= part.size
    const foreign = FOREIGN_PARTS.find(([start]) =>
      part.beginning.subarray(0, start.length).equals(start),
    )
    if (foreign) return foreign[1]
    if (isTypes) {
      const problem = checkContentTypes(part.beginning)
      if (problem) return problem
      isDocument = true
    } else if (isRead) {
      const problem = checkRelationships(part.beginning)
      if (problem) return problem
    }
  }
  return isDocument ? undefined : 'wrongKind'
}

/** Unpacks a part; keeps all of it where it is to be read, otherwise the piece that came first. */
async function readPart(
  zip: ZipFile,
  entry: Entry,
  most: number,
  isWhole: boolean,
): Promise<{ size: number; beginning: Buffer } | 'tooMuch'> {
  if (entry.uncompressedSize > most) return 'tooMuch'
  const stream = await zip.openReadStreamPromise(entry)
  const kept: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > most) return 'tooMuch'
    if (isWhole || kept.length === 0) kept.push(piece)
  }
  return { size, beginning: Buffer.concat(kept) }
}
