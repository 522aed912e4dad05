import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CURRENCIES } from '../../../../src/domain/money/money'
import {
  foldPlan,
  instantsOf,
  leavesOut,
  priceAt,
  priceNotAbove,
  type PricePlan,
  stepsFrom,
} from '../../../../src/domain/money/price-plan'

/** Instants are small here, so that a plan can be looked at at each of them. */
const LAST = 12
const EVERY_INSTANT = Array.from({ length: LAST + 2 }, (_, instant) => instant - 1)

const instants = fc.integer({ min: 0, max: LAST })
const prices = fc
  .record(
    Object.fromEntries(CURRENCIES.map((currency) => [currency, fc.integer({ min: 1, max: 9 })])),
    { requiredKeys: [] },
  )
  .map((found) => found as PricePlan['planned'][number]['price']) // its keys are currencies
const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })

const plans: fc.Arbitrary<PricePlan> = fc
  .record({
    price: some(prices),
    planned: fc.uniqueArray(fc.record({ from: instants, price: prices }), {
      selector: ({ from }) => from,
      maxLength: 5,
    }),
    promo: some(prices),
    promoFrom: some(instants),
    promoUntil: some(instants),
  })
  .filter(({ promoFrom = -1, promoUntil = LAST + 1 }) => promoFrom < promoUntil)

/** The same by walking through time, one instant after another. */
function walked(plan: PricePlan, at: number) {
  let { price } = plan
  let isPromo = plan.promoFrom === undefined
  for (let instant = -1; instant <= at; instant += 1) {
    price = plan.planned.find(({ from }) => from === instant)?.price ?? price
    if (instant === plan.promoFrom) isPromo = true
    if (instant === plan.promoUntil) isPromo = false
  }
  const promo = CURRENCIES.flatMap((currency) => {
    const [amount, first] = [price?.[currency], plan.promo?.[currency]]
    const isShown = isPromo && amount !== undefined && first !== undefined && first < amount
    return isShown ? [[currency, first] as const] : []
  })
  return { price, promo: promo.length > 0 ? Object.fromEntries(promo) : undefined }
}

const inForce = (plan: PricePlan, at: number) => {
  const { price, promo } = priceAt(plan, at)
  return { price, promo }
}

describe('the price at an instant', () => {
  it('is what comes of walking through time, at every instant', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const at of EVERY_INSTANT) expect(inForce(plan, at)).toEqual(walked(plan, at))
      }),
    )
  })

  it('does not depend on the order in which prices are planned', () => {
    const shuffled = plans.chain((plan) =>
      fc
        .shuffledSubarray([...plan.planned], { minLength: plan.planned.length })
        .map((planned) => ({ plan, other: { ...plan, planned } })),
    )
    fc.assert(
      fc.property(shuffled, ({ plan, other }) => {
        for (const at of EVERY_INSTANT) expect(priceAt(other, at)).toEqual(priceAt(plan, at))
      }),
    )
  })

  it('begins with its instant, and a promo ends right before its own', () => {
    const plan: PricePlan = {
      price: { EUR: 49 },
      planned: [{ from: 10, price: { EUR: 59 } }],
      promo: { EUR: 39 },
      promoFrom: 3,
      promoUntil: 6,
    }
    const shown = (at: number) => [priceAt(plan, at).price?.EUR, priceAt(plan, at).promo?.EUR]
    expect([2, 3, 5, 6, 9, 10].map(shown)).toEqual([
      [49, undefined],
      [49, 39],
      [49, 39],
      [49, undefined],
      [49, undefined],
      [59, undefined],
    ])
    expect(priceAt(plan, 4)).toMatchObject({ since: 3, priceUntil: 10, promoUntil: 6 })
    expect(priceAt(plan, 10)).toMatchObject({ since: 10, priceUntil: undefined })
    expect(priceAt(plan, 0)).toMatchObject({ since: undefined, promoUntil: undefined })
  })

  it('stays the same between the instants that are named, and none is named twice', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const named = instantsOf(plan)
        expect(named).toEqual([...new Set(named)].toSorted((one, other) => one - other))
        for (const at of EVERY_INSTANT.filter((instant) => !named.includes(instant))) {
          expect(inForce(plan, at)).toEqual(inForce(plan, at - 1))
        }
      }),
    )
  })

  it('is known to the end that is said of it', () => {
    fc.assert(
      fc.property(plans, instants, (plan, at) => {
        const { priceUntil = LAST + 1, promoUntil } = priceAt(plan, at)
        expect(priceUntil).toBeGreaterThan(at)
        for (let later = at; later < priceUntil; later += 1) {
          expect(priceAt(plan, later).price).toEqual(priceAt(plan, at).price)
        }
        if (promoUntil !== undefined) {
          expect(promoUntil).toBeGreaterThan(at)
          expect(priceAt(plan, promoUntil).promo).toBeUndefined()
        }
      }),
    )
  })
})

describe('what comes', () => {
  it('is told step by step, each in force until the next', () => {
    fc.assert(
      fc.property(plans, instants, (plan, at) => {
        const steps = stepsFrom(plan, at)
        for (let later = at; later <= LAST; later += 1) {
          const step = steps.findLast(({ from }) => from <= later)
          expect(step?.inForce.price).toEqual(priceAt(plan, later).price)
          expect(step?.inForce.promo).toEqual(priceAt(plan, later).promo)
        }
      }),
    )
  })
})

describe('a plan without what has passed', () => {
  it('says the same of now and of all that comes, and nothing of what was', () => {
    fc.assert(
      fc.property(plans, instants, (plan, now) => {
        const rest = foldPlan(plan, now)
        for (const at of EVERY_INSTANT.filter((instant) => instant >= now)) {
          expect(inForce(rest, at)).toEqual(inForce(plan, at))
        }
        for (const instant of instantsOf(rest)) expect(instant).toBeGreaterThan(now)
        expect(foldPlan(rest, now)).toEqual(rest)
      }),
    )
  })
})

describe('a promo that is no less than a price', () => {
  it('is found exactly where both hold at some instant', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...CURRENCIES), (plan, currency) => {
        const promo = plan.promo?.[currency]
        const { promoFrom = -1, promoUntil = LAST + 2 } = plan
        const isAbove = EVERY_INSTANT.some((at) => {
          const price = priceAt(plan, at).price?.[currency]
          const holds = promoFrom <= at && at < promoUntil
          return holds && promo !== undefined && price !== undefined && promo >= price
        })
        expect(priceNotAbove(plan, currency) !== undefined).toBe(isAbove)
      }),
    )
  })

  it('is told with the price, and since when that holds', () => {
    const plan: PricePlan = {
      price: { EUR: 49 },
      planned: [{ from: 10, price: { EUR: 29 } }],
      promo: { EUR: 39 },
      promoFrom: undefined,
      promoUntil: undefined,
    }
    expect(priceNotAbove(plan, 'EUR')).toEqual({ from: 10, amount: 29 })
    expect(priceNotAbove({ ...plan, promoUntil: 10 }, 'EUR')).toBeUndefined()
    expect(priceNotAbove({ ...plan, promo: { EUR: 49 } }, 'EUR')).toEqual({
      from: undefined,
      amount: 49,
    })
    expect(priceNotAbove(plan, 'USD')).toBeUndefined()
  })
})

describe('a planned price', () => {
  it('leaves out a currency that has a price right before it', () => {
    const plan: PricePlan = {
      price: { EUR: 49, USD: 50 },
      planned: [
        { from: 10, price: { EUR: 59 } },
        { from: 20, price: { EUR: 69 } },
      ],
      promo: undefined,
      promoFrom: undefined,
      promoUntil: undefined,
    }
    const [first = { from: 0, price: {} }, second = first] = plan.planned
    expect(CURRENCIES.filter((currency) => leavesOut(plan, first, currency))).toEqual(['USD'])
    expect(CURRENCIES.filter((currency) => leavesOut(plan, second, currency))).toEqual([])
  })
})
