import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import { isLocale, nativeName } from '../../domain/locales'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Page } from '../../payload-types'
import { documentId, picturesIn } from '../rich-text/content'

/** What of a document may show pictures. */
interface Showing {
  id: number | string
  body?: Page['body']
  meta?: { image?: unknown } | null
  _status?: 'draft' | 'published' | null
}

/**
 * Whoever does not see a picture reads what it shows: a language is published only when every picture
 * of it is told in that language.
 */
export const refuseUntoldPictures: CollectionBeforeChangeHook<Showing> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data
  const image = { ...originalDoc?.meta, ...data.meta }.image
  const body = data.body === undefined ? originalDoc?.body : data.body
  const places = [
    { path: 'body', ids: body ? picturesIn(body) : [] },
    { path: 'meta.image', ids: image ? [documentId(image)] : [] },
  ]
  const problems = await problemsOf(new Set(places.flatMap(({ ids }) => ids)), req)
  const errors = places.flatMap(({ path, ids }) => {
    const message = ids.flatMap((id) => problems.get(id) ?? []).join(' ')
    return message === '' ? [] : [{ path, message }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** A sentence for each picture that cannot be shown in the language of the request. */
async function problemsOf(
  ids: ReadonlySet<string>,
  req: PayloadRequest,
): Promise<Map<string, string>> {
  const problems = new Map<string, string>()
  if (ids.size === 0 || !isLocale(req.locale)) return problems
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    locale: req.locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: { alt: true, filename: true, mimeType: true },
    // Only names of files are told, to somebody who publishes what shows them.
    overrideAccess: true,
    req,
  })
  for (const { id, alt, filename, mimeType } of docs) {
    const file = filename ?? ''
    if (!mimeType?.startsWith('image/')) {
      problems.set(String(id), panelText(req.t, 'pictureIsNone', { file }))
    } else if ((alt ?? '').trim() === '') {
      const language = nativeName(req.locale)
      problems.set(String(id), panelText(req.t, 'pictureWithoutAlt', { file, language }))
    }
  }
  return problems
}
