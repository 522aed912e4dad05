import type { ReactNode } from 'react'

import { licenceState } from '@/domain/vacancies/licence'
import { safeHref, telephoneNumber } from '@/domain/addresses/link-safety'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { Icon } from '@/ui/components/icon'

import type { CompanyView } from './company'
import { type ContactNumber, contactNumbers } from './contact-numbers'
import { type MessengerKind, MESSENGERS, messengerLink } from '../../domain/mail/messenger-link'

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
  /** Whether staff have suspended the vacancy; a company says it of itself. */
  isSuspended?: boolean
}

/**
 * How to reach a company. Links only where staff have checked its licence, it has not run out, and nothing is
 * suspended; else words to be read, and why. Of a company that staff warn of, nothing.
 */
export async function CompanyContacts({ company, locale, person, isSuspended = false }: Props) {
  const t = await messagesIn(locale, 'crewings')
  const contact = await messagesIn(locale, 'contact')
  if (company.warned) {
    return (
      <div className="contacts">
        <p className="why">{t('contactsWhenWarned')}</p>
      </div>
    )
  }
  const { licence, email, telephones, messengers, website } = company
  const state = licenceState(licence)
  const why = company.isSuspended || isSuspended ? 'suspended' : state
  const isLinked = why === 'checked'
  const shared = { isLinked, locale }
  const { ofPerson, ofCompany } = contactNumbers(telephones, messengers, person?.telephone)
  // What the person answers at is not said of the company again.
  const mail = email === person?.email ? undefined : email
  const isReachable = mail !== undefined || website !== undefined || ofCompany.length > 0
  if (!isReachable && !person) return null
  return (
    <div className="contacts">
      {why !== 'checked' && <p className="why">{t(WHY_NO_LINKS[why])}</p>}
      {person && (
        <ul aria-label={t('person')}>
          {person.name !== undefined && (
            <li className="person">
              {t('person')} <bdi>{person.name}</bdi>
            </li>
          )}
          <Mail address={person.email} label={contact('email')} {...shared} />
          {ofPerson.map((number) => (
            <NumberWay key={number.text} {...number} label={contact('phone')} {...shared} />
          ))}
        </ul>
      )}
      {isReachable && (
        <ul aria-label={t('contacts')}>
          <Mail address={mail} label={contact('email')} {...shared} />
          {ofCompany.map((number) => (
            <NumberWay
              key={number.messengers.join() + number.text}
              {...number}
              label={contact('phone')}
              {...shared}
            />
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

const WHY_NO_LINKS = {
  suspended: 'contactsWhenSuspended',
  expired: 'contactsWhenExpired',
  unchecked: 'contactsWhenUnchecked',
} as const

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

type NumberProps = Shared & ContactNumber

/** A number is said once; where one can write to it stands beside it. */
function NumberWay({ text, isTelephone, notes, messengers, ...shared }: NumberProps) {
  const [first, ...others] = messengers
  const note = notes.length === 0 ? undefined : notes.join(' · ')
  if (!isTelephone && first !== undefined && others.length === 0) {
    return (
      <Way href={messengerLink(first, text)} text={text} {...shared} label={MESSENGERS[first]}>
        <span>{MESSENGERS[first]}</span>
      </Way>
    )
  }
  const digits = isTelephone ? telephoneNumber(text) : undefined
  return (
    <Way
      href={digits && `tel:${digits}`}
      text={text}
      note={note}
      beside={messengers.map((kind) => (
        <MessengerOf key={kind} kind={kind} handle={text} {...shared} />
      ))}
      {...shared}
    >
      <Icon name="phone" />
    </Way>
  )
}

async function MessengerOf({
  kind,
  handle,
  isLinked,
  locale,
}: Omit<Shared, 'label'> & { kind: MessengerKind; handle: string }) {
  const page = await messagesIn(locale, 'page')
  const href = messengerLink(kind, handle)
  const name = MESSENGERS[kind]
  if (!isLinked || href === undefined) return <span className="way">{name}</span>
  return (
    <a
      href={href}
      aria-label={page('labelled', { label: name, text: handle })}
      className="way"
      rel="noopener nofollow external"
    >
      {name}
    </a>
  )
}

interface WayProps extends Shared {
  href: string | undefined
  text: string
  note?: string | undefined
  /** What else is at it. */
  beside?: readonly ReactNode[]
  /** The sign before it. */
  children: ReactNode
}

/** Addresses and numbers run from left to right in every language. */
async function Way({ href, text, note, beside = [], label, isLinked, locale, children }: WayProps) {
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
      {beside.length > 0 && <div className="beside">{beside}</div>}
      {note !== undefined && (
        <small>
          <bdi>{note}</bdi>
        </small>
      )}
    </li>
  )
}
