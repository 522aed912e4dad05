import { statfs } from 'node:fs/promises'

import { ExpectedFailure } from './expected-failure.mjs'

const NEEDED_MB = 300

/**
 * A build or an install that runs out of space half way leaves a riddle; asking first costs nothing.
 *
 * @param {string} place
 */
export async function requireFreeDisk(place) {
  const { bavail, bsize } = await statfs(place)
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
  // Some network file systems report nothing at all, which is not the same as full.
  if (bsize === 0 || freeMb >= NEEDED_MB) return
  throw new ExpectedFailure(
    `The disk is full: ${place} has ${freeMb} MB free and this step needs ${NEEDED_MB} MB; make room and start again.`,
  )
}
