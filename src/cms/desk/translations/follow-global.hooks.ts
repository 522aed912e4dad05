import type { GlobalAfterChangeHook, Payload, PayloadRequest } from 'payload'

import { databaseOf } from '../../database/handle'
import { lockDocumentIn } from '../../database/locks'
import { textsByLanguage, type TranslatedGlobal } from './global-texts'
import { followGlobalTexts, GLOBALS } from './translation-memory'

/** Compares the translations of a global with its texts in the source language, in the transaction of the save. */
export const followGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await followGlobalIn(req.payload, global.slug as TranslatedGlobal, req, { isFound: false })
  return doc as unknown
}

/** The same at any time; `isFound` where the texts were there before anything was remembered of them. */
export async function followGlobalIn(
  payload: Payload,
  slug: TranslatedGlobal,
  req: Partial<PayloadRequest>,
  { isFound }: { isFound: boolean },
): Promise<void> {
  const { locale } = req
  const db = await databaseOf(payload, req)
  // Nobody says meanwhile that a text is right for what the source said before.
  await lockDocumentIn(db, GLOBALS, slug)
  const global = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    // Only fingerprints are kept, and texts that every reader is shown.
    overrideAccess: true,
    req,
  })
  // Asking in all languages changes the language of the request, in which the save goes on.
  Object.assign(req, { locale })
  await followGlobalTexts(db, slug, textsByLanguage(global), { isFound })
}
