import { getTranslations } from 'next-intl/server'
import type { Offer, Service } from 'schema-dts'

import { firstKnown, shownPrice } from '@/domain/money/mailing-price'
import { type Currency, majorUnits, type Money } from '@/domain/money/money'
import { absoluteUrl } from '@/domain/addresses/paths'
import { env } from '@/env'

import type { KnownPrices } from './mailing.queries'

interface Shown {
  currency: Currency
  /** Public path of the page. */
  page: string
}

/**
 * The mailings as schema.org has services: with the prices that the page shows, and no others; none
 * where all are on request.
 */
export async function pricesGraph(
  { mailings, application }: Extract<KnownPrices, { isKnown: true }>,
  { currency, page }: Shown,
): Promise<Service[]> {
  const t = await getTranslations('mailing')
  const url = absoluteUrl(page, env.SITE_URL)
  const form = application && firstKnown(application, currency)
  const offers = [
    ...mailings.flatMap((mailing) => {
      const shown = shownPrice(mailing, currency)
      const { name, description, ends } = mailing
      return shown ? [offer(name.text, shown.price, description?.text, ends?.price)] : []
    }),
    ...(form ? [offer(t('application'), form)] : []),
  ]
  if (offers.length === 0) return []
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#mailing`,
    name: t('service'),
    description: t('optional'),
    provider: { '@id': absoluteUrl('/#organization', env.SITE_URL) },
    url,
    offers,
  }
  return [service]
}

/** `until`: when another price begins. */
function offer(
  name: string,
  { amount, currency }: Money,
  description?: string,
  until?: Date,
): Offer {
  return {
    '@type': 'Offer',
    name,
    ...(description !== undefined && { description }),
    price: majorUnits(amount),
    priceCurrency: currency,
    ...(until && { priceValidUntil: lastDayBefore(until) }),
  }
}

/** The last day on which it holds: of one that ends with a day, that day. */
function lastDayBefore(until: Date): string {
  return new Date(until.getTime() - 1).toISOString().slice(0, 10)
}
