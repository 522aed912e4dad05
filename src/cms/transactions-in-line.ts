import type { postgresAdapter } from '@payloadcms/db-postgres'

type Adapter = ReturnType<typeof postgresAdapter>
type TransactionId = number | string | null

/**
 * Lets no more than `most` transactions run at once; the others wait for their turn without a
 * connection. Inside a transaction Payload asks some questions on a second connection: were the pool
 * full of transactions, each would wait for the others until all of them failed.
 */
export function transactionsInLine(adapter: Adapter, most: number): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const line = new Line(most)
      const running = new Set<TransactionId>()
      const leave = (id: TransactionId) => {
        if (running.delete(id)) line.leave()
      }
      const begin = database.beginTransaction.bind(database)
      database.beginTransaction = async (options) => {
        await line.enter()
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

/** Places for so many; who comes first enters first. */
class Line {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(places: number) {
    this.#free = places
  }

  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  leave(): void {
    const next = this.#waiting.shift()
    // The place goes straight to who has waited longest.
    if (next) next()
    else this.#free += 1
  }
}
