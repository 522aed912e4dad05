import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import type { Locale } from '@/domain/locales/locales'
import { query } from '@/cms/database/read-pool'
import type { SourcePrices } from '@/domain/money/mailing-price'
import { priceAt } from '@/domain/money/price-plan'
import { env } from '@/env'
import type { PriceList } from '@/payload-types'

import { includedLines } from './included-lines'
import { AS_STORED, CLOCK_NOW } from './price-plan.hooks'
import { amountsOf, planOf } from './stored-plan'

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
    context: { [AS_STORED]: true },
    ...overridingAccess('prices stand on pages for everybody'),
  })
}

/** What editors offer, in their order, at what it costs now. A mailing without a name is called by its key. */
export async function readEditorsList(): Promise<SourcePrices> {
  const [stored, now] = await Promise.all([readPriceList(env.SOURCE_LOCALE), readNow()])
  const active = stored.mailings?.filter((row) => row.active !== false) ?? []
  if (active.length === 0) return { list: undefined, asOf: undefined, failure: undefined }
  const offered = active.map((row) => ({ row, inForce: priceAt(planOf(row), now) }))
  const saved = new Date(stored.updatedAt ?? now).getTime()
  return {
    list: {
      mailings: offered.map(({ row, inForce }) => ({
        id: row.key,
        name: row.name?.trim() || row.key,
        description: row.description?.trim() || undefined,
        included: includedLines(row.included),
        price: inForce.price,
        promo: inForce.promo,
        ends: { price: dateOf(inForce.priceUntil), promo: dateOf(inForce.promoUntil) },
      })),
      application: amountsOf(stored.application),
    },
    asOf: new Date(Math.max(saved, ...offered.map(({ inForce }) => inForce.since ?? 0))),
    failure: undefined,
  }
}

/**
 * By the clock that keys go by: a page that is made by another could show too early, or for too long, what is planned.
 */
async function readNow(): Promise<number> {
  const [row] = await query<{ now: string }>(`SELECT ${CLOCK_NOW} AS now`, [])
  return Number(row?.now)
}

const dateOf = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant)
