import { getTranslations } from 'next-intl/server'

import { Icon } from '@/ui/components/icon'

import type { ContactView } from './contact-profile.queries'

interface Props {
  /** Of what editors wrote; nothing of it is shown where there is none. */
  contact: ContactView | undefined
  /** Public path of the form by which readers write to the site. */
  write?: string
  className?: string
  /** Where the card stands by itself, booking a meeting is the thing to do. */
  bookingClass?: string
}

/** Who to write to, call and meet: what editors left empty is not there. */
export async function ContactCard({ contact, write, className = '', bookingClass }: Props) {
  if (!contact && write === undefined) return null
  const t = await getTranslations('contact')
  const page = await getTranslations('page')
  const { name, email, phone, bookingUrl, availableForMeetings } = contact ?? {}
  return (
    <address className={`contact ${className}`} aria-label={t('title')}>
      {name !== undefined && (
        <bdi className="text-ink" data-contact="name">
          {name}
        </bdi>
      )}
      {/* Addresses and numbers run from left to right in every language. */}
      {email && (
        <a href={email.href} aria-label={page('labelled', { label: t('email'), text: email.text })}>
          <Icon name="mail" className="small" />
          <bdi dir="ltr">{email.text}</bdi>
        </a>
      )}
      {phone && (
        <a href={phone.href} aria-label={page('labelled', { label: t('phone'), text: phone.text })}>
          <Icon name="phone" className="small" />
          <bdi dir="ltr">{phone.text}</bdi>
        </a>
      )}
      {bookingUrl !== undefined && (
        <a href={bookingUrl} rel="noopener external" className={bookingClass}>
          <Icon name="calendar" className="small" />
          {t('book')}
        </a>
      )}
      {write !== undefined && (
        <a href={write} data-contact="write">
          <Icon name="mail" className="small" />
          {t('write')}
        </a>
      )}
      {availableForMeetings !== undefined && (
        <span data-contact="meetings" data-available={availableForMeetings || undefined}>
          {t(availableForMeetings ? 'available' : 'unavailable')}
        </span>
      )}
    </address>
  )
}
