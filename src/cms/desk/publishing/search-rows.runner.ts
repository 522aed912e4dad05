import { setTimeout as delay } from 'node:timers/promises'

import type { Payload } from 'payload'

import type { Runner, Turn } from '../../services/jobs/runner'
import { contentTypes } from '../../publications/content-types'
import { outdatedReadModels, refreshReadModels } from '../../publications/writing/read-models'
import { type Database, databaseOf } from '../../database/handle'
import { inTurn } from '../../database/locks'
import { sectionsIn } from '../../publications/writing/tags'
import { renewTagsIn } from '../../publications/writing/tags'
import { indexSections, outdatedSections } from '../../documents/search/search-sections'

/**
 * Makes again what both searches look through, where a release makes it by other rules: after the start, beside the
 * answers. Until a row is made again it is found by what it says.
 */

/** Documents of one transaction, few enough that a save of one of them hardly waits. */
const AT_ONCE = { sections: 20, readModel: 1_000 }

/** Milliseconds between two transactions: what changed in the first is then in the bitmaps. */
const PAUSE = 2_000

/** Milliseconds. Rows are outdated by a release alone; a run that failed is repeated much sooner. */
const INTERVAL = 24 * 60 * 60 * 1000

/** Does so once after each start. Any number of instances may; they take turns. */
export const searchRowsRunner: Runner = {
  name: 'search-rows',
  interval: INTERVAL,
  intervalAfterFailure: 60_000,
  time: 10 * 60_000,
  run: async (payload, turn) => {
    await bringSearchIntoStep(payload, turn)
    return turn.isOver()
  },
  failure: 'What search looks through could not be brought into step',
}

/**
 * @param turn stops it between two transactions
 * @param pause milliseconds between them
 * @returns how many documents were looked at
 */
export async function bringSearchIntoStep(
  payload: Payload,
  { signal, isOver }: Pick<Turn, 'signal' | 'isOver'>,
  pause = PAUSE,
): Promise<number> {
  const database = await databaseOf(payload, {})
  let count = 0
  const inBatches = async (
    documents: readonly string[],
    size: number,
    write: (db: Database, batch: readonly string[]) => Promise<void>,
  ) => {
    for (let first = 0; first < documents.length && !isOver(); first += size) {
      const batch = documents.slice(first, first + size)
      await inTurn(payload, { of: 'search rows', waits: true }, (db) => write(db, batch))
      count += batch.length
      if (first + size < documents.length)
        await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  for (const type of contentTypes) {
    await inBatches(await outdatedSections(database, type), AT_ONCE.sections, async (db, batch) => {
      const locales = await indexSections(db, type, batch)
      await renewTagsIn(db, [...locales].map(sectionsIn))
    })
    await inBatches(await outdatedReadModels(database, type), AT_ONCE.readModel, (db, batch) =>
      refreshReadModels(db, type.collection, batch),
    )
  }
  return count
}
