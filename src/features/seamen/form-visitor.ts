import type { FormAbout, FormParams, Visitor } from '../../cms/forms/form'
import type { Locale } from '../../domain/locales'
import { publicPath } from '../../domain/paths'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SIGN_IN_PAGE } from '../../domain/site-pages'
import { env } from '../../env'
import { type SignedInSeaman, seamanOf } from '../../cms/seaman-only/seaman-session.queries'

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
}

/** A form for whoever is, whatever may become of the account. */
export interface SeamanAbout extends StrangerAbout {
  seaman: SignedInSeaman
}

/** Loads a form that only whoever is not signed in can send. */
export async function forStrangers(
  { done }: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<StrangerAbout | undefined> {
  return (await seamanOf(cookies)) ? undefined : { words: {}, done: readDone(done) }
}

/** The same, and for whoever is signed in and has not confirmed the e-mail address yet. */
export async function forUnconfirmed(
  { done }: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<StrangerAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman?.isConfirmed ? undefined : { words: {}, done: readDone(done) }
}

/** Loads a form that only whoever is signed in can send. */
export async function forSeamen(
  { done }: FormParams,
  _locale: Locale,
  { cookies }: Visitor,
): Promise<SeamanAbout | undefined> {
  const seaman = await seamanOf(cookies)
  return seaman && { words: {}, done: readDone(done), seaman }
}

/** Where somebody goes on to: who is signed in to the account, everybody else to the sign-in. */
export async function pageOf({ cookies }: Visitor): Promise<string> {
  return (await seamanOf(cookies)) ? SEAMAN_ACCOUNT_PAGE : SEAMAN_SIGN_IN_PAGE
}

/** What an address says was done; nothing where it says something else. */
export function readDone(text: string | undefined): DoneNotice | undefined {
  return DONE.find((one) => one === text)
}

/** The address of a page in a language, that says what was done. */
export function pageAfter(path: string, locale: Locale, done?: DoneNotice): string {
  const address = publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return done === undefined ? address : `${address}?done=${done}`
}
