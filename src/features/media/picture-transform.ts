import { ChildPicture } from '../../cms/services/pictures/child-picture'
import { isJobRefused } from '../../cms/services/child-processes/job-child'
import { isChildBusy } from '../../cms/services/child-processes/job-children'
import type { PictureFormat, PictureOptions } from '../../domain/pictures/picture-options'
import { cutAround, fitInside, type Shape } from '../../domain/pictures/picture-shape'
import { isPictureFile } from './media-file'

/** A file that is not, or no longer, a picture that can be shown. */
export class PictureUnusable extends Error {
  override name = 'PictureUnusable'
}

/**
 * Makes a picture of another size and format, upright, without what the file carried besides.
 *
 * @param focus percent from the left and from the top: what a cut must show
 * @throws PictureUnusable where the file is broken, of another kind, or beyond the bounds of a picture
 * @throws LineFull, ChildAway where there are too many pictures to make at the moment
 */
export async function transformPicture(
  file: Buffer,
  options: PictureOptions,
  focus: { x: number; y: number },
): Promise<Buffer> {
  if (!isPictureFile(file)) throw new PictureUnusable('of no known kind')
  try {
    const picture = new ChildPicture(file, { lane: 'shown' }).autoOrient()
    const { autoOrient: shape } = await picture.header()
    return (await encode(reshape(picture, shape, options, focus), options).make()).data
  } catch (error) {
    if (!isJobRefused(error)) throw error
    throw new PictureUnusable('not decoded', { cause: error })
  }
}

function reshape(
  picture: ChildPicture,
  shape: Shape,
  options: PictureOptions,
  focus: { x: number; y: number },
): ChildPicture {
  const { width, fit } = options
  if (fit === 'cover') {
    const { scaled, ...part } = cutAround(shape, { width, height: options.height }, focus)
    return picture.resize({ ...scaled, fit: 'fill' }).extract(part)
  }
  const inside = fitInside(shape, { width, height: options.height ?? Infinity })
  const resized = picture.resize({ ...inside, fit: 'fill' })
  if (fit === 'inside') return resized
  const [across, down] = [width - inside.width, options.height - inside.height]
  return resized.extend({
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
}

const ENCODERS: Record<PictureFormat, (picture: ChildPicture, quality: number) => ChildPicture> = {
  webp: (picture, quality) => picture.webp({ quality }),
  // The usual effort takes a minute for a large photograph. The same number is more here than there.
  avif: (picture, quality) => picture.avif({ quality: quality - 15, effort: 2 }),
  jpeg: (picture, quality) =>
    picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: false, progressive: true }),
  png: (picture) => picture.png(),
}

function encode(picture: ChildPicture, { format, quality }: PictureOptions): ChildPicture {
  return ENCODERS[format](picture, quality)
}

/**
 * The colour that stands in a picture's place until it is there, as in CSS; `null` where something
 * shines through, which it would do for ever, and where nobody could look.
 */
export async function placeholderColour(file: Buffer): Promise<string | null> {
  const picture = new ChildPicture(file, { lane: 'uploaded' })
    .toColourspace('srgb')
    // The average of all.
    .resize({ width: 1, height: 1, fit: 'fill', kernel: 'linear' })
    .raw()
  const { data } = await picture.make().catch((error: unknown) => {
    if (!isJobRefused(error) && !isChildBusy(error)) throw error
    return { data: [] }
  })
  const [red, green, blue, alpha = 255] = data
  if (red === undefined || alpha < 255) return null
  const channels = [red, green ?? red, blue ?? red]
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
