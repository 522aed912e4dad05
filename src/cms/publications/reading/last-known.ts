import { LRUCache } from 'lru-cache'

import type { Locale } from '../../../domain/locales/locales'
import type { LocalizedPath } from '../../../domain/addresses/paths'
import { troubleOf } from '../../database/database-trouble'
import { findPathIn, findTagRevisions, type LookUp, lookUpByClock } from './publication-index'
import { readClock } from './index-clock'
import { isReachable } from '../../database/read-pool'
import { isNowhere } from './nowhere'
import { singleFlight } from './single-flight'

/** There is no answer now: the database is away and nothing is remembered of this path, or it is busy, or fails. */
export interface Unavailable {
  kind: 'unavailable'
}

// What the publication index last said, for as long as its clock says the same, and for the time the database is away.
// Unknown paths are not kept: anybody can ask for any number of them.
const remembered = new LRUCache<string, { found: LookUp; clock: string | undefined }>({
  max: 50_000,
})

// Many readers of one page at once, as of a link that goes round, would wait for each other's connections
// until it looked as if the database were away.
const lookUpSingleFlight = singleFlight(lookUpByClock, (locale, path) => `${locale}/${path}`)

const PROBE_INTERVAL_MS = 500
/** The same trouble is not told more often. */
const QUIET_MS = 10_000

let away = false
/** Ends the waiting of those who ask at the moment. */
const interruptions = new Set<() => void>()
const lastTold = new Map<string, number>()

/**
 * The publication index's answer; while the database is away, its last one. What it has said before is taken where its
 * clock, asked after this question was put, says that nothing has changed since. The first request that meets a dead
 * database waits for the time limit; those after it answer at once until a probe gets through. A database that is there
 * but busy, or that refuses the question, gives no older answer.
 */
export async function lookUpOrRemember(
  locale: Locale,
  path: string,
): Promise<LookUp | Unavailable> {
  const key = `${locale}/${path}`
  const last = remembered.get(key)
  if (last?.clock !== undefined && !away && (await readClock()) === last.clock) return last.found
  if (!last && !away && (await isNowhere(path))) return { kind: 'unknown' }
  const said = await askUnlessAway(() => lookUpSingleFlight(locale, path))
  if (said === 'failed') return { kind: 'unavailable' }
  if (said === 'away') return remembered.get(key)?.found ?? { kind: 'unavailable' }
  const { answer } = said
  if (answer.found.kind === 'unknown') remembered.delete(key)
  else remembered.set(key, answer)
  return answer.found
}

/** `findPathIn`; where there is no answer nothing, so that a reader stays where the page is known. */
export async function findPathInIfKnown(
  locale: Locale,
  shown: LocalizedPath,
): Promise<string | undefined> {
  return ifKnown(() => findPathIn(locale, shown))
}

/** `findTagRevisions`; nothing where there is no answer. */
export async function tagRevisionsIfKnown(
  tag: string,
  locale: Locale,
): Promise<string | undefined> {
  return ifKnown(() => findTagRevisions(tag, locale))
}

/** What a question of the publication index's kind is answered; nothing where there is no answer. */
export async function ifKnown<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const found = await askUnlessAway(ask)
  return typeof found === 'object' ? found.answer : undefined
}

async function askUnlessAway<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer } | 'away' | 'failed'> {
  for (let isFirst = true; ; isFirst = false) {
    if (away) return 'away'
    let interrupt = () => {}
    const absence = new Promise<'away'>((resolve) => {
      interrupt = () => resolve('away')
      interruptions.add(interrupt)
    })
    try {
      return await Promise.race([ask().then((answer) => ({ answer })), absence])
    } catch (error) {
      const verdict = await judge(error)
      if (verdict !== 'again' || !isFirst) return verdict === 'away' ? 'away' : 'failed'
    } finally {
      interruptions.delete(interrupt)
    }
  }
}

/** `again` where only this connection was lost. */
async function judge(error: unknown): Promise<'away' | 'failed' | 'again'> {
  const trouble = troubleOf(error)
  if (trouble === 'lost' || trouble === 'silent') {
    if (!(await isReachable())) {
      noteAbsence(error)
      return 'away'
    }
    if (trouble === 'lost') return 'again'
  }
  const now = performance.now()
  if (now - (lastTold.get(trouble) ?? -Infinity) > QUIET_MS) {
    lastTold.set(trouble, now)
    console.error(
      `The publication index gave no answer; readers get a 503. (${trouble}) ${String(error)}`,
    )
  }
  return 'failed'
}

function noteAbsence(error: unknown): void {
  if (away) return
  away = true
  for (const interrupt of interruptions) interrupt()
  console.error(
    `The database does not answer; pages seen before are served as they were. ${String(error)}`,
  )
  void probe()
}

async function probe(): Promise<void> {
  while (!(await isReachable())) {
    await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS).unref())
  }
  away = false
}
