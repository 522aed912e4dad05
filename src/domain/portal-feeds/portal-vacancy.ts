import type { DescribedPart } from '../texts/described-parts'
import { numberFormat } from '../locales/intl-formats'
import type { Locale } from '../locales/locales'
import type { StoredPeriod } from '../vacancies/pay-period'

/** An open vacancy as portals are told of it, in the words of one language. */
export interface PortalVacancy {
  /** Its number on the site. */
  id: number
  locale: Locale
  title: string
  /** Absolute address of its page. */
  url: string
  company: string
  /** Its own site; nothing where it has none. */
  companySite: string | undefined
  /** Where somebody joins, or else the company's office: nothing of it that is not known. */
  city: string | undefined
  /** ISO 3166-1, two letters. */
  country: string | undefined
  countryName: string | undefined
  department: string
  published: Date
  updated: Date
  /** The last day that it can be answered, `YYYY-MM-DD`. */
  lastDay: string | undefined
  description: readonly DescribedPart[]
  /** As the company wrote it; nothing where it wrote none, or where a part of it was assumed. */
  pay: PortalPay | undefined
  /** Whether the contract ends by itself. */
  isTemporary: boolean
  /** How long somebody is to have served in the rank, in words. */
  experience: string | undefined
  /** All that is asked for, a line each. */
  requirements: readonly string[]
}

/** Amounts in units of the currency. */
export interface PortalPay {
  least: number
  most: number
  /** ISO 4217. */
  currency: string
  period: StoredPeriod
}

/** What the portal is told once. */
export interface FeedHead {
  /** Who runs the site, as an admin has written it. */
  operator: string
  /** Address of an account at the portal. */
  email: string
  siteUrl: string
  /** When anything in the feed last changed, UTC; nothing of one that never had anything. */
  changed: Date | undefined
}

/**
 * Pay as portals show it in their rules.
 * @example salaryText({ least: 4000, most: 5000, currency: 'USD', period: 'month' }) // '$4000 - $5000 per month'
 */
export function salaryText({ least, most, currency, period }: PortalPay): string {
  const isWhole = Number.isInteger(least) && Number.isInteger(most)
  const format = numberFormat('en-US', {
    style: 'currency',
    currency,
    useGrouping: false,
    ...(isWhole && { maximumFractionDigits: 0 }),
  })
  // What has no sign is named by its code, with a space that does not break.
  const written = (amount: number) => format.format(amount).replaceAll('\u00a0', ' ')
  const amount = least === most ? written(least) : `${written(least)} - ${written(most)}`
  return `${amount} per ${period}`
}
