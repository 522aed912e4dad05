import process from 'node:process'
import { setPriority } from 'node:os'

import sharp from 'sharp'

import { hasTooManyPixels, MOST_PIXELS, shapesAlong } from '../src/domain/pictures/picture-bounds.mjs'
import { isHeic, openHeic } from './pictures/heic.mjs'

/**
 * The process in which pictures are decoded, started by src/cms/services/pictures/picture-child.ts. It does one
 * job at a time and may be killed at any moment: nothing else is lost with it.
 */

/** Bytes resident. */
const MOST_MEMORY = Number(process.argv[2])
/** Milliseconds. The system's own limit (`ulimit -d`) stands behind what grows in between. */
const MEMORY_CHECKED_EVERY = 25

/** What a job may ask sharp for; all else could read files. */
const STEPS = new Set([
  ...['autoOrient', 'resize', 'extract', 'extend', 'flatten', 'toColourspace', 'raw'],
  ...['toFormat', 'jpeg', 'png', 'webp', 'avif'],
])

/** @typedef {import('../src/cms/services/pictures/picture-child').Job} Job */
/** @typedef {import('../src/cms/services/child-processes/job-child').Message<import('../src/cms/services/pictures/picture-child').JobDone>} Message */

// Pages come before pictures.
setPriority(5)
// Each job has another picture, and the memory is to be free between them.
sharp.cache(false)

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (job) => void answer(/** @type {Job} */ (job)))
send({ kind: 'ready' })

// libvips works in threads of its own, so this one is free to look, also while a picture is decoded.
setInterval(() => {
  if (process.memoryUsage.rss() < MOST_MEMORY) return
  // A clean exit would wait for libvips.
  process.send?.({ kind: 'memory' }, () => process.kill(process.pid, 'SIGKILL'))
}, MEMORY_CHECKED_EVERY)

/** @param {Job} job */
async function answer({ input, steps, wants }) {
  // Over the channel comes a plain array of bytes, or a Buffer.
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength)
  try {
    const heic = isHeic(bytes) ? await openHeic(bytes) : undefined
    // Only the header is read here, so no number of pixels is too many.
    const header = heic?.header ?? (await sharp(bytes, { limitInputPixels: false }).metadata())
    const { width, height, format, pages, orientation, autoOrient } = header
    if (wants === 'header') {
      const facts = { width, height, format, pages: pages ?? 1, orientation, autoOrient }
      send({ kind: 'done', header: facts, memory: process.memoryUsage.rss() })
      return
    }
    const isTurned = steps.some(([name]) => name === 'autoOrient')
    const shapes = shapesAlong(isTurned ? autoOrient : { width, height }, steps)
    if (shapes.some(hasTooManyPixels)) {
      send({ kind: 'bounds' })
      return
    }
    const { data, info } = await perform(heic ? await heic.decode() : { input: bytes }, steps)
    const facts = { width: info.width, height: info.height, format: info.format, size: info.size }
    send({ kind: 'done', data, info: facts, memory: process.memoryUsage.rss() })
  } catch (error) {
    send({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * @param {{ input: Uint8Array, raw?: import('sharp').Raw }} decoded
 * @param {Job['steps']} steps
 */
function perform({ input, raw }, steps) {
  const bounds = /** @type {const} */ ({ limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const picture = sharp(input, { ...bounds, ...(raw && { raw }) })
  for (const [name, argument] of steps) {
    if (!STEPS.has(name)) throw new Error(`${name} is not done here`)
    // Named above: each takes one argument or none, and changes the picture that it is called on.
    const method = /** @type {Function} */ (Reflect.get(picture, name))
    Reflect.apply(method, picture, argument === undefined ? [] : [argument])
  }
  return picture.toBuffer({ resolveWithObject: true })
}

/** @param {Message} message */
function send(message) {
  process.send?.(message)
}
