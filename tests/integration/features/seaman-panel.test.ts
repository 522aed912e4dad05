import { handleEndpoints, type Where } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Seaman, SeamanEvent } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

/** Accounts of seafarers, as staff work with them. */

const cms = cmsUnderTest()

type Colleague = RestClient & { id: number }

let admin: Colleague
let editor: Colleague
let translator: Colleague
/** The cookie of a seafarer who is signed in. */
let cookie: string

beforeAll(async () => {
  admin = await hire(cms(), 'ada', 'admin')
  editor = await hire(cms(), 'edda', 'editor')
  translator = await hire(cms(), 'tara', 'translator')
})

beforeEach(async () => {
  await cms().db.pool.query('DELETE FROM seaman_events')
  await cms().db.pool.query('DELETE FROM seamen')
  await cms().db.pool.query('DELETE FROM messages')
  made = 0
  cookie = await signedIn(await seafarer({ state: 'active', name: 'Signed in' }))
})

let made = 0

/** An account, as the forms of the site leave it. */
function seafarer(data: Partial<Seaman> & { isConfirmed?: boolean } = {}): Promise<Seaman> {
  const { isConfirmed = true, ...own } = data
  made += 1
  return cms().create({
    collection: 'seamen',
    data: {
      name: `Seafarer ${made}`,
      email: `seafarer-${made}@ship.example`,
      rank: 'bosun',
      citizenship: 'UA',
      language: 'uk',
      state: 'pending',
      ...(isConfirmed && { confirmedAt: new Date().toISOString() }),
      ...own,
    },
    depth: 0,
  })
}

async function signedIn({ id }: Seaman): Promise<string> {
  const { beginSession } = await import('../../../src/features/seamen/seaman-sessions.queries')
  const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
  const set = await withinTransaction(cms(), (req) => beginSession(req, id, ''))
  return set.split(';', 1)[0] ?? ''
}

const stateOf = async (id: number) => {
  const { state, reason } = await cms().findByID({ collection: 'seamen', id, depth: 0 })
  return [state, reason ?? null]
}

async function history(id: number) {
  const { docs } = await cms().find({
    collection: 'seaman-events',
    where: { seaman: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ event, by, reason }) => [event, by ?? null, reason ?? null])
}

async function mailTo({ email }: Seaman): Promise<string[]> {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { to: { equals: email } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ kind, content }) => `${kind} ${JSON.stringify(content)}`)
}

/** An answer as it is, where it is no JSON. */
async function fetched(address: string, headers: Record<string, string>): Promise<Response> {
  const { default: config } = await import('../../../payload.config')
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${address}`, { headers }),
  })
}

const authorized = ({ token }: RestClient): Record<string, string> => ({
  Authorization: `JWT ${token ?? ''}`,
  'Accept-Language': 'en',
})

const messageOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { message?: string }[] }).errors?.[0]?.message

describe('who waits', () => {
  it('is let in by an admin once, with a line in the history and one mail, however often it is pressed', async () => {
    const waiting = await seafarer()
    for (const who of [{}, translator, editor]) {
      expect((await ask(who, 'POST', `/seamen/${waiting.id}/admit`)).status).toBe(403)
    }
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => ask(admin, 'POST', `/seamen/${waiting.id}/admit`)),
    )
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ])
    expect(await stateOf(waiting.id)).toEqual(['active', null])
    expect(await history(waiting.id)).toEqual([['admitted', admin.id, null]])
    expect(await mailTo(waiting)).toHaveLength(1)
  })

  it('is not let in before the address is confirmed, nor by an old page after a suspension', async () => {
    const unconfirmed = await seafarer({ isConfirmed: false })
    const suspended = await seafarer({ state: 'suspended', reason: 'Two accounts' })
    for (const [path, method, data] of [
      [`/seamen/${unconfirmed.id}/admit`, 'POST', {}],
      [`/seamen/${unconfirmed.id}`, 'PATCH', { state: 'active' }],
    ] as const) {
      const refused = await ask(admin, method, path, data)
      expect(refused.status).toBe(400)
      expect(messageOf(refused)).toContain('not confirmed yet')
    }
    const late = await ask(admin, 'POST', `/seamen/${suspended.id}/admit`)
    expect([late.status, messageOf(late)]).toEqual([
      400,
      expect.stringContaining('no longer waits'),
    ])
    expect(await stateOf(suspended.id)).toEqual(['suspended', 'Two accounts'])
    for (const { id } of [unconfirmed, suspended]) expect(await history(id)).toEqual([])
  })

  it('is let in with many, one by one; the others of the choice are named and left as they are', async () => {
    const [one, two] = [await seafarer(), await seafarer()]
    const unconfirmed = await seafarer({ isConfirmed: false })
    const active = await seafarer({ state: 'active' })
    const suspended = await seafarer({ state: 'suspended', reason: 'Two accounts' })
    const ids = [one, two, unconfirmed, active, suspended].map(({ id }) => id)
    const path = `/seamen/admit-many?where[id][in]=${ids.join(',')}`
    for (const who of [{}, translator, editor]) {
      expect((await ask(who, 'POST', path)).status).toBe(403)
    }
    expect((await ask(admin, 'POST', '/seamen/admit-many')).status).toBe(400)
    const { status, body } = await ask<Record<string, { id: number; title: string }[]>>(
      admin,
      'POST',
      path,
    )
    expect(status).toBe(200)
    const named = (list: readonly Seaman[]) => list.map(({ id, name }) => ({ id, title: name }))
    // The newest first, as the list.
    expect(body).toEqual({
      docs: named([two, one]),
      notWaiting: named([suspended, active, unconfirmed]),
      errors: [],
    })
    for (const account of [one, two]) {
      expect(await history(account.id)).toEqual([['admitted', admin.id, null]])
      expect(await mailTo(account)).toHaveLength(1)
    }
    for (const account of [unconfirmed, active, suspended]) {
      expect(await stateOf(account.id)).toEqual([account.state, account.reason ?? null])
      expect([await history(account.id), await mailTo(account)]).toEqual([[], []])
    }
  })
})

describe('a suspension', () => {
  it('needs a reason, which is sent, kept in the history, and goes with the suspension', async () => {
    const { seamanOf } = await import('../../../src/cms/services/seaman-only/seaman-session.queries')
    const member = await seafarer({ state: 'active' })
    const session = await signedIn(member)
    const path = `/seamen/${member.id}`
    for (const reason of [undefined, '', '  \n ']) {
      const refused = await ask(admin, 'PATCH', path, { state: 'suspended', reason })
      expect([refused.status, messageOf(refused)]).toEqual([
        400,
        'Write the reason first: the seafarer reads it.',
      ])
    }
    expect(await seamanOf(session)).toBeDefined()
    const changes = [
      { state: 'suspended', reason: ' Two accounts ' },
      { reason: 'Three accounts' },
      { reason: 'Three accounts' },
      { state: 'active' },
    ]
    for (const change of changes) expect((await ask(admin, 'PATCH', path, change)).status).toBe(200)
    expect(await seamanOf(session)).toMatchObject({ state: 'active', reason: undefined })
    expect(await stateOf(member.id)).toEqual(['active', null])
    expect(await history(member.id)).toEqual([
      ['suspended', admin.id, 'Two accounts'],
      ['suspended', admin.id, 'Three accounts'],
      ['admitted', admin.id, null],
    ])
    expect(await mailTo(member)).toEqual([
      expect.stringContaining('Two accounts'),
      expect.stringContaining('Three accounts'),
      expect.stringContaining('sign-in'),
    ])
  })

  it('is no way back to waiting, and its reason alone changes nothing of a member', async () => {
    const member = await seafarer({ state: 'active' })
    const back = await ask(admin, 'PATCH', `/seamen/${member.id}`, { state: 'pending' })
    expect([back.status, messageOf(back)]).toEqual([400, expect.stringContaining('second time')])
    await ask(admin, 'PATCH', `/seamen/${member.id}`, { reason: 'Kept for later' })
    expect(await stateOf(member.id)).toEqual(['active', null])
    expect(await history(member.id)).toEqual([])
  })
})

it('many at once are changed by admins alone, each as if it were the only one', async () => {
  const { seamanOf } = await import('../../../src/cms/services/seaman-only/seaman-session.queries')
  const [one, two] = [await seafarer({ state: 'active' }), await seafarer()]
  const session = await signedIn(one)
  const path = `/seamen?where[id][in]=${one.id},${two.id}`
  const suspension = { state: 'suspended', reason: 'Strangers' }
  for (const who of [{}, translator, editor]) {
    // Whoever may not read them finds none; whoever may read them is refused each.
    const refused = await ask(who, 'PATCH', path, suspension)
    expect([refused.status, await stateOf(one.id)]).toEqual([
      expect.toBeOneOf([400, 403]),
      ['active', null],
    ])
    expect((await ask(who, 'DELETE', path)).status).toBeOneOf([400, 403])
  }
  const reasonless = await ask(admin, 'PATCH', path, { state: 'suspended' })
  expect([reasonless.status, JSON.stringify(reasonless.body)]).toEqual([
    400,
    expect.stringContaining('Write the reason first'),
  ])
  expect(await seamanOf(session)).toBeDefined()
  expect((await ask(admin, 'PATCH', path, suspension)).status).toBe(200)
  expect(await seamanOf(session)).toMatchObject({ state: 'suspended', reason: 'Strangers' })
  for (const account of [one, two]) {
    expect(await history(account.id)).toEqual([['suspended', admin.id, 'Strangers']])
    expect(await mailTo(account)).toHaveLength(1)
  }
})

it('what seafarers say of themselves, and how they sign in, staff do not write', async () => {
  const member = await seafarer({ state: 'active' })
  const forged = {
    name: 'Forged',
    email: 'forged@site.example',
    telephone: '+380000000000',
    rank: 'master',
    citizenship: 'FR',
    language: 'fr',
    confirmedAt: '2000-01-01T00:00:00.000Z',
  }
  expect((await ask(admin, 'PATCH', `/seamen/${member.id}`, forged)).status).toBe(200)
  const { name, email, telephone, rank, citizenship, language, confirmedAt } = member
  expect(await cms().findByID({ collection: 'seamen', id: member.id, depth: 0 })).toMatchObject({
    ...{ name, email, telephone, rank, citizenship, language, confirmedAt },
  })
  expect((await ask(admin, 'POST', '/seamen', { ...forged, state: 'active' })).status).toBe(403)
})

describe('the history', () => {
  it('is written by nobody, whatever they are, and read by admins and editors', async () => {
    const waiting = await seafarer()
    await ask(admin, 'POST', `/seamen/${waiting.id}/admit`)
    const { docs } = await cms().find({ collection: 'seaman-events', depth: 0 })
    const id = docs[0]?.id ?? 0
    const data = { seaman: waiting.id, event: 'suspended', reason: 'Forged' } as const
    for (const who of [{}, translator, editor, admin]) {
      for (const [method, path] of [
        ['POST', '/seaman-events'],
        ['PATCH', `/seaman-events/${id}`],
        ['PATCH', `/seaman-events?where[id][equals]=${id}`],
        ['DELETE', `/seaman-events/${id}`],
        ['DELETE', `/seaman-events?where[id][equals]=${id}`],
      ] as const) {
        const { status } = await ask(who, method, path, method === 'DELETE' ? undefined : data)
        expect([method, path, status]).toEqual([method, path, expect.toBeOneOf([400, 403])])
      }
      const read = await ask(who, 'GET', `/seaman-events/${id}`)
      expect(read.status).toBe(who === admin || who === editor ? 200 : 403)
    }
    const { user } = await cms().auth({
      headers: new Headers({ Authorization: `JWT ${admin.token ?? ''}` }),
    })
    const asAdmin = { collection: 'seaman-events', overrideAccess: false, user } as const
    await expect(cms().create({ ...asAdmin, data })).rejects.toThrow()
    await expect(cms().update({ ...asAdmin, id, data })).rejects.toThrow()
    await expect(cms().delete({ ...asAdmin, id })).rejects.toThrow()
    expect(await history(waiting.id)).toEqual([['admitted', admin.id, null]])
  })

  it('says who decided also after that account of the staff is renamed and deleted', async () => {
    const waiting = await seafarer()
    const leaving = await hire(cms(), 'leaving', 'admin')
    expect((await ask(leaving, 'POST', `/seamen/${waiting.id}/admit`)).status).toBe(200)
    expect((await ask(admin, 'PATCH', `/staff/${leaving.id}`, { name: 'Renamed' })).status).toBe(
      200,
    )
    await cms().delete({ collection: 'staff', id: leaving.id })
    const read = async (who: typeof admin) =>
      (await ask<{ docs: SeamanEvent[] }>(who, 'GET', '/seaman-events?depth=0')).body.docs
    const name = { event: 'admitted', by: null, byName: 'leaving' }
    expect(await read(admin)).toMatchObject([{ ...name, byEmail: 'leaving@site.example' }])
    // Editors know each other by name.
    const [seen] = await read(editor)
    expect(seen).toMatchObject(name)
    expect(seen).not.toHaveProperty('byEmail')
    const changed = await ask(admin, 'PATCH', `/seaman-events/${seen?.id}`, { byName: 'Nobody' })
    expect(changed.status).toBe(403)
  })

  it('goes with the account that an admin deletes, and with no other', async () => {
    const [gone, kept] = [await seafarer(), await seafarer()]
    for (const { id } of [gone, kept]) await ask(admin, 'POST', `/seamen/${id}/admit`)
    expect((await ask(editor, 'DELETE', `/seamen/${gone.id}`)).status).toBe(403)
    expect((await ask(admin, 'DELETE', `/seamen/${gone.id}`)).status).toBe(200)
    const { totalDocs } = await cms().count({ collection: 'seaman-events' })
    expect(totalDocs).toBe(1)
    expect(await history(kept.id)).toHaveLength(1)
  })
})

describe('the list as a file', () => {
  const where =
    'where[or][0][and][0][rank][equals]=bosun&where[or][0][and][1][state][equals]=pending'

  it('holds what the filters of the list select, without formulas', async () => {
    await seafarer({ name: '=HYPERLINK("http://evil.example")', telephone: '+380441234567' })
    await seafarer({ rank: 'master' })
    await seafarer({ state: 'suspended', reason: 'Two accounts' })
    for (const who of [admin, editor]) {
      const answer = await fetched(`/seamen/export?${where}`, authorized(who))
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const [head, ...rows] = (await answer.text()).split('\r\n').filter(Boolean)
      expect(head).toContain('Name,E-mail')
      expect(rows).toHaveLength(1)
      expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
      expect(rows[0]).toContain(`'+380441234567`)
      expect(rows[0]).toContain('Bosun,Ukraine,')
      expect(rows[0]).not.toMatch(/hash|salt/i)
    }
  })

  it('is refused to strangers, translators and seafarers, and for a condition beyond what may be read', async () => {
    await seafarer()
    for (const headers of [{}, authorized(translator), { Cookie: cookie }]) {
      for (const path of ['/seamen/export', '/seamen', '/seaman-events']) {
        const answer = await fetched(path, headers)
        expect([path, answer.status]).toEqual([path, 403])
        expect(await answer.text()).not.toContain('ship.example')
      }
    }
    const secret = await fetched('/seamen/export?where[hash][like]=a', authorized(admin))
    expect(secret.status).toBe(400)
  })
})

it('the dashboard counts those who wait with a confirmed address, the oldest first, beside the others', async () => {
  const { seamenWhere, WAITING } = await import('../../../src/features/seamen/admin/seamen-filter')
  const late = await seafarer({ confirmedAt: '2026-02-02T00:00:00.000Z' })
  const early = await seafarer({ confirmedAt: '2026-01-01T00:00:00.000Z' })
  const unconfirmed = await seafarer({ isConfirmed: false })
  await seafarer({ state: 'active' })
  const found = async (where: Where) => {
    const { body } = await ask<{ docs: Seaman[] }>(
      editor,
      'GET',
      `/seamen?sort=confirmedAt&where=${encodeURIComponent(JSON.stringify(where))}`,
    )
    return body.docs.map(({ id }) => id)
  }
  expect(await found(seamenWhere(WAITING))).toEqual([early.id, late.id])
  expect(await found(seamenWhere({ state: 'pending', isConfirmed: false }))).toEqual([
    unconfirmed.id,
  ])
})
