import type { JobPosting, MonetaryAmount, Organization, PostalAddress } from 'schema-dts'

import { escapeMarkup } from '@/domain/texts/escape-markup'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import type { Pay, VacancyView } from './vacancy'
import { askedFor, shipRows } from './vacancy-details'
import { payRange, sentenceOf, vacancyFacts } from './vacancy-facts'

interface Of {
  locale: Locale
  /** Absolute address of the page. */
  url: string
  hiring: Organization
  /** Of the company's office. */
  office: { country: string | undefined; city: string | undefined }
  /** Whether readers are warned of the company. */
  isWarned: boolean
  /** Whether what is sent from here goes to the company. */
  isAnsweredHere: boolean
}

/**
 * A vacancy in the words of schema.org, as Google's rules for job postings want it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting); `undefined` where they allow none:
 * for an example, for one that cannot be answered any more, and where no country of work is known. Nothing stands here
 * that the page does not say. Somebody's citizenship is no place of work, and a ship is no work from home.
 */
export async function jobPosting(vacancy: VacancyView, of: Of): Promise<JobPosting | undefined> {
  const { locale, url, hiring, office, isWarned, isAnsweredHere } = of
  const { id, company, contract, isExample, isOpen, isSuspended, publishedAt, closesAt } = vacancy
  const address = addressOf(vacancy, office)
  const isAllowed = isOpen && !isExample && !isSuspended && !isWarned
  if (!isAllowed || !publishedAt || !address) return undefined
  const { title } = await vacancyFacts(vacancy, locale)
  // A machine is told no wage that was assumed: it would pass it on as said.
  const isSaid = !vacancy.assumed.some((fact) => fact !== 'vesselType')
  const baseSalary = isSaid ? salaryOf(vacancy.pay) : undefined
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title,
    description: await descriptionOf(vacancy, locale),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(id) },
    datePosted: publishedAt.toISOString(),
    ...(closesAt && { validThrough: closesAt.toISOString() }),
    hiringOrganization: hiring,
    jobLocation: { '@type': 'Place', address },
    ...(baseSalary && { baseSalary }),
    // A contract for some months ends; of others nothing is known.
    ...(contract && { employmentType: 'TEMPORARY' }),
    directApply: isAnsweredHere,
  }
}

/** The country that somebody joins in, else that of the company's office. A port without its country is left out. */
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

/** What the page says, as HTML of paragraphs and lists. */
async function descriptionOf(vacancy: VacancyView, locale: Locale): Promise<string> {
  const t = await messagesIn(locale, 'vacancies')
  const page = await messagesIn(locale, 'page')
  const ship = (await shipRows(vacancy, locale)).map(({ label, value }) =>
    page('labelled', { label, text: value }),
  )
  const asked = await askedFor(vacancy, locale)
  const own = vacancy.description?.text.split(/\n+/).filter((line) => line.trim() !== '') ?? []
  return [
    paragraph(await sentenceOf(vacancy, locale)),
    ...listOf(t('ship'), ship),
    ...listOf(t('asked'), asked),
    ...own.map(paragraph),
  ].join('')
}

function listOf(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')
  return [paragraph(heading), `<ul>${items}</ul>`]
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`
}
