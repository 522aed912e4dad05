import { hostname } from 'node:os'

import { beforeEach, describe, expect, it } from 'vitest'

import type { Readings } from '../../../src/domain/staff/alerts'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const sql = (statement: string) => cms().db.pool.query<Record<string, unknown>>(statement)

const mails = async () => {
  const { docs } = await cms().find({ collection: 'messages', depth: 0, sort: 'id' })
  return docs.map(({ to, subject, kind, state }) => ({ to, subject, kind, state }))
}

const raise = async (readings: Omit<Readings, 'now'>) => {
  const { raiseAlerts } = await import('../../../src/cms/services/watching/raise-alerts')
  return raiseAlerts(cms(), { ...readings, now: new Date() })
}

const figures = async () => {
  const { readSiteFigures } = await import('../../../src/cms/services/watching/site-figures')
  return readSiteFigures()
}

const FULL = { disk: { free: 4_200_000_000, size: 100_000_000_000 } }
const ROOMY = { disk: { free: 40_000_000_000, size: 100_000_000_000 } }

beforeEach(async () => {
  await sql(`TRUNCATE raised_alerts, messages, requests, schedules CASCADE`)
  await sql(`DELETE FROM staff`)
  const staff = [
    ['ada', 'admin', true],
    ['bo', 'admin', true],
    // Of the first admin's account, nobody has taken it yet.
    ['cy', 'admin', false],
    ['di', 'editor', true],
  ] as const
  for (const [name, role, claimed] of staff) {
    const data = { email: `${name}@site.example`, name, role, claimed, password: 'only-for-tests' }
    await cms().create({ collection: 'staff', data })
  }
})

describe('a disk that is nearly full', () => {
  it('is told to every admin once, however many look at once and how often', async () => {
    const told = await Promise.all([raise(FULL), raise(FULL), raise(FULL)])
    expect(told.flat()).toEqual(['disk'])
    const told1 = ['ada', 'bo'].map((name) => ({
      to: `${name}@site.example`,
      subject: 'localhost:3000: the disk is nearly full',
      kind: 'staffNotice',
      state: 'queued',
    }))
    expect(await mails()).toEqual(told1)
    expect(await raise(FULL)).toEqual([])
    // Neither bad nor good again: a little was removed.
    expect(await raise({ disk: { free: 11e9, size: 100e9 } })).toEqual([])
    expect(await raise(FULL)).toEqual([])
    expect(await mails()).toHaveLength(2)
  })

  it('is told again after it was good, and after a day', async () => {
    await raise(FULL)
    expect(await raise(ROOMY)).toEqual([])
    expect(await raise(FULL)).toEqual(['disk'])
    await sql(`UPDATE raised_alerts SET told_at = now() - interval '25 hours'`)
    expect(await raise(FULL)).toEqual(['disk'])
    expect(await raise(FULL)).toEqual([])
    expect(await mails()).toHaveLength(6)
  })

  it('says how much is left, and on which machine', async () => {
    await raise(FULL)
    const { docs } = await cms().find({ collection: 'messages', limit: 1 })
    const content = JSON.stringify(docs[0]?.content)
    expect(content).toContain('4.2 GB / 100 GB')
    expect(content).toContain(hostname())
  })

  it('of another machine is no business of this one', async () => {
    await raise(FULL)
    await sql(`UPDATE raised_alerts SET name = 'disk another-machine'`)
    await raise(ROOMY)
    expect((await sql('SELECT name FROM raised_alerts')).rows).toHaveLength(1)
  })

  it('is told the next time where it could not be written down', async () => {
    await sql(`ALTER TABLE messages ADD CONSTRAINT broken CHECK (false) NOT VALID`)
    await expect(raise(FULL)).rejects.toThrow()
    await sql(`ALTER TABLE messages DROP CONSTRAINT broken`)
    expect(await raise(FULL)).toEqual(['disk'])
  })
})

describe('what the database knows', () => {
  const message = (n: number, columns: Record<string, string>) => {
    const all = {
      kind: `'forward'`,
      delivery: `'atLeastOnce'`,
      to: `'x@y.example'`,
      locale: `'en'`,
      subject: `'x'`,
      content: `'[]'`,
      message_id: `'<${n}@x>'`,
      state: `'queued'`,
      attempts: '0',
      ...columns,
    }
    const names = Object.keys(all).map((name) => `"${name}"`)
    return sql(
      `INSERT INTO messages (${names.join(', ')}) VALUES (${Object.values(all).join(', ')})`,
    )
  }
  const ago = (interval: string) => `now() - interval '${interval}'`

  it('is nothing to tell of where all is done', async () => {
    await message(1, { state: `'sent'`, created_at: ago('3 days') })
    // To go out later, as portions of a mailing do.
    await message(2, { created_at: ago('3 hours'), next_attempt_at: `now() + interval '1 hour'` })
    const found = await figures()
    expect(found).toMatchObject({
      messages: { sent: 1, queued: 1 },
      oldestUnsent: 0,
      lag: { publications: 0, erasures: 0 },
    })
    expect(await raise({ figures: found })).toEqual([])
  })

  it('is mail that waits, and a schedule that was not done', async () => {
    await message(1, {
      attempts: '3',
      created_at: ago('2 hours'),
      next_attempt_at: `now() + interval '5 minutes'`,
    })
    await sql(
      `INSERT INTO schedules (action, locale, at) VALUES ('publish', 'en', ${ago('20 minutes')})`,
    )
    const found = await figures()
    expect(found.oldestUnsent).toBeGreaterThan(7_199)
    expect(found.lag.publications).toBeGreaterThan(1_199)
    expect(await raise({ figures: found })).toEqual(['outbox', 'schedule'])
    await sql(`UPDATE messages SET state = 'sent'`)
    await sql(`UPDATE schedules SET done_at = now()`)
    await raise({ figures: await figures() })
    expect((await sql('SELECT name FROM raised_alerts')).rows).toEqual([])
  })

  it('is a backup that failed and has not gone well since', async () => {
    await sql('DELETE FROM backup_state')
    expect((await figures()).backup).toBeUndefined()
    await sql(
      `INSERT INTO backup_state (id, made_at, done_at, failed_at)
      VALUES (1, ${ago('1 day')}, ${ago('1 day')}, ${ago('2 days')})`,
    )
    expect(await raise({ figures: await figures() })).toEqual([])
    await sql(`UPDATE backup_state SET failed_at = now()`)
    expect(await raise({ figures: await figures() })).toEqual(['backup'])
    await sql(`UPDATE backup_state SET failed_at = NULL, made_at = ${ago('3 days')}`)
    expect(await raise({ figures: await figures() })).toEqual([])
    await sql(`UPDATE backup_state SET made_at = now()`)
    await raise({ figures: await figures() })
    expect((await sql('SELECT name FROM raised_alerts')).rows).toEqual([])
  })
})
