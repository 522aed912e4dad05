import { beforeEach, describe, expect, it } from 'vitest'

import type { Staff } from '../../../src/payload-types'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

/** Of each pair; there are 21 pairs. */
const ROUNDS = load({ gate: 1, soak: 5 })

type Account = Staff & { collection: 'staff'; _sid: string }
/** What somebody does to somebody; the row may be another's by the time it is done. */
type Act = (actor: Account, target: Account) => Promise<unknown>

const as = (user: Account) => ({ overrideAccess: false, user }) as const

const ACTS = {
  'demotes by id': async (actor, { id }) => {
    await confirm(actor, `adminLowered ${id}`)
    return cms().update({ collection: 'staff', id, data: { role: 'editor' }, ...as(actor) })
  },
  // The API changes many one by one; the site itself may do it at once.
  'demotes by a list': (_actor, { id }) =>
    cms().update({
      collection: 'staff',
      where: { id: { in: [id] } },
      data: { role: 'translator', languages: ['uk'] },
    }),
  'demotes every admin': () =>
    cms().update({
      collection: 'staff',
      where: { role: { equals: 'admin' } },
      data: { role: 'editor' },
    }),
  'deletes by id': async (actor, { id }) => {
    await confirm(actor, `accountDeleted ${id}`)
    return cms().delete({ collection: 'staff', id, ...as(actor) })
  },
  'deletes by a list': (_actor, { id }) =>
    cms().delete({ collection: 'staff', where: { id: { equals: id } } }),
  'deletes every admin': () =>
    cms().delete({ collection: 'staff', where: { role: { equals: 'admin' } } }),
} satisfies Record<string, Act>

/** What such a change asks for was given (key-changes.test.ts). */
async function confirm({ _sid, id }: Account, change: string): Promise<void> {
  await cms().db.pool.query(
    `INSERT INTO staff_factor_challenges (session, kind, staff_id, value, expires_at)
     SELECT $1, 'keysGiven', id, $3, now() + interval '10 minutes' FROM staff WHERE id = $2
     ON CONFLICT (session, kind) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
    [_sid, id, Buffer.from(change)],
  )
}

async function adminAt(index: number): Promise<Account> {
  const email = `admin${index}@site.example`
  const { docs } = await cms().find({ collection: 'staff', where: { email: { equals: email } } })
  const [known] = docs
  if (known) {
    if (known.role === 'admin') return signedIn(known)
    const data = { role: 'admin' } as const
    return signedIn(await cms().update({ collection: 'staff', id: known.id, data }))
  }
  const data = { email, password: 'only-for-tests', name: `Admin ${index}`, role: 'admin' } as const
  return signedIn(await cms().create({ collection: 'staff', data }))
}

/** Somebody in a session that has just begun: rights ask for the password (staff-accounts.test.ts). */
async function signedIn(staff: Staff): Promise<Account> {
  const session = `of ${staff.email}`
  await cms().db.pool.query(
    `INSERT INTO staff_confirmations VALUES ($1, $2, now(), false)
     ON CONFLICT (session) DO UPDATE SET staff_id = excluded.staff_id, confirmed_at = excluded.confirmed_at`,
    [session, staff.id],
  )
  return { ...staff, collection: 'staff', _sid: session }
}

/** Ids of those who may give rights, as they are stored. */
async function admins(): Promise<number[]> {
  const where = { role: { equals: 'admin' } }
  const { docs } = await cms().find({ collection: 'staff', where, pagination: false, depth: 0 })
  return docs.map(({ id }) => id)
}

let one: Account
let two: Account

beforeEach(async () => {
  one = await adminAt(1)
  two = await adminAt(2)
})

const PAIRS = Object.keys(ACTS).flatMap((first, index) =>
  Object.keys(ACTS)
    .slice(index)
    .map((second) => [first, second] as [keyof typeof ACTS, keyof typeof ACTS]),
)

describe('there is always an admin left', () => {
  it.each(PAIRS)(
    'when one admin %s and the other %s at the same moment',
    async (first, second) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        one = await adminAt(1)
        two = await adminAt(2)
        const results = await Promise.allSettled([ACTS[first](one, two), ACTS[second](two, one)])
        expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
        expect((await admins()).length).toBeGreaterThan(0)
      }
    },
    120_000,
  )

  it('when three demote each other in a circle', async () => {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const circle = [await adminAt(1), await adminAt(2), await adminAt(3)] as const
      const [a, b, c] = circle
      await Promise.allSettled([
        ACTS['demotes by id'](a, b),
        ACTS['deletes by id'](b, c),
        ACTS['demotes by a list'](c, a),
      ])
      expect((await admins()).length).toBeGreaterThan(0)
    }
  })

  it('when the site itself demotes or deletes them all', async () => {
    const where = { role: { equals: 'admin' } }
    await cms().update({ collection: 'staff', where, data: { role: 'editor' } })
    expect((await admins()).length).toBe(1)
    await cms().delete({ collection: 'staff', where })
    expect((await admins()).length).toBe(1)
  })

  it('and who would be the last is told so', async () => {
    await ACTS['demotes by id'](one, two)
    const last = cms().update({ collection: 'staff', id: one.id, data: { role: 'editor' } })
    await expect(last).rejects.toMatchObject({
      data: { errors: [{ path: 'role', message: expect.stringContaining('at least one admin') }] },
    })
    await expect(cms().delete({ collection: 'staff', id: one.id })).rejects.toThrow(
      /at least one admin/,
    )
  })

  it('and one who is not the last goes as before', async () => {
    await ACTS['demotes by id'](one, two)
    expect(await admins()).toEqual([one.id])
    await ACTS['deletes by id'](one, two)
    expect(await cms().count({ collection: 'staff', where: { id: { equals: two.id } } })).toEqual({
      totalDocs: 0,
    })
  })

  it('because nobody demotes themself, and many at once are demoted by the site alone', async () => {
    await ACTS['demotes by id'](one, one)
    const many = { collection: 'staff', where: { id: { exists: true } }, ...as(two) } as const
    await expect(cms().update({ ...many, data: { role: 'editor' } })).rejects.toThrow(/by itself/)
    await expect(cms().delete(many)).rejects.toThrow(/by itself/)
    expect((await admins()).toSorted((a, b) => a - b)).toEqual([one.id, two.id])
  })
})
