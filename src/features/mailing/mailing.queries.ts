import 'server-only'

import { cache } from 'react'

import { localApi, overridingAccess } from '@/cms/local-api'
import type { Locale } from '@/domain/locales'
import type { Mailing, MailingPriceList, Prices } from '@/domain/mailing-price'
import { CURRENCIES } from '@/domain/money'
import { env } from '@/env'
import type { PriceList } from '@/payload-types'

import { includedLines } from './included-lines'
import { upstreamName } from './price-source'
import { readPrices } from './price-store'

/** Words with the language they are written in. */
interface Written<T> {
  text: T
  locale: Locale
}

/** A mailing as readers of one language see it. */
export interface MailingView extends Pick<Mailing, 'id' | 'recipients' | 'price' | 'promo'> {
  name: Written<string>
  description: Written<string> | undefined
  included: Written<string[]> | undefined
}

/** What is known of prices; `undefined` prices where nothing is, with the words of the upstream. */
export type KnownPrices =
  | {
      isKnown: true
      /** At least one. */
      mailings: MailingView[]
      application: Prices | undefined
      /** When they were last known to be right, UTC. */
      asOf: Date
    }
  | { isKnown: false; message: string | undefined }

/**
 * The prices of mailings for readers of a language: the last good answer of the upstream, where there is
 * one to be asked, else the editors' list. Nothing here waits for the upstream. Names and texts are the
 * editors' where they have written some in this language, or the upstream's, or the editors' in the source.
 */
export const getMailingPrices = cache(async (locale: Locale): Promise<KnownPrices> => {
  const source = upstreamName()
  const [own, original] = await Promise.all([readList(locale), readList(env.SOURCE_LOCALE)])
  const editors = { own: rowsByKey(own), original: rowsByKey(original), locale }
  if (source !== undefined) {
    const { list, fetchedAt, failure } = await readPrices(source)
    if (!list || list.mailings.length === 0 || !fetchedAt) {
      return { isKnown: false, message: failure }
    }
    return {
      isKnown: true,
      mailings: list.mailings.map((mailing) => mailingView(mailing, env.DEFAULT_LOCALE, editors)),
      application: list.application,
      asOf: fetchedAt,
    }
  }
  const list = listOf(original)
  if (list.mailings.length === 0) return { isKnown: false, message: undefined }
  return {
    isKnown: true,
    mailings: list.mailings.map((mailing) => mailingView(mailing, env.SOURCE_LOCALE, editors)),
    application: list.application,
    asOf: new Date(original.updatedAt ?? Date.now()),
  }
})

type Row = NonNullable<PriceList['mailings']>[number]

interface EditorsTexts {
  own: ReadonlyMap<string, Row>
  original: ReadonlyMap<string, Row>
  locale: Locale
}

async function readList(locale: Locale): Promise<PriceList> {
  const payload = await localApi()
  return payload.findGlobal({
    slug: 'price-list',
    locale,
    fallbackLocale: false,
    depth: 0,
    ...overridingAccess('prices stand on pages for everybody'),
  })
}

function rowsByKey(list: PriceList): Map<string, Row> {
  return new Map(list.mailings?.map((row) => [row.key, row]))
}

/** The editors' list in the terms of an upstream's answer. Whoever has no name is called by the key. */
function listOf(list: PriceList): Omit<MailingPriceList, 'dropped'> {
  const active = list.mailings?.filter((row) => row.active !== false) ?? []
  return {
    mailings: active.map((row) => ({
      id: row.key,
      name: row.name?.trim() || row.key,
      description: row.description?.trim() || undefined,
      included: includedLines(row.included),
      recipients: row.recipients ?? undefined,
      price: amountsOf(row.price),
      promo: amountsOf(row.promo),
    })),
    application: amountsOf(list.application),
  }
}

function amountsOf(stored: Row['price'] | PriceList['application']): Prices | undefined {
  const prices: Prices = {}
  for (const currency of CURRENCIES) {
    const amount = stored?.[currency]
    if (typeof amount === 'number') prices[currency] = amount
  }
  return Object.keys(prices).length === 0 ? undefined : prices
}

/** `spoken`: the language of the mailing's own words. */
function mailingView(mailing: Mailing, spoken: Locale, editors: EditorsTexts): MailingView {
  const own = editors.own.get(mailing.id)
  const original = editors.original.get(mailing.id)
  /** The first that says something. */
  const choose = <T extends string | string[]>(
    from: (row: Row | undefined) => T | undefined,
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
  const { id, recipients, price, promo } = mailing
  return {
    id,
    recipients,
    price,
    promo,
    name: choose((row) => row?.name?.trim(), mailing.name) ?? {
      text: mailing.name,
      locale: spoken,
    },
    description: choose((row) => row?.description?.trim(), mailing.description),
    included: choose((row) => includedLines(row?.included), mailing.included),
  }
}
