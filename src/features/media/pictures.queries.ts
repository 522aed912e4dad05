import 'server-only'

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { LRUCache } from 'lru-cache'

import { localApi, overridingAccess } from '@/cms/local-api'
import { isChildBusy } from '@/cms/services/child-processes/job-children'
import { SHOWN_AT_ONCE } from '@/cms/services/pictures/picture-children'
import { WaitingLine } from '@/cms/database/waiting-line'
import { pictureVersion, type PictureRequest } from '@/domain/pictures/picture-address'
import type { PictureOptions } from '@/domain/pictures/picture-options'
import { env } from '@/env'

import project from '../../../package.json'

import { MEDIA_FOLDER } from './media-folder'
import { PictureCache } from './picture-cache'
import { PictureUnusable, transformPicture } from './picture-transform'

/** What became of a request for a picture. */
export type PictureFound =
  | {
      kind: 'picture'
      /** Stands for these very bytes. */
      tag: string
      /** Whether the address will always show this. */
      isForGood: boolean
      /** Reads or makes it; only where somebody has not got it yet. */
      read: () => Promise<PictureMade>
    }
  | { kind: 'unknown' }
  /** The database is away, and the picture was not asked for before. */
  | { kind: 'unavailable' }

export type PictureMade = { kind: 'bytes'; bytes: Buffer } | { kind: 'unusable' } | { kind: 'busy' }

/** What the CMS knows of a picture. */
interface PictureFacts {
  version: string
  focus: { x: number; y: number }
}

// No more originals are read than decoded. Waiting longer than a browser does is no use.
const line = new WaitingLine({ places: SHOWN_AT_ONCE, mostWaiting: 64, patienceMs: 20_000 })
const known = new LRUCache<string, PictureFacts>({ max: 5_000 })
const inTheMaking = new Map<string, Promise<PictureMade>>()
let opening: Promise<PictureCache> | undefined

/** Finds a picture of the collection `media` in the form that is asked for. */
export async function findPicture({
  filename,
  options,
  version,
}: PictureRequest): Promise<PictureFound> {
  const original = path.join(MEDIA_FOLDER, filename)
  const file = await stat(original).catch(() => undefined)
  if (!file?.isFile()) return { kind: 'unknown' }
  const facts = await findValues(filename, version)
  if (facts === 'unknown' || facts === 'unavailable') return { kind: facts }
  const state = [
    filename,
    file.size,
    file.mtimeMs,
    facts.focus,
    options,
    project.dependencies.sharp,
  ]
  const tag = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 40)
  return {
    kind: 'picture',
    tag,
    isForGood: version === facts.version,
    read: () => readOrMake(`${tag}.${options.format}`, original, options, facts.focus),
  }
}

/** Remembered for as long as addresses say that nothing has changed. */
async function findValues(
  filename: string,
  version: string | undefined,
): Promise<PictureFacts | 'unknown' | 'unavailable'> {
  const remembered = known.get(filename)
  if (remembered && remembered.version === version) return remembered
  try {
    const payload = await localApi()
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { equals: filename }, mimeType: { contains: 'image/' } },
      select: { fingerprint: true, focalX: true, focalY: true },
      depth: 0,
      limit: 1,
      pagination: false,
      ...overridingAccess('anybody may fetch a picture'),
    })
    const [media] = docs
    if (!media) {
      known.delete(filename)
      return 'unknown'
    }
    const facts = {
      version: pictureVersion(media),
      focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    }
    known.set(filename, facts)
    return facts
  } catch (error) {
    console.warn(`Nothing is known of an image: ${String(error)}`)
    return remembered ?? 'unavailable'
  }
}

/** Who asks for the same at the same time gets the same. */
function readOrMake(
  name: string,
  original: string,
  options: PictureOptions,
  focus: PictureFacts['focus'],
): Promise<PictureMade> {
  const begun = inTheMaking.get(name)
  if (begun) return begun
  const making = make(name, original, options, focus).finally(() => inTheMaking.delete(name))
  inTheMaking.set(name, making)
  return making
}

async function make(
  name: string,
  original: string,
  options: PictureOptions,
  focus: PictureFacts['focus'],
): Promise<PictureMade> {
  // A disk that is full or away makes pictures slow, not missing.
  const cache = await openCache().catch((error: unknown) => {
    console.warn(`Images are not kept: ${String(error)}`)
  })
  const kept = await cache?.read(name)
  if (kept) return { kind: 'bytes', bytes: kept }
  try {
    const bytes = await line.within(async () =>
      transformPicture(await readFile(original), options, focus),
    )
    await cache?.write(name, bytes).catch((error: unknown) => {
      console.warn(`An image was not kept: ${String(error)}`)
    })
    return { kind: 'bytes', bytes }
  } catch (error) {
    if (isChildBusy(error)) return { kind: 'busy' }
    if (!(error instanceof PictureUnusable)) throw error
    const { message } = error.cause instanceof Error ? error.cause : error
    console.warn(`${path.basename(original)} cannot be shown: ${message}`)
    return { kind: 'unusable' }
  }
}

function openCache(): Promise<PictureCache> {
  const folder = path.resolve(env.DATA_DIR, 'picture-cache')
  opening ??= PictureCache.open(folder, env.IMAGE_CACHE_MB * 1024 * 1024).catch(
    (error: unknown) => {
      // What was wrong with the disk may be mended by the next request.
      opening = undefined
      throw error
    },
  )
  return opening
}
