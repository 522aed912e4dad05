import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

import type { LookedAt } from '../../cms/documents/uses/stored-files.runner'
import { overridingAccess } from '../../cms/local-api'
import { isChildBusy } from '../../cms/services/child-processes/job-children'
import { onTransactionEnd } from '../../cms/database/transaction-end'
import { holdsMoreThanPicture } from '../../domain/pictures/picture-contents'
import type { Media } from '../../payload-types'
import { cleanFile, FileRefused, isPictureFile } from './media-file'
import { MEDIA_FOLDER, TRASH_FOLDER } from './media-folder'
import { settleFiles } from './media-trash.hooks'
import { filesOf } from './written-files.hooks'

/**
 * Looks at a stored file as at one that is uploaded: a picture that holds anything else is written again, as if somebody had
 * replaced it by itself, with another name, so that its old address shows no other image. Texts and focal point stay.
 */
export async function lookAtStoredMedia(req: PayloadRequest, id: number): Promise<LookedAt> {
  const { payload } = req
  const media = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    ...overridingAccess('the site looks at every file that it keeps'),
    req,
  })
  const bytes = media?.filename ? await storedBytes(media.filename) : undefined
  // What is lost is in the report of links and files.
  if (!media || !bytes) return 'asItShouldBe'
  if (isPictureFile(bytes) && !holdsMoreThanPicture(bytes)) return 'asItShouldBe'
  try {
    const { data, mimeType } = await cleanFile(bytes, media.filename ?? '')
    if (data.equals(bytes)) return 'asItShouldBe'
    const file = { data, mimetype: mimeType, name: media.filename ?? '', size: data.length }
    await replace(req, media, file)
    return 'mended'
  } catch (error) {
    if (error instanceof FileRefused) return { problem: error.problem, facts: error.facts }
    if (isChildBusy(error)) return 'later'
    throw error
  }
}

async function replace(
  req: PayloadRequest,
  media: Media,
  file: NonNullable<PayloadRequest['file']>,
): Promise<void> {
  const { focalX = 50, focalY = 50, id } = media
  const before = filesOf(media)
  await req.payload.update({
    collection: 'media',
    id,
    data: { focalX, focalY },
    file,
    depth: 0,
    trash: true,
    ...overridingAccess('nobody asks for it: the site mends what it has stored'),
    req,
  })
  if (!media.deletedAt) return
  await onTransactionEnd(req, {
    committed: async () => {
      await settleFiles(req.payload, id)
      for (const name of before)
        await rm(path.join(TRASH_FOLDER, path.basename(name)), { force: true })
    },
  })
}

/** From where it is served, or from the trash. */
async function storedBytes(name: string): Promise<Buffer | undefined> {
  for (const folder of [MEDIA_FOLDER, TRASH_FOLDER]) {
    try {
      return await readFile(path.join(folder, path.basename(name)))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  return undefined
}
