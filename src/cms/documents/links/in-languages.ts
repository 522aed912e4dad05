import { type Locale, LOCALES } from '../../../domain/locales/locales'
import type { Use } from '../uses/find-uses'
import type { BrokenLink } from '../../publications/reading/broken-links.queries'

type Languages = readonly Locale[]

/** Links in texts of some languages. */
export function brokenIn(links: readonly BrokenLink[], languages: Languages): BrokenLink[] {
  return links.filter(({ locale }) => languages.includes(locale))
}

/** As far as languages decide about it (`LeadingLink`). */
interface Leading {
  place: Pick<Use, 'locale'>
  why: string
  locales: Locale[]
}

/** Entries that lead readers of some languages nowhere, or to another language, each with those of these alone. */
export function leadingIn<Link extends Leading>(
  links: readonly Link[],
  languages: Languages,
): Link[] {
  return links
    .filter(({ place }) => isOfOne(place, languages))
    .map((link) => ({
      ...link,
      locales: link.locales.filter((locale) => languages.includes(locale)),
    }))
    .filter(({ why, locales }) => why !== 'foreign' || locales.length > 0)
}

interface Standing {
  places: readonly Pick<Use, 'locale'>[]
  more: number
}

/** What stands somewhere in some languages; where not all its places are known, it may. */
export function standingIn<One extends Standing>(all: readonly One[], languages: Languages): One[] {
  return all.filter(
    ({ places, more }) => more > 0 || places.some((place) => isOfOne(place, languages)),
  )
}

/** What all languages share is of each of them. */
function isOfOne({ locale }: Pick<Use, 'locale'>, languages: Languages): boolean {
  return locale === undefined || languages.length === LOCALES.length || languages.includes(locale)
}
