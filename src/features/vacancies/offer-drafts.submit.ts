import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

import { overridingAccess } from '../../cms/local-api'
import { storedDay } from '../../domain/time/calendar-day'
import { NO_LENGTH, ofMonths } from '../../domain/vacancies/contract-length'
import type { Locale } from '../../domain/locales/locales'
import { currencyDecimals } from '../../domain/money/money'
import { slugify } from '../../domain/addresses/slugs'
import { oneMeant } from '../../domain/vocabulary/match-term'
import type { Crewing, Vacancy } from '../../payload-types'

/** What a company offers, checked. */
interface Offered {
  companyName: string
  country: string
  licenceNumber: string | undefined
  licenceAuthority: string | undefined
  email: string
  telephone: string | undefined
  homepage: string | undefined
  rank: string
  vesselType: string
  /** In whole and broken units of the currency, a month. */
  payFrom: number | undefined
  payTo: number | undefined
  currency: string
  months: number | undefined
  /** Days as `YYYY-MM-DD`. */
  joiningFrom: string | undefined
  joiningTo: string | undefined
  port: string | undefined
  openUntil: string
  english: string | undefined
  certificates: string | undefined
  description: string | undefined
}

/**
 * Writes an offer as a draft of a vacancy, below the company that it names, in `req`'s transaction: one that the site
 * knows is never changed by it, one that it does not know becomes a draft too. Whom to write to stands in the request
 * alone: who names a known company is not yet believed to be of it.
 * @returns the id of the draft of the vacancy
 */
export async function draftOffer(
  req: PayloadRequest,
  offer: Offered,
  locale: Locale,
): Promise<number> {
  const company = (await knownCompany(req, offer)) ?? (await draftCompany(req, offer, locale))
  const { id } = await req.payload.create({
    collection: 'vacancies',
    draft: true,
    locale,
    data: { ...vacancyOf(offer), company },
    depth: 0,
    req,
    ...overridingAccess('a visitor offers it, who has no account'),
  })
  return id
}

/** By its licence, or by the address that its name makes; an invented one is none. */
async function knownCompany(
  req: PayloadRequest,
  { companyName, licenceNumber }: Offered,
): Promise<number | undefined> {
  const slug = slugify(companyName)
  const same = [
    ...(licenceNumber === undefined ? [] : [{ 'licence.number': { equals: licenceNumber } }]),
    ...(slug === '' ? [] : [{ slug: { equals: slug } }]),
  ]
  for (const where of same) {
    const { docs } = await req.payload.find({
      collection: 'crewings',
      where: { and: [where, { isExample: { not_equals: true } }] },
      sort: 'id',
      limit: 1,
      pagination: false,
      depth: 0,
      select: {},
      req,
      ...overridingAccess('a visitor offers it, who has no account'),
    })
    const [found] = docs
    if (found) return found.id
  }
  return undefined
}

async function draftCompany(req: PayloadRequest, offer: Offered, locale: Locale): Promise<number> {
  const { companyName, country, licenceNumber, licenceAuthority, telephone, homepage } = offer
  const { id } = await req.payload.create({
    collection: 'crewings',
    draft: true,
    locale,
    data: {
      _status: 'draft',
      name: companyName,
      timeZone: 'UTC',
      // Its code was one of the choices of the form, which are those of the field.
      country: country as NonNullable<Crewing['country']>,
      languages: [locale],
      email: offer.email,
      website: homepage ?? null,
      telephones: telephone === undefined ? [] : [{ number: telephone }],
      licence: { number: licenceNumber ?? null, authority: licenceAuthority ?? null },
    },
    depth: 0,
    req,
    ...overridingAccess('a visitor offers it, who has no account'),
  })
  return id
}

type VacancyData = RequiredDataFromCollectionSlug<'vacancies'>

function vacancyOf(offer: Offered): Omit<VacancyData, 'company'> {
  const { payFrom, payTo, joiningFrom, joiningTo, port, months } = offer
  const units = 10 ** currencyDecimals(offer.currency)
  const minorUnits = (value: number | undefined) =>
    value === undefined ? null : Math.round(value * units)
  const { codes, isAllRead } = certificatesIn(offer.certificates)
  const words = [offer.description, isAllRead ? undefined : offer.certificates]
  return {
    _status: 'draft',
    // Codes were among the choices of the form, which are those of the fields.
    rank: offer.rank as Vacancy['rank'],
    vesselType: offer.vesselType as Vacancy['vesselType'],
    openUntilDay: storedDay(offer.openUntil),
    pay: {
      negotiable: payFrom === undefined && payTo === undefined,
      min: minorUnits(payFrom ?? payTo),
      max: payFrom === undefined ? null : minorUnits(payTo),
      currency: offer.currency as NonNullable<Vacancy['pay']>['currency'],
      period: 'month',
    },
    contract: months === undefined ? NO_LENGTH : ofMonths(months),
    joining: {
      from: joiningFrom === undefined ? null : storedDay(joiningFrom),
      to: joiningTo === undefined ? null : storedDay(joiningTo),
      port: port ?? null,
    },
    englishLevel: (offer.english ?? null) as Vacancy['englishLevel'] & (string | null),
    certificates: codes,
    description: words.filter(Boolean).join('\n\n') || null,
  }
}

/** What is named among the documents that the vocabulary knows, in any of its languages. */
function certificatesIn(typed: string | undefined): {
  codes: NonNullable<Vacancy['certificates']>
  isAllRead: boolean
} {
  const names = (typed ?? '').split(/[,;\n،、；，]/u).filter((name) => name.trim() !== '')
  const codes = names.flatMap((name) => oneMeant('documents', name) ?? [])
  return { codes: [...new Set(codes)], isAllRead: codes.length === names.length }
}
