import { z } from 'zod'

import { plainText } from '@/domain/texts/plain-text'

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

const shown = z
  .string()
  .transform(plainText)
  // At least one character to be seen.
  .refine((text) => /[^\p{C}\p{Z}\p{M}]/u.test(text))

const text = (most: number) => shown.refine(({ length }) => length <= most)

export const upstreamMailing = z.object({
  id: z.union([text(100), z.number().int().transform(String)]),
  title: text(200),
  description: text(2_000).nullish().catch(undefined),
  /** What belongs to it, each an `upstreamIncluded`. */
  included: z.array(z.unknown()).nullish().catch(undefined),
  price,
  firstPromo: price,
  /** Of prices that are one amount; else that of the list. */
  currency: z.string().nullish().catch(undefined),
})

export const upstreamIncluded = text(120)

export const upstreamApplication = z.object({ price })

/** The currency of amounts that name none, and what one of it is in others. */
export const upstreamCurrency = z.union([
  z.string().transform((base) => ({ base, rates: {} })),
  z.object({
    base: z.string(),
    rates: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  }),
])

/** What it says of a failure, in its own words: at most 300 characters, which are cut. */
export const upstreamFailure = z.object({
  message: shown.transform((message) => Array.from(message).slice(0, 300).join('').trim()),
})

export type UpstreamPrice = z.infer<typeof price>
