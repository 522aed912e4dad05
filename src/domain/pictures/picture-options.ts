/** Breakpoints of the site, in CSS pixels; `default` is below all of them. */
const BREAKPOINTS = {
  default: 320,
  xxs: 480,
  xs: 576,
  sm: 768,
  md: 996,
  lg: 1200,
  xl: 1367,
  '2xl': 1536,
  xxl: 1600,
  '4k': 1921,
} as const
const DENSITIES = [1, 2] as const

/** Every width that a picture is made in, in pixels, smallest first. */
export const PICTURE_WIDTHS: readonly number[] = [
  ...new Set(DENSITIES.flatMap((density) => Object.values(BREAKPOINTS).map((px) => px * density))),
].toSorted((one, other) => one - other)

/** Width to height of what may be cut out; the last is what social networks show. */
const RATIOS = [
  [1, 1],
  [4, 3],
  [3, 2],
  [16, 9],
  [1200, 630],
] as const

/** How well a picture is kept, of 100. Anything freer would make a picture's files countless. */
export const PICTURE_QUALITIES = [50, 72, 85] as const
export const PICTURE_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const

/** As Cloudflare calls them. Nothing is ever enlarged here, so two of them are like two others. */
const FITS = {
  'scale-down': 'inside',
  contain: 'inside',
  cover: 'cover',
  crop: 'cover',
  pad: 'pad',
} as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** What is made of a picture. Without a height nothing is cut off and nothing added. */
export type PictureOptions = {
  /** Pixels, one of `PICTURE_WIDTHS`. */
  width: number
  quality: number
  format: PictureFormat
} & ({ fit: 'inside'; height?: number } | { fit: 'cover' | 'pad'; height: number })

const DEFAULT_QUALITY = 72
const NAMES: ReadonlySet<string> = new Set(['width', 'height', 'fit', 'quality', 'format'])

/** The heights that go with a width, in pixels. */
export function heightsOf(width: number): number[] {
  return RATIOS.map(([across, down]) => Math.round((width * down) / across))
}

/**
 * Reads options as they stand in an address. What means the same reads the same.
 *
 * @returns a sentence where they are not allowed
 * @example
 * parsePictureOptions('width=640,height=360,fit=crop')
 * // { width: 640, height: 360, fit: 'cover', quality: 72, format: 'webp' }
 */
export function parsePictureOptions(text: string): PictureOptions | string {
  const given = new Map<string, string>()
  for (const option of text.split(',')) {
    const [name = '', value = '', ...more] = option.split('=')
    if (!NAMES.has(name) || more.length > 0) {
      return `Options are ${[...NAMES].join(', ')}, as in width=640,format=webp.`
    }
    if (given.has(name)) return `The option ${name} is given twice.`
    given.set(name, value)
  }
  const width = oneOf(PICTURE_WIDTHS, given.get('width'))
  if (width === undefined) return `width is needed, one of ${PICTURE_WIDTHS.join(', ')}.`
  const heights = heightsOf(width)
  const height = oneOf(heights, given.get('height'))
  if (given.has('height') && height === undefined) {
    return `height with this width is one of ${heights.join(', ')}.`
  }
  const quality = oneOf(PICTURE_QUALITIES, given.get('quality') ?? String(DEFAULT_QUALITY))
  if (quality === undefined) return `quality is one of ${PICTURE_QUALITIES.join(', ')}.`
  const format = oneOf(PICTURE_FORMATS, given.get('format') ?? 'webp')
  if (format === undefined) return `format is one of ${PICTURE_FORMATS.join(', ')}.`
  const named = oneOf(Object.keys(FITS) as (keyof typeof FITS)[], given.get('fit') ?? 'scale-down')
  if (named === undefined) return `fit is one of ${Object.keys(FITS).join(', ')}.`

  // This format loses nothing, whatever is asked.
  const common = { width, format, quality: format === 'png' ? DEFAULT_QUALITY : quality }
  if (height === undefined) return { ...common, fit: 'inside' }
  return { ...common, height, fit: FITS[named] }
}

/** Compared as they are written: `0640`, `6e2` and `640.0` are no width. */
function oneOf<Value extends number | string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => String(value) === text)
}
