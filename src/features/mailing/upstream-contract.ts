import { z } from 'zod'

/**
 * What the upstream answers, as far as it is read (docs/mailing-contract.md). The specification shows
 * four names: `mailings`, `application`, `currency`, `message`. All else is an assumption, held here
 * and in `upstream-mapping.ts` alone. Keys that are not named are ignored; an item that cannot be
 * read is dropped there, one by one.
 */
export const upstreamAnswer = z.object({
  mailings: z.array(z.unknown()),
  application: z.unknown().optional(),
  currency: z.unknown().optional(),
})

/** One amount, or one for each currency. What is no price is "on request". */
const price = z
  .union([z.number(), z.string(), z.record(z.string(), z.unknown())])
  .nullish()
  .catch(undefined)

const text = (most: number) => z.string().trim().min(1).max(most)

export const upstreamMailing = z.object({
  id: z.union([text(100), z.number().int().transform(String)]),
  title: text(200),
  description: text(2_000).nullish().catch(undefined),
  recipients: z.int().min(0).max(1_000_000).nullish().catch(undefined),
  price,
  firstPromo: price,
  /** Of prices that are one amount; else that of the list. */
  currency: z.string().nullish().catch(undefined),
})

export const upstreamApplication = z.object({ price })

/** The currency of amounts that name none, and what one of it is in others. */
export const upstreamCurrency = z.union([
  z.string().transform((base) => ({ base, rates: {} })),
  z.object({
    base: z.string(),
    rates: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  }),
])

export type UpstreamPrice = z.infer<typeof price>
