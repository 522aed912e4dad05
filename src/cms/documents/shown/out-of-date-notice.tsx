import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { Icon } from '@/ui/components/icon'

interface Props {
  /** The day of the translation, where its source has changed since; nothing where it has not. */
  asOf: Date | undefined
  /** The reader's, and the translation's. */
  locale: Locale
}

/** Says since when a translation is as it is, where its source has changed since; nothing where it has not. */
export async function OutOfDateNotice({ asOf, locale }: Props) {
  if (!asOf) return null
  const t = await messagesIn(locale, 'page')
  return (
    <p className="card mb-6 flex gap-3 bg-soft p-4 text-[15px]" role="note">
      <Icon name="info" className="mt-0.5 text-accent" />
      {t('outOfDate', {
        date: dayName(asOf, locale),
        source: t('inLanguage', { language: env.SOURCE_LOCALE }),
      })}
    </p>
  )
}
