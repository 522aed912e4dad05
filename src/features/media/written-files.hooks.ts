import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import { onTransactionEnd } from '../../cms/database/transaction-end'
import type { Media } from '../../payload-types'
import { MEDIA_FOLDER, REPLACED_FOLDER } from './media-folder'

const inFolder = (name: string) => path.join(MEDIA_FOLDER, path.basename(name))

/** The names of the files of a document: the original and its sizes. */
export function filesOf({ filename, sizes }: Partial<Media>): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name): name is string => typeof name === 'string' && name !== '')
}

/**
 * Keeps the files of a document that is about to get others: Payload removes them first, and where the
 * disk is full then, or the row is refused, there would be neither. They come back if the write fails.
 */
export async function holdReplacedFiles(req: PayloadRequest, media: Media): Promise<void> {
  await mkdir(REPLACED_FOLDER, { recursive: true })
  for (const name of filesOf(media)) {
    // By its name, an operator can put it back after a crash.
    const unique = randomBytes(4).toString('hex')
    const held = path.join(REPLACED_FOLDER, `${unique}-${path.basename(name)}`)
    try {
      await keep(inFolder(name), held)
    } catch (error) {
      // There is nothing to lose.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue
      throw error
    }
    await onTransactionEnd(req, {
      committed: () => rm(held, { force: true }),
      rolledBack: () => putBack(held, inFolder(name)),
    })
  }
}

/** A second name costs no room; some file systems know none. */
async function keep(file: string, held: string): Promise<void> {
  await link(file, held).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) throw error
    return copyFile(file, held)
  })
}

/** The folders may be of two file systems, for an operator who has mounted them so. */
async function putBack(held: string, file: string): Promise<void> {
  try {
    await rename(held, file)
  } catch {
    await copyFile(held, file)
    await rm(held, { force: true })
  }
}

/** Payload writes the files before the row. Where one of them cannot be written, none stays. */
export const removeFilesOfFailedWrite: CollectionBeforeValidateHook<Media> = async ({
  data,
  req,
}) => {
  const names = filesOf(data ?? {})
  // Payload has put the file here where it is about to write one.
  if (!req.file || names.length === 0) return data
  await onTransactionEnd(req, {
    // The names are acquired until the transaction ends, so nobody else's files are called so.
    rolledBack: () => Promise.all(names.map((name) => rm(inFolder(name), { force: true }))),
  })
  return data
}
