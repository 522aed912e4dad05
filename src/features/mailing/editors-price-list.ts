import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import type { Locale } from '@/domain/locales'
import { lessThan, type Prices, type SourcePrices } from '@/domain/mailing-price'
import { CURRENCIES } from '@/domain/money'
import { env } from '@/env'
import type { PriceList } from '@/payload-types'

import { includedLines } from './included-lines'

/** A mailing as editors keep it, in one language. */
export type PriceListRow = NonNullable<PriceList['mailings']>[number]

/** The editors' list in one language, as it is stored. */
export async function readPriceList(locale: Locale): Promise<PriceList> {
  const payload = await localApi()
  return payload.findGlobal({
    slug: 'price-list',
    locale,
    fallbackLocale: false,
    depth: 0,
    ...overridingAccess('prices stand on pages for everybody'),
  })
}

/** What editors offer, in their order. A mailing without a name is called by its key. */
export async function readEditorsList(): Promise<SourcePrices> {
  const stored = await readPriceList(env.SOURCE_LOCALE)
  const active = stored.mailings?.filter((row) => row.active !== false) ?? []
  if (active.length === 0) return { list: undefined, asOf: undefined, failure: undefined }
  const mailings = active.map((row) => {
    const price = amountsOf(row.price)
    return {
      id: row.key,
      name: row.name?.trim() || row.key,
      description: row.description?.trim() || undefined,
      included: includedLines(row.included),
      price,
      promo: lessThan(price, amountsOf(row.promo)),
    }
  })
  return {
    list: { mailings, application: amountsOf(stored.application) },
    asOf: new Date(stored.updatedAt ?? Date.now()),
    failure: undefined,
  }
}

function amountsOf(stored: PriceListRow['price'] | PriceList['application']): Prices | undefined {
  const prices: Prices = {}
  for (const currency of CURRENCIES) {
    const amount = stored?.[currency]
    if (typeof amount === 'number') prices[currency] = amount
  }
  return Object.keys(prices).length === 0 ? undefined : prices
}
