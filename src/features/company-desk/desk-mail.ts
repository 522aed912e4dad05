import type { NewMessage } from '../../cms/services/mail/enqueue-message'
import { publicPath } from '../../domain/addresses/paths'
import {
  COMPANY_CONFIRM_PAGE,
  COMPANY_SIGN_IN_PAGE,
  CONTACT_FORM_PAGE,
} from '../../domain/addresses/site-pages'
import type { CompanyLinkPurpose } from '../../domain/company-desk/company-people'
import { isLocale, type Locale } from '../../domain/locales/locales'
import type { MailPart } from '../../domain/mail/mail-content'
import { env } from '../../env'
import { loadMessages } from '../../i18n/messages'

/** Who is written to. */
export interface Addressee {
  email: string
  language: string
}

/** The pages below which links stand, with their tokens. */
const PAGES: Record<CompanyLinkPurpose, string> = {
  claim: COMPANY_CONFIRM_PAGE,
  invite: COMPANY_CONFIRM_PAGE,
  signIn: COMPANY_SIGN_IN_PAGE,
}

/** Returns the mail with a link. @param company the name of the company; of a sign-in there is none */
export async function linkMail(
  to: Addressee,
  purpose: CompanyLinkPurpose,
  token: string,
  company?: string,
): Promise<NewMessage> {
  const locale = languageOf(to)
  const { notYou, [purpose]: words } = await wordsIn(locale)
  return mail(to, 'companyLink', words.subject, [
    { kind: 'text', text: words.text },
    ...named(company),
    { kind: 'link', text: words.link, href: address(`${PAGES[purpose]}/${token}`, locale) },
    { kind: 'text', text: words.until },
    { kind: 'text', text: notYou },
  ])
}

/** Returns the mail that says that a claim is accepted. */
export async function acceptedMail(to: Addressee, company: string): Promise<NewMessage> {
  const locale = languageOf(to)
  const { accepted } = await wordsIn(locale)
  return mail(to, 'companyNotice', accepted.subject, [
    { kind: 'text', text: accepted.text },
    ...named(company),
    { kind: 'link', text: accepted.link, href: address(COMPANY_SIGN_IN_PAGE, locale) },
  ])
}

/** Returns the mail that says that a claim is refused, with the sentence of the staff. */
export async function refusedMail(
  to: Addressee,
  company: string,
  sentence: string,
): Promise<NewMessage> {
  const { refused, contact } = await wordsIn(languageOf(to))
  return mail(to, 'companyNotice', refused.subject, [
    { kind: 'text', text: refused.text },
    ...named(company),
    { kind: 'letter', text: sentence },
    { kind: 'link', text: contact, href: address(CONTACT_FORM_PAGE, languageOf(to)) },
  ])
}

/** Returns the mail that says to a company, and to who owns its desk, that somebody claims its page. */
export async function claimedMail(
  to: Addressee,
  company: string,
  claimant: string,
): Promise<NewMessage> {
  const { claimed, contact } = await wordsIn(languageOf(to))
  return mail(to, 'companyNotice', claimed.subject, [
    { kind: 'text', text: claimed.text },
    ...named(company),
    { kind: 'quote', text: claimant },
    { kind: 'text', text: claimed.what },
    { kind: 'link', text: contact, href: address(CONTACT_FORM_PAGE, languageOf(to)) },
  ])
}

/** Returns the mail that says that a seat has ended. */
export async function endedMail(to: Addressee, company: string): Promise<NewMessage> {
  const { ended, contact } = await wordsIn(languageOf(to))
  return mail(to, 'companyNotice', ended.subject, [
    { kind: 'text', text: ended.text },
    ...named(company),
    { kind: 'link', text: contact, href: address(CONTACT_FORM_PAGE, languageOf(to)) },
  ])
}

/** The name of the company is a part by itself: the sentences have no variables (as in those of seafarers). */
function named(company: string | undefined): MailPart[] {
  return company === undefined ? [] : [{ kind: 'quote', text: company }]
}

/** Loads the plain messages. They have no variables, so the formatter of next-intl stays out of Payload's schemas. */
async function wordsIn(locale: Locale) {
  return (await loadMessages(locale)).desk.mail
}

function mail(
  { email, ...to }: Addressee,
  kind: 'companyLink' | 'companyNotice',
  subject: string,
  parts: MailPart[],
): NewMessage {
  return {
    kind,
    delivery: 'atLeastOnce',
    to: email,
    locale: languageOf({ email, ...to }),
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
