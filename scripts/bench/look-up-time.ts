import pg from 'pg'

import { lookUp } from '../../src/cms/publications/reading/publication-index'
import { closeReads } from '../../src/cms/database/read-pool'
import type { Locale } from '../../src/domain/locales/locales'
import { spread } from './quantiles'

/**
 * The publication index's look-up alone, as the proxy does it, of paths chosen at random; prints the times in
 * ms. A process of its own, because the publication index reads the database's address when it is loaded.
 */

const PATHS = 1_000
const WARM_UP = 100

const client = new pg.Client(process.env.DATABASE_URL)
await client.connect()
const { rows } = await client.query<{ locale: Locale | '*'; path: string }>(
  'SELECT locale, path FROM publications ORDER BY random() LIMIT $1',
  [PATHS],
)
await client.end()

const times: number[] = []
for (let asked = -WARM_UP; asked < PATHS; asked += 1) {
  const row = rows[(asked + WARM_UP) % rows.length]
  if (!row) throw new Error('The publication index is empty.')
  const began = performance.now()
  const { kind } = await lookUp(row.locale === '*' ? 'uk' : row.locale, row.path)
  if (asked >= 0) times.push(performance.now() - began)
  if (kind !== 'live') throw new Error(`${row.locale}/${row.path} is ${kind}`)
}
await closeReads()
console.log(JSON.stringify(spread(times)))
