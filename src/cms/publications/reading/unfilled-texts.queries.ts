import 'server-only'

import type { TranslatedCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { queryList } from '../../database/read-pool'

/** A live text that the operator of the site still has to complete. */
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
