import type { ReactNode } from 'react'

import { licenceState } from '@/domain/licence'
import { safeHref, telephoneNumber } from '@/domain/link-safety'
import type { Locale } from '@/domain/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { Icon } from '@/ui/icon'

import type { CompanyView } from './company'
import { MESSENGERS, messengerLink } from './messenger-link'

/** Somebody at the company, for one vacancy. */
export interface CompanyPerson {
  name: string | undefined
  email: string | undefined
  telephone: string | undefined
}

interface Props {
  company: CompanyView
  locale: Locale
  /** Whom to ask about the vacancy that is shown. */
  person?: CompanyPerson | undefined
}

/**
 * How to reach a company. Links only where staff have checked its licence and it has not run out; else words
 * to be read, and why.
 */
export async function CompanyContacts({ company, locale, person }: Props) {
  const t = await messagesIn(locale, 'crewings')
  const contact = await messagesIn(locale, 'contact')
  const { licence, email, telephones, messengers, website } = company
  const state = licenceState(licence)
  const isLinked = state === 'checked'
  const shared = { isLinked, locale }
  const isReachable = [email, website, ...telephones, ...messengers].some(
    (way) => way !== undefined,
  )
  if (!isReachable && !person) return null
  return (
    <div className="contacts">
      {!isLinked && (
        <p className="why">
          {t(state === 'expired' ? 'contactsWhenExpired' : 'contactsWhenUnchecked')}
        </p>
      )}
      {person && (
        <ul aria-label={t('person')}>
          {person.name !== undefined && (
            <li className="person">
              {t('person')} <bdi>{person.name}</bdi>
            </li>
          )}
          <Mail address={person.email} label={contact('email')} {...shared} />
          <Telephone number={person.telephone} label={contact('phone')} {...shared} />
        </ul>
      )}
      {isReachable && (
        <ul aria-label={t('contacts')}>
          <Mail address={email} label={contact('email')} {...shared} />
          {telephones.map(({ number, note }, index) => (
            <Telephone
              key={index}
              number={number}
              note={note}
              label={contact('phone')}
              {...shared}
            />
          ))}
          {messengers.map(({ kind, handle }, index) => (
            <Way
              key={index}
              href={messengerLink(kind, handle)}
              label={MESSENGERS[kind]}
              text={handle}
              {...shared}
            >
              <span>{MESSENGERS[kind]}</span>
            </Way>
          ))}
          {website !== undefined && (
            <Way
              href={safeHref(website)}
              label={t('website')}
              text={website.replace(/^https?:\/\/|\/$/gi, '')}
              {...shared}
            >
              <Icon name="globe" />
            </Way>
          )}
        </ul>
      )}
    </div>
  )
}

interface Shared {
  isLinked: boolean
  locale: Locale
  /** What it is. */
  label: string
}

function Mail({ address, ...shared }: Shared & { address: string | undefined }) {
  if (address === undefined) return null
  return (
    <Way href={safeHref(`mailto:${encodeAddress(address)}`)} text={address} {...shared}>
      <Icon name="mail" />
    </Way>
  )
}

/** Everything but the sign in the middle: a question mark would begin a subject. */
function encodeAddress(address: string): string {
  return address.split('@').map(encodeURIComponent).join('@')
}

type TelephoneProps = Shared & { number: string | undefined; note?: string | undefined }

function Telephone({ number, note, ...shared }: TelephoneProps) {
  if (number === undefined) return null
  const digits = telephoneNumber(number)
  return (
    <Way href={digits && `tel:${digits}`} text={number} note={note} {...shared}>
      <Icon name="phone" />
    </Way>
  )
}

interface WayProps extends Shared {
  href: string | undefined
  text: string
  note?: string | undefined
  /** The sign before it. */
  children: ReactNode
}

/** Addresses and numbers run from left to right in every language. */
async function Way({ href, text, note, label, isLinked, locale, children }: WayProps) {
  const page = await messagesIn(locale, 'page')
  const name = page('labelled', { label, text })
  const shown = <bdi dir="ltr">{text}</bdi>
  return (
    <li>
      {isLinked && href !== undefined ? (
        <a
          href={href}
          aria-label={name}
          className="way"
          data-no-prefetch
          {...(href.startsWith('http') && { rel: 'noopener nofollow external' })}
        >
          {children}
          {shown}
        </a>
      ) : (
        <span className="way">
          {children}
          {shown}
        </span>
      )}
      {note !== undefined && (
        <small>
          <bdi>{note}</bdi>
        </small>
      )}
    </li>
  )
}
