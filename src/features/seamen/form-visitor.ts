import type { FormAbout, FormParams, Visitor } from '../../cms/services/forms/form'
import type { Locale } from '../../domain/locales/locales'
import { nextAddress } from '../../domain/addresses/next-address'
import { publicPath } from '../../domain/addresses/paths'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import { env } from '../../env'
import { signInAddress } from '../../cms/services/seaman-only/sign-in-address'
import { type SignedInSeaman, seamanOf } from '../../cms/services/seaman-only/seaman-session.queries'

/** What was done a moment ago, which the next page says; each is a sentence, `seaman.notices.<done>`. */
const DONE = [
  'applied',
  'confirmed',
  'linkSent',
  'passwordSet',
  'signedOut',
  'saved',
  'emailAsked',
  'passwordChanged',
  'deleted',
] as const

export type DoneNotice = (typeof DONE)[number]

/** A form for whoever is not signed in. */
export interface StrangerAbout extends FormAbout {
  done: DoneNotice | undefined
  /** Where the way through the forms ends, where somebody began it elsewhere; checked (`nextAddress`). */
  next: string | undefined
}

/** A form for whoever is, whatever may become of the account. */
export interface SeamanAbout extends StrangerAbout {
  seaman: SignedInSeaman
}

/** Loads a form that only whoever is not signed in can send. */
export async function forStrangers(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<StrangerAbout | undefined> {
  return (await seamanOf(cookies)) ? undefined : aboutOf(params)
}

/** The same, and for whoever is signed in and has not confirmed the e-mail address yet. */
export async function forUnconfirmed(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<StrangerAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman?.isConfirmed ? undefined : aboutOf(params)
}

/** The same, and for whoever is signed in and has no password. */
export async function forWhoeverHasNoPassword(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<StrangerAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman?.hasPassword ? undefined : aboutOf(params)
}

/** Loads a form that only whoever is signed in can send. */
export async function forSeamen(
  params: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<SeamanAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman && { ...aboutOf(params), seaman }
}

/** What the address of any of these forms says. */
export function aboutOf({ done, next }: FormParams): StrangerAbout {
  return { words: {}, done: readDone(done), next: nextAddress(next) }
}

/** Whether there is a password to ask for; the page says how to get one where there is none. */
export function hasPassword({ seaman }: SeamanAbout): boolean {
  return seaman.hasPassword
}

/** Where whoever is signed in no more goes first, from a form that is for those who are. */
export async function leadToSignIn(
  back: string,
  locale: Locale,
  { cookies }: Visitor,
): Promise<string | undefined> {
  return (await seamanOf(cookies)) ? undefined : signInAddress(locale, back)
}

/** Where somebody goes on to: who is signed in to the account, everybody else to the sign-in. */
export async function pageOf({ cookies }: Visitor): Promise<string> {
  return (await seamanOf(cookies)) ? SEAMAN_ACCOUNT_PAGE : SEAMAN_SIGN_IN_PAGE
}

/** What an address says was done; nothing where it says something else. */
export function readDone(text: string | undefined): DoneNotice | undefined {
  return DONE.find((one) => one === text)
}

/** The address of a page in a language, that says what was done and knows where the way ends. */
export function pageAfter(path: string, locale: Locale, done?: DoneNotice, next?: string): string {
  const query = new URLSearchParams({ ...(next && { next }), ...(done && { done }) })
  const address = publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return query.size === 0 ? address : `${address}?${query.toString()}`
}
