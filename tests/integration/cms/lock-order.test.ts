import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** Who writes two things takes their locks in one order: documents, then paths, then tags. */

const cms = cmsUnderTest()

let company: number

beforeEach(async () => {
  await cms().db.drizzle.execute('TRUNCATE crewings, vacancies, redirects, publications CASCADE')
  const data = { name: 'North', slug: 'north', timeZone: 'UTC', _status: 'published' } as const
  company = (await cms().create({ collection: 'crewings', locale: 'en', data })).id
})

/** As a save of the company: its lock and its row are held, and then another step is taken. */
async function whileTheCompanyIsSaved(
  other: () => Promise<unknown>,
  then: (req: PayloadRequest, execute: (sql: string) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const { databaseOf } = await import('../../../src/cms/database/handle')
const { lockDocument } = await import('../../../src/cms/database/locks')
  const transactionID = await cms().db.beginTransaction()
  const req = { transactionID, payload: cms() } as unknown as PayloadRequest // what locks read of one
  const db = await databaseOf(cms(), req)
  await lockDocument(req, 'crewings', company)
  await db.execute(`SELECT 1 FROM crewings WHERE id = ${company} FOR UPDATE`)
  const waiting = other()
  await expect
    .poll(async () => {
      const { rows } = await cms().db.drizzle.execute(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      )
      return rows.length
    })
    .toBe(1)
  await then(req, (sql) => db.execute(sql))
  await cms().db.commitTransaction(transactionID ?? '')
  await waiting
}

describe('a save of a company waits in no circle with', () => {
  it('a redirect that leads to it', async () => {
    const { lockPaths } = await import('../../../src/cms/database/locks')
    await whileTheCompanyIsSaved(
      () =>
        cms().create({
          collection: 'redirects',
          data: {
            locale: 'en',
            from: 'old-north',
            to: { kind: 'page', page: { relationTo: 'crewings', value: company } },
          },
        }),
      (req) => lockPaths(cms(), req),
    )
    expect((await cms().count({ collection: 'redirects' })).totalDocs).toBe(1)
  })

  it('one of its vacancies that goes to the trash', async () => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const { id } = await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company,
        rank: 'bosun',
        vesselType: 'bulk-carrier',
        pay: { negotiable: true, currency: 'USD', period: 'month' },
        openUntilDay: day,
        _status: 'published',
      },
    })
    await whileTheCompanyIsSaved(
      () =>
        cms().update({
          collection: 'vacancies',
          id,
          locale: 'en',
          data: { deletedAt: new Date().toISOString() },
        }),
      (_req, execute) => execute(`UPDATE vacancies SET updated_at = now() WHERE id = ${id}`),
    )
    expect((await cms().count({ collection: 'vacancies' })).totalDocs).toBe(0)
  })
})
