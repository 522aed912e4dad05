import { z } from 'zod'

import { LOCALES } from '../../domain/locales/locales'
import { readParts } from '../../domain/sea-service/chosen-record'
import { isRank, type RankCode } from '../../domain/vocabulary/ranks'
import { isVesselType, type VesselTypeCode } from '../../domain/vocabulary/vessel-types'
import { CURRENCIES } from '../../domain/money/money'

const rank = z.custom<RankCode>(isRank)
const vessels = z.array(z.custom<VesselTypeCode>(isVesselType))
const money = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) })

const DETAILS = z.object({
  mailing: z.string(),
  name: z.string(),
  order: z.object({
    lines: z.array(z.object({ kind: z.enum(['mailing', 'promo', 'application']), amount: money })),
    total: money.optional(),
  }),
  filter: z.object({
    country: z.string().optional(),
    rank: rank.optional(),
    vessels: vessels.optional(),
  }),
  /** Of the seafarer, whether or not the mailing narrows down by it. */
  rank: rank.optional(),
  /** Groups that the seafarer knows, likewise. */
  vessels,
  hasApplication: z.boolean(),
  /** Of the seafarer's own form, what goes along as a PDF, and in which language. */
  form: z
    .object({ parts: z.array(z.string()).transform(readParts), language: z.enum(LOCALES) })
    .optional(),
  /** Companies that the seafarer named: they get nothing. Older requests name none. */
  leftOut: z.array(z.object({ id: z.int(), name: z.string() })).default([]),
  /** Companies that it reached when it was asked for. */
  companies: z.int(),
  /** When prices were last known to be right, UTC. */
  asOf: z.string(),
})

/** What the site knew of a mailing when it was asked for, as it is kept with the request. */
export type MailingDetails = z.infer<typeof DETAILS>

/** Reads what is kept; nothing where it is none. */
export function readMailingDetails(kept: unknown): MailingDetails | undefined {
  return DETAILS.safeParse(kept).data
}
