import type {
  AvifOptions,
  ExtendOptions,
  FlattenOptions,
  FormatEnum,
  JpegOptions,
  PngOptions,
  Region,
  ResizeOptions,
  Sharp,
  SharpInput,
  WebpOptions,
} from 'sharp'

import type { Step } from '../../../domain/pictures/picture-bounds.mjs'
import type { PictureHeader, PictureInfo } from './picture-child'
import { inPictureChild, type PictureLane } from './picture-children'

/** What the child has written itself needs no second look: its facts, by its bytes. */
const written = new WeakMap<Uint8Array, PictureInfo>()

interface Wish {
  lane: PictureLane
  /** Jobs that may wait before this one; more than that, and it is not begun. */
  mostWaiting?: number
}

/**
 * A picture as sharp has it, with the few methods that are used here: they are written down, and done in
 * another process when the result is asked for.
 */
export class ChildPicture {
  readonly #input: Uint8Array
  readonly #wish: Wish
  readonly #steps: readonly Step[]

  constructor(input: Uint8Array, wish: Wish, steps: readonly Step[] = []) {
    this.#input = input
    this.#wish = wish
    this.#steps = steps
  }

  autoOrient = () => this.#with('autoOrient')
  resize = (options: ResizeOptions) => this.#with('resize', resizing(options))
  extract = (part: Region) => this.#with('extract', part)
  extend = (edges: ExtendOptions) => this.#with('extend', edges)
  flatten = (options: FlattenOptions) => this.#with('flatten', options)
  toColourspace = (space: string) => this.#with('toColourspace', space)
  raw = () => this.#with('raw')
  jpeg = (options?: JpegOptions) => this.#with('jpeg', options)
  png = (options?: PngOptions) => this.#with('png', options)
  webp = (options?: WebpOptions) => this.#with('webp', options)
  avif = (options?: AvifOptions) => this.#with('avif', options)

  /** Whether scaling was the last thing that was asked for, and no format. */
  get isOnlyScaled(): boolean {
    return this.#steps.at(-1)?.[0] === 'resize'
  }

  /** What the file says of itself; nothing is decoded. Steps change nothing of it. */
  async header(): Promise<PictureHeader> {
    const known = written.get(this.#input)
    if (known) return { ...known, pages: 1, orientation: undefined, autoOrient: known }
    const done = await this.#send('header')
    if (!('header' in done)) throw new Error('A header was asked for.')
    return done.header
  }

  /** The finished picture. */
  async make(): Promise<{ data: Buffer; info: PictureInfo }> {
    const known = written.get(this.#input)
    // Upright already, and as it would be written again.
    const isSame = known && this.#steps.every(([name]) => name === 'autoOrient')
    if (isSame) return { data: asBuffer(this.#input), info: known }
    const done = await this.#send('picture')
    if (!('data' in done)) throw new Error('An image was asked for.')
    const { info } = done
    const data = asBuffer(done.data)
    if (info.format !== 'raw') written.set(data, info)
    return { data, info }
  }

  #with(name: string, argument?: unknown): ChildPicture {
    const step: Step = argument === undefined ? [name] : [name, argument]
    return new ChildPicture(this.#input, this.#wish, [...this.#steps, step])
  }

  #send(wants: 'header' | 'picture') {
    const { lane, mostWaiting } = this.#wish
    return inPictureChild(lane, { input: this.#input, steps: this.#steps, wants }, mostWaiting)
  }
}

/** The same bytes, not copied. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Payload hands over its whole description of a size, with functions in it. */
function resizing(options: ResizeOptions): ResizeOptions {
  const { width, height, fit, position, kernel, withoutEnlargement, fastShrinkOnLoad } = options
  const named = { width, height, fit, position, kernel, withoutEnlargement, fastShrinkOnLoad }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/**
 * What Payload is given for sharp: each picture that it cuts or scales is one of the child. What it asks
 * for besides that is missing, and says so.
 */
class SharpForPayload {
  readonly #picture: ChildPicture

  constructor(picture: ChildPicture) {
    this.#picture = picture
  }

  /** Payload turns pictures upright so, and no other way. */
  rotate = () => new SharpForPayload(this.#picture.autoOrient())
  clone = () => this
  resize = (options: ResizeOptions) => new SharpForPayload(this.#picture.resize(options))
  extract = (part: Region) => new SharpForPayload(this.#picture.extract(part))
  toFormat = (format: keyof FormatEnum, options?: object) => {
    const picture = this.#picture
    if (format === 'jpeg') return new SharpForPayload(picture.jpeg(options))
    if (format === 'webp') return new SharpForPayload(picture.webp(options))
    throw new Error(`Payload asks for the format ${format}, which nothing here is configured for.`)
  }

  async metadata() {
    const { width, height, format, orientation } = await this.#picture.header()
    return { width, height, format, orientation }
  }

  /**
   * Of a picture that was only scaled, Payload wants no more than the size, and cuts it then: it is written
   * as what is quickest. As AVIF, for one, it would take ten times as long as all the rest.
   */
  async toBuffer() {
    return (this.#picture.isOnlyScaled ? this.#picture.jpeg() : this.#picture).make()
  }
}

/** For `sharp` in Payload's configuration. */
export function sharpForPayload(input?: SharpInput): Sharp {
  if (!(input instanceof Uint8Array)) throw new Error('Payload keeps uploads in memory here.')
  const picture = new SharpForPayload(new ChildPicture(input, { lane: 'uploaded' }))
  // What of sharp Payload's uploads use (node_modules/payload/dist/uploads) is what there is.
  return picture as unknown as Sharp
}
