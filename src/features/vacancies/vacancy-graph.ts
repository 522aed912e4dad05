import type { JobPosting, MonetaryAmount, Organization, PostalAddress } from 'schema-dts'

import { readDay } from '@/domain/time/calendar-day'
import { describedHtml } from '@/domain/texts/described-parts'
import type { Locale } from '@/domain/locales/locales'

import type { Pay, VacancyView } from './vacancy'
import { descriptionParts } from './vacancy-description'
import { qualificationsFor } from './vacancy-details'
import { payRange, vacancyTexts } from './vacancy-texts'

interface Of {
  locale: Locale
  /** Absolute address of the page. */
  url: string
  hiring: Organization
  /** Of the company's office. */
  office: { country: string | undefined; city: string | undefined }
  /** Whether readers are warned of the company. */
  isWarned: boolean
  /** Whether an answer from this site goes to the company. */
  isAnsweredHere: boolean
}

/**
 * Returns the JobPosting (schema.org) of a vacancy by Google's rules
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). The rules allow none, and it is
 * `undefined`, for an example, for a closed vacancy, and without a known country of work. The markup says only what the
 * page says. A required citizenship is no applicant location, and work on a ship is no remote work.
 */
export async function jobPosting(vacancy: VacancyView, of: Of): Promise<JobPosting | undefined> {
  const { locale, url, hiring, office, isWarned, isAnsweredHere } = of
  const { id, company, contract, isExample, isOpen, isSuspended, publishedAt, closesAt } = vacancy
  const address = addressOf(vacancy, office)
  const isAllowed = isOpen && !isExample && !isSuspended && !isWarned
  if (!isAllowed || !publishedAt || !address) return undefined
  const { title } = await vacancyTexts(vacancy, locale)
  // The markup leaves out assumed pay, because a machine cannot show the doubt.
  const isSaid = !vacancy.assumed.some((fact) => fact !== 'vesselType')
  const baseSalary = isSaid ? salaryOf(vacancy.pay) : undefined
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title,
    description: describedHtml(await descriptionParts(vacancy, locale)),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(id) },
    datePosted: publishedAt.toISOString(),
    ...(closesAt && { validThrough: closesAt.toISOString() }),
    hiringOrganization: hiring,
    jobLocation: { '@type': 'Place', address },
    ...(baseSalary && { baseSalary }),
    ...(await demandsOf(vacancy, locale)),
    // A contract with a length is temporary. Without one, the type is unknown.
    ...(contract && { employmentType: 'TEMPORARY' }),
    directApply: isAnsweredHere,
  }
}

/** Returns the country of joining, or that of the company's office. A port without a country is left out. */
function addressOf(
  { joining }: Pick<VacancyView, 'joining'>,
  office: Of['office'],
): PostalAddress | undefined {
  const [country, place] =
    joining.country === undefined ? [office.country, office.city] : [joining.country, joining.port]
  if (country === undefined) return undefined
  return {
    '@type': 'PostalAddress',
    addressCountry: country,
    ...(place !== undefined && { addressLocality: place }),
  }
}

/** What somebody has to have, and when the work begins: none of it where nothing is said. Somebody's citizenship is no qualification. */
async function demandsOf(
  vacancy: VacancyView,
  locale: Locale,
): Promise<Pick<JobPosting, 'experienceRequirements' | 'qualifications' | 'jobStartDate'>> {
  const { experience, joining } = vacancy
  const qualifications = await qualificationsFor(vacancy, locale)
  const start = readDay(joining.from)
  return {
    ...(experience !== undefined &&
      experience > 0 && {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: experience,
        },
      }),
    ...(qualifications.length > 0 && { qualifications: qualifications.join('; ') }),
    ...(start !== undefined && { jobStartDate: start }),
  }
}

/** What is paid, as the page shows it: no amount where it shows none. */
function salaryOf(pay: Pay): MonetaryAmount | undefined {
  if (pay.kind !== 'amount') return undefined
  const { least, most } = payRange(pay)
  const amount = least === most ? { value: least } : { minValue: least, maxValue: most }
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: {
      '@type': 'QuantitativeValue',
      ...amount,
      unitText: pay.period.toUpperCase(),
    },
  }
}
