import type { Organization } from 'schema-dts'

import { licenceState } from '@/domain/vacancies/licence'
import { safeHref } from '@/domain/addresses/link-safety'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

import type { CompanyView } from './company'

type Told = Pick<
  CompanyView,
  | 'path'
  | 'name'
  | 'legalName'
  | 'logo'
  | 'website'
  | 'licence'
  | 'isSuspended'
  | 'warned'
  | 'country'
  | 'city'
  | 'address'
>

/**
 * A company in the words of schema.org: what readers see of it. Its own site is named only where it is a link for them
 * too, and neither its address of mail nor its telephone.
 */
export function organizationOf(company: Told): Organization {
  const { path, name, legalName, logo, website, country, city, address } = company
  const page = absoluteUrl(
    publicPath({ locale: env.DEFAULT_LOCALE, path }, env.DEFAULT_LOCALE),
    env.SITE_URL,
  )
  const isLinked =
    licenceState(company.licence) === 'checked' && !company.isSuspended && !company.warned
  const own = isLinked ? safeHref(website) : undefined
  return {
    '@type': 'Organization',
    '@id': `${page}#organization`,
    name,
    url: page,
    ...(legalName !== undefined && { legalName }),
    ...(own !== undefined && { sameAs: own }),
    // On a CDN it has an origin already.
    ...(logo && { logo: new URL(logo.source, env.SITE_URL).href }),
    ...(country !== undefined && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: country,
        ...(city !== undefined && { addressLocality: city }),
        ...(address !== undefined && { streetAddress: address }),
      },
    }),
  }
}
