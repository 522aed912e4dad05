import path from 'node:path'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { ADMIN } from '../../tests/site/accounts.mjs'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { fillInAllLanguages } from './language-content'
import type { KeyChange } from './page-key-changes'
import { printTable } from './report'
import { runBench } from './run-bench'
import { createDatabase, reindex, runWithPayload } from './scale-database'
import { temporaryDataDir } from './site-under-test'

/**
 * Counts the pages whose key one publish changes, and which are therefore rendered again, on a site with 1,000 live
 * documents in twelve languages: `bench:keys [--only words]`.
 */

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

await runBench('keys', async (undo) => {
  const dataDir = await temporaryDataDir(undo)
  const postgres = await startEmbeddedPostgres({ dataDir })
  undo(() => postgres.stop())
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'page_keys'),
    PAYLOAD_SECRET: 'only-for-the-bench-0',
    DATA_DIR: path.join(dataDir, 'files'),
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  await runWithPayload('scripts/prepare-database.ts', ['migrate', 'admin'], {
    ...env,
    PAYLOAD_MIGRATING: 'true',
  })
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  undo(() => client.end())
  await fillInAllLanguages(client, 1)
  await reindex(env, 'pages')
  // Autovacuum would do so within minutes.
  await client.query('ANALYZE')
  const { output } = await runWithPayload(
    'scripts/bench/page-key-changes.ts',
    ['--', values.only],
    env,
  )
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (line === undefined) throw new Error(`There are no figures in:\n${output}`)
  const { keys, changes } = JSON.parse(line) as { keys: number; changes: KeyChange[] }
  printTable(
    ['one publish', 'new keys', 'show it', `of ${keys}`],
    changes.map(({ name, changed, showIt }) => [
      name,
      String(changed),
      String(showIt),
      `${((100 * changed) / keys).toFixed(1)} %`,
    ]),
  )
  return { keys, changes }
})
