import 'server-only'

import { cache } from 'react'

import type { Locale } from '@/domain/locales/locales'
import type { Mailing, Prices } from '@/domain/money/mailing-price'
import type { MailingReach } from '@/domain/mail/mailing-reach'
import { env } from '@/env'
import type { PriceList } from '@/payload-types'

import { type PriceListRow, readPriceList } from './editors-price-list'
import { includedLines } from './included-lines'
import { companiesReached, type ReachedCompany } from './mailing-reach.queries'
import { priceSource } from './price-source'

/** Words with the language they are written in. */
interface Written<T> {
  text: T
  locale: Locale
}

/** A mailing as readers of one language see it. */
export interface MailingView extends Pick<Mailing, 'id' | 'price' | 'promo' | 'ends'> {
  /** Which companies it goes to, and how many these are at most: counted among those that take mailings. */
  reach: { kind: MailingReach; most: number }
  name: Written<string>
  description: Written<string> | undefined
  included: Written<string[]> | undefined
}

/** What is known of prices. */
export type KnownPrices =
  | {
      isKnown: true
      /** At least one. */
      mailings: MailingView[]
      application: Prices | undefined
      /** When they were last known to be right, UTC. */
      asOf: Date
    }
  | {
      isKnown: false
      /** The words of the upstream, where it failed with some. */
      message: string | undefined
      /** Whether asking again later may help: editors who offer nothing are not waited for. */
      mayCome: boolean
    }

/**
 * The prices of mailings for readers of a language. Nothing here waits for the upstream. Names and texts are
 * the editors' where they have written some in this language for a mailing of that key, else in
 * the source language, else the editors' in the language of the first writing. What editors keep inactive is not shown.
 */
export const getMailingPrices = cache(async (locale: Locale): Promise<KnownPrices> => {
  const source = priceSource()
  const [{ list, asOf, failure }, own, original, companies] = await Promise.all([
    source.read(),
    readPriceList(locale),
    readPriceList(env.SOURCE_LOCALE),
    companiesReached({}),
  ])
  const counts = { all: companies.length, country: mostInOneCountry(companies) }
  const editors = { own: rowsByKey(own), original: rowsByKey(original), locale, counts }
  const shown = list?.mailings.filter(({ id }) => editors.own.get(id)?.active !== false) ?? []
  if (!list || !asOf || shown.length === 0) {
    return { isKnown: false, message: failure, mayCome: source.isOutside }
  }
  return {
    isKnown: true,
    mailings: shown.map((mailing) => mailingView(mailing, source.language, editors)),
    application: list.application,
    asOf,
  }
})

/** How many companies of the country with most of them. */
function mostInOneCountry(companies: readonly ReachedCompany[]): number {
  const counts = new Map<string, number>()
  for (const { country } of companies) {
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

interface EditorsTexts {
  own: ReadonlyMap<string, PriceListRow>
  original: ReadonlyMap<string, PriceListRow>
  locale: Locale
  counts: { all: number; country: number }
}

function rowsByKey(list: PriceList): Map<string, PriceListRow> {
  return new Map(list.mailings?.map((row) => [row.key, row]))
}

/** `spoken`: the language of the mailing's own words. */
function mailingView(mailing: Mailing, spoken: Locale, editors: EditorsTexts): MailingView {
  const own = editors.own.get(mailing.id)
  const original = editors.original.get(mailing.id)
  /** The first that says something. */
  const choose = <T extends string | string[]>(
    from: (row: PriceListRow | undefined) => T | undefined,
    given: T | undefined,
  ): Written<T> | undefined => {
    const candidates = [
      { text: from(own), locale: editors.locale },
      { text: spoken === editors.locale ? given : undefined, locale: spoken },
      { text: from(original), locale: env.SOURCE_LOCALE },
      { text: given, locale: spoken },
    ]
    for (const { text, locale } of candidates) {
      if (text !== undefined && text.length > 0) return { text, locale }
    }
    return undefined
  }
  const { id, price, promo, ends } = mailing
  const reach = own?.reach ?? 'all'
  return {
    id,
    reach: { kind: reach, most: editors.counts[reach === 'country' ? 'country' : 'all'] },
    price,
    promo,
    ...(ends && { ends }),
    name: choose((row) => row?.name?.trim(), mailing.name) ?? {
      text: mailing.name,
      locale: spoken,
    },
    description: choose((row) => row?.description?.trim(), mailing.description),
    included: choose((row) => includedLines(row?.included), mailing.included),
  }
}
