import type { Locale } from '@/domain/locales/locales'
import { countryName, isNamedAsCountry } from '@/domain/vocabulary/countries'
import { messagesIn } from '@/i18n/messages-translator'
import { pictureAttributes } from '@/ui/components/picture-attributes'

import type { CompanyView } from './company'

/** A logo of a company, else the first letters of its name. */
export function CompanyLogo({ company: { logo, name } }: { company: CompanyView }) {
  if (!logo) {
    return (
      <span className="logo" aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  return (
    // The name stands beside it.
    // oxlint-disable-next-line nextjs/no-img-element -- it has what Next's component would give it, without a component in the browser
    <img {...pictureAttributes(logo, { sizes: '46px', widest: 92 })} alt="" className="logo" />
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en'))
    .join('')
}

type Place = Pick<CompanyView, 'city' | 'country'>

/** City and country of a company, as far as they are known. */
export async function companyPlace(place: Place, locale: Locale): Promise<string> {
  return (await companyPlaceIn(locale))(place)
}

/** What says the places of one company after another; a list waits for it once. */
export async function companyPlaceIn(locale: Locale): Promise<(place: Place) => string> {
  const t = await messagesIn(locale, 'vacancies.sentence')
  return ({ city, country }) => {
    const isSaid = city !== undefined && country !== undefined && isNamedAsCountry(city, country)
    // A country has a name in the reader's language.
    const parts = [isSaid ? '' : city, country && countryName(country, locale)].filter(Boolean)
    return parts.length === 0
      ? ''
      : parts.map(String).reduce((before, next) => t('clauses', { before, next }))
  }
}
