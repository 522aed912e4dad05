import { datedText, type StaleTexts } from '@/cms/documents/shown/dated-texts'
import { storedLength } from '@/domain/vacancies/contract-length'
import { licenceState } from '@/domain/vacancies/licence'
import type { Locale } from '@/domain/locales/locales'
import {
  fieldNames,
  type ShownFields,
  type StoredFields,
} from '@/domain/structured-fields/field-table'
import { shownFields } from '@/domain/structured-fields/shown-fields'
import {
  isListed,
  type ListedVacancyField,
  VACANCY_TABLE,
  type VacancyFieldName,
} from '@/domain/vacancies/vacancy-fields'

import type { Pay, VacancySummary, VacancyView } from './vacancy'

type StoredText = string | null

/** The names of the fields that lists show, and of those that only the page of a vacancy shows. */
export const LISTED_FIELDS = fieldNames(VACANCY_TABLE).filter(isListed)
export const DETAIL_FIELDS = fieldNames(VACANCY_TABLE).filter(isDetail)

type DetailField = Exclude<VacancyFieldName, ListedVacancyField>

function isDetail(name: VacancyFieldName): name is DetailField {
  return !isListed(name)
}

/** A vacancy in a list as it is stored: columns of the tables, see `vacancies.queries.ts`. */
export interface StoredSummary extends StoredFields<typeof VACANCY_TABLE, ListedVacancyField> {
  id: string
  path: string
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
export interface StoredVacancy
  extends StoredSummary, StoredFields<typeof VACANCY_TABLE, DetailField> {
  company_id: number
  vessel_group: StoredText
  descriptions: Partial<Record<Locale, string>> | null
  /** In the reader's language. */
  stale_texts: StaleTexts | null
  open_until: Date | null
  is_open: boolean | null
  is_suspended: boolean | null
}

/** A vacancy as lists show it; `undefined` where its rank or vessel is none that the vocabulary knows. */
export function vacancySummary(stored: StoredSummary): VacancySummary | undefined {
  const { rank, vesselType, pay, contract, ...plain } = shownFields(
    VACANCY_TABLE,
    LISTED_FIELDS,
    stored,
  )
  if (rank === undefined || vesselType === undefined) return undefined
  const checkedOn = stored.licence_checked_on ?? undefined
  return {
    ...plain,
    id: Number(stored.id),
    path: stored.path,
    rank,
    vesselType,
    pay: payOf(pay),
    contract: storedLength(contract),
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
  const { alsoRanks, contact, pay, vesselTypeAssumed, ...plain } = shownFields(
    VACANCY_TABLE,
    DETAIL_FIELDS,
    stored,
  )
  return {
    ...summary,
    ...plain,
    companyId: stored.company_id,
    vesselGroup: stored.vessel_group ?? '',
    alsoRanks: alsoRanks.filter((code) => code !== summary.rank),
    description: datedText('description', stored.descriptions, stored.stale_texts, {
      locale,
      source,
    }),
    contact: Object.values(contact).some((value) => value !== undefined) ? contact : undefined,
    assumed: [
      ...(vesselTypeAssumed ? (['vesselType'] as const) : []),
      ...(summary.pay.kind === 'amount' && pay.currencyAssumed ? (['currency'] as const) : []),
      ...(summary.pay.kind === 'amount' && pay.periodAssumed ? (['period'] as const) : []),
    ],
    closesAt: stored.open_until ?? undefined,
    isOpen: stored.is_open !== false,
    isSuspended: stored.is_suspended === true,
  }
}

type StoredPay = ShownFields<typeof VACANCY_TABLE, ListedVacancyField>['pay']

function payOf({ negotiable, min, max, currency, period = 'month' }: StoredPay): Pay {
  if (negotiable) return { kind: 'negotiable' }
  const [least = max, most = min] = [min, max]
  if (least === undefined || most === undefined || currency === undefined) return { kind: 'hidden' }
  return { kind: 'amount', min: least, max: most, currency, period }
}

function textOf(stored: StoredText): string | undefined {
  return stored?.trim() || undefined
}
