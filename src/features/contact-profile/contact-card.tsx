import { CalendarClock, Mail, Phone } from 'lucide-react'
import { getTranslations } from 'next-intl/server'

import type { ContactView } from './contact-profile.queries'

interface Props {
  /** Nothing is shown where there is none. */
  contact: ContactView | undefined
  className?: string
}

/** Who to write to, call and meet: what editors left empty is not there. */
export async function ContactCard({ contact, className = '' }: Props) {
  if (!contact) return null
  const t = await getTranslations('contact')
  const { name, email, phone, bookingUrl, availableForMeetings } = contact
  return (
    <address className={`contact ${className}`} aria-label={t('title')}>
      {name !== undefined && (
        <bdi className="font-bold text-ink" data-contact="name">
          {name}
        </bdi>
      )}
      {/* Addresses and numbers run from left to right in every language. */}
      {email && (
        <a href={email.href} aria-label={`${t('email')}: ${email.text}`} data-no-prefetch>
          <Mail aria-hidden="true" />
          <bdi dir="ltr">{email.text}</bdi>
        </a>
      )}
      {phone && (
        <a href={phone.href} aria-label={`${t('phone')}: ${phone.text}`} data-no-prefetch>
          <Phone aria-hidden="true" />
          <bdi dir="ltr">{phone.text}</bdi>
        </a>
      )}
      {bookingUrl !== undefined && (
        <a href={bookingUrl} rel="noopener external" data-no-prefetch>
          <CalendarClock aria-hidden="true" />
          {t('book')}
        </a>
      )}
      <span data-contact="meetings">{t(availableForMeetings ? 'available' : 'unavailable')}</span>
    </address>
  )
}
