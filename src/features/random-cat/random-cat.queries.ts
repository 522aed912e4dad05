import 'server-only'

import { measure } from '@/cms/database/measure'
import { ChildPicture } from '@/cms/services/pictures/child-picture'
import { hasTooManyPixels, isTooLong } from '@/domain/pictures/picture-bounds.mjs'

const TIMEOUT_MS = 3_000
const MOST_BYTES = 8 * 1024 * 1024
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

// Error pages are asked for by anybody at any rate; the service is not.
const KEPT = 8
const KEPT_FOR_MS = 10 * 60_000
const MOST_AT_ONCE = 2
const PAUSE_AFTER_FAILURE_MS = 30_000

let cats: { picture: Buffer; until: number }[] = []
let asking = 0
let pausedUntil = -Infinity

/**
 * A picture of a cat as WebP, 640 × 560, from the service at `url`, or one of the last few it gave;
 * `undefined` where there is no service or it is away.
 */
export async function randomCat(url: string | undefined): Promise<Buffer | undefined> {
  if (url === undefined) return undefined
  const now = performance.now()
  cats = cats.filter(({ until }) => until > now)
  const isEnough = cats.length + asking >= KEPT || asking >= MOST_AT_ONCE
  if (isEnough || pausedUntil > now) return anyKept()
  asking += 1
  try {
    const picture = await draw(await fetchPicture(url))
    measure({ name: 'feed', feed: 'cats', isWell: true })
    cats.push({ picture, until: performance.now() + KEPT_FOR_MS })
    return picture
  } catch (error) {
    measure({ name: 'feed', feed: 'cats', isWell: false })
    pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS
    console.warn(`There is no cat: ${error instanceof Error ? error.message : String(error)}`)
    return anyKept()
  } finally {
    asking -= 1
  }
}

function anyKept(): Buffer | undefined {
  return cats[Math.floor(Math.random() * cats.length)]?.picture
}

async function fetchPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: 'image/*' },
    cache: 'no-store',
  })
  if (!response.ok || !response.body) throw new Error(`The service answered ${response.status}`)
  const pieces: Uint8Array[] = []
  let bytes = 0
  // The standard's stream, which Node lets be iterated.
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > MOST_BYTES) throw new Error('The image is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Only what decodes as a photograph leaves here, and only its pixels. */
async function draw(bytes: Buffer): Promise<Buffer> {
  const picture = new ChildPicture(bytes, { lane: 'shown' })
  const header = await picture.header()
  if (!FORMATS.has(header.format)) throw new Error(`An image of type ${header.format} is not shown`)
  if (hasTooManyPixels(header) || isTooLong(header)) throw new Error('The image is too large')
  const { data } = await picture
    .autoOrient()
    .resize({ width: 640, height: 560, fit: 'cover', position: 'attention' })
    .webp({ quality: 55 })
    .make()
  return data
}
