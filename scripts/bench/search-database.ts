import type { PostgresAdapter } from '@payloadcms/db-postgres'
import config from '@payload-config'
import { getPayload } from 'payload'

import { project } from '../../src/cms/desk/publishing/project'
import { keepBatch, rebuildBits } from '../../src/features/vacancies/vacancy-batch.runner'

/**
 * For the bench of searches: `migrate` makes the tables; `batches` prints how long it takes to bring the bitmaps into
 * step after changes, in ms.
 */

const payload = await getPayload({ config, disableOnInit: true })
if (process.argv.includes('migrate')) await payload.db.migrate()
else {
  const { drizzle } = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const change = async (count: number) => {
    const { rows } = await drizzle.execute<{ id: number }>(
      `UPDATE vacancies SET contract_most = coalesce(contract_most, 0) % 12 + 1
       WHERE id IN (SELECT id FROM vacancies ORDER BY random() LIMIT ${count}) RETURNING id`,
    )
    const documents = rows.map(({ id }) => String(id))
    await project(payload, { collection: 'vacancies', documents })
  }
  const figures: Record<string, number> = {}
  for (const count of [1, 1_000]) {
    figures[`write and project ${count}`] = await timed(() => change(count))
    figures[`batch after ${count}`] = await timed(() => keepBatch(payload))
  }
  figures['all bitmaps again'] = await timed(() => rebuildBits(payload))
  console.log(JSON.stringify(figures))
}
await payload.destroy()
process.exit(0)
