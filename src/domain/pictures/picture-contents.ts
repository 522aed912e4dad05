/**
 * Parts of pictures, by their names in each format: what a picture consists of that the site has written itself. Anything
 * else (EXIF with a place, comments, colour profiles, bytes behind the end) came from outside.
 */
const PNG_CHUNKS: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND'],
  ...['tRNS', 'pHYs', 'bKGD', 'gAMA', 'cHRM', 'sRGB', 'sBIT'],
])
const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const AVIF_BOXES: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat'])

/** Of a JPEG, by the second byte of each marker. */
const JPEG = { app0: 0xe0, end: 0xd9, scan: 0xda }
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** Tables and frames; of what programs add, only the header of JFIF. */
const isOfJpeg = (marker: number) =>
  marker === JPEG.app0 || (marker >= 0xc0 && marker <= 0xdf && marker !== 0xc8)

/**
 * Whether a file holds anything but its picture: where and by whom it was taken, words, a profile, bytes behind its end. A
 * file that cannot be read to its end counts too. Nothing is decoded, and each byte is looked at once.
 * @param file of a JPEG, PNG, WebP or AVIF
 */
export function holdsMoreThanPicture(file: Buffer): boolean {
  if (file.length < 12) return true
  if (file.readUInt16BE(0) === 0xffd8) return !isPlainJpeg(file)
  const head = file.toString('latin1', 0, 12)
  if (head.startsWith('\x89PNG')) return !isPlainPng(file)
  if (head.startsWith('RIFF')) return !isPlainWebp(file)
  return !isPlainAvif(file)
}

function isPlainJpeg(file: Buffer): boolean {
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return false
    const marker = file[at + 1] ?? 0
    if (!isOfJpeg(marker)) return false
    at += 2 + file.readUInt16BE(at + 2)
    if (marker !== JPEG.scan) continue
    at = endOfScan(file, at)
    if (file[at + 1] === JPEG.end) return at + 2 === file.length
  }
  return false
}

/** Where the next marker stands behind packed pixels: in these 0xff is followed by nought. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && !isRestart(next)) return at
    at = file.indexOf(0xff, at + 2)
  }
  return file.length
}

function isPlainPng(file: Buffer): boolean {
  let at = 8
  while (at + 12 <= file.length) {
    const name = file.toString('latin1', at + 4, at + 8)
    if (!PNG_CHUNKS.has(name)) return false
    at += 12 + file.readUInt32BE(at)
    if (name === 'IEND') return at === file.length
  }
  return false
}

function isPlainWebp(file: Buffer): boolean {
  if (file.length < 20 || file.readUInt32LE(4) + 8 !== file.length) return false
  let at = 12
  while (at + 8 <= file.length) {
    if (!WEBP_CHUNKS.has(file.toString('latin1', at, at + 4))) return false
    const length = file.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return at === file.length
}

function isPlainAvif(file: Buffer): boolean {
  const seen = new Set<string>()
  let at = 0
  while (at + 8 <= file.length) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (!AVIF_BOXES.has(name) || seen.has(name) || length < 8) return false
    // Items that are no picture are named there, and so is a profile.
    const inside = name === 'meta' ? file.toString('latin1', at, at + length) : ''
    if (/Exif|mime|uri |colr(?:prof|rICC)/.test(inside)) return false
    seen.add(name)
    at += length
  }
  return at === file.length
}
