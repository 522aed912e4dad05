import pg from 'pg'
import { inject } from 'vitest'

/** A migrated, empty database for one test file. It goes when the tests' own server goes. */
export async function createTestDatabase(): Promise<string> {
  const template = new URL(inject('postgresUrl'))
  const url = new URL(template)
  url.pathname = `/test_${process.pid}_${Date.now()}`
  const maintenance = new URL(template)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  try {
    await client.query(
      `CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${template.pathname.slice(1)}`,
    )
  } finally {
    await client.end()
  }
  return url.href
}
