import { type Licence, licenceState } from '@/domain/vacancies/licence'
import { safeHref } from '@/domain/addresses/link-safety'
import type { Locale } from '@/domain/locales/locales'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { LicenceBadge } from '@/ui/components/licence-badge'

interface Props {
  licence: Licence
  locale: Locale
}

/** What is known of a company's licence, and when staff looked it up last. */
export async function CompanyLicence({ licence, locale }: Props) {
  const t = await messagesIn(locale, 'crewings')
  const { number, authority, checkedOn, validUntil, registerUrl } = licence
  const state = licenceState(licence)
  const register = safeHref(registerUrl)
  return (
    <div className={`licence ${state}`}>
      <LicenceBadge state={state}>{t(HEADLINES[state])}</LicenceBadge>
      <dl>
        {number !== undefined && (
          <div>
            <dt>{t('licenceNumber')}</dt>
            <dd>
              <bdi>{number}</bdi>
            </dd>
          </div>
        )}
        {authority !== undefined && (
          <div>
            <dt>{t('licenceAuthority')}</dt>
            <dd>
              <bdi>{authority}</bdi>
            </dd>
          </div>
        )}
        {validUntil && (
          <div>
            <dt>{t('licenceValidUntil')}</dt>
            <dd>{dayName(validUntil, locale)}</dd>
          </div>
        )}
        {/* Where something that a check needs is missing, the day of it would say otherwise than the headline. */}
        {checkedOn && state !== 'unchecked' && (
          <div>
            <dt>{t('licenceLastChecked')}</dt>
            <dd>{dayName(checkedOn, locale)}</dd>
          </div>
        )}
      </dl>
      {register !== undefined && (
        <a href={register} rel="noopener nofollow external" className="way">
          {t('licenceRegister')}
        </a>
      )}
    </div>
  )
}

const HEADLINES = {
  checked: 'licenceIsChecked',
  unchecked: 'licenceUnchecked',
  expired: 'licenceExpired',
} as const
