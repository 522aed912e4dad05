import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { MOST_ALERTS, MOST_IN_ONE_MAIL } from '../../../src/domain/vacancies/vacancy-alert'
import type { Message, Vacancy, VacancyAlert } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** Alerts of new vacancies: confirmed first, at most daily, each vacancy once, ended by one press and for good. */

const cms = cmsUnderTest()

const runner = () => import('../../../src/features/vacancies/alerts/vacancy-alerts.runner')
const writes = () => import('../../../src/features/vacancies/alerts/vacancy-alerts.submit')
const reads = () => import('../../../src/features/vacancies/alerts/alert-links.queries')
const erasing = () => import('../../../src/features/vacancies/alerts/erase-alerts.hooks')

const READER = 'reader@ship.example'
const ACCESS = { overrideAccess: true } as const

const database = () => (cms().db as unknown as PostgresAdapter).drizzle // the config mounts no other adapter
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let company: number

async function publish(facts: Partial<Vacancy> = {}): Promise<number> {
  const { id } = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company,
      rank: 'bosun',
      vesselType: 'bulk-carrier',
      openUntilDay: inDays(20),
      pay: { min: 420_000, currency: 'USD', period: 'month' },
      _status: 'published',
      ...facts,
      // What is left out has a default.
    },
  })
  return id
}

async function ask(filter = '', email = READER, locale: 'en' | 'uk' = 'en'): Promise<void> {
  await (await writes()).askForAlert(cms(), { email, locale, filter })
}

async function mails(kind?: Message['kind']): Promise<Message[]> {
  const { docs } = await cms().find({
    collection: 'messages',
    sort: 'id',
    pagination: false,
    depth: 0,
    where: { kind: { in: kind ? [kind] : ['vacancyAlert', 'vacancyAlertLink'] } },
    ...ACCESS,
  })
  return docs
}

/** The tokens in the links of a mail, the first link first. */
function tokensIn(mail: Message | undefined): string[] {
  const parts = mail?.content as { kind: string; href?: string }[]
  return parts.flatMap(({ href = '' }) => /\/([\w-]{43})$/.exec(href)?.slice(1) ?? [])
}

async function newestToken(): Promise<string> {
  return tokensIn((await mails()).at(-1))[0] ?? ''
}

async function alerts(): Promise<VacancyAlert[]> {
  const { docs } = await cms().find({
    collection: 'vacancy-alerts',
    sort: 'id',
    pagination: false,
    ...ACCESS,
  })
  return docs
}

/** Orders an alert, confirms it, and lets it wait for what comes. */
async function confirmed(filter = '', email = READER, locale: 'en' | 'uk' = 'en') {
  await ask(filter, email, locale)
  const token = await newestToken()
  expect(await (await writes()).confirmAlert(cms(), token)).toBe('confirmed')
  return token
}

async function run() {
  return (await runner()).runDueAlerts(cms())
}

/** As time does it. */
async function pass(hours: number): Promise<void> {
  const back = sql`make_interval(hours => ${hours})`
  await database().execute(sql`
    UPDATE vacancy_alerts SET due_at = due_at - ${back}, told_until = told_until - ${back},
      confirmed_at = confirmed_at - ${back}, created_at = created_at - ${back}, ended_at = ended_at - ${back},
      last_mail_at = last_mail_at - ${back}`)
  await database().execute(
    sql`UPDATE messages SET message_id = replace(message_id, '<vacancy-alert-', '<earlier-' || id || '-')`,
  )
  await database().execute(sql`UPDATE vacancy_alert_told SET told_at = told_at - ${back}`)
  await database().execute(
    sql`UPDATE vacancy_search SET first_published_at = first_published_at - ${back}`,
  )
}

const namedIn = (mail: Message | undefined) =>
  ((mail?.content ?? []) as { kind: string; href?: string }[]).flatMap(
    ({ href = '' }) => /\/crewings\/[^/?]+\/(\d+)/.exec(href)?.slice(1).map(Number) ?? [],
  )

beforeAll(async () => {
  const { id } = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'North', timeZone: 'UTC', _status: 'published' },
  })
  company = id
})

beforeEach(async () => {
  await database().execute(sql`DELETE FROM vacancy_alerts`)
  await database().execute(sql`DELETE FROM messages`)
  await database().execute(sql`DELETE FROM warnings`)
  await database().execute(sql`DELETE FROM suppressed_addresses`)
  const { docs } = await cms().find({ collection: 'vacancies', pagination: false, ...ACCESS })
  for (const { id } of docs) await cms().delete({ collection: 'vacancies', id, ...ACCESS })
})

describe('an order', () => {
  it('sends a link and nothing else before it is confirmed', async () => {
    await ask('rank=bosun')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'vacancyAlertLink', to: READER, locale: 'en' })
    await publish()
    expect(await run()).toEqual({ looks: 0, mails: 0 })
  })

  it('mails nobody what a stranger likes to say', async () => {
    await ask('rank=bosun&company=buy-this-now&words=buy+this+now')
    const [mail] = await mails()
    expect(JSON.stringify([mail?.subject, mail?.content])).not.toMatch(/buy/)
    expect(JSON.stringify(mail?.content)).toContain('Bosun')
  })

  it('keeps no token, only what nobody can make one of', async () => {
    await ask()
    const token = await newestToken()
    const { rows } = await database().execute<{ all: string }>(
      sql`SELECT string_agg(l::text, ' ') AS all FROM vacancy_alert_links l`,
    )
    expect(rows[0]?.all).toBeTruthy()
    expect(rows[0]?.all).not.toContain(token)
  })

  it('is confirmed once, however often it is pressed', async () => {
    await ask()
    const token = await newestToken()
    const { confirmAlert } = await writes()
    const done = await Promise.all([1, 2, 3].map(() => confirmAlert(cms(), token)))
    expect(done).toEqual(['confirmed', 'confirmed', 'confirmed'])
    const [before] = await alerts()
    await confirmAlert(cms(), token)
    expect((await alerts())[0]?.confirmedAt).toBe(before?.confirmedAt)
    expect(before?.state).toBe('active')
  })

  it('is confirmed by no other token, and not too late', async () => {
    const { confirmAlert } = await writes()
    await ask()
    const token = await newestToken()
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`
    for (const wrong of ['', 'short', other, `${token}'--`, token.toLowerCase()])
      expect(await confirmAlert(cms(), wrong)).toBeUndefined()
    await pass(7 * 24 + 1)
    expect(await confirmAlert(cms(), token)).toBeUndefined()
    expect((await alerts())[0]?.state).toBe('unconfirmed')
  })

  it('of the same filter, whatever its order and spelling of the address, is one alert', async () => {
    await ask('rank=bosun')
    await ask('rank=bosun', ' Reader@Ship.Example ')
    expect(await alerts()).toHaveLength(1)
    // Both mails work: who presses twice is not to guess which.
    const [first] = tokensIn((await mails())[0])
    expect(await (await writes()).confirmAlert(cms(), first ?? '')).toBe('confirmed')
    await ask('rank=bosun')
    expect(await alerts()).toHaveLength(1)
    expect((await mails()).at(-1)?.subject).toBe('You have this alert already')
  })

  it('is one of ten at most, and the mail alone says so', async () => {
    const ranks = 'master chief-mate second-mate third-mate bosun chief-engineer second-engineer'
    const filters = ranks.split(' ').map((rank) => `rank=${rank}`)
    const more = ['country=UA', 'country=NL', 'country=GR', 'country=PL']
    const all = [...filters, ...more]
    for (const filter of all.slice(0, MOST_ALERTS)) await confirmed(filter)
    await ask(all[MOST_ALERTS])
    expect((await mails()).at(-1)?.subject).toBe('You have ten alerts')
    expect(await alerts()).toHaveLength(MOST_ALERTS)
  })

  it('cannot fill the table with what nobody confirms', async () => {
    for (let pay = 1; pay <= MOST_ALERTS + 3; pay += 1) {
      await ask(`pay=${pay}&currency=USD`)
      // The mail of one day is bounded too (mail-bounds.test.ts); these come over days.
      await database().execute(sql`UPDATE messages SET created_at = created_at - interval '1 day'`)
    }
    expect(await alerts()).toHaveLength(MOST_ALERTS)
    // The newest of them works.
    expect(await (await writes()).confirmAlert(cms(), await newestToken())).toBe('confirmed')
  })

  it('pressed ten times at once is one alert', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('rank=bosun')))
    expect(await alerts()).toHaveLength(1)
  })
})

describe('a run', () => {
  it('tells of what was published after the alert was confirmed, and matches', async () => {
    await publish()
    await confirmed('rank=bosun')
    const mine = await publish()
    await publish({ rank: 'chief-cook' })
    expect(await run()).toEqual({ looks: 1, mails: 1 })
    const [mail] = await mails('vacancyAlert')
    expect(namedIn(mail)).toEqual([mine])
    expect(mail?.unsubscribe).toMatch(/\/server\/alerts\/leave\?token=[\w-]{43}&locale=en$/)
    expect(mail?.delivery).toBe('atMostOnce')
  })

  it('writes in the language of the alert', async () => {
    await confirmed('rank=bosun', READER, 'uk')
    await publish()
    await run()
    const [mail] = await mails('vacancyAlert')
    expect(mail?.subject).toMatch(/^1 нова вакансія: /)
    expect(JSON.stringify(mail?.content)).toContain('/uk/crewings/')
  })

  it('sends one mail a day, and nothing where nothing is new', async () => {
    await confirmed()
    await publish()
    await run()
    await publish()
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    await pass(23)
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    await pass(2)
    expect(await run()).toEqual({ looks: 1, mails: 1 })
    await pass(25)
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    expect(await mails('vacancyAlert')).toHaveLength(2)
  })

  it('tells of a vacancy once, also where it is saved again, closed and opened', async () => {
    await confirmed()
    const id = await publish()
    await run()
    await cms().update({
      collection: 'vacancies',
      id,
      data: { pay: { min: 500_000, currency: 'USD', period: 'month' } },
      ...ACCESS,
    })
    await cms().update({ collection: 'vacancies', id, data: { _status: 'draft' }, ...ACCESS })
    await cms().update({ collection: 'vacancies', id, data: { _status: 'published' }, ...ACCESS })
    await pass(25)
    const other = await publish()
    await run()
    expect((await mails('vacancyAlert')).map(namedIn)).toEqual([[id], [other]])
  })

  it('tells of nothing that is closed, suspended, or of a suspended company', async () => {
    await confirmed()
    const closed = await publish()
    const suspended = await publish()
    await database().execute(
      sql`UPDATE vacancies SET open_until = now() - interval '1 minute' WHERE id = ${closed}`,
    )
    await database().execute(
      sql`UPDATE vacancies SET suspended_at = now() - interval '1 minute' WHERE id = ${suspended}`,
    )
    const { project } = await import('../../../src/cms/desk/publishing/project')
    await project(cms(), {
      collection: 'vacancies',
      documents: [String(closed), String(suspended)],
    })
    expect(await run()).toMatchObject({ mails: 0 })
  })

  it('tells of nothing of a company that readers are warned of', async () => {
    await confirmed()
    await publish()
    await cms().create({
      collection: 'warnings',
      locale: 'en',
      data: {
        company,
        name: 'Asks for money',
        kind: 'fee',
        since: inDays(-1),
        _status: 'published',
      },
      ...ACCESS,
    })
    expect(await run()).toMatchObject({ mails: 0 })
  })

  it('names twenty at most, and leads to the list for the rest', async () => {
    await confirmed()
    for (let n = 0; n < MOST_IN_ONE_MAIL + 3; n += 1) await publish()
    await run()
    const [mail] = await mails('vacancyAlert')
    expect(namedIn(mail)).toHaveLength(MOST_IN_ONE_MAIL)
    expect(mail?.subject).toMatch(/^23 new vacancies/)
    expect(JSON.stringify(mail?.content)).toContain('All vacancies that match: 23')
  })

  it('by several at once writes each mail once', async () => {
    for (let n = 0; n < 12; n += 1) await confirmed('', `reader-${n}@ship.example`)
    await publish()
    const runs = await Promise.all([run(), run(), run(), run()])
    expect(runs.reduce((sum, { mails: count }) => sum + count, 0)).toBe(12)
    const to = (await mails('vacancyAlert')).map((mail) => mail.to)
    expect(new Set(to).size).toBe(12)
    expect(to).toHaveLength(12)
  })

  it('that breaks in the middle leaves nothing, and the next one tells of it', async () => {
    await confirmed()
    await publish()
    // Whoever writes the mail dies.
    await database().execute(sql`
      CREATE FUNCTION break_alert() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.kind = 'vacancyAlert' THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER break_alert BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION break_alert();`)
    try {
      expect(await run()).toEqual({ looks: 0, mails: 0 })
      const { rows } = await database().execute(sql`SELECT FROM vacancy_alert_told`)
      expect(rows).toHaveLength(0)
    } finally {
      await database().execute(
        sql`DROP TRIGGER break_alert ON messages; DROP FUNCTION break_alert();`,
      )
    }
    // It waits a while first: one that is broken is not to hold up the others.
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    await pass(1)
    expect(await run()).toEqual({ looks: 1, mails: 1 })
  })

  it('ends alerts whose address refuses mail', async () => {
    await confirmed()
    await publish()
    await cms().create({
      collection: 'suppressed-addresses',
      data: { address: READER, reason: 'refused' },
      ...ACCESS,
    })
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    expect((await alerts())[0]?.state).toBe('ended')
  })

  it('takes no other word for one that nobody wrote', async () => {
    await confirmed('words=zanzibarr')
    await publish()
    expect(await run()).toMatchObject({ mails: 0 })
  })
})

describe('an alert that is left', () => {
  it('sends nothing more, not even what waits to go out', async () => {
    const token = await confirmed()
    await publish()
    await run()
    expect(await mails('vacancyAlert')).toHaveLength(1)
    const { endAlert } = await writes()
    expect(await endAlert(cms(), { token })).toBe(true)
    expect(await endAlert(cms(), { token })).toBe(true)
    expect(await mails()).toHaveLength(0)
    await pass(25)
    await publish()
    expect(await run()).toEqual({ looks: 0, mails: 0 })
  })

  it('is left by links of its own address alone', async () => {
    const token = await confirmed('rank=bosun')
    const other = await confirmed('rank=bosun', 'other@ship.example')
    const { endAlert } = await writes()
    const [mine] = await alerts()
    expect(await endAlert(cms(), { token: other }, mine?.id)).toBe(false)
    expect(await endAlert(cms(), { email: 'other@ship.example' }, mine?.id)).toBe(false)
    expect((await alerts())[0]?.state).toBe('active')
    expect(await endAlert(cms(), { email: READER }, mine?.id)).toBe(true)
    expect((await (await reads()).alertsBesides(token))?.alerts).toEqual([])
  })

  it('stays ended after an older database is put back', async () => {
    const token = await confirmed()
    await (await writes()).endAlert(cms(), { token })
    await database().execute(sql`
      UPDATE vacancy_alerts SET state = 'active', due_at = now() - interval '1 minute', ended_at = NULL`)
    await publish()
    expect(await run()).toEqual({ looks: 0, mails: 0 })
    expect(await (await erasing()).eraseDueAlerts(cms())).toEqual({ vacancyAlerts: 1 })
    expect(await alerts()).toEqual([])
  })

  it('is ordered again as a new one', async () => {
    const token = await confirmed()
    await (await writes()).endAlert(cms(), { token })
    await confirmed()
    expect((await alerts()).map(({ state }) => state)).toEqual(['ended', 'active'])
  })
})

describe('what is kept', () => {
  it('goes when its time has come, with its links and its mail', async () => {
    const { eraseDueAlerts } = await erasing()
    await ask('rank=bosun')
    const token = await confirmed('rank=master')
    await confirmed('country=UA')
    await (await writes()).endAlert(cms(), { token })
    expect(await eraseDueAlerts(cms())).toEqual({ vacancyAlerts: 0 })
    await database().execute(sql`
      UPDATE vacancy_alerts SET created_at = created_at - interval '8 days', ended_at = ended_at - interval '31 days'`)
    expect(await eraseDueAlerts(cms())).toEqual({ vacancyAlerts: 2 })
    expect((await alerts()).map(({ filter }) => filter)).toEqual(['country=UA'])
    expect(await mails()).toHaveLength(1)
    expect(await (await reads()).findAlert(token)).toBeUndefined()
  })

  it('goes with the account of a confirmed address, and with no other', async () => {
    await confirmed('', READER)
    await confirmed('', 'stranger@ship.example')
    const seaman = async (email: string, confirmedAt: string | null) =>
      (
        await cms().create({
          collection: 'seamen',
          data: {
            name: 'Olena Koval',
            email,
            rank: 'master',
            citizenship: 'UA',
            language: 'en',
            state: 'pending',
            confirmedAt,
            password: 'a quiet harbour lamp',
          },
          ...ACCESS,
        })
      ).id
    const [mine, theirs] = [
      await seaman(READER, new Date().toISOString()),
      await seaman('stranger@ship.example', null),
    ]
    for (const id of [mine, theirs]) await cms().delete({ collection: 'seamen', id, ...ACCESS })
    expect((await alerts()).map(({ email }) => email)).toEqual(['stranger@ship.example'])
  })

  it('is forgotten of what was told long ago, and nothing is told twice for it', async () => {
    await confirmed()
    const first = await publish()
    await run()
    await pass(40 * 24)
    await publish()
    await run()
    await (await erasing()).eraseDueAlerts(cms())
    const { rows } = await database().execute<{ vacancy_id: number }>(
      sql`SELECT vacancy_id FROM vacancy_alert_told`,
    )
    expect(rows.map(({ vacancy_id: id }) => id)).not.toContain(first)
    await pass(25)
    expect(await run()).toMatchObject({ mails: 0 })
  })

  it('is made by nobody through the API, not even by an admin', async () => {
    const req = await createLocalReq({}, cms())
    await expect(
      cms().create({
        collection: 'vacancy-alerts',
        data: { email: READER, locale: 'en', state: 'active' },
        overrideAccess: false,
        req,
      }),
    ).rejects.toThrow()
  })
})
