import type { postgresAdapter } from '@payloadcms/db-postgres'
import { APIError } from 'payload'

import { siteProcess } from '../../domain/process/site-process'
import { isLineFull, WaitingLine } from './waiting-line'
import { measure } from './measure'

type Adapter = ReturnType<typeof postgresAdapter>
type TransactionId = number | string | null

interface Bounds {
  mostWaiting: number
  patienceMs: number
}

/** A save takes a tenth of a second: two hundred are done in that time, unless something is stuck. */
const BOUNDS: Bounds = { mostWaiting: 200, patienceMs: 20_000 }

/**
 * Lets no more than `most` transactions run at once; the others wait for their turn without a
 * connection. Inside a transaction Payload asks some questions on a second connection: were the pool
 * full of transactions, each would wait for the others until all of them failed. Who waits too long is
 * refused with an `APIError` of status 503.
 */
export function transactionsInLine(
  adapter: Adapter,
  most: number,
  bounds: Bounds = BOUNDS,
): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const line = new WaitingLine({ places: most, ...bounds })
      siteProcess().transactionsWaiting = () => line.length
      const enter = refusing(line)
      const running = new Set<TransactionId>()
      const leave = (id: TransactionId) => {
        if (running.delete(id)) line.leave()
      }
      const begin = database.beginTransaction.bind(database)
      database.beginTransaction = async (options) => {
        await enter()
        let id: TransactionId = null
        try {
          id = await begin(options)
          return id
        } finally {
          if (id === null) line.leave()
          else running.add(id)
        }
      }
      for (const end of ['commitTransaction', 'rollbackTransaction'] as const) {
        const original = database[end].bind(database)
        database[end] = async (pending) => {
          const id = await pending
          try {
            await original(id)
          } finally {
            leave(id)
          }
        }
      }
      return database
    },
  }
}

/** Enters the line, or says once that nothing moves: again only after somebody has got in without a wait. */
function refusing(line: WaitingLine): () => Promise<void> {
  let isTold = false
  return async () => {
    try {
      const isFree = line.length === 0
      const begun = performance.now()
      await line.enter()
      measure({ name: 'transaction', waitedMs: performance.now() - begun })
      if (isFree) isTold = false
    } catch (error) {
      if (!isLineFull(error)) throw error
      if (!isTold) console.error(`Transactions wait too long, writes are refused: ${error.message}`)
      isTold = true
      measure({ name: 'transaction refused' })
      const refused = new APIError('The site is busy: try again in a moment.', 503, undefined, true)
      // By which `troubleOf` knows it.
      throw Object.assign(refused, { cause: error })
    }
  }
}
