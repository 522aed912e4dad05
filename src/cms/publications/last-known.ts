import { LRUCache } from 'lru-cache'

import type { Locale } from '../../domain/locales'
import type { LocalizedPath } from '../../domain/paths'
import { findPathIn, isReachable, lookUp, type LookUp } from './ledger'
import { shareAnswers } from './share-answers'

/** The database is away and nothing is remembered of this path. */
export interface Unavailable {
  kind: 'unavailable'
}

// What the ledger last said, for the time the database is away. Unknown paths are not kept: anybody
// can ask for any number of them.
const remembered = new LRUCache<string, LookUp>({ max: 50_000 })

// Many readers of one page at once, as of a link that goes round, would wait for each other's connections
// until it looked as if the database were away.
const lookUpTogether = shareAnswers(lookUp, (locale, path) => `${locale}/${path}`)

const PROBE_INTERVAL_MS = 500

let away = false

/**
 * The ledger's answer; while the database is away, its last one. The first request that meets a dead
 * database waits for the time limit; those after it answer at once until a probe gets through.
 */
export async function lookUpOrRemember(
  locale: Locale,
  path: string,
): Promise<LookUp | Unavailable> {
  const key = `${locale}/${path}`
  if (!away) {
    try {
      const found = await lookUpTogether(locale, path)
      if (found.kind === 'unknown') remembered.delete(key)
      else remembered.set(key, found)
      return found
    } catch (error) {
      noteAbsence(error)
    }
  }
  return remembered.get(key) ?? { kind: 'unavailable' }
}

/** `findPathIn`; while the database is away nothing, so that a reader stays where the page is known. */
export async function findPathInIfKnown(
  locale: Locale,
  shown: LocalizedPath,
): Promise<string | undefined> {
  if (away) return undefined
  try {
    return await findPathIn(locale, shown)
  } catch (error) {
    noteAbsence(error)
    return undefined
  }
}

function noteAbsence(error: unknown): void {
  if (away) return
  away = true
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
