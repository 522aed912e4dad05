import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import { currencyCookie } from '../domain/display-currency'
import { readPageDataAddress } from '../domain/page-data'
import { PAGE_DATA_HEADER } from './answer-kind'

/** What a reader says of themselves; which language and which page it is stands in the address. */
const OF_READERS = ['accept-language', 'cookie', 'referer', 'rsc', 'save-data'] as const

/**
 * Makes of a request for the data of a kept page one for the page, in place, with the mark that is asked for in a header
 * of ours: the data is another answer of the same page, found by the same key. Nothing counts of what its reader says: the
 * currency that the page shows prices in stands in its mark, and may not be what the reader has chosen since.
 * @returns whether it is one
 */
export function takePageDataRequest(request: IncomingMessage): boolean {
  const asked = readPageDataAddress(request.url ?? '')
  if (!asked || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const { headers } = request
  for (const name of OF_READERS) delete headers[name]
  if (asked.currency) headers.cookie = currencyCookie(asked.currency).split(';', 1).join('')
  headers[PAGE_DATA_HEADER] = asked.mark
  request.url = asked.address
  return true
}

/**
 * The name of the build in the folder of a project.
 * @throws what Node says where there is none
 */
export function readBuild(root: string): string {
  return readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim()
}
