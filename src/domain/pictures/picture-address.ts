import { parsePictureOptions, type PictureOptions } from './picture-options'

/** Below it stand the pictures, in Cloudflare's form: `{options}/{path of the original}`. */
const PREFIX = '/cdn-cgi/image/'
const ORIGINALS = '/api/media/file/'

/** What tells one state of an uploaded picture from the others. */
interface PictureState {
  /** Of its bytes; files from before it was kept have none. */
  fingerprint?: string | null | undefined
  /** Percent from the left and from the top: what a cut must show. */
  focalX?: number | null | undefined
  focalY?: number | null | undefined
}

/**
 * What stands in a picture's addresses and changes with it: a name is kept when a picture is cut again,
 * and may come back after a deletion, and browsers keep for a year what they have.
 */
export function pictureVersion({ fingerprint, focalX, focalY }: PictureState): string {
  const isMiddle = (focalX ?? 50) === 50 && (focalY ?? 50) === 50
  return `${fingerprint ?? '0'}${isMiddle ? '' : `-${focalX ?? 50}-${focalY ?? 50}`}`
}

/**
 * The original as the picture loader takes it.
 *
 * @param cdn origin of a CDN that makes the sizes; none: the site itself
 */
export function pictureSource(filename: string, state: PictureState, cdn = ''): string {
  return `${cdn}${ORIGINALS}${encodeURIComponent(filename)}?v=${pictureVersion(state)}`
}

/**
 * Where a picture is had in a width, as WebP. Everything is said, because a CDN has other defaults.
 *
 * @param source of `pictureSource`
 * @param width pixels, one of `PICTURE_WIDTHS`
 * @example
 * picturePath('/api/media/file/quay.jpg?v=1f', 640)
 * // '/cdn-cgi/image/width=640,quality=72,format=webp/api/media/file/quay.jpg?v=1f'
 */
export function picturePath(source: string, width: number, quality = 72): string {
  const start = source.indexOf(ORIGINALS)
  const options = `width=${width},quality=${quality},format=webp`
  return `${source.slice(0, start)}${PREFIX}${options}${source.slice(start)}`
}

export interface PictureRequest {
  options: PictureOptions
  /** Name of the original. */
  filename: string
  /** What the address says of the picture's state, true or not. */
  version: string | undefined
}

/**
 * Reads a picture's address. Only an original of this site can be named, by its own name.
 *
 * @param pathname still encoded
 * @param search with its question mark, or empty
 * @returns a sentence where it is not one
 */
export function parsePictureAddress(pathname: string, search: string): PictureRequest | string {
  const rest = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : ''
  const slash = rest.indexOf('/')
  if (slash < 0) return `The address of an image is ${PREFIX}{options}${ORIGINALS}{name}.`
  const options = parsePictureOptions(rest.slice(0, slash))
  if (typeof options === 'string') return options
  const source = rest.slice(slash)
  const filename = source.startsWith(ORIGINALS) ? decode(source.slice(ORIGINALS.length)) : undefined
  if (filename === undefined || !isPlainName(filename)) {
    return `Only images of this site are shown: ${ORIGINALS}{name}.`
  }
  // The panel adds a query of its own, and so may others: it makes no other picture.
  const version = new URLSearchParams(search).get('v') ?? undefined
  return { options, filename, version }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // The only error decodeURIComponent throws is URIError, for a malformed escape.
    return undefined
  }
}

/** Neither a path, nor hidden, nor with anything that no name of ours has. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\:\p{Cc}]/u.test(name)
}
