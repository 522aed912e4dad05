/** Pixels. */
export interface Shape {
  width: number
  height: number
}

/** The largest shape of the picture's own proportions that fits into a box; never larger than it is. */
export function fitInside(picture: Shape, box: Shape): Shape {
  const factor = Math.min(1, box.width / picture.width, box.height / picture.height)
  return scale(picture, factor)
}

interface Cut {
  /** What the whole picture is scaled to first. */
  scaled: Shape
  /** Of the scaled picture: pixels from the left and the top, and how much from there. */
  left: number
  top: number
  width: number
  height: number
}

/**
 * How a picture is cut to proportions, around a point that is as near to the middle as the edges let
 * it be. A picture smaller than what is asked gives a smaller cut of the same proportions.
 *
 * @param focus percent from the left and from the top
 */
export function cutAround(picture: Shape, asked: Shape, focus: { x: number; y: number }): Cut {
  const cover = Math.max(asked.width / picture.width, asked.height / picture.height)
  const shrink = Math.min(1, 1 / cover)
  const scaled = scale(picture, Math.min(1, cover))
  const width = Math.min(scaled.width, atLeastOne(asked.width * shrink))
  const height = Math.min(scaled.height, atLeastOne(asked.height * shrink))
  return {
    scaled,
    left: start(scaled.width, width, focus.x),
    top: start(scaled.height, height, focus.y),
    width,
    height,
  }
}

function start(whole: number, part: number, percent: number): number {
  const wanted = Math.round((whole * percent) / 100 - part / 2)
  return Math.max(0, Math.min(whole - part, wanted))
}

function scale({ width, height }: Shape, factor: number): Shape {
  return { width: atLeastOne(width * factor), height: atLeastOne(height * factor) }
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}

/** A candidate less than this much wider than the one before is not worth its place in the page. */
const STEP = 1.15

/**
 * Which of the widths that could be offered are worth it: none wider than the picture and its place
 * can use, and none that hardly differs from another.
 *
 * @param widths smallest first
 * @param widest pixels beyond which nothing is gained
 */
export function worthwhileWidths(widths: readonly number[], widest: number): number[] {
  const kept: number[] = []
  for (const width of widths) {
    const last = kept.at(-1)
    if (last !== undefined && last >= widest) break
    // The one that reaches the widest is always worth it.
    if (last === undefined || width >= last * STEP || width >= widest) kept.push(width)
  }
  return kept
}
