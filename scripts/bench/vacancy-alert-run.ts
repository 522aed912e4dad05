import type { PostgresAdapter } from '@payloadcms/db-postgres'
import config from '@payload-config'
import { getPayload } from 'payload'

import { project } from '../../src/cms/desk/publishing/project'
import { closeReads } from '../../src/cms/database/read-pool'
import { keepBatch } from '../../src/features/vacancies/vacancy-batch.runner'
import { runDueAlerts } from '../../src/features/vacancies/alerts/vacancy-alerts.runner'

/**
 * For the bench of alerts: one run over what is due, as an instance of the site does it; prints what it did and how
 * long it took, in ms. With `forever` it looks again and again, until it is killed; `project` writes publication index
 * and bitmaps first, piece by piece, so that no statement takes long on a busy machine.
 */

/** Rows that are written at once: no more than a batch takes. */
const PIECE = 5_000

const payload = await getPayload({ config, disableOnInit: true })
if (process.argv.includes('project')) await projectAll()
const isEndless = process.argv.includes('forever')
console.log('ready')
do {
  const began = performance.now()
  const run = await runDueAlerts(payload)
  if (!isEndless) console.log(JSON.stringify({ ...run, ms: performance.now() - began }))
} while (isEndless)
await closeReads()
await payload.destroy()
process.exit(0)

async function projectAll(): Promise<void> {
  const { drizzle } = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  await project(payload, { collection: 'crewings' })
  const { rows } = await drizzle.execute<{ id: number }>('SELECT id FROM vacancies ORDER BY id')
  for (let first = 0; first < rows.length; first += PIECE) {
    const documents = rows.slice(first, first + PIECE).map(({ id }) => String(id))
    await project(payload, { collection: 'vacancies', documents })
    await keepBatch(payload)
  }
}
