import { hostCookieName } from '../browser/cookies'

/**
 * What may become of a seafarer's account: it waits until it is let in, by staff or by itself once its e-mail address is
 * confirmed; and it may be suspended, with a reason, and let in again.
 */
export const SEAMAN_STATES = ['pending', 'active', 'suspended'] as const

export type SeamanState = (typeof SEAMAN_STATES)[number]

/** What is told of an account, in the order in which it happened; nothing of it is changed or taken back. */
export const SEAMAN_EVENTS = [
  'applied',
  'confirmed',
  'admitted',
  'suspended',
  'dataChanged',
  'emailChanged',
  'passwordChanged',
  'signedOutEverywhere',
] as const

export type SeamanEvent = (typeof SEAMAN_EVENTS)[number]

/** Characters. Shorter than for staff, who can publish: a seafarer types it on a telephone. */
export const SHORTEST_SEAMAN_PASSWORD = 10

/** How long a link in a mail works, by what it is for. Minutes. */
export const SEAMAN_LINK_MINUTES = {
  confirm: 72 * 60,
  signIn: 15,
  resetPassword: 60,
  changeEmail: 24 * 60,
} as const

export type SeamanLinkPurpose = keyof typeof SEAMAN_LINK_MINUTES

/** How long an application waits for its e-mail address to be confirmed, before it is erased. Days. */
export const SEAMAN_UNCONFIRMED_DAYS = 30

/** How long somebody stays signed in who does not come by. Days. */
export const SEAMAN_SESSION_DAYS = 30

/** The name of the cookie of a session. */
export function seamanCookieName(siteUrl: string): string {
  return hostCookieName('mh_seaman', siteUrl)
}

/** The name of the cookie of a browser that asked for a link to sign in: it works in no other one. */
export function seamanLinkCookieName(siteUrl: string): string {
  return hostCookieName('mh_seaman_link', siteUrl)
}

/** The name of the cookie of a browser that has applied for an account: the password typed there counts in it alone. */
export function seamanApplicationCookieName(siteUrl: string): string {
  return hostCookieName('mh_seaman_application', siteUrl)
}

/** The address of a file that a seafarer has sent by a form; it has no language. */
export function sentFile(id: number): string {
  return `/server/seaman/sent/${id}`
}

/** Where invented seafarers have their addresses: nobody can ever have one there (RFC 2606), so none of them is real. */
export const EXAMPLE_SEAMEN_AT = '@demo-seafarers.example'

/** The name of the invented file for members; removed with the seafarers, and no file of anybody else is called so. */
export const EXAMPLE_SERVICE_FILE = 'mariner-hub-invented-example.pdf'
