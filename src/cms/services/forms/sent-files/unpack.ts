import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

const inflated = promisify<Buffer, object, Buffer>(inflate)

/** More came out than may. */
export class UnpacksToTooMuch extends Error {
  override name = 'UnpacksToTooMuch'
}

/**
 * What comes out of bytes that may go on after their end, or be cut off. Nothing where they are broken.
 * @param left bytes that may still come out of the whole file; what comes out is taken from it
 * @throws UnpacksToTooMuch
 */
export async function unpack(bytes: Buffer, left: { bytes: number }): Promise<Buffer> {
  if (left.bytes <= 0) throw new UnpacksToTooMuch()
  try {
    const out = await inflated(bytes, {
      maxOutputLength: left.bytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    left.bytes -= out.length
    return out
  } catch (error) {
    if (error instanceof RangeError) throw new UnpacksToTooMuch()
    return Buffer.alloc(0)
  }
}
