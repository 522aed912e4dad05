import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Adapter = ReturnType<typeof postgresAdapter>
type TransactionId = number | string

interface Actions {
  /** Done after the commit: the locks are free, and everybody sees the rows. */
  committed?: () => Promise<unknown>
  /** Done before the rollback, while the locks still hold: whoever waits for them finds all undone. */
  rolledBack?: () => Promise<unknown>
}

const waiting = new Map<TransactionId, Actions[]>()

/**
 * What is to be done when the transaction of this request ends, whichever way: files know nothing of
 * transactions. The newest is done first, without the database. Without a transaction nothing is ever done.
 */
export async function onTransactionEnd(req: PayloadRequest, actions: Actions): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return
  waiting.set(id, [actions, ...(waiting.get(id) ?? [])])
}

/** Has `onTransactionEnd` told of every end. */
export function tellingTransactionEnds(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const commit = database.commitTransaction.bind(database)
      database.commitTransaction = async (pending) => {
        const id = await pending
        await commit(id)
        await tell(id, 'committed')
      }
      const rollback = database.rollbackTransaction.bind(database)
      database.rollbackTransaction = async (pending) => {
        const id = await pending
        await tell(id, 'rolledBack')
        await rollback(id)
      }
      return database
    },
  }
}

async function tell(id: TransactionId | null, end: keyof Actions): Promise<void> {
  if (id === null) return
  const actions = waiting.get(id) ?? []
  waiting.delete(id)
  for (const one of actions) {
    try {
      await one[end]?.()
    } catch (error) {
      // The outcome is decided, so nobody can be told who could do anything about it.
      console.warn(`At the end of a transaction: ${String(error)}`)
    }
  }
}
