import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DESK_ACTS, DESK_RIGHTS, type DeskRole } from '../../../src/domain/company-desk/desk-rights'
import type { CompanyClaim } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { hire } from './request-world'

/** The desk of companies: who speaks for one, by what it is proven, and what each of its people may do. */

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/features/company-desk/claims.submit')),
  ...(await import('../../../src/features/company-desk/desk-sign-in.submit')),
  ...(await import('../../../src/features/company-desk/desk.queries')),
  ...(await import('../../../src/features/company-desk/seats.submit')),
  ...(await import('../../../src/features/company-desk/erase-desk.hooks')),
})

let editor: Awaited<ReturnType<typeof hire>>
let admin: Awaited<ReturnType<typeof hire>>
let translator: Awaited<ReturnType<typeof hire>>
let north = 0
let south = 0

const payload = (): Payload => cms()
const query = (text: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(text, values)

async function publish(name: string): Promise<number> {
  const { id } = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name,
      timeZone: 'UTC',
      email: `crew@${name.toLowerCase()}.example`,
      website: `https://www.${name.toLowerCase()}.example`,
      licence: { number: `${name}-1`, registerUrl: 'https://register.example/1' },
      _status: 'published',
    },
  })
  return id
}

beforeAll(async () => {
  editor = await hire(cms(), 'desk-editor', 'editor')
  admin = await hire(cms(), 'desk-admin', 'admin')
  translator = await hire(cms(), 'desk-translator', 'translator')
  north = await publish('North')
  south = await publish('South')
})

beforeEach(async () => {
  for (const table of [
    'warnings',
    'company_desk_events',
    'company_claims',
    'company_seats',
    'company_people',
    'erased_requests',
    'messages',
    'rate_limits',
  ]) {
    await query(`DELETE FROM ${table}`)
  }
  await query('UPDATE crewings SET suspended_at = NULL')
})

/** The token of the newest link in the mail to an address. */
async function linkTo(email: string): Promise<string> {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { to: { equals: email }, kind: { equals: 'companyLink' } },
    sort: '-id',
    depth: 0,
  })
  const [newest] = docs
  return /\/company-desk\/[a-z-]+\/([\w-]{43})/.exec(JSON.stringify(newest?.content))?.[1] ?? ''
}

const mailTo = async (email: string) =>
  (
    await query('SELECT kind::text AS kind FROM messages WHERE "to" = $1 ORDER BY id', [email])
  ).rows.map(({ kind }) => kind)

/** A claim whose link is pressed. */
async function claimed(company: number, email: string): Promise<number> {
  const { claimable, claimCompany, confirmByLink } = await load()
  const found = await claimable(company)
  if (!found) throw new Error('The company cannot be claimed.')
  const typed = { name: 'Olena', position: null, language: 'uk' } as const
  await claimCompany(payload(), found, { ...typed, email })
  expect(await confirmByLink(payload(), await linkTo(email.toLowerCase()))).toBe('proven')
  const { rows } = await query('SELECT id FROM company_claims WHERE email = $1 ORDER BY id DESC', [
    email.toLowerCase(),
  ])
  return Number(rows[0]?.id)
}

const LOOKED = {
  registerUrl: 'https://register.example/1',
  licenceNumber: 'North-1',
  checkedOn: '2026-11-20',
}

const decide = (id: number, data: Partial<CompanyClaim>, by = editor) =>
  ask(by, 'PATCH', `/company-claims/${id}`, data)

/** Somebody who owns the desk of a company; returns the cookie of a session. */
async function owner(company: number, email: string): Promise<string> {
  const id = await claimed(company, email)
  const named = { registerNamesAddress: true, ...LOOKED }
  expect((await decide(id, { state: 'accepted', ...named })).status).toBe(200)
  return signedIn(email)
}

async function signedIn(email: string): Promise<string> {
  const { newToken } = await import('../../../src/cms/services/sessions/secret-tokens')
  const { sendSignIn, signInByLink } = await load()
  const device = newToken()
  await sendSignIn(payload(), email, device)
  const set = await signInByLink(payload(), await linkTo(email), { cookies: '', device })
  return set?.split(';', 1)[0] ?? ''
}

/** Somebody whom an owner has invited, and who has accepted. */
async function joined(by: string, company: number, email: string, role: DeskRole): Promise<string> {
  const { invite, confirmByLink } = await load()
  expect(await invite(payload(), await at(by, company), { email, role, language: 'en' })).toBe(
    'invited',
  )
  expect(await confirmByLink(payload(), await linkTo(email), 'Petro')).toBe('joined')
  return signedIn(email)
}

async function at(cookies: string, company: number) {
  const { personOf, seatFor } = await load()
  const person = await personOf(cookies)
  const seat = seatFor(person, company, 'see')
  if (!person || !seat) throw new Error('Nobody is signed in there.')
  return { person, seat }
}

describe('a claim', () => {
  it('needs a press, and then staff who have looked the company up', async () => {
    const { claimable, claimCompany, confirmByLink } = await load()
    const company = await claimable(north)
    if (!company) throw new Error('The company cannot be claimed.')
    const typed = {
      name: 'Olena',
      position: null,
      email: 'Olena@North.example',
      language: 'uk',
    } as const
    await claimCompany(payload(), company, typed)
    const [asked] = (await cms().find({ collection: 'company-claims', depth: 0 })).docs
    expect(asked).toMatchObject({ state: 'asked', licenceNumber: 'North-1' })
    const id = asked?.id ?? 0
    expect((await decide(id, { state: 'accepted', ...LOOKED })).status).toBe(400)
    const token = await linkTo('olena@north.example')
    expect(await confirmByLink(payload(), token)).toBe('proven')
    expect(await confirmByLink(payload(), token)).toBeUndefined()
    expect((await query('SELECT FROM company_people')).rows).toHaveLength(0)
    for (const missing of ['registerUrl', 'licenceNumber', 'checkedOn'] as const) {
      const refused = await decide(id, { state: 'accepted', ...LOOKED, [missing]: null })
      expect([missing, refused.status]).toEqual([missing, 400])
    }
    const late = { state: 'accepted', ...LOOKED, checkedOn: '2099-01-01' } as const
    expect((await decide(id, late)).status).toBe(400)
    expect((await decide(id, { state: 'accepted', ...LOOKED })).status).toBe(200)
    const { rows } = await query(
      'SELECT role::text AS role, accepted_at IS NOT NULL AS is_there FROM company_seats',
    )
    expect(rows).toEqual([{ role: 'owner', is_there: true }])
    expect(await mailTo('olena@north.example')).toEqual(['companyLink', 'companyNotice'])
    // The address that the site shows of the company heard of it.
    expect(await mailTo('crew@north.example')).toEqual(['companyNotice'])
  })

  it('of a mailbox elsewhere is accepted where the register names it, and not before', async () => {
    for (const email of ['north@gmail.com', 'olena@n0rth.example']) {
      const id = await claimed(north, email)
      expect((await decide(id, { state: 'accepted', ...LOOKED })).status).toBe(400)
      const named = { registerNamesAddress: true, ...LOOKED }
      expect((await decide(id, { state: 'accepted', ...named })).status).toBe(200)
    }
  })

  it('says beside it that the page of the company still calls the licence unchecked', async () => {
    const { claimSigns } = await import('../../../src/features/company-desk/claim-signs.hooks')
    const { createLocalReq } = await import('payload')
    const signs = async () =>
      claimSigns(await createLocalReq({}, cms()), { email: 'olena@north.example', company: north })
    expect(await signs()).toMatchObject({ place: 'ownDomain', isLicenceUnchecked: true })
    await query('UPDATE crewings SET licence_checked_on = now() WHERE id = $1', [north])
    expect(await signs()).toMatchObject({ isLicenceUnchecked: false })
    await query('UPDATE crewings SET licence_checked_on = NULL WHERE id = $1', [north])
  })

  it('is refused with a sentence that its sender reads, and is not decided twice', async () => {
    const id = await claimed(north, 'olena@north.example')
    expect((await decide(id, { state: 'refused' })).status).toBe(400)
    expect((await decide(id, { state: 'refused', sentence: 'Не знайдено' })).status).toBe(200)
    const { rows } = await query(
      `SELECT content::text AS text FROM messages WHERE kind = 'companyNotice' ORDER BY id DESC`,
    )
    expect(String(rows[0]?.text)).toContain('Не знайдено')
    expect((await decide(id, { state: 'accepted', ...LOOKED })).status).toBe(400)
    expect((await decide(id, { sentence: 'Another' })).status).toBe(400)
    expect(await signedIn('olena@north.example')).toBe('')
  })

  it('that is taken back ends the desk, and all who were invited to it', async () => {
    const { personOf } = await load()
    const first = await owner(north, 'olena@north.example')
    const second = await joined(first, north, 'petro@north.example', 'recruiter')
    const { rows } = await query('SELECT id FROM company_claims')
    const id = Number(rows[0]?.id)
    expect((await decide(id, { state: 'refused', sentence: 'A fraud' })).status).toBe(200)
    expect([await personOf(first), await personOf(second)]).toEqual([undefined, undefined])
    expect((await query('SELECT FROM company_seats')).rows).toHaveLength(0)
    expect((await query('SELECT FROM company_people')).rows).toHaveLength(0)
    const { docs } = await cms().find({ collection: 'company-claims', depth: 0 })
    expect(docs).toMatchObject([{ id, state: 'refused', sentence: 'A fraud' }])
  })

  it.each(['there', 'gone'])(
    'that is taken back ends whom its sender has made an owner, and nobody else: the sender is %s',
    async (where) => {
      const { changeSeat, personOf } = await load()
      const honest = await owner(north, 'olena@north.example')
      const colleague = await joined(honest, north, 'maria@north.example', 'owner')
      const fraud = await owner(north, 'thief@gmail.com')
      const helper = await joined(fraud, north, 'helper@gmail.com', 'owner')
      const hers = await joined(helper, north, 'second@gmail.com', 'recruiter')
      const { rows } = await query(`SELECT id FROM company_claims WHERE email = 'thief@gmail.com'`)
      if (where === 'gone') {
        const own = await at(fraud, north)
        expect(await changeSeat(payload(), own, own.seat.id, 'end')).toBe('left')
      }
      const refused = { state: 'refused', sentence: 'A fraud' } as const
      expect((await decide(Number(rows[0]?.id), refused)).status).toBe(200)
      const there = await Promise.all(
        [honest, colleague, fraud, helper, hers].map(async (one) => Boolean(await personOf(one))),
      )
      expect(there).toEqual([true, true, false, false, false])
    },
  )

  it('of a company that is suspended cannot be made, nor accepted', async () => {
    const { claimable } = await load()
    const id = await claimed(north, 'olena@north.example')
    await query('UPDATE crewings SET suspended_at = now() WHERE id = $1', [north])
    expect(await claimable(north)).toBeUndefined()
    expect((await decide(id, { state: 'accepted', ...LOOKED })).status).toBe(400)
  })

  it('is written by nobody past the forms, and read by no translator', async () => {
    const id = await claimed(north, 'olena@north.example')
    expect((await ask(translator, 'GET', `/company-claims/${id}`)).status).toBe(403)
    expect((await decide(id, { email: 'other@north.example', ...LOOKED })).status).toBe(200)
    const claim = await cms().findByID({ collection: 'company-claims', id, depth: 0 })
    expect(claim.email).toBe('olena@north.example')
    const made = { company: north, email: 'x@north.example', language: 'en', state: 'waiting' }
    expect((await ask(admin, 'POST', '/company-claims', made)).status).toBe(403)
  })

  it('sent again stays one, and its mailbox gets as many mails as any that has confirmed nothing', async () => {
    const { claimable, claimCompany } = await load()
    const company = await claimable(north)
    if (!company) throw new Error('The company cannot be claimed.')
    const typed = {
      name: 'Olena',
      position: null,
      email: 'olena@north.example',
      language: 'en',
    } as const
    await Promise.all(Array.from({ length: 6 }, () => claimCompany(payload(), company, typed)))
    expect((await query('SELECT FROM company_claims')).rows).toHaveLength(1)
    const { rows } = await query(`SELECT state::text AS state FROM messages ORDER BY state`)
    expect(rows.filter(({ state }) => state === 'queued')).toHaveLength(3)
  })
})

describe('the rights at a desk', () => {
  it('are those of the matrix, for each role, at the own desk alone', async () => {
    const { seatFor, personOf } = await load()
    const first = await owner(north, 'olena@north.example')
    const cookies = {
      owner: first,
      recruiter: await joined(first, north, 'petro@north.example', 'recruiter'),
    }
    for (const role of ['owner', 'recruiter'] as const) {
      const person = await personOf(cookies[role])
      const found = DESK_ACTS.map((act) => [
        act,
        seatFor(person, north, act) !== undefined,
        seatFor(person, south, act) !== undefined,
      ])
      expect([role, found]).toEqual([
        role,
        DESK_ACTS.map((act) => [act, DESK_RIGHTS[act].includes(role), false]),
      ])
    }
    expect(DESK_ACTS.some((act) => seatFor(undefined, north, act))).toBe(false)
  })

  it('are asked again when something is done: by an id of another desk, by a recruiter, after a seat has ended', async () => {
    const { changeSeat, invite } = await load()
    const first = await owner(north, 'olena@north.example')
    const other = await owner(south, 'maria@south.example')
    const recruiter = await joined(first, north, 'petro@north.example', 'recruiter')
    const own = await at(first, north)
    const stranger = await at(other, south)
    const low = await at(recruiter, north)
    const invited = { email: 'x@north.example', role: 'owner', language: 'en' } as const
    expect(await changeSeat(payload(), stranger, own.seat.id, 'end')).toBe('noRight')
    expect(await changeSeat(payload(), { ...stranger, seat: own.seat }, own.seat.id, 'end')).toBe(
      'noRight',
    )
    expect(await changeSeat(payload(), low, own.seat.id, 'end')).toBe('noRight')
    expect(await changeSeat(payload(), low, low.seat.id, 'owner')).toBe('noRight')
    expect(await invite(payload(), low, invited)).toBe('noRight')
    expect(await invite(payload(), { ...stranger, seat: own.seat }, invited)).toBe('noRight')
    expect(await changeSeat(payload(), own, low.seat.id, 'end')).toBe('ended')
    expect(await changeSeat(payload(), low, low.seat.id, 'end')).toBe('noRight')
    expect((await query('SELECT FROM company_seats')).rows).toHaveLength(2)
  })

  it('end with the seat, in every session of its person', async () => {
    const { changeSeat, personOf } = await load()
    const first = await owner(north, 'olena@north.example')
    const recruiter = await joined(first, north, 'petro@north.example', 'recruiter')
    const elsewhere = await signedIn('petro@north.example')
    const { seat } = await at(recruiter, north)
    expect(await changeSeat(payload(), await at(first, north), seat.id, 'end')).toBe('ended')
    expect([await personOf(recruiter), await personOf(elsewhere)]).toEqual([undefined, undefined])
    expect(await signedIn('petro@north.example')).toBe('')
    expect(await mailTo('petro@north.example')).toEqual(['companyNotice'])
    expect(
      (await query(`SELECT FROM company_people WHERE email = 'petro@north.example'`)).rows,
    ).toHaveLength(0)
  })

  it('leave a desk with an owner, however two of them go at once', async () => {
    const { changeSeat } = await load()
    const first = await owner(north, 'olena@north.example')
    const second = await joined(first, north, 'petro@north.example', 'owner')
    const seats = await Promise.all([at(first, north), at(second, north)])
    const done = await Promise.all(
      seats.map((one) => changeSeat(payload(), one, one.seat.id, 'recruiter')),
    )
    expect(done.toSorted()).toEqual(['lastOwner', 'roleChanged'])
    const { rows } = await query(`SELECT FROM company_seats WHERE role = 'owner'`)
    expect(rows).toHaveLength(1)
  })

  it('are none before an invitation is accepted', async () => {
    const { invite } = await load()
    const first = await owner(north, 'olena@north.example')
    const email = 'petro@north.example'
    await invite(payload(), await at(first, north), { email, role: 'owner', language: 'en' })
    expect(await signedIn(email)).toBe('')
    expect(await mailTo(email)).toEqual(['companyLink'])
  })
})

describe('a desk', () => {
  it('is closed by a warning and by a suspension, but for who leaves', async () => {
    const { personOf, seatFor } = await load()
    const first = await owner(north, 'olena@north.example')
    const acts = async () => {
      const person = await personOf(first)
      return DESK_ACTS.filter((act) => seatFor(person, north, act))
    }
    expect(await acts()).toEqual([...DESK_ACTS])
    await query('UPDATE crewings SET suspended_at = now() WHERE id = $1', [north])
    expect(await acts()).toEqual(['see', 'leave'])
    await query('UPDATE crewings SET suspended_at = NULL')
    await cms().create({
      collection: 'warnings',
      locale: 'en',
      data: {
        name: 'North',
        kind: 'fee',
        since: '2026-11-01T12:00:00.000Z',
        company: north,
        _status: 'published',
      },
    })
    expect(await acts()).toEqual(['see', 'leave'])
  })

  it('is said on the page of its company, since when and when it was looked up, while somebody owns it', async () => {
    const { changeSeat } = await load()
    const { getCompany } = await import('../../../src/features/companies/companies.queries')
    const tag = async () =>
      (await query('SELECT revision FROM publication_tags WHERE tag = $1', [`company/${north}`]))
        .rows[0]?.revision
    expect((await getCompany('en', north))?.desk).toBeUndefined()
    const before = await tag()
    const first = await owner(north, 'olena@north.example')
    const during = await tag()
    const { desk } = (await getCompany('en', north)) ?? {}
    expect(desk?.checkedOn.toISOString().slice(0, 10)).toBe('2026-11-20')
    const own = await at(first, north)
    expect(await changeSeat(payload(), own, own.seat.id, 'end')).toBe('left')
    expect((await getCompany('en', north))?.desk).toBeUndefined()
    expect(new Set([before, during, await tag()]).size).toBe(3)
  })

  it('that its last person leaves keeps no name: which company was looked up, and when, stays', async () => {
    const { changeSeat } = await load()
    const first = await owner(north, 'olena@north.example')
    const own = await at(first, north)
    await changeSeat(payload(), own, own.seat.id, 'end')
    const { docs } = await cms().find({ collection: 'company-claims', depth: 0 })
    expect(docs).toMatchObject([{ name: null, email: null, licenceNumber: 'North-1' }])
    expect((await query('SELECT FROM company_people')).rows).toHaveLength(0)
  })

  it('of people who were erased does not come back with a backup', async () => {
    const { changeSeat, eraseDueDesks } = await load()
    const first = await owner(north, 'olena@north.example')
    const own = await at(first, north)
    const { rows: people } = await query('SELECT * FROM company_people')
    const { rows: seats } = await query('SELECT * FROM company_seats')
    await changeSeat(payload(), own, own.seat.id, 'end')
    for (const [table, rows] of [
      ['company_people', people],
      ['company_seats', seats],
    ] as const) {
      await query(
        `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      )
    }
    await eraseDueDesks(payload())
    expect((await query('SELECT FROM company_people')).rows).toHaveLength(0)
    expect((await query('SELECT FROM company_seats')).rows).toHaveLength(0)
  })

  it('erases claims and invitations that nobody took up', async () => {
    const { claimable, claimCompany, eraseDueDesks, invite } = await load()
    const first = await owner(north, 'olena@north.example')
    const company = await claimable(south)
    if (!company) throw new Error('The company cannot be claimed.')
    const typed = {
      name: 'Maria',
      position: null,
      email: 'maria@south.example',
      language: 'en',
    } as const
    await claimCompany(payload(), company, typed)
    const invited = { email: 'petro@north.example', role: 'recruiter', language: 'en' } as const
    await invite(payload(), await at(first, north), invited)
    await eraseDueDesks(payload())
    expect((await query('SELECT FROM company_seats')).rows).toHaveLength(2)
    await query(
      `UPDATE company_claims SET created_at = now() - interval '8 days' WHERE state = 'asked'`,
    )
    await query(
      `UPDATE company_seats SET created_at = now() - interval '8 days' WHERE accepted_at IS NULL`,
    )
    await eraseDueDesks(payload())
    expect((await query('SELECT FROM company_seats')).rows).toHaveLength(1)
    expect((await query('SELECT FROM company_people')).rows).toHaveLength(1)
    expect((await query('SELECT FROM company_claims')).rows).toHaveLength(1)
  })

  it('goes with its company', async () => {
    const third = await publish('Third')
    const first = await owner(third, 'olena@third.example')
    const { personOf } = await load()
    await cms().delete({ collection: 'crewings', id: third, depth: 0 })
    expect(await personOf(first)).toBeUndefined()
    expect((await query('SELECT FROM company_seats')).rows).toHaveLength(0)
    expect((await query('SELECT FROM company_claims')).rows).toHaveLength(0)
  })
})

describe('a sign-in', () => {
  it('works once, in the browser that asked, and sends nothing to who is nobody', async () => {
    const { newToken } = await import('../../../src/cms/services/sessions/secret-tokens')
    const { sendSignIn, signInByLink } = await load()
    await owner(north, 'olena@north.example')
    await query('DELETE FROM messages')
    const device = newToken()
    await sendSignIn(payload(), 'nobody@north.example', device)
    await sendSignIn(payload(), 'Olena@North.example', device)
    expect((await query('SELECT FROM messages')).rows).toHaveLength(1)
    const token = await linkTo('olena@north.example')
    const elsewhere = { cookies: '', device: newToken() }
    expect(await signInByLink(payload(), token, elsewhere)).toBeUndefined()
    const set = await Promise.all([
      signInByLink(payload(), token, { cookies: '', device }),
      signInByLink(payload(), token, { cookies: '', device }),
    ])
    expect(set.filter((one) => one !== undefined)).toHaveLength(1)
  })

  it('is asked for by a stranger in vain: the link of the person works on', async () => {
    const { newToken } = await import('../../../src/cms/services/sessions/secret-tokens')
    const { sendSignIn, signInByLink } = await load()
    const email = 'olena@north.example'
    await owner(north, email)
    const device = newToken()
    await sendSignIn(payload(), email, device)
    const token = await linkTo(email)
    const stranger = newToken()
    await sendSignIn(payload(), email, stranger)
    const theirs = { cookies: '', device: stranger }
    expect(await signInByLink(payload(), token, theirs)).toBeUndefined()
    expect(await signInByLink(payload(), token, { cookies: '', device })).toBeTruthy()
  })

  it('ends the session of before, so that one which was set for somebody is worth nothing', async () => {
    const { newToken } = await import('../../../src/cms/services/sessions/secret-tokens')
    const { personOf, sendSignIn, signInByLink } = await load()
    const before = await owner(north, 'olena@north.example')
    const device = newToken()
    await sendSignIn(payload(), 'olena@north.example', device)
    const set = await signInByLink(payload(), await linkTo('olena@north.example'), {
      cookies: before,
      device,
    })
    expect(await personOf(before)).toBeUndefined()
    expect((await personOf(set?.split(';', 1)[0] ?? ''))?.seats).toHaveLength(1)
  })
})
