import type { FormAbout, FormParams, Visitor } from '../../cms/services/forms/form'
import { publicPath } from '../../domain/addresses/paths'
import { COMPANY_DESK_PAGE, COMPANY_SIGN_IN_PAGE } from '../../domain/addresses/site-pages'
import type { DeskAct } from '../../domain/company-desk/desk-rights'
import type { Locale } from '../../domain/locales/locales'
import { env } from '../../env'
import { personOf, type Seat, seatFor, type SignedInPerson } from './desk.queries'

/** The results that the next page reports with the message `desk.notices.<done>`. */
const DONE = [
  'claimed',
  'proven',
  'joined',
  'linkSent',
  'signedOut',
  'invited',
  'roleChanged',
  'ended',
  'left',
  'noRight',
] as const

export type DoneNotice = (typeof DONE)[number]

/** What every form of the desk knows. */
export interface DeskAbout extends FormAbout {
  done: DoneNotice | undefined
}

/** What a form at the desk of one company knows. */
export interface SeatAbout extends DeskAbout {
  person: SignedInPerson
  seat: Seat
}

/** Loads a form that needs a right at the desk of the company in its address. */
export async function forSeat(
  { company = '', done }: FormParams,
  { cookies }: Visitor,
  act: DeskAct,
): Promise<SeatAbout | undefined> {
  const person = await personOf(cookies)
  const seat = seatFor(person, Number(company), act)
  if (!person || !seat) return undefined
  return { words: { company: seat.companyName }, done: readDone(done), person, seat }
}

/** Sends a client who is not signed in to the sign-in. */
export async function leadToSignIn(
  _back: string,
  locale: Locale,
  { cookies }: Visitor,
): Promise<string | undefined> {
  return (await personOf(cookies)) ? undefined : pageAfter(COMPANY_SIGN_IN_PAGE, locale)
}

/** Returns the next page: the desk for a signed-in client, else the sign-in. */
export async function pageOf({ cookies }: Visitor): Promise<string> {
  return (await personOf(cookies)) ? COMPANY_DESK_PAGE : COMPANY_SIGN_IN_PAGE
}

/** Reads a result from an address; `undefined` for an unknown one. */
export function readDone(text: string | undefined): DoneNotice | undefined {
  return DONE.find((one) => one === text)
}

/** Returns the address of a page with the result. */
export function pageAfter(path: string, locale: Locale, done?: DoneNotice): string {
  const address = publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return done === undefined ? address : `${address}?done=${done}`
}
