import 'server-only'

import type { TranslatedCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { queryList } from '../../database/ledger-pool'

/** A live text in which whoever runs the site has still to write something. */
export interface UnfilledText {
  collection: TranslatedCollection
  document: string
  locale: Locale
  title: string
}

/** Live texts with a place such as `[OPERATOR: name]`, as the first content marks what only an operator knows. */
export async function findUnfilledTexts(limit: number): Promise<UnfilledText[]> {
  return queryList<UnfilledText & Record<string, unknown>>(
    `SELECT collection, document, locale, title FROM publications
     WHERE (collection, document, locale) IN (
       SELECT collection, document, locale FROM search_sections WHERE text ~ '\\[(OPERATOR|ОПЕРАТОР): ')
     ORDER BY locale, title LIMIT $1`,
    [limit],
  )
}
