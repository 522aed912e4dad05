import type { FormAbout, FormParams, SiteForm, Visitor } from '../../cms/services/forms/form'
import type { Locale } from '../../domain/locales/locales'
import { nextAddress } from '../../domain/addresses/next-address'
import { publicPath } from '../../domain/addresses/paths'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import { env } from '../../env'
import { signInAddress } from '../../cms/services/seaman-only/sign-in-address'
import {
  type SignedInSeaman,
  seamanOf,
} from '../../cms/services/seaman-only/seaman-session.queries'

/** The results that the next page reports with the message `seaman.notices.<done>`. */
const DONE = [
  'applied',
  'confirmed',
  'linkSent',
  'passwordSet',
  'signedOut',
  'saved',
  'calendarMade',
  'removed',
  'linkMade',
  'linkEnded',
  'emailAsked',
  'passwordChanged',
  'deleted',
] as const

export type DoneNotice = (typeof DONE)[number]

/** What a form for anonymous clients knows. */
export interface AnonymousAbout extends FormAbout {
  done: DoneNotice | undefined
  /** The page to return to after the forms, if any; checked by `nextAddress`. */
  next: string | undefined
}

/** What a form for signed-in seafarers knows, in every state of the account. */
export interface SeamanAbout extends AnonymousAbout {
  seaman: SignedInSeaman
}

/** Loads a form that only anonymous clients can send. */
export async function forAnonymous(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<AnonymousAbout | undefined> {
  return (await seamanOf(cookies)) ? undefined : aboutOf(params)
}

/** Loads a form for anonymous clients and for seafarers who have not confirmed their e-mail address. */
export async function forUnconfirmed(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<AnonymousAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman?.isConfirmed ? undefined : aboutOf(params)
}

/** Loads a form for anonymous clients and for seafarers who have no password. */
export async function forNoPassword(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<AnonymousAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman?.hasPassword ? undefined : aboutOf(params)
}

/** Loads a form that only signed-in seafarers can send. */
export async function forSeamen(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<SeamanAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman && { ...aboutOf(params), seaman }
}

/** Reads the parameters that all these forms share. */
export function aboutOf({ done, next }: FormParams): AnonymousAbout {
  return { words: {}, done: readDone(done), next: nextAddress(next) }
}

/** Whether the account has a password. Without one, the page says how to get one. */
export function hasPassword({ seaman }: SeamanAbout): boolean {
  return seaman.hasPassword
}

/** Whether a form asks for the password of the account. */
export function asksForPassword(form: SiteForm): boolean {
  return form.isReady === hasPassword
}

/** Sends a client whose session has ended to the sign-in, from a form for signed-in seafarers. */
export async function leadToSignIn(
  back: string,
  locale: Locale,
  { cookies }: Visitor,
): Promise<string | undefined> {
  return (await seamanOf(cookies)) ? undefined : signInAddress(locale, back)
}

/** Returns the next page: the account for a signed-in client, else the sign-in. */
export async function pageOf({ cookies }: Visitor): Promise<string> {
  return (await seamanOf(cookies)) ? SEAMAN_ACCOUNT_PAGE : SEAMAN_SIGN_IN_PAGE
}

/** Reads a result from an address; `undefined` for an unknown one. */
export function readDone(text: string | undefined): DoneNotice | undefined {
  return DONE.find((one) => one === text)
}

/** Returns the address of a page with the result and the page to return to. */
export function pageAfter(path: string, locale: Locale, done?: DoneNotice, next?: string): string {
  const query = new URLSearchParams({ ...(next && { next }), ...(done && { done }) })
  const address = publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return query.size === 0 ? address : `${address}?${query.toString()}`
}
