import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'

import { troubleOf } from '../../../src/cms/database/database-trouble'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

/** What readers' connections are doing in this test's database. */
async function running(): Promise<string[]> {
  const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
  const { rows } = await drizzle.execute<{ query: string }>(
    sql`SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle'
      AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%'`,
  )
  return rows.map(({ query }) => query)
}

it('a statement that takes too long ends in the database too', async () => {
  const { inSnapshot, query, querySearch } = await import('../../../src/cms/database/read-pool')
  const failures = await Promise.all(
    [
      query('SELECT pg_sleep(20)', []),
      querySearch('SELECT pg_sleep(20)', []),
      inSnapshot((ask) => ask('SELECT pg_sleep(20)', [])),
    ].map((asked) => asked.then(() => 'answered', troubleOf)),
  )
  expect(failures).toEqual(['silent', 'silent', 'silent'])
  expect(await running()).toEqual([])
})
