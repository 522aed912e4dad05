import { readDay } from '@/domain/time/calendar-day'
import { safeHref } from '@/domain/addresses/link-safety'
import type { Locale } from '@/domain/locales/locales'
import type { PortalPay, PortalVacancy } from '@/domain/portal-feeds/portal-vacancy'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { RANKS } from '@/domain/vocabulary/ranks'

import type { VacancyView } from '../vacancy'
import { descriptionParts } from '../vacancy-description'
import { askedFor } from '../vacancy-details'
import { lengthFormat, payRange, vacancyTextsIn } from '../vacancy-texts'

/** A vacancy as its page shows it, and the site of its company as it was typed. */
export interface OpenVacancy {
  vacancy: VacancyView
  website: string | undefined
}

/** What of a vacancy portals are told, in the words of a language; nothing of one that was never published. */
export async function tellerIn(
  locale: Locale,
  urlOf: (path: string) => string,
): Promise<(open: OpenVacancy) => Promise<PortalVacancy | undefined>> {
  const factsOf = await vacancyTextsIn(locale)
  const { departments } = VOCABULARIES[locale]
  return async ({ vacancy, website }) => {
    const { id, path, company, experience, contract, updatedAt, openUntil, publishedAt } = vacancy
    if (!publishedAt) return undefined
    return {
      id,
      locale,
      title: factsOf(vacancy).title,
      url: urlOf(path),
      company: company.name,
      // As on its page: a link where staff have seen the licence.
      companySite: company.licence === 'checked' ? safeHref(website) : undefined,
      ...placeOf(vacancy, locale),
      department: departments[RANKS[vacancy.rank].department],
      published: publishedAt,
      updated: updatedAt ?? publishedAt,
      lastDay: readDay(openUntil),
      description: await descriptionParts(vacancy, locale),
      pay: payOf(vacancy),
      // Of a rotation no end is said.
      isTemporary: contract?.off === null,
      experience:
        experience !== undefined && experience > 0
          ? lengthFormat(locale).format(experience)
          : undefined,
      requirements: await askedFor(vacancy, locale),
    }
  }
}

/** Where somebody joins, else the company's office: a port without its country is left out, as in the markup. */
function placeOf(
  { joining, company }: VacancyView,
  locale: Locale,
): Pick<PortalVacancy, 'city' | 'country' | 'countryName'> {
  const [country, city] =
    joining.country === undefined
      ? [company.country, company.city]
      : [joining.country, joining.port]
  return { city, country, countryName: country && countryName(country, locale) }
}

/** A portal is told no pay of which a part was assumed: it would pass it on as said. */
function payOf({ pay, assumed }: VacancyView): PortalPay | undefined {
  if (pay.kind !== 'amount' || assumed.some((fact) => fact !== 'vesselType')) return undefined
  const { currency, period } = pay
  return { ...payRange(pay), currency, period }
}
