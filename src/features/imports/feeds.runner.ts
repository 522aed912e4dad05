import { createHash, randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { causedBy } from '../../cms/services/audit/audit-cause'
import { startBackgroundWork } from '../../cms/services/background-work'
import type { Network } from '../../cms/services/network/checked-host'
import { withinTransaction } from '../../cms/database/within-transaction'
import type { FeedProblem } from '../../domain/imports/feed-problems'
import { createImport } from './create-import.hooks'
import {
  claimFeed,
  type ClaimedFeed,
  noteFailure,
  noteFetched,
  settleImports,
} from './feed-leases.hooks'
import { type FetchedFeed, fetchFeed } from './guarded-fetch'
import { allowedHosts } from './import-feeds.hooks'

/** How often it is looked whether a feed is due, in milliseconds. */
const INTERVAL = 20_000

/** As files are called by the readers of tables. */
const CONTENT_TYPES = { csv: 'text/csv', json: 'application/json' } as const

/**
 * Fetches feeds that are due, one at a time, as long as the process lives. Any number of instances may do it on one
 * database: who fetches a feed holds a lease of it.
 * @returns ends it: breaks off the fetch under way, and resolves once it is over
 */
export function startFeeds(open: () => Promise<Payload>): () => Promise<void> {
  return startBackgroundWork({
    open,
    run: (payload, signal) => fetchDueFeeds(payload, { signal }),
    interval: INTERVAL,
    failure: 'Feeds could not be fetched',
  })
}

interface Options {
  signal?: AbortSignal
  /** Of tests: how the network is reached. */
  network?: Network
}

/**
 * Fetches every feed that is due now.
 * @returns how many were asked
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function fetchDueFeeds(payload: Payload, options: Options = {}): Promise<number> {
  await settleImports(payload)
  let count = 0
  while (options.signal?.aborted !== true) {
    const feed = await claimFeed(payload, randomUUID())
    if (!feed) break
    count += 1
    await fetchOne(payload, feed, options)
  }
  return count
}

async function fetchOne(payload: Payload, feed: ClaimedFeed, options: Options): Promise<void> {
  const { signal, network } = options
  if (!feed.isTaken) {
    await noteFailure(payload, feed, { problem: 'company' })
    return
  }
  try {
    const fetched = await fetchFeed(feed.address, {
      hosts: await allowedHosts({ payload }),
      etag: feed.etag,
      lastModified: feed.lastModified,
      ...(signal && { signal }),
      ...(network && { network }),
    })
    // What was broken off by a stop says nothing of the feed: its lease runs out, and it is asked again.
    if (signal?.aborted) return
    await take(payload, feed, fetched)
  } catch (error) {
    payload.logger.error({ err: error, feed: feed.id }, 'a feed broke')
    await noteFailure(payload, feed, { problem: 'broke' })
  }
}

async function take(payload: Payload, feed: ClaimedFeed, fetched: FetchedFeed): Promise<void> {
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
      const digest = createHash('sha256').update(bytes).digest('hex')
      if (digest === feed.digest) {
        await noteFetched(payload, feed, { state: 'same', etag, lastModified, digest })
        return
      }
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
        // Whose lease has run out meanwhile leaves it to whoever holds it now.
        await noteFetched(payload, feed, { state: 'well', ...more }, req)
      })
    }
  }
}

/** Operators read English; the address may hold a key. */
function logFailure(payload: Payload, { id, failures }: ClaimedFeed, problem: FeedProblem): void {
  payload.logger.warn({ feed: id, problem, failures: failures + 1 }, 'a feed could not be fetched')
}
