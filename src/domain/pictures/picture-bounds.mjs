/**
 * What a picture may be at most, so that decoding and scaling it is bounded. Plain JavaScript: the process
 * that decodes (scripts/picture-child.mjs) reads it too.
 */

/** Pixels, before and after every scaling. More cannot be held without taking the memory of everybody else. */
export const MOST_PIXELS = 50_000_000

/** Longer side to shorter side. Scaled to a height of its own, a longer strip would be very many pixels. */
export const MOST_SIDE_RATIO = 20

/** @typedef {{ width: number, height: number }} Shape in pixels */

/**
 * One method of sharp with what it is called with, always as one object or value.
 *
 * @typedef {[name: string, argument?: unknown]} Step
 */

/** @param {Shape} shape */
export function hasTooManyPixels({ width, height }) {
  return width * height > MOST_PIXELS
}

/** @param {Shape} shape */
export function isTooLong({ width, height }) {
  return Math.max(width, height) > MOST_SIDE_RATIO * Math.min(width, height)
}

/**
 * Every shape that a picture takes while the steps are done, the one it has first. A cut that fills a
 * box scales the whole picture before it cuts: that shape is here too.
 *
 * @param {Shape} shape as it is decoded
 * @param {readonly Step[]} steps
 * @returns {Shape[]}
 */
export function shapesAlong(shape, steps) {
  const shapes = [shape]
  let now = shape
  for (const [name, argument] of steps) {
    if (name === 'resize') {
      const { scaled, result } = resized(now, /** @type {Resize} */ (argument))
      shapes.push(scaled, result)
      now = result
    } else if (name === 'extract') {
      now = /** @type {Shape} */ (argument)
      shapes.push(now)
    } else if (name === 'extend') {
      const {
        left = 0,
        right = 0,
        top = 0,
        bottom = 0,
      } = /** @type {{ left?: number, right?: number, top?: number, bottom?: number }} */ (argument)
      now = { width: now.width + left + right, height: now.height + top + bottom }
      shapes.push(now)
    }
  }
  return shapes
}

/**
 * @typedef {object} Resize
 * @property {number | undefined} [width]
 * @property {number | undefined} [height]
 * @property {string | undefined} [fit]
 * @property {boolean | undefined} [withoutEnlargement]
 */

/**
 * @param {Shape} shape
 * @param {Resize} options
 * @returns {{ scaled: Shape, result: Shape }}
 */
function resized(shape, { width, height, fit = 'cover', withoutEnlargement = false }) {
  if (fit === 'fill') {
    const scaled = { width: width ?? shape.width, height: height ?? shape.height }
    return { scaled, result: scaled }
  }
  const factors = [
    ...(width === undefined ? [] : [width / shape.width]),
    ...(height === undefined ? [] : [height / shape.height]),
  ]
  if (factors.length === 0) return { scaled: shape, result: shape }
  const isWithin = fit === 'inside' || fit === 'contain'
  const asked = isWithin ? Math.min(...factors) : Math.max(...factors)
  const factor = withoutEnlargement ? Math.min(1, asked) : asked
  const scaled = {
    width: Math.max(1, Math.round(shape.width * factor)),
    height: Math.max(1, Math.round(shape.height * factor)),
  }
  if (width === undefined || height === undefined) return { scaled, result: scaled }
  if (fit === 'contain') return { scaled, result: { width, height } }
  if (fit !== 'cover') return { scaled, result: scaled }
  return {
    scaled,
    result: { width: Math.min(width, scaled.width), height: Math.min(height, scaled.height) },
  }
}
