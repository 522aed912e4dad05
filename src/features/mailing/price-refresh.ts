import 'server-only'

import { measure } from '@/cms/database/measure'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'

import { beginPrices, claimRefresh, keepPrices, noteFailure } from './price-store'
import { priceSource } from './price-source'
import { askUpstream, upstreamAddress } from './upstream-request'

/** How often is looked whether it is time to ask, in milliseconds: one small statement. */
const LOOK_EVERY = 1_000

/** So many looks in a row that fail are an outage of the database. */
const OUTAGE = 3

/** Both tries and what is between them take less. Seconds. */
const ASKING_TAKES = 15

/** After a failure it is asked sooner than after an answer, and less soon after each. Seconds. */
const FIRST_WAIT = 15

/**
 * Asks the upstream for prices on the start of the site and then again and again, as long as the process
 * lives; where there is none, the prices are the editors' list. Of any number of instances on one
 * database one asks at a time, and readers never wait for any of it.
 *
 * @returns ends it: no look begins after that
 */
export function startPriceRefresh(): () => void {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const { name, language, isOutside } = priceSource()
  let isBegun = false
  let failures = 0
  const look = async () => {
    try {
      if (!isBegun) {
        await beginPrices(name)
        isBegun = true
        if (!isOutside) return
      }
      await refreshWhenDue(name, language)
      failures = 0
    } catch (error) {
      failures += 1
      // Once for each outage of the database; the next look tries again. While a start keeps the process busy,
      // an answer that is there already can be taken for one that has not come.
      if (failures === OUTAGE && !isStopped) console.error('Prices could not be kept:', error)
    }
    if (!isStopped) timer = setTimeout(() => void look(), LOOK_EVERY).unref()
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

let complainedBefore = ''

async function refreshWhenDue(source: string, language: Locale): Promise<void> {
  const claim = await claimRefresh(source, ASKING_TAKES)
  if (!claim || env.UPSTREAM_API_URL === undefined) return
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
    if (claim.failures > 0) console.warn('The upstream gives prices again.')
    await keepPrices(source, answer.list, env.MAILING_REFRESH_SECONDS)
    return
  }
  const { reason, message, retryAfter } = answer
  // Once for each outage: readers still have the last prices, and operators the log.
  if (claim.failures === 0) console.error(`The upstream gives no prices: ${reason}`)
  const wait = Math.min(env.MAILING_REFRESH_SECONDS, FIRST_WAIT * 2 ** Math.min(claim.failures, 10))
  const heldSeconds = retryAfter === undefined ? undefined : retryAfter / 1_000
  const nextSeconds = Math.max(wait, heldSeconds ?? 0)
  await noteFailure(source, { message, nextSeconds, heldSeconds })
}
