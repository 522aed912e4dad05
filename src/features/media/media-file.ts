import sharp, { type Metadata, type Sharp } from 'sharp'

import { LARGEST_FILE, MOST_PIXELS } from '../../domain/media-limits'
import { slugify } from '../../domain/slugs'

/** What is wrong with a file: the name of a sentence in `i18n/panel`. */
export type FileProblem =
  'fileEmpty' | 'fileOfNoKnownType' | 'fileTooLarge' | 'fileBroken' | 'filePixels' | 'fileMoves'

/** A file that cannot be taken. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  constructor(
    readonly problem: FileProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options)
  }
}

interface Format {
  mimeType: string
  extension: string
  /** How such a file begins: nothing else is ever given to a decoder. */
  isAtStart: (head: string) => boolean
  /** Writes the picture anew. Absent for what is no picture. */
  encode?: (picture: Sharp) => Sharp
}

const FORMATS: readonly Format[] = [
  {
    mimeType: 'image/jpeg',
    extension: 'jpg',
    isAtStart: (head) => head.startsWith('\xff\xd8\xff'),
    encode: (picture) => picture.jpeg({ quality: 85 }),
  },
  {
    mimeType: 'image/png',
    extension: 'png',
    isAtStart: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
    encode: (picture) => picture.png(),
  },
  {
    mimeType: 'image/webp',
    extension: 'webp',
    isAtStart: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
    // Payload writes this format once more, with less.
    encode: (picture) => picture.webp({ quality: 90 }),
  },
  {
    mimeType: 'image/avif',
    extension: 'avif',
    isAtStart: (head) => head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8)),
    // The usual effort takes a minute for a large photograph.
    encode: (picture) => picture.avif({ quality: 60, effort: 2 }),
  },
  {
    mimeType: 'application/pdf',
    extension: 'pdf',
    isAtStart: (head) => head.startsWith('%PDF-'),
  },
]

/** What may be uploaded, as the collection says it to Payload and to the browser. */
export const ALLOWED_TYPES: readonly string[] = FORMATS.map(({ mimeType }) => mimeType)

/** Whether a file begins as a picture does that may be uploaded: nothing else goes to a decoder. */
export function isPictureFile(data: Buffer): boolean {
  return formatOf(data)?.encode !== undefined
}

function formatOf(data: Buffer): Format | undefined {
  const head = data.toString('latin1', 0, 64)
  return FORMATS.find(({ isAtStart }) => isAtStart(head))
}

interface CleanFile {
  data: Buffer
  mimeType: string
  /** Of letters and digits, with the extension of what the file is. */
  name: string
}

/**
 * The file as it may be kept: what it is, is read from its content; a picture is written anew, upright
 * and without what it carried besides (where it was taken, bytes behind its end).
 * @throws FileRefused where it is of another kind, broken or too large
 */
export async function cleanFile(data: Buffer, name: string): Promise<CleanFile> {
  if (data.length === 0) throw new FileRefused('fileEmpty')
  if (data.length > LARGEST_FILE) throw new FileRefused('fileTooLarge')
  const format = formatOf(data)
  if (!format) throw new FileRefused('fileOfNoKnownType')
  const { mimeType, extension, encode } = format
  if (!encode && !isWholePdf(data)) throw new FileRefused('fileBroken')
  return {
    data: encode ? await writeAnew(data, encode) : data,
    mimeType,
    name: `${baseName(name, encode ? 'picture' : 'file')}.${extension}`,
  }
}

async function writeAnew(data: Buffer, encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  // Only the header is read here, so no number of pixels is too many.
  const header = await orBroken(sharp(data, { limitInputPixels: false }).metadata())
  if (pixels(header) > MOST_PIXELS) throw new FileRefused('filePixels')
  if ((header.pages ?? 1) > 1) throw new FileRefused('fileMoves')
  const picture = sharp(data, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
  return orBroken(encode(picture).toBuffer())
}

function pixels({ width, height }: Metadata): number {
  return width * height
}

async function orBroken<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch (error) {
    throw new FileRefused('fileBroken', { cause: error })
  }
}

/** One that was cut off has no table of contents at its end. Payload looks for the same. */
function isWholePdf(data: Buffer): boolean {
  const end = data.toString('latin1', Math.max(0, data.length - 1024))
  return end.includes('startxref') && end.includes('%%EOF')
}

// In characters. Four bytes each, with what Payload adds, stay below the 255 of file systems.
const LONGEST_NAME = 50

// Names that Windows keeps for itself, in every folder; Payload drops them, and leaves nothing.
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

function baseName(name: string, otherwise: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const slug = [...slugify(last.replace(/\.[^.]*$/, ''))]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/-+$/, '')
  return slug === '' || RESERVED_NAME.test(slug) ? otherwise : slug
}
