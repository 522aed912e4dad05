import { claimPage } from '@/domain/addresses/site-pages'
import { publicPath } from '@/domain/addresses/paths'
import type { Locale } from '@/domain/locales/locales'
import { licenceState } from '@/domain/vacancies/licence'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import type { CompanyView } from './company'

interface Props {
  company: CompanyView
  locale: Locale
}

/** Since when a company has a desk of its own, and the way to ask for one. */
export async function CompanyDesk({ company, locale }: Props) {
  const { id, desk, isSuspended, licence, warned } = company
  if (isSuspended || warned) return null
  const t = await messagesIn(locale, 'crewings')
  const href = publicPath({ locale, path: claimPage(id) }, env.DEFAULT_LOCALE)
  return (
    <div className="desk">
      {/* It would contradict the licence above it, which nobody has looked up. */}
      {desk && licenceState(licence) !== 'unchecked' && (
        <p>
          {t('deskSince', {
            since: dayName(desk.since, locale),
            checked: dayName(desk.checkedOn, locale),
          })}
        </p>
      )}
      <a href={href} rel="nofollow" className="way">
        {t(desk ? 'deskJoin' : 'deskClaim')}
      </a>
    </div>
  )
}
