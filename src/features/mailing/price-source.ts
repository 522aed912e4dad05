import type { Locale } from '@/domain/locales/locales'
import type { SourcePrices } from '@/domain/money/mailing-price'
import { env } from '@/env'

import { readEditorsList } from './editors-price-list'
import { readPrices } from './price-store'

/** Where the prices of mailings are from. */
export interface PriceSource {
  /** Which one it is, without what is secret in its address. */
  name: string
  language: Locale
  /** Whether prices that are not there may come by themselves. */
  isOutside: boolean
  /** What is known now: never waits for anybody outside. */
  read(): Promise<SourcePrices>
}

const EDITORS: PriceSource = {
  name: 'price-list',
  language: env.SOURCE_LOCALE,
  isOutside: false,
  read: readEditorsList,
}

/** The upstream where one is configured, else the list of the editors. */
export function priceSource(): PriceSource {
  if (env.UPSTREAM_API_URL === undefined) return EDITORS
  const { origin, pathname } = new URL(env.UPSTREAM_API_URL)
  const name = origin + pathname
  return {
    name,
    // One call serves every reader, so its language is the site's and not a reader's.
    language: env.DEFAULT_LOCALE,
    isOutside: true,
    async read() {
      const { list, fetchedAt, failure } = await readPrices(name)
      return { list, asOf: fetchedAt, failure }
    },
  }
}
