import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import { withinTransaction } from '../../../src/cms/database/within-transaction'
import {
  MAIL_BOUNDS,
  MESSAGE_KINDS,
  type MailBound,
  type MessageKind,
} from '../../../src/domain/mail/mail'
import { cmsUnderTest } from '../cms-under-test'

/** What keeps each kind of mail from filling the box of a stranger (domain/mail/mail.ts). */

const cms = cmsUnderTest()

const boundOf = (kind: MessageKind): MailBound => MAIL_BOUNDS[kind]
const STRANGER = 'stranger@elsewhere.example'
const OWNER = 'owner@ship.example'

const query = (text: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(text, values)

/** Sends a message as the site's own code does; each is asked for from another network. */
async function send(kind: MessageKind, to: string, once?: string): Promise<void> {
  const { enqueueMessage } = await import('../../../src/cms/services/mail/enqueue-message')
  await withinTransaction(cms(), (req) =>
    enqueueMessage(req, {
      kind,
      to,
      delivery: 'atLeastOnce',
      locale: 'en',
      subject: 'Mail',
      parts: [{ kind: 'text', text: 'Text' }],
      ...(once !== undefined && { once }),
    }),
  )
}

/** How many messages go out, and how many are held back. */
async function counts(like = '%'): Promise<[queued: number, held: number]> {
  const { rows } = await query(
    `SELECT count(*) FILTER (WHERE state = 'queued')::int AS queued,
       count(*) FILTER (WHERE state = 'held')::int AS held FROM messages WHERE "to" LIKE $1`,
    [like],
  )
  return [Number(rows[0]?.queued), Number(rows[0]?.held)]
}

const seafarer = (email: string, isConfirmed: boolean) =>
  query(
    `INSERT INTO seamen (email, name, rank, citizenship, language, state, confirmed_at)
     VALUES ($1, 'Olena', 'bosun', 'UA', 'en', 'active', CASE WHEN $2 THEN now() END)`,
    [email, isConfirmed],
  )

beforeEach(async () => {
  for (const table of ['messages', 'vacancy_alerts', 'seaman_events', 'seamen', 'rate_limits']) {
    await query(`DELETE FROM ${table}`)
  }
})

const bounded = MESSAGE_KINDS.filter((kind) => boundOf(kind).by === 'addressee')
const others = MESSAGE_KINDS.filter((kind) => boundOf(kind).by !== 'addressee')

it('every kind says what bounds it', () => {
  expect(Object.keys(MAIL_BOUNDS).toSorted()).toEqual([...MESSAGE_KINDS].toSorted())
})

describe.each(bounded)('mail of the kind %s', (kind) => {
  const bound = boundOf(kind)
  const most = bound.by === 'addressee' ? bound.mostADay : 0

  it('reaches an address that has confirmed nothing a few times a day, however it is written', async () => {
    const ways = ['stranger', 'Stranger', 'stranger+a', 'STRANGER+b.c']
    for (let n = 0; n < 30; n += 1) {
      await send(kind, `${ways[n % ways.length] ?? ''}@Elsewhere.example`)
    }
    expect(await counts()).toEqual([most, 30 - most])
    // Others have their own, and it begins again after a day.
    await send(kind, OWNER)
    expect(await counts(OWNER)).toEqual([1, 0])
    await query(`UPDATE messages SET created_at = created_at - interval '25 hours'`)
    await send(kind, STRANGER)
    expect(await counts(STRANGER)).toEqual([1, 0])
  })

  it('reaches it no more often where all are asked for at the same moment', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send(kind, STRANGER)))
    expect(await counts()).toEqual([most, 12 - most])
  })

  it.each([
    ['a seafarer who has', () => seafarer(OWNER, true)],
    [
      'the owner of an alert that was confirmed',
      () =>
        query(
          `INSERT INTO vacancy_alerts (email, locale, state, confirmed_at) VALUES ($1, 'en', 'ended', now())`,
          [OWNER],
        ),
    ],
    [
      'somebody of the staff',
      async () => {
        const data = {
          email: OWNER,
          password: 'only-for-tests',
          name: 'O',
          role: 'editor',
        } as const
        await cms().delete({ collection: 'staff', where: { email: { equals: OWNER } } })
        await cms().create({ collection: 'staff', data })
      },
    ],
  ])('is not held back from %s', async (_who, make) => {
    await make()
    for (let n = 0; n < most + 3; n += 1) await send(kind, OWNER)
    expect(await counts(OWNER)).toEqual([most + 3, 0])
    await cms().delete({ collection: 'staff', where: { email: { equals: OWNER } } })
  })

  it('is held back from an account that nobody has confirmed', async () => {
    await seafarer(OWNER, false)
    for (let n = 0; n < most + 3; n += 1) await send(kind, OWNER)
    expect(await counts(OWNER)).toEqual([most, 3])
  })
})

it.each(others)('mail of the kind %s is never held back by its address', async (kind) => {
  for (let n = 0; n < 8; n += 1) await send(kind, STRANGER)
  expect(await counts()).toEqual([8, 0])
})

it('the same open link is not mailed again within the hour, another one is, and one that was held back is none', async () => {
  await seafarer(OWNER, true)
  for (let n = 0; n < 3; n += 1) await send('vacancyAlertLink', OWNER, 'vacancy-alert-1-already')
  await send('vacancyAlertLink', OWNER, 'vacancy-alert-11-already')
  expect(await counts()).toEqual([2, 2])
  await query(`UPDATE messages SET created_at = created_at - interval '61 minutes'`)
  await send('vacancyAlertLink', OWNER, 'vacancy-alert-1-already')
  expect(await counts()).toEqual([3, 2])
})

it('thirty orders of alerts for a stranger are three mails, whose links work on', async () => {
  const { askForAlert, confirmAlert } =
    await import('../../../src/features/vacancies/alerts/vacancy-alerts.submit')
  const ranks = ['bosun', 'master', 'cook', 'oiler', 'fitter']
  for (let n = 0; n < 30; n += 1) {
    const filter = `rank=${ranks[n % ranks.length] ?? ''}&pay=${n + 1}`
    await askForAlert(cms(), { email: STRANGER, locale: 'en', filter })
  }
  expect(await counts()).toEqual([3, 27])
  const { rows } = await query(`SELECT content FROM messages WHERE state = 'queued' ORDER BY id`)
  const tokens = rows.map(
    ({ content }) => /\/([\w-]{43})"/.exec(JSON.stringify(content))?.[1] ?? '',
  )
  const { rows: waiting } = await query('SELECT count(*)::int AS n FROM vacancy_alerts')
  expect(waiting).toEqual([{ n: 3 }])
  for (const token of tokens) expect(await confirmAlert(cms(), token)).toBe('confirmed')
  // The address is its owner's now, and gets what they ask for.
  await askForAlert(cms(), { email: STRANGER, locale: 'en', filter: 'rank=cook' })
  expect((await counts())[0]).toBe(4)
})

it('the same alert asked for again within the hour is one mail', async () => {
  const { askForAlert } =
    await import('../../../src/features/vacancies/alerts/vacancy-alerts.submit')
  for (let n = 0; n < 4; n += 1) {
    await askForAlert(cms(), { email: STRANGER, locale: 'en', filter: 'rank=bosun' })
  }
  expect(await counts()).toEqual([1, 3])
})

it('thirty applications with a stranger’s address are three mails, and the last of their links works', async () => {
  const { applyForAccount } = await import('../../../src/features/seamen/seaman-application.submit')
  const { confirmApplication } = await import('../../../src/features/seamen/seaman-accounts.submit')
  const devices: string[] = []
  for (let n = 0; n < 30; n += 1) {
    const device = await applyForAccount(cms(), {
      name: `N ${n}`,
      email: STRANGER,
      telephone: null,
      rank: 'bosun',
      citizenship: 'UA',
      password: `a long password ${n}`,
      language: 'en',
    })
    devices.push(device)
  }
  expect(await counts()).toEqual([3, 27])
  const { rows } = await query(
    `SELECT content FROM messages WHERE state = 'queued' ORDER BY id DESC LIMIT 1`,
  )
  const token = /\/([\w-]{43})"/.exec(JSON.stringify(rows))?.[1] ?? ''
  expect(await confirmApplication(cms(), token, { device: devices[2] })).toBe(true)
})

it('a stranger’s thirty links to an account never stop the one of its owner', async () => {
  await seafarer(OWNER, true)
  const { sendLinkTo } = await import('../../../src/features/seamen/seaman-accounts.submit')
  for (const purpose of ['signIn', 'resetPassword'] as const) {
    for (let n = 0; n < 31; n += 1) await sendLinkTo(cms(), OWNER, purpose)
  }
  expect(await counts(OWNER)).toEqual([62, 0])
})

it('a stranger’s thirty links to an account of the staff never stop the one of its owner', async () => {
  const data = { email: OWNER, password: 'only-for-tests', name: 'O', role: 'editor' } as const
  await cms().create({ collection: 'staff', data })
  const { sendAccountLink } = await import('../../../src/cms/services/mail/account-mail')
  const req = await createLocalReq({}, cms())
  for (let n = 0; n < 31; n += 1) await sendAccountLink(req, 'passwordReset', OWNER, req.i18n)
  expect(await counts(OWNER)).toEqual([31, 0])
  await cms().delete({ collection: 'staff', where: { email: { equals: OWNER } } })
})

it('what is held back costs the same statements as what is sent', async () => {
  const { default: pg } = await import('pg')
  const { askForAlert } =
    await import('../../../src/features/vacancies/alerts/vacancy-alerts.submit')
  const told = async (work: () => Promise<void>): Promise<number> => {
    const original = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown
    let statements = 0
    Reflect.set(pg.Client.prototype, 'query', function (this: unknown, ...args: unknown[]) {
      statements += 1
      return original.apply(this, args)
    })
    try {
      await work()
    } finally {
      Reflect.set(pg.Client.prototype, 'query', original)
    }
    return statements
  }
  const ask = (email: string, filter: string) =>
    told(() => askForAlert(cms(), { email, locale: 'en', filter }))
  await seafarer(OWNER, true)
  for (const pay of [1, 2, 3]) await ask(STRANGER, `pay=${pay}`)
  await ask(OWNER, 'pay=1')
  const held = await ask(STRANGER, 'pay=4')
  const known = await ask(OWNER, 'pay=4')
  // One row of an alert less, which is written for a known address and not for one that has had enough.
  expect([known - held, (await counts(STRANGER))[1]]).toEqual([expect.any(Number), 1])
  expect(Math.abs(known - held)).toBeLessThanOrEqual(1)
})
