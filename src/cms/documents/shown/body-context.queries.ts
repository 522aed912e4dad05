import 'server-only'

import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { z } from 'zod'

import { type Locale, LOCALES } from '../../../domain/locales/locales'
import { publicPath } from '../../../domain/addresses/paths'
import { pictureSource } from '../../../domain/pictures/picture-address'
import { env } from '../../../env'
import { localApi, overridingAccess } from '../../local-api'
import { findByIds, textLocale } from '../../publications/reading/publication-index'
import { contentTypes } from '../../publications/content-types'
import type { DocumentLink, MediaView } from '../rich-text/body-context'
import { documentKey, linkedDocuments, mediaIn } from '../rich-text/content'
import { hintAt } from './page-links'

/** Where the documents that a text links to are read in a language, by `documentKey`. */
export async function findBodyLinks(
  body: SerializedEditorState,
  locale: Locale,
): Promise<Map<string, DocumentLink>> {
  const links = new Map<string, DocumentLink>()
  for (const { collection } of contentTypes) {
    const ids = linkedDocuments(body, collection)
    if (ids.length === 0) continue
    for (const page of await findByIds(locale, collection, ids)) {
      links.set(documentKey(collection, page.document), {
        // What is not translated is shown there too, with its notice.
        href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
        locale: textLocale(page),
        ...(await hintAt(page, locale)),
      })
    }
  }
  return links
}

/**
 * The pictures and files that the blocks of a text show, by id, with words in its language, else in
 * the source language; what was deleted, or is no file, is left out.
 */
export async function findBodyMedia(
  body: SerializedEditorState,
  contentLocale: Locale,
): Promise<Map<string, MediaView>> {
  const ids = mediaIn(body).filter((id) => /^\d{1,9}$/.test(id))
  if (ids.length === 0) return new Map()
  const payload = await localApi()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    // One read for the text's language and the source language, and each word says which it is.
    locale: 'all',
    depth: 0,
    pagination: false,
    ...overridingAccess('a live page shows these'),
  })
  return new Map(
    docs.flatMap((doc) => {
      const view = mediaView(doc, contentLocale)
      return view ? [[String(doc.id), view]] : []
    }),
  )
}

const words = z.partialRecord(z.enum(LOCALES), z.string().nullish()).nullish().catch(undefined)

/** A file as it is stored in all languages, which Payload's types do not describe. */
const STORED = z.object({
  url: z.string(),
  filename: z.string(),
  mimeType: z.string(),
  filesize: z.number().catch(0),
  width: z.number().nullish(),
  height: z.number().nullish(),
  fingerprint: z.string().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  // It goes into a style.
  placeholder: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .nullish()
    .catch(undefined),
  alt: words,
  caption: words,
  credit: z.string().nullish().catch(undefined),
})

function mediaView(doc: unknown, contentLocale: Locale): MediaView | undefined {
  const stored = STORED.safeParse(doc).data
  if (!stored) return undefined
  const inWords = (texts: z.infer<typeof words>) => {
    for (const locale of [contentLocale, env.SOURCE_LOCALE]) {
      const text = texts?.[locale]?.trim()
      if (text) return { text, locale }
    }
    return undefined
  }
  return {
    url: stored.url,
    filename: stored.filename,
    mimeType: stored.mimeType,
    size: stored.filesize,
    width: stored.width ?? undefined,
    height: stored.height ?? undefined,
    source: pictureSource(stored.filename, stored, env.IMAGE_CDN),
    placeholder: stored.placeholder ?? undefined,
    alt: inWords(stored.alt),
    caption: inWords(stored.caption),
    credit: stored.credit?.trim() || undefined,
  }
}
