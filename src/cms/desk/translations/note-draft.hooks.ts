import type { CollectionAfterChangeHook } from 'payload'

import type { TranslatedCollection } from '../../../content-types'
import { isLocale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { contentType } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { noteDraft } from './translation-memory'

/** Notes when the pieces of a translation are written, before it is known whether it is published. */
export const noteWhatIsSaved: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: number }
  const { locale } = req
  if (!isLocale(locale) || locale === env.SOURCE_LOCALE) return doc as unknown
  const type = contentType(collection.slug as TranslatedCollection)
  // Nobody knows what a version was made from that was never published.
  const isOld = req.context.restoresVersion === true
  await noteDraft(await databaseOf(req.payload, req), type, { document: String(id), locale, isOld })
  return doc as unknown
}
