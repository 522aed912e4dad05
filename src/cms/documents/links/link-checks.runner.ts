import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'

import { processNow } from '../../../domain/time/process-clock'
import project from '../../../../package.json'
import { isNight } from '../../../domain/addresses/link-answer'
import { checksExternalLinks, env } from '../../../env'
import { startBackgroundWork } from '../../services/background-work'
import type { Network } from '../../services/network/checked-host'
import { checkLink } from './check-link'
import { externalAddresses } from './external-places'
import {
  areLinksUnread,
  claimLink,
  databaseTime,
  forgetUnseen,
  freeLinks,
  noteChecked,
  noteSeen,
} from './link-check-rows'

/** How often it is looked whether it is night, in milliseconds. */
const INTERVAL = 5 * 60_000

/** Links that are asked for in one night, by all instances together; the others wait for the next. */
const MOST_A_NIGHT = 2_000

/** Between two questions to the same host, in milliseconds. */
const PAUSE = 1_000

/**
 * Asks by night, one after the other, whether links to other sites still lead somewhere, as long as the process lives and
 * where it is turned on. Any number of instances may do it on one database: one at a time asks.
 * @returns ends it: gives up the question under way, and resolves once it is over
 */
export function startLinkChecks(open: () => Promise<Payload>): () => Promise<void> {
  if (!checksExternalLinks) return () => Promise.resolve()
  return startBackgroundWork({
    open,
    run: async (payload, signal) => {
      const isNightNow = () => isNight(processNow('an hour of the night'))
      if (isNightNow()) await checkLinks(payload, { signal, isOver: () => !isNightNow() })
    },
    interval: INTERVAL,
    failure: 'Links to other sites could not be checked',
  })
}

interface Options {
  signal?: AbortSignal
  /** Whether no more is to be asked. */
  isOver?: () => boolean
  /** Of tests: how the network is reached, how many a night, milliseconds between two questions, and for one. */
  network?: Network
  most?: number
  pauseMs?: number
  patience?: number
}

/**
 * Looks once a night which links to other sites there are, and asks for those that are due.
 * @returns how many were asked for
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function checkLinks(payload: Payload, options: Options = {}): Promise<number> {
  const { signal, isOver, network, patience, most = MOST_A_NIGHT, pauseMs = PAUSE } = options
  if (await areLinksUnread(payload)) await readLinks(payload, signal)
  const lease = randomUUID()
  const turn = turns(pauseMs, signal)
  const userAgent = `MarinerHub-Links/${project.version} (+${env.SITE_URL})`
  let count = 0
  try {
    while (signal?.aborted !== true && isOver?.() !== true) {
      const link = await claimLink(payload, lease, most)
      if (!link) break
      const check = await checkLink(link.address, {
        userAgent,
        turn,
        ...(signal && { signal }),
        ...(network && { network }),
        ...(patience !== undefined && { patience }),
      })
      await noteChecked(payload, link, lease, check)
      count += 1
    }
  } catch (error) {
    // What was broken off by a stop says nothing of the link, which stays due.
    if (signal?.aborted !== true) throw error
  } finally {
    await freeLinks(payload, lease)
  }
  if (count > 0) payload.logger.info({ links: count }, 'links to other sites were checked')
  return count
}

async function readLinks(payload: Payload, signal: AbortSignal | undefined): Promise<void> {
  const since = await databaseTime(payload)
  for await (const addresses of externalAddresses(payload)) {
    if (signal?.aborted) return
    await noteSeen(payload, addresses)
  }
  await forgetUnseen(payload, since)
}

/** Lets nobody ask a host again before it had a pause. */
function turns(pauseMs: number, signal: AbortSignal | undefined): (host: string) => Promise<void> {
  const asked = new Map<string, number>()
  return async (host) => {
    const rest = (asked.get(host) ?? -Infinity) + pauseMs - performance.now()
    if (rest > 0) await pause(rest, undefined, { ...(signal && { signal }) })
    asked.set(host, performance.now())
  }
}
