import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { daysLater, storedDay } from '../../../src/domain/time/calendar-day'
import { shiftClock } from '../../site/shifted-clock.mjs'
import { cmsUnderTest } from '../cms-under-test'

/** What the database compares is reckoned by its clock, whatever this machine's says. */

const cms = cmsUnderTest()

const TEN_MINUTES = 600_000
const BOTH_WAYS = [
  ['ahead', TEN_MINUTES],
  ['behind', -TEN_MINUTES],
] as const

let setRight = () => {}

afterEach(() => {
  setRight()
  setRight = () => {}
})

const rows = async <Row extends object>(statement: string): Promise<Row[]> =>
  (await cms().db.pool.query(statement)).rows as Row[]

/** Seconds from the database's present to an instant that it keeps. */
async function fromNow(what: string): Promise<number> {
  const [row] = await rows<{ seconds: string | null }>(
    `SELECT extract(epoch FROM (${what}) - clock_timestamp()) AS seconds`,
  )
  return Number(row?.seconds ?? Number.NaN)
}

const AROUND_NOW = { least: -20, most: 1 }

async function expectNow(what: string, later = 0): Promise<void> {
  const seconds = (await fromNow(what)) - later
  expect(seconds, what).toBeGreaterThan(AROUND_NOW.least)
  expect(seconds, what).toBeLessThan(AROUND_NOW.most)
}

const inDays = (days: number) => storedDay(daysLater(new Date().toISOString().slice(0, 10), days))

beforeAll(async () => {
  await cms().create({
    collection: 'staff',
    data: { email: 'ada@site.example', name: 'Ada', role: 'admin', password: 'only-for-tests' },
  })
})

describe.each(BOTH_WAYS)('with a clock ten minutes %s', (way, ahead) => {
  it('mail is due at once, and the second of a mailing after its pause', async () => {
    setRight = shiftClock(ahead)
    const { enqueueMessage } = await import('../../../src/cms/services/mail/enqueue-message')
    const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
    const message = {
      kind: 'staffNotice',
      delivery: 'atLeastOnce',
      locale: 'en',
      parts: [],
    } as const
    await withinTransaction(cms(), async (req) => {
      await enqueueMessage(req, { ...message, to: `at-once-${way}@site.example`, subject: 'One' })
      const later = { ...message, to: `later-${way}@site.example`, subject: 'Two', pause: 30_000 }
      await enqueueMessage(req, later)
    })
    const of = (column: string, to: string) =>
      `SELECT ${column} FROM messages WHERE "to" = '${to}-${way}@site.example'`
    await expectNow(of('next_attempt_at', 'at-once'))
    await expectNow(of('created_at', 'at-once'))
    await expectNow(of('next_attempt_at', 'later'), 30)
  })

  it('what is made is made now, what is published is published now, what is thrown away is so now', async () => {
    setRight = shiftClock(ahead)
    const company = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: `Acme ${way}`, timeZone: 'UTC', _status: 'published' },
    })
    const vacancy = await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        ...{ company: company.id, rank: 'chief-mate', vesselType: 'lng-carrier' },
        ...{ openUntilDay: inDays(20), _status: 'published' },
        pay: { min: 950_000, currency: 'USD', period: 'month' },
      },
    })
    const page = await cms().create({
      collection: 'pages',
      locale: 'en',
      data: { title: `Page ${way}`, slug: `page-${way}`, _status: 'published' },
    })
    await cms().update({
      collection: 'pages',
      id: page.id,
      data: { deletedAt: new Date().toISOString() },
    })
    for (const [table, id, columns] of [
      ['vacancies', vacancy.id, ['created_at', 'first_published_at', 'last_published_at']],
      ['pages', page.id, ['created_at', 'deleted_at']],
    ] as const) {
      for (const column of columns)
        await expectNow(`SELECT ${column} FROM ${table} WHERE id = ${id}`)
    }
    await expectNow(
      `SELECT first_published_at FROM pages_locales WHERE _parent_id = ${page.id} AND _locale = 'en'`,
    )
  })

  it('a request is kept for as long as is said, from now on', async () => {
    setRight = shiftClock(ahead)
    const sent = await cms().create({
      collection: 'requests',
      data: { reference: `R-${way}`, kind: 'contact', state: 'new', locale: 'en', values: {} },
    })
    const kept = `erase_at - (created_at + interval '1 month' * (SELECT coalesce(max(contact_months), 12) FROM request_settings))`
    const [row] = await rows<{ apart: string }>(
      `SELECT extract(epoch FROM ${kept}) AS apart FROM requests WHERE id = ${sent.id}`,
    )
    // Months of a calendar, counted in JavaScript and in SQL: the same but for a moment.
    expect(Math.abs(Number(row?.apart))).toBeLessThan(20)
    await expectNow(`SELECT created_at FROM requests WHERE id = ${sent.id}`)
  })

  it('a schedule is carried out at its time, neither earlier nor later', async () => {
    setRight = shiftClock(ahead)
    const { runDueSchedules, healthOfRunner } =
      await import('../../../src/features/schedules/schedules.runner')
    const page = await cms().create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: `Planned ${way}`, slug: `planned-${way}` },
    })
    const [ada] = await rows<{ id: number }>(
      `SELECT id FROM staff WHERE email = 'ada@site.example'`,
    )
    const schedule = await cms().create({
      collection: 'schedules',
      data: {
        document: { relationTo: 'pages', value: page.id },
        ...{ action: 'publish', locale: 'en', at: new Date().toISOString(), by: ada?.id ?? 0 },
        panelLanguage: 'en',
      },
    })
    const isDone = async () => {
      await runDueSchedules(cms())
      const [row] = await rows<{ done: boolean }>(
        `SELECT done_at IS NOT NULL AS done FROM schedules WHERE id = ${schedule.id}`,
      )
      return row?.done
    }
    const at = (interval: string) =>
      rows(`UPDATE schedules SET at = clock_timestamp() ${interval} WHERE id = ${schedule.id}`)
    await at(`+ interval '2 minutes'`)
    expect(await isDone()).toBe(false)
    await at(`- interval '1 second'`)
    expect(await isDone()).toBe(true)
    await expectNow(`SELECT done_at FROM schedules WHERE id = ${schedule.id}`)
    expect(await healthOfRunner(cms())).toMatchObject({ isRunning: false })
  })

  it('a link to choose a password works until its end, and not after it', async () => {
    setRight = shiftClock(ahead)
    const expires = (interval: string) =>
      rows(
        `UPDATE staff SET reset_password_token = 'a-link', reset_password_expiration = clock_timestamp() ${interval}`,
      )
    const reset = () =>
      cms().resetPassword({
        collection: 'staff',
        data: { token: 'a-link', password: 'another-for-tests' },
        overrideAccess: true,
      })
    await expires(`- interval '1 second'`)
    await expect(reset()).rejects.toThrow('expired')
    await expires(`+ interval '1 minute'`)
    await reset()
    await expect(reset(), 'once').rejects.toThrow('expired')
  })

  it('a limit lasts as long as it says, also for an instance whose clock is right', async () => {
    const { consume } = await import('../../../src/cms/services/limits/limits')
    const who = { address: `192.0.2.${way === 'ahead' ? 7 : 8}`, email: 'x@site.example' }
    setRight = shiftClock(ahead)
    for (let count = 0; count < 4; count += 1) {
      expect(await consume('passwordReset', who)).toBeUndefined()
    }
    await expectNow(
      `SELECT to_timestamp(max(expire) / 1000.0) FROM rate_limits WHERE key LIKE 'passwordReset:email%'`,
      3_600,
    )
    setRight()
    const seconds = await consume('passwordReset', who)
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_601)
  })

  it('it is seen by how much the clocks are apart, and said once', async () => {
    setRight = shiftClock(ahead)
    const { createClockWatch, lookAtClocks } =
      await import('../../../src/cms/services/watching/clock-difference')
    const { ahead: seconds } = await lookAtClocks()
    expect(Math.abs(seconds - ahead / 1_000)).toBeLessThan(5)
    const log = { info: vi.fn(), warn: vi.fn() }
    let elapsed = 0
    const watch = createClockWatch(log, () => elapsed)
    watch(0.4)
    for (let minute = 0; minute < 3; minute += 1) watch(seconds)
    expect(log.warn).toHaveBeenCalledOnce()
    expect(log.warn.mock.calls[0]?.[0]).toEqual({ secondsAhead: seconds })
    elapsed = 3_600_000
    watch(seconds)
    expect(log.warn).toHaveBeenCalledTimes(2)
    watch(59)
    watch(59)
    expect(log.info).toHaveBeenCalledOnce()
  })
})
