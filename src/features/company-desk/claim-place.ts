import { domainToUnicode } from 'node:url'

import { getDomain } from 'tldts'

import type { ClaimPlace } from '../../domain/company-desk/claims'
import { domainOf } from '../../domain/mail/mail-address'
import { mailBox } from '../../domain/mail/mail'
import { hostOf, isFreeMail, looksLike } from '../../domain/vacancies/vacancy-flags'

/** What the site shows of a company. */
export interface ShownCompany {
  email: string | null
  website: string | null
}

/**
 * The domain that a host is registered under; the host of a service for pages of others (`north.wixsite.com`) is one of
 * its own. Nothing where it is a number or none.
 * @example registeredDomain('mail.north.co.uk') // 'north.co.uk'
 */
export function registeredDomain(host: string): string | undefined {
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined
}

/** Where the mailbox of a claim is. The domain of the shown address says nothing: it may be a provider's. */
export function claimPlace(address: string, { email, website }: ShownCompany): ClaimPlace {
  if (email && mailBox(email) === mailBox(address)) return 'shownAddress'
  if (isFreeMail(address)) return 'freeMail'
  const own = registeredDomain(hostOf(website ?? ''))
  return own !== undefined && registeredDomain(domainOf(address)) === own
    ? 'ownDomain'
    : 'otherDomain'
}

/** A company that has a website. */
export interface NamedCompany {
  name: string
  website: string
}

/**
 * The first company whose domain that of an address may be taken for.
 * @param companies the claimed one first
 */
export function lookAlikeOf(
  address: string,
  companies: readonly NamedCompany[],
): { name: string; domain: string } | undefined {
  if (isFreeMail(address)) return undefined
  const domain = registeredDomain(domainOf(address)) ?? domainOf(address)
  for (const { name, website } of companies) {
    const known = registeredDomain(hostOf(website))
    if (known !== undefined && looksLike(readable(domain), readable(known))) {
      return { name, domain: known }
    }
  }
  return undefined
}

/** A domain in letters of any script, which `xn--` hides. */
function readable(domain: string): string {
  return domainToUnicode(domain) || domain
}
