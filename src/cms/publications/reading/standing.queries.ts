import 'server-only'

import type { TranslatedCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { query } from '../../database/read-pool'

interface Text {
  collection: TranslatedCollection
  document: string
  locale: Locale
}

/** Whether the source of a published text has changed since it was translated; never of the source itself. */
export async function isOutOfDate({ collection, document, locale }: Text): Promise<boolean> {
  if (locale === env.SOURCE_LOCALE) return false
  const rows = await query<{ standing: string }>(
    'SELECT standing FROM translations WHERE collection = $1 AND document = $2 AND locale = $3',
    [collection, document, locale],
  )
  return rows[0]?.standing === 'outOfDate'
}
