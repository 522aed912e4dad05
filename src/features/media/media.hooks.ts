import { createHash } from 'node:crypto'

import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { APIError, executeAccess, Forbidden, ValidationError } from 'payload'

import { isEditor } from '../../cms/access'
import { panelText, type PanelKey } from '../../i18n/panel/panel-texts'
import type { Media } from '../../payload-types'
import { cleanFile, FileRefused, isPictureFile } from './media-file'
import { placeholderColour } from './picture-transform'

/** Longest texts, in characters. */
export const LONGEST = { alt: 200, caption: 300, credit: 120 } as const

type Texts = Partial<Record<keyof typeof LONGEST, string | null>>

function refuse(req: PayloadRequest, path: string, key: PanelKey, most?: number): never {
  const message = panelText(req.t, key, most === undefined ? {} : { most })
  throw new ValidationError({ collection: 'media', errors: [{ path, message }] }, req.t)
}

/**
 * Looks into an uploaded file before anything else does, and puts the cleaned one in its place. Whoever
 * may not upload is refused first: decoding costs more than asking.
 */
export const takeOnlyCleanFiles: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only one of its names is
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (req.locale === 'all') {
    throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
  }
  if (overrideAccess !== true && operation === 'update' && !isEditor(req)) {
    return { ...args, data: onlyTexts(args, req) }
  }
  if (!req.file) {
    // Payload would fetch a file from the address that a request names, and not show it to us.
    if (operation === 'create') refuse(req, 'file', 'fileMissing')
    return args
  }
  if (overrideAccess !== true) await executeAccess({ req }, collection.access[operation])
  try {
    const { data, mimeType, name } = await cleanFile(req.file.data, req.file.name)
    req.file = { ...req.file, data, mimetype: mimeType, name, size: data.length }
  } catch (error) {
    if (error instanceof FileRefused) refuse(req, 'file', error.problem)
    throw error
  }
  if (operation === 'update') {
    const { id, data } = args as { id?: number | string; data?: Texts }
    await refuseToReplace(req, id, data ?? {})
  }
  return args
}

/** A translator tells what a picture shows; the file, its name and its focal point stay as they are. */
function onlyTexts(args: { data?: unknown }, req: PayloadRequest): Texts {
  if (req.file) throw new Forbidden(req.t)
  const { alt, caption } = (args.data ?? {}) as Texts
  return { ...(alt !== undefined && { alt }), ...(caption !== undefined && { caption }) }
}

/** Payload takes the old file away before it looks at the rest: what it would refuse is found here. */
async function refuseToReplace(
  req: PayloadRequest,
  id: number | string | undefined,
  texts: Texts,
): Promise<void> {
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
  if (!original) return
  const [kind, kindBefore] = [req.file?.mimetype, original.mimeType].map(
    (type) => type?.split('/')[0],
  )
  if (kind !== kindBefore) refuse(req, 'file', 'fileOfOtherKind')
  for (const [name, most] of Object.entries(LONGEST)) {
    const text = texts[name as keyof Texts]
    if (typeof text === 'string' && text.length > most) refuse(req, name, 'textTooLong', most)
  }
  refuseEmptied(req, texts.alt, original.alt)
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
