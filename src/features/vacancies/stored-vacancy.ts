import { datedText, type StaleTexts } from '@/cms/documents/shown/dated-texts'
import { storedLength } from '@/domain/vacancies/contract-length'
import { isStoredPeriod } from '@/domain/vacancies/pay-period'
import { licenceState } from '@/domain/vacancies/licence'
import type { Locale } from '@/domain/locales/locales'
import { ENGLISH_LEVELS, type EnglishLevel } from '@/domain/vocabulary/contract-terms'
import { isDocument } from '@/domain/vocabulary/documents'
import { isRank } from '@/domain/vocabulary/ranks'
import { isVesselType } from '@/domain/vocabulary/vessel-types'

import type { AssumedFact, ContactPerson, Pay, VacancySummary, VacancyView } from './vacancy'

/** Postgres answers exact numbers as text; the Local API as numbers. */
type StoredNumber = string | number | null

type StoredText = string | null

/** A vacancy in a list as it is stored: columns of the tables, see `vacancies.queries.ts`. */
export interface StoredSummary {
  id: string
  path: string
  rank: StoredText
  vessel_type: StoredText
  built: StoredNumber
  deadweight: StoredNumber
  pay_negotiable: boolean | null
  pay_min: StoredNumber
  pay_max: StoredNumber
  pay_currency: StoredText
  pay_period: StoredText
  contract_least: StoredNumber
  contract_most: StoredNumber
  contract_unit: StoredText
  contract_off: StoredNumber
  contract_approximate: boolean | null
  joining_from: Date | null
  joining_to: Date | null
  joining_unsaid: boolean | null
  joining_port: StoredText
  joining_country: StoredText
  is_example: boolean | null
  first_published_at: Date | null
  last_published_at: Date | null
  company_name: string
  company_city: StoredText
  company_country: StoredText
  licence_checked_on: Date | null
  licence_valid: boolean | null
  warned_since: Date | null
  warning_changed_at: Date | null
}

/** The rest of it. */
export interface StoredVacancy extends StoredSummary {
  company_id: number
  vessel_name: StoredText
  vessel_flag: StoredText
  gross_tonnage: StoredNumber
  engine: StoredText
  power: StoredNumber
  crew: StoredNumber
  crew_nationalities: string[] | null
  vessel_group: StoredText
  english_level: StoredText
  experience: StoredNumber
  also_ranks: string[] | null
  certificates: string[] | null
  citizenships: string[] | null
  descriptions: Partial<Record<Locale, string>> | null
  /** In the reader's language. */
  stale_texts: StaleTexts | null
  contact_name: StoredText
  contact_email: StoredText
  contact_telephone: StoredText
  open_until_day: Date | null
  open_until_assumed: boolean | null
  vessel_type_assumed: boolean | null
  pay_currency_assumed: boolean | null
  pay_period_assumed: boolean | null
  open_until: Date | null
  is_open: boolean | null
  is_suspended: boolean | null
}

/** A vacancy as lists show it; `undefined` where its rank or vessel is none that the vocabulary knows. */
export function vacancySummary(stored: StoredSummary): VacancySummary | undefined {
  const { rank, vessel_type: vesselType } = stored
  if (!isRank(rank) || !isVesselType(vesselType)) return undefined
  const checkedOn = stored.licence_checked_on ?? undefined
  return {
    id: Number(stored.id),
    path: stored.path,
    rank,
    vesselType,
    built: numberOf(stored.built),
    deadweight: numberOf(stored.deadweight),
    pay: payOf(stored),
    contract: storedLength({
      least: numberOf(stored.contract_least),
      most: numberOf(stored.contract_most),
      unit: stored.contract_unit,
      off: numberOf(stored.contract_off),
      approximate: stored.contract_approximate,
    }),
    joining: {
      from: stored.joining_from ?? undefined,
      to: stored.joining_to ?? undefined,
      isUnsaid: stored.joining_unsaid === true,
      port: textOf(stored.joining_port),
      country: textOf(stored.joining_country),
    },
    company: {
      name: stored.company_name,
      city: textOf(stored.company_city),
      country: textOf(stored.company_country),
      licence: licenceState({ checkedOn, isValid: stored.licence_valid ?? undefined }),
      licenceCheckedOn: checkedOn,
      warnedSince: stored.warned_since ?? undefined,
      warningChangedAt: stored.warning_changed_at ?? undefined,
    },
    publishedAt: stored.first_published_at ?? undefined,
    updatedAt: stored.last_published_at ?? undefined,
    isExample: stored.is_example === true,
  }
}

/**
 * A vacancy as its page shows it.
 * @param source language that the company's words fall back to
 */
export function vacancyView(
  stored: StoredVacancy,
  locale: Locale,
  source: Locale,
): VacancyView | undefined {
  const summary = vacancySummary(stored)
  if (!summary) return undefined
  return {
    ...summary,
    companyId: stored.company_id,
    vessel: {
      name: textOf(stored.vessel_name),
      flag: textOf(stored.vessel_flag),
      grossTonnage: numberOf(stored.gross_tonnage),
      engine: textOf(stored.engine),
      power: numberOf(stored.power),
      crew: numberOf(stored.crew),
      crewNationalities: stored.crew_nationalities ?? [],
    },
    vesselGroup: stored.vessel_group ?? '',
    englishLevel: isEnglishLevel(stored.english_level) ? stored.english_level : undefined,
    experience: numberOf(stored.experience),
    alsoRanks: (stored.also_ranks ?? []).filter(isRank).filter((code) => code !== summary.rank),
    certificates: (stored.certificates ?? []).filter(isDocument),
    citizenships: stored.citizenships ?? [],
    description: datedText('description', stored.descriptions, stored.stale_texts, {
      locale,
      source,
    }),
    contact: contactOf(stored),
    openUntil: stored.open_until_day ?? undefined,
    isOpenUntilAssumed: stored.open_until_assumed === true,
    assumed: assumedOf(stored, summary.pay),
    closesAt: stored.open_until ?? undefined,
    isOpen: stored.is_open !== false,
    isSuspended: stored.is_suspended === true,
  }
}

function payOf(stored: StoredSummary): Pay {
  if (stored.pay_negotiable === true) return { kind: 'negotiable' }
  const min = numberOf(stored.pay_min)
  const max = numberOf(stored.pay_max)
  const { pay_currency: currency, pay_period: period } = stored
  const [least = max, most = min] = [min, max]
  if (least !== undefined && most !== undefined && currency !== null) {
    return {
      kind: 'amount',
      min: least,
      max: most,
      currency,
      period: isStoredPeriod(period) ? period : 'month',
    }
  }
  return { kind: 'hidden' }
}

function assumedOf(stored: StoredVacancy, pay: Pay): AssumedFact[] {
  const isPaid = pay.kind === 'amount'
  return [
    ...(stored.vessel_type_assumed === true ? (['vesselType'] as const) : []),
    ...(isPaid && stored.pay_currency_assumed === true ? (['currency'] as const) : []),
    ...(isPaid && stored.pay_period_assumed === true ? (['period'] as const) : []),
  ]
}

function contactOf(stored: StoredVacancy): ContactPerson | undefined {
  const person = {
    name: textOf(stored.contact_name),
    email: textOf(stored.contact_email),
    telephone: textOf(stored.contact_telephone),
  }
  return Object.values(person).some((value) => value !== undefined) ? person : undefined
}

function isEnglishLevel(value: StoredText): value is EnglishLevel {
  return value !== null && Object.hasOwn(ENGLISH_LEVELS, value)
}

function numberOf(stored: StoredNumber): number | undefined {
  return stored === null ? undefined : Number(stored)
}

function textOf(stored: StoredText): string | undefined {
  return stored?.trim() || undefined
}
