import { ChildPicture } from '../../cms/services/pictures/child-picture'
import { isJobRefused } from '../../cms/services/child-processes/job-child'
import { LARGEST_FILE } from '../../domain/pictures/media-limits'
import { isTooLong, MOST_PIXELS, MOST_SIDE_RATIO } from '../../domain/pictures/picture-bounds.mjs'
import type { Shape } from '../../domain/pictures/picture-shape'
import { slugify } from '../../domain/addresses/slugs'

/** What is wrong with a file: the name of a sentence in `i18n/panel`. */
export type FileProblem =
  | 'fileEmpty'
  | 'fileOfNoKnownType'
  | 'fileTooLarge'
  | 'fileBroken'
  | 'filePixels'
  | 'pictureTooLong'
  | 'fileTooHeavy'
  | 'fileMoves'

/** A file that cannot be taken. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  constructor(
    readonly problem: FileProblem,
    /** Numbers of its sentence. */
    readonly facts: Record<string, number> = {},
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
  /** Writes the picture again. Absent for what is no picture. */
  encode?: (picture: ChildPicture) => ChildPicture
  /** Pixels. */
  mostPixels?: number
}

/**
 * Pixels. These two are many times slower to write than the others: at 49 million pixels a WebP would take
 * five seconds of a core, an AVIF twelve.
 */
const MOST_PIXELS_OF_SLOW = 16_000_000

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
    encode: (picture) => picture.webp({ quality: 85, effort: 2 }),
    mostPixels: MOST_PIXELS_OF_SLOW,
  },
  {
    mimeType: 'image/avif',
    extension: 'avif',
    isAtStart: (head) => head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8)),
    // The usual effort takes a minute for a large photograph.
    encode: (picture) => picture.avif({ quality: 60, effort: 1 }),
    mostPixels: MOST_PIXELS_OF_SLOW,
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
  /** Pixels, of a picture. */
  shape?: Shape
  /** Of letters and digits, with the extension of what the file is. */
  name: string
}

/**
 * The file as it may be kept: what it is, is read from its content; a picture is written again, upright
 * and without what it carried besides (where it was taken, bytes behind its end).
 * @throws FileRefused where it is of another kind, broken or too large
 * @throws LineFull, ChildAway where there are too many pictures to look into at the moment
 */
export async function cleanFile(data: Buffer, name: string): Promise<CleanFile> {
  if (data.length === 0) throw new FileRefused('fileEmpty')
  if (data.length > LARGEST_FILE) throw new FileRefused('fileTooLarge')
  const format = formatOf(data)
  if (!format) throw new FileRefused('fileOfNoKnownType')
  const { mimeType, extension, encode } = format
  if (!encode && !isWholePdf(data)) throw new FileRefused('fileBroken')
  return {
    ...(encode ? await writeAnew(data, format.mostPixels ?? MOST_PIXELS, encode) : { data }),
    mimeType,
    name: `${baseName(name, encode ? 'picture' : 'file')}.${extension}`,
  }
}

/**
 * Jobs that may wait before the first look into an upload, which is refused then. Each holds a transaction
 * meanwhile, and half of those are left to who writes. Uploads that have had it wait longer.
 */
const MOST_WAITING = 4

async function writeAnew(
  data: Buffer,
  mostPixels: number,
  encode: (picture: ChildPicture) => ChildPicture,
): Promise<{ data: Buffer; shape: Shape }> {
  const picture = new ChildPicture(data, { lane: 'uploaded', mostWaiting: MOST_WAITING })
  const header = await orRefused(picture.header())
  if (header.width * header.height > mostPixels) {
    throw new FileRefused('filePixels', { most: mostPixels / 1_000_000 })
  }
  if (isTooLong(header)) throw new FileRefused('pictureTooLong', { most: MOST_SIDE_RATIO })
  if (header.pages > 1) throw new FileRefused('fileMoves')
  const { data: clean, info } = await orRefused(encode(picture.autoOrient()).make())
  return { data: clean, shape: { width: info.width, height: info.height } }
}

async function orRefused<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch (error) {
    if (!isJobRefused(error)) throw error
    const problem = error.because === 'broken' ? 'fileBroken' : 'fileTooHeavy'
    throw new FileRefused(problem, {}, { cause: error })
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
