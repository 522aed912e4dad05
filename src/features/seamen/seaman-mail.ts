import type { NewMessage } from '../../cms/services/mail/enqueue-message'
import { isLocale, type Locale } from '../../domain/locales/locales'
import type { MailPart } from '../../domain/mail/mail-content'
import { publicPath } from '../../domain/addresses/paths'
import type { SeamanLinkPurpose } from '../../domain/members/seaman-account'
import {
  CONTACT_FORM_PAGE,
  SEAMAN_CONFIRM_PAGE,
  SEAMAN_LINK_PAGE,
  SEAMAN_PASSWORD_PAGE,
  SEAMAN_SIGN_IN_PAGE,
} from '../../domain/addresses/site-pages'
import { env } from '../../env'
import { loadMessages } from '../../i18n/messages'
import type { Seaman } from '../../payload-types'

type Addressee = Pick<Seaman, 'email' | 'language'>

/** The pages below which links stand, with their tokens. */
const PAGES: Record<SeamanLinkPurpose, string> = {
  confirm: SEAMAN_CONFIRM_PAGE,
  changeEmail: SEAMAN_CONFIRM_PAGE,
  signIn: SEAMAN_LINK_PAGE,
  resetPassword: SEAMAN_PASSWORD_PAGE,
}

/** Returns the mail with a link, in the language of the account. @param next the page to return to afterwards */
export async function linkMail(
  account: Addressee,
  purpose: SeamanLinkPurpose,
  token: string,
  next?: string,
): Promise<NewMessage> {
  const locale = languageOf(account)
  const { notYou, [purpose]: words } = await wordsIn(locale)
  // It is checked again when the link is used.
  const onward = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`
  return mail(account, 'seamanLink', words.subject, [
    { kind: 'text', text: words.text },
    {
      kind: 'link',
      text: words.link,
      href: address(`${PAGES[purpose]}/${token}`, locale) + onward,
    },
    { kind: 'text', text: words.until },
    { kind: 'text', text: notYou },
  ])
}

/** Returns the mail for an application with an address that already has an account. */
export async function alreadyMail(account: Addressee): Promise<NewMessage> {
  return notice(account, 'already')
}

/** Returns the mail that says that the account was admitted. */
export async function admittedMail(account: Addressee): Promise<NewMessage> {
  return notice(account, 'admitted')
}

/** Returns the mail that says that the account was suspended, with the reason that staff gave. */
export async function suspendedMail(
  account: Addressee & Pick<Seaman, 'reason'>,
): Promise<NewMessage> {
  const { suspended } = await wordsIn(languageOf(account))
  return mail(account, 'seamanNotice', suspended.subject, [
    { kind: 'text', text: suspended.text },
    { kind: 'letter', text: account.reason ?? '' },
    {
      kind: 'link',
      text: suspended.contact,
      href: address(CONTACT_FORM_PAGE, languageOf(account)),
    },
  ])
}

/** Returns the mail that reports a changed password or address. A change of address is reported to the old one. */
export async function changedMail(
  account: Addressee,
  what: 'emailChanged' | 'passwordChanged',
): Promise<NewMessage> {
  const locale = languageOf(account)
  const { notMe, [what]: words } = await wordsIn(locale)
  return mail(account, 'seamanNotice', words.subject, [
    { kind: 'text', text: words.text },
    { kind: 'link', text: notMe, href: address(CONTACT_FORM_PAGE, locale) },
  ])
}

async function notice(account: Addressee, name: 'already' | 'admitted'): Promise<NewMessage> {
  const locale = languageOf(account)
  const { notYou, [name]: words } = await wordsIn(locale)
  const isOwn = name === 'admitted'
  const told = mail(account, 'seamanNotice', words.subject, [
    { kind: 'text', text: words.text },
    { kind: 'link', text: words.link, href: address(SEAMAN_SIGN_IN_PAGE, locale) },
    ...(isOwn ? [] : [{ kind: 'text', text: notYou } as const]),
  ])
  // Sent once, so that an anonymous client cannot flood the mailbox by applying again and again.
  return isOwn ? told : { ...told, once: 'seaman-already' }
}

/** Loads the plain messages. They have no variables, so the formatter of next-intl stays out of Payload's schemas. */
async function wordsIn(locale: Locale) {
  return (await loadMessages(locale)).seaman.mail
}

function mail(
  account: Addressee,
  kind: 'seamanLink' | 'seamanNotice',
  subject: string,
  parts: MailPart[],
): NewMessage {
  return {
    kind,
    delivery: 'atLeastOnce',
    to: account.email,
    locale: languageOf(account),
    subject,
    parts,
  }
}

function languageOf({ language }: Addressee): Locale {
  return isLocale(language) ? language : env.DEFAULT_LOCALE
}

function address(path: string, locale: Locale): string {
  return env.SITE_URL + publicPath({ locale, path }, env.DEFAULT_LOCALE)
}
