import 'server-only'

import { isLocale, type Locale } from '@/domain/locales/locales'
import type { Prices } from '@/domain/money/mailing-price'
import { CURRENCIES, CURRENCY_SIGNS, majorUnits } from '@/domain/money/money'
import { env } from '@/env'
import { loadMessages } from '@/i18n/messages'

import { getMailingPrices, type KnownPrices, type MailingView } from './mailing.queries'

/** What may be left out of the answer, each unless it is said to be `false`. */
const PARTS = ['withApplication', 'withCurrency', 'withFirstPromo'] as const

/**
 * The site's own answer to the call that an upstream answers (docs/mailing-contract.md): prices as they are
 * known now, in the language of `lang`, else in the source language. 400 for a query with values that
 * mean nothing, 503 with a `message` where no prices are known. Parameters that it does not know are passed over.
 */
export async function answerPrices(query: URLSearchParams): Promise<Response> {
  const lang = query.get('lang')
  const locale = lang ?? env.SOURCE_LOCALE
  const isUnderstood =
    isLocale(locale) && PARTS.every((part) => ['true', 'false', null].includes(query.get(part)))
  if (!isUnderstood) {
    return answer(400, {
      message: await sentence(isLocale(lang) ? lang : env.SOURCE_LOCALE, 'query'),
    })
  }
  let known: KnownPrices
  try {
    known = await getMailingPrices(locale)
  } catch (error) {
    // The database is away; whoever asks for JSON is told so in JSON.
    console.error('Prices could not be read:', error)
    known = { isKnown: false, message: undefined, mayCome: true }
  }
  if (!known.isKnown) {
    const message =
      known.message ?? (await sentence(locale, known.mayCome ? 'unavailableHint' : 'unavailable'))
    return answer(503, { message }, { 'Retry-After': '60' })
  }
  const [application, currency, firstPromo] = PARTS.map((part) => query.get(part) !== 'false')
  return answer(200, {
    mailings: known.mailings.map((mailing) => item(mailing, firstPromo === true)),
    ...(application && known.application && { application: { price: amounts(known.application) } }),
    ...(currency && { currency: { base: CURRENCIES[0], signs: CURRENCY_SIGNS } }),
    asOf: known.asOf.toISOString(),
  })
}

function item(mailing: MailingView, withPromo: boolean) {
  const { id, name, description, included, reach, price, promo } = mailing
  return {
    id,
    title: name.text,
    ...(description && { description: description.text }),
    ...(included && { included: included.text }),
    recipients: reach.most,
    ...(price && { price: amounts(price) }),
    ...(withPromo && promo && { firstPromo: amounts(promo) }),
  }
}

/** Decimal numbers as texts: no reader of JSON makes binary fractions of them. */
function amounts(prices: Prices): Record<string, string> {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const amount = prices[currency]
      return amount === undefined ? [] : [[currency, majorUnits(amount)]]
    }),
  )
}

async function sentence(
  locale: Locale,
  key: 'query' | 'unavailable' | 'unavailableHint',
): Promise<string> {
  return (await loadMessages(locale)).mailing[key]
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-cache', ...headers } })
}
