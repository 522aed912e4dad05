import type { Payload } from 'payload'

import { causedBy } from '../../cms/services/audit/audit-cause'
import { type Runner, type Turn, UNBOUNDED } from '../../cms/services/jobs/runner'
import type { Network } from '../../cms/services/network/checked-host'
import { withinTransaction } from '../../cms/database/within-transaction'
import type { FeedFormat, FeedProblem } from '../../domain/imports/feed-problems'
import { createImport } from './create-import.hooks'
import {
  acquireFeed,
  type AcquiredFeed,
  noteFailure,
  noteFetched,
  releaseFeed,
  renewFeed,
  settleImports,
} from './feed-leases.hooks'
import { digestOf } from './file-bytes'
import { type FetchedFeed, fetchFeed } from './guarded-fetch'
import { allowedHosts } from './import-feeds.hooks'

/** Milliseconds between two checks for due feeds. */
const INTERVAL = 20_000

/** As files are called by the readers of tables. */
const CONTENT_TYPES = {
  csv: 'text/csv',
  json: 'application/json',
  xml: 'application/xml',
  page: 'text/html',
} as const satisfies Record<FeedFormat, string>

/**
 * Fetches due feeds, one at a time. Several instances may share one database: a lease protects each feed.
 * @param network of tests: how the network is reached
 */
export function feedsRunner(network?: Network): Runner {
  return {
    name: 'feeds',
    interval: INTERVAL,
    time: 5 * 60_000,
    run: (payload, turn) => fetchDueFeeds(payload, { turn, ...(network && { network }) }),
    failure: 'Feeds could not be fetched',
  }
}

interface Options {
  turn?: Pick<Turn, 'mayBegin' | 'signal'>
  /** Of tests: how the network is reached. */
  network?: Network
}

/**
 * Fetches every feed that is due now.
 * @returns how many were asked
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function fetchDueFeeds(payload: Payload, options: Options = {}): Promise<number> {
  const { turn = UNBOUNDED } = options
  await settleImports(payload)
  let count = 0
  while (turn.mayBegin()) {
    const feed = await acquireFeed(payload)
    if (!feed) break
    count += 1
    await fetchOne(payload, feed, options)
  }
  return count
}

async function fetchOne(payload: Payload, feed: AcquiredFeed, options: Options): Promise<void> {
  const { turn: { signal } = UNBOUNDED, network } = options
  if (!feed.isTaken) {
    await noteFailure(payload, feed, { problem: 'company' })
    return
  }
  try {
    const fetched = await fetchFeed(feed.address, {
      hosts: await allowedHosts({ payload }),
      isPage: feed.format === 'page',
      etag: feed.etag,
      lastModified: feed.lastModified,
      signal,
      ...(network && { network }),
    })
    // A fetch that a stop has aborted is no failure.
    if (signal.aborted) await releaseFeed(payload, feed)
    else await take(payload, feed, fetched)
  } catch (error) {
    payload.logger.error({ err: error, feed: feed.id }, 'a feed broke')
    await noteFailure(payload, feed, { problem: 'broke' })
  }
}

async function take(payload: Payload, feed: AcquiredFeed, fetched: FetchedFeed): Promise<void> {
  switch (fetched.kind) {
    case 'failure': {
      const { problem, detail, retryAfter } = fetched
      logFailure(payload, feed, problem)
      await noteFailure(payload, feed, { problem, detail, retryAfter })
      return
    }
    case 'unchanged':
      await noteFetched(payload, feed, { state: 'same' })
      return
    case 'file': {
      const { bytes, etag, lastModified, fileName } = fetched
      const digest = await digestOf(bytes)
      if (digest === feed.digest) {
        await noteFetched(payload, feed, { state: 'same', etag, lastModified, digest })
        return
      }
      await renewFeed(payload, feed)
      await withinTransaction(payload, async (req) => {
        Object.assign(req.context, causedBy('feed', feed.id))
        const lastImport = await createImport(req, {
          kind: 'vacancies',
          bytes,
          fileName,
          contentType: CONTENT_TYPES[feed.format],
          company: feed.company,
          source: 'feed',
          feed: feed.id,
          closeMissing: true,
          openDays: feed.openDays,
          start: true,
        })
        const more = { etag, lastModified, digest, lastImport }
        // It throws when another runner has the lease by now, and the transaction drops the import.
        await noteFetched(payload, feed, { state: 'well', ...more }, req)
      })
    }
  }
}

/** Operators read English; the address may hold a key. */
function logFailure(payload: Payload, { id, failures }: AcquiredFeed, problem: FeedProblem): void {
  payload.logger.warn({ feed: id, problem, failures: failures + 1 }, 'a feed could not be fetched')
}
