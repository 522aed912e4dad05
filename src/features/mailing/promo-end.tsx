import type { Locale } from '@/domain/locales/locales'
import { instantName } from '@/i18n/instant-name'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

/** Until when a promo holds; in UTC, because a page is one for readers of all time zones. */
export async function promoEnd(ends: Date, locale: Locale) {
  const t = await messagesIn(locale, 'mailing')
  const text = t('promoUntil', { date: instantName(ends, formattingTag(locale), 'UTC') })
  return <time dateTime={ends.toISOString()}>{text}</time>
}
