import 'server-only'

import { adapterOf, type Database } from '@/cms/database/handle'
import { measure } from '@/cms/database/measure'
import type { Runner } from '@/cms/services/jobs/runner'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'

import { acquireRefresh, beginPrices, IS_REFRESH_DUE, keepPrices, noteFailure } from './price-store'
import { priceSource } from './price-source'
import { askUpstream, upstreamAddress } from './upstream-request'

/** Milliseconds between two checks whether a request is due. A check is one small statement. */
const LOOK_EVERY = 1_000

const A_DAY = 24 * 60 * 60_000

/**
 * The number of failed checks in a row that counts as an outage of the database. A busy start can delay an answer that has
 * already arrived.
 */
const OUTAGE = 3

/** Seconds of a lease. Both tries with their pause take less. */
const ASKING_TAKES = 15

/** Seconds until the first retry after a failure. The wait grows with each failure. */
const FIRST_WAIT = 15

/**
 * Fetches prices from the price service at intervals. Without a price service, the editors' list applies. Of several
 * instances only one asks at a time, and readers never wait for it.
 */
export function pricesRunner(): Runner {
  const { name, language, isOutside } = priceSource()
  let isBegun = false
  return {
    name: 'prices',
    // The list of the editors is asked of nobody.
    interval: isOutside ? LOOK_EVERY : A_DAY,
    intervalAfterFailure: LOOK_EVERY,
    time: 60_000,
    due: IS_REFRESH_DUE,
    run: async (payload) => {
      if (!isBegun) {
        await beginPrices(name)
        isBegun = true
      }
      if (isOutside) await refreshWhenDue(adapterOf(payload).drizzle, name, language)
    },
    failure: 'Prices could not be kept',
    outage: OUTAGE,
  }
}

let complainedBefore = ''

async function refreshWhenDue(db: Database, source: string, language: Locale): Promise<void> {
  const acquired = await acquireRefresh(db, source, ASKING_TAKES)
  if (!acquired || env.UPSTREAM_API_URL === undefined) return
  const answer = await askUpstream(
    upstreamAddress({
      url: env.UPSTREAM_API_URL,
      language,
      paymentProvider: env.PAYMENT_PROVIDER,
    }),
  )
  measure({ name: 'feed', feed: 'prices', isWell: answer.kind === 'prices' })
  if (answer.kind === 'prices') {
    const { dropped, unpriced } = answer.list
    const complaint = `${dropped} items and ${unpriced} prices could not be read`
    // Once, and again where it gets worse or better.
    if (dropped + unpriced > 0 && complaint !== complainedBefore) {
      console.warn(`The upstream's prices: ${complaint}.`)
    }
    complainedBefore = complaint
    if (acquired.failures > 0) console.warn('The upstream gives prices again.')
    await keepPrices(source, answer.list, env.MAILING_REFRESH_SECONDS, acquired.lease)
    return
  }
  const { reason, message, retryAfter } = answer
  // Once for each outage: readers still have the last prices, and operators the log.
  if (acquired.failures === 0) console.error(`The upstream gives no prices: ${reason}`)
  const wait = Math.min(
    env.MAILING_REFRESH_SECONDS,
    FIRST_WAIT * 2 ** Math.min(acquired.failures, 10),
  )
  const heldSeconds = retryAfter === undefined ? undefined : retryAfter / 1_000
  const nextSeconds = Math.max(wait, heldSeconds ?? 0)
  await noteFailure(source, { message, nextSeconds, heldSeconds }, acquired.lease)
}
