import { formatMoney } from '@/domain/money/money'
import type { Locale } from '@/domain/locales/locales'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

import type { ServiceSummary } from './seaman-services.queries'

/** What a service costs and how long it takes, in words. */
export async function serviceFacts({ price, days }: ServiceSummary, locale: Locale) {
  const t = await messagesIn(locale, 'services')
  return { price: priceWords(), duration: durationWords() }

  function priceWords(): string {
    if (!price) return t('priceAgreed')
    return price.amount === 0 ? t('free') : formatMoney(price, formattingTag(locale))
  }

  function durationWords(): string {
    if (!days) return t('durationOpen')
    const { least, most } = days
    return least === most ? t('days', { count: most }) : t('dayRange', { least, most })
  }
}
