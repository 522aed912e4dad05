import 'server-only'

import { EVERY_LANGUAGE, LIST_DOCUMENT } from '@/cms/publications/content-type'
import { LISTED } from '@/cms/publications/reading/publication-index'
import { queryList } from '@/cms/database/read-pool'
import { lastDayBefore } from '@/domain/vacancies/last-day'
import { type LicenceState, licenceState } from '@/domain/vacancies/licence'

/** Lists of what staff have to check, by the clock of the database, the most urgent first. */

/** Days ahead. */
export const CLOSING_SOON = 7
export const LICENCE_ENDS_SOON = 30
/** After so many days somebody looks a licence up again. */
export const LICENCE_CHECK_LASTS = 180

interface Found<Entry> {
  entries: Entry[]
  total: number
}

export interface ClosingVacancy {
  id: number
  title: string
  company: string
  /** `YYYY-MM-DD`: the last day on which it can be answered, as its page says it. */
  lastDay: string
}

const rows = (collection: 'vacancies' | 'crewings') => `
  SELECT document::int AS id, title, listed_until FROM publications
  WHERE collection = '${collection}' AND locale = '${EVERY_LANGUAGE}' AND document <> '${LIST_DOCUMENT}' AND ${LISTED}`

const CLOSING = `
  WITH listed AS (${rows('vacancies')})
  SELECT listed.id, listed.title, c.name AS company, listed.listed_until AS "closesAt", c.time_zone AS zone,
    count(*) OVER ()::int AS total
  FROM listed JOIN vacancies v USING (id) JOIN crewings c ON c.id = v.company_id
  WHERE listed.listed_until < now() + interval '${CLOSING_SOON} days'
  ORDER BY listed.listed_until, listed.id LIMIT $1`

/** Vacancies that readers can answer today and not a week from now. */
export async function findClosingSoon(limit: number): Promise<Found<ClosingVacancy>> {
  const found = await queryList<StoredClosing>(CLOSING, [limit])
  const entries = found.map(({ closesAt, zone, ...entry }) => ({
    ...entry,
    lastDay: lastDayBefore(closesAt, zone),
  }))
  return { entries, total: found[0]?.total ?? 0 }
}

interface StoredClosing extends Omit<ClosingVacancy, 'lastDay'> {
  /** The instant. */
  closesAt: Date
  /** The time zone of the company. */
  zone: string
  total: number
}

export interface LicenceToCheck {
  id: number
  name: string
  state: LicenceState
  validUntil: Date | null
  checkedOn: Date | null
  /** Of the company that are open. */
  vacancies: number
}

// Companies with open vacancies come first, because their licence concerns most readers.
const LICENCES = `
  WITH listed AS (${rows('crewings')}),
  open AS (
    SELECT v.company_id AS id, count(*)::int AS vacancies
    FROM (${rows('vacancies')}) board JOIN vacancies v USING (id) GROUP BY 1)
  SELECT c.id, c.name, c.licence_valid_until AS "validUntil", c.licence_checked_on AS "checkedOn",
    c.licence_valid_to > now() AS "isValid", count(*) OVER ()::int AS total,
    coalesce(open.vacancies, 0) AS vacancies
  FROM listed JOIN crewings c USING (id) LEFT JOIN open USING (id)
  WHERE c.licence_checked_on IS NULL OR c.licence_valid_to IS NULL
    OR c.licence_valid_to < now() + interval '${LICENCE_ENDS_SOON} days'
    OR c.licence_checked_on < now() - interval '${LICENCE_CHECK_LASTS} days'
  ORDER BY open.vacancies IS NULL, c.licence_valid_to NULLS LAST, c.licence_checked_on NULLS FIRST, c.id LIMIT $1`

type StoredLicence = Omit<LicenceToCheck, 'state'> & { isValid: boolean | null; total: number }

/**
 * Finds companies whose licence was never checked, was checked more than half a year ago, has expired or expires within
 * a month. A company leaves the list when staff write the day of the check and the last day of the licence.
 */
export async function findLicencesToCheck(limit: number): Promise<Found<LicenceToCheck>> {
  const found = await queryList<StoredLicence>(LICENCES, [limit])
  const entries = found.map(({ isValid, ...entry }) => ({
    ...entry,
    state: licenceState({
      checkedOn: entry.checkedOn ?? undefined,
      isValid: isValid ?? undefined,
    }),
  }))
  return { entries, total: found[0]?.total ?? 0 }
}
