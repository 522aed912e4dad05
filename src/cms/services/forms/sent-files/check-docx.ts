import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

import type { FormFileProblem } from '../../../../domain/forms/form-file'
import { checkContent } from './docx-content'
import { checkRelationships, isAllowedPart, type KindOfPart, readContentTypes } from './docx-parts'
import { FileRefused } from './file-refused'
import { looksLikeXml, readXmlPart } from './xml-part'
import { zipDirectory } from './zip-directory'

/** What a document may contain. Bytes are those of what is unpacked. */
const MOST = {
  entries: 1_000,
  bytes: 64 * 1024 * 1024,
  xmlPart: 24 * 1024 * 1024,
  relations: 1024 * 1024,
}

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

/** Data that Word keeps with a document and shows nothing of. */
const DATA = /^(?:application|text)\/xml$/

/** The names of files that are images or fonts, where a package does not say what kind they are. */
const PICTURE_OR_FONT = /\.(?:png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|emz|wmz|webp|wdp|ttf|otf|odttf)$/

/**
 * Why a zip may not be taken as a DOCX; `undefined` where it may: where each part of it is one that a document has, leads
 * only where a document leads, and does nothing. `wrongKind` where it is something else.
 */
export async function checkDocx(bytes: Buffer): Promise<FormFileProblem | undefined> {
  try {
    const { zip, entries } = await openZip(bytes)
    const problem = checkEntries(entries)
    if (problem !== undefined) return problem
    await checkContents(zip, entries)
    return undefined
  } catch (error) {
    if (error instanceof FileRefused) return error.problem
    // Whatever yauzl and zlib find wrong, a name with a path and a false size among them.
    return 'unreadable'
  }
}

/**
 * A zip whose files lie one behind the other, as many as may be.
 * @throws FileRefused, or whatever yauzl finds wrong
 */
export async function openZip(bytes: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const directory = zipDirectory(bytes)
  if (!directory) throw new FileRefused('unreadable')
  if (directory.entries > MOST.entries) throw new FileRefused('bomb')
  // Readers of PDF look for its beginning here.
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw new FileRefused('notWhatItSays')
  const zip = await fromBufferPromise(bytes, { strictFileNames: true })
  const entries = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const problem = checkDirectory(entries) ?? checkPlaces(bytes, entries, directory.start)
  if (problem !== undefined) throw new FileRefused(problem)
  return { zip, entries }
}

/** What the directory of any zip may say. */
function checkDirectory(entries: readonly Entry[]): FormFileProblem | undefined {
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  if (entries.some((entry) => entry.isEncrypted())) return 'protected'
  if (entries.some(({ extraFields }) => extraFields.some(({ id }) => id === OTHER_NAME))) {
    return 'unreadable'
  }
  // Of two with one name one program reads the first, another the second.
  if (new Set(names).size < names.length) return 'unreadable'
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  return declared > MOST.bytes ? 'bomb' : undefined
}

/** What the directory of a document may say. */
function checkEntries(entries: readonly Entry[]): FormFileProblem | undefined {
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  if (!names.includes(CONTENT_TYPES)) return 'wrongKind'
  return names.some((name) => ACTIVE_PART.test(name)) ? 'macros' : undefined
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
async function checkContents(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const left = { bytes: MOST.bytes }
  const isTypes = ({ fileName }: Entry) => fileName.toLowerCase() === CONTENT_TYPES
  // The kinds stand first or last, as the program likes.
  const types = entries.filter(isTypes)
  let kindOf: KindOfPart = () => undefined
  for (const entry of types) kindOf = readContentTypes(await readPart(zip, entry, left))
  for (const entry of entries) {
    if (!isTypes(entry))
      checkPart(entry.fileName.toLowerCase(), await readPart(zip, entry, left), kindOf)
  }
}

function checkPart(name: string, part: Buffer, kindOf: KindOfPart): void {
  const foreign = FOREIGN_PARTS.find(([start]) => part.subarray(0, start.length).equals(start))
  if (foreign) throw new FileRefused(foreign[1])
  if (name.endsWith('/') && part.length === 0) return
  const kind = kindOf(name)
  const isXml =
    looksLikeXml(part) || /\.(?:xml|rels|vml|svg)$/.test(name) || /\bxml$/.test(kind ?? '')
  if (isXml && part.length > MOST.xmlPart) throw new FileRefused('bomb')
  const isRelations = name.endsWith('.rels')
  if (isRelations && part.length > MOST.relations) throw new FileRefused('bomb')
  if (isRelations) checkRelationships(part)
  else if (kind !== undefined && !isAllowedPart(kind)) throw new FileRefused('macros')
  else if (isXml && kind !== undefined && DATA.test(kind)) readXmlPart(part)
  else if (isXml) checkContent(part)
  else if (kind === undefined && !PICTURE_OR_FONT.test(name)) throw new FileRefused('macros')
}

/**
 * Unpacks a part, and takes what comes out of it from `left`.
 * @throws FileRefused where it is too much
 */
export async function readPart(
  zip: ZipFile,
  entry: Entry,
  left: { bytes: number },
): Promise<Buffer> {
  if (entry.uncompressedSize > left.bytes) throw new FileRefused('bomb')
  const stream = await zip.openReadStreamPromise(entry)
  const pieces: Buffer[] = []
  for await (const piece of stream as AsyncIterable<Buffer>) {
    left.bytes -= piece.length
    if (left.bytes < 0) throw new FileRefused('bomb')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
