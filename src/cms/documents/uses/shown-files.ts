import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'
import type { Media, Page } from '../../../payload-types'
import { documentId, filesIn, type ShownFile } from '../rich-text/content'
import { lockFilesShared } from '../../services/files/file-locks'

/** What of a document may show files. */
interface Showing {
  id: number | string
  body?: Page['body']
  meta?: { image?: unknown } | null
  _status?: 'draft' | 'published' | null
}

/**
 * A language is published only when every file that it shows is there, and every picture is told in that
 * language: whoever does not see it reads what it shows. Drafts may be unfinished, and what is unpublished
 * is not shown.
 */
export const refuseUnshowableFiles: CollectionBeforeChangeHook<Showing> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  await lockFilesShared(req)
  if (data._status !== 'published') return withoutMissingImage(data, req)
  const image = { ...originalDoc?.meta, ...data.meta }.image
  const body = data.body === undefined ? originalDoc?.body : data.body
  const inBody = body ? filesIn(body) : []
  const inLinks: ShownFile[] = image ? [{ id: documentId(image), blockType: 'picture' }] : []
  const files = await findFiles([...inBody, ...inLinks], req)
  const problem = (shown: ShownFile, ifGone: () => string) => {
    const file = files.get(shown.id)
    return file ? unshowable(file, shown.blockType, req) : ifGone()
  }
  const places = [
    {
      path: 'body',
      problems: inBody.map((shown) =>
        problem(shown, () => panelText(req.t, 'blockFileGone', { block: nameOf(shown, req) })),
      ),
    },
    {
      path: 'meta.image',
      problems: inLinks.map((shown) => problem(shown, () => panelText(req.t, 'pictureGone'))),
    },
  ]
  const errors = places.flatMap(({ path, problems }) => {
    const message = [...new Set(problems)].filter((one) => one !== undefined).join(' ')
    return message === '' ? [] : [{ path, message }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** A form that was opened before a picture was deleted sends it again; there is nothing to refer to. */
async function withoutMissingImage(
  data: Partial<Showing>,
  req: PayloadRequest,
): Promise<Partial<Showing>> {
  const image = data.meta?.image
  if (!image) return data
  const id = documentId(image)
  const isThere = (await findFiles([{ id, blockType: 'picture' }], req)).has(id)
  return isThere ? data : { ...data, meta: { ...data.meta, image: null } }
}

type KnownFile = Pick<Media, 'alt' | 'filename' | 'mimeType'>

async function findFiles(
  shown: readonly ShownFile[],
  req: PayloadRequest,
): Promise<Map<string, KnownFile>> {
  const ids = new Set(shown.map(({ id }) => id).filter((id) => /^\d{1,9}$/.test(id)))
  if (ids.size === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    ...(isLocale(req.locale) && { locale: req.locale }),
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: { alt: true, filename: true, mimeType: true },
    // Only names of files are told, to somebody who publishes what shows them.
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), doc]))
}

/** Why a file cannot be shown in the language of the request; `undefined` where it can. */
function unshowable(
  { alt, filename, mimeType }: KnownFile,
  blockType: string,
  req: PayloadRequest,
): string | undefined {
  const file = filename ?? ''
  if (blockType === 'download') {
    return mimeType === 'application/pdf' ? undefined : panelText(req.t, 'downloadIsNone', { file })
  }
  if (blockType !== 'picture') return undefined
  if (!mimeType?.startsWith('image/')) return panelText(req.t, 'pictureIsNone', { file })
  if (!isLocale(req.locale) || (alt ?? '').trim() !== '') return undefined
  return panelText(req.t, 'pictureWithoutAlt', {
    file,
    language: req.locale,
    choice: req.locale,
  })
}

const BLOCK_NAMES: Readonly<Record<string, PanelKey>> = {
  picture: 'blockPicture',
  download: 'blockDownload',
}

/** Which block of the text it is, as somebody would look for it. */
function nameOf({ blockType, number, words }: ShownFile, req: PayloadRequest): string {
  const label = panelText(req.t, BLOCK_NAMES[blockType] ?? 'mediaOne')
  return `${label} ${number ?? ''}${words ? `: ${words}` : ''}`
}
