import { afterEach, expect, test, vi } from 'vitest'

import { siteProcess } from '../../../src/domain/process/site-process'
import type { Measured } from '../../../src/domain/watching/measures'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()
const shared = siteProcess()

afterEach(() => {
  delete shared.measure
  vi.restoreAllMocks()
})

test('a slow query is counted and logged without its values, ten of them in a minute', async () => {
  const counted: Measured[] = []
  shared.measure = (measured) => counted.push(measured)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { watchQueries } = await import('../../../src/cms/database/slow-queries')
  const client = await cms().db.pool.connect()
  try {
    watchQueries(client, 'a test', 20)
    await client.query(`SELECT 'quick and secret'`)
    await client.query(`SELECT pg_sleep(0.03), 'a secret', $1::text`, ['another secret'])
    const failing = 'SELECT 1 / length(pg_sleep(0.03)::text)'
    await expect(client.query(failing)).rejects.toThrow('zero')
    for (let n = 0; n < 12; n += 1) await client.query({ text: 'SELECT pg_sleep(0.03)' })
  } finally {
    client.release(true)
  }
  const slow = counted.filter(({ name }) => name === 'slow query')
  expect(slow).toEqual(Array(14).fill({ name: 'slow query', pool: 'a test' }))
  const lines = warned.mock.calls.map(([line]) => String(line))
  expect(lines).toHaveLength(10)
  expect(lines[0]).toMatch(/^A query took \d+ ms \(a test\): SELECT pg_sleep\(\?\), \?, \$1::text$/)
  expect(lines.join('\n')).not.toContain('secret')
})

test('every pool of the site is watched, and says how many of its connections are taken', async () => {
  const counted: Measured[] = []
  shared.measure = (measured) => counted.push(measured)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { query, querySearch } = await import('../../../src/cms/database/read-pool')
  // The default of SLOW_QUERY_MS is half a second.
  await Promise.all([
    query('SELECT pg_sleep(0.55)', []),
    querySearch('SELECT pg_sleep(0.55)', []),
    cms().db.pool.query('SELECT pg_sleep(0.55)'),
  ])
  const pools = counted.flatMap((one) => (one.name === 'slow query' ? [one.pool] : []))
  expect(pools.toSorted()).toEqual(['cms', 'reads', 'search'])
  const loads = () => [...(shared.measuredPools ?? [])].map((read) => read())
  const taken = () => loads().reduce((sum, { total, idle }) => sum + total - idle, 0)
  const before = taken()
  const client = await cms().db.pool.connect()
  expect(taken()).toBe(before + 1)
  client.release()
  const names = loads().map(({ name, most }) => `${name} ${most}`)
  expect(names.toSorted()).toEqual(['cms 16', 'reads 8', 'search 3'])
})
