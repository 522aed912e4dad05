import { createHash } from 'node:crypto'

import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { APIError, executeAccess, Forbidden, ValidationError } from 'payload'

import { isEditor, mayWriteLanguage } from '../../cms/access'
import { refuseSharedChanges } from '../../cms/desk/editing/shared-fields/refuse-changed-fields'
import { acquireFreeName } from '../../cms/services/files/free-name'
import { isChildBusy } from '../../cms/services/child-processes/job-children'
import {
  isOnlyAboutTrash,
  refuseTrashAndChange,
  refuseTrashToOthers,
} from '../../cms/publications/writing/about-trash.hooks'
import { lockDocument } from '../../cms/database/locks'
import { overloaded } from '../../cms/services/answers/refusal'
import { isTooLong, MOST_SIDE_RATIO } from '../../domain/pictures/picture-bounds.mjs'
import type { Shape } from '../../domain/pictures/picture-shape'
import { panelText, type PanelKey } from '../../i18n/panel/panel-texts'
import type { Media } from '../../payload-types'
import { cleanFile, FileRefused, isPictureFile } from './media-file'
import { MEDIA_FOLDER } from './media-folder'
import { focalPointOf, inProportion, type PictureEdits, pictureEdits } from './picture-edits'
import { placeholderColour } from './picture-transform'
import { holdReplacedFiles } from './written-files.hooks'

/** Longest texts, in characters. */
export const LONGEST = { alt: 200, caption: 300, credit: 120 } as const

type Texts = Partial<Record<keyof typeof LONGEST, string | null>>

function refuse(
  req: PayloadRequest,
  path: string,
  key: PanelKey,
  facts: Record<string, number | string> = {},
): never {
  const message = panelText(req.t, key, facts)
  throw new ValidationError({ collection: 'media', errors: [{ path, message }] }, req.t)
}

/**
 * Accepts only the permitted fields of an upload, and replaces the file by its cleaned copy. Payload would take other
 * fields from the query and the data as they come. The check of rights runs first, because decoding is expensive.
 */
export const takeOnlyCleanFiles: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one of its names is
  operation,
  overrideAccess,
  req,
}) => {
  // Payload's type of the arguments is a union over all operations; writes have these.
  const write = args as { id?: number | string; data?: unknown; publishSpecificLocale?: unknown }
  if (operation === 'delete' && (overrideAccess === true || isEditor(req))) {
    await takeTurns(req, write.id)
  }
  if (operation !== 'create' && operation !== 'update') return args
  const asked = req.query?.uploadEdits
  const hasFile = req.file !== undefined || asked !== undefined
  if (operation === 'update' && !hasFile && isOnlyAboutTrash(write.data)) {
    refuseTrashToOthers(req, overrideAccess)
    await takeTurns(req, write.id)
    return { ...args, data: { deletedAt: write.data.deletedAt } }
  }
  refuseTrashAndChange(req, write.data, hasFile)
  if (req.locale === 'all' || (write.publishSpecificLocale ?? req.locale) !== req.locale) {
    throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
  }
  if (overrideAccess !== true && operation === 'update' && !isEditor(req)) {
    if (hasFile) throw new Forbidden(req.t)
    const texts = textsOf(write.data, req, ['alt', 'caption'])
    // A user without the right to write this language is refused before the wait.
    if (mayWriteLanguage(req, req.locale)) {
      await takeTurns(req, write.id)
      await refuseSharedChanges(req, collection, write.id, write.data)
    }
    return { ...args, data: texts }
  }
  const data = textsOf(write.data, req)
  let shape: Shape | undefined
  if (req.file) {
    if (overrideAccess !== true) await executeAccess({ req }, collection.access[operation])
    shape = await takeClean(req, req.file)
  } else if (operation === 'create') {
    // Payload would fetch a file from the address that a request names, and not show it to us.
    refuse(req, 'file', 'fileMissing')
  }
  await takeTurns(req, write.id)
  if (!req.file && asked === undefined) return { ...args, data }
  if (operation === 'create' && overrideAccess !== true) refuseUntold(req, data)
  const original = operation === 'update' ? await refuseToRewrite(req, write.id, data) : undefined
  editWithinPicture(req, write.data, original, shape)
  if (original) await holdReplacedFiles(req, original)
  if (req.file) {
    const name = await acquireFreeName(req, 'media', MEDIA_FOLDER, req.file.name)
    req.file = { ...req.file, name }
  }
  return { ...args, data }
}

/**
 * Lets nobody else write this document to the end of the transaction. Payload writes whole rows: a text
 * that is saved while the file is replaced would bring back the name of the old one.
 */
async function takeTurns(req: PayloadRequest, id: number | string | undefined): Promise<void> {
  if (id !== undefined) await lockDocument(req, 'media', id)
}

/** Puts the cleaned file into the place of the one that came. */
async function takeClean(
  req: PayloadRequest,
  file: NonNullable<PayloadRequest['file']>,
): Promise<Shape | undefined> {
  try {
    const { data, mimeType, name, shape } = await cleanFile(file.data, file.name)
    req.file = { ...file, data, mimetype: mimeType, name, size: data.length }
    return shape
  } catch (error) {
    if (error instanceof FileRefused) refuse(req, 'file', error.problem, error.facts)
    if (!isChildBusy(error)) throw error
    throw overloaded(req, 'picturesBusy', 10)
  }
}

/** What people say of a file. All else that is known of it, the site finds out. */
function textsOf(
  data: unknown,
  req: PayloadRequest,
  names = Object.keys(LONGEST) as (keyof Texts)[],
): Texts {
  const texts: Texts = {}
  for (const name of names) {
    const text = (data as Record<string, unknown> | null | undefined)?.[name]
    if (text === undefined) continue
    if (text !== null && typeof text !== 'string') refuse(req, name, 'requestUnreadable')
    texts[name] = text
  }
  return texts
}

/** Somebody who uploads a picture knows what it shows; later nobody may, and a page would wait for it. */
function refuseUntold(req: PayloadRequest, { alt }: Texts): void {
  if (!req.file || !isPictureFile(req.file.data) || !isBlank(alt)) return
  const language = req.locale ?? ''
  refuse(req, 'alt', 'altMissing', { language })
}

/** Payload takes the old file away before it looks at the rest: what it would refuse is found here. */
async function refuseToRewrite(
  req: PayloadRequest,
  id: number | string | undefined,
  texts: Texts,
): Promise<Media | undefined> {
  if (id === undefined) refuse(req, 'file', 'fileForOne')
  const original = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    // Only told to somebody who may change it.
    overrideAccess: true,
    req,
  })
  if (!original) return undefined
  const [kind, kindBefore] = [req.file?.mimetype, original.mimeType].map(
    (type) => type?.split('/')[0],
  )
  if (req.file && kind !== kindBefore) refuse(req, 'file', 'fileOfOtherKind')
  for (const [name, most] of Object.entries(LONGEST)) {
    const text = texts[name as keyof Texts]
    if (typeof text === 'string' && text.length > most) refuse(req, name, 'textTooLong', { most })
  }
  refuseEmptied(req, texts.alt, original.alt)
  return original
}

/** Cuts the picture as it was asked, around the focal point that was asked for or is there. */
function editWithinPicture(
  req: PayloadRequest,
  data: unknown,
  original: Media | undefined,
  uploaded: Shape | undefined,
): void {
  const asked = req.query?.uploadEdits
  const bytes = req.file?.data
  const isPicture = bytes ? isPictureFile(bytes) : original?.mimeType?.startsWith('image/') === true
  if (!isPicture) {
    // One that does not exist is refused by Payload.
    if (asked !== undefined && (bytes ?? original)) refuse(req, 'file', 'pictureEditsWrong')
    return
  }
  const focalPoint = focalPointOf(bytes ? (data ?? {}) : (original ?? {}))
  let edits: PictureEdits = {}
  if (asked !== undefined) {
    const { width, height } = uploaded ?? original ?? {}
    const shape = { width: width ?? 0, height: height ?? 0 }
    const meant = original && uploaded ? inProportion(asked, shape) : asked
    const isUncut = meant !== asked && isNothing(meant)
    const found: PictureEdits | undefined = isUncut ? {} : pictureEdits(meant, shape)
    if (!found) refuse(req, 'file', 'pictureEditsWrong')
    edits = found
    const part = {
      width: found.widthInPixels ?? shape.width,
      height: found.heightInPixels ?? shape.height,
    }
    if (isTooLong(part)) refuse(req, 'file', 'fileTooLong', { most: MOST_SIDE_RATIO })
  }
  req.query = { ...req.query, uploadEdits: { focalPoint, ...edits } }
}

/** A window that was opened over the picture, and left as it was. */
function isNothing(edits: unknown): boolean {
  return typeof edits === 'object' && edits !== null && Object.keys(edits).length === 0
}

/** Pages may show the picture: what is on it can be told in other words, but not left untold. */
export const keepAlternativeText: CollectionBeforeValidateHook<Media> = ({
  data,
  originalDoc,
  req,
}) => {
  refuseEmptied(req, data?.alt, originalDoc?.alt)
  return data
}

/** Payload has put the file here as it will be kept: uploaded, replaced, or cut in the panel. */
export const rememberLooks: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const file = req.file?.data
  if (!file || file.length === 0) return data
  const fingerprint = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const placeholder = isPictureFile(file) ? await placeholderColour(file) : null
  return { ...data, fingerprint, placeholder }
}

function refuseEmptied(
  req: PayloadRequest,
  alt: string | null | undefined,
  before: string | null | undefined,
): void {
  if (alt !== undefined && isBlank(alt) && !isBlank(before)) refuse(req, 'alt', 'altEmptied')
}

/** Nobody has looked at the type yet. */
function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
