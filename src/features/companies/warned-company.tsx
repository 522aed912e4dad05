import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import type { CompanyView } from './company'

interface Props {
  company: Pick<CompanyView, 'warned'>
  locale: Locale
}

/** That staff warn of a company, on every page of its own; nothing where they do not. */
export async function WarnedCompany({ company: { warned }, locale }: Props) {
  if (!warned) return null
  const t = await messagesIn(locale, 'crewings')
  return (
    <section className="callout danger" aria-labelledby="_warned">
      <i aria-hidden="true">!</i>
      <div>
        <h2 id="_warned">{t('warned')}</h2>
        <p>{t('warnedText', { date: dayName(warned.since, locale) })}</p>
        <p>
          <a href={publicPath({ locale, path: warned.path }, env.DEFAULT_LOCALE)} className="more">
            {t('warnedMore')}
          </a>
        </p>
      </div>
    </section>
  )
}
