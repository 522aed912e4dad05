import 'server-only'

import type { TranslatedCollection } from '../../content-types'
import type { Locale } from '../../domain/locales'
import { query } from '../publications/reading/ledger-pool'

interface Text {
  collection: TranslatedCollection
  document: string
  locale: Locale
}

/** Whether the source of a published translation has changed since it was made. */
export async function isOutOfDate({ collection, document, locale }: Text): Promise<boolean> {
  const rows = await query<{ standing: string }>(
    'SELECT standing FROM translations WHERE collection = $1 AND document = $2 AND locale = $3',
    [collection, document, locale],
  )
  return rows[0]?.standing === 'outOfDate'
}
