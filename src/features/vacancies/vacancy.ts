import type { ContractLength } from '@/domain/vacancies/contract-length'
import type { ShownFields } from '@/domain/structured-fields/field-table'
import type {
  ListedVacancyField,
  VACANCY_TABLE,
  VacancyFieldName,
} from '@/domain/vacancies/vacancy-fields'
import type { StoredPeriod } from '@/domain/vacancies/pay-period'
import type { LicenceState } from '@/domain/vacancies/licence'
import type { RankCode } from '@/domain/vocabulary/ranks'
import type { VesselTypeCode } from '@/domain/vocabulary/vessel-types'
import type { WrittenText } from '@/domain/texts/written-text'

/** What is paid: amounts in integer minor units, an agreement, or nothing that is said. */
export type Pay =
  | {
      kind: 'amount'
      min: number
      max: number
      /** ISO 4217. */
      currency: string
      period: StoredPeriod
    }
  | { kind: 'negotiable' }
  | { kind: 'hidden' }

/** When and where somebody joins: first and last day in UTC, port by name, country by code. */
export interface Joining {
  from: Date | undefined
  to: Date | undefined
  /** Whether it is not said when; without a day it is as soon as possible otherwise. */
  isUnsaid?: boolean
  port: string | undefined
  /** UN/LOCODE, where the port is known. */
  portCode?: string | undefined
  country: string | undefined
}

/** The structured fields of lists, and those of the page of a vacancy alone. */
type Listed = ShownFields<typeof VACANCY_TABLE, ListedVacancyField>
type Detailed = ShownFields<typeof VACANCY_TABLE, Exclude<VacancyFieldName, ListedVacancyField>>

/** A vacancy in a list. */
export interface VacancySummary extends Omit<
  Listed,
  'rank' | 'vesselType' | 'pay' | 'contract' | 'joining'
> {
  id: number
  /** Content path, the same in every language. */
  path: string
  rank: RankCode
  vesselType: VesselTypeCode
  pay: Pay
  contract: ContractLength | undefined
  joining: Joining
  company: {
    name: string
    city: string | undefined
    country: string | undefined
    licence: LicenceState
    /** The day that staff looked the licence up, UTC. */
    licenceCheckedOn: Date | undefined
    /** The day since which staff warn of it, UTC; nothing where they do not. */
    warnedSince: Date | undefined
    /** When a warning of it was last published or ended, UTC. */
    warningChangedAt: Date | undefined
  }
  /** First and last publication, UTC. */
  publishedAt: Date | undefined
  updatedAt: Date | undefined
  /** An invented one, to show what the site looks like. */
  isExample: boolean
}

/** Whom to ask about one vacancy. */
interface ContactPerson {
  name: string | undefined
  email: string | undefined
  telephone: string | undefined
}

/** A fact that the site assumed, because the company did not write it. */
type AssumedValue = 'vesselType' | 'currency' | 'period'

/** A vacancy as its own page shows it. */
export interface VacancyView
  extends VacancySummary, Omit<Detailed, 'vesselTypeAssumed' | 'pay' | 'contact'> {
  companyId: number
  /** The group of the first level that its type of vessel belongs to. */
  vesselGroup: string
  /** The company's own words. */
  description: WrittenText | undefined
  contact: ContactPerson | undefined
  assumed: readonly AssumedValue[]
  /** The instant at which it closes. */
  closesAt: Date | undefined
  /** Whether that day has not passed, by the database's clock. */
  isOpen: boolean
  /** Whether staff have suspended it, or its company: readers are warned. */
  isSuspended: boolean
}
