/** @module-tag soak */
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

/** So many that the planner reads a table by an index, wherever it can. */
const ROWS = 20_000

const INDEX = ['publications', 'publication_boundaries']

it('a save of a vacancy reads no table of the publication index from end to end', async () => {
  const { databaseOf } = await import('../../../src/cms/database/handle')
  const { project } = await import('../../../src/cms/desk/publishing/project')
  const { id: company } = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'Among many', timeZone: 'UTC', _status: 'published' },
  })
  const { id } = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company,
      rank: 'bosun',
      vesselType: 'bulk-carrier',
      openUntilDay: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      pay: { min: 420_000, currency: 'USD', period: 'month' },
      _status: 'published',
    },
  })
  const req = await createLocalReq({}, cms())
  await initTransaction(req)
  try {
    const db = await databaseOf(cms(), req)
    const scans = async () => {
      const { rows } = await db.execute<{ name: string; count: number }>(sql`
        SELECT relname AS name, seq_scan::int AS count FROM pg_stat_xact_user_tables
        WHERE relname = ANY (${`{${INDEX.join(',')}}`}::text[])`)
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    }
    for (const table of INDEX) {
      await db.execute(sql`
        INSERT INTO ${sql.identifier(table)} SELECT copy.* FROM ${sql.identifier(table)} original
        JOIN generate_series(1, ${ROWS}::int) n ON original.collection = 'vacancies' AND original.document = ${String(id)}
        CROSS JOIN LATERAL jsonb_populate_record(original, jsonb_build_object(
          'id', 10000000 + n * 10 + original.id % 10, 'document', (1000000 + n)::text, 'path', '/copy/' || n)) copy`)
    }
    await db.execute(sql`ANALYZE publications, publication_boundaries`)
    const before = await scans()
    await db.execute(sql`UPDATE vacancies SET pay_min = 430000 WHERE id = ${id}`)
    await project(cms(), { collection: 'vacancies', documents: [String(id)] }, req)
    expect(await scans(), 'where nothing moves').toEqual(before)
    await db.execute(sql`UPDATE vacancies SET rank = 'master' WHERE id = ${id}`)
    await project(cms(), { collection: 'vacancies', documents: [String(id)] }, req)
    expect(await scans(), 'where it moves').toEqual(before)
  } finally {
    await killTransaction(req)
  }
})
