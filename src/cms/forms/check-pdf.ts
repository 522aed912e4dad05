import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

import type { FormFileProblem } from '../../domain/form-file'
import { containsZip } from './zip-directory'

/** What is unpacked of one file at most. */
const MOST = { streams: 5_000, bytes: 32 * 1024 * 1024 }

/** Bytes of a stream that are enough to see whether it holds objects. */
const PEEK = 256

/** How far before a stream its dictionary is looked for. Bytes. */
const DICTIONARY = 4_096

/** Where a browser that guesses would see another kind. Bytes. */
const HEAD = 1_024

/** What makes a PDF do something, or carry other files. With `/JS` stands one of the first two. */
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

const inflated = promisify<Buffer, object, Buffer>(inflate)

/**
 * Why a PDF may not be taken; `undefined` where it may. It need not be shown as a whole: what acts by itself, carries
 * files or is encrypted has names in it that are looked for, in the file and in the objects packed in it.
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
  if (ACTIVE.test(text)) return 'macros'
  return await checkStreams(bytes, text)
}

/** Looks into the streams that hold objects. */
async function checkStreams(bytes: Buffer, text: string): Promise<FormFileProblem | undefined> {
  let streams = 0
  let left = MOST.bytes
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
      if (beginning === 'tooMuch') return 'bomb'
      left -= beginning.length
      if (isZlib(beginning)) {
        const twice = await unpack(beginning, left)
        if (twice === 'tooMuch') return 'bomb'
        if (NUMBERS.test(twice.toString('latin1'))) return 'unreadable'
      }
      if (!NUMBERS.test(beginning.toString('latin1'))) continue
    }
    const objects = await unpack(packed, left)
    if (objects === 'tooMuch') return 'bomb'
    if (!NUMBERS.test(objects.toString('latin1', 0, PEEK))) return 'unreadable'
    left -= objects.length
    if (ACTIVE.test(objects.toString('latin1'))) return 'macros'
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

/** What comes out of bytes that may go on after their end, or be cut off. Nothing where they are broken. */
async function unpack(bytes: Buffer, most: number): Promise<Buffer | 'tooMuch'> {
  if (most <= 0) return 'tooMuch'
  try {
    return await inflated(bytes, {
      maxOutputLength: most,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch (error) {
    return error instanceof RangeError ? 'tooMuch' : Buffer.alloc(0)
  }
}

function spellings(name: string): string {
  return Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const either = code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
    return `(?:${letter}|#${either})`
  }).join('')
}
