import { headers } from 'next/headers'

import { measure } from '@/cms/database/measure'
import type { Measured } from '@/domain/watching/measures'

import { countReaders } from '../count-readers'

type Search = Extract<Measured, { name: 'search' }>

/**
 * Counts a search by language and by whether it found anything, and stores nothing else about the search or the reader.
 * It counts every reader, also one who gets a cached answer.
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
