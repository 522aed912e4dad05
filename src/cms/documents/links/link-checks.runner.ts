import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'

import { processNow } from '../../../domain/time/process-clock'
import project from '../../../../package.json'
import { isNight } from '../../../domain/addresses/link-answer'
import { checksExternalLinks, env } from '../../../env'
import { type Runner, type Turn, UNBOUNDED } from '../../services/jobs/runner'
import type { Network } from '../../services/network/checked-host'
import { checkLink } from './check-link'
import { externalAddresses } from './external-places'
import {
  acquireLink,
  type AcquiredLink,
  areLinksUnread,
  databaseTime,
  forgetUnseen,
  noteChecked,
  noteSeen,
  releaseLink,
} from './link-check-rows'

/** How often it is looked whether it is night, in milliseconds. */
const INTERVAL = 5 * 60_000

/** Links that are asked for in one night, by all instances together; the others wait for the next. */
const MOST_A_NIGHT = 2_000

/** Between two questions to the same host, in milliseconds. */
const PAUSE = 1_000

/**
 * Asks by night, one after the other, whether links to other sites still lead somewhere, where it is turned on. Any number
 * of instances may do it on one database: one at a time asks. A stop gives up the question under way.
 */
export const linksRunner: Runner = {
  name: 'links',
  interval: INTERVAL,
  time: 5 * 60_000,
  isOn: checksExternalLinks,
  run: async (payload, turn) => {
    const isNightNow = () => isNight(processNow('an hour of the night'))
    const mayBegin = () => isNightNow() && turn.mayBegin()
    if (isNightNow()) await checkLinks(payload, { turn: { ...turn, mayBegin } })
  },
  failure: 'Links to other sites could not be checked',
}

interface Options {
  turn?: Pick<Turn, 'mayBegin' | 'signal'>
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
  const { turn = UNBOUNDED, network, patience, most = MOST_A_NIGHT, pauseMs = PAUSE } = options
  const { signal } = turn
  if (await areLinksUnread(payload)) await readLinks(payload, signal)
  const pauses = pausesOf(pauseMs, signal)
  const userAgent = `MarinerHub-Links/${project.version} (+${env.SITE_URL})`
  let count = 0
  let held: AcquiredLink | undefined
  try {
    while (turn.mayBegin()) {
      const link = await acquireLink(payload, most, held)
      held = link
      if (!link) break
      const check = await checkLink(link.address, {
        userAgent,
        turn: pauses,
        signal,
        ...(network && { network }),
        ...(patience !== undefined && { patience }),
      })
      await noteChecked(payload, link, check)
      count += 1
    }
  } catch (error) {
    // What was broken off by a stop says nothing of the link, which stays due.
    if (!signal.aborted) throw error
  } finally {
    if (held) await releaseLink(payload, held)
  }
  if (count > 0) payload.logger.info({ links: count }, 'links to other sites were checked')
  return count
}

async function readLinks(payload: Payload, signal: AbortSignal): Promise<void> {
  const since = await databaseTime(payload)
  for await (const addresses of externalAddresses(payload)) {
    if (signal.aborted) return
    await noteSeen(payload, addresses)
  }
  await forgetUnseen(payload, since)
}

/** Lets nobody ask a host again before it had a pause. */
function pausesOf(pauseMs: number, signal: AbortSignal): (host: string) => Promise<void> {
  const asked = new Map<string, number>()
  return async (host) => {
    const rest = (asked.get(host) ?? -Infinity) + pauseMs - performance.now()
    if (rest > 0) await pause(rest, undefined, { signal })
    asked.set(host, performance.now())
  }
}
