import type { CollectionAfterOperationHook } from 'payload'

import { sql } from '../../database/sql'
import { isLocale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { databaseOf } from '../../database/handle'

/** What the answer to the publication of a translation says beside the document. */
export interface ChangedPieces {
  /** How many of its pieces, or of the source's, still stand beside a source that has changed; absent where none does. */
  changedPieces?: number
}

/**
 * Tells whoever publishes a translation what of it is out of date all the same. It is read from what this very
 * publication has written: what is in the form may be newer, or older, than what is published.
 */
export const tellChangedPieces: CollectionAfterOperationHook = async ({
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
  result,
}) => {
  const { locale } = req
  if (operation !== 'updateByID' || req.payloadAPI !== 'REST') return result
  if (!isLocale(locale) || locale === env.SOURCE_LOCALE) return result
  const { id, _status } = result as { id: number; _status?: unknown }
  if (_status !== 'published') return result
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ changed: number }>(sql`
    SELECT changed_pieces AS changed FROM translations
    WHERE collection = ${collection.slug} AND document = ${String(id)} AND locale = ${locale}
      AND standing = 'outOfDate'`)
  const changedPieces = rows[0]?.changed ?? 0
  return changedPieces > 0 ? { ...(result as object), changedPieces } : result
}
