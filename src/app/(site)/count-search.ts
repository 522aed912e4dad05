import { headers } from 'next/headers'

import { measure } from '@/cms/database/measure'
import type { Measured } from '@/domain/watching/measures'

import { countReaders } from '../kept-page'

type Search = Extract<Measured, { name: 'search' }>

/**
 * Counts a search and whether it found anything, in the language of whoever searched, and nothing else of either: for
 * each reader, also of an answer that is kept.
 */
export async function countSearch(
  search: Search['search'],
  language: Search['language'],
  result: Search['result'],
): Promise<void> {
  countReaders({ headers: await headers() }, () =>
    measure({ name: 'search', search, language, result }),
  )
}
