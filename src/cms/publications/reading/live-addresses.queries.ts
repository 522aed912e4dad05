import 'server-only'

import type { Locale } from '../../../domain/locales/locales'
import type { KnownAddress } from '../../../domain/addresses/near-addresses'
import { env } from '../../../env'
import { lastRead } from './last-read'
import { contentTypes } from '../content-types'
import { LISTED } from './publication-index'
import { queryList } from '../../database/read-pool'

/** A live document's address, with the language of its title. */
export interface LiveAddress extends KnownAddress {
  locale: Locale
}

/** Addresses that are kept of each language, the shortest. */
const MOST_KEPT = 2_000

// What stands below documents of another type comes and goes; the list of them stays.
const KEPT = contentTypes
  .filter(({ path }) => path.shape !== 'below')
  .map((type) => type.collection)

/**
 * Addresses of live documents as they were last known, those without a text in the language in the source language.
 * Nothing is waited for longer than a moment; `undefined` where none were known yet.
 */
export const lastLiveAddresses = lastRead((locale: Locale) =>
  queryList<LiveAddress>(
    `SELECT path, title, replace(locale, '*', $1) AS locale
     FROM publications p
     WHERE locale IN ($1, $2, '*') AND collection = ANY($3) AND ${LISTED} AND NOT (locale <> $1 AND EXISTS (
       SELECT 1 FROM publications own WHERE own.locale = $1
         AND (own.collection, own.document) = (p.collection, p.document)))
     ORDER BY length(path), path LIMIT ${MOST_KEPT}`,
    [locale, env.SOURCE_LOCALE, KEPT],
  ),
)
