import { hostCookieName } from '../browser/cookies'

/** How long a link in a mail works, by what it is for. Minutes. */
export const COMPANY_LINK_MINUTES = {
  claim: 72 * 60,
  invite: 7 * 24 * 60,
  signIn: 15,
} as const

export type CompanyLinkPurpose = keyof typeof COMPANY_LINK_MINUTES

/** How long somebody stays signed in who does not come by. Days. */
export const COMPANY_SESSION_DAYS = 14

/** How long an invitation waits before its seat is erased. Days. */
export const INVITED_DAYS = 7

/** What has happened at the desk of a company; nothing of it is changed. */
export const DESK_EVENTS = [
  'claimed',
  'proven',
  'accepted',
  'refused',
  'invited',
  'joined',
  'roleChanged',
  'left',
  'ended',
] as const

export type DeskEvent = (typeof DESK_EVENTS)[number]

/** The name of the cookie of a session. */
export function companyCookieName(siteUrl: string): string {
  return hostCookieName('mh_company', siteUrl)
}

/** The name of the cookie of a browser that asked for a link to sign in: it works in no other one. */
export function companyLinkCookieName(siteUrl: string): string {
  return hostCookieName('mh_company_link', siteUrl)
}

/** Where people of invented companies have their addresses: nobody can ever have one there (RFC 2606). */
export const EXAMPLE_PEOPLE_AT = '@demo-companies.example'

/** Normalizes an e-mail address for the lookup of a person. */
export function personEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
