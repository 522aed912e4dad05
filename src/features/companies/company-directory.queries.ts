import 'server-only'

import { EVERY_LANGUAGE, LIST_DOCUMENT } from '@/cms/publications/content-type'
import { LISTED } from '@/cms/publications/reading/publication-index'
import { query } from '@/cms/database/read-pool'
import type { CompanySearch } from '@/domain/vacancies/company-search'
import { type LicenceState, licenceState } from '@/domain/vacancies/licence'
import { readCountry } from '@/domain/imports/read-countries'
import { warnedSince } from '@/cms/publications/warned-company'
import { findTerms } from '@/domain/vocabulary/find-terms'
import {
  isVesselType,
  isWithin,
  VESSEL_TYPE_CODES,
  type VesselTypeCode,
  withinGroup,
} from '@/domain/vocabulary/vessel-types'

import { waysByEar, waysTo } from './company-name-ways'

/** Companies on one page of the directory. */
export const COMPANIES_PER_PAGE = 20

/** A company in the directory. */
export interface CompanySummary {
  id: number
  /** Content path, the same in every language. */
  path: string
  name: string
  city: string | undefined
  /** By code. */
  country: string | undefined
  licence: LicenceState
  /** The day that staff looked the licence up, UTC. */
  licenceCheckedOn: Date | undefined
  /** The day since which staff warn of it, UTC; nothing where they do not. */
  warnedSince: Date | undefined
  fleet: readonly VesselTypeCode[]
  /** Of the company that are open. */
  vacancies: number
  /** An invented one, to show what the site looks like. */
  isExample: boolean
}

/** A page of the directory. */
export interface CompanyDirectory {
  companies: readonly CompanySummary[]
  /** Of all pages. */
  total: number
  /** How many companies there would be with each choice, all other filters as they are. */
  counts: {
    /** A group counts all that belongs to it. */
    vessels: Partial<Record<VesselTypeCode, number>>
    /** By code. */
    countries: Readonly<Record<string, number>>
    licensed: number
  }
}

// Pairs of a type and a group that it is or belongs to.
const WITHIN = VESSEL_TYPE_CODES.flatMap((group) =>
  VESSEL_TYPE_CODES.filter((type) => isWithin(type, group)).map((type) => ({ type, group })),
)

const ORDER = {
  vacancies: 'vacancies DESC, lower(name), id',
  name: 'lower(name), id',
} as const

/**
 * Whether each filter lets a company through is computed once, so that counts leave their own filter out: vessels $1,
 * country $2, licence $3, words $4. Pages: $5, $6. Groups of vessels: $7, $8.
 */
const directory = (order: string) => `
  WITH board AS (
    SELECT parent, count(*)::int AS vacancies FROM publications
    WHERE collection = 'vacancies' AND locale = '${EVERY_LANGUAGE}' AND document <> '${LIST_DOCUMENT}'
      AND ${LISTED} GROUP BY parent),
  live AS (
    SELECT document, path FROM publications
    WHERE collection = 'crewings' AND locale = '${EVERY_LANGUAGE}' AND document <> '${LIST_DOCUMENT}'
      AND ${LISTED}),
  companies AS (
    SELECT c.id, live.path, c.name, c.city, c.country, c.licence_checked_on, c.is_example,
      ${warnedSince('c.id')} AS warned_since,
      coalesce(board.vacancies, 0) AS vacancies, fleet.types AS fleet,
      c.licence_valid_to > now() AS licence_valid,
      c.licence_checked_on IS NOT NULL AND c.licence_valid_to > now() IS TRUE AS is_licensed,
      $1::text[] IS NULL OR fleet.types && $1 AS on_vessel,
      $2::text IS NULL OR c.country::text = $2 AS in_country,
      NOT $3::boolean OR (c.licence_checked_on IS NOT NULL AND c.licence_valid_to > now()) IS TRUE AS passes,
      NOT EXISTS (SELECT 1 FROM jsonb_array_elements($4::jsonb) AS of(ways) WHERE NOT EXISTS (
        SELECT FROM jsonb_array_elements_text(ways) AS way
        WHERE strpos(coalesce(s.names, lower(c.name)), way) > 0)) AS is_called
    FROM live JOIN crewings c ON c.id::text = live.document
    -- Until its row is there, a company is found by its name.
    LEFT JOIN company_search s ON s.company_id = c.id
    LEFT JOIN board ON board.parent = live.document
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(value::text ORDER BY "order"), '{}') AS types
      FROM crewings_fleet_vessel_types WHERE parent_id = c.id) fleet),
  found AS (SELECT * FROM companies WHERE on_vessel AND in_country AND passes AND is_called)
  SELECT
    (SELECT count(*)::int FROM found) AS total,
    (SELECT coalesce(jsonb_agg(to_jsonb(page)), '[]') FROM (
      SELECT * FROM found ORDER BY ${order} LIMIT $5 OFFSET $6) page) AS companies,
    (SELECT coalesce(jsonb_object_agg(country, n), '{}') FROM (
      SELECT country, count(*) AS n FROM companies
      WHERE on_vessel AND passes AND is_called AND country IS NOT NULL GROUP BY country) each) AS countries,
    (SELECT coalesce(jsonb_object_agg(kind, n), '{}') FROM (
      SELECT kind, count(DISTINCT id) AS n
      FROM companies CROSS JOIN LATERAL unnest(fleet) AS of(type)
      JOIN unnest($7::text[], $8::text[]) AS within(type, kind) USING (type)
      WHERE in_country AND passes AND is_called GROUP BY kind) each) AS vessels,
    (SELECT count(*)::int FROM companies WHERE on_vessel AND in_country AND is_called AND is_licensed) AS licensed`

interface StoredSummary {
  id: number
  path: string
  name: string
  city: string | null
  country: string | null
  /** As JSON writes it. */
  licence_checked_on: string | null
  licence_valid: boolean | null
  warned_since: string | null
  fleet: string[]
  vacancies: number
  is_example: boolean | null
}

interface StoredDirectory {
  total: number
  companies: StoredSummary[]
  countries: Record<string, number>
  vessels: Partial<Record<VesselTypeCode, number>>
  licensed: number
}

/**
 * The companies that a search finds, one page of them, by the clock of the database; a page past the end has no
 * companies, and the total says so. Words are of a name or a city; where nothing is called so, they may be a country or
 * vessels of a fleet; else those of other letters are taken as they are heard, or for what they mean.
 */
export async function findCompanies(search: CompanySearch): Promise<CompanyDirectory> {
  const found = await directoryOf(search, search.words === undefined ? [] : waysTo(search.words))
  if (found.total > 0 || search.words === undefined) return found
  const meant = factsNamed(search)
  const named = meant && (await directoryOf(meant, []))
  if (named && named.total > 0) return named
  const heard = waysByEar(search.words)
  return heard ? directoryOf(search, heard) : found
}

/** A search by the country or the vessels that its words name, and nothing else. */
function factsNamed({ words = '', ...search }: CompanySearch): CompanySearch | undefined {
  const country = readCountry(words).value
  if (country !== undefined)
    return search.country === undefined ? { ...search, country } : undefined
  const { terms, rest } = findTerms(words, 'en')
  const [vessel, ...others] = terms.flatMap(({ vessels }) => vessels)
  const isVessels = rest.length === 0 && terms.length === 1 && others.length === 0
  return isVessels && vessel !== undefined && search.vessel === undefined
    ? { ...search, vessel }
    : undefined
}

async function directoryOf(search: CompanySearch, ways: string[][]): Promise<CompanyDirectory> {
  const { vessel, country, isLicensed, order, page } = search
  const [row] = await query<StoredDirectory>(
    directory(ORDER[order]),
    [
      vessel === undefined ? null : withinGroup(vessel),
      country ?? null,
      isLicensed,
      JSON.stringify(ways),
      COMPANIES_PER_PAGE,
      (page - 1) * COMPANIES_PER_PAGE,
      WITHIN.map(({ type }) => type),
      WITHIN.map(({ group }) => group),
    ],
    `companies-by-${order}`,
  )
  if (!row) throw new Error('The directory selects scalars and always answers one row.')
  const { total, companies, countries, vessels, licensed } = row
  return {
    companies: companies.map(summaryOf),
    total,
    counts: { vessels, countries, licensed },
  }
}

function summaryOf(stored: StoredSummary): CompanySummary {
  const checkedOn =
    stored.licence_checked_on === null ? undefined : new Date(stored.licence_checked_on)
  return {
    id: stored.id,
    path: stored.path,
    name: stored.name,
    city: stored.city?.trim() || undefined,
    country: stored.country ?? undefined,
    licence: licenceState({ checkedOn, isValid: stored.licence_valid ?? undefined }),
    licenceCheckedOn: checkedOn,
    warnedSince: stored.warned_since === null ? undefined : new Date(stored.warned_since),
    fleet: stored.fleet.filter(isVesselType),
    vacancies: stored.vacancies,
    isExample: stored.is_example === true,
  }
}
