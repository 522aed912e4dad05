/** A cut and a focal point, as Payload takes them from the query of a request. */
export interface PictureEdits {
  /** The upper left corner, in percent of the picture. */
  crop?: Point
  widthInPixels?: number
  heightInPixels?: number
  /** In percent of the picture. */
  focalPoint?: Point
}

interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The panel rounds what was dragged: so much beyond an edge is meant to be the edge. */
const ROUNDING = { percent: 1, pixels: 2 }

/**
 * The edits that a request asks for, within a picture of this size; `undefined` where they cannot be
 * meant: Payload would take any number, and gives it to the decoder.
 */
export function pictureEdits(asked: unknown, size: Size): PictureEdits | undefined {
  if (!isRecord(asked) || (asked.crop === undefined && asked.focalPoint === undefined)) {
    return undefined
  }
  const edits: PictureEdits = {}
  if (asked.focalPoint !== undefined) {
    const focalPoint = pointOf(asked.focalPoint)
    if (!focalPoint) return undefined
    edits.focalPoint = focalPoint
  }
  if (asked.crop !== undefined) {
    const crop = pointOf(asked.crop)
    if (!crop) return undefined
    const widthInPixels = lengthOf(asked.widthInPixels, crop.x, size.width)
    const heightInPixels = lengthOf(asked.heightInPixels, crop.y, size.height)
    if (widthInPixels === undefined || heightInPixels === undefined) return undefined
    Object.assign(edits, { crop, widthInPixels, heightInPixels })
  }
  return edits
}

/**
 * The same edits for a picture that takes the place of another: the panel's window shows the one before, and counts its
 * pixels (3.90.1). What was marked is taken in proportion; the whole picture is no cut.
 * @param size of the new picture
 */
export function inProportion(asked: unknown, size: Size): unknown {
  if (!isRecord(asked) || !isRecord(asked.crop)) return asked
  const { crop, focalPoint } = asked
  const others = focalPoint === undefined ? {} : { focalPoint }
  const { x, y, width, height } = crop
  const [left, top, across, down] = [x, y, width, height].map(numberOf)
  if (across === undefined || down === undefined) return asked
  if (left === 0 && top === 0 && across === 100 && down === 100) return others
  const widthInPixels = Math.round((across / 100) * size.width)
  const heightInPixels = Math.round((down / 100) * size.height)
  return { ...others, crop, widthInPixels, heightInPixels }
}

/** A focal point that is in the picture, whatever numbers are stored or sent. */
export function focalPointOf({ focalX, focalY }: { focalX?: unknown; focalY?: unknown }): Point {
  const within = (value: unknown) =>
    typeof value === 'number' && !Number.isNaN(value) ? Math.min(100, Math.max(0, value)) : 50
  return { x: within(focalX), y: within(focalY) }
}

function pointOf(value: unknown): Point | undefined {
  if (!isRecord(value)) return undefined
  const [x, y] = [value.x, value.y].map((one) => {
    const percent = numberOf(one)
    const edge = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
    return edge !== undefined && Math.abs(edge - (percent ?? 0)) <= ROUNDING.percent
      ? edge
      : undefined
  })
  return x === undefined || y === undefined ? undefined : { x, y }
}

/** How many pixels are cut, counted from where Payload begins. */
function lengthOf(value: unknown, percent: number, whole: number): number | undefined {
  const length = Math.round(numberOf(value) ?? 0)
  const most = whole - Math.floor((percent / 100) * whole)
  if (length < 1 || most < 1 || length > most + ROUNDING.pixels) return undefined
  return Math.min(length, most)
}

/** A query holds strings, of which the empty one is no number. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
