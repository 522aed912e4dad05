import type { FormFileProblem } from '../../../../domain/forms/form-file'
import { readPdfObjects } from './pdf-objects'
import { actsByItself } from './pdf-rules'
import { PdfUnclear, PdfTooMuch } from './pdf-values'
import { unpack, UnpacksToTooMuch } from './unpack'
import { containsZip } from './zip-directory'

/** What is unpacked of one file at most. */
const MOST = { streams: 5_000, bytes: 32 * 1024 * 1024 }

/** Bytes of a stream that are enough to see whether it holds objects. */
const PEEK = 256

/** How far before a stream its dictionary is looked for. Bytes. */
const DICTIONARY = 4_096

/** Where a browser that guesses would see another kind. Bytes. */
const HEAD = 1_024

/**
 * Names that no file of pages has anywhere, looked for besides what is read: in whatever a program may read as an object
 * that is not read as one here.
 */
const ACTIVE_NAMES = [
  'JavaScript',
  'Rendition',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'XFA',
]

/** As in the file, so also in what is unpacked. Of a name any letter may be written `#4a`. */
const ACTIVE = new RegExp(
  `(?<=^|[\\s\\0<>[\\](){}/]|\\bS|[Tt]ype|obj|\\d)/(?:${ACTIVE_NAMES.map(spellings).join('|')})(?=[\\s\\0<>[\\](){}/%]|$)`,
)
const ENCRYPTED = new RegExp(`/${spellings('Encrypt')}[\\s\\0]*(?:\\d+[\\s\\0]+\\d+[\\s\\0]+R|<<)`)
const OBJECT_STREAM = new RegExp(`/${spellings('ObjStm')}(?![A-Za-z])`)

/** Streams of objects that are packed otherwise than every program packs them are not looked into. */
const PACKED = /\/(?:Filter|F)(?![A-Za-z])/
const PREDICTED = /\/Predictor[\s\0]+(?!1\b)\d/
/** How a stream of objects begins: with their numbers and places. */
const NUMBERS = /^[\s\0]*(?:%|\d+[\s\0]+\d+(?!\d))/
const FOREIGN_HEAD = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i

/**
 * Why a PDF may not be taken; `undefined` where it may: where each object in it is read, and shows pages, links that are
 * pressed, marks and fields, and nothing that acts, leads to a file or carries one.
 */
export async function checkPdf(bytes: Buffer): Promise<FormFileProblem | undefined> {
  // One character for each byte.
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || FOREIGN_HEAD.test(text.slice(0, HEAD))) return 'notWhatItSays'
  const tail = text.slice(-2 * HEAD)
  const end = tail.lastIndexOf('%%EOF')
  if (containsZip(bytes) || text.slice(257, 262) === 'ustar') return 'notWhatItSays'
  if (end < 0 || !tail.slice(0, end).includes('startxref')) return 'unreadable'
  if (!/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) return 'notWhatItSays'
  if (ENCRYPTED.test(text)) return 'protected'
  if (ACTIVE.test(text)) return 'acts'
  try {
    const problem = await checkStreams(bytes, text, { bytes: MOST.bytes })
    if (problem !== undefined) return problem
    const objects = await readPdfObjects(bytes, text, { bytes: MOST.bytes })
    if (objects.dicts.some((dict) => dict.has('Encrypt'))) return 'protected'
    return actsByItself(objects) ? 'acts' : undefined
  } catch (error) {
    if (error instanceof UnpacksToTooMuch || error instanceof PdfTooMuch) return 'bomb'
    // What is deeper than that no program has written.
    if (error instanceof PdfUnclear) return 'unreadable'
    throw error
  }
}

/** Looks into the streams that hold objects. */
async function checkStreams(
  bytes: Buffer,
  text: string,
  left: { bytes: number },
): Promise<FormFileProblem | undefined> {
  let streams = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    streams += 1
    if (streams > MOST.streams) return 'bomb'
    const packed = bytes.subarray(index + keyword.length)
    const saysObjects = isSaidToHoldObjects(text, index)
    if (saysObjects === 'otherwise' || (saysObjects === 'packed' && !isZlib(packed))) {
      return 'unreadable'
    }
    // What is not packed was looked at with the file.
    if (!isZlib(packed)) continue

    if (!saysObjects) {
      // Whoever wants to hide a stream need not say what it is.
      const beginning = await unpack(packed.subarray(0, PEEK), left)
      if (isZlib(beginning)) {
        const twice = await unpack(beginning, left)
        if (NUMBERS.test(twice.toString('latin1'))) return 'unreadable'
      }
      if (!NUMBERS.test(beginning.toString('latin1'))) continue
    }
    const objects = await unpack(packed, left)
    if (!NUMBERS.test(objects.toString('latin1', 0, PEEK))) return 'unreadable'
    if (ACTIVE.test(objects.toString('latin1'))) return 'acts'
  }
  return undefined
}

/** What the dictionary of the stream at `index` says of it. */
function isSaidToHoldObjects(
  text: string,
  index: number,
): 'packed' | 'open' | 'otherwise' | undefined {
  const before = text.slice(Math.max(0, index - DICTIONARY), index)
  const dictionary = before.slice(before.lastIndexOf('endobj') + 1)
  if (!OBJECT_STREAM.test(dictionary)) return undefined
  if (PREDICTED.test(dictionary)) return 'otherwise'
  return PACKED.test(dictionary) ? 'packed' : 'open'
}

function isZlib(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}

function spellings(name: string): string {
  return Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const either = code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
    return `(?:${letter}|#${either})`
  }).join('')
}
