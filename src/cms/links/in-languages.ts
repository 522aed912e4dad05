import type { BrokenLink } from '@/cms/publications/reading/broken-links.queries'
import type { ReportedLinks } from '@/cms/links/external-links.queries'
import type { LeadingLink } from '@/cms/links/leading-links.queries'
import type { Use } from '@/cms/consequences/find-uses'
import { type Locale, LOCALES } from '@/domain/locales'

type Languages = readonly Locale[]

/** Links in texts of some languages. */
export function brokenIn(links: BrokenLink[], languages: Languages): BrokenLink[] {
  return links.filter(({ locale }) => languages.includes(locale))
}

/** Entries that lead readers of some languages nowhere, or to another language. */
export function leadingIn(links: LeadingLink[], languages: Languages): LeadingLink[] {
  return links.filter(
    ({ place, why, locales }) =>
      isOfOne(place, languages) &&
      (why !== 'foreign' || locales.some((locale) => languages.includes(locale))),
  )
}

/** What stands somewhere in some languages; where not all its places are known, it may. */
export function standingIn<Standing extends { places: Use[]; more: number }>(
  all: Standing[],
  languages: Languages,
): Standing[] {
  return all.filter(
    ({ places, more }) => more > 0 || places.some((place) => isOfOne(place, languages)),
  )
}

/** The same of links to other sites. */
export function externalIn(links: ReportedLinks, languages: Languages): ReportedLinks {
  return {
    ...links,
    broken: standingIn(links.broken, languages),
    moved: standingIn(links.moved, languages),
  }
}

/** What all languages share is of each of them. */
function isOfOne({ locale }: Use, languages: Languages): boolean {
  return locale === undefined || languages.length === LOCALES.length || languages.includes(locale)
}
