import type { FormFileType } from '../../../domain/forms/form-file'
import { hasTooManyPixels, isTooLong } from '../../../domain/pictures/picture-bounds.mjs'
import { isJobRefused } from '../child-processes/job-child'
import { ChildPicture } from '../pictures/child-picture'

/** The longer side of what is kept, in pixels: a page of A4 that can be printed. */
const LONGEST_SIDE = 3_508

const JPEG = { quality: 85 }

/** What telephones make and screens show. */
export type PhotoFormat = 'jpeg' | 'png' | 'heic'

/** Brands of HEIF whose pictures are packed as telephones pack them (HEVC). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Which photo this is by its bytes, whatever it is called; nothing where it is none. */
export function photoFormat(bytes: Buffer): PhotoFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  const head = bytes.toString('latin1', 4, 12)
  return head.startsWith('ftyp') && HEIC_BRANDS.has(head.slice(4)) ? 'heic' : undefined
}

/**
 * A photo written again in a process of its own: upright, and without what it carried besides, place and device among it.
 * HEIC becomes JPEG. Nothing where it cannot be read, or has too many pixels.
 * @throws LineFull, ChildAway, JobRefused where it could not be written in time, and may be later
 */
export async function cleanPhoto(
  bytes: Buffer,
  format: PhotoFormat,
  most: number,
): Promise<{ bytes: Buffer; type: FormFileType } | undefined> {
  try {
    const photo = new ChildPicture(bytes, { lane: 'sent' })
    const header = await photo.header()
    if (header.format !== format || header.pages > 1) return undefined
    if (hasTooManyPixels(header) || isTooLong(header)) return undefined
    const upright = photo.autoOrient().resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    if (format === 'png') {
      const { data } = await upright.png({ compressionLevel: 9 }).make()
      if (data.length <= most) return { bytes: data, type: 'image/png' }
    }
    const { data } = await upright.flatten({ background: '#ffffff' }).jpeg(JPEG).make()
    return data.length <= most ? { bytes: data, type: 'image/jpeg' } : undefined
  } catch (error) {
    // A busy machine may need longer than it has.
    if (!isJobRefused(error) || error.because === 'time') throw error
    return undefined
  }
}
