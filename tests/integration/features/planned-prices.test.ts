import { ValidationError } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PriceList } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, signIn } from '../rest'

/**
 * Prices and promos that are planned: what readers see before, at and after their instants, with nobody saving
 * anything.
 */

const cms = cmsUnderTest()

const HOUR = 3_600_000

type Mailing = NonNullable<PriceList['mailings']>[number]

const sql = async <Row extends object>(text: string) =>
  (await import('../../../src/cms/database/read-pool')).query<Row>(text, [])

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** Saves the list with one mailing; rows have ids, as those of a form have. */
async function write(mailing: Partial<Mailing>): Promise<Mailing> {
  const { mailings } = await cms().updateGlobal({
    slug: 'price-list',
    locale: 'en',
    data: { mailings: [{ id: MAILING, key: 'ocean', ...mailing }] },
  })
  return only(mailings)
}

const MAILING = '0123456789abcdef01234567'
const [FIRST, SECOND] = ['aaaaaaaaaaaaaaaaaaaaaaa1', 'aaaaaaaaaaaaaaaaaaaaaaa2']

function only<T>(rows: T[] | null | undefined): T {
  const [row] = rows ?? []
  if (!row) throw new Error('There is no row')
  return row
}

/** What readers see of the mailing. */
async function shown() {
  const { getMailingPrices } = await import('../../../src/features/mailing/mailing.queries')
  const known = await getMailingPrices('en')
  if (!known.isKnown) throw new Error('No price is known')
  const { price, promo, ends } = only(known.mailings)
  return { price, promo, ends, asOf: known.asOf }
}

/** What the form in the panel shows. */
const read = async () =>
  only((await cms().findGlobal({ slug: 'price-list', locale: 'en', depth: 0 })).mailings)

/** As if so many hours had passed since all that is planned was saved. */
async function pass(hours: number): Promise<void> {
  const by = `interval '${hours} hours'`
  await sql(`UPDATE price_list_mailings_planned SET "from" = "from" - ${by}`)
  await sql(
    `UPDATE price_list_mailings SET promo_from = promo_from - ${by}, promo_until = promo_until - ${by}`,
  )
  await sql(`UPDATE publication_boundaries SET at = at - ${by} WHERE collection = 'price-list'`)
  await sql(`UPDATE price_list SET updated_at = updated_at - ${by}`)
}

const boundaries = async () =>
  (
    await sql<{ tag: string; at: Date }>(
      `SELECT tag, at FROM publication_boundaries WHERE collection = 'price-list' ORDER BY at`,
    )
  ).map(({ tag, at }) => `${tag} ${at.toISOString()}`)

async function refused(mailing: Partial<Mailing>): Promise<{ path: string; message: string }[]> {
  const error = await write(mailing).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ValidationError)) throw new Error('It was taken', { cause: error })
  return error.data.errors
}

beforeEach(async () => {
  await cms().updateGlobal({ slug: 'price-list', locale: 'en', data: { mailings: [] } })
})

describe('a planned price', () => {
  it('is what readers see from its instant on, and no reader sees it before', async () => {
    await write({
      price: { EUR: 4900 },
      planned: [
        { id: SECOND, from: inHours(20), price: { EUR: 6900 } },
        { id: FIRST, from: inHours(10), price: { EUR: 5900 } },
      ],
    })
    expect(await shown()).toMatchObject({ price: { EUR: 4900 } })
    await pass(11)
    const then = await shown()
    expect(then).toMatchObject({ price: { EUR: 5900 } })
    // Prices are as of the instant at which they began, not of the save.
    expect(Math.round((Date.now() - then.asOf.getTime()) / HOUR)).toBe(1)
    await pass(10)
    expect(await shown()).toMatchObject({ price: { EUR: 6900 }, ends: { price: undefined } })
  })

  it('says until when the one before it holds', async () => {
    const from = inHours(10)
    await write({ price: { EUR: 4900 }, planned: [{ from, price: { EUR: 5900 } }] })
    expect((await shown()).ends?.price?.toISOString()).toBe(from)
  })

  it('is in the form the price, once it has begun', async () => {
    await write({
      price: { USD: 100, EUR: 4900 },
      planned: [
        { id: FIRST, from: inHours(10), price: { USD: 200, EUR: 5900 } },
        { id: SECOND, from: inHours(20), price: { USD: 300, EUR: 6900 } },
      ],
    })
    await pass(11)
    expect(await read()).toMatchObject({
      price: { USD: 200, EUR: 5900, UAH: null },
      planned: [{ id: SECOND, price: { USD: 300 } }],
    })
  })

  it('is stored as the price by the next save, also of a form that was opened before', async () => {
    const opened = await write({
      price: { EUR: 4900 },
      planned: [
        { id: FIRST, from: inHours(10), price: { EUR: 5900 } },
        { id: SECOND, from: inHours(20), price: { EUR: 6900 } },
      ],
    })
    await pass(11)
    // The form knows its instants as they are by now.
    const [{ from } = { from: '' }] = await sql<{ from: Date | string }>(
      `SELECT "from" FROM price_list_mailings_planned WHERE id = '${FIRST}'`,
    )
    const rows = (opened.planned ?? []).map((row) =>
      row.id === FIRST ? { ...row, from: new Date(from).toISOString() } : row,
    )
    const before = await shown()
    await write({ ...opened, name: 'Ocean', planned: rows })
    expect(await sql(`SELECT price_eur::int AS eur FROM price_list_mailings`)).toEqual([
      { eur: 5900 },
    ])
    expect(await sql(`SELECT id FROM price_list_mailings_planned`)).toEqual([{ id: SECOND }])
    expect((await shown()).price).toEqual(before.price)
  })

  it('is asked about again, where a seafarer saw the one before', async () => {
    await write({
      price: { EUR: 4900 },
      planned: [{ from: inHours(10), price: { EUR: 5900 } }],
    })
    const { isReview } = await import('../../../src/features/mailing/review.form')
    const { reviewForm } = await import('../../../src/app/review-form')
    const look = async () => {
      const about = await reviewForm.load({ mailing: 'ocean' }, 'en', { cookies: '' })
      if (!about || !isReview(about)) throw new Error('It is not offered')
      return { shown: reviewForm.shown?.(about), total: about.order.total }
    }
    const before = await look()
    await pass(11)
    const then = await look()
    expect(then.shown).not.toBe(before.shown)
    expect([before.total, then.total]).toEqual([
      { amount: 4900, currency: 'EUR' },
      { amount: 5900, currency: 'EUR' },
    ])
  })

  it(
    'comes back with a version of the list, and is its price where it has begun since',
    { tags: 'soak' },
    async () => {
      const account = { email: 'prices@site.example', password: 'only-for-tests' }
      await cms().create({ collection: 'staff', data: { ...account, name: 'Ada', role: 'editor' } })
      const editor = await signIn(account.email, account.password)
      const save = async (mailing: Partial<Mailing>) => {
        const data = { mailings: [{ id: MAILING, key: 'ocean', ...mailing }] }
        expect((await ask(editor, 'POST', '/globals/price-list?locale=en', data)).status).toBe(200)
      }
      await save({
        price: { EUR: 4900 },
        planned: [
          { id: FIRST, from: inHours(10), price: { EUR: 5900 } },
          { id: SECOND, from: inHours(20), price: { EUR: 6900 } },
        ],
      })
      const { docs } = await cms().findGlobalVersions({ slug: 'price-list', sort: '-id', limit: 1 })
      await save({ price: { EUR: 3000 }, planned: [] })
      await sql(
        `UPDATE _price_list_v_version_mailings_planned SET "from" = "from" - interval '11 hours'`,
      )
      const path = `/globals/price-list/versions/${only(docs).id}`
      expect((await ask(editor, 'POST', path)).status).toBe(200)
      expect(await shown()).toMatchObject({ price: { EUR: 5900 } })
      const { price, planned } = await read()
      expect(price).toMatchObject({ EUR: 5900 })
      expect(planned).toMatchObject([{ price: { EUR: 6900 } }])
    },
  )

  it('is cancelled by being taken out', async () => {
    const planned = [{ from: inHours(10), price: { EUR: 5900 } }]
    await write({ price: { EUR: 4900 }, planned })
    expect(await boundaries()).toHaveLength(1)
    await write({ price: { EUR: 4900 }, planned: [] })
    expect(await boundaries()).toEqual([])
    await pass(11)
    expect(await shown()).toMatchObject({ price: { EUR: 4900 } })
  })
})

describe('a promo', () => {
  it('holds from its beginning to right before its end', async () => {
    const promoUntil = inHours(20)
    await write({
      price: { EUR: 4900 },
      promo: { EUR: 3900 },
      promoFrom: inHours(10),
      promoUntil,
    })
    expect(await shown()).toMatchObject({ promo: undefined, ends: { promo: undefined } })
    await pass(11)
    const { promo, ends } = await shown()
    expect(promo).toEqual({ EUR: 3900 })
    expect(ends?.promo?.getTime()).toBe(new Date(promoUntil).getTime() - 11 * HOUR)
    expect(await read()).toMatchObject({ promo: { EUR: 3900 }, promoFrom: null })
    await pass(10)
    expect(await shown()).toMatchObject({ price: { EUR: 4900 }, promo: undefined })
    expect(await read()).toMatchObject({
      promo: { EUR: null },
      promoFrom: null,
      promoUntil: null,
    })
  })
})

describe('the keys of pages with prices', () => {
  const plan = () => ({
    price: { EUR: 4900 },
    planned: [{ from: inHours(10), price: { EUR: 5900 } }],
    promo: { EUR: 3900 },
    promoFrom: inHours(2),
    promoUntil: inHours(3),
  })

  it('change at every instant that is planned', async () => {
    const { planned, ...promo } = plan()
    await write({ planned, ...promo })
    const instants = [promo.promoFrom, promo.promoUntil, only(planned).from]
    expect(await boundaries()).toEqual(instants.map((at) => `prices ${at}`))
    const { readClock } = await import('../../../src/cms/publications/reading/index-clock')
    const before = await readClock()
    await sql(
      `UPDATE publication_boundaries SET at = now() + interval '500 ms' WHERE collection = 'price-list'`,
    )
    const waiting = await readClock()
    expect(waiting).not.toBe(before)
    await expect.poll(readClock).not.toBe(waiting)
  })

  it('lose no instant that is planned, and a rebuild finds those that are missing', async () => {
    await write(plan())
    const { countWrongInstants, writePlannedInstants } =
      await import('../../../src/features/mailing/planned-instants.hooks')
    const db = cms().db.drizzle
    expect(await countWrongInstants(db)).toBe(0)
    const written = await boundaries()
    await sql(`UPDATE publication_boundaries SET at = now() WHERE collection = 'price-list'`)
    expect(await countWrongInstants(db)).toBe(4)
    await writePlannedInstants(db)
    expect(await boundaries()).toEqual(written)
  })
})

describe('what is refused, at its field', () => {
  const price = { USD: 5000, EUR: 4900 }
  const later = { USD: 6000, EUR: 5900 }

  it.each<[string, () => Partial<Mailing>, string, RegExp]>([
    [
      'a time that has passed',
      () => ({ price, planned: [{ from: inHours(-1), price: later }] }),
      'mailings.0.planned.0.from',
      /has passed/,
    ],
    [
      'a year that is mistyped',
      () => ({ price, planned: [{ from: '2206-01-01T00:00:00.000Z', price: later }] }),
      'mailings.0.planned.0.from',
      /more than 10 years ahead/,
    ],
    [
      'no time',
      () => ({ price, planned: [{ from: '', price: later }] }),
      'mailings.0.planned.0.from',
      /required/,
    ],
    [
      'two prices from the same instant',
      () => {
        const from = inHours(5)
        return {
          price,
          planned: [
            { from, price: later },
            { from, price: later },
          ],
        }
      },
      'mailings.0.planned.1.from',
      /at the same time/,
    ],
    [
      'a currency that is left out',
      () => ({ price, planned: [{ from: inHours(5), price: { EUR: 5900 } }] }),
      'mailings.0.planned.0.price.USD',
      /price in USD until then/,
    ],
    [
      'a price that says nothing',
      () => ({ planned: [{ from: inHours(5), price: {} }] }),
      'mailings.0.planned.0.price.USD',
      /at least one currency/,
    ],
    [
      'a fraction of a cent',
      () => ({ price, planned: [{ from: inHours(5), price: { ...later, EUR: 0.5 } }] }),
      'mailings.0.planned.0.price.EUR',
      /minor units|cents|whole/i,
    ],
    [
      'a promo that ends before it begins',
      () => ({
        price,
        promo: { EUR: 3900 },
        promoFrom: inHours(5),
        promoUntil: inHours(4),
      }),
      'mailings.0.promoUntil',
      /end after it starts/,
    ],
    [
      'a promo that begins in the past',
      () => ({ price, promo: { EUR: 3900 }, promoFrom: inHours(-1) }),
      'mailings.0.promoFrom',
      /has passed/,
    ],
    [
      'a promo that has ended',
      () => ({ price, promo: { EUR: 3900 }, promoUntil: inHours(-1) }),
      'mailings.0.promoUntil',
      /has passed/,
    ],
    [
      'an end of nothing',
      () => ({ price, promoUntil: inHours(1) }),
      'mailings.0.promoUntil',
      /Write the price of a first mailing/,
    ],
    [
      'a promo that is no less than a price that begins before it ends',
      () => ({
        price,
        planned: [{ from: inHours(5), price: { USD: 3000, EUR: 2900 } }],
        promo: { EUR: 3900 },
        promoUntil: inHours(6),
      }),
      'mailings.0.promo.EUR',
      /the price is €29/,
    ],
  ])('%s', async (_, mailing, path, message) => {
    expect(await refused(mailing())).toEqual([
      expect.objectContaining({ path, message: expect.stringMatching(message) as string }),
    ])
  })

  it('nothing else: a promo may end right when a lower price begins', async () => {
    const at = inHours(5)
    const saved = await write({
      price,
      planned: [{ from: at, price: { USD: 3000, EUR: 2900 } }],
      promo: { EUR: 3900 },
      promoUntil: at,
    })
    expect(saved).toMatchObject({ promoUntil: at, planned: [{ from: at }] })
  })

  it('while the form is written, all but what only the save can know', async () => {
    const { validateFrom } = await import('../../../src/features/mailing/price-plan-rules.hooks')
    const from = inHours(5)
    const rows = [
      { from, price: later },
      { from, price: later },
      { from: inHours(-1), price: later },
    ]
    const data = {
      mailings: [
        // So many rows a form says that a list without any has.
        { price, planned: 0 },
        { price, planned: rows },
      ],
    }
    const check = (row: { from: string }) =>
      validateFrom(
        row.from as never,
        {
          data,
          siblingData: row,
          event: 'onChange',
          req: { t: (key: string) => key },
        } as never,
      ) // Payload tells more than the rule reads, and no path
    // It may have begun while the form was open.
    expect(await Promise.all(rows.map(async (row) => check(row)))).toEqual([
      true,
      'mariner:plannedTwice',
      true,
    ])
  })
})
