import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ReminderMonths } from '../../../src/domain/sea-service/paper-reminders'
import { daysLater, monthsLater } from '../../../src/domain/time/calendar-day'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

/** Mails before papers run out, as they were chosen, each threshold once; and a calendar of their days by a secret address. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'paper-reminders-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/seamen/own-data.queries')),
  ...(await import('../../../src/features/seamen/reminders/end-reminders.submit')),
  ...(await import('../../../src/features/seamen/reminders/paper-calendar.answer')),
  ...(await import('../../../src/features/seamen/reminders/paper-reminders.runner')),
  ...(await import('../../../src/features/seamen/reminders/reminders.form')),
  ...(await import('../../../src/features/seamen/reminders/reminders.queries')),
  ...(await import('../../../src/features/seamen/reminders/reminders.submit')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
})

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await cms().db.pool.query(text, values)).rows as Row[]

let admin: RestClient
let editor: RestClient

beforeAll(async () => {
  admin = await hire(cms(), 'reminder-admin', 'admin')
  editor = await hire(cms(), 'reminder-editor', 'editor')
})

beforeEach(async () => {
  for (const table of [
    ...['messages', 'seaman_contracts', 'seaman_papers', 'seaman_events', 'seamen'],
    ...['suppressed_addresses', 'erased_requests'],
  ]) {
    await query(`DELETE FROM ${table}`)
  }
})

let made = 0

interface Member {
  id: number
  email: string
  cookies: string
}

async function member(language = 'en', isConfirmed = true): Promise<Member> {
  made += 1
  const email = `reminded.${made}@ship.example`
  const id = await newSeaman(cms().db.pool, { email, language, isConfirmed })
  return { id, email, cookies: await newSession(cms().db.pool, id) }
}

const today = async () => {
  const [row] = await query<{ day: string }>(
    `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day`,
  )
  return row?.day ?? ''
}

/** A paper whose last day is so many days from today. */
async function paper({ id }: Member, days: number, document = 'passport'): Promise<number> {
  const expires = `${daysLater(await today(), days)}T12:00:00Z`
  const [row] = await query<{ id: number }>(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, number, expires, validity)
     VALUES ($1, 1, $2, $3, 'EA 1234567', $4, 'until') RETURNING id`,
    [id, randomBytes(8).toString('hex'), document, expires],
  )
  return row?.id ?? 0
}

async function choose(
  { id }: Member,
  months: readonly ReminderMonths[],
  calendar: 'off' | 'on' | 'renew' = 'off',
): Promise<void> {
  const { saveReminders } = await load()
  expect(await saveReminders(cms(), id, { months, calendar })).toBe(true)
}

/** As time does it, for all that is reckoned from an instant; the day stays. */
async function untilTheNextLook(): Promise<void> {
  await query(
    `UPDATE seaman_reminders SET due_at = now() - interval '1 second' WHERE due_at IS NOT NULL`,
  )
  // Their keys have the day in them.
  await query(
    `UPDATE messages SET message_id = replace(message_id, '@', '-' || id || '@')
     WHERE kind = 'paperReminder' AND message_id NOT LIKE '%-' || id || '@%'`,
  )
}

async function run() {
  await untilTheNextLook()
  return (await load()).runDueReminders(cms())
}

interface Mail {
  to: string
  locale: string
  subject: string
  state: string
  delivery: string
  unsubscribe: string
  content: {
    kind: string
    text?: string
    href?: string
    facts?: { label: string; value: string }[]
  }[]
}

const mails = () =>
  query<Mail>(
    `SELECT "to", locale, subject, state, delivery, unsubscribe, content FROM messages
     WHERE kind = 'paperReminder' ORDER BY id`,
  )

const namedIn = (mail: Mail | undefined) =>
  mail?.content.flatMap(({ facts = [] }) => facts.map(({ label }) => label)) ?? []

function tokenIn(mail: Mail | undefined): string {
  return new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? ''
}

describe('mails', () => {
  it('come to nobody who has not chosen them, and to no address that is not confirmed', async () => {
    const [olena, pavlo] = [await member(), await member('en', false)]
    for (const one of [olena, pavlo]) await paper(one, 20)
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    await choose(pavlo, [1])
    await choose(olena, [], 'on')
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    expect(await mails()).toEqual([])
  })

  it('tell of all papers that are due in one, without their numbers, in the language of the account', async () => {
    const olena = await member('uk')
    await choose(olena, [6, 1])
    await paper(olena, 25)
    await paper(olena, 100, 'seafarer-medical-certificate')
    await paper(olena, 300, 'seamans-book')
    await paper(olena, -3, 'yellow-fever-vaccination')
    expect(await run()).toEqual({ looks: 1, mails: 1 })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: olena.email, locale: 'uk', state: 'queued' })
    expect(mail?.subject).toContain('2 документи')
    expect(namedIn(mail)).toHaveLength(2)
    expect(JSON.stringify(mail)).toContain('25 днів')
    expect(JSON.stringify(mail)).not.toContain('1234567')
    expect(JSON.stringify(mail)).toContain('/uk/seaman/account/record')
  })

  it('tell of each threshold once, and of the nearest alone', async () => {
    const olena = await member()
    await choose(olena, [12, 6, 3, 1])
    const passport = await paper(olena, 80)
    expect((await run()).mails).toBe(1)
    for (let day = 0; day < 3; day += 1) expect((await run()).mails).toBe(0)
    // A threshold later.
    await query(`UPDATE seaman_papers SET expires = expires - interval '60 days' WHERE id = $1`, [
      passport,
    ])
    await query(`UPDATE seaman_reminders_told SET expires = expires - 60`)
    expect((await run()).mails).toBe(1)
    expect((await run()).mails).toBe(0)
  })

  it('begin again for a paper whose last day changes', async () => {
    const olena = await member()
    await choose(olena, [6])
    const passport = await paper(olena, 80)
    expect((await run()).mails).toBe(1)
    await query(`UPDATE seaman_papers SET expires = expires + interval '1 day' WHERE id = $1`, [
      passport,
    ])
    expect((await run()).mails).toBe(1)
    expect((await run()).mails).toBe(0)
  })

  it('come at most once a day, whatever is added and chosen meanwhile', async () => {
    const olena = await member()
    const { runDueReminders } = await load()
    await choose(olena, [6])
    await paper(olena, 80)
    expect((await run()).mails).toBe(1)
    await paper(olena, 20, 'seafarer-medical-certificate')
    await choose(olena, [6, 1])
    const early = `SELECT FROM seaman_reminders WHERE due_at < now() + interval '23 hours'`
    expect(await query(early)).toEqual([])
    await query(`UPDATE seaman_reminders SET due_at = due_at - interval '23 hours'`)
    expect(await runDueReminders(cms())).toEqual({ looks: 0, mails: 0 })
    expect((await run()).mails).toBe(1)
    expect(namedIn((await mails()).at(-1))).toEqual(['Seafarer medical certificate'])
  })

  it('are written together with what is noted, or not at all, also by ten at once', async () => {
    const { runDueReminders } = await load()
    const olena = await member()
    await choose(olena, [1])
    await paper(olena, 20)
    // The message of this day is there already: the look fails as a killed process does, half done.
    await query(
      `INSERT INTO messages (kind, delivery, "to", locale, subject, state, attempts, message_id, content)
       SELECT 'paperReminder', 'atLeastOnce', email, 'en', 'Before', 'sent', 1,
         '<paper-reminder-' || id || '-' || $1 || '@localhost>', '[]' FROM seamen`,
      [await today()],
    )
    await query(`UPDATE seaman_reminders SET due_at = now() - interval '1 second'`)
    const { logger } = cms()
    const error = logger.error.bind(logger)
    const told: unknown[] = []
    logger.error = (...args: unknown[]) => void told.push(args)
    try {
      expect(await runDueReminders(cms())).toEqual({ looks: 0, mails: 0 })
    } finally {
      logger.error = error
    }
    expect(told).toHaveLength(1)
    expect(await query('SELECT FROM seaman_reminders_told')).toEqual([])
    await query('DELETE FROM messages')
    await untilTheNextLook()
    const runs = await Promise.all(Array.from({ length: 10 }, () => runDueReminders(cms())))
    expect(runs.reduce((sum, one) => sum + one.mails, 0)).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  it('wait while the account is suspended or its address refuses mail', async () => {
    const olena = await member()
    await choose(olena, [1])
    await paper(olena, 20)
    await query(`UPDATE seamen SET state = 'suspended'`)
    expect((await run()).mails).toBe(0)
    await query(`UPDATE seamen SET state = 'active'`)
    await query(`INSERT INTO suppressed_addresses (address, reason) VALUES ($1, 'bounced')`, [
      olena.email,
    ])
    expect((await run()).mails).toBe(0)
    await query(`DELETE FROM suppressed_addresses`)
    expect((await run()).mails).toBe(1)
  })

  it('are nobody else’s: staff do not read them', async () => {
    const olena = await member()
    await choose(olena, [1])
    await paper(olena, 20)
    await run()
    for (const client of [admin, editor, {}]) {
      const answer = await ask(client, 'GET', '/messages?limit=50')
      expect(JSON.stringify(answer)).not.toContain(olena.email)
    }
  })

  it('end by the button of a mail program, and by the page of the link, however old the mail is', async () => {
    const { leadToEndPage, ownReminders, submitEndOfReminders } = await load()
    const olena = await member('uk')
    await choose(olena, [6], 'on')
    await paper(olena, 20)
    await run()
    const [mail] = await mails()
    const token = tokenIn(mail)
    expect(mail?.content.at(-1)?.href).toContain(`/uk/seaman/reminders/${token}`)
    const address = new URL(mail?.unsubscribe ?? '')
    // A mail scanner opens the link: nothing ends.
    const led = leadToEndPage(new Request(address))
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      `/uk/seaman/reminders/${token}`,
    ])
    expect((await ownReminders(olena.id)).months).toEqual([6])
    const pressed = await submitEndOfReminders(
      new Request(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' }),
    )
    expect(pressed.status).toBe(204)
    const after = await ownReminders(olena.id)
    expect(after.months).toEqual([])
    expect(after.calendar?.token).toBeDefined()
    // What was about to go out is taken out.
    expect(await mails()).toEqual([])
    await paper(olena, 21, 'seafarer-medical-certificate')
    expect((await run()).mails).toBe(0)
    for (const wrong of ['', 'x', `${token}x`]) {
      const answer = await submitEndOfReminders(
        new Request(`http://localhost/?token=${wrong}`, { method: 'POST' }),
      )
      expect(answer.status).toBe(400)
    }
  })
})

/** A row as a backup brings it back. */
async function asBefore(work: () => Promise<unknown>): Promise<void> {
  await query(`CREATE TABLE backup_reminders AS SELECT * FROM seaman_reminders`)
  await work()
  await query(`DELETE FROM seaman_reminders`)
  await query(`INSERT INTO seaman_reminders SELECT * FROM backup_reminders`)
  await query(`DROP TABLE backup_reminders`)
}

describe('the calendar', () => {
  const calendarOf = async ({ id }: Member) => {
    const { ownReminders } = await load()
    return (await ownReminders(id)).calendar?.token ?? ''
  }
  const read = async (token: string) => {
    const { answerPaperCalendar } = await load()
    const answer = await answerPaperCalendar(token)
    return { answer, text: await answer.text() }
  }

  it('has the last days of papers and contracts, in the language of the account, and no numbers', async () => {
    const olena = await member('de')
    await choose(olena, [1], 'on')
    await paper(olena, 80)
    await query(
      `INSERT INTO seaman_contracts (seaman_id, send_key, vessel_name, imo, sign_on, sign_off)
       VALUES ($1, 'calendar', 'Bright Star', '9074728', now(), now() + interval '90 days')`,
      [olena.id],
    )
    const { answer, text } = await read(await calendarOf(olena))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const parsed = new ICAL.Component(
      ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
    )
    const events = parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(events.map(({ summary }) => summary)).toEqual([
      expect.stringContaining('letzter Tag'),
      'Bright Star: Abmusterung',
    ])
    expect(events[0]?.startDate.toString()).toBe(daysLater(await today(), 80))
    expect(text).not.toMatch(/1234567|9074728/)
  })

  it('has one address, of which the database holds nothing that opens it', async () => {
    const olena = await member()
    await choose(olena, [], 'on')
    const token = await calendarOf(olena)
    const [row] = await query<{ all: string }>(
      `SELECT string_agg(r::text, ' ') AS all FROM seaman_reminders r`,
    )
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(row?.all).not.toContain(token)
    expect(row?.all).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    await choose(olena, [6], 'on')
    expect(await calendarOf(olena)).toBe(token)
  })

  it('of an address that was renewed, switched off or never there answers the same 404 at once', async () => {
    const olena = await member()
    await choose(olena, [], 'on')
    const first = await calendarOf(olena)
    await choose(olena, [], 'renew')
    const second = await calendarOf(olena)
    expect(second).not.toBe(first)
    const never = await read('A'.repeat(43))
    expect(never.answer.status).toBe(404)
    expect(await read(first)).toMatchObject({ text: never.text })
    expect((await read(first)).answer.status).toBe(404)
    expect((await read(second)).answer.status).toBe(200)
    await query(`UPDATE seamen SET state = 'suspended'`)
    expect((await read(second)).answer.status).toBe(404)
    await query(`UPDATE seamen SET state = 'active'`)
    await choose(olena, [], 'off')
    expect((await read(second)).answer.status).toBe(404)
    for (const wrong of ['', 'x', `${second}'--`]) {
      expect((await read(wrong)).answer.status).toBe(404)
    }
  })
})

describe('what was switched off', () => {
  it('stays off where a backup brings it back', async () => {
    const { ownReminders, answerPaperCalendar } = await load()
    const olena = await member()
    await choose(olena, [6], 'on')
    await paper(olena, 20)
    const { calendar } = await ownReminders(olena.id)
    await asBefore(() => choose(olena, [], 'off'))
    expect(await ownReminders(olena.id)).toEqual({ months: [], calendar: undefined })
    expect((await answerPaperCalendar(calendar?.token ?? '')).status).toBe(404)
    expect((await run()).mails).toBe(0)
    // Chosen again, it works again.
    await choose(olena, [6], 'on')
    expect((await ownReminders(olena.id)).months).toEqual([6])
    expect((await run()).mails).toBe(1)
  })

  it('goes with the account, its mail too, and is over at once where a backup brings that back', async () => {
    const { answerPaperCalendar, deleteAccount, ownReminders } = await load()
    const [olena, pavlo] = [await member(), await member()]
    for (const one of [olena, pavlo]) {
      await choose(one, [6], 'on')
      await paper(one, 20)
    }
    await run()
    const { calendar } = await ownReminders(olena.id)
    await query(`CREATE TABLE backup_seamen AS SELECT * FROM seamen`)
    await query(`CREATE TABLE backup_reminders AS SELECT * FROM seaman_reminders`)
    await deleteAccount(cms(), olena.id)
    expect((await mails()).map(({ to }) => to)).toEqual([pavlo.email])
    expect(await query('SELECT FROM seaman_reminders')).toHaveLength(1)
    expect(await query('SELECT FROM seaman_reminder_links')).toHaveLength(1)
    expect(await query('SELECT FROM seaman_reminders_told')).toHaveLength(1)
    await query(`INSERT INTO seamen SELECT * FROM backup_seamen WHERE id = $1`, [olena.id])
    await query(
      `INSERT INTO seaman_reminders SELECT * FROM backup_reminders WHERE seaman_id = $1`,
      [olena.id],
    )
    await query('DROP TABLE backup_seamen; DROP TABLE backup_reminders')
    expect((await answerPaperCalendar(calendar?.token ?? '')).status).toBe(404)
    expect((await run()).mails).toBe(0)
  })
})

describe('the form', () => {
  const open = async ({ cookies }: Member) => {
    const { remindersForm } = await load()
    const about = await remindersForm.load({}, 'en', { cookies })
    if (!about) throw new Error('There is no such form.')
    const asked = { about, locale: 'en', today: await today() } as const
    const { checkValues, fieldsOf } = await import('../../../src/cms/services/forms/read-values')
    const schema = remindersForm.schema(asked)
    return {
      shown: Object.fromEntries(
        fieldsOf(schema).map(([name, { initial = '' }]) => [name, initial]),
      ),
      async send(typed: Record<string, string>) {
        const read = checkValues(schema, typed, {})
        if (!('values' in read)) return read
        return remindersForm.act(read.values, {
          ...{ payload: cms(), about, params: {}, locale: 'en', visitor: { cookies } },
          ...{ key: 'key', files: {}, shown: undefined, address: '198.51.100.7' },
        })
      },
    }
  }

  it('has nothing ticked before somebody ticks it, and shows what was chosen', async () => {
    const olena = await member()
    const nothing = { months12: '', months6: '', months3: '', months1: '', calendar: 'off' }
    const first = await open(olena)
    expect(first.shown).toEqual(nothing)
    expect(await first.send({ months6: 'yes', months1: 'yes', calendar: 'on' })).toEqual({
      location: '/seaman/account/record?done=calendarMade#reminders',
    })
    const second = await open(olena)
    expect(second.shown).toEqual({ ...nothing, months6: 'yes', months1: 'yes', calendar: 'on' })
    expect(await second.send({ calendar: 'on' })).toEqual({
      location: '/seaman/account/record?done=saved',
    })
    expect(await second.send({ calendar: 'renew' })).toEqual({
      location: '/seaman/account/record?done=calendarMade#reminders',
    })
    expect(await second.send({ calendar: 'off' })).toEqual({
      location: '/seaman/account/record?done=saved',
    })
    expect((await open(olena)).shown).toEqual(nothing)
  })

  it('refuses what it did not offer', async () => {
    const olena = await member()
    const page = await open(olena)
    expect(await page.send({ calendar: 'all' })).toEqual({ problems: { calendar: 'notAChoice' } })
    expect(await page.send({})).toEqual({ problems: { calendar: 'missing' } })
  })

  it('says in the download what was chosen, and not the address', async () => {
    const { answerOwnData, ownReminders } = await load()
    const olena = await member()
    await choose(olena, [3], 'on')
    const answer = await answerOwnData(
      new Request('http://localhost', { headers: { cookie: olena.cookies } }),
    )
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ reminders: { monthsBefore: [3] } })
    const { calendar } = await ownReminders(olena.id)
    expect(text).not.toContain(calendar?.token)
  })
})

it('a paper reaches its threshold on the day that the calendar says, also where a month is shorter', async () => {
  const olena = await member()
  await choose(olena, [1])
  const day = await today()
  // The first last day whose threshold is not reached yet.
  let days = 0
  while (monthsLater(daysLater(day, days), -1) <= day) days += 1
  const passport = await paper(olena, days)
  expect((await run()).mails).toBe(0)
  await query(`UPDATE seaman_papers SET expires = expires - interval '1 day' WHERE id = $1`, [
    passport,
  ])
  expect((await run()).mails).toBe(1)
})
