import type { Pool, PoolClient } from 'pg'

type Query = (...args: unknown[]) => unknown

/** The texts of all statements that are sent over the connections of a pool while `work` runs, in their order. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const watched = new Map<PoolClient, Query>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    // Its overloads say less than what is passed on.
    const query = client.query.bind(client) as unknown as Query
    watched.set(client, query)
    const noting: Query = (...args) => {
      const [asked] = args
      const { text } = typeof asked === 'string' ? { text: asked } : (asked as { text: string })
      sent.push(text.replaceAll(/\s+/g, ' ').trim())
      return query(...args)
    }
    Object.assign(client, { query: noting })
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of watched) Object.assign(client, { query })
  }
  return sent
}
